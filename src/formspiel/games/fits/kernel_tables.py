"""Pieces and boards of FITS as tables of machine words, for the kernel.

How the words are laid out is said in `kernel.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.dual import BeyondKernel
from formspiel.dropping import profile
from formspiel.games.fits.components import FitsEdition, Layout
from formspiel.geometry import Cell, moved

LIMIT, CLEAR, TOPS, ONES, CELLS, BOTTOMS, SHIFT = range(7)
"""The words of a slot. LIMIT has in each column the greatest height that is legal there
with the highest bit set; CLEAR keeps the columns that the piece leaves alone; TOPS and
BOTTOMS are its profile, ONES has a 1 in each of its columns; CELLS is the piece lying on
row 0; SHIFT moves its left column into the lowest byte."""

KIND, LOW_ROWS, HIGH_ROWS, POINTS = range(4)
"""The words of a line of scoring: what kind it is, the fields it asks about, and where its
points begin in the list of points."""

FIELD, ROW, SYMBOL, WORD = range(4)
"""The kinds of a line: points for each visible field, for each row with one, by the number
of visible fields, or if all are visible, which then are used up."""

MOST_COLUMNS, MOST_ROWS = 8, 16
"""What the words have room for."""


@dataclass(frozen=True, eq=False)
class Pieces:
    """The pieces of an edition."""

    names: tuple[str, ...]
    slots: NDArray[np.uint64]
    first: NDArray[np.int64]
    starts: NDArray[np.int64]
    shapes: tuple[tuple[Cell, ...], ...]
    """The cells of each slot, lying on row 0."""

    def cells(self, slot: int, y: int) -> tuple[Cell, ...]:
        """The cells of a placement, sorted."""
        return moved(self.shapes[slot], 0, y)


@dataclass(frozen=True, eq=False)
class Scoring:
    """How a board scores, line by line; the first of the points are had before any line."""

    lines: NDArray[np.uint64]
    points: NDArray[np.int64]


def pack_heights(heights: Sequence[int]) -> np.uint64:
    """Heights as one word.

    >>> hex(pack_heights((1, 0, 3)))
    '0x30001'
    """
    return np.uint64(sum(height << (8 * x) for x, height in enumerate(heights)))


def unpack_heights(word: np.uint64, columns: int) -> tuple[int, ...]:
    """The heights in a word."""
    return tuple(int(word) >> (8 * x) & 0xFF for x in range(columns))


def pack_fields(fields: Iterable[Cell]) -> tuple[np.uint64, np.uint64]:
    """Fields as two words; those over the sixteenth row are left out."""
    mask = sum(1 << (8 * y + x) for x, y in fields if y < MOST_ROWS)
    return np.uint64(mask & (2**64 - 1)), np.uint64(mask >> 64)


@cache
def pack_pieces(edition: FitsEdition) -> Pieces:
    """The pieces of an edition, in its order."""
    if edition.columns > MOST_COLUMNS or edition.rows > MOST_ROWS:
        raise BeyondKernel(
            f"A board can have at most {MOST_COLUMNS} columns and {MOST_ROWS} rows here, "
            f"this edition has {edition.columns} and {edition.rows}."
        )
    slots, shapes, first = [], [], [0]
    for piece in edition.pieces.values():
        for turn in piece.turns:
            width = profile(turn).width
            for x in range(edition.columns - width + 1):
                slots.append(_pack_slot(turn, x, edition.rows))
                shapes.append(moved(turn, x, 0))
        first.append(len(slots))
    names = tuple(edition.pieces)
    return Pieces(
        names,
        np.array(slots, np.uint64),
        np.array(first, np.int64),
        np.array([names.index(name) for name in edition.start], np.int64),
        tuple(shapes),
    )


def _pack_slot(turn: tuple[Cell, ...], x: int, rows: int) -> list[int]:
    shape = profile(turn)
    columns = range(x, x + shape.width)
    limit = [0xFF] * MOST_COLUMNS
    clear = [0xFF] * MOST_COLUMNS
    tops, ones, bottoms = [[0] * MOST_COLUMNS for _ in range(3)]
    for column, bottom, top in zip(columns, shape.bottoms, shape.tops, strict=True):
        limit[column] = 0x80 + rows - 1 + bottom
        clear[column] = 0
        tops[column], ones[column], bottoms[column] = top, 1, bottom
    cells = pack_fields(moved(turn, x, 0))[0]
    packed = [int(pack_heights(word)) for word in (limit, clear, tops, ones)]
    return [*packed, int(cells), int(pack_heights(bottoms)), 8 * x]


@cache
def pack_board(edition: FitsEdition, board: str) -> Scoring:
    """The scoring of a board."""
    pack_pieces(edition)
    layout = edition.boards[board]
    lines: list[list[int]] = []
    points = [layout.row_bonus * edition.rows]

    def add(kind: int, fields: Iterable[Cell], *values: int) -> None:
        lines.append([kind, *map(int, pack_fields(fields)), len(points)])
        points.extend(values)

    cells = [(x, y) for x in range(edition.columns) for y in range(edition.rows)]
    add(FIELD, [cell for cell in cells if cell not in layout.fields], -1)
    if layout.row_bonus:
        # Every row has its bonus from the start, and loses it by a visible field.
        blank = {cell for cell, field in layout.fields.items() if field.is_blank}
        add(ROW, [cell for cell in cells if cell not in blank], -layout.row_bonus)
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
    return Scoring(np.array(lines, np.uint64), np.array(points, np.int64))


def _letters(layout: Layout, letters: str) -> list[Cell]:
    return [
        cell for cell, field in layout.fields.items() if field.letter and field.letter in letters
    ]
