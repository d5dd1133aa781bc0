"""The least possible loss of a FITS round, by deepening: nothing lost, then a little more.

A search with a limit finds the least loss if that is within the limit, and else proves
that more must be lost, and how much more at least. So the first search that finds a line
has found a best one. Where that takes long, a search that leaves most lines out finds a good
one first; then it remains to be proven that none is better.
"""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

import numpy as np

from formspiel.core.speed.arrays import Ints, ints
from formspiel.games.fits.events import Move, Place, SetAside
from formspiel.games.fits.kernel import SET_ASIDE, find_slot, land, rest
from formspiel.games.fits.kernel_tables import pack_heights
from formspiel.games.fits.solver.counting import mirror
from formspiel.games.fits.solver.layers import (
    BEGIN,
    DONE,
    END,
    FULL,
    LEAST,
    NEXT,
    Tree,
    rehash,
    search,
    settle,
    weigh,
)
from formspiel.games.fits.solver.losses import NEVER, Problem, list_roots
from formspiel.games.fits.solver.summit import Summits, reckon_summits
from formspiel.games.fits.state import Board
from formspiel.solvers.solution import Solution

ROOM = 1 << 15
MOST_ROOM = 1 << 25
"""States that a tree has room for, at first and at most (then it takes about 0.9 GB)."""

WORK = 1 << 14
"""How many states to go on from between two looks at the clock."""

BEAM = 3000
"""How many states a layer to go on from when most are left out."""

MANY = 40_000
"""States in a search without success after which it is worth looking for a good line first."""


class Cards(NamedTuple):
    """The cards to come."""

    numbers: Ints
    squares: Ints
    """How many squares are to come after each."""
    dropped: int
    """How many of them, from the first, cannot be set aside."""
    summits: Summits
    """What the top rows cost at least after each."""


def solve(
    problem: Problem, board: Board, names: list[str], *, dropped: int, seconds: float, seat: int
) -> Solution[Move]:
    """The best line from a position."""
    begun = perf_counter()
    numbers = [problem.pieces.names.index(name) for name in names]
    sizes = [len(problem.pieces.shapes[problem.pieces.first[number]]) for number in numbers]
    squares = [sum(sizes[place + 1 :]) for place in range(len(sizes))]
    summits = reckon_summits(problem, ints(numbers), ints(squares))
    cards = Cards(ints(numbers), ints(squares), dropped, summits)
    roots = list(list_roots(problem, board))
    tree, least = _deepen(problem, cards, roots, begun + seconds)
    state, lost = _find_best(tree)
    path = []
    while state >= len(roots):
        path.append(int(tree.moves[state]))
        state = int(tree.parents[state])
    return Solution(
        best=problem.ideal - lost,
        bound=problem.ideal - least,
        proven=lost == least,
        seconds=perf_counter() - begun,
        line=_list_moves(problem, board, names, path[::-1], seat),
    )


def _deepen(
    problem: Problem, cards: Cards, roots: list[tuple[int, int]], end: float
) -> tuple[Tree, int]:
    """A tree with a line, the best in time; and what must be lost at least."""
    tree = _plant(roots, ROOM)
    good: Tree | None = None
    limit = least = min(lost for _, lost in roots)
    while True:
        tree, is_done = _search_all(problem, cards, tree, limit, end)
        if not is_done:
            return good or _search_beam(problem, cards, roots), least
        settle(problem.losses, tree)
        lost = _find_best(tree)[1]
        if lost <= limit:
            return tree, lost
        limit = least = min(lost, int(tree.place[LEAST]))
        if good is None and tree.place[END] > MANY:
            good = _search_beam(problem, cards, roots)
        if good is not None:
            most = _find_best(good)[1]
            if most <= least:
                return good, most
            # Each step more costs about twice as much, so one may be left out, not two.
            limit = min(least + 1, most - 1)
        _clear(tree, len(roots))


def _search_all(
    problem: Problem, cards: Cards, tree: Tree, limit: int, end: float
) -> tuple[Tree, bool]:
    """The tree with all that is within the limit, and whether time and room were enough."""
    while (status := _search(problem, cards, tree, limit, WORK)) != DONE:
        if perf_counter() > end or (status == FULL and len(tree.keys) >= MOST_ROOM):
            return tree, False
        if status == FULL:
            tree = _grow(tree)
    return tree, True


def _search_beam(problem: Problem, cards: Cards, roots: list[tuple[int, int]]) -> Tree:
    """A tree with a good line, going on from the most hopeful states of each layer only."""
    tree = _plant(roots, 64 * BEAM)
    for card, squares in enumerate(cards.squares):
        begin, end = tree.place[NEXT], tree.place[BEGIN]
        while len(tree.keys) - end < 64 * BEAM:
            tree = _grow(tree)
        _search(problem, cards, tree, NEVER - 1, int(end - begin))
        begin, end = tree.place[NEXT], tree.place[BEGIN]
        weights = np.empty(end - begin, np.int64)
        weigh(problem.losses, cards.summits, tree, card, squares, weights)
        best = begin + np.argsort(weights, kind="stable")[:BEAM]
        for values in (tree.keys, tree.lost, tree.parents, tree.moves):
            values[begin : begin + len(best)] = values[best]
        tree.place[BEGIN] = tree.place[END] = begin + len(best)
        tree.table.fill(-1)
    settle(problem.losses, tree)
    return tree


def _find_best(tree: Tree) -> tuple[int, int]:
    """The state of the last layer that has lost least, and its loss."""
    begin, end = tree.place[NEXT], tree.place[BEGIN]
    if begin == end:
        return -1, NEVER
    state = int(begin + np.argmin(tree.lost[begin:end]))
    return state, int(tree.lost[state])


def _search(problem: Problem, cards: Cards, tree: Tree, limit: int, work: int) -> int:
    pieces = problem.pieces
    return search(
        problem.losses,
        cards.summits,
        pieces.slots,
        pieces.by_turn,
        pieces.first,
        cards.numbers,
        cards.squares,
        tree,
        limit,
        cards.dropped,
        work,
    )


def _plant(roots: list[tuple[int, int]], room: int) -> Tree:
    """A tree with nothing but its roots."""
    tree = _make_tree(room)
    for number, (key, lost) in enumerate(roots):
        tree.keys[number], tree.lost[number] = key, lost
    _clear(tree, len(roots))
    return tree


def _clear(tree: Tree, roots: int) -> None:
    """Cut a tree down to its roots."""
    tree.table.fill(-1)
    tree.place[:] = 0, 0, roots, roots, NEVER


def _grow(tree: Tree) -> Tree:
    """The same tree with twice the room."""
    larger = _make_tree(2 * len(tree.keys))
    end = tree.place[END]
    larger.keys[:end] = tree.keys[:end]
    larger.lost[:end] = tree.lost[:end]
    larger.parents[:end] = tree.parents[:end]
    larger.moves[:end] = tree.moves[:end]
    larger.place[:] = tree.place
    larger.table.fill(-1)
    rehash(larger)
    return larger


def _make_tree(room: int) -> Tree:
    # Half of the table stays empty, so that looking up stays short.
    places = 2 << (room - 1).bit_length()
    return Tree(
        np.empty(room, np.uint64),
        np.empty(room, np.int32),
        np.empty(room, np.int32),
        np.empty(room, np.int16),
        np.empty(places, np.int32),
        np.empty(5, np.int64),
    )


def _list_moves(
    problem: Problem, board: Board, names: list[str], path: list[int], seat: int
) -> tuple[Move, ...]:
    """The moves along a path; where mirror images are one, it may have changed sides."""
    pieces, columns = problem.pieces, problem.columns
    heights = pack_heights(board.heights)
    is_mirrored = False
    moves: list[Move] = []
    for name, slot in zip(names, path, strict=True):
        if slot == SET_ASIDE:
            moves.append(SetAside(seat, name))
        else:
            y = rest(pieces.slots, find_slot(slot), heights)
            cells = pieces.cells(slot, y)
            if is_mirrored:
                cells = tuple(sorted((columns - 1 - cx, cy) for cx, cy in cells))
            moves.append(Place(seat, name, cells))
            heights = land(pieces.slots, find_slot(slot), y, heights)
        other = mirror(heights, columns)
        if problem.losses.is_even and other < heights:
            heights, is_mirrored = other, not is_mirrored
    return tuple(moves)
