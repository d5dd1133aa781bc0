"""The game at one moment, and the one kind of event that leads to the next."""

from __future__ import annotations

from dataclasses import dataclass

from domineering.components import Board, DomineeringEdition
from formspiel.geometry import Cell


@dataclass(frozen=True, slots=True, order=True)
class Lay:
    """A seat lays a domino on two cells, sorted: seat 0 upright, seat 1 flat."""

    seat: int
    cells: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class Config:
    """What was agreed before the game."""

    edition: DomineeringEdition
    board: str

    @property
    def ground(self) -> Board:
        """The board that is played on."""
        return self.edition.boards[self.board]


@dataclass(frozen=True, slots=True)
class State:
    """All there is to know: what lies, in the order of play."""

    config: Config
    laid: tuple[Lay, ...] = ()

    @property
    def seat(self) -> int:
        """Whose turn it is; the seats take turns from seat 0 on."""
        return len(self.laid) % 2
