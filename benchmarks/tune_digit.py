"""Teach the network of the DIGIT bots by letting it play Solitaire, game after game.

After every card laid down, what the network expects the game to cost from there is moved a
little towards what it costs to go on at best with the card that came, as the network sees
it; at the end towards what the last cards cost.

    python benchmarks/tune_digit.py --games 700000 --seed 1

takes about ten minutes on one idle core and writes `src/formspiel/games/digit/players/network.bin`;
`--out FILE` writes another file. With `--tries N` so many seeds are tried, on `--workers K`
processes or a `--cluster ADDRESS`, and the best network is kept.
"""

# Jitted code draws from Numba's own generator, takes its lists one by one and is not cut up.
# ruff: noqa: NPY002, PLR0917

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from zlib import compress

import numpy as np
from attempts import Attempt, add_options, keep_best
from numba import njit

from formspiel.games.digit.components import load_edition
from formspiel.games.digit.kernel_tables import load_graph
from formspiel.games.digit.players.expectimax import count_extra, count_tour
from formspiel.games.digit.players.network import (
    BOTH,
    CARD,
    FIGURES,
    FILE,
    FROM,
    HAND,
    LINES,
    OF_CARD,
    OF_FIGURE,
    OTHERS,
    REST,
    SEEN,
    SHARED,
    UNIT_SCALE,
    UNITS,
    load_ties,
    see,
)

EDITION = load_edition("1987")
STAGES = 20
LAST_RATE = 0.02
"""What is left of the learning rate at the end."""

MOST_ERROR = 3
FEW_GAMES = 3000

F32 = np.float32


@njit(fastmath=True)
def add_rest(layer, rest, sums):
    """Begin the sums of the units with the cards to come."""
    sums[0] = 0
    for card in range(FIGURES):
        if (rest >> card) & 1:
            sums[0] += layer[REST + card]


@njit(fastmath=True)
def weigh(layer, outs, constant, seen, sums):
    """What a moment will cost by its lines; the sums of the units for each card are kept."""
    for unit in range(UNITS):
        sums[1, unit] = sums[0, unit]
    for line in seen[:SHARED]:
        for unit in range(UNITS):
            sums[1, unit] += layer[line, unit]
    cost, at = constant, SHARED
    for card in range(HAND):
        size = OF_CARD if card < OTHERS else OF_FIGURE
        for unit in range(UNITS):
            sums[2 + card, unit] = sums[1, unit]
        for line in seen[at : at + size]:
            for unit in range(UNITS):
                sums[2 + card, unit] += layer[line, unit]
        kind = 0 if card < OTHERS else 1
        for unit in range(UNITS):
            cost += max(F32(0), sums[2 + card, unit]) * outs[kind, unit]
        at += size
    return cost


@njit(fastmath=True)
def learn(layer, outs, constant, seen, rest, sums, step):
    """Move what a moment is said to cost: `step` is the error times the learning rate."""
    slopes, all_slopes, at = np.zeros(UNITS, F32), np.zeros(UNITS, F32), SHARED
    for card in range(HAND):
        size = OF_CARD if card < OTHERS else OF_FIGURE
        kind = 0 if card < OTHERS else 1
        for unit in range(UNITS):
            is_on = sums[2 + card, unit] > 0
            slopes[unit] = step * outs[kind, unit] if is_on else F32(0)
            outs[kind, unit] += step * max(F32(0), sums[2 + card, unit])
            all_slopes[unit] += slopes[unit]
        for line in seen[at : at + size]:
            for unit in range(UNITS):
                layer[line, unit] += slopes[unit]
        at += size
    for line in seen[:SHARED]:
        for unit in range(UNITS):
            layer[line, unit] += all_slopes[unit]
    for card in range(FIGURES):
        if (rest >> card) & 1:
            for unit in range(UNITS):
                layer[REST + card, unit] += all_slopes[unit]
    constant[0] += step


@njit
def gather(cards):
    """A set of cards."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


@njit
def play(layer, outs, constant, row, ties, pack, rate, seen, sums):
    """One game with an order of the cards: its extra moves, with the network learning from it."""
    figure, cards = pack[0], pack[1 : HAND + 1].copy()
    before, laid_before, rest_before = cards.copy(), -1, 0
    extras = 0
    for come in range(HAND + 1, FIGURES + 1):
        rest, held = gather(pack[come:]), gather(cards)
        best, best_at, best_extra = F32(1000), -1, 0
        if rest == 0:
            best_extra = count_tour(row, cards, HAND, figure, 0)
            best = F32(best_extra)
        else:
            add_rest(layer, rest, sums)
            for at in range(HAND):
                extra = count_extra(row, ties, figure, cards[at], held)
                see(row, ties, cards, at, rest, seen)
                cost = extra + weigh(layer, outs, constant[0], seen, sums)
                if cost < best:
                    best, best_at, best_extra = cost, at, extra
        extras += best_extra
        if rate > 0 and laid_before >= 0:
            add_rest(layer, rest_before, sums)
            see(row, ties, before, laid_before, rest_before, seen)
            error = best - weigh(layer, outs, constant[0], seen, sums)
            step = F32(rate) * F32(min(MOST_ERROR, max(-MOST_ERROR, error)))
            learn(layer, outs, constant, seen, rest_before, sums, step)
        if rest:
            before[:], laid_before, rest_before = cards, best_at, rest
            figure, cards[best_at] = cards[best_at], pack[come]
    return extras


@njit
def play_many(layer, outs, constant, row, ties, games, seed, rates):
    """The mean of the extra moves of many games; the learning rate goes from one to the other."""
    np.random.seed(seed)
    seen, sums = np.zeros(SEEN, np.int64), np.zeros((2 + HAND, UNITS), F32)
    total = 0
    for number in range(games):
        rate = 0.0
        if rates[0] > 0:
            rate = rates[0] * (rates[1] / rates[0]) ** (number / games)
        pack = np.random.permutation(FIGURES)
        total += play(layer, outs, constant, row, ties, pack, rate, seen, sums)
    return total / games


def pack(layer, outs, constant):
    values = np.concatenate([layer.ravel(), outs.ravel(), constant])
    whole = np.clip(np.rint(values * UNIT_SCALE), -32768, 32767)
    return compress(whole.astype("<i2").tobytes(), 9)


def learn_all(wish: argparse.Namespace, seed: int) -> Attempt:
    """A network from one seed, and how many extra moves it makes without learning."""
    row, ties = load_graph(EDITION).row, load_ties(EDITION)
    rng = np.random.default_rng(seed)
    layer = rng.normal(0, 0.1, (LINES, UNITS)).astype(F32)
    # What is seen together with much else begins small.
    layer[REST : REST + FIGURES] *= 0.3
    layer[FROM:CARD] *= 0.2
    # Only the lower number of two open cards comes first.
    for first in range(FIGURES):
        layer[BOTH + first * FIGURES : BOTH + first * (FIGURES + 1) + 1] = 0
    outs = rng.normal(0, 0.3 * UNITS**-0.5, (2, UNITS)).astype(F32)
    constant = np.zeros(1, F32)
    mean = 0.0
    for stage in range(STAGES):
        rates = np.array([wish.rate * LAST_RATE ** ((stage + n) / STAGES) for n in (0, 1)])
        own = seed * STAGES + stage
        play_many(layer, outs, constant, row, ties, wish.games // STAGES, own, rates)
        mean = play_many(layer, outs, constant, row, ties, FEW_GAMES, 0, np.zeros(2))
        print(
            f"{stage + 1:3} of {STAGES}, {process_time():5.0f} s: {mean:.3f} extra moves",
            flush=True,
        )
    return Attempt(-mean, f"{mean:.3f} extra moves", pack(layer, outs, constant))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=700_000, help="to learn from")
    parser.add_argument("--rate", type=float, default=0.005, help="of learning, at first")
    parser.add_argument("--out", type=Path, default=FILE, help="what to write")
    add_options(parser)
    wish = parser.parse_args()
    keep_best(learn_all, wish, wish.out)


if __name__ == "__main__":
    main()
