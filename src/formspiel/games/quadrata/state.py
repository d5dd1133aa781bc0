"""Quadrata at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.core.drawn import Drawn
from formspiel.games.quadrata.components import QuadrataEdition


@dataclass(frozen=True, slots=True)
class Config:
    """What was agreed before the game."""

    edition: QuadrataEdition
    seats: int
    rounds: int
    turn_limit: int | None


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board. Which quarter is which bit of a mask, the square knows."""

    forms: tuple[tuple[int, int], ...] = ()
    """The forms in the square, each its number and the mask of its quarters, sorted."""
    covered: int = 0
    reserve: tuple[int, ...] = (0,) * 6
    """How many forms there are in the reserve of the numbers 1, 2, …, 6."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over, or as it stands."""

    starter: int | None
    turns: int
    ended_by: int | None
    """The seat that has filled its square; None where it was the limit of turns."""
    boards: tuple[Board, ...]


@dataclass(frozen=True, slots=True)
class State(Drawn):
    """All there is to know."""

    config: Config
    past: tuple[Round, ...]
    starter: int | None
    """The seat that begins this round; None until a six has decided."""
    turns: int
    """The turns of this round that are over, passes too."""
    pips: int | None
    """What the seat whose turn it is has rolled."""
    is_joker: bool
    """Whether a six is a joker from this turn on."""
    stock: tuple[int, ...]
    """How many forms there are in the stock of the numbers 1, 2, …, 6."""
    boards: tuple[Board, ...]

    @property
    def round(self) -> int:
        """The number of the round, from 0; the number of rounds when the game is over."""
        return len(self.past)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is; None before the first turn of a round."""
        return None if self.starter is None else (self.starter + self.turns) % self.config.seats
