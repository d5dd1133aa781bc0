"""How fast random play goes: kernels beside the plain rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import thread_time

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import require_numba

Task = Callable[[int], int]
"""Plays with the luck of a seed, and says how many rounds or games that were."""

WHAT: dict[str, tuple[str, int, Json]] = {
    "fits": ("rounds of board 1", 1, {"boards": ["1"]}),
    "bits": ("rounds with card 1", 1, {}),
    "quadrata": ("rounds of two seats, 200 turns at most", 2, {"rounds": 1, "turn_limit": 200}),
    "digit": ("games of Solitaire", 1, {"variant": "solitaire"}),
}
"""What is counted in each game, with seats and options for the plain rules."""


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


def tasks_of(game: str) -> dict[str, Task]:
    """Random play of a game, by the kernel and by the rules; needs the extra `fast`."""
    require_numba()
    return {"kernel": KERNELS[game](), "rules": by_rules(game)}


def by_rules(name: str, games: int = 20) -> Task:
    """Random games by the plain rules, all legal moves listed at each step."""
    game = GAMES[name]
    _, seats, options = WHAT[name]
    config = game.configure(game.load_edition(game.editions[0]), seats, options)

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


def fits_kernel(board: str = "1") -> Task:
    """Random rounds of FITS on a board."""
    from formspiel.games.fits.kernel import random_rounds  # noqa: PLC0415  needs the extra

    edition = GAMES["fits"].load_edition("2009")
    return lambda seed: len(random_rounds(edition, board, 200_000, seed))


def bits_kernel() -> Task:
    """Random rounds of BITS with the first task card."""
    from formspiel.games.bits.kernel import random_rounds  # noqa: PLC0415  needs the extra

    edition = GAMES["bits"].load_edition("2012")
    return lambda seed: len(random_rounds(edition, ("1",), 100_000, seed))


def quadrata_kernel() -> Task:
    """Random rounds of Quadrata."""
    from formspiel.games.quadrata.kernel_games import random_games  # noqa: PLC0415  as above

    edition = GAMES["quadrata"].load_edition("1973")
    return lambda seed: len(random_games(edition, 2, 500, seed, 200))


def digit_kernel() -> Task:
    """Random games of DIGIT Solitaire."""
    from formspiel.games.digit.kernel_games import random_games  # noqa: PLC0415  as above

    edition = GAMES["digit"].load_edition("1987")
    return lambda seed: len(random_games(edition, "solitaire", 1, 5000, seed))


KERNELS: dict[str, Callable[[], Task]] = {
    "fits": fits_kernel,
    "bits": bits_kernel,
    "quadrata": quadrata_kernel,
    "digit": digit_kernel,
}
"""The games that have a kernel."""
