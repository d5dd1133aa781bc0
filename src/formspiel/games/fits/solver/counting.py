"""Counting what a FITS round loses, jitted; `losses.py` says what a loss is.

Each function takes just the tables that it needs: jitted code that passes them on in one
bundle counts references all the time and is five times slower.
"""

from __future__ import annotations

import numpy as np
from numba import types
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.bits import count_bits, count_word
from formspiel.core.speed.jit import jit
from formspiel.games.fits.kernel import break_rows
from formspiel.games.fits.kernel_tables import BITS, HEIGHT
from formspiel.games.fits.solver.losses import COUNT

Numbers = NDArray[np.int64]
Words = NDArray[np.uint64]
Int = int | np.int64

U64 = np.uint64
COST = (1 << COUNT) - 1
I8 = types.int64
U8 = types.uint64
PAIR = types.UniTuple(I8, 2)


@jit(I8(I8, I8))
def _height(heights: int, column: int) -> int:
    return (heights >> (BITS * column)) & HEIGHT


@jit(I8(I8[:, :, ::1], I8, I8))
def sum_below(below: Numbers, aim: Int, heights: int) -> Int:
    """Cost and number of all fields below the heights that should be covered."""
    total = 0
    for column in range(below.shape[1]):
        total += below[aim, column, _height(heights, column)]
    return total


@jit(I8(I8[:, :, ::1], I8))
def sum_all(below: Numbers, aim: Int) -> Int:
    """Cost and number of all fields that should be covered."""
    total = 0
    for column in range(below.shape[1]):
        total += below[aim, column, -1]
    return total


@jit(PAIR(I8[::1], I8, I8[::1], I8, I8, I8, I8))
def lose_rows(
    need: Ints, row_bonus: int, slots: Ints, at: int, y: int, heights: int, broken: Int
) -> tuple[Int, Int]:
    """The broken rows after a placement, and what is lost by those that it breaks."""
    if not row_bonus:
        return broken, 0
    rows = break_rows(slots, at, y, heights, need, 0)
    return broken | rows, row_bonus * count_bits(int(rows & ~broken))


@jit(U8(U8[:, ::1], I8))
def find_marks(marks: Words, heights: int) -> np.uint64:
    """The symbols below the heights."""
    found = U64(0)
    for column in range(len(marks)):
        found |= marks[column, _height(heights, column)]
    return found


@jit(PAIR(U8[::1], I8[:, ::1], I8, U8, U8, U8, I8))
def lose_symbols(
    symbols: Words,
    most_yet: Numbers,
    bits: int,
    decided: np.uint64,
    new: np.uint64,
    visible: np.uint64,
    counts: Int,
) -> tuple[Int, Int]:
    """The counts of visible symbols after new fields are decided, and what is lost by them."""
    lost = 0
    for number in range(len(symbols)):
        symbol = symbols[number]
        if symbol & new:
            seen = (counts >> (bits * number)) & ((1 << bits) - 1)
            left = count_word(symbol & ~decided)
            now_seen = seen + count_word(symbol & visible)
            now_left = left - count_word(symbol & new)
            lost += most_yet[seen, left] - most_yet[now_seen, now_left]
            # Once all are decided the count does not matter any more.
            counts += ((now_seen if now_left else 0) - seen) << (bits * number)
    return counts, lost


@jit(I8(I8[::1], I8, I8, I8, I8))
def _least_with_rows(need: Ints, row_bonus: int, heights: int, broken: Int, forced: Int) -> Int:
    """What so many fields that stay uncovered cost at least with the rows that they break."""
    # They break no row if they lie in rows that are broken already.
    free: Int = 0
    for column in range(len(need)):
        free += count_bits(int(broken & need[column]) >> _height(heights, column))
    return forced + row_bonus * (max(0, forced - free + len(need) - 1) // len(need))


@jit(I8(I8[::1], I8, I8, I8, I8))
def least_loss(need: Ints, row_bonus: int, heights: int, broken: Int, lacking: Int) -> Int:
    """What must be lost at least with so many squares lacking for all fields to be covered."""
    if row_bonus and lacking > 0:
        return _least_with_rows(need, row_bonus, heights, broken, lacking)
    return max(0, lacking)


@jit(I8(I8, I8))
def mirror(heights: int, columns: int) -> int:
    """The heights from right to left."""
    other = 0
    for _ in range(columns):
        other = (other << BITS) | (heights & HEIGHT)
        heights >>= BITS
    return other


@jit(I8(I8, I8))
def measure_steps(heights: int, columns: int) -> int:
    """How much the heights of neighbouring columns differ, in all."""
    total = 0
    for column in range(1, columns):
        total += abs(_height(heights, column) - _height(heights, column - 1))
    return total
