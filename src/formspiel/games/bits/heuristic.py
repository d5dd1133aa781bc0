"""What a board of BITS is worth before its round is over, by a heuristic for any box.

An area counts what it would earn or cost now, and a part of what the next larger areas earn
if it can still grow into one. Free cells out of reach are a pity.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.kernel import flood, points_of
from formspiel.games.bits.kernel_tables import COLUMN, COLUMNS, GROUND, ROWS, STRIDE

SCALE = 1000
"""One point, as this rule counts."""

HOPE = (0, 520, 270, 100)
"""What part of the points of areas larger by 0, 1, … squares is hoped for."""

FEAR = 120
"""What part of its points an area may lose, for each free cell by which it may grow."""

RELIEF = 300
"""What part of its cost an area may lose, for each free cell by which it may grow."""

MOST_CELLS = 2
"""More free cells than these make no difference."""

HOLE = 120
"""What a cell out of reach costs."""


@compiled
def find_free(sizes: Ints, heights: int) -> int:
    """The cells above everything, which can still be filled."""
    free = 0
    for x in range(sizes[COLUMNS]):
        height = (heights >> (4 * x)) & 15
        # A full column must not be shifted: it might leave the 64 bits of jitted code.
        if height < sizes[ROWS]:
            free |= sizes[COLUMN] << (sizes[STRIDE] * height + x)
    return free & sizes[GROUND]


@compiled
def estimate(sizes: Ints, tasks: Ints, masks: Ints, heights: int) -> int:
    """What a board is worth, in parts of a point: `SCALE` of them make one."""
    stride, cells = sizes[STRIDE], sizes[COLUMNS] * sizes[ROWS]
    free = find_free(sizes, heights)
    worth, filled = 0, 0
    for colour in range(len(masks)):
        left = masks[colour]
        while left:
            area = flood(left & -left, left, stride)
            left ^= area
            squares = count_bits(area)
            filled += squares
            near = ((area << 1) | (area >> 1) | (area << stride) | (area >> stride)) & free
            room = min(MOST_CELLS, count_bits(near))
            points = points_of(tasks, area, squares)
            worth += points * (SCALE - room * (FEAR if points > 0 else RELIEF))
            if room:
                best = 0
                for more in range(1, len(HOPE)):
                    if squares + more <= cells:
                        best = max(best, HOPE[more] * tasks[2 * (squares + more)])
                worth += best
    return worth - HOLE * (cells - filled - count_bits(free))
