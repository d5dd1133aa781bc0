"""A board of FITS as a solver sees it: how much every placement loses for good.

The ideal is a board on which every field does its best: ordinary fields are covered,
bonus fields visible, rows complete. Pieces come from above, so a field is decided as soon
as the heap has grown past it, and what it loses against the ideal is known then. A round
scores the ideal less all losses, and a solver looks for the line that loses least.

What a line has lost and may still lose depends on the heights and on little else:

- rows with a bonus: which rows have a visible field already;
- symbols: how many of each are visible already, until all are decided;
- words: which letters must stay visible. A line commits itself to that from the start,
  and the lines for every such aim are searched side by side.

Heights, broken rows, counts of symbols and the aim are packed into one word, the key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Ints, ints
from formspiel.games.fits.components import FitsEdition, Layout
from formspiel.games.fits.kernel_tables import BITS, HEIGHTS, Pieces, pack_heights, pack_pieces
from formspiel.games.fits.scoring import score_letters
from formspiel.games.fits.solver.aims import list_aims
from formspiel.games.fits.solver.top_rows import TopRows, cut_top
from formspiel.games.fits.state import Board
from formspiel.geometry import Cell
from formspiel.solvers.solution import BeyondSolver

MOST_POINTS = 1000
NEVER = 1 << 24
"""What it costs to give up the aim: more than anything else together."""

COUNT = 32
"""In `below`, the cost is in the lower bits and the number of fields from this bit on."""

MOST_COLUMNS, MOST_ROWS = 8, 16
"""The largest board that can be solved in good time."""


class Losses(NamedTuple):
    """The tables, in a form that jitted code takes."""

    cover: NDArray[np.int64]
    """By aim, slot and row: what covering these fields loses, less what leaving them costs."""
    below: NDArray[np.int64]
    """By aim, column and height: cost and number of the fields below it that should be covered."""
    need: Ints
    """By column: the rows in which a visible field breaks the row, a bit a row."""
    marks: NDArray[np.uint64]
    """By column and height: the symbols below it, a bit a field; no columns if there are none."""
    covered: NDArray[np.uint64]
    """By slot and row: the symbols that it covers."""
    symbols: NDArray[np.uint64]
    """The fields of each symbol."""
    most_yet: NDArray[np.int64]
    """By number of visible and of undecided fields: the most points a symbol can give yet."""
    row_bonus: int
    row_at: int
    symbol_at: int
    symbol_bits: int
    aim_at: int
    is_even: bool
    """Whether the board is its own mirror image, so that mirrored heights are the same."""


class Problem(NamedTuple):
    """A board made ready for search."""

    columns: int
    rows: int
    pieces: Pieces
    losses: Losses
    top: TopRows
    ideal: int
    values: tuple[Mapping[Cell, int], ...]
    """By aim: what a visible field is worth."""
    behind: tuple[int, ...]
    """By aim: how much less than the ideal it promises."""
    must_show: tuple[frozenset[Cell], ...]
    """By aim: the letters that must stay visible."""
    symbol_fields: tuple[Cell, ...]


@cache
def state_problem(edition: FitsEdition, board: str) -> Problem:
    """The tables of a board, made once."""
    layout = edition.boards[board]
    if edition.columns > MOST_COLUMNS or edition.rows > MOST_ROWS:
        raise BeyondSolver(
            f"A board can have at most {MOST_COLUMNS} columns and {MOST_ROWS} rows here, "
            f"this edition has {edition.columns} and {edition.rows}."
        )
    columns, rows = edition.columns, edition.rows
    pieces = pack_pieces(edition)
    _check_points(layout)
    cells = [(x, y) for x in range(columns) for y in range(rows)]
    aims = list(list_aims(layout))
    values = tuple(_value_fields(layout, cells, aim) for aim in aims)
    promises = [
        score_letters(layout, aim) + sum(max(0, own[cell]) for cell in cells)
        for aim, own in zip(aims, values, strict=True)
    ]
    must_show = tuple(
        frozenset(c for c, field in layout.fields.items() if field.letter and field.letter in aim)
        for aim in aims
    )
    marked = tuple(cell for cell, field in layout.fields.items() if field.symbol)
    losses = _tabulate(edition, layout, pieces, values=values, must_show=must_show, marked=marked)
    covering = [_cost_of_covering(*aim) for aim in zip(values, must_show, strict=True)]
    base = _find_top(values, columns, rows)
    top = cut_top(pieces, rows, base, covering, losses.below)
    everything = max(promises) + layout.row_bonus * rows
    everything += len(losses.symbols) * int(losses.most_yet[0, -1])
    behind = tuple(max(promises) - promise for promise in promises)
    return Problem(
        columns, rows, pieces, losses, top, everything, values, behind, must_show, marked
    )


def list_roots(problem: Problem, board: Board) -> Iterator[tuple[int, int]]:
    """The position as the search begins: key and loss for every aim that can be kept."""
    losses = problem.losses
    columns, rows = problem.columns, problem.rows
    decided = [(x, y) for x in range(columns) for y in range(min(rows, board.heights[x]))]
    visible = {(x, y) for x, y in decided if not board.covered >> (y * columns + x) & 1}
    key = pack_heights(board.heights)
    shared = 0
    if losses.row_bonus:
        broken = {y for x, y in visible if losses.need[x] >> y & 1}
        still_open = {
            y
            for x in range(columns)
            for y in range(board.heights[x], rows)
            if losses.need[x] >> y & 1
        }
        shared += losses.row_bonus * len(broken)
        key |= sum(1 << (losses.row_at + y) for y in broken & still_open)
    for number, symbol in enumerate(losses.symbols.tolist()):
        own = {cell for bit, cell in enumerate(problem.symbol_fields) if symbol >> bit & 1}
        seen, left = len(own & visible), len(own - set(decided))
        shared += int(losses.most_yet[0, -1] - losses.most_yet[seen, left])
        key |= (seen if left else 0) << (losses.symbol_at + number * losses.symbol_bits)
    for aim, values in enumerate(problem.values):
        hidden = set(decided) - visible
        if hidden & problem.must_show[aim]:
            continue
        lost = sum(max(0, values[cell]) for cell in hidden)
        lost += sum(max(0, -values[cell]) for cell in visible)
        yield key | aim << losses.aim_at, problem.behind[aim] + shared + lost


def _check_points(layout: Layout) -> None:
    if layout.row_bonus < 0:
        raise BeyondSolver("The solver does not take a board on which complete rows cost points.")
    points = [field.value or 0 for field in layout.fields.values()]
    points += [word.points for word in layout.words]
    points += [layout.row_bonus, layout.unused_letter, *layout.symbol_points]
    if max(map(abs, points)) > MOST_POINTS:
        raise BeyondSolver(f"The solver takes at most {MOST_POINTS} points for one thing.")


def _value_fields(layout: Layout, cells: Iterable[Cell], aim: frozenset[str]) -> dict[Cell, int]:
    """What every field is worth when it is visible, symbols and the letters of the aim apart."""
    values = dict.fromkeys(cells, -1)
    for cell, field in layout.fields.items():
        if field.letter and field.letter not in aim:
            values[cell] = layout.unused_letter
        else:
            values[cell] = field.value or 0
    return values


def _tabulate(
    edition: FitsEdition,
    layout: Layout,
    pieces: Pieces,
    *,
    values: tuple[dict[Cell, int], ...],
    must_show: tuple[frozenset[Cell], ...],
    marked: tuple[Cell, ...],
) -> Losses:
    columns, rows = edition.columns, edition.rows
    names = sorted({layout.fields[cell].symbol for cell in marked})
    blank = {cell for cell, field in layout.fields.items() if field.is_blank}
    points = (0, *layout.symbol_points[1:])
    most = len(points) - 1
    symbol_bits = max(most - 1, 0).bit_length()
    row_at = BITS * columns
    symbol_at = row_at + (rows if layout.row_bonus else 0)
    aim_at = symbol_at + symbol_bits * len(names)
    if aim_at + (len(values) - 1).bit_length() > 63:
        raise BeyondSolver(
            "The board has too many columns, rows, symbols and words for the solver."
        )

    def by_slot(count: Callable[[Iterable[Cell]], int]) -> list[list[int]]:
        return [
            [count([c for c in pieces.cells(slot, y) if c[1] < rows]) for y in range(rows)]
            for slot in range(len(pieces.shapes))
        ]

    def by_height(count: Callable[[Iterable[Cell]], int]) -> list[list[int]]:
        return [
            [count([(x, y) for y in range(min(height, rows))]) for height in range(HEIGHTS)]
            for x in range(columns)
        ]

    def mark(cells: Iterable[Cell]) -> int:
        return sum(1 << marked.index(cell) for cell in cells if cell in marked)

    aims = list(zip(values, must_show, strict=True))
    return Losses(
        cover=np.array([by_slot(_cost_of_covering(*aim)) for aim in aims], np.int64),
        below=np.array([by_height(_cost_of_leaving(own)) for own in values], np.int64),
        need=ints(
            sum(1 << y for y in range(rows) if layout.row_bonus and (x, y) not in blank)
            for x in range(columns)
        ),
        marks=np.array(by_height(mark) if marked else np.empty((0, HEIGHTS)), np.uint64),
        covered=np.array(by_slot(mark), np.uint64),
        symbols=np.array(
            [mark(c for c in marked if layout.fields[c].symbol == name) for name in names],
            np.uint64,
        ),
        most_yet=np.array(
            [
                [max(points[seen : seen + left + 1], default=0) for left in range(most + 1)]
                for seen in range(most + 1)
            ],
            np.int64,
        ),
        row_bonus=layout.row_bonus,
        row_at=row_at,
        symbol_at=symbol_at,
        symbol_bits=symbol_bits,
        aim_at=aim_at,
        is_even=_is_even(layout, columns),
    )


def _cost_of_covering(
    values: Mapping[Cell, int], must_show: frozenset[Cell]
) -> Callable[[Iterable[Cell]], int]:
    """What covering loses, less what the same fields would cost if they were left visible."""
    return lambda cells: sum(NEVER if cell in must_show else values[cell] for cell in cells)


def _cost_of_leaving(values: Mapping[Cell, int]) -> Callable[[Iterable[Cell]], int]:
    """What leaving fields visible loses, and how many of them should be covered."""
    return lambda cells: sum((1 << COUNT) - values[c] for c in cells if values[c] < 0)


def _find_top(values: tuple[Mapping[Cell, int], ...], columns: int, rows: int) -> int:
    """The first row that is to be left visible, with others to be covered above it."""
    lines = [[own[x, y] for own in values for x in range(columns)] for y in range(rows)]
    left = [y for y in range(rows) if min(lines[y]) >= 0]
    return left[0] if left and any(min(line) < 0 for line in lines[left[0] :]) else rows


def _is_even(layout: Layout, columns: int) -> bool:
    if any(field.symbol or field.letter for field in layout.fields.values()):
        return False
    return all(
        layout.fields.get((columns - 1 - x, y)) == field for (x, y), field in layout.fields.items()
    )
