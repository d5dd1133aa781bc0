"""Whole random rounds of FITS, by the million."""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, Word, blank
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import begin_stream, below, go_on, mix
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move, Place, SetAside
from formspiel.games.fits.kernel import SET_ASIDE, cover, find_slot, is_legal, land, rest, score
from formspiel.games.fits.kernel_tables import count_covered, pack_board, pack_pieces

MOVE = 3
"""A move is so many numbers: piece, slot and row."""


@compiled
def _play(
    slots: Ints,
    first: Ints,
    starts: Ints,
    columns: int,
    bits: int,
    seed: Word,
    number: int,
    deck: Ints,
    covered: Ints,
    moves: Ints,
) -> None:
    """Play random rounds, every legal move equally likely; write down what each covers.

    The moves of the last one are written down too. All rounds are played in one function, and
    scored later: a call with so many rows would cost each of them as much as one more card.
    """
    pieces = len(deck)
    for one in range(0, len(covered), 2):
        for card in range(pieces):
            deck[card] = card
        heights, low, high, y, done, turned = 0, 0, 0, 0, 0, 0
        state = go_on(begin_stream(seed, number + (one >> 1)))
        word = mix(state)
        start = starts[below(word >> 32, len(starts))]
        piece, is_over = start, False
        while not is_over:
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
                    low, high = cover(slots, at, y, low, high, columns, bits)
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
            is_over = piece == start
        covered[one] = low
        covered[one + 1] = high


@compiled
def _score(lines: Ints, points: Ints, covered: Ints, scores: Ints) -> None:
    """Score rounds by what they cover."""
    for i in range(len(scores)):
        scores[i] = score(lines, points, covered[2 * i], covered[2 * i + 1])


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
    pieces, scoring = pack_pieces(edition), pack_board(edition, board)
    covered, scores = blank(2 * rounds), blank(rounds)
    deck, moves = blank(len(pieces.names)), blank(MOVE * len(pieces.names))
    _play(
        pieces.slots,
        pieces.first,
        pieces.starts,
        edition.columns,
        count_covered(edition.columns),
        seed % 2**64,
        number,
        deck,
        covered,
        moves,
    )
    _score(scoring.lines, scoring.points, covered, scores)
    return scores, moves
