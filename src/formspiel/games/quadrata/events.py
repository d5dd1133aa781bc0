"""The events of Quadrata: what chance or a seat decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from formspiel.geometry import Quarter

STOCK, RESERVE, SQUARE = "stock", "reserve", "square"
WHERE = (STOCK, RESERVE, SQUARE)
"""Where a form can be."""

Cells = tuple[Quarter, ...]


@dataclass(frozen=True, slots=True)
class Starter:
    """Chance: the seat that first rolled a six."""

    seat: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the roll of the seat whose turn it is."""

    pips: int


class Move(NamedTuple):
    """A form of a number goes from one place to another.

    `of` is the seat from whose board it is taken, or None where it is the mover's own.
    `at_cells` is where it lay, if it comes from a square; `cells` is where it comes to
    lie, if it goes into the square. Both are sorted. It is a tuple because there are
    hundreds in many a turn, and a tuple is made fastest.
    """

    seat: int
    number: int
    origin: str
    of: int | None
    at_cells: Cells
    goal: str
    cells: Cells


Event = Starter | Roll | Move
