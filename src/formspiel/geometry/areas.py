"""Areas: largest sets of same-coloured cells joined by edges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from formspiel.geometry.parts import CELLS, Cell
from formspiel.geometry.shapes import components


@dataclass(frozen=True, slots=True, order=True)
class Area:
    """One area: its cells, sorted, and their colour."""

    cells: tuple[Cell, ...]
    colour: str


def areas(colours: Mapping[Cell, str]) -> tuple[Area, ...]:
    """All areas of a coloured picture, sorted; cells that are not in it bound areas.

    >>> [area.colour for area in areas({(0, 0): "R", (1, 0): "R", (2, 0): "B"})]
    ['R', 'B']
    """
    found = []
    for colour in set(colours.values()):
        cells = [cell for cell, own in colours.items() if own == colour]
        found += [Area(tuple(sorted(part)), colour) for part in components(CELLS, cells)]
    return tuple(sorted(found))
