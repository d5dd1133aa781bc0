"""FITS as tensors: boards, fields, cards and points, seen by a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from formspiel.core.observation import MOST, Observation, Part, clockwise, marked, one_hot
from formspiel.games.fits.components import MOST_SQUARES, SYMBOLS, FitsEdition, Layout
from formspiel.games.fits.scoring import items
from formspiel.games.fits.view import View

LAYERS = 3
"""Of the fields of a board: values, symbols and letters."""


def list_parts(edition: FitsEdition, seats: int) -> tuple[Part, ...]:
    """The parts of an observation, those of single bytes first."""
    columns, rows = edition.columns, edition.rows
    boards, pieces = len(edition.boards), len(edition.pieces)
    values = [
        field.value or 0 for board in edition.boards.values() for field in board.fields.values()
    ]
    letters = max(len(_letters(board)) for board in edition.boards.values())
    most = max(len(SYMBOLS), letters, *values, 0)
    return (
        Part(
            "covered",
            (seats, rows, columns),
            "1 where a piece lies; by seat, the own board first and then clockwise, by row from "
            "the lowest, by column from the left. As when the piece in play came up.",
        ),
        Part(
            "heights",
            (seats, columns),
            "The first row above everything in a column; it may be over the top.",
            0,
            rows + MOST_SQUARES,
        ),
        Part(
            "fields",
            (LAYERS, rows, columns),
            "What is printed on the board of this round: the points of a field that stays visible "
            "(−1 for a plain one); symbols, from 1 in the order of circle, star, diamond, "
            "triangle, cross, square, heart, moon; letters, from 1 in alphabetical order.",
            min(-1, *values, -1),
            most,
        ),
        Part(
            "boards",
            (3, boards),
            "By board of the edition: 1 where its round is over; where it is played now; where it "
            "is to come.",
        ),
        Part(
            "piece",
            (pieces,),
            "1 for the piece that the seat is to handle now; none if it has nothing to do.",
        ),
        Part("turned", (pieces,), "1 for each building card turned up in this round."),
        Part("starts", (seats, pieces), "1 for the start piece of each seat."),
        Part("acted", (seats,), "1 for each seat that has handled the piece in play."),
        Part("points", (seats,), "The points of each seat, as they stand.", -MOST, MOST),
    )


@lru_cache(maxsize=16)
def observation(edition: FitsEdition, seats: int) -> Observation[View]:
    """What a seat sees of an edition."""
    return Observation(list_parts(edition, seats), _read)


def _read(view: View) -> tuple[Sequence[int], ...]:
    config, edition = view.config, view.config.edition
    order = clockwise(view.seat or 0, config.seats)
    boards = [view.shown[seat] for seat in order]
    now = min(len(view.past), len(config.boards) - 1)
    cells = edition.columns * edition.rows
    return (
        [board.covered >> bit & 1 for board in boards for bit in range(cells)],
        [height for board in boards for height in board.heights],
        list_fields(edition, config.boards[now]),
        [
            *marked(edition.boards, config.boards[: len(view.past)]),
            *marked(edition.boards, config.boards[len(view.past) :][:1]),
            *marked(edition.boards, config.boards[len(view.past) + 1 :]),
        ],
        _piece(view),
        marked(edition.pieces, view.turned),
        [one for seat in order for one in marked(edition.pieces, view.starts[seat : seat + 1])],
        [int(view.has_acted[seat]) for seat in order],
        [_points(view, seat) for seat in order],
    )


@lru_cache(maxsize=64)
def list_fields(edition: FitsEdition, board: str) -> tuple[int, ...]:
    """What is printed on the fields of a board, layer by layer."""
    layout = edition.boards[board]
    cells = [(x, y) for y in range(edition.rows) for x in range(edition.columns)]
    fields = [layout.fields.get(cell) for cell in cells]
    symbols, letters = ("", *SYMBOLS), ("", *_letters(layout))
    return (
        *(-1 if field is None else field.value or 0 for field in fields),
        *(0 if field is None else symbols.index(field.symbol) for field in fields),
        *(0 if field is None else letters.index(field.letter) for field in fields),
    )


def _letters(layout: Layout) -> list[str]:
    return sorted({field.letter for field in layout.fields.values()} - {""})


def _piece(view: View) -> list[int]:
    """The piece that the seat is to handle, if it is to handle one."""
    names = list(view.config.edition.pieces)
    seat = view.seat or 0
    start = view.starts[seat]
    if not view.is_in_play or view.has_acted[seat]:
        return one_hot(len(names), None)
    if not view.turned:
        return marked(names, [start])
    # Rule 4: who has it as the start piece does nothing.
    return marked(names, [card for card in view.turned[-1:] if card != start])


def _points(view: View, seat: int) -> int:
    edition, names = view.config.edition, view.config.boards
    rounds = view.past if view.is_over else (*view.past, view.boards)
    return sum(
        item.points
        for name, boards in zip(names, rounds, strict=False)
        for item in items(edition, edition.boards[name], boards[seat])
    )
