"""Every way to lie on a board that a drop can end in, worked out once for each shape.

What is dropped may be more than cells: of a part only the first two values, its cell,
count for the fall, so that coloured cells come down as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from operator import itemgetter, sub
from typing import Generic, NamedTuple

from formspiel.dropping.falling import Heights, Profile, profile, rest
from formspiel.geometry.parts import PartT
from formspiel.geometry.shapes import moved

MOST_KNOWN = 1_024
"""So many heights of the same few columns are remembered for a shape; of a box that is sold come
up a quarter of it at most."""


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
        ways = self._in_order
        return [ways[order] for order in self.orders_onto(heights)]

    def orders_onto(self, heights: Heights) -> list[int]:
        """The same drops by their places among all."""
        found: list[int] = []
        packed = bytes(heights)
        for start, end, floors, known, window in self._windows:
            own = packed[start:end]
            own = own.translate(floors[max(own)])
            orders = known.get(own)
            found += window.find(own) if orders is None else orders
        found.sort()
        return found

    @cached_property
    def _in_order(self) -> tuple[Drop, ...]:
        return tuple(self.by_parts.values())

    @cached_property
    def _windows(self) -> tuple[Window, ...]:
        groups: dict[tuple[int, int], list[Column]] = {}
        for column in self.by_column:
            groups.setdefault((column.x, column.end), []).append(column)
        found = []
        for (start, end), own in groups.items():
            deepest = max(max(column.bottoms) for column in own)
            kept = _Known(tuple(own))
            found.append(Window(start, end, _floors(deepest), kept.orders, kept))
        return tuple(found)

    def ending_on(self, heights: Heights, parts: tuple[PartT, ...]) -> Drop | None:
        """The drop that ends on just these sorted parts; None if the shape rests elsewhere."""
        drop = self.by_parts.get(parts)
        if drop is None or rest(heights, drop.x, drop.shape) != drop.y:
            return None
        return drop


class Window(NamedTuple):
    """Some neighbouring columns, and all orientations that come down over just these."""

    start: int
    end: int
    floors: tuple[bytes, ...]
    """How heights are written of which this is the highest."""
    orders: dict[bytes, tuple[int, ...]]
    """The drops onto columns of such heights."""
    known: _Known


class _Known:
    """What comes to rest on some columns; the same heights of few come up again and again."""

    __slots__ = ("_columns", "orders")

    def __init__(self, columns: tuple[Column, ...]) -> None:
        self._columns = columns
        self.orders: dict[bytes, tuple[int, ...]] = {}

    def find(self, heights: bytes) -> tuple[int, ...]:
        """The drops onto columns of these heights, by their places among all."""
        if len(self.orders) >= MOST_KNOWN:
            self.orders.clear()
        rows = [max(map(sub, heights, column.bottoms)) for column in self._columns]
        found = self.orders[heights] = tuple(
            column.drops[row].order
            for column, row in zip(self._columns, rows, strict=True)
            if row < column.rows
        )
        return found


@cache
def _floors(deepest: int) -> tuple[bytes, ...]:
    """For every height of a highest column, how the heights of the others are written.

    What lies deeper below it than a shape reaches down is as good as just so deep.
    """
    lowest = [max(highest - deepest, 0) for highest in range(256)]
    return tuple(bytes([low]) * low + bytes(range(low, 256)) for low in lowest)
