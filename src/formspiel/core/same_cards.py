"""How a game is played with the same cards by all: what its folder declares for challenges.

A game that can be played so exports its own `SAME_CARDS` of the module `same_cards` in its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from formspiel.core.errors import Json
from formspiel.core.registry import GAMES

Draw = Callable[[int], int]
"""The next whole number below another, each equally likely."""


@dataclass(frozen=True)
class Deal:
    """What is agreed on before a game of one seat."""

    options: Mapping[str, Any] = field(default_factory=dict)
    limit: int | None = None
    """The game ends when so much is done, as `is_reached` counts it."""


@dataclass(frozen=True)
class Packing:
    """A task without a table: something is to be filled with what is given."""

    make: Callable[[Draw], Json]
    """A task that can be done, from draws."""

    score: Callable[[Json, Sequence[Json]], int]
    """The points of an answer, which lays down so much; IllegalEvent or Unreadable if it is
    against the rules."""

    most: Callable[[Json], int]
    """The points of an answer that does all."""


@dataclass(frozen=True)
class SameCards:
    """How a game is played with the same cards by all."""

    daily: Callable[[int], Deal] | None = None
    """What is played on a day, by its number."""

    rounds: tuple[int, ...] = ()
    """Where the draws of each round begin to count, in a game in which one may take more draws
    in a round than another; nothing where all take the same."""

    is_reached: Callable[[Any, int], bool] | None = None
    """Whether so much is done in a state."""

    fill: Callable[[Any], Any] | None = None
    """A move that lets as many cards come as can be, where that depends on the moves."""

    samples: int = 100
    """What a bot that samples may try out for a move, when it plays the same cards."""

    packing: Packing | None = None
    """What is played in place of a game."""


@cache
def load_same_cards(game: str) -> SameCards | None:
    """What a game declares for challenges; None where it cannot be played so."""
    name = f"{GAMES[game].package}.same_cards"
    if find_spec(name) is None:
        return None
    found: SameCards = import_module(name).SAME_CARDS
    return found
