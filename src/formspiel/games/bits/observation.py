"""BITS as tensors: boards, tiles, task cards and points, seen by a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from formspiel.core.observation import MOST, Observation, Part, clockwise, marked, one_hot
from formspiel.games.bits.components import MOST_COPIES, ROUNDS, BitsEdition
from formspiel.games.bits.rules import has_room
from formspiel.games.bits.scoring import items
from formspiel.games.bits.state import Board
from formspiel.games.bits.view import View


@lru_cache(maxsize=16)
def observation(edition: BitsEdition, seats: int) -> Observation[View]:
    """What a seat sees of an edition."""
    columns, rows = edition.columns, edition.rows
    colours, tiles = len(edition.colours), len(edition.tiles)
    parts = (
        Part(
            "squares",
            (seats, colours, rows, columns),
            "1 where a square of a colour lies; by seat, the own board first and then clockwise, "
            "by colour in the order of the edition, by row from the lowest, by column from the "
            "left. As when the tile in play came up.",
        ),
        Part("heights", (seats, columns), "The first row above everything in a column.", 0, rows),
        Part("tasks", (len(edition.tasks),), "1 for each task card in force."),
        Part("round", (ROUNDS,), "1 for the round that is played now; none when all are over."),
        Part(
            "tile",
            (tiles,),
            "1 for the tile that the seat is to place now; none if it has nothing to do.",
        ),
        Part(
            "left",
            (tiles,),
            "How many building cards of each tile are to come in this round.",
            0,
            MOST_COPIES,
        ),
        Part("starts", (seats, tiles), "1 for the start tile of each seat."),
        Part("acted", (seats,), "1 for each seat that has placed the tile in play."),
        Part("points", (seats,), "The points of each seat, as they stand.", -MOST, MOST),
    )
    return Observation(parts, _read)


def _read(view: View) -> tuple[Sequence[int], ...]:
    config, edition = view.config, view.config.edition
    order = clockwise(view.seat or 0, config.seats)
    boards = [view.shown[seat] for seat in order]
    return (
        [one for board in boards for one in _squares(edition, board)],
        [height for board in boards for height in board.heights],
        marked(edition.tasks, view.tasks),
        one_hot(ROUNDS, None if view.is_over else len(view.past)),
        _tile(view),
        [tile.count - view.turned.count(name) for name, tile in edition.tiles.items()],
        [one for seat in order for one in marked(edition.tiles, view.starts[seat : seat + 1])],
        [int(view.has_acted[seat]) for seat in order],
        [_points(view, seat) for seat in order],
    )


def _squares(edition: BitsEdition, board: Board) -> list[int]:
    row = [0] * (len(edition.colours) * edition.rows * edition.columns)
    for _, squares in board.placed:
        for x, y, colour in squares:
            layer = edition.colours.index(colour) * edition.rows
            row[(layer + y) * edition.columns + x] = 1
    return row


def _tile(view: View) -> list[int]:
    """The tile that the seat is to place, if it is to place one."""
    names, seat = view.config.edition.tiles, view.seat or 0
    if not view.is_in_play or view.has_acted[seat]:
        return marked(names, ())
    # BITS-4: who cannot place the tile does without.
    if not has_room(view.config, view.boards[seat]):
        return marked(names, ())
    return marked(names, view.turned[-1:] or view.starts[seat : seat + 1])


def _points(view: View, seat: int) -> int:
    edition = view.config.edition
    rounds = view.past if view.is_over else (*view.past, view.boards)
    return sum(
        item.points
        for number, boards in enumerate(rounds)
        for item in items(edition, view.tasks[: number + 1], boards[seat])
    )
