"""FITS at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.core.drawn import Drawn
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move


@dataclass(frozen=True, slots=True)
class Config:
    """What was agreed before the game."""

    edition: FitsEdition
    seats: int
    boards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board. A field (x, y) is the bit y · columns + x of a mask."""

    heights: tuple[int, ...]
    covered: int = 0
    placed: tuple[tuple[str, int], ...] = ()
    """The pieces in the order of play, each with the mask of its squares."""
    aside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class State(Drawn):
    """All there is to know.

    `boards` are as they were when the card was turned up; `moves` is what each seat has
    done with it since. When the last seat has acted, the moves are carried out together.
    """

    config: Config
    past: tuple[tuple[Board, ...], ...]
    """The boards of the rounds that are over."""
    starts: tuple[str | None, ...]
    boards: tuple[Board, ...]
    turned: tuple[str, ...]
    """The building cards turned up in this round, in order."""
    moves: tuple[Move | None, ...]
    is_in_play: bool
    """Whether seats are to handle a piece: their start pieces, or that of the last card."""

    @property
    def round(self) -> int:
        """The number of the round, from 0; the number of rounds when the game is over."""
        return len(self.past)
