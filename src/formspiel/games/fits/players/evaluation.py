"""What a FITS board is worth before its round is over, as bots evaluate it.

It is the points so far, what the groups of marks may score, and a sum of learned weights: one
for each column by its steps to both neighbours and the kind of the field on top, one for the
kind of the field above that; one for each piece to come that lies flush nowhere, or only in
one place; and one each for the squares to spare, the highest column and the unevenness. There
are weights for the beginning, the middle and the end of a round.
"""

# ruff: noqa: PLR0917 - jitted code takes its tables one by one

from __future__ import annotations

from formspiel.core.speed.arrays import Floats, Ints, floats
from formspiel.core.speed.dual import compiled
from formspiel.games.fits.kernel_tables import BITS, HEIGHT, HEIGHTS
from formspiel.games.fits.players.fields import KINDS, find_kind
from formspiel.games.fits.players.tables import BoardTable, Outline

PIECES = (
    *("F5", "L5", "N5", "P5", "T5", "U5", "V5", "W5"),
    *("X5", "Y5", "L4", "O4", "S4", "T4", "I3", "L3"),
)
"""The pieces that weights are known for, in the order of the edition of 2009."""

WALL = 6
"""A step is 0 to 5, from two or more down to three or more up; beside the wall it is this."""

STEPS, PAIRS = 49, 28
"""Steps to the left and right, and the same if left and right do not matter."""

LEAST_SPARE, SPARES, PEAKS, UNEVEN, UNEVENS = -8, 24, 18, 16, 24

FIELD = 0
NEXT = FIELD + KINDS * PAIRS
NOWHERE = NEXT + KINDS * PAIRS
ONCE = NOWHERE + len(PIECES)
TO_SPARE = ONCE + len(PIECES)
PEAK = TO_SPARE + SPARES
ROUGH = PEAK + PEAKS
WEIGHTS = ROUGH + UNEVENS
"""The learned weights of one stage."""

STAGES = 3


@compiled
def find_stage(cards: int) -> int:
    """The stage of a round with so many cards to come."""
    if cards >= 10:
        return 0
    return 1 if cards >= 5 else 2


@compiled
def find_decided(outline: Outline, numbers: Ints, heights: int) -> int:
    """The marks below the heights."""
    found = 0
    place = outline.marks_below
    for _ in range(outline.columns):
        found |= numbers[place + (heights & HEIGHT)]
        place += HEIGHTS
        heights >>= BITS
    return found


@compiled
def expect_groups(
    outline: Outline, numbers: Ints, expected: Floats, decided: int, covered: int
) -> float:
    """What the groups may score; if all their marks are decided, what they do score."""
    total = 0.0
    for group in range(outline.group_count):
        place = outline.groups + 3 * group
        size = numbers[place + 1]
        every = (1 << size) - 1
        hidden = (covered >> numbers[place]) & every
        shown = (decided >> numbers[place]) & every & ~hidden
        total += expected[numbers[place + 2] + ((shown << size) | hidden)]
    return total


@compiled
def evaluate_mark(
    outline: Outline, numbers: Ints, expected: Floats, decided: int, covered: int, mark: int
) -> int:
    """The kind of a field with a mark: what showing it is worth over covering it."""
    place = outline.groups + 3 * numbers[outline.group_of + mark]
    size = numbers[place + 1]
    every = (1 << size) - 1
    hidden = (covered >> numbers[place]) & every
    shown = (decided >> numbers[place]) & every & ~hidden
    bit = 1 << (mark - numbers[place])
    begin = numbers[place + 2]
    show = expected[begin + (((shown | bit) << size) | hidden)]
    return find_kind(show - expected[begin + ((shown << size) | hidden | bit)])


@compiled
def add_bytes(weights: Floats, at: int, length: int, pieces: int) -> float:
    """The weights of some pieces, which stand together for every eight of them."""
    total = 0.0
    for place in range(at, at + length, 256):
        total += weights[place + (pieces & 255)]
        pieces >>= 8
    return total


@compiled
def evaluate(
    outline: Outline,
    numbers: Ints,
    expected: Floats,
    weights: Floats,
    heights: int,
    decided: int,
    covered: int,
    broken: int,
    left: int,
    cards: int,
    squares: int,
) -> float:
    """The sum of the weights, spread out by `spread_weights`.

    `left` has a bit for each piece to come, `cards` is their number, `squares` theirs.
    """
    columns, rows, variants = outline.columns, outline.rows, outline.variants
    fields = columns * rows * variants * STEPS
    in_bytes = outline.piece_bytes << 8
    at = find_stage(cards) * (fields + 2 * KINDS * STEPS + 2 * in_bytes + SPARES + PEAKS + UNEVENS)
    total = 0.0
    somewhere = twice = outline.flush_on_one
    here, others = heights & HEIGHT, heights >> BITS
    steps, to_left = 0, WALL
    peak = wanted = level = squared = 0
    for x in range(columns):
        there = others & HEIGHT
        others >>= BITS
        to_right = from_right = WALL
        if x < columns - 1:
            step = there - here
            to_right, from_right = min(3, max(-2, step)) + 2, min(3, max(-2, -step)) + 2
            steps = (10 * steps + (step + 4 if -4 <= step <= 4 else 9)) % 1000
            flush = numbers[outline.flush_on_two + steps % 10]
            twice |= somewhere & flush
            somewhere |= flush
            if x > 0:
                flush = numbers[outline.flush_on_three + steps % 100]
                twice |= somewhere & flush
                somewhere |= flush
                if x > 1:
                    flush = numbers[outline.flush_on_four + steps]
                    twice |= somewhere & flush
                    somewhere |= flush
        if here < rows:
            wanted += numbers[outline.wanted + x * HEIGHTS + here]
            pair = 7 * to_left + to_right
            variant = (broken >> here) & (variants - 1)
            total += weights[at + ((x * rows + here) * variants + variant) * STEPS + pair]
            if outline.group_count > 0:
                place = outline.marks + x * HEIGHTS + here
                for ahead in range(2):
                    if numbers[place + ahead] >= 0:
                        kind = evaluate_mark(
                            outline, numbers, expected, decided, covered, numbers[place + ahead]
                        )
                        total += weights[at + fields + (KINDS * ahead + kind) * STEPS + pair]
        peak = max(peak, here)
        level += here
        squared += here * here
        here, to_left = there, from_right
    at += fields + 2 * KINDS * STEPS
    nowhere, once = left & ~somewhere, left & somewhere & ~twice
    total += add_bytes(weights, at, in_bytes, nowhere)
    total += add_bytes(weights, at + in_bytes, in_bytes, once)
    at += 2 * in_bytes
    total += weights[at + min(SPARES - 1, max(0, squares - wanted - LEAST_SPARE))]
    total += weights[at + SPARES + min(PEAKS - 1, peak)]
    rough = min(UNEVENS - 1, (columns * squared - level * level) // UNEVEN)
    return total + weights[at + SPARES + PEAKS + rough]


def spread_weights(table: BoardTable, names: tuple[str, ...], learned: list[float]) -> Floats:
    """Learned weights, spread out over the columns and heights of a board for `evaluate`.

    `names` are the pieces of the edition; one that nobody has learned counts as a middling one.
    """
    spread: list[float] = []
    for stage in range(STAGES):
        own = learned[stage * WEIGHTS : (stage + 1) * WEIGHTS]
        pairs = [_mirror(own[FIELD + k * PAIRS :][:PAIRS]) for k in range(KINDS)]
        next_pairs = [_mirror(own[NEXT + k * PAIRS :][:PAIRS]) for k in range(KINDS)]
        spread += _spread_fields(table, pairs, next_pairs)
        spread += [weight for some in (*pairs, *next_pairs) for weight in some]
        for begin in (NOWHERE, ONCE):
            known = own[begin : begin + len(PIECES)]
            middling = sum(known) / len(known)
            by_piece = [known[PIECES.index(n)] if n in PIECES else middling for n in names]
            for first in range(0, len(names), 8):
                some = by_piece[first : first + 8]
                spread += [
                    sum(weight for n, weight in enumerate(some) if byte >> n & 1)
                    for byte in range(256)
                ]
        spread += own[TO_SPARE:]
    return floats(spread)


def find_pair(left: int, right: int) -> int:
    """Two steps as one number, whichever is left."""
    low, high = (left, right) if left <= right else (right, left)
    return low * (13 - low) // 2 + high


def _mirror(weights: list[float]) -> list[float]:
    return [weights[find_pair(left, right)] for left in range(7) for right in range(7)]


def _spread_fields(
    table: BoardTable, pairs: list[list[float]], next_pairs: list[list[float]]
) -> list[float]:
    """By column, height, which of the two rows from there on are broken, and steps."""
    outline, numbers = table.outline, table.numbers
    spread: list[float] = []
    nothing = [0.0] * STEPS
    for x in range(outline.columns):
        for height in range(outline.rows):
            for variant in range(outline.variants):
                place = x * HEIGHTS + height
                kinds = outline.broken_kinds if variant & 1 else outline.kinds
                kinds_above = outline.broken_kinds if variant & 2 else outline.kinds
                here, above = numbers[kinds + place], numbers[kinds_above + place + 1]
                # A mark has no kind of its own; over the top there is nothing.
                first = pairs[here] if here >= 0 else nothing
                second = next_pairs[above] if above >= 0 else nothing
                spread += [a + b for a, b in zip(first, second, strict=True)]
    return spread
