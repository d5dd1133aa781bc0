"""A board of FITS as flat lists of numbers, for the judgement and the search of its bots.

- Heights and the slots of the pieces are as in `kernel_tables.py`.
- Symbols and letters are marks: a bit each. Those that score together are a group.
- Points are what a board scores if nothing more is covered, less the rows that can no
  longer be completed, and without the groups.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from formspiel.core.speed.arrays import Floats, Ints, floats, ints
from formspiel.dropping import profile
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.kernel_tables import HEIGHTS, pack_heights, pack_pieces
from formspiel.games.fits.players.fields import BoardFields
from formspiel.games.fits.state import Board
from formspiel.geometry import Cell

(
    COLUMNS,
    ROWS,
    BYTES,
    ROW_BONUS,
    GROUPS,
    TOTAL,
    VARIANTS,
    FIRST,
    SLOTS,
    COVER,
    COVER_MARKS,
    MARK,
    BELOW_MARKS,
    WANTED,
    NEED,
    GROUP,
    GROUP_OF,
    KIND,
    BROKEN_KIND,
    NARROW,
    FIT_TWO,
    FIT_THREE,
    FIT_FOUR,
    SIZE,
    HEADER,
) = range(25)
"""The first numbers of a table are sizes, up to VARIANTS, and then places where lists begin:

FIRST, by piece: its first slot. SLOTS: those of the kernel. COVER and COVER_MARKS, by slot and
row: the points that covering brings, and the marks it covers. By column and height: MARK, the
mark there or -1; BELOW_MARKS, all marks below; WANTED, how many fields from there on should
be covered; KIND and BROKEN_KIND, the kind of the field, if its row is whole and if not.
NEED, by column: the rows that a visible field breaks. GROUP: three numbers a group, its first
mark, its size and where its hopes begin; GROUP_OF, by mark. FIT_…: the pieces that lie flush
on columns with these steps between them; NARROW, those that lie flush on one column. SIZE, by
piece: its squares."""


class BoardTable(NamedTuple):
    """A board made ready."""

    numbers: Ints
    hopes: Floats
    """By group, and the marks of it that are visible and covered: what it will score."""
    fields: BoardFields


class Laid(NamedTuple):
    """What lies on a board."""

    heights: int
    covered: int
    """The marks that are covered."""
    broken: int
    """The rows that cannot be completed any more, where that counts."""
    points: int


@cache
def tabulate(edition: FitsEdition, board: str) -> BoardTable:
    """The table of a board, made once."""
    fields = BoardFields(edition.boards[board], edition.rows)
    columns, rows = edition.columns, edition.rows
    cells = [(x, y) for x in range(columns) for y in range(rows)]
    numbers = [0] * HEADER
    numbers[COLUMNS], numbers[ROWS] = columns, rows
    numbers[BYTES] = (len(edition.pieces) + 7) // 8
    bonus = numbers[ROW_BONUS] = fields.layout.row_bonus
    numbers[GROUPS] = len(fields.groups)
    numbers[TOTAL] = sum(map(fields.value, cells)) + bonus * rows
    # What rows are broken does not matter where complete rows bring nothing.
    numbers[VARIANTS] = 4 if bonus else 1

    def put(place: int, values: Iterable[int]) -> None:
        numbers[place] = len(numbers)
        numbers.extend(values)

    def put_by_height(place: int, count: Callable[[int, int], int]) -> None:
        put(place, [count(x, height) for x in range(columns) for height in range(HEIGHTS)])

    def is_wanted(cell: Cell) -> bool:
        return cell in fields.marks or fields.value(cell) < 0

    pieces = pack_pieces(edition)
    covers = [
        [cell for cell in pieces.cells(slot, y) if cell[1] < rows]
        for slot in range(len(pieces.shapes))
        for y in range(rows)
    ]
    put(FIRST, map(int, pieces.first))
    put(SLOTS, map(int, pieces.slots))
    put(COVER, [-sum(map(fields.value, cells)) for cells in covers])
    put(COVER_MARKS, [fields.mask(cells) for cells in covers])
    put_by_height(MARK, lambda x, y: fields.marks.get((x, y), -1))
    put_by_height(BELOW_MARKS, lambda x, h: fields.mask((x, y) for y in range(h)))
    put_by_height(WANTED, lambda x, h: sum(is_wanted((x, y)) for y in range(h, rows)))
    put(NEED, [sum(fields.breaks_row((x, y)) << y for y in range(rows)) for x in range(columns)])
    put(GROUP, [number for group in fields.groups for number in group])
    put(GROUP_OF, [n for n, (_, size, _) in enumerate(fields.groups) for _ in range(size)])
    put_by_height(KIND, lambda x, y: fields.kind((x, y), is_broken=False))
    put_by_height(BROKEN_KIND, lambda x, y: fields.kind((x, y), is_broken=True))
    for width, fits in enumerate(_list_fits(edition), 1):
        if width == 1:
            numbers[NARROW] = fits[0]
        else:
            put((FIT_TWO, FIT_THREE, FIT_FOUR)[width - 2], fits)
    put(SIZE, [len(piece.cells) for piece in edition.pieces.values()])
    return BoardTable(ints(numbers), floats([*fields.hopes, 0.0]), fields)


def lay_out(table: BoardTable, board: Board) -> Laid:
    """What lies on a board, as the table has it."""
    numbers, _, fields = table
    columns = len(board.heights)
    covered = broken = 0
    points = int(numbers[TOTAL])
    for x, height in enumerate(board.heights):
        for y in range(min(height, fields.rows)):
            if board.covered >> (y * columns + x) & 1:
                points -= fields.value((x, y))
                covered |= fields.mask([(x, y)])
            elif fields.breaks_row((x, y)):
                broken |= 1 << y
    points -= int(numbers[ROW_BONUS]) * broken.bit_count()
    return Laid(pack_heights(board.heights), covered, broken, points)


def _list_fits(edition: FitsEdition) -> list[list[int]]:
    """By width, and the steps from column to column as digits: the pieces that lie flush.

    A step of -4 to 4 is the digit 0 to 8; 9 is any other step, on which nothing lies flush.
    """
    fits = [[0] * 10**width for width in range(4)]
    for number, piece in enumerate(edition.pieces.values()):
        for turn in piece.turns:
            bottoms = profile(turn).bottoms
            steps = [right - left for left, right in pairwise(bottoms)]
            if len(steps) < len(fits) and all(-4 <= step <= 4 for step in steps):
                place = 0
                for step in steps:
                    place = 10 * place + step + 4
                fits[len(steps)][place] |= 1 << number
    return fits
