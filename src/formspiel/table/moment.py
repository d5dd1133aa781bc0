"""The game after each event that stands: a chain that leads back to the beginning.

A long game has hundreds of moments, and a server many games. So only the latest moments
keep the state of the game, and one in so many of those before: the others find theirs
again when somebody looks back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from formspiel.core.game import AnyGame, ToAct
from formspiel.core.record import without_remarks
from formspiel.table.entry import Happened

STRIDE = 16
"""The moments of the last so many entries keep their states."""
FAR = 4
"""Of those before, the first in so many times as many entries does."""


@dataclass(slots=True, eq=False)
class Moment:
    """The game after an event that stands, and the moment before it. It never changes."""

    rules: tuple[AnyGame, Any]
    """The game, and what was agreed on."""
    to_act: ToAct
    kept: Any
    """The state; None where it has to be found again."""
    before: Moment | None = None
    number: int = -1
    """The number of the entry."""
    entry: Happened | None = None
    draws: int = 0
    """How many draws of the dealer stand."""
    draws_before: int = 0
    """How many of them belong to earlier rounds."""
    thought: float = 0.0
    """How many seconds the seat that decided had been to act."""

    @property
    def state(self) -> Any:
        """The state of the game."""
        kept = self.kept
        return _recall(self) if kept is None else kept


def first_moment(game: AnyGame, config: Any) -> Moment:
    """The moment before anything has happened."""
    state = game.setup(config)
    return Moment((game, config), _shared(game.to_act(state)), state)


def extend(moment: Moment, number: int, entry: Happened, *, thought: float = 0.0) -> Moment:
    """The moment after one more event, for which its seat has thought so long."""
    game, _ = moment.rules
    state = entry.after
    if state is None:
        state = _after(moment.rules, moment.state, entry)
    draws = moment.draws + (entry.by == "chance")
    acting = _shared(game.to_act(state))
    is_same_round = game.round_of(state) == game.round_of(moment.state)
    if number // STRIDE != moment.number // STRIDE:
        _forget(moment)
    bare = entry.without_state()
    earlier = moment.draws_before if is_same_round else draws
    return Moment(moment.rules, acting, state, moment, number, bare, draws, earlier, thought)


def without(moment: Moment, numbers: frozenset[int]) -> Moment:
    """The moment that comes of all events that stand but those of these numbers."""
    kept: list[Moment] = []
    left = len(numbers)
    while left:
        if moment.number in numbers:
            left -= 1
        else:
            kept.append(moment)
        if moment.before is None:
            raise ValueError("an event is undone that does not stand")
        moment = moment.before
    for later in reversed(kept):
        if later.entry is None:
            raise ValueError("an event is undone that does not stand")
        moment = extend(moment, later.number, later.entry, thought=later.thought)
    return moment


def _after(rules: tuple[AnyGame, Any], state: Any, entry: Happened | None) -> Any:
    if entry is None:
        raise ValueError("only the beginning of a game has no entry")
    game, config = rules
    return game.apply(state, game.parse_event(config, without_remarks(entry.event)))


def _forget(moment: Moment) -> None:
    """Let go of states, but for those of the latest stretch and the first of each before it."""
    latest = moment.number // STRIDE
    while (before := moment.before) is not None and moment.kept is not None:
        stretch = moment.number // STRIDE
        if stretch < latest:
            if stretch % FAR or before.number // STRIDE == stretch:
                moment.kept = None
            else:
                return
        moment = before


def _recall(moment: Moment) -> Any:
    """Find the state of a moment again, and with it those on the way there.

    Another thread may look for the same, or let go of it meanwhile.
    """
    lost, state = [moment], None
    while state is None:
        before = lost[-1].before
        if before is None:
            raise ValueError("the beginning of a game has always a state")
        state = before.kept
        if state is None:
            lost.append(before)
    for one in reversed(lost):
        state = one.kept = _after(one.rules, state, one.entry)
    return state


@lru_cache(maxsize=1_024)
def _shared(acting: ToAct) -> ToAct:
    """The same seats, as one object for all tables."""
    return acting
