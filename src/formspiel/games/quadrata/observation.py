"""Quadrata as tensors: squares, reserves, stock, die and points, seen by a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from formspiel.core.observation import MOST, Observation, Part, clockwise, one_hot
from formspiel.games.quadrata.components import LETTERS, NUMBERS, QuadrataEdition
from formspiel.games.quadrata.scoring import items
from formspiel.games.quadrata.state import Board
from formspiel.games.quadrata.view import View


@lru_cache(maxsize=16)
def observation(edition: QuadrataEdition, seats: int) -> Observation[View]:
    """What a seat sees of an edition."""
    size = edition.square(seats).size
    most = max(form.count for form in edition.forms.values())
    parts = (
        Part(
            "squares",
            (seats, size, size, len(LETTERS)),
            "The number of the form that covers a quarter, or 0; by seat, the own square first "
            "and then clockwise, by column, by row, by quarter: east, north, south, west.",
            0,
            max(NUMBERS),
        ),
        Part(
            "reserves",
            (seats, len(NUMBERS)),
            "How many forms of each number there are in a reserve.",
            0,
            most,
        ),
        Part(
            "stock",
            (len(NUMBERS),),
            "How many forms of each number there are in the stock.",
            0,
            most,
        ),
        Part("pips", (len(NUMBERS),), "1 for what has been rolled."),
        Part("joker", (1,), "1 if a six is a joker."),
        Part("turn", (seats,), "1 for the seat whose turn it is."),
        Part(
            "counts",
            (4,),
            "Turns of this round that are over; how many there may be, or 0; rounds that are "
            "over; how many there are.",
            0,
            MOST,
        ),
        Part("points", (seats,), "The points of each seat, as they stand.", -MOST, MOST),
    )
    return Observation(parts, _read)


def _read(view: View) -> tuple[Sequence[int], ...]:
    config, seat = view.config, view.seat or 0
    order = clockwise(seat, config.seats)
    quarters = len(LETTERS) * config.edition.square(config.seats).size ** 2
    boards = [view.shown[other] for other in order]
    return (
        [one for board in boards for one in _square(board, quarters)],
        [count for board in boards for count in board.reserve],
        view.stock,
        one_hot(len(NUMBERS), None if view.pips is None else view.pips - 1),
        [int(view.is_joker)],
        one_hot(config.seats, None if view.turn is None else order.index(view.turn)),
        [view.turns, config.turn_limit or 0, len(view.past), config.rounds],
        [_points(view, other) for other in order],
    )


def _square(board: Board, quarters: int) -> list[int]:
    row = [0] * quarters
    for number, mask in board.forms:
        for bit in range(quarters):
            if mask >> bit & 1:
                row[bit] = number
    return row


def _points(view: View, seat: int) -> int:
    square = view.config.edition.square(view.config.seats)
    rounds = [(done.boards, done.ended_by == seat) for done in view.past]
    if not view.is_over:
        rounds.append((view.boards, False))
    return sum(
        item.points
        for boards, has_ended in rounds
        for item in items(square, boards[seat], has_ended=has_ended)
    )
