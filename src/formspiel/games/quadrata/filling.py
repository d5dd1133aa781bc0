"""All ways to fill a square of Quadrata, one after the other, in order or by chance."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Protocol

from formspiel.games.quadrata.components import Square

Placed = tuple[int, int]
"""The number of a form and the mask of its quarters."""


class Shuffler(Protocol):
    """Whoever puts a list into an order by chance, such as a random generator."""

    def shuffle(self, x: Any) -> None:
        """Change the order of a list."""


def pack(
    square: Square, covered: int, left: list[int], rng: Shuffler | None = None
) -> Iterator[tuple[Placed, ...]]:
    """All ways to fill what is free with the forms that are left, by chance or in order."""
    free = square.full & ~covered
    if not free:
        yield ()
        return
    quarter = (free & -free).bit_length() - 1
    ways = [*list_places(square)[quarter]]
    if rng is not None:
        rng.shuffle(ways)
    for number, mask in ways:
        if left[number - 1] and not mask & covered:
            left[number - 1] -= 1
            for rest in pack(square, covered | mask, left, rng):
                yield ((number, mask), *rest)
            left[number - 1] += 1


@cache
def list_places(square: Square) -> tuple[tuple[Placed, ...], ...]:
    """By quarter, the places of forms of which it is a part."""
    found: list[list[Placed]] = [[] for _ in range(square.full.bit_length())]
    for number, places in square.places.items():
        for mask in places:
            for quarter in range(mask.bit_length()):
                if mask >> quarter & 1:
                    found[quarter].append((number, mask))
    return tuple(map(tuple, found))
