"""Every way to lie on a board that a drop can end in, worked out once for each shape.

What is dropped may be more than cells: of a part only the first two values, its cell,
count for the fall, so that coloured cells come down as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter, sub
from typing import Generic, NamedTuple

from formspiel.dropping.falling import Heights, Profile, profile, rest
from formspiel.geometry.parts import PartT
from formspiel.geometry.shapes import moved

MOST_KNOWN = 2_048
"""So many heights of the same few columns are remembered for a shape."""


class Drop(NamedTuple):
    """One way for a shape to lie on the board, and its place among them in sorted order."""

    order: int
    x: int
    y: int
    shape: Profile
    mask: int
    """Its cells; the cell (x, y) is the bit y · columns + x."""


class Column(NamedTuple):
    """An orientation of a shape over a left column, with its drop for every row of rest."""

    x: int
    end: int
    bottoms: tuple[int, ...]
    drops: tuple[Drop, ...]
    rows: int
    """The number of rows in which it may come to rest."""


@dataclass(frozen=True, eq=False)
class Drops(Generic[PartT]):
    """The drops of one shape, given by its settled orientations.

    >>> domino = Drops((((0, 0), (0, 1)), ((0, 0), (1, 0))), columns=2, rows=2, is_open=False)
    >>> list(domino.by_parts)
    [((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1)), ((1, 0), (1, 1))]
    >>> [(drop.x, drop.y) for drop in domino.onto((0, 1))]
    [(0, 0), (0, 1)]
    """

    turns: tuple[tuple[PartT, ...], ...]
    columns: int
    rows: int
    is_open: bool
    """Whether a shape may stick out over the top, all but its lowest row."""

    @cached_property
    def by_parts(self) -> dict[tuple[PartT, ...], Drop]:
        """All drops by their sorted parts, in sorted order."""
        ways = []
        for turn in self.turns:
            shape = profile((part[0], part[1]) for part in turn)
            highest = self.rows if self.is_open else self.rows - max(shape.tops) + 1
            for x in range(self.columns - shape.width + 1):
                ways += [(moved(turn, x, y), x, y, shape) for y in range(highest)]
        ways.sort(key=itemgetter(0))
        return {
            parts: Drop(
                order, x, y, shape, sum(1 << (part[1] * self.columns + part[0]) for part in parts)
            )
            for order, (parts, x, y, shape) in enumerate(ways)
        }

    @cached_property
    def by_column(self) -> tuple[Column, ...]:
        """The drops, grouped by orientation and left column."""
        groups: dict[tuple[int, tuple[PartT, ...]], list[Drop]] = {}
        for parts, drop in self.by_parts.items():
            groups.setdefault((drop.x, moved(parts, -drop.x, -drop.y)), []).append(drop)
        found = []
        for (x, _), group in groups.items():
            group.sort(key=lambda drop: drop.y)
            shape = group[0].shape
            found.append(Column(x, x + shape.width, shape.bottoms, tuple(group), len(group)))
        return tuple(found)

    def onto(self, heights: Heights) -> list[Drop]:
        """Where the shape can come to rest on columns filled to these heights, sorted."""
        found: list[Drop] = []
        packed = int.from_bytes(bytes(heights), "little")
        for window in self._windows:
            found += window.rests(packed)
        found.sort(key=itemgetter(0))
        return found

    @cached_property
    def _windows(self) -> tuple[_Window, ...]:
        groups: dict[tuple[int, int], list[Column]] = {}
        for column in self.by_column:
            groups.setdefault((column.x, column.end), []).append(column)
        return tuple(_Window(x, end, tuple(own)) for (x, end), own in groups.items())

    def ending_on(self, heights: Heights, parts: tuple[PartT, ...]) -> Drop | None:
        """The drop that ends on just these sorted parts; None if the shape rests elsewhere."""
        drop = self.by_parts.get(parts)
        if drop is None or rest(heights, drop.x, drop.shape) != drop.y:
            return None
        return drop


class _Window:
    """Some neighbouring columns, and all orientations that come down over just these.

    The same heights of few columns come up again and again, so what rests on them is kept.
    """

    __slots__ = ("_columns", "_known", "_mask", "_shift", "_width")

    def __init__(self, x: int, end: int, columns: tuple[Column, ...]) -> None:
        self._columns = columns
        self._width = end - x
        self._shift = 8 * x
        self._mask = (1 << 8 * self._width) - 1
        self._known: dict[int, tuple[Drop, ...]] = {}

    def rests(self, packed: int) -> tuple[Drop, ...]:
        """The drops onto columns of these heights, each a byte, the first the lowest."""
        own = packed >> self._shift & self._mask
        found = self._known.get(own)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[own] = self._find(own.to_bytes(self._width, "little"))
        return found

    def _find(self, heights: bytes) -> tuple[Drop, ...]:
        rows = [max(map(sub, heights, column.bottoms)) for column in self._columns]
        return tuple(
            column.drops[row]
            for column, row in zip(self._columns, rows, strict=True)
            if row < column.rows
        )
