"""Counting what a FITS round loses, jitted; `fits_losses.py` says what a loss is.

Each function takes just the tables that it needs: jitted code that passes them on in one
bundle counts references all the time and is five times slower.
"""

from __future__ import annotations

import numpy as np
from numba import types

from formspiel.core.speed.jit import jit
from formspiel.games.fits.kernel import Int, Ints, Words, count_bits
from formspiel.games.fits.solver.losses import COUNT, MIDDLE

U64 = np.uint64
BYTE = U64(0xFF)
COST = (1 << COUNT) - 1
I8 = types.int64
U8 = types.uint64
PAIR = types.UniTuple(I8, 2)


@jit(I8(U8, I8))
def _height(heights: np.uint64, column: int) -> np.int64:
    return np.int64((heights >> U64(8 * column)) & BYTE)


@jit(I8(I8[:, :, ::1], I8, U8))
def sum_below(below: Ints, aim: Int, heights: np.uint64) -> Int:
    """Cost and number of all fields below the heights that should be covered."""
    total = 0
    for column in range(below.shape[1]):
        total += below[aim, column, _height(heights, column)]
    return total


@jit(I8(I8[:, :, ::1], I8))
def sum_all(below: Ints, aim: Int) -> Int:
    """Cost and number of all fields that should be covered."""
    total = 0
    for column in range(below.shape[1]):
        total += below[aim, column, -1]
    return total


@jit(I8(I8[::1], U8))
def find_open_rows(need: Ints, heights: np.uint64) -> Int:
    """The rows in which an undecided field can still break the row."""
    rows = 0
    for column in range(len(need)):
        height = _height(heights, column)
        rows |= (need[column] >> height) << height
    return rows


@jit(PAIR(I8[::1], I8, U8, I8, U8, U8, I8))
def lose_rows(
    need: Ints,
    row_bonus: int,
    cells: np.uint64,
    y: Int,
    before: np.uint64,
    after: np.uint64,
    broken: Int,
) -> tuple[Int, Int]:
    """The broken rows after a placement, and what is lost by those that it breaks."""
    if not row_bonus:
        return broken, 0
    rows = 0
    for column in range(len(need)):
        low, high = _height(before, column), _height(after, column)
        own = _height(cells, column) << y
        rows |= ((1 << high) - (1 << low)) & need[column] & ~own
    return broken | rows, row_bonus * count_bits(U64(rows & ~broken))


@jit(U8(U8[:, ::1], U8))
def find_marks(marks: Words, heights: np.uint64) -> np.uint64:
    """The symbols below the heights."""
    found = U64(0)
    for column in range(len(marks)):
        found |= marks[column, _height(heights, column)]
    return found


@jit(PAIR(U8[::1], I8[:, ::1], I8, U8, U8, U8, I8))
def lose_symbols(
    symbols: Words,
    hopes: Ints,
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
            left = count_bits(symbol & ~decided)
            now_seen = seen + count_bits(symbol & visible)
            now_left = left - count_bits(symbol & new)
            lost += hopes[seen, left] - hopes[now_seen, now_left]
            # Once all are decided the count does not matter any more.
            counts += ((now_seen if now_left else 0) - seen) << (bits * number)
    return counts, lost


@jit(I8(I8[::1], I8, U8, I8, I8))
def _least_with_rows(
    need: Ints, row_bonus: int, heights: np.uint64, broken: Int, forced: Int
) -> Int:
    """What so many fields that stay uncovered cost at least with the rows that they break."""
    # They break no row if they lie in rows that are broken already.
    free: Int = 0
    for column in range(len(need)):
        free += count_bits(U64((broken & need[column]) >> _height(heights, column)))
    return forced + row_bonus * (max(0, forced - free + len(need) - 1) // len(need))


@jit(I8(I8[:, :, ::1], I8[::1], I8, I8, U8, I8, I8, I8))
def least_loss(
    climb: Ints,
    need: Ints,
    row_bonus: int,
    aim: Int,
    heights: np.uint64,
    broken: Int,
    left: Int,
    squares: Int,
) -> Int:
    """What must be lost at least with so many squares to come.

    `left` is cost and number of the fields above the heights that should be covered.
    """
    lacking = (left >> COUNT) - squares
    lost: Int = max(0, lacking)
    if row_bonus and lacking > 0:
        lost = _least_with_rows(need, row_bonus, heights, broken, lacking)
    if climb[aim, 0, MIDDLE] > 0:
        highest: Int = 0
        while heights:
            highest = max(highest, np.int64(heights & BYTE))
            heights >>= U64(8)
        lost = max(lost, climb[aim, highest, MIDDLE + lacking])
    return lost


@jit(U8(U8, I8))
def mirror(heights: np.uint64, columns: int) -> np.uint64:
    """The heights from right to left."""
    odd, pairs = U64(0x00FF00FF00FF00FF), U64(0x0000FFFF0000FFFF)
    word = ((heights & odd) << U64(8)) | ((heights >> U64(8)) & odd)
    word = ((word & pairs) << U64(16)) | ((word >> U64(16)) & pairs)
    word = (word << U64(32)) | (word >> U64(32))
    return word >> U64(64 - 8 * columns)


@jit(U8(U8))
def squeeze(heights: np.uint64) -> np.uint64:
    """Heights with five bits a column in place of eight."""
    low, high = U64(0x001F001F001F001F), U64(0x1F001F001F001F00)
    word = (heights & low) | ((heights & high) >> U64(3))
    low, high = U64(0x000003FF000003FF), U64(0x03FF000003FF0000)
    word = (word & low) | ((word & high) >> U64(6))
    return (word & U64(0xFFFFF)) | ((word >> U64(32)) << U64(20))


@jit(U8(U8))
def spread(word: np.uint64) -> np.uint64:
    """Squeezed heights with eight bits a column again."""
    word = (word & U64(0xFFFFF)) | ((word >> U64(20)) << U64(32))
    low, high = U64(0x000003FF000003FF), U64(0x000FFC00000FFC00)
    word = (word & low) | ((word & high) << U64(6))
    low, high = U64(0x001F001F001F001F), U64(0x03E003E003E003E0)
    return (word & low) | ((word & high) << U64(3))
