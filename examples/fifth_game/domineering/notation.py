"""The game in writing: events and views as JSON, options, and moves in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from domineering.components import DomineeringEdition
from domineering.info import INFO
from domineering.rules import SEATS, places
from domineering.state import Config, Lay
from domineering.view import View
from formspiel.core.game import Json, Phrase, Pose, Seat, Unreadable, phrase
from formspiel.core.options import settle_options
from formspiel.core.reading import Fields, check_seats


def configure(edition: DomineeringEdition, seats: int, options: Mapping[str, Any]) -> Config:
    """The agreement before the game: the board."""
    check_seats(INFO.title, seats, SEATS, SEATS)
    parts = {"board": tuple(edition.boards)}
    settled = settle_options(INFO.title, INFO.options, options, parts)
    board = settled["board"]
    # A home-made edition may lack the usual board.
    return Config(edition, board if board in edition.boards else next(iter(edition.boards)))


def options_of(config: Config) -> Json:
    """The options in full."""
    return {"board": config.board}


def parse_event(_config: Config, data: Json) -> Lay:
    """An event of a record."""
    fields = Fields(data)
    fields.kind((), ("lay",))
    cells = fields.cells("lay")
    if len(cells) != 2:
        raise Unreadable(f"a domino has 2 cells, not {len(cells)}")
    event = Lay(fields.integer("seat"), (cells[0], cells[1]))
    fields.finish()
    return event


def format_event(event: Lay) -> Json:
    """An event as a record has it."""
    return {"seat": event.seat, "lay": [list(cell) for cell in event.cells]}


def hide(_config: Config, event: Lay, _seat: Seat | None) -> Json:
    """An event as a seat may read it: nothing is hidden."""
    return format_event(event)


def describe(event: Lay) -> Phrase:
    """A move in words; columns are letters, rows are counted from 1."""
    (x, y), (right, top) = event.cells
    return phrase("domineering-lay", first=name_cell(x, y), second=name_cell(right, top))


def name_cell(x: int, y: int) -> str:
    """A cell as chess players name it.

    >>> name_cell(0, 0), name_cell(3, 7)
    ('a1', 'd8')
    """
    return f"{chr(ord('a') + x)}{y + 1}"


def pose(event: Lay) -> Pose:
    """How a domino lies: it can be shifted, but neither turned nor flipped to another way."""
    (x, y), (right, top) = event.cells
    shape = ((0, 0), (right - x, top - y))
    return Pose((), x, y, shape, shape, shape)


def notes(view: View) -> tuple[Phrase, ...]:
    """How many moves each side would have if it were alone on the board."""
    if view.seat is None:
        return ()
    own, other = (len(list(places(view.state, seat))) for seat in (view.seat, 1 - view.seat))
    way = "upright" if view.seat == 0 else "flat"
    return (phrase(f"domineering-you-{way}"), phrase("domineering-room", own=own, other=other))


def format_view(view: View) -> Json:
    """A view as JSON."""
    ground = view.state.config.ground
    return {
        "seat": view.seat,
        "board": ground.id,
        "columns": ground.columns,
        "rows": ground.rows,
        "laid": [format_event(lay) for lay in view.state.laid],
    }
