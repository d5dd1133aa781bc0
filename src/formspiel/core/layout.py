"""Decisions as numbers and tensors: what an agent sees, what it may do, and what it does.

Where a move is decided in several steps, each step is an action of its own; the indices of a
step begin where those of the step before end, so that every action means one thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from formspiel.core.edition import Edition
from formspiel.core.game import AnyGame, Seat, Unreadable
from formspiel.core.numbering import Indices, Numbering
from formspiel.core.observation import Observation, Part


@dataclass(frozen=True, slots=True)
class Decision:
    """One action of a seat, with what it saw and might have done."""

    seen: list[Any]
    """The numbers of each part, in the order of the parts."""
    choices: list[int]
    """The actions that it might have chosen, sorted."""
    action: int


class Layout:
    """The actions and the parts of what is seen, of one edition and one number of seats.

    Unreadable says that a game has none.
    """

    def __init__(self, game: AnyGame, edition: Edition, seats: int) -> None:
        if game.numbering is None or game.observation is None:
            raise Unreadable(f"{game.info.title} has no numbers for its moves or no tensors")
        self.game = game
        self.seats = seats
        self.numbering: Numbering[Any, Any] = game.numbering(edition, seats)
        self.observation: Observation[Any] = game.observation(edition, seats)
        self.first = (0, *accumulate(self.numbering.sizes))
        """Where the actions of each step begin; last, how many there are."""
        self.actions = self.first[-1]
        self.parts: tuple[Part, ...] = self.observation.parts
        if len(self.numbering.sizes) > 1:
            told = "1 for each action by which the move under way is decided so far."
            self.parts += (Part("chosen", (self.first[-2],), told),)

    def read(self, view: Any, chosen: Indices) -> list[Any]:
        """The numbers of each part, for the view of a seat that has chosen so much of a move."""
        found = list(self.observation.read(view))
        if len(self.numbering.sizes) > 1:
            row = [0] * self.first[-2]
            for step, number in enumerate(chosen):
                row[self.first[step] + number] = 1
            found.append(row)
        return found

    def decisions(self, state: Any, seat: Seat, move: Any) -> Iterator[Decision]:
        """The actions by which a seat makes a move, one after the other."""
        view, legal = self.game.view(state, seat), self.game.legal(state, seat)
        known = {self.numbering.index(view, one): one for one in legal}
        indices = self.numbering.encode(view, move)
        if indices not in known:
            indices = self._same(state, known.items(), move)
        for step, number in enumerate(indices):
            chosen = indices[:step]
            may = {self.first[step] + one[step] for one in known if one[:step] == chosen}
            yield Decision(self.read(view, chosen), sorted(may), self.first[step] + number)

    def _same(self, state: Any, known: Iterable[tuple[Indices, Any]], move: Any) -> Indices:
        """Of moves that come to the same only one is listed: the indices of that one."""
        after = self.game.apply(state, move)
        return next(own for own, one in known if self.game.apply(state, one) == after)
