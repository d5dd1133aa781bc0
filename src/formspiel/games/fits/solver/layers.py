"""Layer by layer through the cards of a FITS round, jitted.

After each card, lines that have come to the same key are one state, with the least that any
of them has lost. A state that must lose more than the limit is dropped. The states of all
layers stand in one list, each with its parent and the move that led to it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.jit import jit
from formspiel.games.fits.kernel import (
    SET_ASIDE,
    find_open_rows,
    find_slot,
    is_legal,
    land,
    rest,
)
from formspiel.games.fits.solver.counting import (
    COST,
    I8,
    U8,
    U64,
    Int,
    Numbers,
    Words,
    find_marks,
    least_loss,
    lose_rows,
    lose_symbols,
    measure_steps,
    mirror,
    sum_all,
    sum_below,
)
from formspiel.games.fits.solver.losses import COUNT, Losses
from formspiel.games.fits.solver.summit import SUMMITS, Summits, least_climb

HASH = U64(0x9E3779B97F4A7C15)
HASH_SHIFT = U64(24)

UNEVEN = 8
"""How many steps between neighbouring columns weigh as much as a point that must be lost."""

DONE, PAUSED, FULL = range(3)
"""How a search may end: it has gone through all cards, or worked enough for one call, or
needs a tree with more room."""

LAYER, NEXT, BEGIN, END, LEAST = range(5)
"""Where a search stands: the card, the next state to go on from, the first state of the
layer that is being made, the end of the list, and the least loss that was over the limit."""


class Tree(NamedTuple):
    """The states found so far, and the place where a search stands."""

    keys: NDArray[np.uint64]
    lost: NDArray[np.int32]
    parents: NDArray[np.int32]
    moves: NDArray[np.int16]
    table: NDArray[np.int32]
    """Hashed places of states. Those of older layers count as empty, so it is never cleared."""
    place: NDArray[np.int64]


LOSSES = types.NamedTuple(
    [
        *[I8[:, :, ::1]] * 2,
        I8[::1],
        *[U8[:, ::1]] * 2,
        U8[::1],
        I8[:, ::1],
        *[I8] * 5,
        types.boolean,
    ],
    Losses,
)
TREE = types.NamedTuple(
    [U8[::1], types.int32[::1], types.int32[::1], types.int16[::1], types.int32[::1], I8[::1]], Tree
)


@jit(I8(U8, I8, I8))
def _cut(key: np.uint64, begin: int, end: int) -> int:
    """Some bits of a key."""
    return int(np.int64((key >> U64(begin)) & ((U64(1) << U64(end - begin)) - U64(1))))


@jit(I8(U8[::1], types.int32[::1], I8, I8, U8))
def _find(keys: Words, table: NDArray[np.int32], begin: int, end: int, key: np.uint64) -> int:
    """The state with this key in the layer being made; if there is none, a new one at the end."""
    mask = U64(len(table) - 1)
    at = ((key * HASH) >> HASH_SHIFT) & mask
    while table[at] >= begin:
        if keys[table[at]] == key:
            return int(table[at])
        at = (at + U64(1)) & mask
    table[at] = end
    keys[end] = key
    return end


@jit(I8(LOSSES, SUMMITS, I8[::1], I8[::1], I8, I8, I8, I8, TREE, I8, I8, I8))
def _make_layer(
    losses: Losses,
    summits: Summits,
    slots: Ints,
    by_turn: Ints,
    card: int,
    first_slot: int,
    end_slot: int,
    squares: int,
    tree: Tree,
    limit: int,
    aside: int,
    work: int,
) -> int:
    """Go on from the states of one layer, as many as there is work and room for; work left.

    `aside` is 1 if the piece may be set aside, and else 0.
    """
    cover, below, need, marks, covered, symbols, most_yet = losses[:7]
    row_bonus, row_at, symbol_at, symbol_bits, aim_at, is_even = losses[7:]
    keys, lost, parents, moves, table, _ = tree
    _, parent, begin, end, least = tree.place
    while parent < begin and work > 0 and end + end_slot - first_slot < len(keys):
        heights = _cut(keys[parent], 0, row_at)
        broken: Int = _cut(keys[parent], row_at, symbol_at)
        counts: Int = _cut(keys[parent], symbol_at, aim_at)
        aim = np.int64(keys[parent] >> U64(aim_at))
        all_fields, before = sum_all(below, aim), sum_below(below, aim, heights)
        decided = find_marks(marks, heights)
        for number in range(first_slot - aside, end_slot):
            move = SET_ASIDE
            after, rows, seen, now, loss = heights, broken, counts, before, np.int64(lost[parent])
            if number >= first_slot:
                slot = by_turn[number]
                at = find_slot(slot)
                if not is_legal(slots, at, heights):
                    continue
                move = slot
                y = rest(slots, at, heights)
                after = land(slots, at, y, heights)
                now = sum_below(below, aim, after)
                loss += cover[aim, slot, y] + ((now - before) & COST)
                if loss > limit:
                    least = min(least, loss)
                    continue
                rows, more = lose_rows(need, row_bonus, slots, at, y, heights, rows)
                loss += more
                new = find_marks(marks, after) & ~decided
                if new:
                    seen, more = lose_symbols(
                        symbols, most_yet, symbol_bits, decided, new, new & ~covered[slot, y], seen
                    )
                    loss += more
            lacking = ((all_fields - now) >> COUNT) - squares
            total = loss + max(
                least_loss(need, row_bonus, after, rows, lacking),
                least_climb(summits, card, aim, after, lacking),
            )
            if total > limit:
                least = min(least, total)
                continue
            if row_bonus:
                rows &= find_open_rows(need, 0, len(need), after)
            if is_even:
                after = min(after, mirror(after, len(need)))
            key = U64(after | rows << row_at | seen << symbol_at | aim << aim_at)
            state = _find(keys, table, begin, end, key)
            if state == end or loss < lost[state]:
                lost[state], parents[state], moves[state] = loss, parent, move
                end = max(end, state + 1)
        parent += 1
        work -= 1
    tree.place[NEXT], tree.place[END], tree.place[LEAST] = parent, end, least
    return work


@jit(I8(LOSSES, SUMMITS, I8[::1], I8[::1], I8[::1], I8[::1], I8[::1], TREE, I8, I8, I8))
def search(
    losses: Losses,
    summits: Summits,
    slots: Ints,
    by_turn: Ints,
    first: Ints,
    cards: Ints,
    squares: Ints,
    tree: Tree,
    limit: int,
    dropped: int,
    work: int,
) -> int:
    """Go on from where the tree stands through the cards; DONE, PAUSED or FULL.

    `squares` has those to come after each card. The first `dropped` cards cannot be set
    aside. At the end the tree stands before the states of the last layer.
    """
    place = tree.place
    while place[LAYER] < len(cards):
        layer = place[LAYER]
        slot, end_slot = first[cards[layer]], first[cards[layer] + 1]
        aside = 1 if layer >= dropped else 0
        work = _make_layer(
            losses,
            summits,
            slots,
            by_turn,
            layer,
            slot,
            end_slot,
            squares[layer],
            tree,
            limit,
            aside,
            work,
        )
        if place[NEXT] < place[BEGIN]:
            return FULL if work > 0 else PAUSED
        place[LAYER], place[BEGIN] = layer + 1, place[END]
    return DONE


@jit(types.void(LOSSES, TREE))
def settle(losses: Losses, tree: Tree) -> None:
    """Count what the states of the last layer lose by all that is still undecided."""
    marks, symbols, most_yet, bits = (
        losses.marks,
        losses.symbols,
        losses.most_yet,
        losses.symbol_bits,
    )
    for state in range(tree.place[NEXT], tree.place[BEGIN]):
        key = tree.keys[state]
        heights = _cut(key, 0, losses.row_at)
        broken = _cut(key, losses.row_at, losses.symbol_at)
        counts = _cut(key, losses.symbol_at, losses.aim_at)
        aim = np.int64(key >> U64(losses.aim_at))
        left = sum_all(losses.below, aim) - sum_below(losses.below, aim, heights)
        rows = find_open_rows(losses.need, 0, len(losses.need), heights) & ~broken
        dark = find_marks(marks, heights)
        more = lose_symbols(symbols, most_yet, bits, dark, ~dark, ~dark, counts)[1]
        tree.lost[state] += (left & COST) + losses.row_bonus * count_bits(rows) + more


@jit(types.void(TREE))
def rehash(tree: Tree) -> None:
    """Enter the states of the layer that is being made into a new table."""
    mask = U64(len(tree.table) - 1)
    for state in range(tree.place[BEGIN], tree.place[END]):
        at = ((tree.keys[state] * HASH) >> HASH_SHIFT) & mask
        while tree.table[at] >= 0:
            at = (at + U64(1)) & mask
        tree.table[at] = state


@jit(types.void(LOSSES, SUMMITS, TREE, I8, I8, I8[::1]))
def weigh(
    losses: Losses, summits: Summits, tree: Tree, card: int, squares: int, weights: Numbers
) -> None:
    """How hopeful each state of the layer to go on from is, the most hopeful least.

    That is what it must lose in all, at least; of equals, the evener heap is the better one.
    """
    for number in range(len(weights)):
        state = tree.place[NEXT] + number
        key = tree.keys[state]
        heights = _cut(key, 0, losses.row_at)
        broken = _cut(key, losses.row_at, losses.symbol_at)
        aim = np.int64(key >> U64(losses.aim_at))
        left = sum_all(losses.below, aim) - sum_below(losses.below, aim, heights)
        lacking = (left >> COUNT) - squares
        lost = tree.lost[state] + max(
            least_loss(losses.need, losses.row_bonus, heights, broken, lacking),
            least_climb(summits, card, aim, heights, lacking),
        )
        weights[number] = UNEVEN * lost + measure_steps(heights, len(losses.need))
