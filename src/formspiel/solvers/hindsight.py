"""What one seat could have done better, told as a record that replays.

Where everybody plays their own board, the moves of one seat in one round can be replaced while
everything else stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formspiel.core.game import CHANCE, OVER, Seat
from formspiel.core.record import Record, states, without_remarks


def begin_of_round(record: Record, number: int) -> tuple[int, Any] | None:
    """Where a round, counted from 0, begins: the index of its first event, and the state."""
    game = record.game
    state = game.setup(record.config)
    if number == 0:
        return 0, state
    for index, after in enumerate(states(record), 1):
        if game.round_of(after) == number and game.to_act(after) is not OVER:
            return index, after
    return None


def events_of_round(record: Record, number: int) -> list[Any]:
    """The events of a round, counted from 0, as the game reads them."""
    begin = begin_of_round(record, number)
    if begin is None:
        return []
    game = record.game
    index, state = begin
    found = []
    for data in record.events[index:]:
        event = game.parse_event(record.config, without_remarks(data))
        state = game.apply(state, event)
        found.append(event)
        if game.to_act(state) is OVER or game.round_of(state) != number:
            break
    return found


def replaced(record: Record, number: int, seat: Seat, moves: Iterable[Any]) -> Record:
    """The record up to the end of a round in which a seat made these moves instead."""
    game = record.game
    begin = begin_of_round(record, number)
    if begin is None:
        return record
    index, state = begin
    events = [
        game.parse_event(record.config, without_remarks(data)) for data in record.events[:index]
    ]
    own = list(moves)
    for event in events_of_round(record, number):
        if game.to_act(state) is OVER or game.round_of(state) != number:
            break
        if game.decided_by(event) == seat:
            continue
        state, made = _act(game, state, seat, own)
        events += made
        is_due = game.to_act(state) is CHANCE or game.decided_by(event) is not CHANCE
        if not is_due or game.to_act(state) is OVER or game.round_of(state) != number:
            break
        state = game.apply(state, event)
        events.append(event)
    if game.to_act(state) is not OVER and game.round_of(state) == number:
        state, made = _act(game, state, seat, own)
        events += made
    written = tuple(game.format_event(event) for event in events)
    return Record(game, record.config, written, {})


def _act(game: Any, state: Any, seat: Seat, own: list[Any]) -> tuple[Any, list[Any]]:
    """Let the seat make its next moves, as long as it is to act."""
    number, made = game.round_of(state), list[Any]()
    while own and game.round_of(state) == number:
        acting = game.to_act(state)
        if not isinstance(acting, tuple) or seat not in acting:
            break
        made.append(own.pop(0))
        state = game.apply(state, made[-1])
    return state, made
