"""Quadrata: how many forms can fill a square at most, and whether it can be filled at all.

The answer is exact: a packing that shows it, and a search that has left nothing out. With
the extra `fast` it is about a hundred times faster than without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from time import perf_counter

from formspiel.core.speed.arrays import IS_FAST, Ints, blank, ints
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.quadrata.components import NUMBERS, QuadrataEdition, Square
from formspiel.games.quadrata.events import Cells
from formspiel.games.quadrata.kernel_tables import MOST_LAID, Box, pack_box, pack_mask
from formspiel.games.quadrata.solver.packing import (
    DEPTH,
    FOUND,
    KEY,
    NONE,
    PAUSED,
    WORD,
    Search,
    go_on_packing,
)
from formspiel.solvers.solution import BeyondSolver, Solution

NO_PACKING = -1
"""In place of a number of forms: the square cannot be filled."""

WORK = 100_000 if IS_FAST else 1_000
"""Steps between two looks at the clock."""

MEMORY = 1 << 18 if IS_FAST else 1 << 14
"""How many questions without an answer the transposition table has room for."""

Placement = tuple[int, Cells]
"""The number of a form and the quarters that it covers."""


@dataclass(frozen=True, slots=True)
class Hole:
    """What is to be filled, and with what."""

    box: Box
    square: Square
    areas: tuple[int, ...]
    stock: tuple[int, ...]
    covered: int


def most_forms(
    edition: QuadrataEdition,
    square: Square,
    stock: Sequence[int],
    seconds: float = 60.0,
    *,
    covered: int = 0,
) -> Solution[Placement]:
    """The most forms that fill what is free of a square exactly, and where they lie.

    `stock` counts the forms of 1, 2, …, 6 that there are; `covered` is a mask of the square.
    Where it cannot be filled at all, the best is `NO_PACKING`.
    """
    begun = perf_counter()
    box = _pack(edition, square)
    area = (square.full & ~covered).bit_count() // 2
    areas = _list_areas(edition)
    bound = _count_by_area(areas, stock, area)
    end = begun + seconds
    hole = Hole(box, square, areas, tuple(stock), covered)
    any_at_all = _pack_at_least(hole, 0, end) if bound != NO_PACKING else NONE
    if not isinstance(any_at_all, tuple):
        is_proven = any_at_all == NONE
        bound = NO_PACKING if is_proven else bound
        return Solution(NO_PACKING, bound, is_proven, perf_counter() - begun, ())
    line = any_at_all
    # Something good soon, by asking for less and less; then the best, from the top.
    for wanted in range(bound, len(line), -1):
        found = _pack_at_least(hole, wanted, min(end, perf_counter() + seconds / 20))
        if isinstance(found, tuple):
            line = found
            break
        if found == NONE:
            bound = wanted - 1
    while len(line) < bound and perf_counter() < end:
        found = _pack_at_least(hole, bound, end)
        if isinstance(found, tuple):
            line = found
        elif found == NONE:
            bound -= 1
    return Solution(len(line), bound, len(line) == bound, perf_counter() - begun, line)


def _list_areas(edition: QuadrataEdition) -> tuple[int, ...]:
    """The areas of 1, 2, …, 6 in half squares; 0 where there is no such form."""
    return tuple(edition.forms[n].area if n in edition.forms else 0 for n in NUMBERS)


def _pack(edition: QuadrataEdition, square: Square) -> Box:
    try:
        return pack_box(edition, square.seats[0])
    except BeyondKernel as error:
        raise BeyondSolver(str(error)) from None


def _pack_at_least(hole: Hole, wanted: int, end: float) -> tuple[Placement, ...] | int:
    """A packing with at least so many forms; NONE if there is none, PAUSED if time is up."""
    search, box = _begin(hole, wanted), hole.box
    while (status := go_on_packing(box.places, search, WORK)) == PAUSED:
        if perf_counter() >= end:
            return PAUSED
    if status != FOUND:
        return int(status)
    laid = [int(search.laid[depth]) for depth in range(int(search.place[DEPTH]))]
    return tuple((int(box.places.numbers[place]), box.cells[place]) for place in laid)


def _begin(hole: Hole, wanted: int) -> Search:
    first, at = _list_by_quarter(hole.box)
    covered = pack_mask(hole.square, hole.covered)
    walls = zip(covered, hole.box.places.wall, strict=True)
    most = sum(hole.stock) + 2
    area = (hole.square.full & ~hole.covered).bit_count() // 2
    return Search(
        at_first=first,
        at=at,
        areas=ints(hole.areas),
        words=ints(own | int(wall) for own, wall in walls),
        left=ints(min(MOST_LAID, count) for count in hole.stock),
        tried=blank(most, -1),
        laid=blank(most),
        place=ints([0, area, wanted]),
        failed=blank(KEY * MEMORY, -1),
    )


@cache
def _list_by_quarter(box: Box) -> tuple[Ints, Ints]:
    """The places that cover each quarter, large forms first."""
    at: list[list[int]] = [[] for _ in range(3 * WORD)]
    for place in reversed(range(len(box.cells))):
        for number in range(3):
            word = int(box.places.words[3 * place + number])
            for bit in range(WORD):
                if word >> bit & 1:
                    at[WORD * number + bit].append(place)
    first = [0, *accumulate(map(len, at))]
    return ints(first), ints(place for places in at for place in places)


def _count_by_area(areas: Sequence[int], stock: Sequence[int], area: int) -> int:
    """The most forms whose areas sum up to an area, wherever they may lie."""
    most = [0] + [NO_PACKING] * area
    for size, count in zip(areas, stock, strict=True):
        for _ in range(count if size else 0):
            for total in range(area, size - 1, -1):
                if most[total - size] != NO_PACKING:
                    most[total] = max(most[total], most[total - size] + 1)
    return most[area]
