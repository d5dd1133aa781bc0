"""Teach the small network of the BITS bots by letting it play against chance, round after round.

After every placement the worth that the network gives to the board is moved a little towards
the worth of the best board that it can make with the next tile, or towards the points when the
round is over. All task cards are drawn alike, and every other board is seen in a mirror.

    python benchmarks/tune_bits.py --rounds 4000000 --seed 1

takes about ten minutes on one idle core and writes `src/formspiel/games/bits/players/network.bin`;
`--out FILE` writes another file. With `--tries N` so many seeds are tried, on `--workers K`
processes or a `--cluster ADDRESS`, and the best network is kept.
"""

# Jitted code draws from Numba's own generator, takes its lists one by one and is not cut up.
# ruff: noqa: C901, NPY002, PLR0912, PLR0915, PLR0917

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from time import process_time
from zlib import compress

import numpy as np
from attempts import Attempt, add_options, keep_best
from numba import njit

from formspiel.games.bits.components import load_edition
from formspiel.games.bits.kernel import has_room, land, rest, score, toggle
from formspiel.games.bits.kernel_tables import pack_box
from formspiel.games.bits.players.network import (
    CARDS,
    COLUMN,
    COLUMNS,
    DOUBLES,
    HEIGHT,
    LINES,
    PAIRS,
    PARTS,
    ROWS,
    SMALL_FILE,
    STRIDE,
    UNIT_SCALE,
    find_free,
    see_colour,
)

UNITS = 64
CARDS_IN_ALL = 14
COLOURS = 4
WALL = 15 << (4 * COLUMNS)
STAGES = 20
LAST_RATE = 0.03
"""What is left of the learning rate at the end."""

F32 = np.float32


@njit
def mirror(masks, heights, out):
    for colour in range(COLOURS):
        out[colour] = 0
        for x in range(COLUMNS):
            out[colour] |= ((masks[colour] >> x) & COLUMN) << (COLUMNS - 1 - x)
    other = WALL
    for x in range(COLUMNS):
        other |= ((heights >> (4 * x)) & 15) << (4 * (COLUMNS - 1 - x))
    return other


@njit
def see(tasks, mask, free, deck, colour, seen):
    count = see_colour(mask, free, tasks, seen)
    seen[count] = DOUBLES + deck[10 + colour]
    seen[count + 1] = PAIRS + deck[14 + colour]
    return count + 2


@njit(fastmath=True)
def weigh(first, second, bias, tasks, masks, heights, deck, cards, seen, shared, sums):
    for unit in range(UNITS):
        shared[unit] = first[CARDS + cards, unit]
    for x in range(COLUMNS):
        line = HEIGHT + 6 * x + ((heights >> (4 * x)) & 15)
        for unit in range(UNITS):
            shared[unit] += first[line, unit]
    free = find_free(heights)
    worth = bias
    for colour in range(COLOURS):
        count = see(tasks, masks[colour], free, deck, colour, seen)
        for unit in range(UNITS):
            sums[unit] = shared[unit]
        for number in range(count):
            line = seen[number]
            for unit in range(UNITS):
                sums[unit] += first[line, unit]
        for unit in range(UNITS):
            worth += max(F32(0), sums[unit]) * second[unit]
    return worth


@njit
def learn(layers, outs, biases, parts, now, tasks, masks, heights, deck, cards, step, work):
    """Move the worth of a board: `step` is the error times the learning rate."""
    first, second = now
    seen, shared, sums, slopes, all_slopes, out_slopes = work
    weigh(first, second, F32(0), tasks, masks, heights, deck, cards, seen, shared, sums)
    free = find_free(heights)
    all_slopes[:] = 0
    out_slopes[:] = 0
    in_force = F32(len(parts))
    for colour in range(COLOURS):
        count = see(tasks, masks[colour], free, deck, colour, seen)
        for unit in range(UNITS):
            sums[unit] = shared[unit]
        for number in range(count):
            for unit in range(UNITS):
                sums[unit] += first[seen[number], unit]
        for unit in range(UNITS):
            slopes[unit] = step * second[unit] if sums[unit] > 0 else F32(0)
            out_slopes[unit] += step * max(F32(0), sums[unit])
            all_slopes[unit] += slopes[unit]
        for number in range(count):
            line = seen[number]
            for part in parts:
                for unit in range(UNITS):
                    layers[part, line, unit] += slopes[unit]
            for unit in range(UNITS):
                first[line, unit] += in_force * slopes[unit]
    for x in range(COLUMNS + 1):
        line = CARDS + cards
        if x < COLUMNS:
            line = HEIGHT + 6 * x + ((heights >> (4 * x)) & 15)
        for part in parts:
            for unit in range(UNITS):
                layers[part, line, unit] += all_slopes[unit]
        for unit in range(UNITS):
            first[line, unit] += in_force * all_slopes[unit]
    for part in parts:
        biases[part] += step
        for unit in range(UNITS):
            outs[part, unit] += out_slopes[unit]
    for unit in range(UNITS):
        second[unit] += in_force * out_slopes[unit]


@njit
def play(layers, outs, biases, parts, tasks, tiles, cards, rate, is_learning, work):
    """One round: its points, with the network learning from it."""
    seen, shared, sums = work[0], work[1], work[2]
    first = np.zeros((LINES, UNITS), F32)
    second = np.zeros(UNITS, F32)
    bias = F32(0)
    for part in parts:
        first += layers[part]
        second += outs[part]
        bias += biases[part]
    masks = np.zeros(COLOURS, np.int64)
    before = np.zeros(COLOURS, np.int64)
    flipped = np.zeros(COLOURS, np.int64)
    deck = np.array([2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    order = cards.copy()
    np.random.shuffle(order)
    heights = WALL
    heights_before = 0
    tile = 4 + np.random.randint(6)
    for turn in range(CARDS_IN_ALL + 1):
        a, b = tiles[2 * tile], tiles[2 * tile + 1]
        left = CARDS_IN_ALL - turn
        best, best_slot = F32(-1e9), -1
        for slot in range(4 * COLUMNS):
            y = rest(heights, slot, ROWS)
            if y < 0 or (a == b and slot & 1):
                continue
            after = land(heights, slot, y)
            toggle(masks, a, b, slot, y, STRIDE)
            if left == 0 or not has_room(after, COLUMNS, ROWS):
                worth = F32(score(tasks, masks, STRIDE))
            else:
                worth = weigh(
                    first, second, bias, tasks, masks, after, deck, left, seen, shared, sums
                )
            toggle(masks, a, b, slot, y, STRIDE)
            if worth > best:
                best, best_slot = worth, slot
        if is_learning and turn > 0:
            draw(deck, tile, a, b, 1)
            seen_heights = heights_before
            flipped[:] = before
            if np.random.randint(2):
                seen_heights = mirror(before, heights_before, flipped)
            told = weigh(
                first,
                second,
                bias,
                tasks,
                flipped,
                seen_heights,
                deck,
                left + 1,
                seen,
                shared,
                sums,
            )
            step = rate * min(F32(3), max(F32(-3), best - told))
            learn(
                layers, outs, biases, parts, (first, second), tasks,
                flipped, seen_heights, deck, left + 1, step, work,
            )  # fmt: skip
            bias += len(parts) * step
            draw(deck, tile, a, b, -1)
        y = rest(heights, best_slot, ROWS)
        heights = land(heights, best_slot, y)
        toggle(masks, a, b, best_slot, y, STRIDE)
        if left == 0 or not has_room(heights, COLUMNS, ROWS):
            break
        before[:] = masks
        heights_before = heights
        tile = order[turn]
        draw(deck, tile, tiles[2 * tile], tiles[2 * tile + 1], -1)
    return score(tasks, masks, STRIDE)


@njit
def draw(deck, tile, a, b, change):
    """Put a card back into the deck, or take it out."""
    deck[tile] += change
    if a == b:
        deck[10 + a] += change
    else:
        deck[14 + a] += change
        deck[14 + b] += change


@njit
def play_many(layers, outs, biases, kinds, all_tasks, tiles, cards, rounds, seed, rates, totals):
    """Rounds with all kinds of task cards in turn, chosen by chance."""
    np.random.seed(seed)
    work = (
        np.zeros(64, np.int64),
        np.zeros(UNITS, F32),
        np.zeros(UNITS, F32),
        np.zeros(UNITS, F32),
        np.zeros(UNITS, F32),
        np.zeros(UNITS, F32),
    )
    for number in range(rounds):
        kind = np.random.randint(len(kinds))
        in_force = 1 + (kinds[kind, 1] > 0) + (kinds[kind, 2] > 0)
        share = number / rounds
        rate = F32(rates[0] ** (1 - share) * rates[1] ** share if rates[0] > 0 else 0)
        points = play(
            layers, outs, biases, kinds[kind, :in_force], all_tasks[kind], tiles, cards,
            rate, rates[0] > 0, work,
        )  # fmt: skip
        totals[kind, 0] += points
        totals[kind, 1] += 1


def kinds_of_tasks():
    forms, forbidden = PARTS[1:6], PARTS[6:]
    return [("1",), *(("1", form) for form in forms), *product(("1",), forms, forbidden)]


def pack_kinds(edition, kinds):
    """A box, and of all kinds of task cards the numbers and the parts in force; the cards."""
    boxes = [pack_box(edition, kind) for kind in kinds]
    longest = max(len(box.tasks) for box in boxes)
    all_tasks = np.array([np.pad(box.tasks, (0, longest - len(box.tasks))) for box in boxes])
    parts = np.array([[*map(PARTS.index, kind), 0, 0][:3] for kind in kinds])
    return boxes[0], all_tasks, parts, np.repeat(np.arange(10), boxes[0].copies)


def mean_points(kinds, totals):
    """Of rounds 1 to 3."""
    return [
        np.mean([totals[k, 0] / totals[k, 1] for k, kind in enumerate(kinds) if len(kind) == n])
        for n in (1, 2, 3)
    ]


def told(means):
    return f"rounds 1 to 3: {means[0]:.3f} {means[1]:.3f} {means[2]:.3f}, in all {sum(means):.3f}"


def learn_all(options, seed):
    """A network from one seed, and what it makes of rounds without learning."""
    edition = load_edition("2012")
    kinds = kinds_of_tasks()
    box, all_tasks, parts, cards = pack_kinds(edition, kinds)
    rng = np.random.default_rng(seed)
    layers = np.zeros((len(PARTS), LINES, UNITS), F32)
    outs = np.zeros((len(PARTS), UNITS), F32)
    biases = np.zeros(len(PARTS), F32)
    # Only the layer that is always in force begins by chance.
    layers[0] = rng.normal(0, 0.1, (LINES, UNITS))
    outs[0] = rng.normal(0, UNITS**-0.5, UNITS)

    def run(rounds, seed, rates):
        totals = np.zeros((len(kinds), 2))
        play_many(
            layers, outs, biases, parts, all_tasks, box.tiles, cards,
            rounds, seed, np.array(rates), totals,
        )  # fmt: skip
        return mean_points(kinds, totals)

    for stage in range(STAGES):
        rates = [options.rate * LAST_RATE ** ((stage + n) / STAGES) for n in (0, 1)]
        means = run(options.rounds // STAGES, seed * STAGES + stage, rates)
        print(f"{stage + 1:3} of {STAGES}, {process_time():6.0f} s, {told(means)}", flush=True)
    means = run(20_000, 0, [0.0, 0.0])
    content = pack(layers, outs, biases)
    return Attempt(sum(means), f"without learning: {told(means)}", content)


def pack(layers, outs, biases):
    values = [
        np.concatenate([layers[part].ravel(), outs[part], biases[part : part + 1]])
        for part in range(len(PARTS))
    ]
    whole = np.rint(np.concatenate(values) * UNIT_SCALE)
    return compress(np.clip(whole, -32768, 32767).astype("<i2").tobytes(), 9)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4_000_000, help="to learn from")
    parser.add_argument("--rate", type=float, default=0.006, help="of learning, at first")
    parser.add_argument("--out", type=Path, default=SMALL_FILE, help="what to write")
    add_options(parser)
    options = parser.parse_args()
    keep_best(learn_all, options, options.out)


if __name__ == "__main__":
    main()
