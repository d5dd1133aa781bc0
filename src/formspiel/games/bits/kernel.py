"""The rules of BITS on whole numbers, jitted or plain.

How the numbers are laid out is said in `kernel_tables.py`.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.kernel_tables import SWAPPED, UPRIGHT


@compiled
def rest(heights: int, slot: int, rows: int) -> int:
    """The row in which the lowest square of a tile comes to rest; −1 if it would stick out."""
    height = (heights >> (slot & ~3)) & 15
    if slot & UPRIGHT:
        return height if height + 2 <= rows else -1
    height = max(height, (heights >> ((slot & ~3) + 4)) & 15)
    return height if height < rows else -1


@compiled
def land(heights: int, slot: int, y: int) -> int:
    """The heights after a tile has come to rest with its lowest square on row y."""
    at = slot & ~3
    if slot & UPRIGHT:
        return heights + (2 << at)
    return (heights & ~(0xFF << at)) | ((0x11 * (y + 1)) << at)


@compiled
def has_room(heights: int, columns: int, rows: int) -> bool:
    """Whether a tile dropped from above finds a place (BITS-5)."""
    for _ in range(columns):
        height = heights & 15
        heights >>= 4
        if height + 2 <= rows or (height < rows and (heights & 15) < rows):
            return True
    return False


@compiled
def toggle(masks: Ints, first: int, second: int, slot: int, y: int, stride: int) -> None:
    """Lay a tile of two colours on the board, or take it off again."""
    bit = 1 << (y * stride + (slot >> 2))
    if slot & SWAPPED:
        first, second = second, first
    masks[first] ^= bit
    masks[second] ^= bit << (stride if slot & UPRIGHT else 1)


@compiled
def flood(area: int, mask: int, stride: int) -> int:
    """The whole area that some squares of a mask belong to."""
    while True:
        larger = (area | (area << 1) | (area >> 1) | (area << stride) | (area >> stride)) & mask
        if larger == area:
            return area
        area = larger


@compiled
def points_from(tasks: Ints, base: int, area: int, squares: int) -> int:
    """What an area of so many squares earns and costs, by tasks that begin at a place."""
    points = tasks[base + 2 * squares]
    begin, end = tasks[base + 2 * squares + 1], tasks[base + 2 * squares + 3]
    if begin < end:
        form = area >> count_bits((area & -area) - 1)
        for at in range(base + begin, base + end, 2):
            if tasks[at] == form:
                points += tasks[at + 1]
    return points


@compiled
def points_of(tasks: Ints, area: int, squares: int) -> int:
    """What an area of so many squares earns and costs, all cards added up."""
    return points_from(tasks, 0, area, squares)


@compiled
def score_colour(tasks: Ints, mask: int, stride: int) -> int:
    """The points of the areas of a colour."""
    total = 0
    while mask:
        area = flood(mask & -mask, mask, stride)
        mask ^= area
        total += points_of(tasks, area, count_bits(area))
    return total


@compiled
def score(tasks: Ints, masks: Ints, stride: int) -> int:
    """The points of a board."""
    total = 0
    for colour in range(len(masks)):
        total += score_colour(tasks, masks[colour], stride)
    return total
