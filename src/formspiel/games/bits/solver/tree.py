"""Depth first through the placements of a round of BITS whose tiles are known.

Only boards that can still bring `target` points are gone into, the most hopeful first. The
search can be stopped at any time and taken up again: all that it knows is in its lists.
"""

from __future__ import annotations

from typing import NamedTuple

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.heuristic import estimate
from formspiel.games.bits.kernel import has_room, land, rest, score, toggle
from formspiel.games.bits.kernel_tables import COLUMNS, ROWS, STRIDE, SWAPPED, Box
from formspiel.games.bits.solver.bound import Limits, bound

EXHAUSTED, FOUND, PAUSED = range(3)
"""How a search may end: there is no such line, or here is one, or it has worked enough."""

DEPTH, BEST, LENGTH = range(3)
"""The places in `Tree.place`: how many tiles lie in the line that is looked at; the points
and the number of tiles of the best line so far."""

NEVER = -(1 << 40)
WEIGHT = 1 << 20
"""A point more that can be had weighs more than any hope."""


class Tree(NamedTuple):
    """A search under way. Lists by tile have a part for each tile of the round."""

    place: Ints
    tiles: Ints
    """The tiles of the round in the order in which they come."""
    counted: Ints
    """As `bound` wants it."""
    masks: Ints
    heights: Ints
    """By tile, before it is placed."""
    ways: Ints
    """By tile, the slots to try and how good they look, from the least hopeful up."""
    counts: Ints
    """By tile, how many ways are left to try."""
    laid: Ints
    """By tile, the slot in which it lies."""
    line: Ints
    """By tile, the slot of the best line so far."""
    must_end: Ints
    """Whether a line counts only if its last tile leaves no room."""


@compiled
def expand(box: Box, limits: Limits, tree: Tree, target: int) -> None:
    """List the ways to place the next tile that can still bring the target."""
    sizes, tasks, place, masks = box.sizes, box.tasks, tree.place, tree.masks
    columns, rows, stride = sizes[COLUMNS], sizes[ROWS], sizes[STRIDE]
    depth = place[DEPTH]
    tile, heights = tree.tiles[depth], tree.heights[depth]
    first, second = box.tiles[2 * tile], box.tiles[2 * tile + 1]
    begin = 8 * columns * depth
    count = 0
    for slot in range(4 * columns):
        y = rest(heights, slot, rows)
        if y < 0 or (first == second and slot & SWAPPED):
            continue
        after = land(heights, slot, y)
        toggle(masks, first, second, slot, y, stride)
        room = has_room(after, columns, rows)
        if not room or depth + 1 == len(tree.tiles):
            points = NEVER if room and tree.must_end[0] else score(tasks, masks, stride)
            value = points * WEIGHT
            if points > place[BEST]:
                place[BEST] = points
                place[LENGTH] = depth + 1
                for earlier in range(depth):
                    tree.line[earlier] = tree.laid[earlier]
                tree.line[depth] = slot
        else:
            points = bound(limits, sizes, tasks, masks, after, tree.counted, depth + 1)
            value = points * WEIGHT + estimate(sizes, tasks, masks, after)
        toggle(masks, first, second, slot, y, stride)
        if points >= target:
            at = begin + 2 * count
            while at > begin and tree.ways[at - 1] > value:
                tree.ways[at], tree.ways[at + 1] = tree.ways[at - 2], tree.ways[at - 1]
                at -= 2
            tree.ways[at], tree.ways[at + 1] = slot, value
            count += 1
    tree.counts[depth] = count


@compiled
def search(box: Box, limits: Limits, tree: Tree, target: int, work: int) -> int:
    """Look for a line with at least the target, through so many placements at most."""
    sizes, place = box.sizes, tree.place
    columns, rows, stride = sizes[COLUMNS], sizes[ROWS], sizes[STRIDE]
    for _ in range(work):
        if place[BEST] >= target:
            return FOUND
        depth = place[DEPTH]
        if tree.counts[depth] == 0:
            if depth == 0:
                return EXHAUSTED
            # Take the tile back that led here.
            depth -= 1
        else:
            tree.counts[depth] -= 1
            tree.laid[depth] = tree.ways[8 * columns * depth + 2 * tree.counts[depth]]
        tile, slot, heights = tree.tiles[depth], tree.laid[depth], tree.heights[depth]
        y = rest(heights, slot, rows)
        toggle(tree.masks, box.tiles[2 * tile], box.tiles[2 * tile + 1], slot, y, stride)
        if depth < place[DEPTH]:
            place[DEPTH] = depth
            continue
        after = land(heights, slot, y)
        place[DEPTH] = depth + 1
        tree.heights[depth + 1] = after
        tree.counts[depth + 1] = 0
        if depth + 1 < len(tree.tiles) and has_room(after, columns, rows):
            expand(box, limits, tree, target)
    return PAUSED
