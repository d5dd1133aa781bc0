"""Whole random rounds and games of BITS, by the million with the extra `fast`."""

from __future__ import annotations

from itertools import product

from formspiel.core.speed.arrays import Ints, Word, blank, ints
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import STEP, begin_stream, below, go_on, mix
from formspiel.games.bits.components import ROUNDS, BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.kernel import has_room, land, rest, score, toggle
from formspiel.games.bits.kernel_tables import (
    COLUMNS,
    EMPTY,
    ROWS,
    STRIDE,
    SWAPPED,
    Box,
    pack_box,
    squares_of,
)


@compiled
def _play(
    box: Box,
    cards: Ints,
    starts: Ints,
    seed: Word,
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
    for entry in range(len(cards)):
        deck[entry] = cards[entry]
    for colour in range(len(masks)):
        masks[colour] = 0
    state = go_on(seed)
    word = mix(state)
    tile = starts[below(word >> 32, len(starts))]
    turned = 0
    while True:
        first, second = tiles[2 * tile], tiles[2 * tile + 1]
        while True:
            slot = below(word, 4 * columns)
            if first == second:
                slot &= ~SWAPPED
            y = rest(heights, slot, rows)
            if y >= 0:
                break
            # Drawing again leaves the legal slots equally likely.
            state = go_on(state)
            word = mix(state)
        heights = land(heights, slot, y)
        toggle(masks, first, second, slot, y, stride)
        moves[3 * turned] = tile
        moves[3 * turned + 1] = slot
        moves[3 * turned + 2] = y
        if turned == len(deck) or not has_room(heights, columns, rows):
            moves[3 * turned + 3] = -1
            return score(tasks, masks, stride)
        # One half of a random word draws the card, the other where its tile is laid.
        state = go_on(state)
        word = mix(state)
        other = turned + below(word >> 32, len(deck) - turned)
        tile = deck[other]
        deck[other] = deck[turned]
        turned += 1


@compiled
def _play_many(
    box: Box,
    cards: Ints,
    starts: Ints,
    seed: Word,
    number: int,
    deck: Ints,
    masks: Ints,
    scores: Ints,
    moves: Ints,
) -> None:
    """Play the rounds from this number on, and add up their scores."""
    for i in range(len(scores)):
        own = begin_stream(seed, number + i)
        scores[i] += _play(box, cards, starts, own, deck, masks, moves)


def random_rounds(edition: BitsEdition, tasks: tuple[str, ...], rounds: int, seed: int) -> Ints:
    """The scores of random rounds with these task cards in force, the start tile drawn too."""
    scores = blank(rounds)
    _run(edition, tasks, seed, 0, 0, scores)
    return scores


def random_round(
    edition: BitsEdition, tasks: tuple[str, ...], seed: int, number: int = 0
) -> tuple[int, tuple[Place, ...]]:
    """The score and the moves of one of those rounds by its number."""
    scores = blank(1)
    moves = _run(edition, tasks, seed, 0, number, scores)
    names = tuple(edition.tiles)
    line = []
    for at in range(0, 3 * moves[::3].index(-1), 3):
        tile, slot, y = names[moves[at]], moves[at + 1], moves[at + 2]
        line.append(Place(0, tile, squares_of(tile, slot, y)))
    return int(scores[0]), tuple(line)


def random_games(edition: BitsEdition, count: int, seed: int) -> Ints:
    """The scores of whole random games of one seat, the task cards drawn too."""
    cards = [[t.id for t in edition.tasks.values() if t.round == n + 1] for n in range(ROUNDS)]
    kinds = list(product(*cards))
    scores = blank(count)
    # Task cards are drawn by streams of the seed itself, rounds by those of other seeds.
    streams = [begin_stream(seed % 2**64, number) for number in range(count)]
    drawn = [below(mix(state), len(kinds)) for state in streams]
    for kind, tasks in enumerate(kinds):
        own = [number for number in range(count) if drawn[number] == kind]
        part = blank(len(own))
        for number in range(ROUNDS):
            _run(edition, tasks[: number + 1], seed, ROUNDS * kind + number + 1, 0, part)
        for number, points in zip(own, part, strict=True):
            scores[number] = points
    return scores


def _run(
    edition: BitsEdition,
    tasks: tuple[str, ...],
    seed: int,
    stream: int,
    number: int,
    scores: Ints,
) -> list[int]:
    """Add the scores of some rounds; the moves of the last."""
    names = list(edition.tiles)
    cards = [names.index(tile.id) for tile in edition.tiles.values() for _ in range(tile.count)]
    moves = ints([-1] * (3 * (len(cards) + 2)))
    # Another stream is another seed, drawn by the same generator.
    own_seed = (mix(seed % 2**64) + stream * STEP) % 2**64
    _play_many(
        pack_box(edition, tasks),
        ints(cards),
        ints(map(names.index, edition.start)),
        own_seed,
        number,
        ints(cards),
        ints([0] * len(edition.colours)),
        scores,
        moves,
    )
    return list(map(int, moves))
