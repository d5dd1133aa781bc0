"""Dropping a shape straight down on columns that are filled up to some height.

A shape is seen by its profile: per column of the shape, how far its lowest cell is from
its bottom line and how far it reaches up. Heights alone decide where it rests: the
lowest cell of a column is the first to meet anything, whatever gaps lie above it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import sub

from formspiel.geometry.parts import Cell

Heights = tuple[int, ...]
"""Per column, the number of the first row above everything in it."""


@dataclass(frozen=True, slots=True)
class Profile:
    """A settled shape as a drop sees it, column by column."""

    width: int
    bottoms: tuple[int, ...]
    tops: tuple[int, ...]


def profile(cells: Iterable[Cell]) -> Profile:
    """The profile of settled cells; they must fill their columns without a missing one.

    >>> profile([(0, 0), (0, 1), (1, 1)])
    Profile(width=2, bottoms=(0, 1), tops=(2, 2))
    """
    columns: dict[int, list[int]] = {}
    for x, y in cells:
        columns.setdefault(x, []).append(y)
    order = sorted(columns)
    return Profile(
        width=len(order),
        bottoms=tuple(min(columns[x]) for x in order),
        tops=tuple(max(columns[x]) + 1 for x in order),
    )


def rest(heights: Heights, x: int, shape: Profile) -> int:
    """The row in which the bottom line of a shape comes to rest, its left column at x.

    >>> rest((0, 2, 0), 0, profile([(0, 0), (0, 1), (1, 1)]))
    1
    """
    row: int = max(map(sub, heights[x : x + shape.width], shape.bottoms))
    return row


def land(heights: Heights, x: int, y: int, shape: Profile) -> Heights:
    """The heights after a shape has come to rest with its left column x on row y."""
    end = x + shape.width
    return (*heights[:x], *[y + top for top in shape.tops], *heights[end:])
