"""Whole random rounds and games of BITS, jitted, by the million.

It needs the extra `fast` and takes a moment to load, so nothing imports it that could do
without. The rules themselves are in `kernel_words.py`.
"""

from __future__ import annotations

from itertools import product
from typing import cast

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.jit import jit
from formspiel.games.bits.components import ROUNDS, BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.kernel_tables import pack_box, squares_of
from formspiel.games.bits.kernel_words import (
    COLUMNS,
    EMPTY,
    ROWS,
    STRIDE,
    SWAPPED,
    Box,
    Ints,
    compiled,
    has_room,
    land,
    listed,
    rest,
    score,
    toggle,
)

U64 = np.uint64
HALF = U64(0xFFFFFFFF)
STEP = U64(0x9E3779B97F4A7C15)

Numbers = NDArray[np.int64]


@jit("u8(u8)")
def _mix(state: np.uint64) -> np.uint64:
    """A random word from a state that grows by STEP (the generator SplitMix64)."""
    state = (state ^ (state >> U64(30))) * U64(0xBF58476D1CE4E5B9)
    state = (state ^ (state >> U64(27))) * U64(0x94D049BB133111EB)
    return state ^ (state >> U64(31))


@jit("i8(u8, i8)")
def _below(word: np.uint64, end: int) -> int:
    """A number from 0 to less than `end`, drawn by the low half of a random word."""
    return int(((word & HALF) * U64(end)) >> U64(32))


@compiled("int64", Box, "int64[]", "int64[]", "uint64", "int64[]", "int64[]", "int64[]")
def _play(
    box: Box,
    cards: Ints,
    starts: Ints,
    seed: np.uint64,
    deck: Ints,
    masks: Ints,
    moves: Ints,
) -> int:
    """Play one random round, every legal move equally likely; write the moves down.

    A move is three numbers: tile, slot and row. A tile of −1 stands behind the last.
    """
    columns, rows, stride = box.sizes[COLUMNS], box.sizes[ROWS], box.sizes[STRIDE]
    tiles, tasks = box.tiles, box.tasks
    heights = box.sizes[EMPTY]
    deck[:] = cards
    for colour in range(len(masks)):
        masks[colour] = 0
    state = _mix(seed) + STEP
    word = _mix(state)
    tile = starts[_below(word >> U64(32), len(starts))]
    turned = 0
    while True:
        first, second = tiles[2 * tile], tiles[2 * tile + 1]
        while True:
            slot = _below(word, 4 * columns)
            if first == second:
                slot &= ~SWAPPED
            y = rest(heights, slot, rows)
            if y >= 0:
                break
            # Drawing again leaves the legal slots equally likely.
            state += STEP
            word = _mix(state)
        heights = land(heights, slot, y)
        toggle(masks, first, second, slot, y, stride)
        moves[3 * turned] = tile
        moves[3 * turned + 1] = slot
        moves[3 * turned + 2] = y
        if turned == len(deck) or not has_room(heights, columns, rows):
            moves[3 * turned + 3] = -1
            return score(tasks, masks, stride)
        # One half of a random word draws the card, the other where its tile is laid.
        state += STEP
        word = _mix(state)
        other = turned + _below(word >> U64(32), len(deck) - turned)
        tile = deck[other]
        deck[other] = deck[turned]
        turned += 1


@compiled(
    "void", Box, "int64[]", "int64[]", "uint64", "int64", "int64[]", "int64[]", "int64[]", "int64[]"
)
def _play_many(
    box: Box,
    cards: Ints,
    starts: Ints,
    seed: np.uint64,
    number: int,
    deck: Ints,
    masks: Ints,
    scores: Ints,
    moves: Ints,
) -> None:
    """Play the rounds from this number on, and add up their scores."""
    for i in range(len(scores)):
        own = _mix(seed) + U64(number + i) * STEP
        scores[i] += _play(box, cards, starts, own, deck, masks, moves)


def random_rounds(edition: BitsEdition, tasks: tuple[str, ...], rounds: int, seed: int) -> Numbers:
    """The scores of random rounds with these task cards in force, the start tile drawn too."""
    scores = np.zeros(rounds, np.int64)
    _run(edition, tasks, seed, 0, 0, scores)
    return scores


def random_round(
    edition: BitsEdition, tasks: tuple[str, ...], seed: int, number: int = 0
) -> tuple[int, tuple[Place, ...]]:
    """The score and the moves of one of those rounds by its number."""
    scores = np.zeros(1, np.int64)
    moves = _run(edition, tasks, seed, 0, number, scores)
    names = tuple(edition.tiles)
    line = []
    for at in range(0, 3 * moves[::3].index(-1), 3):
        tile, slot, y = names[moves[at]], moves[at + 1], moves[at + 2]
        line.append(Place(0, tile, squares_of(tile, slot, y)))
    return int(scores[0]), tuple(line)


def random_games(edition: BitsEdition, count: int, seed: int) -> Numbers:
    """The scores of whole random games of one seat, the task cards drawn too."""
    cards = [[t.id for t in edition.tasks.values() if t.round == n + 1] for n in range(ROUNDS)]
    kinds = list(product(*cards))
    scores = np.zeros(count, np.int64)
    drawn = np.random.default_rng(seed % 2**64).integers(len(kinds), size=count)
    for kind, tasks in enumerate(kinds):
        own = np.flatnonzero(drawn == kind)
        part = np.zeros(len(own), np.int64)
        for number in range(ROUNDS):
            _run(edition, tasks[: number + 1], seed, ROUNDS * kind + number + 1, 0, part)
        scores[own] = part
    return scores


def _run(
    edition: BitsEdition,
    tasks: tuple[str, ...],
    seed: int,
    stream: int,
    number: int,
    scores: Numbers,
) -> list[int]:
    """Add the scores of some rounds; the moves of the last."""
    names = list(edition.tiles)
    cards = [names.index(tile.id) for tile in edition.tiles.values() for _ in range(tile.count)]
    moves = listed([-1] * (3 * (len(cards) + 2)))
    # Another stream is another seed, drawn by the same generator.
    with np.errstate(over="ignore"):
        own_seed = _mix(U64(seed % 2**64)) + U64(stream) * STEP
    _play_many(
        pack_box(edition, tasks),
        listed(cards),
        listed(map(names.index, edition.start)),
        own_seed,
        number,
        listed(cards),
        listed([0] * len(edition.colours)),
        cast(Ints, scores),
        moves,
    )
    return list(map(int, moves))
