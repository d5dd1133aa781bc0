"""FITS in writing: events and views as JSON, options, and a picture of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from formspiel.games.core import Json, Seat, Unreadable, quoted
from formspiel.games.fits.components import MOST_SEATS, FitsEdition
from formspiel.games.fits.state import (
    Board,
    Config,
    DrawStart,
    Event,
    Place,
    SetAside,
    TurnCard,
)
from formspiel.games.fits.view import View
from formspiel.games.reading import Fields, check_options, check_seats

OPTIONS = ("boards",)


def configure(edition: FitsEdition, seats: int, options: Mapping[str, Any]) -> Config:
    """The agreement before the game; the boards default to the edition's programme."""
    check_seats("FITS", seats, 1, MOST_SEATS)
    check_options("FITS", options, OPTIONS)
    boards = options.get("boards", list(edition.programme))
    if not isinstance(boards, list) or not boards:
        raise Unreadable("the option boards must be a list of at least one board name")
    for name in boards:
        if not isinstance(name, str) or name not in edition.boards:
            raise Unreadable(f"there is no board {quoted(name)}")
    if len(set(boards)) != len(boards):
        raise Unreadable("the option boards names a board twice")
    return Config(edition, seats, tuple(boards))


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


def hide(_config: Config, event: Event, _seat: Seat | None) -> Json:
    """An event as a seat may read it: nothing in FITS stays hidden once it may be told."""
    return format_event(event)


def format_view(view: View) -> Json:
    """A view as JSON."""
    edition = view.config.edition
    return {
        "seat": view.seat,
        "round": len(view.past) + 1,
        "programme": list(view.config.boards),
        "starts": list(view.starts),
        "turned": list(view.turned),
        "in_play": view.is_in_play,
        "acted": [seat for seat, has_acted in enumerate(view.has_acted) if has_acted],
        "move": None if view.move is None else format_event(view.move),
        "boards": [_format_board(edition, board) for board in view.boards],
    }


def cells_of(edition: FitsEdition, mask: int) -> list[tuple[int, int]]:
    """The fields of a mask, sorted."""
    return sorted(
        (bit % edition.columns, bit // edition.columns)
        for bit in range(mask.bit_length())
        if mask >> bit & 1
    )


def _format_board(edition: FitsEdition, board: Board) -> Json:
    placed = [[name, [list(c) for c in cells_of(edition, mask)]] for name, mask in board.placed]
    return {"placed": placed, "aside": list(board.aside)}
