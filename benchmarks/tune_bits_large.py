"""Teach master of BITS what boards are worth to somebody who looks ahead, as it does.

Stage by stage the network plays rounds, looking one tile ahead. Boards on the way, and some
that were nearly chosen, are looked at one tile ahead, in later stages two; then the network
learns what they are worth, together with the boards of the stages before. It begins with the
small network, and with as many units again that know nothing yet.

    python benchmarks/tune_bits_large.py --seed 1

takes about fifty minutes on two cores and writes
`src/formspiel/games/bits/players/network_large.bin`;
`--out FILE` writes another file. The same seed gives the same network on any number of cores.
"""

# Jitted code draws from Numba's own generator, takes its lists one by one and is not cut up.
# ruff: noqa: C901, NPY002, PLR0912, PLR0917

from __future__ import annotations

import argparse
import os
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from zlib import decompress

import numpy as np
from numba import njit
from tune_bits import (
    CARDS_IN_ALL,
    COLOURS,
    F32,
    WALL,
    kinds_of_tasks,
    mirror,
    pack,
    pack_kinds,
    see,
)

from formspiel.games.bits.components import load_edition
from formspiel.games.bits.kernel import has_room, land, rest, toggle
from formspiel.games.bits.kernel_tables import Box
from formspiel.games.bits.players.evaluation import make_room
from formspiel.games.bits.players.expectimax import MOST_DEPTH, expectimax, shift
from formspiel.games.bits.players.network import (
    CARDS,
    COLUMNS,
    HEIGHT,
    LARGE_FILE,
    LINES,
    PARTS,
    ROWS,
    SMALL_FILE,
    STRIDE,
    UNIT_SCALE,
    find_free,
    load_net,
)
from formspiel.lab.crew import gather, run_in_order

UNITS = 128
SLOTS = 4 * COLUMNS
JOBS = 16
"""So many parts of a stage can be played at the same time."""
IN_A_ROW = 8
"""Rounds played with the same task cards, for the sake of what is kept in mind."""
KEPT = 16
"""The stages whose boards are learned together."""
TIMES = 2
"""How often a board is learned in a stage."""
INNER_WIDTH, OUTER_WIDTH = 3, 8
NEAR = 6
"""A board that was nearly chosen is among so many."""
NEARLY, ASTRAY = 0.4, 0.07
"""How often such a board is learned from, and how often it is played on with, too."""
FIRST, SECOND = 0.2, 0.55
"""Below the one a number from 0 to 1 means a first round, below the other a second one."""
MOST_ERROR = F32(1.5)
LAST_RATE = 0.1
"""What is left of the learning rate at the end."""
NOTHING = -1e9

EDITION, KINDS = load_edition("2012"), kinds_of_tasks()
BOX, TASKS, IN_FORCE, PACK = pack_kinds(EDITION, KINDS)
DECK = np.array([*BOX.copies, *[2] * COLOURS, *[3] * COLOURS])

KIND, HEIGHTS, LEFT, MASKS, DECKS = 0, 1, 2, 3, 3 + COLOURS
"""What is written down of a board; of the cards to come only those of each colour."""
WRITTEN = DECKS + 2 * COLOURS


@njit
def weigh_slots(box, net, masks, heights, deck, left, tile, room, sums, worths):
    """What the placements of a tile are worth one tile ahead; only the most hopeful ones."""
    a, b = box.tiles[2 * tile], box.tiles[2 * tile + 1]
    found = np.full(SLOTS, NOTHING)
    for depth in range(2):
        before = found
        found = np.full(SLOTS, NOTHING)
        for number in range(SLOTS if depth == 0 else OUTER_WIDTH):
            slot = number
            if depth:
                slot = np.argmax(before)
                if before[slot] == NOTHING:
                    break
                before[slot] = NOTHING
            y = rest(heights, slot, ROWS)
            if y < 0 or (a == b and slot & 1):
                continue
            toggle(masks, a, b, slot, y, STRIDE)
            found[slot] = expectimax(
                box, net, masks, land(heights, slot, y), deck, left, depth, INNER_WIDTH,
                room, sums, worths,
            )  # fmt: skip
            toggle(masks, a, b, slot, y, STRIDE)
    return found


@njit
def play(all_tasks, sizes, tiles, copies, nets, rounds, seed, depth, rooms, boards, targets):
    """Play rounds and write down boards and what they are worth; how many."""
    np.random.seed(seed)
    fresh, room, sums, worths = rooms
    count, kind = 0, 0
    for number in range(rounds):
        if number % IN_A_ROW == 0:
            luck = np.random.random()
            kind = 0
            if luck >= FIRST:
                kind = 1 + np.random.randint(5) if luck < SECOND else 6 + np.random.randint(15)
            room[:] = fresh
        box, net = Box(sizes, tiles, copies, all_tasks[kind]), nets[kind]
        masks, deck, order = np.zeros(COLOURS, np.int64), DECK.copy(), PACK.copy()
        np.random.shuffle(order)
        heights, tile = WALL, 4 + np.random.randint(6)
        for turn in range(CARDS_IN_ALL + 1):
            left = CARDS_IN_ALL - turn
            a, b = tiles[2 * tile], tiles[2 * tile + 1]
            found = weigh_slots(box, net, masks, heights, deck, left, tile, room, sums, worths)
            chosen = np.argmax(found)
            other = chosen
            if np.random.random() < NEARLY:
                for _ in range(np.random.randint(NEAR)):
                    slot = np.argmax(found)
                    if found[slot] == NOTHING:
                        break
                    other = slot
                    found[slot] = NOTHING
            y = rest(heights, other, ROWS)
            after = land(heights, other, y)
            if left > 0 and has_room(after, COLUMNS, ROWS):
                toggle(masks, a, b, other, y, STRIDE)
                targets[count] = expectimax(
                    box, net, masks, after, deck, left, depth, INNER_WIDTH, room, sums, worths
                )
                boards[count, KIND], boards[count, HEIGHTS] = kind, after
                boards[count, LEFT] = left
                boards[count, MASKS:DECKS] = masks
                boards[count, DECKS:] = deck[len(deck) - 2 * COLOURS :]
                count += 1
                toggle(masks, a, b, other, y, STRIDE)
            if np.random.random() < ASTRAY:
                chosen = other
            y = rest(heights, chosen, ROWS)
            toggle(masks, a, b, chosen, y, STRIDE)
            heights = land(heights, chosen, y)
            if left == 0 or not has_room(heights, COLUMNS, ROWS):
                break
            tile = order[turn]
            shift(deck, tile, tiles[2 * tile], tiles[2 * tile + 1], COLOURS, -1)
    return count


@njit(fastmath=True)
def learn(layers, outs, biases, parts_of, all_tasks, boards, targets, order, rate, seed):
    """Move the worths of boards towards their targets; the root of the mean square error."""
    np.random.seed(seed)
    seen, counts = np.zeros((COLOURS, 64), np.int64), np.zeros(COLOURS, np.int64)
    sums, pooled = np.zeros((COLOURS, UNITS), F32), np.zeros(UNITS, F32)
    slopes = np.zeros(UNITS, F32)
    masks, flipped = np.zeros(COLOURS, np.int64), np.zeros(COLOURS, np.int64)
    deck = np.zeros(len(DECK), np.int64)
    errors = 0.0
    for number in order:
        board = boards[number]
        kind, heights, left = board[KIND], board[HEIGHTS], board[LEFT]
        parts = parts_of[kind, : 1 + (kind > 0) + (kind > 5)]
        masks[:] = board[MASKS:DECKS]
        deck[len(deck) - 2 * COLOURS :] = board[DECKS:]
        if np.random.randint(2):
            heights = mirror(masks, heights, flipped)
            masks[:] = flipped
        free = find_free(heights)
        worth = F32(0)
        pooled[:] = 0
        for colour in range(COLOURS):
            lines, own = seen[colour], sums[colour]
            count = see(all_tasks[kind], masks[colour], free, deck, colour, lines)
            lines[count] = CARDS + left
            for x in range(COLUMNS):
                lines[count + 1 + x] = HEIGHT + 6 * x + ((heights >> (4 * x)) & 15)
            counts[colour] = count + 1 + COLUMNS
            own[:] = 0
            for line in lines[: counts[colour]]:
                for part in parts:
                    row = layers[part, line]
                    for unit in range(UNITS):
                        own[unit] += row[unit]
            for unit in range(UNITS):
                pooled[unit] += max(F32(0), own[unit])
        slopes[:] = 0
        for part in parts:
            worth += biases[part]
            out = outs[part]
            for unit in range(UNITS):
                worth += out[unit] * pooled[unit]
                slopes[unit] += out[unit]
        error = targets[number] - worth
        errors += error * error
        step = rate * min(MOST_ERROR, max(-MOST_ERROR, error))
        for colour in range(COLOURS):
            own = sums[colour]
            for unit in range(UNITS):
                own[unit] = step * slopes[unit] if own[unit] > 0 else F32(0)
            for line in seen[colour, : counts[colour]]:
                for part in parts:
                    row = layers[part, line]
                    for unit in range(UNITS):
                        row[unit] += own[unit]
        for part in parts:
            biases[part] += step
            out = outs[part]
            for unit in range(UNITS):
                out[unit] += step * pooled[unit]
    return (errors / len(order)) ** 0.5


def begin(rng):
    """The small network, with units that hardly count as yet."""
    packed = np.frombuffer(decompress(SMALL_FILE.read_bytes()), "<i2").astype(F32)
    values = packed.reshape(len(PARTS), -1) / UNIT_SCALE
    small = values.shape[1] // (LINES + 1)
    layers = np.zeros((len(PARTS), LINES, UNITS), F32)
    outs = np.zeros((len(PARTS), UNITS), F32)
    layers[:, :, :small] = values[:, : LINES * small].reshape(len(PARTS), LINES, small)
    outs[:, :small] = values[:, LINES * small : -1]
    layers[0, :, small:] = rng.normal(0, 0.1, (LINES, UNITS - small))
    outs[0, small:] = rng.normal(0, 0.02, UNITS - small)
    return layers, outs, values[:, -1].copy()


def play_part(data, rounds, depth, seed):
    # The network comes along: the machine of a worker may be another one.
    with TemporaryDirectory() as folder:
        path = Path(folder) / "network"
        path.write_bytes(data)
        nets = np.array([load_net(EDITION, kind, path) for kind in KINDS])
    load_net.cache_clear()
    boards = np.zeros((rounds * (CARDS_IN_ALL + 1), WRITTEN), np.int64)
    targets = np.zeros(len(boards), F32)
    fresh = make_room(has_net=True, is_thorough=True)
    worths = np.zeros(SLOTS * (MOST_DEPTH + 1))
    rooms = fresh, fresh.copy(), np.zeros(UNITS, np.int32), worths
    count = play(
        TASKS, BOX.sizes, BOX.tiles, BOX.copies, nets, rounds, seed, depth, rooms, boards, targets
    )
    return boards[:count], targets[:count]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--stages", type=int, default=60, help="of playing and learning (60)")
    parser.add_argument("--rounds", type=int, default=6400, help="to play in a stage (6400)")
    parser.add_argument("--rate", type=float, default=0.004, help="of learning, at first (0.004)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same network (1)")
    parser.add_argument("--out", type=Path, default=LARGE_FILE, help="what to write")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes (all)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    network = begin(rng)
    options.out.write_bytes(pack(*network))
    started, kept = time(), []
    with gather(options.workers, options.cluster) as executor:
        for stage in range(options.stages):
            depth = 1 if 3 * stage < options.stages else 2
            part = partial(play_part, options.out.read_bytes(), options.rounds // JOBS, depth)
            seeds = rng.integers(1 << 31, size=JOBS)
            kept = [*kept, *run_in_order(part, seeds, executor)][-KEPT * JOBS :]
            boards = np.concatenate([boards for boards, _ in kept])
            targets = np.concatenate([targets for _, targets in kept])
            rate = F32(options.rate * LAST_RATE ** (stage / options.stages))
            error = 0.0
            for _ in range(TIMES):
                order, seed = rng.permutation(len(boards)), rng.integers(1 << 31)
                error = learn(*network, IN_FORCE, TASKS, boards, targets, order, rate, seed)
            options.out.write_bytes(pack(*network))
            print(
                f"{stage + 1:3} of {options.stages}, {time() - started:6.0f} s: "
                f"{len(boards)} boards, looked ahead {depth}, error {error:.4f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
