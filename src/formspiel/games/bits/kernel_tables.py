"""Tiles, cards and boards of BITS as numbers, for the kernel.

- Heights are one number, four bits a column, the left column lowest; over the right edge
  stands a wall that is higher than any board.
- The squares of a colour are one number; the cell (x, y) is the bit y · STRIDE + x. STRIDE
  is one more than the columns, so that areas do not run on from row to row.
- A slot says how a tile lies: four times its left column, plus 2 if it stands upright,
  plus 1 if its second colour is left or below.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.events import Square
from formspiel.games.bits.state import Board
from formspiel.geometry import CELLS, Cell, orientations

MOST_COLUMNS = MOST_ROWS = 14
MOST_BITS = 62

UPRIGHT, SWAPPED = 2, 1
EMPTY, COLUMNS, ROWS, STRIDE, GROUND, COLUMN = range(6)
"""The places in `Box.sizes`: the heights of an empty board; its columns, rows and stride;
the bits of all its cells and of its left column."""


class Box(NamedTuple):
    """What is in the box and on the table, as numbers."""

    sizes: Ints
    tiles: Ints
    """The two colours of each tile, tile by tile."""
    copies: Ints
    """How many building cards show each tile."""
    tasks: Ints
    """At 2n the points of an area of n squares, at 2n + 1 where the forms of n squares
    begin that earn or cost more. A form is two numbers: its bits moved down to the lowest,
    and points; it is listed in all its turns."""


@cache
def pack_box(edition: BitsEdition, tasks: tuple[str, ...]) -> Box:
    """An edition with these task cards in force. Tiles and colours keep their order."""
    columns, rows = edition.columns, edition.rows
    stride = columns + 1
    if columns > MOST_COLUMNS or rows > MOST_ROWS or stride * rows > MOST_BITS:
        raise BeyondKernel(f"A board of {columns} columns and {rows} rows is too large here.")
    cells = [(x, y) for y in range(rows) for x in range(columns)]
    points = [0] * (len(cells) + 1)
    forms: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for name in tasks:
        task = edition.tasks[name]
        if task.form is None:
            points[task.squares] += task.points
        else:
            for turned in orientations(CELLS, task.form):
                forms[task.squares].append((form_bits(turned, stride), task.points))
    packed: list[int] = []
    begin = 2 * len(points) + 2
    for squares in range(len(points)):
        packed += [points[squares], begin]
        begin += 2 * len(forms[squares])
    packed += [0, begin]
    for squares in sorted(forms):
        packed += [number for pair in forms[squares] for number in pair]
    return Box(
        sizes=ints(
            [
                15 << (4 * columns),
                columns,
                rows,
                stride,
                _bits(cells, stride),
                _bits([cell for cell in cells if cell[0] == 0], stride),
            ]
        ),
        tiles=ints(edition.colours.index(letter) for name in edition.tiles for letter in name),
        copies=ints(tile.count for tile in edition.tiles.values()),
        tasks=ints(packed),
    )


def pack_heights(heights: Iterable[int]) -> int:
    """Heights as one number, with the wall over the right edge.

    >>> hex(pack_heights((1, 0, 3)))
    '0xf301'
    """
    return sum(height << (4 * x) for x, height in enumerate((*heights, 15)))


def unpack_heights(word: int, columns: int) -> tuple[int, ...]:
    """The heights in a number."""
    return tuple(int(word) >> (4 * x) & 15 for x in range(columns))


def pack_squares(edition: BitsEdition, squares: Iterable[Square]) -> Ints:
    """The squares of each colour as a number."""
    masks = [0] * len(edition.colours)
    for x, y, colour in squares:
        masks[edition.colours.index(colour)] |= 1 << (y * (edition.columns + 1) + x)
    return ints(masks)


def pack_board(edition: BitsEdition, board: Board) -> tuple[int, Ints]:
    """The heights of a board, and its squares."""
    squares = [square for _, laid in board.placed for square in laid]
    return pack_heights(board.heights), pack_squares(edition, squares)


def slot_of(tile: str, cells: tuple[Square, ...]) -> int:
    """The slot of a tile that has come to rest on these sorted squares."""
    (x, y, colour), (_, above, _) = cells
    return 4 * x + UPRIGHT * (above > y) + SWAPPED * (colour != tile[0])


def squares_of(tile: str, slot: int, y: int) -> tuple[Square, ...]:
    """The sorted squares of a tile that has come to rest on row y."""
    first, second = (tile[1], tile[0]) if slot & SWAPPED else (tile[0], tile[1])
    x = slot >> 2
    if slot & UPRIGHT:
        return ((x, y, first), (x, y + 1, second))
    return ((x, y, first), (x + 1, y, second))


def _bits(cells: Iterable[Cell], stride: int) -> int:
    return sum(1 << (y * stride + x) for x, y in cells)


def form_bits(cells: Iterable[Cell], stride: int) -> int:
    """A form as bits, moved so that its lowest bit is the first."""
    bits = _bits(cells, stride)
    return bits // (bits & -bits)
