"""The events of DIGIT: what chance or a seat decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from formspiel.geometry import Stick


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Chance: the card turned up, and how the sticks are laid to show its figure, sorted."""

    figure: str
    sticks: tuple[Stick, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the hand of a seat, sorted; in solitaire the open cards."""

    seat: int
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the cards that a seat draws, sorted, as many as are due."""

    seat: int
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """Chance: the laid-down cards except the last become the stack."""


class MoveStick(NamedTuple):
    """A stick is moved to another place.

    The only event that is a plain tuple: dozens are made to list the moves of a moment.
    """

    seat: int
    stick: Stick
    """Where it lay."""
    to: Stick


Move = MoveStick
Event = TurnUp | Deal | Draw | Reshuffle | Move
