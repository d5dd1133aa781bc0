"""How fast random play goes: kernels beside the plain rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import thread_time

from formspiel.games.core import CHANCE, OVER
from formspiel.games.fits import GAME as FITS
from formspiel.games.jit import require_numba

Task = Callable[[int], int]
"""Plays with the luck of a seed, and says how many rounds or games that were."""


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


def fits_tasks(board: str = "1") -> dict[str, Task]:
    """Random rounds of FITS on a board, by the kernel and by the rules; needs the extra `fast`."""
    require_numba()
    from formspiel.games.fits.kernel import random_rounds  # noqa: PLC0415 - needs the extra

    edition = FITS.load_edition(FITS.editions[0])
    config = FITS.configure(edition, 1, {"boards": [board]})

    def by_kernel(seed: int) -> int:
        return len(random_rounds(edition, board, 200_000, seed))

    def by_rules(seed: int) -> int:
        rng = Random(seed)
        for _ in range(100):
            state = FITS.setup(config)
            while (acting := FITS.to_act(state)) is not OVER:
                if acting is CHANCE:
                    chances = FITS.chances(state)
                    event = chances.pick(rng.randrange(chances.total))
                else:
                    event = rng.choice(FITS.legal(state, acting[0]))
                state = FITS.apply(state, event)
        return 100

    return {"kernel": by_kernel, "rules": by_rules}
