"""Whole random rounds of FITS, by the million."""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, Word, blank
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import begin_stream, below, go_on, mix
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move, Place, SetAside
from formspiel.games.fits.kernel import SET_ASIDE, cover, find_slot, is_legal, land, rest, score
from formspiel.games.fits.kernel_tables import MOST_FIELDS, pack_board, pack_pieces

MOVE = 3
"""A move is so many numbers: piece, slot and row."""


@compiled
def _play(
    slots: Ints,
    first: Ints,
    starts: Ints,
    lines: Ints,
    points: Ints,
    columns: int,
    rows: int,
    seed: Word,
    deck: Ints,
    moves: Ints,
) -> int:
    """Play one random round, every legal move equally likely; write the moves down."""
    pieces = len(deck)
    for card in range(pieces):
        deck[card] = card
    heights, low, high, y, done, turned = 0, 0, 0, 0, 0, 0
    state = go_on(seed)
    word = mix(state)
    start = starts[below(word >> 32, len(starts))]
    piece = start
    while True:
        begin, end = first[piece], first[piece + 1]
        ways = end - begin + (1 if done > 0 else 0)
        while True:
            slot = begin + below(word, ways)
            if slot == end:
                slot = SET_ASIDE
                break
            at = find_slot(slot)
            if is_legal(slots, at, heights):
                y = rest(slots, at, heights)
                heights = land(slots, at, y, heights)
                low, high = cover(slots, at, y, low, high, columns, rows)
                break
            # Drawing again after an illegal slot leaves the legal ones equally likely.
            state = go_on(state)
            word = mix(state)
        moves[MOVE * done] = piece
        moves[MOVE * done + 1] = slot
        moves[MOVE * done + 2] = y
        done += 1
        # The next card that is not the start piece, from those not yet turned up.
        piece = start
        while piece == start and turned < pieces:
            # One half of a random word draws the card, the other what is done with it.
            state = go_on(state)
            word = mix(state)
            other = turned + below(word >> 32, pieces - turned)
            piece = deck[other]
            deck[other] = deck[turned]
            turned += 1
        if piece == start:
            return score(lines, points, columns, low, high)


@compiled
def _play_many(
    slots: Ints,
    first: Ints,
    starts: Ints,
    lines: Ints,
    points: Ints,
    columns: int,
    rows: int,
    seed: Word,
    number: int,
    deck: Ints,
    scores: Ints,
    moves: Ints,
) -> None:
    for i in range(len(scores)):
        own = begin_stream(seed, number + i)
        scores[i] = _play(slots, first, starts, lines, points, columns, rows, own, deck, moves)


def random_rounds(edition: FitsEdition, board: str, rounds: int, seed: int) -> Ints:
    """The scores of random rounds on a board, the start card drawn too."""
    return _random_rounds(edition, board, rounds, seed, 0)[0]


def random_round(
    edition: FitsEdition, board: str, seed: int, number: int = 0
) -> tuple[int, tuple[Move, ...]]:
    """The score and the moves of one of those rounds by its number."""
    pieces = pack_pieces(edition)
    scores, moves = _random_rounds(edition, board, 1, seed, number)
    line: list[Move] = []
    for at in range(0, len(moves), MOVE):
        name, slot, y = pieces.names[moves[at]], int(moves[at + 1]), int(moves[at + 2])
        aside = slot == SET_ASIDE
        line.append(SetAside(0, name) if aside else Place(0, name, pieces.cells(slot, y)))
    return int(scores[0]), tuple(line)


def _random_rounds(
    edition: FitsEdition, board: str, rounds: int, seed: int, number: int
) -> tuple[Ints, Ints]:
    """The scores of some rounds, and the moves of the last."""
    pieces = pack_pieces(edition)
    scores, deck = blank(rounds), blank(len(pieces.names))
    moves = blank(MOVE * len(pieces.names))
    scoring = pack_board(edition, board)
    _play_many(
        pieces.slots,
        pieces.first,
        pieces.starts,
        scoring.lines,
        scoring.points,
        edition.columns,
        MOST_FIELDS // edition.columns,
        seed % 2**64,
        number,
        deck,
        scores,
        moves,
    )
    return scores, moves
