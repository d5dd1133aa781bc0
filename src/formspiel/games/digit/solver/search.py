"""Best-first search (A*) through the moments of DIGIT Solitaire, on rows of whole numbers.

With the extra `fast` it is compiled. Moments are numbered as they are found; one that is
found again on a cheaper way gets a new number, and the old one is passed over.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled

MOST_FIGURES = 56
"""A set of figures and a figure must fit into one word."""

OPEN, WHERE, PARENT, NEXT, FIELDS = range(5)
"""What is kept of a moment: the set of open cards; the figure, how many cards have come and
the extra moves so far; the moment before; and the next one of the same estimate."""

STATUS, ESTIMATE, MOMENTS, GOAL, BUCKETS = range(5)
"""The head: how the search stands, the estimate it is at, how many moments were found, the
moment that is far enough, and for each estimate the moment to look at next, plus one."""

GOING_ON, FOUND, FULL = range(3)

MOST_EXTRA = 250
HEAD = BUCKETS + MOST_EXTRA + 1

FIGURE_BITS, COME_BITS = 6, 8
COST_SHIFT = FIGURE_BITS + COME_BITS
FIGURE_MASK, COME_MASK = (1 << FIGURE_BITS) - 1, (1 << COME_BITS) - 1

SPREAD = 2654435761
WORD = (1 << 31) - 1


@compiled
def measure_way(near: Ints, figure: int, goal: int, avoid: int) -> int:
    """How many moves it takes to a figure around a set of others; 0 if there is no way."""
    if (near[figure] >> goal) & 1:
        return 1
    reached, edge, steps = 1 << figure, near[figure] & ~avoid, 1
    while edge:
        if edge & near[goal]:
            return steps + 1
        reached |= edge
        wider = 0
        for other in range(len(near)):
            if (edge >> other) & 1:
                wider |= near[other]
        edge = wider & ~avoid & ~reached
        steps += 1
    return 0


@compiled
def count_parts(near: Ints, cards: int, figure: int) -> int:
    """Into how many other parts than the figure's the cards fall; each costs a move to enter."""
    parts = -1
    left, edge = cards | (1 << figure), 1 << figure
    while left:
        parts += 1
        if parts:
            edge = left & -left
        while edge:
            left &= ~edge
            wider = 0
            for other in range(len(near)):
                if (edge >> other) & 1:
                    wider |= near[other]
            edge = wider & left
    return parts


@compiled
def _find_slot(room: Ints, table: Ints, cards: int, where: int) -> int:
    """The slot of the table where a moment is, or would be."""
    figure, last = where & FIGURE_MASK, len(table) - 1
    mixed = (cards ^ (cards >> 29) ^ (figure << 23)) & WORD
    slot = ((mixed * SPREAD) >> 13) & last
    while table[slot]:
        at = (table[slot] - 1) * FIELDS
        if room[at + OPEN] == cards and (room[at + WHERE] & FIGURE_MASK) == figure:
            return slot
        slot = (slot + 1) & last
    return slot


@compiled
def enter(  # noqa: PLR0917 - compiled: all by place
    head: Ints, room: Ints, table: Ints, cards: int, where: int, parent: int, least: int
) -> None:
    """Note a moment, unless it was found before at no more cost; `least` it must cost yet."""
    slot = _find_slot(room, table, cards, where)
    cost = where >> COST_SHIFT
    if table[slot] and (room[(table[slot] - 1) * FIELDS + WHERE] >> COST_SHIFT) <= cost:
        return
    number = head[MOMENTS]
    at, bucket = number * FIELDS, BUCKETS + min(cost + least, MOST_EXTRA)
    room[at + OPEN] = cards
    room[at + WHERE] = where
    room[at + PARENT] = parent
    room[at + NEXT] = head[bucket]
    head[bucket] = number + 1
    head[MOMENTS] = number + 1
    table[slot] = number + 1


@compiled
def move_house(head: Ints, before: Ints, room: Ints, table: Ints) -> None:
    """Bring all moments into a larger room and an empty table, the cheaper of the same last."""
    for number in range(head[MOMENTS]):
        at = number * FIELDS
        for field in range(FIELDS):
            room[at + field] = before[at + field]
        slot = _find_slot(room, table, room[at + OPEN], room[at + WHERE])
        table[slot] = number + 1


@compiled
def search(  # noqa: PLR0917 - as above
    head: Ints, room: Ints, table: Ints, near: Ints, deck: Ints, later: Ints, count: int, spell: int
) -> None:
    """Look at so many moments, from the cheapest estimate up.

    `later` has for each number of cards that have come the set of those still to come, and
    `count` cards are to be laid down.
    """
    spare = len(deck) - count
    head[STATUS] = GOING_ON
    for _ in range(spell):
        while head[ESTIMATE] < MOST_EXTRA and head[BUCKETS + head[ESTIMATE]] == 0:
            head[ESTIMATE] += 1
        bucket = BUCKETS + head[ESTIMATE]
        number = head[bucket] - 1
        cards, where = room[number * FIELDS + OPEN], room[number * FIELDS + WHERE]
        if (head[MOMENTS] + len(deck)) * FIELDS >= len(room):
            head[STATUS] = FULL
            return
        head[bucket] = room[number * FIELDS + NEXT]
        if table[_find_slot(room, table, cards, where)] != number + 1:
            continue
        figure, come = where & FIGURE_MASK, (where >> FIGURE_BITS) & COME_MASK
        if come - count_bits(cards) >= count:
            head[STATUS] = FOUND
            head[GOAL] = number
            return
        cost = where >> COST_SHIFT
        for card in range(len(near)):
            if (cards >> card) & 1:
                steps = measure_way(near, figure, card, cards)
                if steps:
                    after, comes = cards ^ (1 << card), come
                    if come < len(deck):
                        after |= 1 << deck[come]
                        comes += 1
                    parts = count_parts(near, after | later[comes], card)
                    spot = card | (comes << FIGURE_BITS) | ((cost + steps - 1) << COST_SHIFT)
                    enter(head, room, table, after, spot, number, max(0, parts - spare))
