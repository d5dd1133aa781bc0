"""How many points a board of BITS can still bring at most: an admissible bound for the search.

The tiles to come are known. Areas that can grow no more are counted. The other squares of a
colour, with those to come, make so many areas at most. What a form earns beyond its number of
squares is counted apart: an area that cannot become part of such a form brings nothing towards
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.heuristic import find_free
from formspiel.games.bits.kernel import flood, points_of
from formspiel.games.bits.kernel_tables import COLUMNS, ROWS, STRIDE, form_bits
from formspiel.geometry import CELLS, Cell, orientations


class Limits(NamedTuple):
    """What squares can bring at most, whatever the board looks like."""

    plain: Ints
    """By the number of squares: the most points for areas by their size alone."""
    extra: Ints
    """By the number of squares: the most points for forms beyond that."""
    growth: Ints
    """By the number of squares: the most points of one area that is larger."""
    sizes: Ints
    """The fewest and the most squares of an area that earns points."""
    wanted: Ints
    """The forms that earn points, in all their turns, moved down to the lowest bit."""


@cache
def find_limits(edition: BitsEdition, tasks: tuple[str, ...]) -> Limits:
    """The limits with these task cards in force."""
    cells = edition.columns * edition.rows
    plain, extra = [0] * (cells + 1), [0] * (cells + 1)
    forms: Counter[tuple[Cell, ...]] = Counter()
    for task in map(edition.tasks.__getitem__, tasks):
        if task.form is None:
            plain[task.squares] += task.points
        else:
            forms[task.form] += task.points
    wanted = [form for form, points in forms.items() if points > 0]
    for form in wanted:
        extra[len(form)] = max(extra[len(form)], forms[form])
    single = [max(0, n) + m for n, m in zip(plain, extra, strict=True)]
    earning = [squares for squares, points in enumerate(single) if points] or [cells + 1]
    turns = [turn for form in wanted for turn in orientations(CELLS, form)]
    return Limits(
        ints(_pack_knapsack(plain)),
        ints(_pack_knapsack(extra)),
        ints([max(single[squares + 1 :], default=0) for squares in range(cells + 1)]),
        ints([min(earning), max(earning)]),
        ints(form_bits(turn, edition.columns + 1) for turn in turns),
    )


def _pack_knapsack(points: Sequence[int]) -> list[int]:
    """By the number of squares: the most points for areas with these points by their size."""
    best = [0] * len(points)
    for squares in range(1, len(points)):
        ways = (best[squares - own] + points[own] for own in range(1, squares + 1))
        best[squares] = max(best[squares - 1], *ways)
    return best


@compiled
def can_become(wanted: Ints, area: int, ground: int) -> bool:
    """Whether an area can become a wanted form on the ground that its colour can have."""
    place = count_bits((area & -area) - 1)
    for form in wanted:
        bits = form
        while bits:
            low = bits & -bits
            bits ^= low
            # The lowest square of the area is this one of the form.
            up = place - count_bits(low - 1)
            if up >= 0:
                laid = form << up
                if laid & area == area and laid & ground == laid and laid >> up == form:
                    return True
    return False


@compiled
def bound(  # noqa: PLR0917 - jitted code takes its lists one by one
    limits: Limits,
    sizes: Ints,
    tasks: Ints,
    masks: Ints,
    heights: int,
    counted: Ints,
    placed: int,
) -> int:
    """The most points that a board can have in the end.

    `counted` has the squares of each colour in the first 0, 1, … tiles of the round, of
    which so many have been placed.
    """
    stride, colours = sizes[STRIDE], len(masks)
    fewest, most = limits.sizes[0], limits.sizes[1]
    free = find_free(sizes, heights)
    last = min(placed + count_bits(free) // 2, len(counted) // colours - 1)
    total = 0
    for colour in range(colours):
        ground = masks[colour] | free
        squares_to_come = counted[last * colours + colour] - counted[placed * colours + colour]
        alive, stuck = 0, 0
        left = masks[colour]
        while left:
            area = flood(left & -left, left, stride)
            left ^= area
            squares = count_bits(area)
            near = (area << 1) | (area >> 1) | (area << stride) | (area >> stride)
            if near & free == 0:
                total += points_of(tasks, area, squares)
            elif squares >= most:
                total += max(points_of(tasks, area, squares), limits.growth[squares])
            elif count_bits(flood(area, ground, stride)) >= fewest:
                alive += squares
                if len(limits.wanted) and not can_become(limits.wanted, area, ground):
                    stuck += squares
        # The board has no room for more than these, and the lists end there.
        end = sizes[COLUMNS] * sizes[ROWS]
        total += limits.plain[min(end, alive + squares_to_come)]
        total += limits.extra[min(end, alive - stuck + squares_to_come)]
    return total
