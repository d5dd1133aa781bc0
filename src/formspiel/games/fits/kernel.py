"""The rules of FITS on whole numbers, jitted or plain.

How the numbers are laid out is said in `kernel_tables.py`. With the extra `fast` it takes a
moment to load, so nothing imports it that could do without. A slot is given by the place `at`
which its numbers begin in a row; in that row there may be other things besides.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.fits.kernel_tables import (
    BITS,
    CARRIES,
    CELLS,
    DEEPEST,
    FIELDS,
    HEIGHT,
    HIGH_ROWS,
    KIND,
    LIFT,
    LIMIT,
    LINE,
    LOW_ROWS,
    ONES,
    OWN,
    POINTS,
    ROW,
    SHIFT,
    SLOT,
    SYMBOL,
    TALLEST,
    TOPS,
    WORD,
)

TALL = (1 << TALLEST) - 1

SET_ASIDE = -1
"""In place of a slot: the piece is set aside."""


@compiled
def find_slot(slot: int) -> int:
    """Where the numbers of a slot begin in the row of all slots."""
    # Cut, so that compiled code need not ask whether a place is counted from the end.
    return SLOT * (slot & 0xFFFF)


@compiled
def is_legal(slots: Ints, at: int, heights: int) -> bool:
    """Whether a piece comes to rest with its lowest square on the board (FITS-3)."""
    limit = slots[at + LIMIT]
    # A column that is too high carries over into the next one.
    return (heights ^ limit ^ (heights + limit)) & CARRIES == 0


@compiled
def rest(slots: Ints, at: int, heights: int) -> int:
    """The row in which a piece comes to rest."""
    # With what is lifted no column is less than nothing, so that they do not get mixed up.
    gaps = ((heights & slots[at + OWN]) + slots[at + LIFT]) >> slots[at + SHIFT]
    # Four columns at once: a loop over the width would be mispredicted every other time.
    left = max(gaps & HEIGHT, (gaps >> BITS) & HEIGHT)
    right = max((gaps >> (2 * BITS)) & HEIGHT, (gaps >> (3 * BITS)) & HEIGHT)
    highest = max(left, right)
    gaps >>= 4 * BITS
    while gaps:
        highest = max(highest, gaps & HEIGHT)
        gaps >>= BITS
    return highest - DEEPEST


@compiled
def land(slots: Ints, at: int, y: int, heights: int) -> int:
    """The heights after a piece has come to rest on row y."""
    return (heights & ~slots[at + OWN]) | (slots[at + TOPS] + slots[at + ONES] * y)


@compiled
def break_rows(slots: Ints, at: int, y: int, heights: int, need: Ints, need_at: int) -> int:
    """The rows that get a visible field which breaks them when a piece comes to rest on row y.

    `need` has from a place on the rows that count, by column.
    """
    shift = slots[at + SHIFT]
    under, tops, cells = heights >> shift, slots[at + TOPS] >> shift, slots[at + CELLS]
    place = need_at + shift // BITS
    rows = 0
    while cells:
        passed = (1 << (y + (tops & HEIGHT))) - (1 << (under & HEIGHT))
        rows |= passed & need[place] & ~((cells & TALL) << y)
        under >>= BITS
        tops >>= BITS
        cells >>= TALLEST
        place += 1
    return rows


@compiled
def find_open_rows(need: Ints, need_at: int, columns: int, heights: int) -> int:
    """The rows in which an undecided field can still break the row."""
    rows = 0
    for column in range(columns):
        height = heights & HEIGHT
        rows |= (need[need_at + column] >> height) << height
        heights >>= BITS
    return rows


@compiled
def cover(
    slots: Ints, at: int, y: int, low: int, high: int, columns: int, bits: int
) -> tuple[int, int]:
    """The covered fields after a piece has come to rest on row y; a number has so many bits.

    Above these there may be others, which no board asks about.
    """
    fields, shift = slots[at + FIELDS], columns * y
    if shift < bits:
        return low | (fields << shift), high | (fields >> (bits - shift))
    return low, high | (fields << (shift - bits))


@compiled
def _count_rows(word: int, right: int, others: int) -> int:
    """In how many rows there is a field, in the column on the right or in others."""
    # What is in the others carries over into the column on the right.
    return count_bits((((word & others) + others) | word) & right)


@compiled
def score_lines(
    lines: Ints, begin: int, end: int, points: Ints, total: int, low: int, high: int
) -> int:
    """The points by some of the lines, beside those that are had before any."""
    low, high = ~low, ~high
    for line in range(begin, end, LINE):
        kind, at = lines[line + KIND], lines[line + POINTS]
        own_low, own_high = lines[line + LOW_ROWS], lines[line + HIGH_ROWS]
        seen_low, seen_high = low & own_low, high & own_high
        if kind == ROW:
            right, others = points[at + 1], points[at + 2]
            rows = _count_rows(seen_low, right, others) + _count_rows(seen_high, right, others)
            total += points[at] * rows
        elif kind == WORD:
            # A word uses its letters up: they stop being visible for the lines that follow.
            if seen_low == own_low and seen_high == own_high:
                total += points[at]
                low &= ~own_low
                high &= ~own_high
        else:
            count = count_bits(seen_low) + count_bits(seen_high)
            if kind == SYMBOL:
                total += points[at + count]
            else:
                total += points[at] * count
    return total


@compiled
def score(lines: Ints, points: Ints, low: int, high: int) -> int:
    """The points of a board with these fields covered."""
    return score_lines(lines, 0, len(lines), points, points[0], low, high)
