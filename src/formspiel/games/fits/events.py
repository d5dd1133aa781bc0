"""The events of FITS: what chance or a seat decides."""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.geometry import Cell


@dataclass(frozen=True, slots=True)
class DrawStart:
    """Chance: a seat draws a start card."""

    seat: int
    piece: str


@dataclass(frozen=True, slots=True)
class TurnCard:
    """Chance: the next building card."""

    piece: str


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A piece comes to rest on just these cells, sorted."""

    seat: int
    piece: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """A piece is set aside for the rest of the round."""

    seat: int
    piece: str


Move = Place | SetAside
Event = DrawStart | TurnCard | Move
