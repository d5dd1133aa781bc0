"""Pieces and boards of FITS as rows of whole numbers, for kernel, players and solver alike.

- Heights are one number, five bits a column, the left column lowest.
- A slot is an orientation of a piece over a left column. Slots of all pieces stand one after
  the other; those of piece p are number `first[p]` to `first[p + 1]`.
- Covered fields are two numbers, each with as many whole rows as 60 bits have room for; in it
  the field (x, y) is the bit y · columns + x.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.dual import BeyondKernel
from formspiel.dropping import profile
from formspiel.games.fits.components import FitsEdition, Layout
from formspiel.geometry import Cell, moved

BITS = 5
HEIGHT = (1 << BITS) - 1
HEIGHTS = 1 << BITS
MOST_COLUMNS, MOST_ROWS = 60 // BITS, 16
"""What a number has room for."""

MOST_FIELDS = 60
"""How many fields are in a number at most."""

WIDEST = TALLEST = 6
DEEPEST = WIDEST - 1
"""A piece has six squares at most: so wide and tall it is at most, and so far may its bottom
line be below one of its columns."""

LIMIT, OWN, LIFT, SHIFT, TOPS, ONES, FIELDS, CELLS, SLOT = range(9)
"""A slot is SLOT numbers: in each of its columns how much less than HEIGHT the greatest height
is that is legal there, all bits, and how much less than DEEPEST its bottom is; where its left
column is in the heights; in each of its columns its top, and a 1; the fields that it covers on
row 0, if there is room for them; and its cells, TALLEST bits a column, the left column
lowest."""

CARRIES = sum(1 << (BITS * (x + 1)) for x in range(MOST_COLUMNS))
"""Where a column is that gets what is too much for the one to its left."""

KIND, LOW_ROWS, HIGH_ROWS, POINTS, LINE = range(5)
"""A line of scoring is LINE numbers: what kind it is, the fields it asks about, and where its
points begin in the list of points."""

FIELD, ROW, SYMBOL, WORD = range(4)
"""The kinds of a line: points for each visible field, for each row with one, by the number
of visible fields, or if all are visible, which then are used up. For rows there are besides
their points the column on the right and the other columns, as covered fields are."""


@dataclass(frozen=True, eq=False)
class Pieces:
    """The pieces of an edition."""

    names: tuple[str, ...]
    slots: Ints
    first: Ints
    starts: Ints
    by_turn: Ints
    """The slots once more, those of a piece turn by turn and from left to right, in the order
    in which the solver tries them."""
    shapes: tuple[tuple[Cell, ...], ...]
    """The cells of each slot, lying on row 0."""

    def cells(self, slot: int, y: int) -> tuple[Cell, ...]:
        """The cells of a placement, sorted."""
        return moved(self.shapes[slot], 0, y)


class Scoring(NamedTuple):
    """How a board scores, line by line; the first of the points are had before any line."""

    lines: Ints
    points: Ints


def pack_heights(heights: Sequence[int]) -> int:
    """Heights as one number.

    >>> hex(pack_heights((1, 0, 3)))
    '0xc01'
    """
    return sum(height << (BITS * x) for x, height in enumerate(heights))


def unpack_heights(word: int, columns: int) -> tuple[int, ...]:
    """The heights in a number."""
    return tuple(int(word) >> (BITS * x) & HEIGHT for x in range(columns))


def count_covered(columns: int) -> int:
    """How many fields are in a number: as many whole rows as there is room for."""
    return columns * (MOST_FIELDS // columns)


def pack_fields(fields: Iterable[Cell], columns: int) -> tuple[int, int]:
    """Fields as two numbers; those over the last row that they have room for are left out."""
    bits = count_covered(columns)
    mask = sum(1 << (columns * y + x) for x, y in fields) & ((1 << 2 * bits) - 1)
    return mask & ((1 << bits) - 1), mask >> bits


@cache
def pack_pieces(edition: FitsEdition) -> Pieces:
    """The pieces of an edition, in its order."""
    if edition.columns > MOST_COLUMNS or edition.rows > MOST_ROWS:
        raise BeyondKernel(
            f"A board can have at most {MOST_COLUMNS} columns and {MOST_ROWS} rows here, "
            f"this edition has {edition.columns} and {edition.rows}."
        )
    slots: list[int] = []
    shapes: list[tuple[Cell, ...]] = []
    first, by_turn = [0], []
    for piece in edition.pieces.values():
        own = [
            _list_cells(column.drops[0].mask, edition.columns) for column in piece.drops.by_column
        ]
        slots += [number for shape in own for number in _pack_slot(shape, edition)]
        turned = sorted(own, key=lambda shape: (piece.turns.index(_settle(shape)), shape))
        by_turn += [first[-1] + own.index(shape) for shape in turned]
        shapes += own
        first.append(len(shapes))
    names = tuple(edition.pieces)
    starts = ints(names.index(name) for name in edition.start)
    return Pieces(names, ints(slots), ints(first), starts, ints(by_turn), tuple(shapes))


def _list_cells(mask: int, columns: int) -> tuple[Cell, ...]:
    """The cells of a mask of the rules, sorted."""
    bits = range(mask.bit_length())
    return tuple(sorted((bit % columns, bit // columns) for bit in bits if mask >> bit & 1))


def _settle(shape: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A shape moved to the left edge."""
    return moved(shape, -min(x for x, _ in shape), 0)


def _pack_slot(shape: tuple[Cell, ...], edition: FitsEdition) -> list[int]:
    left = min(x for x, _ in shape)
    turn = _settle(shape)
    own = profile(turn)
    columns = range(left, left + own.width)
    bottoms = list(zip(columns, own.bottoms, strict=True))
    is_small = edition.columns * TALLEST <= MOST_FIELDS
    return [
        sum((HEIGHT + 1 - edition.rows - bottom) << (BITS * x) for x, bottom in bottoms),
        sum(HEIGHT << (BITS * x) for x in columns),
        sum((DEEPEST - bottom) << (BITS * x) for x, bottom in bottoms),
        BITS * left,
        sum(top << (BITS * x) for x, top in zip(columns, own.tops, strict=True)),
        sum(1 << (BITS * x) for x in columns),
        sum(1 << (edition.columns * y + x) for x, y in shape) if is_small else 0,
        sum(1 << (TALLEST * x + y) for x, y in turn),
    ]


@cache
def pack_board(edition: FitsEdition, board: str) -> Scoring:
    """The scoring of a board by its covered fields."""
    columns, rows = edition.columns, edition.rows
    if columns * TALLEST > MOST_FIELDS or rows > 2 * (MOST_FIELDS // columns):
        raise BeyondKernel(f"A board of {columns} columns and {rows} rows is too large here.")
    layout = edition.boards[board]
    lines: list[int] = []
    points = [layout.row_bonus * rows]

    def add(kind: int, fields: Iterable[Cell], *values: int) -> None:
        lines.extend((kind, *pack_fields(fields, columns), len(points)))
        points.extend(values)

    cells = [(x, y) for x in range(columns) for y in range(rows)]
    add(FIELD, [cell for cell in cells if cell not in layout.fields], -1)
    if layout.row_bonus:
        # Every row has its bonus from the start, and loses it by a visible field.
        blank = {cell for cell, field in layout.fields.items() if field.is_blank}
        own = [cell for cell in cells if cell not in blank]
        right = pack_fields(((columns - 1, y) for y in range(rows)), columns)[0]
        others = pack_fields((cell for cell in cells if cell[0] < columns - 1), columns)[0]
        add(ROW, own, -layout.row_bonus, right, others)
    for value in sorted({field.value for field in layout.fields.values() if field.value}):
        add(FIELD, [cell for cell, field in layout.fields.items() if field.value == value], value)
    for symbol in sorted({field.symbol for field in layout.fields.values()} - {""}):
        own = [cell for cell, field in layout.fields.items() if field.symbol == symbol]
        # A symbol that is not visible at all is not scored.
        add(SYMBOL, own, 0, *layout.symbol_points[1:])
    for word in layout.words:
        add(WORD, _letters(layout, word.text), word.points)
    if layout.unused_letter:
        letters = "".join(field.letter for field in layout.fields.values())
        add(FIELD, _letters(layout, letters), layout.unused_letter)
    return Scoring(ints(lines), ints(points))


def _letters(layout: Layout, letters: str) -> list[Cell]:
    return [
        cell for cell, field in layout.fields.items() if field.letter and field.letter in letters
    ]
