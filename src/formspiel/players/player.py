"""What a player is: from what a seat sees and may do to one of its moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

DEFAULT_THINK = 1.0


@dataclass(frozen=True, slots=True)
class Thought:
    """How hard a bot may think about one move.

    `effort` is in seconds of an ordinary machine, but a bot turns it into a number of
    samples, so that the same seed gives the same move. Only a `deadline`, a reading of
    the monotonic clock, cuts it short.
    """

    effort: float = DEFAULT_THINK
    deadline: float | None = None

    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.deadline is not None and monotonic() >= self.deadline

    def samples(self, a_second: float, least: int = 1) -> int:
        """How many samples the effort is worth, at so many a second."""
        return max(least, round(self.effort * a_second))


Player = Callable[[Any, tuple[Any, ...], Random, Thought], Any]
"""From a view, the legal moves, a source of randomness and a thought to a move."""
