"""A move of Quadrata as one number, for the kernel."""

from __future__ import annotations

from formspiel.core.speed.dual import compiled
from formspiel.games.quadrata.components import Square
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK, Move
from formspiel.games.quadrata.kernel_tables import Box

FROM_STOCK, FROM_RESERVE, FROM_SQUARE = range(3)
TO_STOCK, TO_RESERVE, TO_SQUARE = range(3)
WHERE = (STOCK, RESERVE, SQUARE)

TO_BITS, AT_BITS, GOAL_BITS, ORIGIN_BITS, OF_BITS = 12, 12, 2, 2, 3
AT_SHIFT = TO_BITS
GOAL_SHIFT = AT_SHIFT + AT_BITS
ORIGIN_SHIFT = GOAL_SHIFT + GOAL_BITS
OF_SHIFT = ORIGIN_SHIFT + ORIGIN_BITS
NUMBER_SHIFT = OF_SHIFT + OF_BITS


@compiled
def code_move(number: int, origin: int, of: int, at: int, goal: int, to: int) -> int:
    """A move as one number; `of` is 1 + a seat, `at` and `to` are 1 + a place, or 0."""
    return (
        to
        | (at << AT_SHIFT)
        | (goal << GOAL_SHIFT)
        | (origin << ORIGIN_SHIFT)
        | (of << OF_SHIFT)
        | (number << NUMBER_SHIFT)
    )


@compiled
def split_move(move: int) -> tuple[int, int, int, int, int, int]:
    """What `code_move` was given."""
    return (
        move >> NUMBER_SHIFT,
        (move >> ORIGIN_SHIFT) & ((1 << ORIGIN_BITS) - 1),
        (move >> OF_SHIFT) & ((1 << OF_BITS) - 1),
        (move >> AT_SHIFT) & ((1 << AT_BITS) - 1),
        (move >> GOAL_SHIFT) & ((1 << GOAL_BITS) - 1),
        move & ((1 << TO_BITS) - 1),
    )


def unpack_move(box: Box, seat: int, code: int) -> Move:
    """The move of a number."""
    number, origin, of, at, goal, to = split_move(int(code))
    return Move(
        seat,
        number,
        WHERE[origin],
        of - 1 if of else None,
        box.cells[at - 1] if at else (),
        WHERE[goal],
        box.cells[to - 1] if to else (),
    )


def pack_move(box: Box, square: Square, move: Move) -> int:
    """The number of a move."""
    at = box.index[move.number, square.mask(move.at_cells)] + 1 if move.at_cells else 0
    to = box.index[move.number, square.mask(move.cells)] + 1 if move.cells else 0
    of = 0 if move.of is None else move.of + 1
    origin, goal = WHERE.index(move.origin), WHERE.index(move.goal)
    return code_move(move.number, origin, of, at, goal, to)
