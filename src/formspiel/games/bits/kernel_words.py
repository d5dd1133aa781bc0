"""The rules of BITS on whole numbers: jitted where the extra `fast` is installed, else plain.

One source, two speeds: the functions keep to whole numbers below 2^62 and to flat lists of
them, so that they mean the same either way. With the extra a list is an array.

- Heights are one number, four bits a column, the left column lowest; over the right edge
  stands a wall that is higher than any board.
- The squares of a colour are one number; the cell (x, y) is the bit y · STRIDE + x. STRIDE
  is one more than the columns, so that areas do not run on from row to row.
- A slot says how a tile lies: four times its left column, plus 2 if it stands upright,
  plus 1 if its second colour is left or below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar, cast

from formspiel.core.speed.jit import has_numba, jit

F = TypeVar("F", bound=Callable[..., Any])

Ints = list[int]
"""Whole numbers in a row; with the extra `fast` an array of 64 bits each."""

IS_FAST = has_numba()
UPRIGHT, SWAPPED = 2, 1
EMPTY, COLUMNS, ROWS, STRIDE, GROUND, COLUMN = range(6)
"""The places in `Box.sizes`: the heights of an empty board; its columns, rows and stride;
the bits of all its cells and of its left column."""


class Box(NamedTuple):
    """What is in the box and on the table, as numbers."""

    sizes: Ints
    tiles: Ints
    """The two colours of each tile, tile by tile."""
    copies: Ints
    """How many building cards show each tile."""
    tasks: Ints
    """At 2n the points of an area of n squares, at 2n + 1 where the forms of n squares
    begin that earn or cost more. A form is two numbers: its bits moved down to the lowest,
    and points; it is listed in all its turns."""


def compiled(result: str, *arguments: str | type) -> Callable[[F], F]:
    """Jit a function of these types, or leave it as it is.

    A type is a name of Numba, with `[]` behind it for a list, or a class of named lists.
    """
    if not IS_FAST:
        return lambda function: function
    from numba import types  # noqa: PLC0415 - loading Numba takes a second

    def find(name: str | type) -> Any:
        if isinstance(name, str):
            plain = getattr(types, name.removesuffix("[]"))
            return plain[::1] if name.endswith("[]") else plain
        return types.NamedUniTuple(types.int64[::1], len(cast(Any, name)._fields), name)

    return jit(find(result)(*map(find, arguments)))


def listed(values: Iterable[int], kind: str = "int64") -> Ints:
    """Numbers as a list for compiled functions."""
    if not IS_FAST:
        return list(values)
    import numpy as np  # noqa: PLC0415 - comes with the extra only

    return cast(Ints, np.array(list(values), kind))


def blank(length: int) -> Ints:
    """So many noughts as a list for compiled functions."""
    if not IS_FAST:
        return [0] * length
    import numpy as np  # noqa: PLC0415 - comes with the extra only

    return cast(Ints, np.zeros(length, "int64"))


@compiled("int64", "int64")
def count_bits(word: int) -> int:
    """How many bits are set in a number below 2^62."""
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    # Added up by shifts: a product would grow over 2^63, which jitted code must not.
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


@compiled("int64", "int64", "int64", "int64")
def rest(heights: int, slot: int, rows: int) -> int:
    """The row in which the lowest square of a tile comes to rest; −1 if it would stick out."""
    height = (heights >> (slot & ~3)) & 15
    if slot & UPRIGHT:
        return height if height + 2 <= rows else -1
    height = max(height, (heights >> ((slot & ~3) + 4)) & 15)
    return height if height < rows else -1


@compiled("int64", "int64", "int64", "int64")
def land(heights: int, slot: int, y: int) -> int:
    """The heights after a tile has come to rest with its lowest square on row y."""
    at = slot & ~3
    if slot & UPRIGHT:
        return heights + (2 << at)
    return (heights & ~(0xFF << at)) | ((0x11 * (y + 1)) << at)


@compiled("boolean", "int64", "int64", "int64")
def has_room(heights: int, columns: int, rows: int) -> bool:
    """Whether a tile dropped from above finds a place (BITS-5)."""
    for _ in range(columns):
        height = heights & 15
        heights >>= 4
        if height + 2 <= rows or (height < rows and (heights & 15) < rows):
            return True
    return False


@compiled("void", "int64[]", "int64", "int64", "int64", "int64", "int64")
def toggle(masks: Ints, first: int, second: int, slot: int, y: int, stride: int) -> None:
    """Lay a tile of two colours on the board, or take it off again."""
    bit = 1 << (y * stride + (slot >> 2))
    if slot & SWAPPED:
        first, second = second, first
    masks[first] ^= bit
    masks[second] ^= bit << (stride if slot & UPRIGHT else 1)


@compiled("int64", "int64", "int64", "int64")
def flood(area: int, mask: int, stride: int) -> int:
    """The whole area that some squares of a mask belong to."""
    while True:
        larger = (area | (area << 1) | (area >> 1) | (area << stride) | (area >> stride)) & mask
        if larger == area:
            return area
        area = larger


@compiled("int64", "int64[]", "int64", "int64")
def points_of(tasks: Ints, area: int, squares: int) -> int:
    """What an area of so many squares earns and costs, all cards added up."""
    points = tasks[2 * squares]
    begin, end = tasks[2 * squares + 1], tasks[2 * squares + 3]
    if begin < end:
        form = area >> count_bits((area & -area) - 1)
        for at in range(begin, end, 2):
            if tasks[at] == form:
                points += tasks[at + 1]
    return points


@compiled("int64", "int64[]", "int64", "int64")
def score_colour(tasks: Ints, mask: int, stride: int) -> int:
    """The points of the areas of a colour."""
    total = 0
    while mask:
        area = flood(mask & -mask, mask, stride)
        mask ^= area
        total += points_of(tasks, area, count_bits(area))
    return total


@compiled("int64", "int64[]", "int64[]", "int64")
def score(tasks: Ints, masks: Ints, stride: int) -> int:
    """The points of a board."""
    total = 0
    for colour in range(len(masks)):
        total += score_colour(tasks, masks[colour], stride)
    return total
