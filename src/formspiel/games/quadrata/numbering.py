"""Quadrata in numbers: which form is taken from where, and then where it is put.

Other players are counted from the mover clockwise, so that a seat need not learn for each
seat anew what it is to rob the neighbour.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from formspiel.core.numbering import Indices, Numbering
from formspiel.games.quadrata.components import QuadrataEdition
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK, Cells, Event, Move
from formspiel.games.quadrata.view import View

Take = tuple[int, str, int, Cells]
"""Number, origin, how many seats clockwise from the mover (0: the mover's own), and where it
lay if it lay in a square."""
Put = tuple[str, int, Cells]
"""Goal, and for the square the number of the form and where it comes to lie."""


@lru_cache(maxsize=16)
def numbering(edition: QuadrataEdition, seats: int) -> Numbering[View, Event]:
    """Two steps: what is taken, and where it is put."""
    takes = tuple(_takes(edition, seats))
    puts = tuple(_puts(edition, seats))
    of_take = {take: number for number, take in enumerate(takes)}
    of_put = {put: number for number, put in enumerate(puts)}

    def index(_view: View, move: Event) -> Indices:
        if not isinstance(move, Move):
            raise KeyError(move)
        seat, number, origin, of, at_cells, goal, cells = move
        away = 0 if of is None else (of - seat) % seats
        put = (goal, number if goal == SQUARE else 0, cells)
        return of_take[number, origin, away, at_cells], of_put[put]

    def find(view: View, indices: Indices) -> Event | None:
        if view.seat is None:
            return None
        number, origin, away, at_cells = takes[indices[0]]
        goal, put_number, cells = puts[indices[1]]
        if goal == SQUARE and put_number != number:
            return None
        of = (view.seat + away) % seats if away else None
        return Move(view.seat, number, origin, of, at_cells, goal, cells)

    return Numbering(("take", "put"), (len(takes), len(puts)), index, find)


def _takes(edition: QuadrataEdition, seats: int) -> Iterator[Take]:
    """From the stock; from each board, the own first: its reserve, then its square."""
    places = edition.square(seats).places
    yield from ((number, STOCK, 0, ()) for number in edition.forms)
    for away in range(seats):
        yield from ((number, RESERVE, away, ()) for number in edition.forms)
        for number in edition.forms:
            yield from ((number, SQUARE, away, cells) for cells in places[number].values())


def _puts(edition: QuadrataEdition, seats: int) -> Iterator[Put]:
    """To the stock, into the reserve, and onto every place of every form in the square."""
    places = edition.square(seats).places
    yield (STOCK, 0, ())
    yield (RESERVE, 0, ())
    for number in edition.forms:
        yield from ((SQUARE, number, cells) for cells in places[number].values())
