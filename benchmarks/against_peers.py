"""Steps a second of our environments beside those of peers, taking turns in one run.

One environment: FITS in Gymnasium, with observation and mask at each step, beside 2048 of
OpenSpiel (C++, driven from Python, without either) and connect four of PettingZoo (with both).
All play random legal actions; choosing them is part of the time. A step of ours reads the mask
from `action_masks()`.

Many at once: a vector environment of FITS with observations and masks, beside a batch of
Jumanji's Tetris-v0, which may use every core there is, while ours has one thread. There the time
of a step alone is counted, and on a second line that of a step and of a random legal action
chosen for every row by NumPy; Jumanji's time has the choice of its actions in it.

    .venv/bin/python benchmarks/against_peers.py --runs 7

PettingZoo's pygame and Jumanji's JAX are installed into benchmarks/.peers the first time. Each
figure is the median of several runs; what is printed last is how it grows with the batch.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter, process_time

import gymnasium
import numpy as np
import pyspiel
from against_jumanji import PEER as JUMANJI
from against_jumanji import PEERS, ask, install

import formspiel.envs  # noqa: F401 - it registers the environments

STEPS = 20_000
BATCHES = (1, 4, 16, 64, 256, 1024, 4096, 16_384)
ZOO = PEERS.with_name("pettingzoo")

CONNECT_FOUR = """
import random, sys, time
import numpy as np
from pettingzoo.classic import connect_four_v3

env = connect_four_v3.env()
env.reset(seed=1)
print("ready", flush=True)
for line in sys.stdin:
    steps, begun = 0, time.perf_counter()
    while steps < 5000:
        env.reset()
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
    print(steps / (time.perf_counter() - begun), flush=True)
"""


class Clock:
    """What counts: the time on the wall, or on a busy machine that of the processor."""

    read = staticmethod(perf_counter)
    name = "perf_counter"

    @classmethod
    def count_processor(cls) -> None:
        """Count the time of all threads together, of ours and of the peers."""
        cls.read = staticmethod(process_time)
        cls.name = "process_time"


def install_zoo() -> str:
    """PettingZoo with what its classic games need, in an environment of its own; its Python."""
    python = ZOO / "bin" / "python"
    if not (ZOO / "installed").exists():
        print("installing PettingZoo; this takes a minute", file=sys.stderr)
        venv.create(ZOO, with_pip=True, clear=True)
        needs = ["pettingzoo==1.27.0", "pygame>=2.6", "numpy"]
        command = [python, "-m", "pip", "install", "--quiet", *needs]
        subprocess.run(command, check=True)  # noqa: S603  a fixed command
        (ZOO / "installed").touch()
    return str(python)


@contextmanager
def peer(*command: str) -> Iterator[Callable[[], float]]:
    """A peer in a process of its own, which makes a run whenever it is asked."""
    with subprocess.Popen(  # noqa: S603  a fixed command
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        to, answers = process.stdin, process.stdout
        if to is None or answers is None or answers.readline().strip() != "ready":
            raise SystemExit("the peer did not start")
        yield lambda: ask(to, answers)
        to.close()


def step_fits() -> float:
    """Steps a second of one environment, made as anybody would make it."""
    env = gymnasium.make("formspiel/Fits-v0")
    masks = env.unwrapped.action_masks
    env.reset(seed=1)
    over, begun = False, Clock.read()
    for _ in range(STEPS):
        if over:
            env.reset()
        legal = masks().nonzero()[0]
        _, _, over, _, _ = env.step(legal[int(random.random() * len(legal))])
    return STEPS / (Clock.read() - begun)


def step_2048() -> float:
    """Decisions a second of OpenSpiel's game; what chance does is not counted, but takes time."""
    game = pyspiel.load_game("2048")
    state, decisions, begun = game.new_initial_state(), 0, Clock.read()
    while decisions < STEPS:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, shares)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return STEPS / (Clock.read() - begun)


def choose(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """A random legal action for each row; 0 where a game is over."""
    rows, actions = np.divmod(np.flatnonzero(mask.view(bool)), mask.shape[1])
    if not len(actions):
        return np.zeros(len(mask), np.int64)
    first = np.searchsorted(rows, np.arange(len(mask) + 1))
    counts = np.diff(first)
    picked = first[:-1] + (rng.random(len(mask)) * counts).astype(int)
    return np.where(counts > 0, actions[np.minimum(picked, len(actions) - 1)], 0)


def step_many(size: int, *, copy: bool = True) -> tuple[float, float]:
    """Steps a second of a vector environment: alone, and with the choice of actions."""
    env = gymnasium.make_vec(
        "formspiel/Fits-v0", size, vectorization_mode="vector_entry_point", copy=copy
    )
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps, alone, begun = max(40, min(2_000, 200_000 // size)), 0.0, Clock.read()
    for _ in range(steps):
        actions = choose(seen["action_mask"], rng)
        stepped = Clock.read()
        seen, *_ = env.step(actions)
        alone += Clock.read() - stepped
    return size * steps / alone, size * steps / (Clock.read() - begun)


def tell(name: str, rates: list[float]) -> None:
    print(f"{name}: {median(rates):,.0f} a second ({min(rates):,.0f} to {max(rates):,.0f})")


def compare_one(runs: int) -> None:
    own, spiel, zoo = [], [], []
    with peer(install_zoo(), "-c", CONNECT_FOUR.replace("perf_counter", Clock.name)) as four:
        for number in range(runs + 1):
            found = step_fits(), step_2048(), four()
            # The first run of each warms up.
            if number:
                for rates, rate in zip((own, spiel, zoo), found, strict=True):
                    rates.append(rate)
    print("One environment, steps:")
    tell("  formspiel/Fits-v0", own)
    tell("  OpenSpiel, 2048", spiel)
    tell("  PettingZoo, connect four", zoo)
    print(f"  beside OpenSpiel: {median(own) / median(spiel):.2f}, wanted 0.5")
    print(f"  beside PettingZoo: {median(own) / median(zoo):.1f}, wanted 3")


def compare_many(runs: int, batch: int) -> None:
    alone, whole, shared, theirs = [], [], [], []
    script = JUMANJI.replace("perf_counter", Clock.name)
    with peer(str(install()), "-c", script, str(batch), "100") as tetris:
        for number in range(runs + 1):
            step, both = step_many(batch)
            found = step, both, step_many(batch, copy=False)[0], tetris()
            if number:
                for rates, rate in zip((alone, whole, shared, theirs), found, strict=True):
                    rates.append(rate)
    print(f"\n{batch} at once, steps:")
    tell("  formspiel/Fits-v0", alone)
    tell("  formspiel/Fits-v0, actions chosen by NumPy", whole)
    tell("  formspiel/Fits-v0, copy=False", shared)
    tell("  Jumanji, Tetris-v0", theirs)
    print(f"  beside Jumanji: {median(alone) / median(theirs):.1f}, wanted 5")


def show_growth(runs: int) -> None:
    print(
        "\n| batch | steps a second | with actions chosen | copy=False |\n| --- | --- | --- | --- |"
    )
    for batch in BATCHES:
        found = [(*step_many(batch), step_many(batch, copy=False)[0]) for _ in range(runs)]
        step, both, shared = (median(rates) for rates in zip(*found, strict=True))
        print(f"| {batch:,} | {step:,.0f} | {both:,.0f} | {shared:,.0f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compares environments with those of peers.")
    parser.add_argument("--batch", type=int, default=1024, help="boards side by side (1024)")
    parser.add_argument("--runs", type=int, default=7, help="runs a figure (7)")
    parser.add_argument("--processor", action="store_true", help="count processor time")
    asked = parser.parse_args()
    if asked.processor:
        Clock.count_processor()
    compare_one(asked.runs)
    compare_many(asked.runs, asked.batch)
    show_growth(min(3, asked.runs))


if __name__ == "__main__":
    main()
