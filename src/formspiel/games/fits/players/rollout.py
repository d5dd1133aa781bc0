"""Rollouts and expectimax of a FITS round on flat tables."""

# ruff: noqa: PLR0917 - jitted code takes its tables one by one

from __future__ import annotations

from formspiel.core.speed.arrays import Floats, Ints, Word
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import below, go_on, mix
from formspiel.games.fits.kernel import SET_ASIDE, break_rows, find_open_rows, find_slot, land
from formspiel.games.fits.kernel import rest as rest_at
from formspiel.games.fits.players.evaluation import evaluate, expect_groups, find_decided
from formspiel.games.fits.players.tables import Outline

NOTHING = -1e18


@compiled
def rest(outline: Outline, numbers: Ints, slot: int, heights: int) -> int:
    """The row in which a piece comes to rest; it is legal below the number of rows (FITS-3)."""
    return rest_at(numbers, outline.slots + find_slot(slot), heights)


@compiled
def place(
    outline: Outline,
    numbers: Ints,
    slot: int,
    y: int,
    heights: int,
    covered: int,
    broken: int,
    points: int,
) -> tuple[int, int, int, int]:
    """What lies on a board after a piece has come to rest on row y."""
    at = outline.slots + find_slot(slot)
    if outline.row_bonus != 0:
        rows = break_rows(numbers, at, y, heights, numbers, outline.need)
        points -= outline.row_bonus * count_bits(rows & ~broken)
        broken |= rows
    way = slot * outline.rows + y
    heights = land(numbers, at, y, heights)
    covered |= numbers[outline.cover_marks + way]
    return heights, covered, broken, points + numbers[outline.cover_points + way]


@compiled
def score(
    outline: Outline,
    numbers: Ints,
    expected: Floats,
    heights: int,
    covered: int,
    broken: int,
    points: int,
) -> float:
    """The points of a board when the round is over."""
    total = points + expect_groups(outline, numbers, expected, -1, covered)
    if outline.row_bonus != 0:
        rows = find_open_rows(numbers, outline.need, outline.columns, heights)
        total -= outline.row_bonus * count_bits(rows & ~broken)
    return total


@compiled
def expectimax(
    outline: Outline,
    numbers: Ints,
    expected: Floats,
    heights: int,
    covered: int,
    broken: int,
    points: int,
    left: int,
) -> float:
    """What a board scores in the mean if these pieces come in any order and all goes best."""
    if left == 0:
        return score(outline, numbers, expected, heights, covered, broken, points)
    total, cards = 0.0, 0
    piece, others = 0, left
    while others:
        if others & 1:
            still = left & ~(1 << piece)
            best = expectimax(outline, numbers, expected, heights, covered, broken, points, still)
            first = outline.first + piece
            for slot in range(numbers[first], numbers[first + 1]):
                y = rest(outline, numbers, slot, heights)
                if y < outline.rows:
                    there, hidden, rows, now = place(
                        outline, numbers, slot, y, heights, covered, broken, points
                    )
                    best = max(
                        best,
                        expectimax(outline, numbers, expected, there, hidden, rows, now, still),
                    )
            total += best
            cards += 1
        others >>= 1
        piece += 1
    return total / cards


@compiled
def value(
    outline: Outline,
    numbers: Ints,
    expected: Floats,
    weights: Floats,
    heights: int,
    covered: int,
    broken: int,
    points: int,
    left: int,
    cards: int,
    squares: int,
) -> float:
    """What a board is worth with these pieces to come; exactly if that is one at most."""
    if cards <= 1:
        return expectimax(outline, numbers, expected, heights, covered, broken, points, left)
    decided = 0
    total = float(points)
    if outline.group_count > 0:
        decided = find_decided(outline, numbers, heights)
        total += expect_groups(outline, numbers, expected, decided, covered)
    return total + evaluate(
        outline, numbers, expected, weights, heights, decided, covered, broken, left, cards, squares
    )


@compiled
def choose(
    outline: Outline,
    numbers: Ints,
    expected: Floats,
    weights: Floats,
    piece: int,
    heights: int,
    covered: int,
    broken: int,
    points: int,
    left: int,
    cards: int,
    squares: int,
) -> int:
    """The slot that is worth most, or SET_ASIDE; `left` and so on are what comes after."""
    chosen = SET_ASIDE
    best = value(
        outline, numbers, expected, weights, heights, covered, broken, points, left, cards, squares
    )
    first = outline.first + piece
    for slot in range(numbers[first], numbers[first + 1]):
        y = rest(outline, numbers, slot, heights)
        if y < outline.rows:
            there, hidden, rows, now = place(
                outline, numbers, slot, y, heights, covered, broken, points
            )
            worth = value(
                outline, numbers, expected, weights, there, hidden, rows, now, left, cards, squares
            )
            if worth > best:
                best, chosen = worth, slot
    return chosen


@compiled
def shuffle(deck: Ints, state: Word) -> Word:
    """Shuffle a deck by a state of the generator; the state for the next time."""
    for last in range(len(deck) - 1, 0, -1):
        state = go_on(state)
        other = below(mix(state), last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return state


@compiled
def roll_out(
    outline: Outline,
    numbers: Ints,
    expected: Floats,
    weights: Floats,
    boards: Ints,
    deck: Ints,
    totals: Floats,
    rounds: int,
    left: int,
    squares: int,
    seed: Word,
) -> Word:
    """Play rounds to their end, in each from every board with the same order of cards.

    A board is four numbers, as in `Laid`. Adds up its scores in `totals`; the seed for the
    next time is returned.
    """
    cards = len(deck)
    for _ in range(rounds):
        seed = shuffle(deck, seed)
        for board in range(len(totals)):
            heights, covered = boards[4 * board], boards[4 * board + 1]
            broken, points = boards[4 * board + 2], boards[4 * board + 3]
            still, area = left, squares
            for turn in range(cards):
                piece = deck[turn]
                still &= ~(1 << piece)
                area -= numbers[outline.piece_sizes + piece]
                slot = choose(
                    outline,
                    numbers,
                    expected,
                    weights,
                    piece,
                    heights,
                    covered,
                    broken,
                    points,
                    still,
                    cards - turn - 1,
                    area,
                )
                if slot != SET_ASIDE:
                    y = rest(outline, numbers, slot, heights)
                    heights, covered, broken, points = place(
                        outline, numbers, slot, y, heights, covered, broken, points
                    )
            totals[board] += score(outline, numbers, expected, heights, covered, broken, points)
    return seed
