"""A game move by move, as people tell it: a move together with its cards and rolls.

Where several seats act on one card, what all of them did with it is one step.
"""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.core.game import CHANCE, OVER, Json, Seat
from formspiel.core.phrase import format_phrase
from formspiel.table.moment import Moment
from formspiel.table.secrecy import Knowledge
from formspiel.table.table import Table


@dataclass(frozen=True, slots=True)
class Step:
    """Some events that belong together."""

    at: int
    """How many events stand after it."""
    round: int
    """Counted from 0."""
    moments: tuple[Moment, ...]


def find_steps(table: Table) -> list[Step]:
    """The steps of the game so far. The last one may have no move yet."""
    steps: list[Step] = []
    current: list[Moment] = []
    at = 0
    for moment in reversed(list(table.moments)):
        if current and _is_next(table, current, moment):
            steps.append(_step(table, at, current))
            current = []
        current.append(moment)
        at += 1
    return [*steps, _step(table, at, current)] if current else steps


def find_stops(known: Knowledge, most: int) -> list[Moment]:
    """The last moments at which people looked at the game: all may know their points.

    They come with the latest last. What chance decides in between is seen with what follows.
    """
    stops: list[Moment] = []
    moment: Moment | None = known.common
    while moment is not None and len(stops) < most:
        is_common = not known.game.acts_together or moment.to_act is OVER or _mover(moment) is None
        if is_common and moment.to_act is not CHANCE:
            stops.append(moment)
        moment = moment.before
    return stops[::-1]


def show_step(step: Step, known: Knowledge) -> Json:
    """A step as one may read it who knows so much."""
    events = []
    for moment in step.moments:
        if moment.entry is not None:
            event, words = known.read(moment.number, moment.entry)
            told = format_phrase(words) if words else None
            events.append({"seat": moment.entry.seat, "event": event, "phrase": told})
    return {"at": step.at, "round": step.round + 1, "events": events}


def _is_next(table: Table, current: list[Moment], moment: Moment) -> bool:
    """Whether a moment begins another step than the one before it."""
    if all(_mover(one) is None for one in current):
        return False
    if _mover(moment) is not None:
        return not table.game.acts_together or _mover(current[-1]) is None
    if table.game.acts_together:
        return True
    # What a seat draws after its move belongs to the move; with a new round all begins anew.
    moves = [one for one in current if _mover(one) is not None]
    is_own = moment.entry is not None and moment.entry.event.get("seat") == _mover(moves[-1])
    return not is_own or _round(table, moment) != _round(table, moves[-1])


def _step(table: Table, at: int, moments: list[Moment]) -> Step:
    last = next((one for one in reversed(moments) if _mover(one) is not None), moments[-1])
    return Step(at, _round(table, last), tuple(moments))


def _mover(moment: Moment) -> Seat | None:
    """The seat that decided an event; None for chance."""
    return None if moment.entry is None else moment.entry.seat


def _round(table: Table, moment: Moment) -> int:
    """The round in which an event happened, which may have ended it."""
    state = moment.state if moment.before is None else moment.before.state
    return table.game.round_of(state)
