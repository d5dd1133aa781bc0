"""The fewest extra moves for a game of DIGIT Solitaire whose cards are known in advance.

A moment is the figure on the table and the set of open cards, which also tell how many
cards have come: the last one that came is open, unless the stack is empty. From a moment
the next card is laid down by a shortest way around the other open cards, since to pass
over one of them is to lay it down. The moments are searched from the cheapest up, so the
first one that is far enough is a best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from formspiel.core.speed.arrays import Ints, blank, ints
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.kernel_tables import Graph, load_graph
from formspiel.games.digit.solver.search import (
    ESTIMATE,
    FIELDS,
    FIGURE_BITS,
    FIGURE_MASK,
    FOUND,
    FULL,
    GOAL,
    HEAD,
    MOST_FIGURES,
    PARENT,
    STATUS,
    WHERE,
    enter,
    measure_way,
    move_house,
    search,
)
from formspiel.solvers.solution import BeyondSolver

SPELL = 2_000
"""So many moments are looked at between two looks at the clock."""

FIRST_ROOM, MOST_ROOM = 1 << 16, 1 << 25
"""Room for moments, to begin with and at most: each takes some fifty bytes."""


BEAM = 500
"""So many moments are kept after each card where there is no time for a proof."""


@dataclass(frozen=True)
class Course:
    """The order in which cards are laid down with the fewest extra moves that were found."""

    order: tuple[str, ...]
    extra: int
    """The extra moves that this takes."""

    least: int
    """Fewer extra moves than this are not possible."""


def best_course(
    edition: DigitEdition, first: str, cards: Sequence[str], count: int, seconds: float
) -> Course:
    """Lay down so many cards with the fewest extra moves, proven within so many seconds or not.

    `cards` are the open cards and then those to come, in their order: one for each card
    that is laid down, while there are any.
    """
    graph = load_graph(edition)
    if len(graph.names) > MOST_FIGURES:
        raise BeyondSolver(f"the solver of DIGIT takes {MOST_FIGURES} figures at most")
    end = monotonic() + seconds
    numbers = [graph.numbers[name] for name in cards]
    near = ints(sum(1 << other for other in own) for own in graph.near)
    later = ints(sum(1 << card for card in numbers[at:]) for at in range(len(cards) + 1))
    head, deck = blank(HEAD), ints(numbers)
    room, table = blank(FIRST_ROOM * FIELDS), blank(FIRST_ROOM * 2)
    hand = min(edition.hand, len(numbers))
    at_first = graph.numbers[first] | (hand << FIGURE_BITS)
    enter(head, room, table, sum(1 << card for card in numbers[:hand]), at_first, -1, 0)
    while True:
        search(head, room, table, near, deck, later, count, SPELL)
        if head[STATUS] == FOUND:
            extra = int(head[ESTIMATE])
            return Course(_retrace(graph, room, int(head[GOAL])), extra, extra)
        is_full = head[STATUS] == FULL
        if monotonic() >= end or (is_full and len(room) >= MOST_ROOM * FIELDS):
            break
        if is_full:
            small, room, table = room, blank(2 * len(room)), blank(2 * len(table))
            move_house(head, small, room, table)
    extra, laid = _try_beam(near, graph.numbers[first], numbers, hand, count)
    return Course(tuple(graph.names[card] for card in laid), extra, int(head[ESTIMATE]))


def _try_beam(
    near: Ints, first: int, cards: list[int], hand: int, count: int
) -> tuple[int, tuple[int, ...]]:
    """A good way to lay down so many cards: the extra moves, and the cards in their order."""
    beam: dict[tuple[int, int], tuple[int, tuple[int, ...]]]
    beam = {(first, sum(1 << card for card in cards[:hand])): (0, ())}
    for come in range(hand, hand + count):
        found: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for (figure, held), (extra, order) in beam.items():
            for card in cards[:come]:
                if not held >> card & 1 or not (steps := measure_way(near, figure, card, held)):
                    continue
                after = held ^ 1 << card | (1 << cards[come] if come < len(cards) else 0)
                way = (extra + steps - 1, (*order, card))
                found[card, after] = min(way, found.get((card, after), way))
        best = sorted(found.items(), key=lambda item: item[1])[:BEAM]
        beam = dict(best)
    return min(beam.values())


def _retrace(graph: Graph, room: Ints, number: int) -> tuple[str, ...]:
    """The cards laid down on the way to a moment."""
    order = []
    while room[number * FIELDS + PARENT] >= 0:
        order.append(graph.names[room[number * FIELDS + WHERE] & FIGURE_MASK])
        number = int(room[number * FIELDS + PARENT])
    return tuple(reversed(order))
