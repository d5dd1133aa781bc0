"""The game after each event that stands: a chain that leads back to the beginning.

A long game has hundreds of moments, and a server many games. So only the latest moments
keep the state of the game, and one in so many of those before: the others find theirs
again when somebody looks back. Once the game is over, all but the latest are packed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from formspiel.core.game import AnyGame, ToAct
from formspiel.core.record import without_remarks
from formspiel.table.entry import Happened
from formspiel.table.log import Log
from formspiel.table.packed import MOST_UNPACKED, pack, unpack

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
    past: Moment | Past | None = None
    """The moment before, or that and all before it packed."""
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

    @property
    def before(self) -> Moment | None:
        """The moment before; None at the very beginning."""
        past = self.past
        return _unpack(past) if isinstance(past, Past) else past


@dataclass(frozen=True, slots=True, eq=False)
class Past:
    """The moments before one, packed. Their entries are found again in the log."""

    first: Moment
    log: Log
    packed: bytes
    states: dict[int, Any]
    """Those that some moments keep, by the number of the moment."""


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


def pack_before(moment: Moment, start: int, log: Log) -> None:
    """Pack the moments before those from an entry on; `log` has the entries of all.

    The moment is the same as before: those that are packed come back when somebody asks.
    """
    while (before := moment.before) is not None and before.number >= start:
        moment = before
    if before is None or isinstance(moment.past, Past):
        return
    facts, states = [], {}
    one = before
    while (before := one.before) is not None:
        facts.append((one.number, one.to_act, one.draws, one.draws_before, one.thought))
        if one.kept is not None and _is_kept(one, before):
            states[one.number] = one.kept
        one = before
    moment.past = Past(one, log, pack(facts[::-1]), states)


@lru_cache(maxsize=MOST_UNPACKED)
def _unpack(past: Past) -> Moment:
    """The moment before, with all before it."""
    moment = past.first
    rules, states = moment.rules, past.states
    for number, acting, draws, earlier, thought in unpack(past.packed):
        entry = past.log[number]
        if isinstance(entry, Happened):
            shared, state = _shared(acting), states.get(number)
            moment = Moment(rules, shared, state, moment, number, entry, draws, earlier, thought)
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
            if _is_kept(moment, before):
                return
            moment.kept = None
        moment = before


def _is_kept(moment: Moment, before: Moment) -> bool:
    """Whether a moment keeps its state when it is not among the latest any more."""
    stretch = moment.number // STRIDE
    return stretch % FAR == 0 and before.number // STRIDE != stretch


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
