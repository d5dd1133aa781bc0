"""Quadrata in writing: events and views as JSON and in words, and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from formspiel.core.game import CHANCE, Json, Phrase, Pose, Seat, Turn, Unreadable, phrase
from formspiel.core.options import settle_options
from formspiel.core.reading import Fields, check_seats
from formspiel.games.quadrata.components import LETTERS, QuadrataEdition
from formspiel.games.quadrata.events import SQUARE, STOCK, WHERE, Cells, Event, Move, Roll, Starter
from formspiel.games.quadrata.info import INFO
from formspiel.games.quadrata.picture import draw_cells
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.state import Board, Config
from formspiel.games.quadrata.view import View
from formspiel.geometry import FLIP, QUARTERS, TURN, settled, transformed


def configure(edition: QuadrataEdition, seats: int, options: Mapping[str, Any]) -> Config:
    """The agreement before the game; a turn limit of None is no limit."""
    check_seats(INFO.title, seats, INFO.least_seats, INFO.most_seats)
    agreed = settle_options(INFO.title, INFO.options, options)
    return Config(edition, seats, agreed["rounds"], agreed["turn_limit"])


def options_of(config: Config) -> Json:
    """The options in full."""
    return {"rounds": config.rounds, "turn_limit": config.turn_limit}


def parse_event(config: Config, data: Json) -> Event:
    """An event of a record."""
    fields = Fields(data)
    event: Event
    match fields.kind(("starter", "roll"), ("move",)):
        case "starter":
            event = Starter(fields.integer("seat"))
        case "roll":
            event = Roll(fields.integer("pips"))
        case _:
            event = _parse_move(config, fields)
    fields.finish()
    return event


def format_event(event: Event) -> Json:
    """An event as a record has it."""
    match event:
        case Starter(seat):
            return {"chance": "starter", "seat": seat}
        case Roll(pips):
            return {"chance": "roll", "pips": pips}
        case Move(seat, number, origin, of, at_cells, goal, cells):
            data: Json = {"seat": seat, "move": number, "from": origin}
            if of is not None:
                data["of"] = of
            if at_cells:
                data["at_cells"] = _format_cells(at_cells)
            data["to"] = goal
            if cells:
                data["cells"] = _format_cells(cells)
            return data


def decided_by(event: Event) -> Seat | Turn:
    """The seat whose move an event is, or CHANCE."""
    return event.seat if isinstance(event, Move) else CHANCE


def hide(_config: Config, event: Event, _seat: Seat | None) -> Json:
    """An event as a seat may read it: nothing in Quadrata is hidden."""
    return format_event(event)


def describe(event: Event) -> Phrase:
    """What an event is in words; players, columns and rows are counted from 1."""
    match event:
        case Starter(seat):
            return phrase("quadrata-starter", player=seat + 1)
        case Roll(pips):
            return phrase("quadrata-roll", pips=pips)
        case Move(_, number, origin, of, at_cells, goal, cells):
            values: dict[str, str | int] = {"number": number}
            if at_cells:
                values["at"] = _name_place(at_cells)
            if cells:
                values["to"] = _name_place(cells)
            if of is None:
                return phrase(f"quadrata-{origin}-{goal}", **values)
            way = "rob" if origin == SQUARE else "take"
            return phrase(f"quadrata-{way}-{goal}", player=of + 1, **values)


def pose(event: Event) -> Pose | None:
    """How a form lies in the square."""
    if not isinstance(event, Move) or not event.cells:
        return None
    shape = settled(event.cells)
    return Pose(
        (event.number, event.origin, event.of, event.at_cells),
        min(x for x, _, _ in event.cells),
        min(y for _, y, _ in event.cells),
        shape,
        settled(transformed(QUARTERS, shape, TURN)),
        settled(transformed(QUARTERS, shape, FLIP)),
    )


def notes(view: View) -> tuple[Phrase, ...]:
    """The roll, the joker, the limit of turns, and what lies below the squares."""
    if view.is_over:
        return ()
    found = []
    if view.pips is not None:
        found.append(phrase("quadrata-rolled", pips=view.pips))
    if view.is_joker:
        found.append(phrase("quadrata-joker"))
    if view.config.turn_limit is not None:
        found.append(
            phrase("quadrata-turn", count=view.turns + 1, of=view.config.turn_limit),
        )
    return (*found, phrase("quadrata-below"))


def format_view(view: View) -> Json:
    """A view as JSON; stock and reserves count the numbers 1, 2, …, 6.

    `last` are the boards of the round before, until everybody has had a turn.
    """
    has_begun = not view.past or view.is_over or view.turns >= view.config.seats
    last = None if has_begun else [_format_board(view.config, b) for b in view.past[-1].boards]
    return {
        "seat": view.seat,
        "round": len(view.past) + (not view.is_over),
        "rounds": view.config.rounds,
        "turn_limit": view.config.turn_limit,
        "size": square_of(view.config).size,
        "starter": view.starter,
        "turn": view.turn,
        "turns": view.turns,
        "pips": view.pips,
        "joker": view.is_joker,
        "stock": list(view.stock),
        "boards": [_format_board(view.config, board) for board in view.shown],
        "last": last,
    }


def close_round(before: View, after: View) -> Json | None:
    """The view of now, with the boards of the round that has ended."""
    if len(after.past) == len(before.past):
        return None
    boards = [_format_board(after.config, board) for board in after.past[-1].boards]
    return {**format_view(after), "boards": boards}


def _parse_move(config: Config, fields: Fields) -> Move:
    number = fields.integer("move")
    if number not in config.edition.forms:
        raise Unreadable(f"there is no form of number {number}")
    origin, goal = fields.name("from", WHERE, "place"), fields.name("to", WHERE, "place")
    return Move(
        fields.integer("seat"),
        number,
        origin,
        fields.integer("of") if origin != STOCK and fields.has("of") else None,
        fields.parts("at_cells", *LETTERS) if origin == SQUARE else (),
        goal,
        fields.parts("cells", *LETTERS) if goal == SQUARE else (),
    )


def _name_place(cells: Cells) -> str:
    """A place in signs that need no language: ■◣ 2,3 lies from column 2 and row 3 on."""
    column, row = min(x for x, _, _ in cells) + 1, min(y for _, y, _ in cells) + 1
    return f"{'/'.join(draw_cells(settled(cells)))} {column},{row}"


def _format_cells(cells: Cells) -> list[list[int | str]]:
    return [list(quarter) for quarter in cells]


def _format_board(config: Config, board: Board) -> Json:
    places = square_of(config).places
    forms = [[number, _format_cells(places[number][mask])] for number, mask in board.forms]
    return {"forms": forms, "reserve": list(board.reserve)}
