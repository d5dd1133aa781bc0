"""FITS in writing: events and views as JSON, options, and a picture of the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Any

from formspiel.core.game import CHANCE, Json, Phrase, Pose, Seat, Turn, ViewChange, phrase
from formspiel.core.lazy import latest
from formspiel.core.options import settle_options
from formspiel.core.reading import Fields, check_seats
from formspiel.dropping import find_growth
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import DrawStart, Event, Place, SetAside, TurnCard
from formspiel.games.fits.info import INFO
from formspiel.games.fits.state import Board, Config
from formspiel.games.fits.view import View
from formspiel.geometry import CELLS, FLIP, TURN, Cell, settled, transformed


def configure(edition: FitsEdition, seats: int, options: Mapping[str, Any]) -> Config:
    """The agreement before the game; the boards default to the edition's programme."""
    check_seats(INFO.title, seats, INFO.least_seats, INFO.most_seats)
    agreed = settle_options(INFO.title, INFO.options, options, {"boards": edition.boards})
    return Config(edition, seats, tuple(agreed["boards"] or edition.programme))


def options_of(config: Config) -> Json:
    """The options in full."""
    return {"boards": list(config.boards)}


def parse_event(config: Config, data: Json) -> Event:
    """An event of a record."""
    fields = Fields(data)
    known = config.edition.pieces
    event: Event
    match fields.kind(("start", "card"), ("place", "aside")):
        case "start":
            event = DrawStart(fields.integer("seat"), fields.name("piece", known, "piece"))
        case "card":
            event = TurnCard(fields.name("piece", known, "piece"))
        case "place":
            name = fields.name("place", known, "piece")
            event = Place(fields.integer("seat"), name, fields.cells("cells"))
        case _:
            event = SetAside(fields.integer("seat"), fields.name("aside", known, "piece"))
    fields.finish()
    return event


def format_event(event: Event) -> Json:
    """An event as a record has it."""
    match event:
        case DrawStart(seat, piece):
            return {"chance": "start", "seat": seat, "piece": piece}
        case TurnCard(piece):
            return {"chance": "card", "piece": piece}
        case Place(seat, piece, cells):
            return {"seat": seat, "place": piece, "cells": [list(cell) for cell in cells]}
        case SetAside(seat, piece):
            return {"seat": seat, "aside": piece}


def decided_by(event: Event) -> Seat | Turn:
    """The seat whose move an event is, or CHANCE."""
    return event.seat if isinstance(event, Place | SetAside) else CHANCE


def hide(_config: Config, event: Event, _seat: Seat | None) -> Json:
    """An event as a seat may read it: nothing in FITS stays hidden once it may be told."""
    return format_event(event)


def describe(event: Event) -> Phrase:
    """What an event is in words; columns and rows are counted from 1."""
    match event:
        case DrawStart(seat, piece):
            return phrase("fits-draw-start", player=seat + 1, piece=piece)
        case TurnCard(piece):
            return phrase("fits-turn-card", piece=piece)
        case Place(_, piece, cells):
            return _describe_place(piece, cells)
        case SetAside(_, piece):
            return phrase("fits-set-aside", piece=piece)


# The same placements are told of again and again, whoever makes them.
@lru_cache(maxsize=8_192)
def _describe_place(piece: str, cells: tuple[Cell, ...]) -> Phrase:
    """Which columns and rows a piece covers: what no other way to lay it has in common."""
    columns, rows = sorted({x + 1 for x, _ in cells}), sorted({y + 1 for _, y in cells})
    bounds = {"first": columns[0], "last": columns[-1], "row": rows[0], "top": rows[-1]}
    lines: list[tuple[int, int, list[int]]] = []
    for row in rows:
        line = sorted(x + 1 for x, y in cells if y + 1 == row)
        # Rows that are covered alike are told at once.
        low = lines.pop()[0] if lines and lines[-1][2] == line else row
        lines.append((low, row, line))
    if len(lines) == 1:
        wide, high = len(columns), len(rows)
        return phrase("fits-place-box", piece=piece, wide=wide, high=high, **bounds)
    told = tuple(
        phrase("fits-line", row=low, top=top, high=top - low + 1, columns=_write_columns(line))
        for low, top, line in lines
    )
    return phrase("fits-place", piece=piece, lines=told, **bounds)


def _write_columns(columns: list[int]) -> str:
    """Columns in signs that need no language: 2–4, or 2 + 4 where one between is left out.

    >>> _write_columns([2, 3, 4]), _write_columns([1, 3, 4]), _write_columns([5])
    ('2–4', '1 + 3–4', '5')
    """
    starts = [x for x in columns if x - 1 not in columns]
    ends = [x for x in columns if x + 1 not in columns]
    runs = zip(starts, ends, strict=True)
    return " + ".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)


def pose(event: Event) -> Pose | None:
    """How a placement lies on the board."""
    if not isinstance(event, Place):
        return None
    shape = settled(event.cells)
    return Pose(
        (event.piece,),
        min(x for x, _ in event.cells),
        min(y for _, y in event.cells),
        shape,
        settled(transformed(CELLS, shape, TURN)),
        settled(transformed(CELLS, shape, FLIP)),
    )


def notes(view: View) -> tuple[Phrase, ...]:
    """The board's rule, the piece in play and what is left."""
    config, edition = view.config, view.config.edition
    if view.is_over:
        return ()
    found = [phrase("fits-board", board=config.boards[len(view.past)])]
    if view.turned:
        count, of = len(view.turned), len(edition.pieces)
        found.append(phrase("fits-card", piece=view.turned[-1], count=count, of=of))
    elif view.seat is not None and view.starts[view.seat]:
        found.append(phrase("fits-start", piece=str(view.starts[view.seat])))
    left = [name for name in edition.pieces if name not in view.turned]
    if left:
        found.append(phrase("fits-to-come", pieces=" ".join(left)))
    if view.seat is not None and view.boards[view.seat].aside:
        found.append(phrase("fits-aside", pieces=" ".join(view.boards[view.seat].aside)))
    return tuple(found)


def format_view(view: View) -> Json:
    """A view as JSON."""
    return _format_around(view, _format_turn(view), view.shown)


def _format_around(view: View, turn: Json, boards: tuple[Board, ...]) -> Json:
    return {
        "seat": view.seat,
        "round": len(view.past) + (not view.is_over),
        "programme": list(view.config.boards),
        "starts": list(view.starts),
        **turn,
        "boards": _format_boards(view.config.edition, boards),
    }


def _format_turn(view: View) -> Json:
    return {
        "turned": list(view.turned),
        "in_play": view.is_in_play,
        "acted": [seat for seat, has_acted in enumerate(view.has_acted) if has_acted],
        "move": None if view.move is None else format_event(view.move),
    }


def close_round(before: View, after: View) -> Json | None:
    """The last view of a round, with the moves that ended it carried out."""
    if len(after.past) == len(before.past):
        return None
    over = {"turned": list(before.turned), "in_play": False, "acted": [], "move": None}
    return _format_around(before, over, after.past[-1])


def format_change(before: View, after: View) -> ViewChange | None:
    """What has changed within a round: pieces come to the boards, and all else is short."""
    if after.is_over or len(before.past) != len(after.past) or before.starts != after.starts:
        return None
    grown = _format_growth(after.config.edition.columns, before.boards, after.boards)
    return None if grown is None else ViewChange(_format_turn(after), grown)


@latest
def _format_growth(
    columns: int, before: tuple[Board, ...], after: tuple[Board, ...]
) -> list[Any] | None:
    """What has come to the boards; None if something has gone. It is the same for all seats."""
    placed = partial(_format_placed, columns)
    return find_growth(before, after, {"placed": placed, "aside": str})


@latest
def _format_boards(edition: FitsEdition, boards: tuple[Board, ...]) -> list[Json]:
    """The boards as JSON. Every seat is told of the very same ones, one seat after the other."""
    return [_format_board(edition, board) for board in boards]


def _format_board(edition: FitsEdition, board: Board) -> Json:
    columns = edition.columns
    placed = [_format_placed(columns, one) for one in board.placed]
    return {"placed": placed, "aside": list(board.aside)}


# Every seat is told of every board, and the same placements come up again and again.
@lru_cache(maxsize=16_384)
def _format_placed(columns: int, placed: tuple[str, int]) -> list[Any]:
    name, mask = placed
    fields = [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
    cells = sorted((bit % columns, bit // columns) for bit in fields)
    return [name, [[x, y] for x, y in cells]]
