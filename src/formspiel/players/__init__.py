"""Bots: each takes a view and the legal moves, and returns one of the moves.

A bot never sees a state. What it cannot know it samples. A game has
four levels in its folder; a level is loaded when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import monotonic
from typing import Any

from formspiel.core.info import LEVELS
from formspiel.core.registry import GAMES

__all__ = ["DEFAULT_THINK", "LEVELS", "Player", "Thought", "has_players", "load_player"]

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


def has_players(game: str) -> bool:
    """Whether there are bots for a game."""
    return find_spec(_levels(game)) is not None


@cache
def load_player(game: str, level: str) -> Player:
    """The bot of a level for a game; a KeyError if there is none."""
    if level not in LEVELS:
        raise KeyError(level)
    found: Player = import_module(_levels(game)).LEVELS[level]
    return found


def _levels(game: str) -> str:
    return f"{GAMES[game].package}.players.levels"
