"""Squares and tables of Quadrata as flat lists of machine words, for the kernel.

- A square is three words, two columns a word: quarter q of cell (x, y) is bit
  24 (x mod 2) + 4 y + q of word x / 2, with q the place of its letter in `ENSW`. A square of
  less than six columns lies in the corner of one with six; the rest is covered from the
  beginning.
- A place is a form of some number somewhere in the square. Places of all numbers stand in
  one list, in the order of the rules.
- A table is one list: what `TURN` to `STOCK` name, then a block for each seat.
- A move is one number; `kernel_moves.py` says how.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.quadrata.components import NUMBERS, QuadrataEdition, Square
from formspiel.games.quadrata.events import Cells
from formspiel.games.quadrata.state import State
from formspiel.games.quadrata.view import View

MOST_COLUMNS = 6
WORDS = 3
COLUMN = 24
"""The bits of a column."""

TURN, TURNS, LIMIT, PIPS, IS_JOKER, ENDED_BY, IS_OVER, SEATS, STOCK_AT = range(9)
"""The places in a table: whose turn it is, how many are over, how many there may be (or -1),
the roll (or 0), whether a six is a joker, who has filled the square (or -1), whether the
round is over, how many seats there are, and how many forms of 1, 2, …, 6 are in the stock."""

SEATS_AT = STOCK_AT + 6
COVERED, RESERVE_AT, COUNT, LAID = 0, 3, 9, 10
"""In the block of a seat: the words of the square, the reserve, how many forms are laid, and
the places where they are."""

MOST_LAID = 72
BLOCK = LAID + MOST_LAID


class Places(NamedTuple):
    """Every place of every form in a square."""

    first: Ints
    """The first place of number 1, 2, …, 6, and the end."""
    words: Ints
    """The words of each place."""
    numbers: Ints
    near_first: Ints
    near: Ints
    """The other places of the same number that a place touches: those of place p are in
    `near` from `near_first[p]` on."""
    wall: Ints
    """The words of what is no part of the square."""
    box: Ints
    """How many forms of 1, 2, …, 6 a round begins with; then the columns of the square."""


@dataclass(frozen=True, eq=False)
class Box:
    """An edition for some number of seats, as the kernel has it."""

    places: Places
    cells: tuple[Cells, ...]
    """The quarters of each place."""
    index: dict[tuple[int, int], int]
    """The place of a number and mask."""
    most_moves: int
    """There are never more moves than this."""


@cache
def pack_box(edition: QuadrataEdition, seats: int) -> Box:
    """The square that so many players fill, with its places, and the stock."""
    square = edition.square(seats)
    if square.size > MOST_COLUMNS:
        raise BeyondKernel(f"A square can have at most {MOST_COLUMNS} columns here.")
    stock = edition.stock(seats)
    first, masks, numbers, cells = [0], [], [], []
    for number in NUMBERS:
        for mask, quarters in square.places.get(number, {}).items():
            masks.append(mask)
            numbers.append(number)
            cells.append(quarters)
        first.append(len(masks))
    near_first, near = [0], []
    for place, mask in enumerate(masks):
        begin, end = first[numbers[place] - 1], first[numbers[place]]
        near += [p for p in range(begin, end) if p != place and masks[p] & mask]
        near_first.append(len(near))
    wall = [2 ** (2 * COLUMN) - 1] * WORDS
    full = pack_mask(square, square.full)
    most_ways = max(end - begin for begin, end in pairwise(first)) + 2
    return Box(
        Places(
            first=ints(first),
            words=ints(word for mask in masks for word in pack_mask(square, mask)),
            numbers=ints(numbers),
            near_first=ints(near_first),
            near=ints(near),
            wall=ints(w & ~f for w, f in zip(wall, full, strict=True)),
            box=ints((*stock, square.size)),
        ),
        tuple(cells),
        {(n, m): place for place, (n, m) in enumerate(zip(numbers, masks, strict=True))},
        # At most: each number from stock and reserve, each own form, each form of the others.
        (2 * len(NUMBERS) + MOST_LAID + max(stock)) * most_ways,
    )


def pack_mask(square: Square, mask: int) -> tuple[int, ...]:
    """A mask of the rules as words."""
    words = [0] * WORDS
    column = 4 * square.size
    for x in range(square.size):
        own = mask >> (column * x) & (2**column - 1)
        words[x // 2] |= own << (COLUMN * (x % 2))
    return tuple(words)


def pack_table(seen: State | View) -> Ints:
    """The round under way as the kernel has it."""
    config = seen.config
    box = pack_box(config.edition, config.seats)
    square = config.edition.square(config.seats)
    limit = -1 if config.turn_limit is None else config.turn_limit
    is_over = len(seen.past) == config.rounds
    head = [seen.turn or 0, seen.turns, limit, seen.pips or 0, seen.is_joker, -1, is_over]
    table = [*map(int, head), config.seats, *seen.stock]
    for board in seen.boards:
        covered = pack_mask(square, board.covered)
        table += [own | int(wall) for own, wall in zip(covered, box.places.wall, strict=True)]
        laid = [box.index[form] for form in board.forms]
        table += [*board.reserve, len(laid), *laid, *[0] * (MOST_LAID - len(laid))]
    return ints(table)
