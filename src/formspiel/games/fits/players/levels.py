"""The bots of FITS. Everybody plays their own board, so all of them just go for points.

Nothing is hidden but the order of the cards to come, which master samples. Boards of more
than twelve columns, which only home-made editions have, are beyond all bots but easy; there
the others play like easy on its best days.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from formspiel.core.speed.jit import has_numba
from formspiel.games.fits.components import Field
from formspiel.games.fits.events import Move, Place
from formspiel.games.fits.kernel_tables import MOST_COLUMNS
from formspiel.games.fits.state import Board
from formspiel.games.fits.view import View
from formspiel.geometry import Cell
from formspiel.players import Thought

if TYPE_CHECKING:
    from formspiel.games.fits.players.position import Position

Moves = tuple[Move, ...]

CARELESS = 0.4
"""How much worse than the best the placements may be that easy picks from."""

FAST_RATE, PLAIN_RATE = 150_000, 1_000
"""Pieces that master lays on trial in a second, with the extra `fast` and without."""


def play_easy(view: View, moves: Moves, rng: Random, thought: Thought) -> Move:  # noqa: ARG001 - it does not think
    """Drops every piece low, with few gaps under it, and spares bonus fields, but carelessly."""
    return _drop_low(view, moves, rng, CARELESS)


def play_medium(view: View, moves: Moves, rng: Random, thought: Thought) -> Move:  # noqa: ARG001 - it does not think
    """Loses as few points as it can with the piece at hand, and keeps its heap even."""
    position = _set_up(view, moves)
    if position is None:
        return _drop_low(view, moves, rng, 0.0)
    from formspiel.games.fits.players.position import weigh_losses  # noqa: PLC0415 - loaded by now

    return _pick(position, weigh_losses(position))


def play_hard(view: View, moves: Moves, rng: Random, thought: Thought) -> Move:  # noqa: ARG001 - it does not think
    """Knows from many rounds what a board is worth, and takes the move that leads to the best."""
    position = _set_up(view, moves)
    if position is None:
        return _drop_low(view, moves, rng, 0.0)
    from formspiel.games.fits.players.position import evaluate_all  # noqa: PLC0415 - loaded by now

    return _pick(position, evaluate_all(position))


def play_master(view: View, moves: Moves, rng: Random, thought: Thought) -> Move:
    """Tries its moves out in thousands of rounds with the cards to come, dealt by chance.

    The last cards of a round it reckons through. Without the extra `fast` it tries far fewer
    rounds in the same time.
    """
    position = _set_up(view, moves)
    if position is None:
        return _drop_low(view, moves, rng, 0.0)
    from formspiel.games.fits.players.position import try_out  # noqa: PLC0415 - loaded by now

    samples = thought.samples(FAST_RATE if has_numba() else PLAIN_RATE)
    return try_out(position, samples, rng.getrandbits(64), thought)


def _set_up(view: View, moves: Moves) -> Position | None:
    """What is to be decided, made ready; None on a board that is too wide."""
    if view.config.edition.columns > MOST_COLUMNS:
        return None
    # With the extra `fast` this takes a second to load.
    from formspiel.games.fits.players.position import set_up  # noqa: PLC0415

    return set_up(view, moves)


def _pick(position: Position, worths: list[float]) -> Move:
    return position.options[max(range(len(worths)), key=worths.__getitem__)]


def _drop_low(view: View, moves: Moves, rng: Random, careless: float) -> Move:
    """One of the placements with the fewest gaps and bonus fields under the piece, and low."""
    drops = [move for move in moves if isinstance(move, Place)]
    if not drops:
        return moves[-1]
    board = view.boards[drops[0].seat]
    fields = view.config.edition.boards[view.config.boards[len(view.past)]].fields
    badness = [
        _count_gaps(board, move) + _count_bonus(fields, move) + _mean_row(move) / 2
        for move in drops
    ]
    limit = min(badness) + careless
    return rng.choice([move for move, bad in zip(drops, badness, strict=True) if bad <= limit])


def _count_gaps(board: Board, move: Place) -> int:
    """How many fields the piece closes off from above."""
    lowest: dict[int, int] = {}
    for x, y in move.cells:
        lowest[x] = min(y, lowest.get(x, y))
    return sum(y - board.heights[x] for x, y in lowest.items())


def _count_bonus(fields: dict[Cell, Field], move: Place) -> int:
    """The points of the bonus fields that the piece covers."""
    return sum(max(0, fields[cell].value or 0) for cell in move.cells if cell in fields)


def _mean_row(move: Place) -> float:
    return sum(y for _, y in move.cells) / len(move.cells)


PLAYERS = {
    "easy": play_easy,
    "medium": play_medium,
    "hard": play_hard,
    "master": play_master,
}
