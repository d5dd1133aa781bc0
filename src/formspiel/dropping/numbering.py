"""The drops of several things, numbered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from formspiel.dropping.drops import Drops
from formspiel.geometry.parts import PartT


class NumberedDrops(Generic[PartT]):
    """Every drop of every thing, counted from 0: thing by thing, the drops of each sorted.

    >>> flat = Drops((((0, 0), (1, 0)),), columns=2, rows=2, is_open=False)
    >>> tall = Drops((((0, 0), (0, 1)),), columns=2, rows=2, is_open=False)
    >>> drops = NumberedDrops({"flat": flat, "tall": tall})
    >>> drops.ways[drops.index("tall", ((1, 0), (1, 1)))]
    ('tall', ((1, 0), (1, 1)))
    >>> len(drops.ways)
    4
    """

    def __init__(self, drops: Mapping[str, Drops[PartT]]) -> None:
        self.ways: tuple[tuple[str, tuple[PartT, ...]], ...] = tuple(
            (name, parts) for name, own in drops.items() for parts in own.by_parts
        )
        self._numbers: dict[str, dict[tuple[PartT, ...], int]] = {name: {} for name in drops}
        for number, (name, parts) in enumerate(self.ways):
            self._numbers[name][parts] = number

    def index(self, name: str, parts: tuple[PartT, ...]) -> int:
        """The number of a drop by its thing and its sorted parts; a KeyError if there is none."""
        return self._numbers[name][parts]
