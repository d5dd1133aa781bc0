"""Views as tensors, so that a learning agent can look at the table.

An observation is made of a view and nothing else: what a seat may not know cannot be in it.
It has parts, each a block of whole numbers of a fixed shape. No part needs NumPy: a game gives
plain numbers, and whoever wants arrays makes them by what a part says of itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Generic, TypeVar

ViewT = TypeVar("ViewT")

MOST = 2**31 - 1
"""What a count has as its bound that has none by the rules."""


@dataclass(frozen=True, slots=True)
class Part:
    """One block of numbers, and what they mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    least: int = 0
    most: int = 1

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def dtype(self) -> str:
        """The type of its numbers: a byte where they have room in one."""
        return "int8" if self.least >= -128 and self.most <= 127 else "int32"


@dataclass(frozen=True, eq=False)
class Observation(Generic[ViewT]):
    """What a seat sees, as parts, for one edition and one number of seats.

    `read` gives for the view of a seat the numbers of each part, in the order of the parts,
    flat, the last dimension of its shape running fastest. It may take it that the view is a
    seat's, not a spectator's.
    """

    parts: tuple[Part, ...]
    read: Callable[[ViewT], tuple[Sequence[int], ...]]

    @property
    def size(self) -> int:
        """How many numbers all parts have together."""
        return sum(part.size for part in self.parts)


def one_hot(size: int, number: int | None) -> list[int]:
    """A 1 at a number, or nowhere for None.

    >>> one_hot(3, 1)
    [0, 1, 0]
    """
    row = [0] * size
    if number is not None:
        row[number] = 1
    return row


def marked(names: Iterable[str], among: Iterable[str | None]) -> list[int]:
    """For each name a 1 where it is among others.

    >>> marked("abc", ["c", None])
    [0, 0, 1]
    """
    found = set(among)
    return [int(name in found) for name in names]


def clockwise(seat: int, seats: int) -> list[int]:
    """The seats as one of them counts: itself, then the others clockwise.

    >>> clockwise(2, 3)
    [2, 0, 1]
    """
    return [(seat + away) % seats for away in range(seats)]
