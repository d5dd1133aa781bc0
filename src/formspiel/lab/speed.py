"""How fast random play goes: kernels beside the plain rules."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from time import thread_time

from formspiel.core.game import CHANCE, OVER, AnyGame
from formspiel.core.info import Benchmark, Task
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import require_numba


def measured_games() -> tuple[str, ...]:
    """The games that say what can be measured of them."""
    return tuple(name for name, game in GAMES.items() if game.info.benchmark is not None)


def measure_rates(tasks: Mapping[str, Task], runs: int = 7) -> dict[str, list[float]]:
    """Rounds a second of each task on one thread, run by run, after one that warms up.

    Only the time that the thread was at work counts, and the tasks take turns: a busy
    machine slows them down less, and alike.
    """
    for task in tasks.values():
        task(0)
    rates: dict[str, list[float]] = {name: [] for name in tasks}
    for seed in range(1, runs + 1):
        for name, task in tasks.items():
            begun = thread_time()
            rounds = task(seed)
            rates[name].append(rounds / (thread_time() - begun))
    return rates


def tasks_of(name: str) -> dict[str, Task]:
    """Random play of a game, by the kernel and by the rules; needs the extra `fast`."""
    require_numba()
    kernel: Task = import_module(f"{GAMES[name].package}.benchmark").load_kernel()
    return {"kernel": kernel, "rules": by_rules(name)}


def by_rules(name: str, games: int = 20) -> Task:
    """Random games by the plain rules, all legal moves listed at each step."""
    game = GAMES[name]
    case = case_of(game)
    config = game.configure(game.load_edition(game.editions[0]), case.seats, case.options)

    def play(seed: int) -> int:
        rng = Random(seed)
        rounds = 0
        for _ in range(games):
            state = game.setup(config)
            while (acting := game.to_act(state)) is not OVER:
                if acting is CHANCE:
                    chances = game.chances(state)
                    event = chances.pick(rng.randrange(chances.total))
                else:
                    event = rng.choice(game.legal(state, acting[0]))
                state = game.apply(state, event)
            rounds += len(game.outcome(state).rounds)
        return rounds

    return play


def case_of(game: AnyGame) -> Benchmark:
    """What is measured of a game; a KeyError if it does not say."""
    if game.info.benchmark is None:
        raise KeyError(game.id)
    return game.info.benchmark
