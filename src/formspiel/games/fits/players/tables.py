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


class Outline(NamedTuple):
    """The sizes of a board, and where each of its lists begins among its numbers.

    Compiled code has all lists in one row: a bundle of them would have to be counted and passed
    on with every call, which takes longer than most of what is called.
    """

    columns: int
    rows: int
    piece_bytes: int
    """How many bytes a set of pieces takes, a bit each."""
    row_bonus: int
    group_count: int
    total: int
    """The points of an empty board on which all is well."""
    variants: int
    """In how many ways two rows can be broken or not, as far as that matters."""
    flush_on_one: int
    """The pieces that lie flush on one column."""
    first: int
    """By piece: its first slot; and the end."""
    slots: int
    """Those of the kernel."""
    cover_points: int
    """By slot and row: the points that covering brings."""
    cover_marks: int
    """By slot and row: the marks that are covered."""
    marks: int
    """By column and height: the mark there, or -1."""
    marks_below: int
    """By column and height: all marks below."""
    wanted: int
    """By column and height: how many fields from there on should be covered."""
    need: int
    """By column: the rows that a visible field breaks."""
    groups: int
    """Three numbers a group: its first mark, its size, and where its expected scores begin."""
    group_of: int
    """By mark."""
    kinds: int
    """By column and height: the kind of the field if its row is whole."""
    broken_kinds: int
    """The same if its row is broken."""
    flush_on_two: int
    """By the step between two columns: the pieces that lie flush on them."""
    flush_on_three: int
    flush_on_four: int
    piece_sizes: int
    """By piece: its squares."""


class BoardTable(NamedTuple):
    """A board made ready."""

    outline: Outline
    numbers: Ints
    expected: Floats
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
    bonus = fields.layout.row_bonus
    numbers: list[int] = []

    def put(values: Iterable[int]) -> int:
        begin = len(numbers)
        numbers.extend(values)
        return begin

    def put_by_height(count: Callable[[int, int], int]) -> int:
        return put(count(x, height) for x in range(columns) for height in range(HEIGHTS))

    def is_wanted(cell: Cell) -> bool:
        return cell in fields.marks or fields.value(cell) < 0

    pieces = pack_pieces(edition)
    covers = [
        [cell for cell in pieces.cells(slot, y) if cell[1] < rows]
        for slot in range(len(pieces.shapes))
        for y in range(rows)
    ]
    flush = _list_flush(edition)
    outline = Outline(
        columns=columns,
        rows=rows,
        piece_bytes=(len(edition.pieces) + 7) // 8,
        row_bonus=bonus,
        group_count=len(fields.groups),
        total=sum(map(fields.value, cells)) + bonus * rows,
        # What rows are broken does not matter where complete rows bring nothing.
        variants=4 if bonus else 1,
        flush_on_one=flush[0][0],
        first=put(map(int, pieces.first)),
        slots=put(map(int, pieces.slots)),
        cover_points=put(-sum(map(fields.value, own)) for own in covers),
        cover_marks=put(map(fields.mask, covers)),
        marks=put_by_height(lambda x, y: fields.marks.get((x, y), -1)),
        marks_below=put_by_height(lambda x, h: fields.mask((x, y) for y in range(h))),
        wanted=put_by_height(lambda x, h: sum(is_wanted((x, y)) for y in range(h, rows))),
        need=put(sum(fields.breaks_row((x, y)) << y for y in range(rows)) for x in range(columns)),
        groups=put(number for group in fields.groups for number in group),
        group_of=put(n for n, (_, size, _) in enumerate(fields.groups) for _ in range(size)),
        kinds=put_by_height(lambda x, y: fields.kind((x, y), is_broken=False)),
        broken_kinds=put_by_height(lambda x, y: fields.kind((x, y), is_broken=True)),
        flush_on_two=put(flush[1]),
        flush_on_three=put(flush[2]),
        flush_on_four=put(flush[3]),
        piece_sizes=put(len(piece.cells) for piece in edition.pieces.values()),
    )
    return BoardTable(outline, ints(numbers), floats([*fields.expected, 0.0]), fields)


def lay_out(table: BoardTable, board: Board) -> Laid:
    """What lies on a board, as the table has it."""
    outline, fields = table.outline, table.fields
    columns = len(board.heights)
    covered = broken = 0
    points = outline.total
    for x, height in enumerate(board.heights):
        for y in range(min(height, fields.rows)):
            if board.covered >> (y * columns + x) & 1:
                points -= fields.value((x, y))
                covered |= fields.mask([(x, y)])
            elif fields.breaks_row((x, y)):
                broken |= 1 << y
    points -= outline.row_bonus * broken.bit_count()
    return Laid(pack_heights(board.heights), covered, broken, points)


def _list_flush(edition: FitsEdition) -> list[list[int]]:
    """By width, and the steps from column to column as digits: the pieces that lie flush.

    A step of -4 to 4 is the digit 0 to 8; 9 is any other step, on which nothing lies flush.
    """
    flush = [[0] * 10**width for width in range(4)]
    for number, piece in enumerate(edition.pieces.values()):
        for turn in piece.turns:
            bottoms = profile(turn).bottoms
            steps = [right - left for left, right in pairwise(bottoms)]
            if len(steps) < len(flush) and all(-4 <= step <= 4 for step in steps):
                place = 0
                for step in steps:
                    place = 10 * place + step + 4
                flush[len(steps)][place] |= 1 << number
    return flush
