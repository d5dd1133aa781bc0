"""What is in the box of FITS: an edition file, checked and made ready for play."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from formspiel.core.edition import BY_PLACE, Edition, Source, home_made, shipped
from formspiel.core.edition_file import (
    EditionError,
    Section,
    open_edition,
    read_shipped,
    take_ranks,
)
from formspiel.dropping import Drops
from formspiel.games.fits.events import Place, SetAside
from formspiel.games.fits.info import MOST_SEATS
from formspiel.geometry import CELLS, Cell, orientations

EDITIONS = ("2009",)
SYMBOLS = ("circle", "star", "diamond", "triangle", "cross", "square", "heart", "moon")
MOST_SQUARES = 6


@dataclass(frozen=True, eq=False)
class Piece:
    """A piece, stored once; its turns, flips and ways to lie are computed."""

    id: str
    cells: tuple[Cell, ...]
    columns: int
    rows: int
    source: Source

    @cached_property
    def turns(self) -> tuple[tuple[Cell, ...], ...]:
        """Its different orientations."""
        return orientations(CELLS, self.cells)

    @cached_property
    def drops(self) -> Drops[Cell]:
        """Every way to lie on the board that a drop can end in."""
        # FITS-3: it may stick out over the top as long as a square of it lies on the board.
        return Drops(self.turns, self.columns, self.rows, is_open=True)

    @cached_property
    def places(self) -> tuple[tuple[Place, ...], ...]:
        """The drops in their order as moves of each seat."""
        ways = self.drops.by_parts
        return tuple(
            tuple(Place(seat, self.id, cells) for cells in ways) for seat in range(MOST_SEATS)
        )

    @cached_property
    def asides(self) -> tuple[SetAside, ...]:
        """Setting it aside, as a move of each seat."""
        return tuple(SetAside(seat, self.id) for seat in range(MOST_SEATS))


class Field(NamedTuple):
    """A special field: just one of a value, a symbol, a letter or a blank."""

    value: int | None = None
    symbol: str = ""
    letter: str = ""

    @property
    def is_blank(self) -> bool:
        """Whether it costs nothing and counts as covered."""
        return self == Field()


class Word(NamedTuple):
    """Letters that earn points when they are all visible."""

    text: str
    points: int


@dataclass(frozen=True, eq=False)
class Layout:
    """A board as printed: its special fields and how they score."""

    id: str
    fields: dict[Cell, Field] = field(metadata=BY_PLACE)
    row_bonus: int
    symbol_points: tuple[int, ...]
    """Points by how many of a symbol are visible, from none on."""
    words: tuple[Word, ...]
    unused_letter: int
    source: Source


@dataclass(frozen=True, eq=False)
class FitsEdition(Edition):
    """An edition of FITS."""

    columns: int
    rows: int
    programme: tuple[str, ...]
    pieces: dict[str, Piece]
    start: tuple[str, ...]
    start_source: Source
    boards: dict[str, Layout]


@home_made
def parse_edition(text: str) -> FitsEdition:
    """An edition from its TOML text; EditionError names every mistake."""
    top = open_edition("fits", EDITIONS, text)
    columns, rows = _take_size(top, "columns"), _take_size(top, "rows")
    pieces = _take_pieces(top, columns, rows)
    start, start_source = _take_start(top.section("start"), pieces)
    boards = {}
    for section in top.sections("board"):
        board = _take_board(section, columns, rows)
        boards[board.id] = board
    programme = top.take_list("programme", str)
    for name in programme:
        if name not in boards:
            top.wrong("programme", f"there is no board {name!r}")
    if not programme or len(set(programme)) != len(programme):
        top.wrong("programme", "must be a list of different boards")
    edition = FitsEdition(
        id=top.take("id", str),
        title=top.take("title", str),
        ranks=take_ranks(top),
        columns=columns,
        rows=rows,
        programme=tuple(programme),
        pieces=pieces,
        start=start,
        start_source=start_source,
        boards=boards,
    )
    top.finish()
    if top.mistakes:
        raise EditionError(top.mistakes)
    return edition


@shipped
def load_edition(name: str) -> FitsEdition:
    """One of the editions that come with Formspiel."""
    return parse_edition(read_shipped("fits", name))


def _take_size(top: Section, key: str) -> int:
    size = top.take(key, int)
    if not 4 <= size <= 16:
        top.wrong(key, "must be from 4 to 16")
        return 6
    return size


def _take_pieces(top: Section, columns: int, rows: int) -> dict[str, Piece]:
    pieces: dict[str, Piece] = {}
    squares = 0
    for section in top.sections("piece"):
        cells = section.shape()
        squares += len(cells)
        if len(cells) > MOST_SQUARES or max(map(max, cells)) >= columns:
            section.wrong("picture", f"must have at most {MOST_SQUARES} squares and fit the board")
        piece = Piece(section.take("id", str), cells, columns, rows, section.source())
        section.finish()
        same = [p.id for p in pieces.values() if p.turns == piece.turns]
        if same:
            section.wrong("picture", f"is the same shape as {same[0]}")
        pieces[piece.id] = piece
    if squares != columns * rows:
        top.wrong("piece", f"have {squares} squares together, the board {columns * rows}")
    return pieces


def _take_start(section: Section, pieces: dict[str, Piece]) -> tuple[tuple[str, ...], Source]:
    names = section.take_list("pieces", str)
    for name in names:
        if name not in pieces:
            section.wrong("pieces", f"there is no piece {name!r}")
    if len(set(names)) != len(names) or len(names) < MOST_SEATS:
        section.wrong("pieces", f"must be at least {MOST_SEATS} different pieces")
    source = section.source()
    section.finish()
    return tuple(names), source


def _take_board(section: Section, columns: int, rows: int) -> Layout:
    legend = _take_legend(section.section("fields", optional=True))
    drawn = section.picture()
    if set(drawn) != {(x, y) for x in range(columns) for y in range(rows)}:
        section.wrong("picture", f"must be {rows} lines of {columns} fields")
    unknown = sorted(set(drawn.values()) - {".", *legend})
    if unknown:
        section.wrong("picture", f"has {unknown[0]!r}, which is not among its fields")
    fields = {cell: legend[char] for cell, char in drawn.items() if char in legend}
    words = (
        [_take_word(word) for word in section.sections("words")] if "words" in section.data else []
    )
    layout = Layout(
        id=section.take("id", str),
        fields=fields,
        row_bonus=section.take("row_bonus", int, 0),
        symbol_points=tuple(section.take_list("symbol_points", int, ())),
        words=tuple(words),
        unused_letter=section.take("unused_letter", int, 0),
        source=section.source(),
    )
    for symbol in sorted({special.symbol for special in fields.values()} - {""}):
        count = sum(special.symbol == symbol for special in fields.values())
        if count != len(layout.symbol_points) - 1:
            section.wrong(
                "symbol_points",
                f"must have {count + 1} values: the {symbol} is there {count} times",
            )
    if layout.symbol_points[:1] not in ((), (0,)):
        section.wrong("symbol_points", "must begin with 0: what nobody sees gives nothing")
    letters = [field.letter for field in fields.values() if field.letter]
    if len(set(letters)) != len(letters):
        section.wrong("picture", "has a letter twice")
    for word in words:
        if not set(word.text) <= set(letters):
            section.wrong("words", f"{word.text!r} has a letter that is not on the board")
    section.finish()
    return layout


def _take_legend(section: Section) -> dict[str, Field]:
    legend = {}
    for key in section.data:
        field = section.section(key)
        if len(key) != 1 or key in ". ":
            section.wrong(key, "must be one character, not a dot")
        if len(field.data) != 1:
            section.wrong(key, "must have just one of value, symbol, letter and blank")
        if "value" in field.data:
            legend[key] = Field(value=field.take("value", int))
        elif "symbol" in field.data:
            symbol = field.take("symbol", str)
            if symbol not in SYMBOLS:
                field.wrong("symbol", f"must be one of {', '.join(SYMBOLS)}")
            legend[key] = Field(symbol=symbol)
        elif "letter" in field.data:
            letter = field.take("letter", str)
            if len(letter) != 1:
                field.wrong("letter", "must be one letter")
            legend[key] = Field(letter=letter)
        elif not field.take("blank", bool):
            field.wrong("blank", "can only be true")
        else:
            legend[key] = Field()
        field.finish()
    return legend


def _take_word(section: Section) -> Word:
    word = Word(section.take("text", str), section.take("points", int))
    section.finish()
    return word
