"""What BITS writes as JSON, declared: its events, its views and what is in its box."""

from __future__ import annotations

from typing import Literal

from formspiel.core.written import Provenance, written
from formspiel.geometry import Cell

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


@written
class BitsTile:
    """A domino, known by its two colours."""

    id: str
    count: int
    """How many of it a player has, and how many building cards show it."""
    columns: int
    """Of the board."""
    rows: int
    source: Provenance


@written
class BitsTaskCard:
    """What areas of so many squares, or of one form, earn or cost."""

    id: str
    round: int
    """The round that turns one such card up, from 1."""
    squares: int
    form: tuple[Cell, ...] | None
    """The form that an area must have, or null where any will do."""
    points: int
    source: Provenance


@written
class BitsComponents:
    """What is in the box of BITS."""

    columns: int
    rows: int
    board_source: Provenance
    box_source: Provenance
    colours: tuple[Colour, ...]
    colours_source: Provenance
    tiles: dict[str, BitsTile]
    start: tuple[str, ...]
    """The start tiles."""
    start_source: Provenance
    tasks: dict[str, BitsTaskCard]


EVENTS = (BitsTask, BitsStart, BitsCard, BitsPlace)
