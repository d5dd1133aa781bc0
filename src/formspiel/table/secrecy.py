"""What one seat, or a spectator, may know of a moment: decided here and nowhere else.

Two things are secret. One is what the game itself hides, such as a hand: it is left out of
a view, and of an event by `hide`. The other is what the seats do with a card that they
all act on: until the last has acted, each knows of its own move only, and points are told as
they were when the card came up. All that tells, replays or reviews a game asks `know`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from formspiel.core.game import CHANCE, AnyGame, Json, Outcome, Phrase, Seat
from formspiel.core.lazy import lazy
from formspiel.core.record import REMARKS, Record, format_record, states, without_remarks
from formspiel.table.entry import Happened
from formspiel.table.moment import Moment, extend, first_moment
from formspiel.table.table import Table

ALL, HIDDEN = "all", "hidden"
Side = Seat | str | None
"""From which side an event is seen; those with the same side see the same."""


@dataclass(frozen=True)
class Knowledge:
    """What a seat or, for None, a spectator may know of a game at one moment."""

    game: AnyGame
    config: Any
    moment: Moment
    seat: Seat | None
    undone: frozenset[int] = frozenset()
    """The entries of moves that were taken back."""

    @lazy
    def common(self) -> Moment:
        """The latest moment of which all may know all but hands: points are told of it."""
        moment = self.moment
        if self.game.acts_together and isinstance(moment.to_act, tuple):
            while not _is_chance(moment) and (before := moment.before) is not None:
                moment = before
        return moment

    @lazy
    def hidden(self) -> frozenset[int]:
        """The entries whose moves only their own seat may know."""
        # What is taken back where seats act side by side was never told to the others.
        hidden = set(self.undone) if self.game.acts_together else set()
        moment, common = self.moment, self.common.number
        while moment.number > common and (before := moment.before) is not None:
            hidden.add(moment.number)
            moment = before
        return frozenset(hidden)

    def of(self, seat: Seat | None) -> Knowledge:
        """What another seat, or a spectator, may know of the same moment."""
        other = object.__new__(Knowledge)
        # All but the seat is the same, and these take a walk back to find.
        _ = self.common, self.hidden, self._before_common
        other.__dict__.update(self.__dict__, seat=seat)
        return other

    @property
    def view(self) -> Any:
        """The game as this seat sees it."""
        return self.game.view(self.moment.state, self.seat)

    @property
    def outcome(self) -> Outcome:
        """The points that all may know."""
        return self.game.outcome(self.common.state)

    @lazy
    def _before_common(self) -> Moment | None:
        """The moment before the last move that all know of, if a round ended with it."""
        moment = self.common
        while moment.before is not None and _is_chance(moment):
            moment = moment.before
        before, round_of = moment.before, self.game.round_of
        if before is None or round_of(before.state) == round_of(self.common.state):
            return None
        return before

    @property
    def is_closing(self) -> bool:
        """Whether a round ended with the last move that all know of."""
        return self._before_common is not None

    @property
    def closed(self) -> Json | None:
        """The round as this seat saw it end, if it ended with the last move that all know of."""
        before, game, seat = self._before_common, self.game, self.seat
        if before is None:
            return None
        return game.close_round(game.view(before.state, seat), game.view(self.common.state, seat))

    def side(self, number: int, entry: Happened) -> Side:
        """From which side this seat sees an event."""
        if number in self.hidden and entry.seat != self.seat:
            return HIDDEN
        is_secret = entry.by == "chance" and self.game.has_secrets(self.config)
        return self.seat if is_secret else ALL

    def may_read_all(self, number: int, entry: Happened) -> bool:
        """Whether this seat may read an event just as it is stored."""
        # A note may tell what its writer knows, and only a game with secrets hides a part.
        has_note = b'"note":' in entry.text
        is_hidden = number in self.hidden and entry.seat != self.seat
        return not (has_note or is_hidden or self.game.has_secrets(self.config))

    def read(self, number: int, entry: Happened) -> tuple[Json, Phrase | None]:
        """An event as this seat may read it, with `at` and `note`, and the words for it."""
        stored = entry.event
        remarks = {key: stored[key] for key in REMARKS if key in stored}
        if entry.seat is None or entry.seat != self.seat:
            # A note may tell what its writer knows.
            remarks.pop("note", None)
        if self.side(number, entry) == HIDDEN:
            return {"seat": entry.seat, "hidden": True, **remarks}, None
        written = without_remarks(stored)
        event = self.game.parse_event(self.config, written)
        told = self.game.hide(self.config, event, self.seat)
        words = self.game.describe(event) if told == written else self.game.describe_hidden(event)
        return {**told, **remarks}, words


def know(table: Table, seat: Seat | None, moment: Moment | None = None) -> Knowledge:
    """What a seat may know of a table, now or at a moment before."""
    return Knowledge(table.game, table.config, moment or table.moment, seat, table.undone)


def record_for(record: Record, seat: Seat | None) -> Json:
    """The document that one seat, or a spectator, may read: what it cannot know is left out.

    It shows a game from one side and cannot be replayed where something is missing.
    RecordError if the record itself cannot be.
    """
    game = record.game
    moment = first_moment(game, record.config)
    for number, state in enumerate(states(record)):
        by = "chance" if moment.to_act is CHANCE else "person"
        moment = extend(moment, number, Happened(record.events[number], by, after=state))
    return show_record(record, Knowledge(game, record.config, moment, seat))


def show_record(record: Record, knowledge: Knowledge) -> Json:
    """The document of a record, with the events that led to what is known of it."""
    head: Json = json.loads(format_record(Record(record.game, record.config, (), record.extras)))
    events = []
    moment = knowledge.moment
    while moment.before is not None and moment.entry is not None:
        if knowledge.side(moment.number, moment.entry) != HIDDEN:
            events.append(knowledge.read(moment.number, moment.entry)[0])
        moment = moment.before
    return {**head, "events": events[::-1]}


def _is_chance(moment: Moment) -> bool:
    return moment.entry is not None and moment.entry.by == "chance"
