"""BITS at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.core.drawn import Drawn
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.events import Move, Square


@dataclass(frozen=True, slots=True)
class Config:
    """What was agreed before the game."""

    edition: BitsEdition
    seats: int


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board."""

    heights: tuple[int, ...]
    placed: tuple[tuple[str, tuple[Square, ...]], ...] = ()
    """The tiles in the order of play, each with its squares."""


@dataclass(frozen=True, slots=True)
class State(Drawn):
    """All there is to know.

    `boards` are as they were when the tile in play came up; `moves` is what each seat has
    done with it since. When the last seat has acted, the moves are carried out together.
    """

    config: Config
    past: tuple[tuple[Board, ...], ...]
    """The boards of the rounds that are over."""
    tasks: tuple[str, ...]
    """The task cards turned up so far, one a round; all of them are in force."""
    starts: tuple[str | None, ...]
    boards: tuple[Board, ...]
    turned: tuple[str, ...]
    """The building cards turned up in this round, in order."""
    moves: tuple[Move | None, ...]
    is_in_play: bool
    """Whether seats are to place a tile: their start tiles, or that of the last card."""

    @property
    def round(self) -> int:
        """The number of the round, from 0; the number of rounds when the game is over."""
        return len(self.past)
