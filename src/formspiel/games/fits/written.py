"""What FITS writes as JSON: its events and its views, declared."""

from __future__ import annotations

from typing import Literal

from formspiel.core.written import written
from formspiel.geometry import Cell


@written
class FitsStart:
    """Chance: the start card of a seat."""

    chance: Literal["start"]
    seat: int
    piece: str


@written
class FitsCard:
    """Chance: the next building card."""

    chance: Literal["card"]
    piece: str


@written
class FitsPlace:
    """A piece comes to rest."""

    seat: int
    place: str
    """The piece."""
    cells: tuple[Cell, ...]


@written
class FitsAside:
    """A piece is set aside."""

    seat: int
    aside: str
    """The piece."""


@written
class FitsBoard:
    """One player's board."""

    placed: tuple[tuple[str, tuple[Cell, ...]], ...]
    """The pieces in the order of play, each with its cells."""
    aside: tuple[str, ...]


@written
class FitsView:
    """What one seat, or for null a spectator, sees of FITS."""

    seat: int | None
    round: int
    """From 1; when the game is over, that of the last round."""
    programme: tuple[str, ...]
    """The boards, one a round."""
    starts: tuple[str | None, ...]
    """The start piece of each seat, null before it is drawn."""
    turned: tuple[str, ...]
    """The building cards turned up in this round, in order."""
    in_play: bool
    """Whether seats are to handle a piece: their start pieces, or that of the last card."""
    acted: tuple[int, ...]
    """The seats that have handled it."""
    move: FitsPlace | FitsAside | None
    """What the seat itself has done with it."""
    boards: tuple[FitsBoard, ...]
    """The board of each seat, as it was when the piece in play came up; when the game is over, as
    it was at the end."""


EVENTS = (FitsStart, FitsCard, FitsPlace, FitsAside)
