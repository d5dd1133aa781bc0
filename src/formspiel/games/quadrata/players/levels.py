"""Four levels of Quadrata."""

from __future__ import annotations

from random import Random

from formspiel.games.quadrata.components import Square
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK, Move
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.view import View
from formspiel.players import Player, Thought

MOST_COLUMNS = 6
"""A home-made square that is larger than what machine words have room for is played by easy."""


def play_easy(view: View, moves: tuple[Move, ...], rng: Random, _thought: Thought) -> Move:
    """Lays the form down where it fits, the tidiest of a few places it sees, without a plan."""
    laying = [m for m in moves if m.goal == SQUARE and (m.origin != SQUARE or m.of is not None)]
    if laying:
        square = square_of(view.config)
        covered = view.boards[view.turn or 0].covered
        seen = rng.sample(laying, min(4, len(laying)))
        return min(seen, key=lambda move: count_cuts(square, covered | square.mask(move.cells)))
    # Nothing fits: rather empty the reserve or shift a form than fill the reserve.
    for origin, goal in ((RESERVE, STOCK), (SQUARE, SQUARE), (STOCK, RESERVE)):
        fitting = [move for move in moves if (move.origin, move.goal) == (origin, goal)]
        if fitting:
            return rng.choice(fitting)
    return rng.choice(moves)


def play_medium(view: View, moves: tuple[Move, ...], rng: Random, thought: Thought) -> Move:
    """Fills its square tidily and quickly, and does not care what the others do."""
    if square_of(view.config).size > MOST_COLUMNS:
        return play_easy(view, moves, rng, thought)
    from formspiel.games.quadrata.players.choice import choose_best, plain_weights  # noqa: PLC0415 - slow

    return choose_best(view, plain_weights(), rng)


def play_hard(view: View, moves: tuple[Move, ...], rng: Random, thought: Thought) -> Move:
    """Weighs for each move what it needs to finish, what can be robbed, and the others' squares."""
    if square_of(view.config).size > MOST_COLUMNS:
        return play_easy(view, moves, rng, thought)
    from formspiel.games.quadrata.players.choice import choose_best, learned_weights  # noqa: PLC0415 - slow

    return choose_best(view, learned_weights(), rng)


def play_master(view: View, moves: tuple[Move, ...], rng: Random, thought: Thought) -> Move:
    """Plays its best moves on for some turns with many rolls; in plain Python with far fewer."""
    if square_of(view.config).size > MOST_COLUMNS:
        return play_easy(view, moves, rng, thought)
    from formspiel.games.quadrata.players.choice import (  # noqa: PLC0415 - slow to load
        choose_by_playing,
        learned_weights,
    )

    return choose_by_playing(view, learned_weights(), rng, thought)


def count_cuts(square: Square, covered: int) -> int:
    """How many cells are covered by half."""
    cells = (covered >> shift & 15 for shift in range(0, 4 * square.size**2, 4))
    return sum(cell not in (0, 15) for cell in cells)


PLAYERS: dict[str, Player] = {
    "easy": play_easy,
    "medium": play_medium,
    "hard": play_hard,
    "master": play_master,
}
