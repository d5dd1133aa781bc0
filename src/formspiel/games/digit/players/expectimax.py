"""Expectimax in DIGIT Solitaire: every card that may come, and every answer to it.

With the extra `fast` all of this is compiled.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, SmallInts
from formspiel.core.speed.dual import compiled
from formspiel.games.digit.kernel_tables import AWAY, COUNT
from formspiel.games.digit.players.network import HAND, evaluate, see_undrawn


@compiled
def count_extra(graph: Ints, ties: Ints, figure: int, card: int, held: int) -> int:
    """The extra moves from a figure to a card around the others that are held, nearly always."""
    away = graph[graph[AWAY] + figure * graph[COUNT] + card]
    if away == 2 and ties[figure] & ties[card] & ~held == 0:
        return 2
    return away - 1


@compiled
def count_tour(graph: Ints, cards: Ints, size: int, figure: int, used: int) -> int:
    """The extra moves to lay down all cards, but for the used ones, when no more come."""
    best = 0
    is_first = True
    for at in range(size):
        if (used >> at) & 1 == 0:
            steps = graph[graph[AWAY] + figure * graph[COUNT] + cards[at]]
            tour = steps - 1 + count_tour(graph, cards, size, cards[at], used | (1 << at))
            if is_first or tour < best:
                best, is_first = tour, False
    return best


@compiled
def expectimax(  # noqa: PLR0917 - compiled: all by place
    graph: Ints, ties: Ints, cards: Ints, laid: int, held: int, deck: Ints, left: int
) -> float:
    """What it will cost on average at best, when the card at a place has been laid down.

    So many cards at the front of the deck are to come, in any order; all are tried.
    """
    figure = cards[laid]
    if left == 0:
        return float(count_tour(graph, cards, HAND, figure, 1 << laid))
    total = 0.0
    for at in range(left):
        drawn = deck[at]
        deck[at] = deck[left - 1]
        cards[laid] = drawn
        now_held = held | (1 << drawn)
        best = 1000.0
        for other in range(HAND):
            extra = count_extra(graph, ties, figure, cards[other], now_held)
            if extra < best:
                after = now_held & ~(1 << cards[other])
                later = expectimax(graph, ties, cards, other, after, deck, left - 1)
                best = min(best, extra + later)
        total += best
        deck[at] = drawn
    cards[laid] = figure
    return total / left


@compiled
def look_ahead(  # noqa: PLR0917 - as above
    net: SmallInts,
    graph: Ints,
    ties: Ints,
    cards: Ints,
    laid: int,
    undrawn: int,
    depth: int,
    seen: Ints,
    sums: SmallInts,
) -> float:
    """What it will cost when the card at a place has been laid down, so many cards ahead.

    Every card that may come is tried, with every answer; the last two are room for the network.
    """
    figure, left, held = cards[laid], 0, 0
    for at in range(HAND):
        held |= 1 << cards[at]
    held ^= 1 << figure
    total = 0.0
    for drawn in range(graph[COUNT]):
        if (undrawn >> drawn) & 1 == 0:
            continue
        left += 1
        cards[laid] = drawn
        after, now_held = undrawn ^ (1 << drawn), held | (1 << drawn)
        if after == 0:
            total += count_tour(graph, cards, HAND, figure, 0)
            continue
        if depth == 1:
            see_undrawn(net, after, sums)
        best = 1000.0
        for at in range(HAND):
            extra = count_extra(graph, ties, figure, cards[at], now_held)
            if depth == 1:
                cost = extra + evaluate(net, graph, ties, cards, at, after, seen, sums)
            elif extra < best:
                cost = extra + look_ahead(net, graph, ties, cards, at, after, depth - 1, seen, sums)
            else:
                cost = best
            best = min(best, cost)
        total += best
    cards[laid] = figure
    return total / left
