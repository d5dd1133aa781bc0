"""Quadrata with the same for all: a square to be filled with given forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from formspiel.core.errors import IllegalEvent, Json, Unreadable
from formspiel.core.reading import Fields
from formspiel.core.same_cards import Deal, Draw, Packing, SameCards
from formspiel.games.quadrata.components import LETTERS, NUMBERS, Square, load_edition
from formspiel.games.quadrata.filling import pack

EDITION = "1973"
SEATS = 3


class Shuffled:
    """Puts lists into an order that follows from draws."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw

    def shuffle(self, x: list[Any]) -> None:
        """Change places, from the last one down."""
        for last in range(len(x) - 1, 0, -1):
            other = self._draw(last + 1)
            x[last], x[other] = x[other], x[last]


def make_task(draw: Draw) -> Json:
    """The forms of a packing that is found by chance."""
    edition = load_edition(EDITION)
    square = edition.square(SEATS)
    packing = next(pack(square, 0, [*edition.stock(SEATS)], Shuffled(draw)))
    counts = Counter(number for number, _ in packing)
    return {
        "size": square.size,
        "forms": {str(number): counts[number] for number in NUMBERS if counts[number]},
    }


def score(task: Json, placements: Sequence[Json]) -> int:
    """How many forms lie in the square, each where it can."""
    square = _square()
    left, covered = Counter({int(n): count for n, count in task["forms"].items()}), 0
    for data in placements:
        fields = Fields(data)
        number, cells = fields.integer("number"), fields.parts("cells", *LETTERS)
        fields.finish()
        mask = square.mask(cells)
        if number not in square.places:
            raise Unreadable(f"there is no form of number {number}")
        if mask not in square.places[number]:
            raise IllegalEvent(f"this is no place of a form of number {number}", "Quadrata rule 1")
        if mask & covered:
            raise IllegalEvent("two forms lie on the same place", "Quadrata rule 1")
        if not left[number]:
            raise IllegalEvent(f"there are no more forms of number {number}", "Quadrata rule 1")
        left[number] -= 1
        covered |= mask
    return len(placements)


def count_forms(task: Json) -> int:
    """How many forms fill the square."""
    return sum(task["forms"].values())


def _square() -> Square:
    return load_edition(EDITION).square(SEATS)


SAME_CARDS = SameCards(daily=lambda _day: Deal(), packing=Packing(make_task, score, count_forms))
