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
from formspiel.games.fits.players.tables import (
    COLUMNS,
    COVER,
    COVER_MARKS,
    FIRST,
    GROUPS,
    NEED,
    ROW_BONUS,
    ROWS,
    SIZE,
    SLOTS,
)

NOTHING = -1e18


@compiled
def rest(numbers: Ints, slot: int, heights: int) -> int:
    """The row in which a piece comes to rest; it is legal below the number of rows (FITS-3)."""
    return rest_at(numbers, numbers[SLOTS] + find_slot(slot), heights)


@compiled
def place(
    numbers: Ints, slot: int, y: int, heights: int, covered: int, broken: int, points: int
) -> tuple[int, int, int, int]:
    """What lies on a board after a piece has come to rest on row y."""
    at = numbers[SLOTS] + find_slot(slot)
    if numbers[ROW_BONUS] != 0:
        rows = break_rows(numbers, at, y, heights, numbers, numbers[NEED])
        points -= numbers[ROW_BONUS] * count_bits(rows & ~broken)
        broken |= rows
    way = slot * numbers[ROWS] + y
    heights = land(numbers, at, y, heights)
    covered |= numbers[numbers[COVER_MARKS] + way]
    return heights, covered, broken, points + numbers[numbers[COVER] + way]


@compiled
def score(
    numbers: Ints, hopes: Floats, heights: int, covered: int, broken: int, points: int
) -> float:
    """The points of a board when the round is over."""
    total = points + expect_groups(numbers, hopes, -1, covered)
    if numbers[ROW_BONUS] != 0:
        rows = find_open_rows(numbers, numbers[NEED], numbers[COLUMNS], heights)
        total -= numbers[ROW_BONUS] * count_bits(rows & ~broken)
    return total


@compiled
def expectimax(
    numbers: Ints, hopes: Floats, heights: int, covered: int, broken: int, points: int, left: int
) -> float:
    """What a board scores in the mean if these pieces come in any order and all goes best."""
    if left == 0:
        return score(numbers, hopes, heights, covered, broken, points)
    total, cards = 0.0, 0
    piece, others = 0, left
    while others:
        if others & 1:
            still = left & ~(1 << piece)
            best = expectimax(numbers, hopes, heights, covered, broken, points, still)
            first = numbers[FIRST] + piece
            for slot in range(numbers[first], numbers[first + 1]):
                y = rest(numbers, slot, heights)
                if y < numbers[ROWS]:
                    there, hidden, rows, now = place(
                        numbers, slot, y, heights, covered, broken, points
                    )
                    best = max(best, expectimax(numbers, hopes, there, hidden, rows, now, still))
            total += best
            cards += 1
        others >>= 1
        piece += 1
    return total / cards


@compiled
def value(
    numbers: Ints,
    hopes: Floats,
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
        return expectimax(numbers, hopes, heights, covered, broken, points, left)
    decided = 0
    total = float(points)
    if numbers[GROUPS] > 0:
        decided = find_decided(numbers, heights)
        total += expect_groups(numbers, hopes, decided, covered)
    return total + evaluate(
        numbers, hopes, weights, heights, decided, covered, broken, left, cards, squares
    )


@compiled
def choose(
    numbers: Ints,
    hopes: Floats,
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
    best, chosen = (
        value(numbers, hopes, weights, heights, covered, broken, points, left, cards, squares),
        SET_ASIDE,
    )
    first = numbers[FIRST] + piece
    for slot in range(numbers[first], numbers[first + 1]):
        y = rest(numbers, slot, heights)
        if y < numbers[ROWS]:
            there, hidden, rows, now = place(numbers, slot, y, heights, covered, broken, points)
            worth = value(numbers, hopes, weights, there, hidden, rows, now, left, cards, squares)
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
    numbers: Ints,
    hopes: Floats,
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
                area -= numbers[numbers[SIZE] + piece]
                slot = choose(
                    numbers,
                    hopes,
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
                    y = rest(numbers, slot, heights)
                    heights, covered, broken, points = place(
                        numbers, slot, y, heights, covered, broken, points
                    )
            totals[board] += score(numbers, hopes, heights, covered, broken, points)
    return seed
