"""What every solver answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

EventT = TypeVar("EventT")


class BeyondSolver(Exception):
    """A board or position that a solver cannot take; the message is a sentence that says why."""


class NoSolution(Exception):
    """What was asked for cannot be, or was not found in time; the message says which.

    `bound` is what could still be had at most: None where it is proven that there is nothing.
    """

    def __init__(self, sentence: str, bound: int | None, seconds: float) -> None:
        super().__init__(sentence)
        self.bound = bound
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Solution(Generic[EventT]):
    """The best that was found, and how good anything could be at most."""

    best: int
    bound: int
    """Nothing better than this is possible."""

    proven: bool
    """Whether the best found is the best possible: it reaches the bound."""

    seconds: float
    line: tuple[EventT, ...]
    """Events that lead to the best found."""
