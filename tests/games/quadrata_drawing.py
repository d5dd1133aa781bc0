"""Positions of Quadrata drawn in text, for tests.

A square is drawn the top row first, with blanks between the cells. `.` is a free cell, `2`
one that a form of number 2 covers, `1◣` one of which a form covers a half, `1◣3◥` one with
two halves. Two forms of the same number need a letter to tell them apart: `2a 2b`.
"""

import re
from typing import Any

import pytest

from formspiel.core.game import IllegalEvent
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.components import QuadrataEdition, Square, load_edition
from formspiel.games.quadrata.events import Cells, Event, Move
from formspiel.games.quadrata.rules import legal
from formspiel.games.quadrata.state import Board, Config, State

EDITION = load_edition("1973")
LARGE, SMALL = EDITION.square(2), EDITION.square(4)
QUARTERS = {"◣": "SW", "◢": "ES", "◤": "NW", "◥": "EN", "": "ENSW"}
PART = re.compile(r"(\d[a-z]?)([◣◢◤◥]?)")

ALMOST_FULL = """
    5a  5a  5a◣1a◥ 2a
    5b  5b  5b◣1b◥ 2b
    2c  2d  2e     2f
    2g  2h  2i     1c◣
"""
"""Fourteen forms in the small square; half a cell is free."""


def config(
    seats: int = 4,
    rounds: int = 3,
    turn_limit: int | None = None,
    edition: QuadrataEdition = EDITION,
) -> Config:
    return GAME.configure(edition, seats, {"rounds": rounds, "turn_limit": turn_limit})


def drawn(picture: str) -> dict[str, Cells]:
    """The forms of a picture by name, each with its sorted quarters."""
    found: dict[str, list[tuple[int, int, str]]] = {}
    rows = [row.split() for row in picture.strip().splitlines()]
    for y, row in zip(reversed(range(len(rows))), rows, strict=True):
        for x, cell in enumerate(row):
            if cell == ".":
                continue
            parts = PART.findall(cell)
            assert "".join(map("".join, parts)) == cell, cell
            for name, half in parts:
                found.setdefault(name, []).extend((x, y, q) for q in QUARTERS[half])
    return {name: tuple(sorted(quarters)) for name, quarters in found.items()}


def at(picture: str, name: str) -> Cells:
    """Where a form of a picture lies."""
    return drawn(picture)[name]


def board_of(square: Square, picture: str = "", reserve: str = "") -> Board:
    """A board with the forms of a picture, and a reserve such as "2335"."""
    forms, covered = [], 0
    for name, quarters in drawn(picture).items():
        number, mask = int(name[0]), square.mask(quarters)
        assert mask in square.places[number], f"{name} is no form {number}"
        assert not mask & covered
        covered |= mask
        forms.append((number, mask))
    return Board(tuple(sorted(forms)), covered, tuple(reserve.count(n) for n in "123456"))


def table(
    *boards: str | tuple[str, str],
    roll: int | None = None,
    seats: int = 4,
    out: str = "",
    is_joker: bool = False,
    turns: int = 0,
    **options: Any,
) -> State:
    """A table at which seat 0 has begun and, after whole rounds of turns, has rolled.

    A board is its picture, or that and its reserve; those not given are empty. What is
    not on the boards is in the stock, save the numbers in `out`, of which it has none.
    """
    agreed = config(seats, **options)
    square = agreed.edition.square(seats)
    given = [(b, "") if isinstance(b, str) else b for b in boards]
    given += [("", "")] * (seats - len(given))
    laid = tuple(board_of(square, picture, reserve) for picture, reserve in given)
    stock = list(agreed.edition.stock(seats))
    for board in laid:
        for number, _ in board.forms:
            stock[number - 1] -= 1
        stock = [have - kept for have, kept in zip(stock, board.reserve, strict=True)]
    assert min(stock) >= 0
    for gone in out:
        stock[int(gone) - 1] = 0
    assert turns % seats == 0
    return State(agreed, (), 0, turns, roll, is_joker, tuple(stock), laid)


def move(
    number: int,
    origin: str,
    goal: str,
    *,
    at_cells: Cells = (),
    cells: Cells = (),
    of: int | None = None,
    seat: int = 0,
) -> Move:
    return Move(seat, number, origin, of, at_cells, goal, cells)


def ways(state: State, seat: int = 0) -> set[tuple[int, str, int | None, str]]:
    """Which numbers may go from where to where: number, origin, whose, goal."""
    return {(m.number, m.origin, m.of, m.goal) for m in legal(state, seat)}


def refusal(state: State, event: Event) -> IllegalEvent:
    """Why an event is refused; it must not be among the legal ones."""
    with pytest.raises(IllegalEvent) as refused:
        GAME.apply(state, event)
    assert refused.value.sentence
    for seat in range(state.config.seats):
        assert event not in GAME.legal(state, seat)
    return refused.value
