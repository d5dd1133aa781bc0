"""BITS in writing: events and views as JSON, options, and moves in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from formspiel.core.game import CHANCE, Json, Phrase, Pose, Seat, Turn, ViewChange, phrase
from formspiel.core.lazy import latest
from formspiel.core.options import settle_options
from formspiel.core.reading import Fields, check_seats
from formspiel.dropping import find_growth
from formspiel.games.bits.components import BitsEdition, Task, turned
from formspiel.games.bits.events import DrawStart, Event, Place, Square, TurnCard, TurnTask
from formspiel.games.bits.info import INFO
from formspiel.games.bits.scoring import NAMES, name_of
from formspiel.games.bits.state import Board, Config
from formspiel.games.bits.view import View
from formspiel.geometry import FLIP, TURN, settled


def configure(edition: BitsEdition, seats: int, options: Mapping[str, Any]) -> Config:
    """The agreement before the game; BITS has no options."""
    check_seats(INFO.title, seats, INFO.least_seats, INFO.most_seats)
    settle_options(INFO.title, INFO.options, options)
    return Config(edition, seats)


def options_of(_config: Config) -> Json:
    """The options in full: there are none."""
    return {}


def parse_event(config: Config, data: Json) -> Event:
    """An event of a record."""
    fields = Fields(data)
    edition = config.edition
    event: Event
    match fields.kind(("task", "start", "card"), ("place",)):
        case "task":
            event = TurnTask(fields.name("card", edition.tasks, "task card"))
        case "start":
            event = DrawStart(fields.integer("seat"), fields.name("tile", edition.tiles, "tile"))
        case "card":
            event = TurnCard(fields.name("tile", edition.tiles, "tile"))
        case _:
            name = fields.name("place", edition.tiles, "tile")
            event = Place(fields.integer("seat"), name, fields.parts("cells", *edition.colours))
    fields.finish()
    return event


def format_event(event: Event) -> Json:
    """An event as a record has it."""
    match event:
        case TurnTask(card):
            return {"chance": "task", "card": card}
        case DrawStart(seat, tile):
            return {"chance": "start", "seat": seat, "tile": tile}
        case TurnCard(tile):
            return {"chance": "card", "tile": tile}
        case Place(seat, tile, cells):
            return {"seat": seat, "place": tile, "cells": [list(square) for square in cells]}


def decided_by(event: Event) -> Seat | Turn:
    """The seat whose move an event is, or CHANCE."""
    return event.seat if isinstance(event, Place) else CHANCE


def hide(_config: Config, event: Event, _seat: Seat | None) -> Json:
    """An event as a seat may read it: nothing in BITS stays hidden once it may be told."""
    return format_event(event)


def describe(event: Event) -> Phrase:
    """What an event is in words; columns and rows are counted from 1."""
    match event:
        case TurnTask(card):
            return _name_card(card)
        case DrawStart(seat, tile):
            return phrase("bits-draw-start", player=seat + 1, tile=_name_tile(tile))
        case TurnCard(tile):
            return phrase("bits-turn-card", tile=_name_tile(tile))
        case Place(_, _, cells):
            (x, y, first), (_, other_y, second) = cells[0], cells[-1]
            if y == other_y:
                return phrase(
                    "bits-place-flat", column=x + 1, next=x + 2, row=y + 1, left=first, right=second
                )
            return phrase("bits-place-upright", column=x + 1, row=y + 1, below=first, above=second)


def pose(event: Event) -> Pose | None:
    """How a placement lies on the board."""
    if not isinstance(event, Place):
        return None
    return Pose(
        (event.tile,),
        min(x for x, _, _ in event.cells),
        min(y for _, y, _ in event.cells),
        settled(event.cells),
        turned(event.cells, TURN),
        turned(event.cells, FLIP),
    )


def notes(view: View) -> tuple[Phrase, ...]:
    """The task cards in force, the tile in play and what is left."""
    edition = view.config.edition
    if view.is_over:
        return ()
    found = [_note_task(edition.tasks[name]) for name in view.tasks]
    if view.turned:
        count, of = len(view.turned), edition.cards
        found.append(phrase("bits-card", tile=_name_tile(view.turned[-1]), count=count, of=of))
    elif view.seat is not None and (start := view.starts[view.seat]):
        found.append(phrase("bits-start", tile=_name_tile(start)))
    left = {name: tile.count - view.turned.count(name) for name, tile in edition.tiles.items()}
    tiles = tuple(
        phrase("bits-letters", first=name[0], second=name[1], count=count)
        for name, count in left.items()
        if count
    )
    if tiles:
        found.append(phrase("bits-to-come", tiles=tiles))
    return tuple(found)


def format_view(view: View) -> Json:
    """A view as JSON."""
    return _format_around(view, _format_turn(view), view.shown)


def _format_around(view: View, turn: Json, boards: tuple[Board, ...]) -> Json:
    return {
        "seat": view.seat,
        "round": len(view.past) + (not view.is_over),
        "tasks": list(view.tasks),
        "starts": list(view.starts),
        **turn,
        "boards": _format_boards(boards),
    }


def _format_turn(view: View) -> Json:
    return {
        "turned": list(view.turned),
        "in_play": view.is_in_play,
        "acted": [seat for seat, has_acted in enumerate(view.has_acted) if has_acted],
        "move": None if view.move is None else format_event(view.move),
    }


def format_change(before: View, after: View) -> ViewChange | None:
    """What has changed within a round: tiles come to the boards, and all else is short."""
    is_same_round = before.tasks == after.tasks and before.starts == after.starts
    if after.is_over or len(before.past) != len(after.past) or not is_same_round:
        return None
    grown = _format_growth(before.boards, after.boards)
    return None if grown is None else ViewChange(_format_turn(after), grown)


def close_round(before: View, after: View) -> Json | None:
    """The last view of a round, with the moves that ended it carried out."""
    if len(after.past) == len(before.past):
        return None
    over = {"turned": list(before.turned), "in_play": False, "acted": [], "move": None}
    return _format_around(before, over, after.past[-1])


@latest
def _format_growth(before: tuple[Board, ...], after: tuple[Board, ...]) -> list[Any] | None:
    """What has come to the boards; None if something has gone. It is the same for all seats."""
    return find_growth(before, after, {"placed": _format_tile})


@latest
def _format_boards(boards: tuple[Board, ...]) -> list[Json]:
    """The boards as JSON. Every seat is told of the very same ones, one seat after the other."""
    return [_format_board(board) for board in boards]


def _name_tile(tile: str) -> tuple[Phrase, ...]:
    return (phrase("bits-tile", first=tile[0], second=tile[1]),)


def _name_card(card: str) -> Phrase:
    """A task card by its name, which tells its round and form: 2L, 3-pair."""
    shape = card.lstrip("0123456789")
    number = card.removesuffix(shape)
    name = shape.removeprefix("-")
    if number and name in NAMES.values():
        return phrase("bits-turn-task", card=number, shape=name)
    return phrase("bits-turn-task", card=card, shape="none")


def _note_task(task: Task) -> Phrase:
    points = f"{task.points:+}".replace("-", "−")
    shape = "any" if task.form is None else name_of(task.form)
    return phrase("bits-task", card=task.round, shape=shape, squares=task.squares, points=points)


def _format_board(board: Board) -> Json:
    return {"placed": [_format_tile(tile) for tile in board.placed]}


def _format_tile(placed: tuple[str, tuple[Square, ...]]) -> list[Any]:
    name, squares = placed
    return [name, [list(square) for square in squares]]
