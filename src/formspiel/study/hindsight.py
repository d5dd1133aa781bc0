"""What was still possible before and after a move, knowing the cards: the solver tells.

It is the points of the round under way that a seat could still have had in the end. What was
possible after a move is what is possible before the next one, so every position is solved
once; and a move of the solver's own line loses nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from formspiel.core.game import AnyGame, Seat
from formspiel.core.record import Record, states, without_remarks
from formspiel.core.speed.jit import MissingExtra
from formspiel.solvers import load_solver
from formspiel.solvers.solution import BeyondSolver, Solution

MOST_UNPROVEN = 2
"""After so many positions of a round that took too long, the rest of it is left out."""

Possible = tuple[float, float]
"""What was possible before a move, and after it."""


def look_back(record: Record, seat: Seat, index: int, seconds: float) -> Possible | None:
    """What was possible around the move of an event, both solved afresh."""
    return Hindsight(record, seat, seconds).look(index)


class Hindsight:
    """The eyes of the solver on a seat's moves in a record."""

    def __init__(self, record: Record, seat: Seat, seconds: float) -> None:
        game = record.game
        solver = load_solver(game.id) if game.info.has_solver else None
        self._finish = None if solver is None else solver.finish
        self._game: AnyGame = game
        self._seat = seat
        self._seconds = seconds
        self._events: list[Any] = []
        self._states: list[Any] = []
        self._last: tuple[int, Solution[Any] | None] = (-1, None)
        self._unproven = Counter[int]()
        if self._finish is not None:
            parse, config = game.parse_event, record.config
            self._events = [parse(config, without_remarks(data)) for data in record.events]
            self._states = [game.setup(config), *states(record)]

    def look(self, index: int) -> Possible | None:
        """What was possible before and after the move of an event; None where nobody knows."""
        if self._finish is None:
            return None
        number = self._game.round_of(self._states[index])
        round_before, before = self._last
        if round_before != number or before is None:
            before = self._solve(index, number)
        after = None
        if before is not None:
            line = before.line
            if line and line[0] == self._events[index]:
                after = Solution(before.best, before.bound, before.proven, 0.0, line[1:])
            else:
                after = self._solve(index + 1, number)
        self._last = (number, after)
        if before is None or after is None:
            return None
        return float(before.best), float(after.best)

    def _solve(self, index: int, number: int) -> Solution[Any] | None:
        """The best from a state on for a round; None where it is not known for sure."""
        game, state, end = self._game, self._states[index], index
        if game.round_of(state) != number:
            points = game.outcome(state).rounds[number].scores[self._seat]
            return Solution(points, points, proven=True, seconds=0.0, line=())
        while end < len(self._events) and game.round_of(self._states[end]) == number:
            end += 1
        if self._finish is None or self._unproven[number] == MOST_UNPROVEN:
            return None
        try:
            found = self._finish(state, self._events[index:end], self._seat, self._seconds)
        except (BeyondSolver, MissingExtra):
            return None
        if not found.proven:
            self._unproven[number] += 1
            return None
        return found
