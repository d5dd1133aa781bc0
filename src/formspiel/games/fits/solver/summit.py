"""What the top rows of a FITS board cost at least, card by card, jitted.

Where a board wants its last rows covered and those below them visible, what the climb costs is
decided by few fields, and by which pieces are still to come. So the top rows are solved on
their own, from the last card back to the first: a summit has the heights cut down to these
rows. Of a column that has not come up to them it knows just that, and so of one that is over
the top edge.

It is a bound, never too high, since every line of the board is one of the top rows, too. The
row y on which a piece comes to rest is never less than with all heights as low as they can be,
and never more than with all as high as they can be; and what the piece covers of the top rows,
what it leaves visible there and the summit that comes of it follow from y alone. Trying all y
in between, and setting each piece aside, leaves no line out.

What is below the top rows is lost besides. A field there that should be covered takes a square,
and all squares that lie in the top rows or are set aside are not to be had for it. So with the
least loss of the top rows, and with the least of that loss and these squares together, in

    max(least + max(0, fields - squares), together + fields - squares)

both parts hold: the second since fields below that stay visible cost one at least each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.jit import jit
from formspiel.games.fits.kernel import find_slot, land, rest
from formspiel.games.fits.kernel_tables import BITS, HEIGHT, MOST_ROWS, TALLEST, TOPS
from formspiel.games.fits.solver.counting import COST, I8, Int, Numbers
from formspiel.games.fits.solver.losses import COUNT, Problem
from formspiel.games.fits.solver.top_rows import TopRows


class Summits(NamedTuple):
    """What the top rows cost at least from every summit, after every card."""

    base: int
    rows: int
    columns: int
    least: NDArray[np.int64]
    """By card, aim and summit, two bounds: the loss of the top rows, and one to which the
    squares are added that lack for covering all that should be covered."""


HIGHEST = MOST_ROWS + TALLEST - 1
"""How high a column can be: a piece sticks out over the top edge, its lowest square does not."""

TOP_ROWS = types.NamedTuple([I8, I8, I8[:, :, ::1], I8[:, :, ::1], I8[:, ::1]], TopRows)
SUMMITS = types.NamedTuple([I8, I8, I8, I8[:, :, :, ::1]], Summits)


@jit(I8(SUMMITS, I8, I8, I8, I8))
def least_climb(summits: Summits, card: int, aim: Int, heights: int, lacking: Int) -> Int:
    """What must be lost after a card with these heights, and so many squares lacking."""
    base, rows, columns, least = summits
    if base == rows:
        return 0
    summit = 0
    for _ in range(columns):
        summit = summit * (rows - base + 1) + min(rows, max(base, heights & HEIGHT)) - base
        heights >>= BITS
    alone: Int = least[card, aim, 0, summit]
    together: Int = least[card, aim, 1, summit]
    return max(alone, together + lacking)


@jit(types.void(TOP_ROWS, I8[::1], I8, I8, I8, I8, I8[:, ::1], I8[:, ::1]))
def pass_card(
    top: TopRows,
    slots: Ints,
    first_slot: int,
    end_slot: int,
    size: int,
    aim: int,
    after: Numbers,
    before: Numbers,
) -> None:
    """What must be lost before a card, from what must be lost after it, for every summit.

    Both have two lines: the loss alone, and together with squares that are spent.
    """
    base, rows, cover, below, squares = top
    columns = below.shape[1]
    for number in range(after.shape[1]):
        known, low, high, cost, digits = 0, 0, 0, 0, number
        for column in range(columns - 1, -1, -1):
            height = base + digits % (rows - base + 1)
            digits //= rows - base + 1
            known |= height << (BITS * column)
            low |= (height if height > base else 0) << (BITS * column)
            high |= (height if height < rows else HIGHEST) << (BITS * column)
            cost += below[aim, column, height] & COST
        least, together = after[0, number], after[1, number] + size
        for slot in range(first_slot, end_slot):
            at = find_slot(slot)
            tops, tallest = slots[at + TOPS], 0
            while tops:
                tallest = max(tallest, tops & HEIGHT)
                tops >>= BITS
            lowest, highest = rest(slots, at, low), rest(slots, at, high)
            # What stays below the top rows is all the same.
            for y in range(max(lowest, min(highest, base - tallest)), min(highest + 1, rows)):
                heights = land(slots, at, y, known)
                now, to = 0, 0
                for column in range(columns):
                    height = min(rows, max(base, (heights >> (BITS * column)) & HEIGHT))
                    now += below[aim, column, height] & COST
                    to = to * (rows - base + 1) + height - base
                lost = cover[aim, slot, y] + now - cost
                least = min(least, lost + after[0, to])
                together = min(together, lost + squares[slot, y] + after[1, to])
        before[0, number], before[1, number] = least, together


def reckon_summits(problem: Problem, cards: Ints, squares: Ints) -> Summits:
    """The summits of a board with these cards; `squares` are to come after each.

    With the fields of the top rows that should be covered those below them are all that
    should: so the second bound is told less the former.
    """
    top, pieces, aims = problem.top, problem.pieces, len(problem.values)
    if top.base == top.rows:
        return Summits(top.base, top.rows, problem.columns, np.empty((0, 0, 0, 0), np.int64))
    heights = np.indices((top.rows - top.base + 1,) * problem.columns).reshape(problem.columns, -1)
    columns = np.arange(problem.columns)[:, None]
    found = np.empty((len(cards), aims, 2, heights.shape[1]), np.int64)
    for aim in range(aims):
        left = top.below[aim, :, [-1]].T - top.below[aim, columns, top.base + heights]
        left = left.sum(axis=0)
        found[-1, aim] = left & COST
        for at in range(len(cards) - 1, 0, -1):
            first, end = pieces.first[cards[at]], pieces.first[cards[at] + 1]
            size = squares[at - 1] - squares[at]
            pass_card(top, pieces.slots, first, end, size, aim, found[at, aim], found[at - 1, aim])
        found[:, aim, 1] -= left >> COUNT
    return Summits(top.base, top.rows, problem.columns, found)
