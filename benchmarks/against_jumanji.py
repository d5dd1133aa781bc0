"""Placements a second of the FITS kernel and of Jumanji's Tetris-v0, in the same run.

Jumanji is the fastest peer that plays whole batches of a game in which pieces drop. Its
Tetris has a board of 10 × 10 and the seven tetrominoes; every step puts one piece, drawn
at random, at a legal place, drawn at random, and finished games begin again. FITS plays
random rounds on board 1. Only pieces that come to lie on a board count, none that are set
aside. The two take turns, and each figure is the median of several runs.

    .venv/bin/python benchmarks/against_jumanji.py --batch 1024 --runs 7

The peer is installed into benchmarks/.peers the first time; it may use every core there
is, while the kernel has one thread.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import IO

VERSION = "1.1.2"
PEERS = Path(__file__).parent / ".peers" / "jumanji"
ROUNDS = 200_000
SAMPLE = 2_000

PEER = """
import sys, time
import jax, jumanji
from jumanji.wrappers import AutoResetWrapper

batch, steps = int(sys.argv[1]), int(sys.argv[2])
tetris = AutoResetWrapper(jumanji.make("Tetris-v0"))

def step(carry, key):
    state, mask = carry
    odds = jax.numpy.where(mask.reshape(-1), 0.0, -jax.numpy.inf)
    turn, column = jax.numpy.divmod(jax.random.categorical(key, odds), mask.shape[1])
    state, seen = tetris.step(state, jax.numpy.stack([turn, column]))
    return (state, seen.observation.action_mask), seen.reward

def play(carry, key):
    return jax.lax.scan(step, carry, jax.random.split(key, steps))

play = jax.jit(jax.vmap(play))
key = jax.random.PRNGKey(0)
state, seen = jax.jit(jax.vmap(tetris.reset))(jax.random.split(key, batch))
carry = (state, seen.observation.action_mask)
print("ready", flush=True)
for line in sys.stdin:
    key, own = jax.random.split(key)
    keys = jax.random.split(own, batch)
    begun = time.perf_counter()
    carry, rewards = jax.block_until_ready(play(carry, keys))
    print(batch * steps / (time.perf_counter() - begun), flush=True)
"""


def install() -> Path:
    """Get the peer into an environment of its own, if it is not there yet; its Python."""
    python = PEERS / "bin" / "python"
    if not (PEERS / "installed").exists():
        print("installing the peer; this takes a minute", file=sys.stderr)
        venv.create(PEERS, with_pip=True, clear=True)
        command = [python, "-m", "pip", "install", "--quiet", f"jumanji=={VERSION}"]
        subprocess.run(command, check=True)  # noqa: S603  a fixed command
        (PEERS / "installed").touch()
    return python


class Kernel:
    """FITS, ready to be measured."""

    def __init__(self) -> None:
        from formspiel.games.fits.components import load_edition  # noqa: PLC0415  after --help
        from formspiel.games.fits.events import Place  # noqa: PLC0415
        from formspiel.games.fits.kernel_games import random_round, random_rounds  # noqa: PLC0415

        self.edition = load_edition("2009")
        self.random_rounds = random_rounds
        lines = [random_round(self.edition, "1", 0, number)[1] for number in range(SAMPLE)]
        self.placed = sum(isinstance(m, Place) for line in lines for m in line) / SAMPLE
        """How many pieces come to lie on a board in one round, in the mean."""

    def measure(self, seed: int) -> float:
        """Placements a second in one run."""
        begun = perf_counter()
        self.random_rounds(self.edition, "1", ROUNDS, seed)
        return ROUNDS * self.placed / (perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares random placements with Jumanji.")
    parser.add_argument("--batch", type=int, default=1024, help="games side by side (1024)")
    parser.add_argument("--steps", type=int, default=100, help="steps of each in a run (100)")
    parser.add_argument("--runs", type=int, default=7, help="runs a figure (7)")
    arguments = parser.parse_args()
    python = install()
    kernel = Kernel()
    command = [python, "-c", PEER, str(arguments.batch), str(arguments.steps)]
    with subprocess.Popen(  # noqa: S603  a fixed command
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as peer:
        if peer.stdin is None or peer.stdout is None:
            raise SystemExit("the peer did not start")
        if peer.stdout.readline().strip() != "ready":
            raise SystemExit("the peer did not start")
        ours, theirs = [], []
        # The first run of each warms up.
        for seed in range(arguments.runs + 1):
            found = kernel.measure(seed), ask(peer.stdin, peer.stdout)
            if seed:
                ours.append(found[0])
                theirs.append(found[1])
        peer.stdin.close()
    for name, rates in ("formspiel, FITS", ours), (f"jumanji {VERSION}, Tetris-v0", theirs):
        low, high = min(rates), max(rates)
        print(f"{name}: {median(rates):,.0f} placements a second ({low:,.0f} to {high:,.0f})")
    print(f"ratio: {median(ours) / median(theirs):.1f}")


def ask(to: IO[str], answers: IO[str]) -> float:
    """Let the peer make one run; its placements a second."""
    to.write("\n")
    to.flush()
    return float(answers.readline())


if __name__ == "__main__":
    main()
