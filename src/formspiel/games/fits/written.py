"""What FITS writes as JSON, declared: its events, its views and what is in its box."""

from __future__ import annotations

from typing import Literal

from formspiel.core.written import Provenance, written
from formspiel.geometry import Cell

Symbol = Literal["circle", "star", "diamond", "triangle", "cross", "square", "heart", "moon"]


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


@written
class FitsPiece:
    """A piece, drawn once; it may be turned and flipped."""

    id: str
    cells: tuple[Cell, ...]
    columns: int
    """Of the board."""
    rows: int
    source: Provenance


@written
class FitsField:
    """A special field: a value, a symbol, a letter, or none of them where it is blank."""

    value: int | None
    symbol: Symbol | Literal[""]
    letter: str


@written
class FitsWord:
    """Letters that earn points when they are all visible."""

    text: str
    points: int


@written
class FitsLayout:
    """A board as printed."""

    id: str
    fields: tuple[tuple[Cell, FitsField], ...]
    """Its special fields."""
    row_bonus: int
    symbol_points: tuple[int, ...]
    """Points by how many of a symbol are visible, from none on."""
    words: tuple[FitsWord, ...]
    unused_letter: int
    source: Provenance


@written
class FitsComponents:
    """What is in the box of FITS."""

    columns: int
    rows: int
    programme: tuple[str, ...]
    """The boards that are played if nothing else is agreed."""
    pieces: dict[str, FitsPiece]
    start: tuple[str, ...]
    """The pieces of the start cards."""
    start_source: Provenance
    boards: dict[str, FitsLayout]


EVENTS = (FitsStart, FitsCard, FitsPlace, FitsAside)
