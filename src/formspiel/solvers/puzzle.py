"""What a puzzle is: a position with one best way on, and all that is known to come.

A game that has puzzles exports its own maker as `MAKER` of the module `puzzles` in its folder.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from formspiel.core.errors import IllegalEvent
from formspiel.core.game import OVER, AnyGame, Json, Phrase, Seat
from formspiel.core.record import Record
from formspiel.core.registry import GAMES

HARDEST = 5
LEVELS = range(1, HARDEST + 1)


@dataclass(frozen=True)
class Sketch:
    """A puzzle whose answer is proven, and that is not graded yet."""

    config: Any
    events: tuple[Any, ...]
    """Up to the position, in which the seat is to act."""
    seat: Seat
    coming: tuple[Any, ...]
    """What chance and the others do later, in this order, whatever the seat does."""
    cards: tuple[str | int, ...]
    """The same told to a person: the cards or rolls to come for the seat."""
    goal: Phrase
    best: int
    """The most points that the seat can have in the end, proven; just one first move, or what
    it makes, leads to it."""
    line: tuple[Any, ...]
    """The seat's moves that lead to the most points."""


@dataclass(frozen=True)
class Maker:
    """Makes the puzzles of a game."""

    sketch: Callable[[Random, int], Sketch | None]
    """A puzzle that may be of some level from 1 to 5; None where this draw makes none.

    It depends on nothing but its arguments, so that a seed gives the same one everywhere.
    """

    samples: int
    """What a bot that samples may try out for a move when it is graded."""

    unique: str = "move"
    """What there is just one of at first: a `move`, or a `figure` that several moves make."""


def has_puzzles(game: str) -> bool:
    """Whether a game has a maker of puzzles."""
    return find_spec(f"{GAMES[game].package}.puzzles") is not None


def load_maker(game: str) -> Maker | None:
    """The maker of a game's puzzles; None where it has none."""
    if not has_puzzles(game):
        return None
    maker: Maker = import_module(f"{GAMES[game].package}.puzzles").MAKER
    return maker


Found = tuple[int, tuple[Any, ...]]
"""The points that can be had at most after a first move, and what leads to them."""


def find_only(values: Iterable[tuple[Any, Found]], best: int) -> tuple[Any, Found] | None:
    """The one first move that leads to the best; None where there are several.

    The values are asked for one by one, as far as needed.
    """
    only = None
    for first, found in values:
        if found[0] == best:
            if only is not None:
                return None
            only = first, found
    return only


class Walk:
    """A puzzle under way: what came by itself has come, until the seat is to act or all is over."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, coming: Sequence[Any]) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.events: list[Any] = []
        self._coming = list(coming)
        self._round = game.round_of(state)

    @property
    def is_over(self) -> bool:
        """Whether the seat has no more to do."""
        acting = self.game.to_act(self.state)
        is_round_over = self.game.round_of(self.state) != self._round
        return is_round_over or not isinstance(acting, tuple) or self.seat not in acting

    @property
    def points(self) -> int:
        """The points of the seat as it stands."""
        return self.game.outcome(self.state).scores[self.seat]

    @property
    def left(self) -> int:
        """How much of what comes has not come yet."""
        return len(self._coming)

    def make(self, move: Any) -> None:
        """Make a move of the seat, and let come what comes next; IllegalEvent if it cannot be."""
        self._apply(move)
        while self._coming and self.is_over and self._goes_on():
            try:
                self._apply(self._coming[0])
            except IllegalEvent:
                return
            del self._coming[0]

    def _goes_on(self) -> bool:
        is_same = self.game.round_of(self.state) == self._round
        return is_same and self.game.to_act(self.state) is not OVER

    def _apply(self, event: Any) -> None:
        self.state = self.game.apply(self.state, event)
        self.events.append(event)


def begin(game: AnyGame, config: Any, events: Iterable[Any]) -> Any:
    """The state after some events."""
    state = game.setup(config)
    for event in events:
        state = game.apply(state, event)
    return state


def write(game: AnyGame, config: Any, events: Iterable[Any]) -> Record:
    """A record of some events."""
    return Record(game, config, tuple(map(game.format_event, events)))


def read(game: AnyGame, config: Any, events: Iterable[Json]) -> tuple[Any, ...]:
    """Events of a record as the game reads them."""
    return tuple(game.parse_event(config, event) for event in events)
