"""A game on its way through OpenSpiel: what lies on the table, and how it came there.

Moments are never changed and are shared by all copies of a state, and so is what was found out
about them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

from formspiel.core.chances import Hands
from formspiel.core.game import CHANCE, OVER, Seat
from formspiel.core.numbering import Indices
from formspiel.envs.play import Table

CHANCES = 1024
"""There are never more chances at once: hands are dealt card by card."""


class Moment:
    """A state, with what is decided so far of what comes next.

    `chosen` are the indices of a move that is decided in steps, `taken` the places in the pool
    of the cards of a hand that is being dealt.
    """

    def __init__(
        self,
        table: Table,
        state: Any,
        before: Moment | None = None,
        chosen: Indices = (),
        taken: tuple[int, ...] = (),
    ) -> None:
        self.table = table
        self.state = state
        self.before = before
        self.chosen = chosen
        self.taken = taken
        self._turn = table.game.to_act(state)
        self.acting: tuple[Seat, ...] = self._turn if isinstance(self._turn, tuple) else ()
        """The seats that are to act."""
        self._moves: dict[Seat, dict[Indices, Any]] = {}
        self._told: dict[Seat, tuple[str, str]] = {}

    def __deepcopy__(self, _memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # As a list: a chain would be followed moment by moment, deeper than Python goes.
        steps = [(one.state, one.chosen, one.taken) for one in (*self._since(), self)]
        return _restore, (self.table, steps)

    def _since(self) -> list[Moment]:
        """The moments before this one, the first one first."""
        found, moment = [], self.before
        while moment is not None:
            found.append(moment)
            moment = moment.before
        return found[::-1]

    @property
    def is_over(self) -> bool:
        """Whether the game is over by its rules."""
        return self._turn is OVER

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return self._turn is CHANCE

    def moves(self, seat: Seat) -> dict[Indices, Any]:
        """The legal moves of a seat by their numbers."""
        if seat not in self._moves:
            view = self.table.game.view(self.state, seat)
            index = self.table.numbering.index
            legal = self.table.game.legal(self.state, seat)
            self._moves[seat] = {index(view, move): move for move in legal}
        return self._moves[seat]

    def choices(self, seat: Seat) -> list[int]:
        """The actions of a seat, sorted."""
        step = len(self.chosen)
        first = self.table.first[step]
        own = [indices for indices in self.moves(seat) if indices[:step] == self.chosen]
        return sorted({first + indices[step] for indices in own})

    def act(self, seat: Seat, action: int) -> Moment:
        """What comes after an action of a seat."""
        chosen = (*self.chosen, action - self.table.first[len(self.chosen)])
        if len(chosen) < len(self.table.numbering.sizes):
            return Moment(self.table, self.state, self, chosen)
        return Moment(self.table, self.table.game.apply(self.state, self.moves(seat)[chosen]), self)

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do, each with its probability."""
        chances = self.table.game.chances(self.state)
        if isinstance(chances, Hands):
            left = [place for place in range(len(chances.pool)) if place not in self.taken]
            return [(place, 1 / len(left)) for place in left]
        if len(chances) > CHANCES:
            raise ValueError(f"there are {len(chances)} chances at once, more than {CHANCES}")
        return [(number, float(share)) for number, (_, share) in enumerate(chances)]

    def happen(self, number: int) -> Moment:
        """What comes after a chance."""
        event = self._event(number)
        if event is None:
            return Moment(self.table, self.state, self, taken=(*self.taken, number))
        return Moment(self.table, self.table.game.apply(self.state, event), self)

    def name_chance(self, number: int) -> str:
        """A chance in words for whoever reads a game."""
        chances = self.table.game.chances(self.state)
        if isinstance(chances, Hands):
            return f"card {chances.pool[number]}"
        return json.dumps(self.table.game.format_event(self._event(number)), ensure_ascii=False)

    def name_action(self, seat: Seat, action: int) -> str:
        """An action in words for whoever reads a game."""
        step = sum(first <= action for first in self.table.first) - 1
        number = action - self.table.first[step]
        if len(self.table.numbering.sizes) > 1:
            return f"{self.table.numbering.steps[step]} {number}"
        move = self.moves(seat).get((number,))
        return str(action) if move is None else self._write(move)

    def _write(self, move: Any) -> str:
        return json.dumps(self.table.game.format_event(move), ensure_ascii=False)

    def _event(self, number: int) -> Any:
        """The event of a chance; None where a hand is not yet whole."""
        chances = self.table.game.chances(self.state)
        if not isinstance(chances, Hands):
            return next(event for place, (event, _) in enumerate(chances) if place == number)
        taken = (*self.taken, number)
        if len(taken) < chances.count:
            return None
        return chances.make(tuple(chances.pool[place] for place in sorted(taken)))

    def view(self, seat: Seat) -> str:
        """What a seat sees now, in writing."""
        game = self.table.game
        return json.dumps([game.format_view(game.view(self.state, seat)), self._own(seat)])

    def _own(self, seat: Seat) -> Indices:
        return self.chosen if seat in self.acting else ()

    def recall(self, seat: Seat) -> str:
        """All that a seat has seen up to now: its view, and a mark of all views before it."""
        for moment in self._untold(seat):
            view = moment.view(seat)
            mark, last = moment.before._told[seat] if moment.before else ("", "")  # noqa: SLF001
            if view != last:
                mark = blake2b(f"{mark}{view}".encode(), digest_size=12).hexdigest()
            moment._told[seat] = (mark, view)  # noqa: SLF001 - of the same kind
        mark, view = self._told[seat]
        return f"{mark} {view}"

    def _untold(self, seat: Seat) -> Iterator[Moment]:
        """The moments up to this one of which nothing is known for a seat, the first one first."""
        found = []
        moment: Moment | None = self
        while moment is not None and seat not in moment._told:  # noqa: SLF001 - of the same kind
            found.append(moment)
            moment = moment.before
        return reversed(found)

    def resample(self, seat: Seat, rng: Random) -> Moment:
        """A moment that a seat cannot tell from this one; what others have seen is forgotten."""
        self.recall(seat)
        game = self.table.game
        state = game.sample(game.view(self.state, seat), rng)
        other = Moment(self.table, state, None, self.chosen)
        other._told[seat] = self._told[seat]
        return other


def _restore(table: Table, steps: list[tuple[Any, Indices, tuple[int, ...]]]) -> Moment | None:
    moment = None
    for state, chosen, taken in steps:
        moment = Moment(table, state, moment, chosen, taken)
    return moment
