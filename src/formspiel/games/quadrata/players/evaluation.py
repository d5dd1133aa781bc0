"""What a table of Quadrata is worth to a seat, in thousandths of a point.

A square is read through windows of two by two cells, walls included: each pattern of a
window adds its part to the turns that filling the rest is going to take. Few turns, few
forms that others may rob, and points are what a seat wants; what the others have of that
counts against it. It is whole numbers throughout, so that jitted and plain code agree.
"""

from __future__ import annotations

from typing import NamedTuple

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.dual import compiled
from formspiel.games.quadrata.kernel import FULL, score
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    COUNT,
    IS_JOKER,
    IS_OVER,
    LAID,
    RESERVE_AT,
    SEATS,
    SEATS_AT,
    STOCK_AT,
    Places,
)

PATTERNS = 1296
"""Six ways a cell may be covered, four cells."""

KNOTS, EXPOSURES = 14, 5
WALL = 35
"""Which of 36 two cells of the wall are."""

PER_POINT, OTHERS = range(2)
"""Of the few weights: what a point is worth, and in hundredths what the others count."""


class Weights(NamedTuple):
    """How a seat values what it sees."""

    pairs: Ints
    """By the byte of two cells: which of 36 they are."""
    windows: Ints
    """Thousandths of a turn by pattern, without joker, then with it."""
    knots: Ints
    """Thousandths of a turn at which `values` are given."""
    values: Ints
    """What a square is worth, by knot and by how many numbers can be robbed from it."""
    exposed: Ints
    """What it costs that the number 1, 2, …, 6 can be robbed."""
    kept: Ints
    """What a form of 1, 2, …, 6 in the reserve is worth, its point apart."""
    few: Ints


@compiled
def count_turns(weights: Weights, table: Ints, block: int, joker: int) -> int:
    """Thousandths of a turn until the square of a seat may be full."""
    first, second, third = table[block], table[block + 1], table[block + 2]
    if first & second & third == FULL:
        return 0
    pairs, windows = weights.pairs, weights.windows
    total, shift = 0, joker * PATTERNS
    # From bottom to top, and in a row from left to right: so every pair is looked up once.
    for y in range(7):
        last = WALL
        for column in (first, first >> 24, second, second >> 24, third, third >> 24):
            walled = ((column & 0xFFFFFF) << 4) | 0xF000000F
            pair = pairs[(walled >> (4 * y)) & 255]
            total += windows[shift + 36 * last + pair]
            last = pair
        total += windows[shift + 36 * last + WALL]
    return max(total, 500)


@compiled
def rate_square(weights: Weights, turns: int, exposures: int) -> int:
    """What a square is worth that needs so many turns."""
    exposures = min(exposures, EXPOSURES - 1)
    knots, values = weights.knots, weights.values
    for knot in range(1, KNOTS):
        if turns < knots[knot]:
            low = values[EXPOSURES * (knot - 1) + exposures]
            high = values[EXPOSURES * knot + exposures]
            wide, far = knots[knot] - knots[knot - 1], turns - knots[knot - 1]
            return low + (high - low) * far // wide
    return values[EXPOSURES * (KNOTS - 1) + exposures]


@compiled
def find_bare(table: Ints) -> int:
    """The numbers that nobody can take but from a square, a bit for each."""
    bare = 0
    for number in range(1, 7):
        kept = table[STOCK_AT + number - 1]
        for seat in range(table[SEATS]):
            kept += table[SEATS_AT + seat * BLOCK + RESERVE_AT + number - 1]
        if kept == 0:
            bare |= 1 << number
    return bare


@compiled
def rate_seat(  # noqa: PLR0917 - jitted code takes its tables one by one
    places: Places, weights: Weights, table: Ints, seat: int, turns: int, bare: int
) -> int:
    """What the board of a seat is worth to it; `bare` is what `find_bare` has found."""
    block = SEATS_AT + seat * BLOCK
    rating, exposures = weights.few[PER_POINT] * score(table, seat), 0
    for number in range(6):
        rating += weights.kept[number] * table[block + RESERVE_AT + number]
    if bare > 0:
        held = 0
        for form in range(table[block + COUNT]):
            held |= 1 << places.numbers[table[block + LAID + form]]
        for number in range(1, 7):
            if ((bare & held) >> number) & 1 == 1:
                exposures += 1
                rating += weights.exposed[number - 1]
    return rating + rate_square(weights, turns, exposures)


@compiled
def count_all_turns(weights: Weights, table: Ints, turns: Ints) -> None:
    """Write down the turns of every seat, without joker and with it."""
    for seat in range(table[SEATS]):
        for joker in range(2):
            block = SEATS_AT + seat * BLOCK
            turns[2 * seat + joker] = count_turns(weights, table, block, joker)


@compiled
def rate_table(places: Places, weights: Weights, table: Ints, me: int, turns: Ints) -> int:
    """What a table is worth to a seat; once the round is over, the points it is ahead."""
    joker = table[IS_JOKER]
    others, rating, bare = 0, 0, find_bare(table)
    for seat in range(table[SEATS]):
        if table[IS_OVER] == 1:
            own = 1000 * score(table, seat)
        else:
            own = rate_seat(places, weights, table, seat, turns[2 * seat + joker], bare)
        if seat == me:
            rating = own
        else:
            others += own
    return rating - weights.few[OTHERS] * others // (100 * (table[SEATS] - 1))
