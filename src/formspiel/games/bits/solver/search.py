"""The most points of a round of BITS, from the top: all that could be, then one less.

A search with a target finds a line with so many points, or proves that there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from formspiel.core.game import Seat
from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.kernel import land, rest
from formspiel.games.bits.kernel_tables import (
    ROWS,
    Box,
    pack_board,
    pack_box,
    slot_of,
    squares_of,
)
from formspiel.games.bits.scoring import items
from formspiel.games.bits.solver.bound import Limits, bound, find_limits
from formspiel.games.bits.solver.tree import (
    BEST,
    DEPTH,
    EXHAUSTED,
    FOUND,
    LENGTH,
    NEVER,
    PAUSED,
    Tree,
    expand,
    search,
)
from formspiel.games.bits.state import Board
from formspiel.solvers.solution import BeyondSolver, Solution

FIRST_LOOK = 100
"""How often to look for a better line before proving anything."""

LITTLE_WORK, WORK = 200, 2_000
"""How many placements to try between two such looks, and between two looks at the clock."""

LEAST = 1000
"""So many points less than could be are fewer than any line has."""


def solve(
    edition: BitsEdition,
    tasks: tuple[str, ...],
    board: Board,
    order: Sequence[str],
    *,
    seconds: float,
    seat: Seat,
    must_end: bool,
    played: Sequence[Place],
) -> Solution[Place]:
    """The best line from a board on; the first tile must find a place."""
    begun = perf_counter()
    try:
        box = pack_box(edition, tasks)
    except BeyondKernel as error:
        raise BeyondSolver(str(error)) from None
    limits = find_limits(edition, tasks)
    tree = _plant(edition, board, order, must_end=must_end)
    heights, masks = pack_board(edition, board)
    limit = int(bound(limits, box.sizes, box.tasks, masks, heights, tree.counted, 0))
    if played:
        _enter(edition, tasks, board, tree, played)
    if _look_first(box, limits, tree, masks):
        limit = int(tree.place[BEST])
    else:
        limit = _deepen(box, limits, tree, masks, limit=limit, end=begun + seconds)
    best = int(tree.place[BEST])
    if best == NEVER:
        raise BeyondSolver("no line was found that ends the round with these cards")
    slots = [int(slot) for slot in tree.line[: tree.place[LENGTH]]]
    return Solution(
        best=best,
        bound=limit,
        proven=best == limit,
        seconds=perf_counter() - begun,
        line=_list_moves(order, slots, heights, int(box.sizes[ROWS]), seat),
    )


def _enter(
    edition: BitsEdition, tasks: tuple[str, ...], board: Board, tree: Tree, played: Sequence[Place]
) -> None:
    """Begin with a line that is known."""
    laid = tuple((move.tile, move.cells) for move in played)
    after = Board(board.heights, (*board.placed, *laid))
    tree.place[BEST] = sum(item.points for item in items(edition, tasks, after))
    tree.place[LENGTH] = len(played)
    for number, move in enumerate(played):
        tree.line[number] = slot_of(move.tile, move.cells)


def _look_first(box: Box, limits: Limits, tree: Tree, masks: Ints) -> bool:
    """Look for a good line where it seems best, for a while; whether all has been looked at."""
    _begin(box, limits, tree, masks, int(tree.place[BEST]) + 1)
    for _ in range(FIRST_LOOK):
        status = search(box, limits, tree, int(tree.place[BEST]) + 1, LITTLE_WORK)
        if status == EXHAUSTED:
            return True
    return False


def _deepen(box: Box, limits: Limits, tree: Tree, masks: Ints, *, limit: int, end: float) -> int:
    """Look for lines with less and less points; what no line can be better than."""
    least = limit - LEAST
    while limit > tree.place[BEST]:
        _begin(box, limits, tree, masks, limit)
        status = PAUSED
        while status == PAUSED:
            status = search(box, limits, tree, limit, WORK)
            if status == PAUSED and perf_counter() > end:
                return limit
        if status == FOUND:
            break
        limit -= 1
        if limit < least:
            break
    return limit


def _begin(box: Box, limits: Limits, tree: Tree, masks: Ints, target: int) -> None:
    """Go back to the beginning, with a new target."""
    tree.masks[:] = masks
    tree.place[DEPTH] = 0
    expand(box, limits, tree, target)


def _plant(edition: BitsEdition, board: Board, order: Sequence[str], *, must_end: bool) -> Tree:
    """A search that has not begun."""
    names = list(edition.tiles)
    counts = [0] * len(edition.colours)
    counted = [*counts]
    for name in order:
        for letter in name:
            counts[edition.colours.index(letter)] += 1
        counted += counts
    tiles = len(order)
    heights, masks = pack_board(edition, board)
    return Tree(
        place=ints([0, NEVER, 0]),
        tiles=ints(map(names.index, order)),
        counted=ints(counted),
        masks=masks,
        heights=ints([heights] + [0] * tiles),
        ways=ints([0] * (8 * edition.columns * tiles)),
        counts=ints([0] * (tiles + 1)),
        laid=ints([0] * tiles),
        line=ints([0] * tiles),
        must_end=ints([int(must_end)]),
    )


def _list_moves(
    order: Sequence[str], slots: Sequence[int], heights: int, rows: int, seat: Seat
) -> tuple[Place, ...]:
    """The moves of a line."""
    moves = []
    for name, slot in zip(order, slots, strict=False):
        y = int(rest(heights, slot, rows))
        moves.append(Place(seat, name, squares_of(name, slot, y)))
        heights = int(land(heights, slot, y))
    return tuple(moves)
