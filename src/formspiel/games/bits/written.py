"""What BITS writes as JSON: its events and its views, declared."""

from __future__ import annotations

from typing import Literal

from formspiel.core.written import written

Colour = Literal["R", "G", "B", "Y", "V"]
Square = tuple[int, int, Colour]
"""A cell and its colour."""


@written
class BitsTask:
    """Chance: the task card that a round adds."""

    chance: Literal["task"]
    card: str


@written
class BitsStart:
    """Chance: the start tile of a seat."""

    chance: Literal["start"]
    seat: int
    tile: str


@written
class BitsCard:
    """Chance: the next building card."""

    chance: Literal["card"]
    tile: str


@written
class BitsPlace:
    """A tile comes to rest."""

    seat: int
    place: str
    """The tile."""
    cells: tuple[Square, Square]


@written
class BitsBoard:
    """One player's board."""

    placed: tuple[tuple[str, tuple[Square, Square]], ...]
    """The tiles in the order of play, each with its cells."""


@written
class BitsView:
    """What one seat, or for null a spectator, sees of BITS."""

    seat: int | None
    round: int
    """From 1; when the game is over, that of the last round."""
    tasks: tuple[str, ...]
    """The task cards turned up so far, one a round; all of them are in force."""
    starts: tuple[str | None, ...]
    """The start tile of each seat, null before it is drawn."""
    turned: tuple[str, ...]
    """The building cards turned up in this round, in order."""
    in_play: bool
    """Whether seats are to place a tile: their start tiles, or that of the last card."""
    acted: tuple[int, ...]
    """The seats that have placed it."""
    move: BitsPlace | None
    """What the seat itself has done with it."""
    boards: tuple[BitsBoard, ...]
    """The board of each seat, as it was when the tile in play came up; when the game is over, as
    it was at the end."""


EVENTS = (BitsTask, BitsStart, BitsCard, BitsPlace)
