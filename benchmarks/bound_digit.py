"""How few minus points anybody could average in DIGIT Solitaire, as far as one can tell.

Who knows the order of the cards averages about 2.1, which nobody who does not know it can
reach. A closer bound fines foresight: at every card the player pays for how much luckier it
was than the average card, as `evaluate` sees it. Who cannot foresee pays nothing on average, so
the mean of the best fined play over all orders is a bound for every player. The best fined
play is searched with a beam: a wider one can only find less, so the figure is an estimate of
the bound, from above.

    python benchmarks/bound_digit.py --orders 100 --width 30 120 480
"""

# Jitted code takes its tables one by one.
# ruff: noqa: PLR0917

from __future__ import annotations

import argparse
from statistics import fmean, stdev

import numpy as np
from numba import njit

from formspiel.games.digit.components import load_edition
from formspiel.games.digit.kernel_tables import AWAY, COUNT, load_graph
from formspiel.games.digit.players.expectimax import count_extra, count_tour, look_ahead
from formspiel.games.digit.players.network import (
    HAND,
    SEEN,
    UNITS,
    evaluate,
    load_net,
    load_ties,
    see_undrawn,
)

EDITION = load_edition("1987")
BEYOND = 1e9


@njit
def list_cards(held, cards):
    """Write down the cards of a set; how many there are."""
    count = 0
    for card in range(63):
        if held >> card & 1:
            cards[count] = card
            count += 1
    return count


@njit
def answer(net, row, ties, figure, held, undrawn, room):
    """What it costs, now and later, to go on at best with five cards open."""
    cards, seen, sums = room
    list_cards(held, cards)
    if undrawn == 0:
        return float(count_tour(row, cards, HAND, figure, 0))
    see_undrawn(net, undrawn, sums)
    best = BEYOND
    for at in range(HAND):
        extra = count_extra(row, ties, figure, cards[at], held)
        best = min(best, extra + evaluate(net, row, ties, cards, at, undrawn, seen, sums))
    return best


@njit
def play_fined(net, row, ties, pack, width):
    """The fewest minus points and fines for an order of the cards, found by a beam."""
    cards, seen, sums = (
        np.zeros(HAND, np.int64),
        np.zeros(SEEN, np.int64),
        np.zeros(3 * UNITS, np.int32),
    )
    room, count = (cards, seen, sums), row[COUNT]
    figures, opens, costs = np.full(1, pack[0]), np.zeros(1, np.int64), np.zeros(1)
    for card in pack[1 : HAND + 1]:
        opens[0] |= 1 << card
    for come in range(HAND + 1, count):
        undrawn = 0
        for card in pack[come:]:
            undrawn |= 1 << card
        see_undrawn(net, undrawn, sums)
        ways = {(np.int64(-1), np.int64(-1)): (BEYOND, BEYOND)}
        for state in range(len(figures)):
            list_cards(opens[state], cards)
            for at in range(HAND):
                # Around the other cards it may be further: a bound need not know.
                steps = row[row[AWAY] + figures[state] * count + cards[at]]
                cost = costs[state] + steps - 1
                after = (cards[at], opens[state] & ~(1 << cards[at]))
                if after not in ways or cost < ways[after][0]:
                    hope = cost + evaluate(net, row, ties, cards, at, undrawn, seen, sums)
                    ways[after] = (cost, hope)
        keys = list(ways)
        order = np.argsort(np.array([ways[key][1] for key in keys]))[: min(width, len(keys) - 1)]
        figures, opens = np.zeros(len(order), np.int64), np.zeros(len(order), np.int64)
        costs = np.zeros(len(order))
        for place, number in enumerate(order):
            figure, held = keys[number]
            figures[place], opens[place] = figure, held | 1 << pack[come]
            # How much luckier the card that came is than the average one.
            list_cards(held | 1 << figure, cards)
            laid = np.searchsorted(cards, figure)
            fair = look_ahead(net, row, ties, cards, laid, undrawn, 1, seen, sums)
            after = undrawn & ~(1 << pack[come])
            luck = fair - answer(net, row, ties, figure, opens[place], after, room)
            costs[place] = ways[keys[number]][0] + luck
    best = BEYOND
    for state in range(len(figures)):
        list_cards(opens[state], cards)
        best = min(best, costs[state] + count_tour(row, cards, HAND, figures[state], 0))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--orders", type=int, default=100, help="of the cards, by chance (100)")
    parser.add_argument("--width", type=int, nargs="+", default=[30, 120], help="of the beam")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same orders")
    wish = parser.parse_args()
    net, row, ties = load_net(), load_graph(EDITION).row, load_ties(EDITION)
    rng = np.random.default_rng(wish.seed)
    packs = [rng.permutation(len(EDITION.figures)) for _ in range(wish.orders)]
    for width in wish.width:
        found = [play_fined(net, row, ties, pack, width) for pack in packs]
        spread = 1.96 * stdev(found) / len(found) ** 0.5
        print(f"beam of {width}: {fmean(found):.2f} ± {spread:.2f} minus points", flush=True)


if __name__ == "__main__":
    main()
