"""How fast kernels and masters are beside an earlier commit, run in turns.

    git worktree add ../earlier v0.1
    python benchmarks/against_earlier.py ../earlier

Both checkouts have a process each that stays alive; they take turns, task by task, so that a
busy machine slows both down alike, and only the time that a process was at work counts. Above
1 this checkout is the faster one. The earlier one runs with this interpreter unless
`--python` names another.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, stdev

HERE = Path(__file__).resolve().parent.parent
GAMES = ("fits", "bits", "quadrata", "digit")
MASTERS = {
    "fits": (1, {"boards": ["1", "4"]}),
    "bits": (1, {}),
    "quadrata": (2, {"rounds": 1, "turn_limit": 60}),
    "digit": (2, {"variant": "standard"}),
}
"""Seats and options of the games that masters are asked in."""

WORKER = '''
import sys
from importlib import import_module
from random import Random
from time import thread_time

effort, every = float(sys.argv[1]), int(sys.argv[2])
masters = eval(sys.argv[3])

def find(*names):
    """The first of some names of a module or what is in it; they changed from commit to commit."""
    for name in names:
        module, _, thing = name.partition(":")
        try:
            return getattr(import_module(module), thing) if thing else import_module(module)
        except (ImportError, AttributeError):
            continue
    raise ImportError(names)

games = find("formspiel.core.registry:GAMES", "formspiel.games:GAMES")
CHANCE = find("formspiel.core.game:CHANCE", "formspiel.games.core:CHANCE")
OVER = find("formspiel.core.game:OVER", "formspiel.games.core:OVER")
players = import_module("formspiel.players")

def load_kernel(game):
    try:
        return import_module(f"formspiel.games.{game}.benchmark").load_kernel()
    except ImportError:
        return import_module("formspiel.lab.speed").KERNELS[game]()

def load_master(name):
    game, player = games[name], players.load_player(name, "master")
    seats, options = masters[name]
    config = game.configure(game.load_edition(game.editions[0]), seats, options)
    rng, state, asked = Random(1), game.setup(config), []
    while (acting := game.to_act(state)) is not OVER and len(asked) < 40 * every:
        if acting is CHANCE:
            chances = game.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            moves = game.legal(state, acting[0])
            asked.append((game.view(state, acting[0]), moves))
            event = rng.choice(moves)
        state = game.apply(state, event)

    def ask(seed):
        for view, moves in asked[::every]:
            player(view, moves, Random(seed), players.Thought(effort))

    return ask

tasks = {}
for line in sys.stdin:
    kind, game, seed = line.split()
    if (kind, game) not in tasks:
        tasks[kind, game] = (load_kernel if kind == "kernel" else load_master)(game)
        tasks[kind, game](0)
    begun = thread_time()
    tasks[kind, game](int(seed))
    print(thread_time() - begun, flush=True)
'''


@contextmanager
def worker(checkout: Path, python: str, effort: float, every: int) -> Iterator[subprocess.Popen]:
    """A process that runs the tasks with the code of a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [python, "-c", WORKER, str(effort), str(every), repr(MASTERS)]
    with subprocess.Popen(  # noqa: S603 - what the caller names is run
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.stdin.close()


def run(process: subprocess.Popen, kind: str, game: str, seed: int) -> float:
    """The seconds that a task took."""
    process.stdin.write(f"{kind} {game} {seed}\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def compare(
    now: subprocess.Popen, before: subprocess.Popen, task: tuple[str, str], runs: int
) -> str:
    """The ratio of the speeds, with an interval of 95 %."""
    logs = []
    for seed in range(runs + 1):
        order = (now, before) if seed % 2 else (before, now)
        seconds = {id(process): run(process, *task, seed) for process in order}
        logs.append(math.log(seconds[id(before)] / seconds[id(now)]))
    # The first run warms up.
    logs = logs[1:]
    wide = 1.96 * stdev(logs) / math.sqrt(len(logs))
    low, middle, high = (math.exp(mean(logs) + side) for side in (-wide, 0.0, wide))
    return f"{middle:.2f} ({low:.2f} to {high:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("earlier", type=Path, help="a checkout of the earlier commit")
    parser.add_argument(
        "--python", default=sys.executable, help="the interpreter of the earlier one"
    )
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--think", type=float, default=0.05, help="a master's seconds (0.05)")
    parser.add_argument("--every", type=int, default=2, help="ask masters in every n-th position")
    parser.add_argument("--only", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument(
        "--kinds", nargs="+", choices=["kernel", "master"], default=["kernel", "master"]
    )
    options = parser.parse_args()
    thinking = options.think, options.every
    with (
        worker(HERE, sys.executable, *thinking) as now,
        worker(options.earlier.resolve(), options.python, *thinking) as before,
    ):
        for kind in options.kinds:
            for game in options.only:
                told = compare(now, before, (kind, game), options.runs)
                print(f"{kind:6} {game:8} {told}", flush=True)


if __name__ == "__main__":
    main()
