"""What the game is played with: boards of several sizes, and a domino for each way to lie."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from formspiel.core.edition import Edition, Source, home_made, shipped
from formspiel.core.edition_file import EditionError, Section, open_edition

EDITIONS = ("classic",)
MOST_ACROSS = 12
"""A board is drawn in a terminal, so it has an end."""


@dataclass(frozen=True, eq=False)
class Board:
    """So many columns and rows."""

    id: str
    columns: int
    rows: int
    source: Source


@dataclass(frozen=True, eq=False)
class DomineeringEdition(Edition):
    """The boards, by name; the first is the usual one."""

    boards: dict[str, Board]


@home_made
def parse_edition(text: str) -> DomineeringEdition:
    """An edition from its TOML text; EditionError names every mistake."""
    top = open_edition("domineering", EDITIONS, text, __package__)
    boards = {board.id: board for board in map(_take_board, top.sections("board"))}
    edition = DomineeringEdition(top.take("id", str), top.take("title", str), (), boards)
    top.finish()
    if not boards and not top.mistakes:
        top.wrong("board", "there is none")
    if top.mistakes:
        raise EditionError(top.mistakes)
    return edition


@shipped
def load_edition(name: str) -> DomineeringEdition:
    """One of the editions that come with the game."""
    return parse_edition((files(__package__) / "editions" / f"{name}.toml").read_text("utf-8"))


def _take_board(section: Section) -> Board:
    board = Board(
        section.take("id", str),
        section.take("columns", int),
        section.take("rows", int),
        section.source(),
    )
    for key, size in (("columns", board.columns), ("rows", board.rows)):
        if not 1 <= size <= MOST_ACROSS:
            section.wrong(key, f"must be from 1 to {MOST_ACROSS}")
    section.finish()
    return board
