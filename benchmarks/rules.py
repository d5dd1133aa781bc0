"""How fast the rules play: python benchmarks/rules.py [--games fits bits …] [--runs N].

- FITS: random solo rounds a second through rules.py, all legal moves listed at each step;
- FITS: the time to read and replay a whole record of four boards and four seats;
- every other game: the mean time of a random game.

Each figure is the median of several runs, with the best and the worst beside it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame
from formspiel.core.record import Record, format_record, parse_record, replay
from formspiel.core.registry import GAMES
from formspiel.geometry import settled

ROUNDS = 200
"""Rounds of FITS a run."""

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "bits": (2, {}),
    "quadrata": (2, {"rounds": 1, "turn_limit": 200}),
    "digit": (2, {}),
}
"""Seats and options of a random game."""

SEVERAL = 5
"""Games a run."""

Mover = Callable[[AnyGame, Any, tuple[Any, ...], Random], Any]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how fast the rules play.")
    parser.add_argument("--games", nargs="+", choices=[*GAMES], default=[*GAMES], metavar="GAME")
    parser.add_argument("--runs", type=int, default=5, help="runs a figure (default 5)")
    arguments = parser.parse_args()
    for name in arguments.games:
        if name == "fits":
            seconds = measure(fits_rounds, arguments.runs)
            tell("fits, random solo rounds a second", [ROUNDS / s for s in seconds], "")
            seconds = measure(replays(whole_record()), arguments.runs)
            tell("fits, replay of four boards and four seats", in_ms(seconds), " ms")
        else:
            seats, options = TABLES.get(name, (2, {}))
            seconds = measure(several_games(name, seats, options), arguments.runs)
            means = [s / SEVERAL for s in seconds]
            with_options = f" with {options}" if options else ""
            tell(f"{name}, a random game of {seats}{with_options}", in_ms(means), " ms")


def measure(work: Callable[[int], object], runs: int) -> list[float]:
    """The seconds that each run takes, after one that warms up."""
    work(0)
    seconds = []
    for run in range(1, runs + 1):
        start = perf_counter()
        work(run)
        seconds.append(perf_counter() - start)
    return seconds


def in_ms(seconds: list[float]) -> list[float]:
    return [1000 * s for s in seconds]


def tell(what: str, figures: list[float], unit: str) -> None:
    low, high = min(figures), max(figures)
    print(f"{what}: {median(figures):,.1f}{unit} (from {low:,.1f} to {high:,.1f})")


def fits_rounds(seed: int) -> None:
    """Random solo rounds on board 1."""
    game = GAMES["fits"]
    config = game.configure(game.load_edition(game.editions[0]), 1, {"boards": ["1"]})
    rng = Random(seed)
    for _ in range(ROUNDS):
        play(game, config, rng, any_move)


def replays(text: str) -> Callable[[int], object]:
    return lambda _run: replay(parse_record(text))


def several_games(name: str, seats: int, options: dict[str, Any]) -> Callable[[int], object]:
    """Some random games with other luck in every run."""
    game = GAMES[name]
    config = game.configure(game.load_edition(game.editions[0]), seats, options)
    mover = card_move if name == "digit" else any_move

    def work(run: int) -> None:
        for number in range(SEVERAL):
            play(game, config, Random(SEVERAL * run + number), mover)

    return work


def play(game: AnyGame, config: Any, rng: Random, mover: Mover) -> list[Any]:
    """The events of a whole game, all legal moves listed at each step."""
    state, events = game.setup(config), []
    while (acting := game.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = game.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            event = mover(game, state, game.legal(state, acting[0]), rng)
        state = game.apply(state, event)
        events.append(event)
    return events


def any_move(_game: AnyGame, _state: Any, moves: tuple[Any, ...], rng: Random) -> Any:
    return moves[int(rng.random() * len(moves))]


def card_move(game: AnyGame, state: Any, moves: tuple[Any, ...], rng: Random) -> Any:
    """A move that makes the figure of an own card where there is one.

    Aimless Standard DIGIT does not end. The steps of an edition come in the order of the
    moves and name the figures, so that looking costs next to nothing.
    """
    steps = state.config.edition.steps(settled(state.sticks))
    hand = state.hands[moves[0].seat]
    good = [move for step, move in zip(steps, moves, strict=True) if step.figure in hand]
    return rng.choice(good) if good else any_move(game, state, moves, rng)


def whole_record() -> str:
    """A standard game of FITS with four seats, played at random, as a text."""
    game = GAMES["fits"]
    config = game.configure(game.load_edition(game.editions[0]), 4, {})
    events = play(game, config, Random(4), any_move)
    return format_record(Record(game, config, tuple(map(game.format_event, events))))


if __name__ == "__main__":
    main()
