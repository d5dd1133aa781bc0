"""The events of BITS: what chance or a seat decides."""

from __future__ import annotations

from dataclasses import dataclass

Square = tuple[int, int, str]
"""A cell and its colour."""


@dataclass(frozen=True, slots=True)
class TurnTask:
    """Chance: the task card that a round adds."""

    card: str


@dataclass(frozen=True, slots=True)
class DrawStart:
    """Chance: a seat draws a start tile."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance: the next building card."""

    tile: str


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A tile comes to rest on just these cells with these colours, sorted."""

    seat: int
    tile: str
    cells: tuple[Square, ...]


Chance = TurnTask | DrawStart | TurnCard
Move = Place
Event = Chance | Move
