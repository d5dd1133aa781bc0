"""What a moment of DIGIT Solitaire will still cost, as a small network has learned it.

A moment is when a card has just been laid down and the next has not come yet. The network
knows the figures of 1987. It looks at each of the four open cards by itself, with the same
eyes, and at the figure, and adds up. What it sees are lines of its first layer, named below;
a hidden unit adds up its numbers in these lines, and counts if the sum is positive. All
numbers are whole, so that it says the same at every speed.
"""

from __future__ import annotations

from array import array
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from sys import byteorder
from zlib import decompress

from formspiel.core.speed.arrays import Ints, SmallInts, ints, small_ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.digit.components import DigitEdition, load_edition
from formspiel.games.digit.kernel_tables import AWAY, COUNT, load_graph

HAND = 5
OTHERS = HAND - 1
"""It is learned for five open cards, four when one has been laid down."""

FIGURES = 55
UNITS = 48
UNIT_SCALE = 1 << 10
SCALE = UNIT_SCALE * UNIT_SCALE
"""One extra move, as the network counts: the product of the scales of its two layers."""

FILE = Path(__file__).with_name("network.bin")
"""What the network has learned, by `benchmarks/tune_digit.py`: its first layer line by line,
the weights of the hidden units for an open card and for the figure, and a constant; numbers
of 16 bits, the low byte first, packed by zlib."""

SHARES = 20
PAIR_BITS = 10
"""Between four cards and the figure there are ten pairs."""


ALIKE = FIGURES
OF_FIRST = ALIKE + (1 << PAIR_BITS)
"""The row of ties: for each figure the set of those one move away, then for each pattern of
ties its number, whatever the order of the four cards, then its number when the first stands out."""

PATTERNS, PATTERNS_OF_FIRST = 90, 240

REST = 0
"""A card to come."""
LEFT = REST + FIGURES
"""How many cards are to come."""
PATTERN = LEFT + FIGURES
"""Which cards are one move apart, from each other and from the figure."""
FROM = PATTERN + PATTERNS
"""The figure and an open card."""
BOTH = FROM + FIGURES**2
"""Two open cards, the lower number first."""
CARD = BOTH + FIGURES**2
"""An open card that is looked at, and what surrounds it."""
STEPS = CARD + FIGURES
PATTERN_OF = STEPS + OTHERS + 1
FIGURE = PATTERN_OF + PATTERNS_OF_FIRST
"""The figure, when it is looked at."""
COMING = FIGURE + FIGURES
"""How many cards to come are one move away from what is looked at."""
SHARE = COMING + FIGURES
"""How large a part of the cards to come that is."""
LINES = SHARE + SHARES

SHARED, OF_CARD, OF_FIGURE = 12, 5, 3
"""How many lines all see, and how many more are of each card and of the figure."""

SEEN = SHARED + OTHERS * OF_CARD + OF_FIGURE


@cache
def load_ties(edition: DigitEdition) -> Ints:
    """The row of ties of an edition's figures."""
    near = [sum(1 << other for other in own) for own in load_graph(edition).near]
    near += [0] * (FIGURES - len(near))
    # The figure comes first of five; it is never exchanged.
    return ints([*near, *number_patterns(1), *number_patterns(2)])


def number_patterns(fixed: int) -> list[int]:
    """Numbers for all patterns of ties, the same if only the order of the last cards differs.

    A pattern has a bit for each pair: first and second, first and third, and so on.
    """
    pairs = list(combinations(range(HAND), 2))
    orders = [(*range(fixed), *rest) for rest in permutations(range(fixed, HAND))]
    ways = [
        [pairs.index((min(order[a], order[b]), max(order[a], order[b]))) for a, b in pairs]
        for order in orders
    ]
    found: dict[int, int] = {}
    return [
        found.setdefault(min(_reorder(pattern, way) for way in ways), len(found))
        for pattern in range(1 << PAIR_BITS)
    ]


def _reorder(pattern: int, way: list[int]) -> int:
    return sum((pattern >> bit & 1) << at for at, bit in enumerate(way))


@compiled
def find_pattern(ties: Ints, cards: Ints, laid: int, first: int) -> int:
    """Which of the figure and four cards are one move apart, with one card first."""
    figure, card = ties[cards[laid]], ties[cards[first]]
    pattern = (figure >> cards[first]) & 1
    place, pair = 0, 7
    for at in range(HAND):
        if at in (laid, first):
            continue
        pattern |= ((figure >> cards[at]) & 1) << (1 + place)
        pattern |= ((card >> cards[at]) & 1) << (4 + place)
        place += 1
        for other in range(at + 1, HAND):
            if other not in (laid, first):
                pattern |= ((ties[cards[at]] >> cards[other]) & 1) << pair
                pair += 1
    return pattern


@compiled
def see(graph: Ints, ties: Ints, cards: Ints, laid: int, undrawn: int, seen: Ints) -> None:  # noqa: PLR0917 - compiled: all by place
    """Write down the lines for a moment: what all see, then those of each card, of the figure."""
    figure, left = cards[laid], count_bits(undrawn)
    seen[0] = LEFT + left
    all_see, at = 2, SHARED
    pattern = 0
    for first in range(HAND):
        if first == laid:
            continue
        card = cards[first]
        seen[all_see] = FROM + figure * FIGURES + card
        all_see += 1
        for second in range(first + 1, HAND):
            if second != laid:
                low, high = min(card, cards[second]), max(card, cards[second])
                seen[all_see] = BOTH + low * FIGURES + high
                all_see += 1
        pattern = find_pattern(ties, cards, laid, first)
        coming = count_bits(ties[card] & undrawn)
        seen[at] = CARD + card
        seen[at + 1] = STEPS + min(OTHERS, graph[graph[AWAY] + figure * graph[COUNT] + card])
        seen[at + 2] = PATTERN_OF + ties[OF_FIRST + pattern]
        seen[at + 3] = COMING + coming
        seen[at + 4] = SHARE + coming * (SHARES - 1) // left
        at += OF_CARD
    seen[1] = PATTERN + ties[ALIKE + pattern]
    coming = count_bits(ties[figure] & undrawn)
    seen[at] = FIGURE + figure
    seen[at + 1] = COMING + coming
    seen[at + 2] = SHARE + coming * (SHARES - 1) // left


@compiled
def see_undrawn(net: SmallInts, undrawn: int, sums: SmallInts) -> None:
    """Begin the sums of all units with the cards to come."""
    for unit in range(UNITS):
        sums[unit] = 0
    for card in range(FIGURES):
        if (undrawn >> card) & 1:
            for unit in range(UNITS):
                sums[unit] += net[(REST + card) * UNITS + unit]


@compiled
def evaluate(  # noqa: PLR0917 - compiled: all by place
    net: SmallInts,
    graph: Ints,
    ties: Ints,
    cards: Ints,
    laid: int,
    undrawn: int,
    seen: Ints,
    sums: SmallInts,
) -> float:
    """What it will still cost when the card at a place has been laid down.

    `sums` begins with what `see_undrawn` has written; the rest of it and `seen` are room to
    work in.
    """
    see(graph, ties, cards, laid, undrawn, seen)
    for unit in range(UNITS):
        sums[UNITS + unit] = sums[unit]
    for number in range(SHARED):
        line = seen[number] * UNITS
        for unit in range(UNITS):
            sums[UNITS + unit] += net[line + unit]
    cost, at = net[(LINES + 2) * UNITS] * UNIT_SCALE, SHARED
    for card in range(HAND):
        size = OF_CARD if card < OTHERS else OF_FIGURE
        for unit in range(UNITS):
            sums[2 * UNITS + unit] = sums[UNITS + unit]
        for number in range(at, at + size):
            line = seen[number] * UNITS
            for unit in range(UNITS):
                sums[2 * UNITS + unit] += net[line + unit]
        out = (LINES if card < OTHERS else LINES + 1) * UNITS
        for unit in range(UNITS):
            cost += max(0, sums[2 * UNITS + unit]) * net[out + unit]
        at += size
    return cost / SCALE


@cache
def load_net() -> SmallInts:
    """What was learned."""
    values = array("h", decompress(FILE.read_bytes()))
    if byteorder == "big":
        values.byteswap()
    return small_ints(values)


def knows(edition: DigitEdition) -> bool:
    """Whether it has learned the figures of an edition."""
    return edition is load_edition("1987")
