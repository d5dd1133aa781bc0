"""Moves as numbers, so that masks, tensors and policies can be written down.

A numbering gives every move that an edition knows a fixed index, whatever the moment. Where
that would be too many, a move is decided in steps, each with indices of its own: the move
is then a tuple of one index a step. Everything is told from what the seat that moves can
see, and as that seat sees it: all seats share the same indices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

Indices = tuple[int, ...]
"""A move as numbers: one index for each step."""

ViewT = TypeVar("ViewT")
MoveT = TypeVar("MoveT")


@dataclass(frozen=True, eq=False)
class Numbering(Generic[ViewT, MoveT]):
    """The numbers of all moves of one edition, for one number of seats.

    The functions of a game are `index`, which raises a KeyError for what is no move of
    the edition, and `find`, which may take it that every index is within its size.
    """

    steps: tuple[str, ...]
    """What is decided in each step, in a word."""
    sizes: tuple[int, ...]
    """How many indices there are in each step; they are counted from 0."""
    index: Callable[[ViewT, MoveT], Indices]
    find: Callable[[ViewT, Indices], MoveT | None]

    def encode(self, view: ViewT, move: MoveT) -> Indices:
        """The indices of a move, seen by the seat that makes it; ValueError if it is none."""
        try:
            return self.index(view, move)
        except KeyError:
            raise ValueError(f"this is no move of the edition: {move}") from None

    def decode(self, view: ViewT, indices: Indices) -> MoveT | None:
        """The move with these indices, made by the seat that sees this view.

        It need not be legal now: `apply` refuses it then. None where the indices do not mean
        any move at this moment, as for a spectator; ValueError where there is no such index.
        """
        if len(indices) != len(self.sizes):
            raise ValueError(f"a move has {len(self.sizes)} indices, not {len(indices)}")
        for step, size, number in zip(self.steps, self.sizes, indices, strict=True):
            if not 0 <= number < size:
                raise ValueError(f"the step {step} has the indices 0 to {size - 1}, not {number}")
        return self.find(view, indices)

    def choices(self, view: ViewT, moves: Iterable[MoveT], chosen: Indices = ()) -> tuple[int, ...]:
        """The indices, sorted, that lead on to one of these moves.

        `chosen` has the indices of the steps that are decided; the next one is asked for.
        """
        step = len(chosen)
        if step >= len(self.sizes):
            raise ValueError(f"there are only {len(self.sizes)} steps")
        known = [self.encode(view, move) for move in moves]
        return tuple(sorted({one[step] for one in known if one[:step] == chosen}))

    def mask(self, view: ViewT, moves: Iterable[MoveT], chosen: Indices = ()) -> bytes:
        """The choices as one byte for each index of the step: 1 for those that lead on, else 0.

        `numpy.frombuffer(mask, numpy.int8)` makes an array of it without a copy.
        """
        found = bytearray(self.sizes[len(chosen)] if len(chosen) < len(self.sizes) else 0)
        for number in self.choices(view, moves, chosen):
            found[number] = 1
        return bytes(found)
