"""The rules of FITS on machine words, jitted, for millions of rounds.

It needs the extra `fast` and takes a moment to load, so nothing imports it that could do
without.

- Heights are one word, a byte a column, the left column in the lowest byte.
- Covered fields are two words, a byte a row, the bottom row in the lowest byte of the
  first; bit x of a byte is column x. Squares over the top may be in it: no board asks.
- A slot is an orientation of a piece over a left column. Slots of all pieces are the
  lines of one table; those of piece p are `first[p]` to `first[p + 1]`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Word
from formspiel.core.speed.generator import begin_stream, below, go_on, mix
from formspiel.core.speed.jit import jit
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move, Place, SetAside
from formspiel.games.fits.kernel_tables import (
    BOTTOMS,
    CELLS,
    CLEAR,
    HIGH_ROWS,
    KIND,
    LIMIT,
    LOW_ROWS,
    ONES,
    POINTS,
    ROW,
    SHIFT,
    SYMBOL,
    TOPS,
    WORD,
    pack_board,
    pack_pieces,
)

U64 = np.uint64
TOP_BITS = U64(0x8080808080808080)
OTHER_BITS = U64(0x7F7F7F7F7F7F7F7F)
BYTE = U64(0xFF)

SET_ASIDE = -1
"""In place of a slot: the piece was set aside."""

Words = NDArray[np.uint64]
Ints = NDArray[np.int64]
Int = int | np.int64


@jit("b1(u8[:, ::1], i8, u8)")
def is_legal(slots: Words, slot: int, heights: np.uint64) -> bool:
    """Whether the piece comes to rest with its lowest square on the board (FITS-3)."""
    return bool(((slots[slot, LIMIT] - heights) & TOP_BITS) == TOP_BITS)


@jit("i8(u8[:, ::1], i8, u8)")
def rest(slots: Words, slot: int, heights: np.uint64) -> np.int64:
    """The row in which the bottom line of the piece comes to rest."""
    # The highest bit of each byte keeps the differences of the columns apart.
    gaps = ((heights | TOP_BITS) - slots[slot, BOTTOMS]) & ~slots[slot, CLEAR]
    gaps >>= slots[slot, SHIFT]
    # Four columns at once: a loop over the width would be mispredicted every other time.
    left = max(gaps & BYTE, (gaps >> U64(8)) & BYTE)
    right = max((gaps >> U64(16)) & BYTE, (gaps >> U64(24)) & BYTE)
    highest = max(left, right)
    gaps >>= U64(32)
    while gaps:
        highest = max(highest, gaps & BYTE)
        gaps >>= U64(8)
    return np.int64(highest) - 128


@jit("u8(u8[:, ::1], i8, i8, u8)")
def land(slots: Words, slot: int, y: Int, heights: np.uint64) -> np.uint64:
    """The heights after the piece has come to rest on row y."""
    own = slots[slot, TOPS] + slots[slot, ONES] * U64(y)
    after: np.uint64 = (heights & slots[slot, CLEAR]) | own
    return after


@jit("UniTuple(u8, 2)(u8[:, ::1], i8, i8, u8, u8)")
def cover(
    slots: Words, slot: int, y: Int, low: np.uint64, high: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """The covered fields after the piece has come to rest on row y."""
    cells = slots[slot, CELLS]
    if y < 8:
        rows = U64(8 * y)
        return low | (cells << rows), high | ((cells >> U64(8)) >> (U64(56) - rows))
    return low, high | (cells << U64(8 * y - 64))


@jit("i8(u8[:, ::1], i8[::1], i8, u8, i8[:, ::1])")
def list_placements(slots: Words, first: Ints, piece: int, heights: np.uint64, found: Ints) -> int:
    """Write slot and row of every legal placement into `found`; how many there are."""
    count = 0
    for slot in range(first[piece], first[piece + 1]):
        if is_legal(slots, slot, heights):
            found[count, 0] = slot
            found[count, 1] = rest(slots, slot, heights)
            count += 1
    return count


@jit("i8(u8)")
def count_bits(word: np.uint64) -> np.int64:
    """How many bits are set; the compiler knows this pattern as one instruction."""
    word -= (word >> U64(1)) & U64(0x5555555555555555)
    word = (word & U64(0x3333333333333333)) + ((word >> U64(2)) & U64(0x3333333333333333))
    word = (word + (word >> U64(4))) & U64(0x0F0F0F0F0F0F0F0F)
    return np.int64((word * U64(0x0101010101010101)) >> U64(56))


@jit("i8(u8)")
def _count_rows(word: np.uint64) -> np.int64:
    """How many bytes are not zero."""
    return count_bits((((word & OTHER_BITS) + OTHER_BITS) | word) & TOP_BITS)


@jit("i8(u8[:, ::1], i8[::1], u8, u8)")
def score(lines: Words, points: Ints, low: np.uint64, high: np.uint64) -> int:
    """The points of a board with these fields covered."""
    total: int = points[0]
    low, high = ~low, ~high
    for line in range(len(lines)):
        kind, at = lines[line, KIND], lines[line, POINTS]
        own_low, own_high = lines[line, LOW_ROWS], lines[line, HIGH_ROWS]
        if kind == ROW:
            total += points[at] * (_count_rows(low & own_low) + _count_rows(high & own_high))
        elif kind == WORD:
            # A word uses its letters up: they stop being visible for the lines that follow.
            if (low & own_low) == own_low and (high & own_high) == own_high:
                total += points[at]
                low &= ~own_low
                high &= ~own_high
        else:
            count = count_bits(low & own_low) + count_bits(high & own_high)
            if kind == SYMBOL:
                total += points[np.int64(at) + count]
            else:
                total += points[at] * count
    return total


@jit("i8(u8[:, ::1], i8[::1], i8[::1], u8[:, ::1], i8[::1], u8, i8[::1], i8[:, ::1])")
def _play(
    slots: Words,
    first: Ints,
    starts: Ints,
    lines: Words,
    points: Ints,
    seed: Word,
    deck: Ints,
    moves: Ints,
) -> int:
    """Play one random round, every legal move equally likely; write the moves down."""
    pieces = len(first) - 1
    state = seed
    for card in range(pieces):
        deck[card] = card
    heights, low, high = U64(0), U64(0), U64(0)
    state = go_on(state)
    word = mix(state)
    start = starts[below(word >> 32, len(starts))]
    piece = start
    y: Int = 0
    done = turned = 0
    while True:
        begin, end = first[piece], first[piece + 1]
        ways = end - begin + (1 if done > 0 else 0)
        while True:
            slot = begin + below(word, ways)
            if slot == end:
                slot = SET_ASIDE
                break
            if is_legal(slots, slot, heights):
                y = rest(slots, slot, heights)
                heights = land(slots, slot, y, heights)
                low, high = cover(slots, slot, y, low, high)
                break
            # Drawing again after an illegal slot leaves the legal ones equally likely.
            state = go_on(state)
            word = mix(state)
        moves[done, 0] = piece
        moves[done, 1] = slot
        moves[done, 2] = y
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
            return score(lines, points, low, high)


@jit("void(u8[:, ::1], i8[::1], i8[::1], u8[:, ::1], i8[::1], u8, i8, i8[::1], i8[:, ::1])")
def _play_many(
    slots: Words,
    first: Ints,
    starts: Ints,
    lines: Words,
    points: Ints,
    seed: Word,
    number: int,
    scores: Ints,
    moves: Ints,
) -> None:
    deck = np.empty(len(first) - 1, np.int64)
    for i in range(len(scores)):
        own = begin_stream(seed, number + i)
        scores[i] = _play(slots, first, starts, lines, points, own, deck, moves)


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
    for piece, slot, y in moves.tolist():
        name = pieces.names[piece]
        aside = slot == SET_ASIDE
        line.append(SetAside(0, name) if aside else Place(0, name, pieces.cells(slot, y)))
    return int(scores[0]), tuple(line)


def _random_rounds(
    edition: FitsEdition, board: str, rounds: int, seed: int, number: int
) -> tuple[Ints, Ints]:
    """The scores of some rounds, and the moves of the last."""
    pieces, scoring = pack_pieces(edition), pack_board(edition, board)
    scores = np.empty(rounds, np.int64)
    moves = np.empty((len(pieces.names), 3), np.int64)
    _play_many(
        pieces.slots,
        pieces.first,
        pieces.starts,
        scoring.lines,
        scoring.points,
        seed % 2**64,
        number,
        scores,
        moves,
    )
    return scores, moves
