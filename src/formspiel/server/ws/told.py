"""What a client of a table is told, each part encoded once for all who may see the same.

What is encoded goes into messages as `orjson.Fragment`: bytes that are JSON already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from formspiel.core.game import Json, Seat
from formspiel.core.lazy import lazy
from formspiel.server.tables.live import LiveTable
from formspiel.server.tables.points import Points, encode
from formspiel.server.ws.encoded import encode_legal, write_words_of
from formspiel.server.ws.messages import Best, BestRound
from formspiel.table.entry import (
    NAMES,
    BotSeated,
    Ended,
    Happened,
    Left,
    NonceGiven,
    Seated,
    TakenBack,
    Undone,
)
from formspiel.table.secrecy import HIDDEN, Knowledge, Side, know
from formspiel.table.sight import (
    find_told_again,
    leave_out_own,
    show_entry,
    show_table,
    side_of,
)
from formspiel.table.table import Table
from formspiel.table.undo import Undos

HAPPENED = b'{"number":%%d,"kind":"%b","event":%%b,"by":"%%b","phrase":%%b}' % (
    NAMES[Happened].encode()
)
"""An event that is told as it is stored, and its words."""
PAGE = 1_000
"""So many entries are told at once; earlier ones are asked for."""


class Message:
    """A message, encoded when it is first sent."""

    def __init__(self, parts: Json, shown: Shown | None = None) -> None:
        self._parts = parts
        self.shown = shown
        """What a client knows that has been told what has changed in a sight."""

    @lazy
    def text(self) -> bytes:
        """As it is sent."""
        return write(self._parts)

    def answering(self, done: list[Json]) -> bytes:
        """The same, for who gave the commands that led to it."""
        return write({**self._parts, "done": done})


class News(NamedTuple):
    """What one seat, or a spectator, has yet to see."""

    sides: tuple[tuple[int, Side], ...]
    """The numbers of entries, and from which side each is seen."""
    entries: list[orjson.Fragment]
    """The same as they are told."""
    changes_sight: bool
    """Whether what is seen of the game is other than before."""
    has_events: bool


class Shown:
    """What a client was told last that wants changes alone.

    It is the same for all seats while none knows more than the others.
    """

    __slots__ = ("grows", "points", "view")

    def __init__(self, points: Points, view: Any, *, grows: bool) -> None:
        self.points = points
        self.view = view
        self.grows = grows
        """Whether it wants to be told what was added to lists of the view, and not all of it."""


class Told:
    """Messages about one table as it is stored now."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table: Table = live.shown
        self._acting = self._table.acting
        self._undos = Undos(self._table)
        self._known: dict[Seat | None, Knowledge] = {None: know(self._table, None)}
        self._has_secrets = self._table.game.has_secrets(self._table.config)
        self._again: dict[int, list[int]] = {}
        self._concerned: dict[tuple[int, int], set[Seat | None]] = {}
        """The seats that are told other news than a spectator."""
        self._found: dict[tuple[Seat | None, int, int], News] = {}
        self._parts: dict[Seat | None, Json] = {}
        self._views: dict[Seat | None, Json] = {}
        self._shown: dict[tuple[Seat | None, bool], Shown] = {}
        self._scores: dict[tuple[Points, bool], orjson.Fragment] = {}
        self._changes: dict[tuple[Shown, Shown], Json] = {}
        self._lines: dict[tuple[int, Side], orjson.Fragment] = {}
        self._quiet: dict[Any, Message] = {}
        self._shared: dict[int, tuple[Any, orjson.Fragment]] = {}
        """Parts of views by their identity, which holds as long as they are kept here."""

    def welcome(self, seat: Seat | None, after: int, *, views: bool) -> Json:
        """The answer to `hello`."""
        message: Json = {
            "type": "welcome",
            "seat": seat,
            "table": self._show_table(),
            "number": len(self._table.log) - 1,
            "entries": [
                self._entry(n, self._side(n, seat), seat) for n in self._unseen(seat, after)
            ],
        }
        if views:
            message["sight"] = self._sight_of(seat)
        return message

    def shown(self, seat: Seat | None, *, grows: bool) -> Shown:
        """What a seat, or a spectator, knows that has been told all of it."""
        seat = None if self._is_common else seat
        found = self._shown.get((seat, grows))
        if found is None:
            view = self._know(seat).view
            found = self._shown[seat, grows] = Shown(self.points, view, grows=grows)
        return found

    def update(
        self,
        seat: Seat | None,
        since: int,
        after: int,
        *,
        views: bool,
        shows_table: bool,
        shown: Shown | None = None,
    ) -> Message:
        """What is new since an entry.

        `after` is the last entry that the client has seen, perhaps from another process;
        `shown` is what a client knows that wants changes alone.
        """
        new = self._news(seat, since, after)
        message: Json = {"type": "update", "entries": new.entries}
        if shows_table:
            message["table"] = self._show_table()
        if views and new.changes_sight:
            if shown is None:
                message["sight"] = self._sight_of(seat)
                return Message(message)
            now = self.shown(seat, grows=shown.grows)
            message["changes"] = self._changes_for(seat, shown, now)
            return Message(message, now)
        # Those who see it from the same sides are told the same.
        key = (new.sides, new.has_events)
        if key in self._quiet:
            return self._quiet[key]
        if new.has_events:
            message["to_act"] = self._acting
        made = self._quiet[key] = Message(message)
        return made

    def _news(self, seat: Seat | None, since: int, after: int) -> News:
        """What has happened since an entry, as a seat sees it.

        Most see it as a spectator does, unless the game deals secrets.
        """
        concerned = self._concerned.get((since, after))
        if concerned is None:
            concerned = self._concerned[since, after] = self._find_concerned(since, after)
        if not self._has_secrets and seat not in concerned:
            seat = None
        key = (seat, since, after)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._see(*key)
        return found

    def _find_concerned(self, since: int, after: int) -> set[Seat | None]:
        """The seats whose moves others do not see yet, or saw before, and those with a bot."""
        log, hidden = self._table.log, self._know(None).hidden
        found = {getattr(log[n], "seat", None) for n in self._find_again(after)}
        for number in range(max(min(since, after) + 1, 0), len(log)):
            entry = log[number]
            if number in hidden or isinstance(entry, BotSeated | TakenBack):
                found.add(getattr(entry, "seat", None))
        return found

    def _see(self, seat: Seat | None, since: int, after: int) -> News:
        log = self._table.log
        numbers = self._unseen(seat, after)
        sides = [(number, self._side(number, seat)) for number in numbers]
        news = dict(sides)
        if after > since:
            news |= {n: self._side(n, seat) for n in range(since + 1, len(log))}
        return News(
            tuple(sides),
            [self._entry(number, side, seat) for number, side in sides],
            any(self._is_news(n, side, seat) for n, side in news.items()),
            any(isinstance(log[n], Happened) for n in news),
        )

    def _unseen(self, seat: Seat | None, after: int) -> list[int]:
        """The entries to tell one who has seen all up to `after`: the last of them, so many."""
        least = len(self._table.log) - PAGE
        after = max(after, least - 1)
        return leave_out_own(self._table, seat, self._find_again(after), after)

    def _find_again(self, after: int) -> list[int]:
        """The moves that were hidden then, as far back as entries are told."""
        if after not in self._again:
            least = len(self._table.log) - PAGE
            self._again[after] = [n for n in find_told_again(self._table, after) if n >= least]
        return self._again[after]

    def _show_table(self) -> Json:
        return {"table": self._live.id, **show_table(self._table)}

    def _side(self, number: int, seat: Seat | None) -> Side:
        return side_of(self._table, number, self._know(seat))

    def _is_news(self, number: int, side: Side, seat: Seat | None) -> bool:
        """Whether an entry changes what a seat sees of the game.

        That another seat has acted on the card in play changes only who is waited for.
        """
        entry = self._table.log[number]
        if isinstance(entry, Happened):
            return side != HIDDEN
        if isinstance(entry, Seated | BotSeated | NonceGiven | Left) and self._waits_for_move:
            return True
        if isinstance(entry, BotSeated | TakenBack):
            # Whoever has a bot play cannot take a move back.
            return entry.seat == seat
        return isinstance(entry, Undone | Ended)

    @property
    def _waits_for_move(self) -> bool:
        """Whether no event stands and a seat is to begin: it may when all sit and have nonces."""
        return self._table.moment.entry is None and isinstance(self._table.to_act, tuple)

    @lazy
    def points(self) -> Points:
        """The points that all may know."""
        return self._live.points()

    def _know(self, seat: Seat | None) -> Knowledge:
        found = self._known.get(seat)
        if found is None:
            found = self._known[seat] = self._known[None].of(seat)
        return found

    def _entry(self, number: int, side: Side, seat: Seat | None) -> orjson.Fragment:
        """An entry as a seat sees it, from its side."""
        key = (number, side)
        line = self._lines.get(key)
        if line is None:
            told = self._write_entry(number, self._know(seat))
            line = self._lines[key] = orjson.Fragment(told)
        return line

    def _write_entry(self, number: int, known: Knowledge) -> bytes:
        entry = self._table.log[number]
        if not isinstance(entry, Happened) or not known.may_read_all(number, entry):
            return orjson.dumps(show_entry(self._table, number, known))
        words = write_words_of(self._table, entry.bare)
        return HAPPENED % (number, entry.text, entry.by.encode(), words)

    def _sight_of(self, seat: Seat | None) -> Json:
        return {**self._parts_of(seat), "view": self._view_of(seat), "score": self.points.text}

    @lazy
    def _is_common(self) -> bool:
        """Whether no seat knows more than the others, or than a spectator."""
        known = self._known[None]
        return not self._has_secrets and known.moment is known.common

    def _changes_for(self, seat: Seat | None, before: Shown, now: Shown) -> Json:
        """What is other in a sight than what a client was told before."""
        changes = self._changes.get((before, now))
        if changes is None:
            changes = self._changes[before, now] = self._compare(before, now)
        if "view" in changes:
            return {**self._parts_of(seat), **changes}
        return {**self._parts_of(seat), "view": self._view_of(seat), **changes}

    def _compare(self, before: Shown, now: Shown) -> Json:
        """What is other in view and points; without the view where it is told anew."""
        changes: Json = {}
        if before.grows:
            change = self._table.game.format_change(before.view, now.view)
            if change is not None:
                changes = {"view": change.keys, "grown": self._share(change.grown)}
        if now.points is not before.points:
            # Most have been told the same before.
            points = before.points
            if (points, before.grows) not in self._scores:
                changed = now.points.changes(points.rounds, grows=before.grows)
                self._scores[points, before.grows] = changed
            changes["score"] = self._scores[points, before.grows]
        return changes

    def _parts_of(self, seat: Seat | None) -> Json:
        if seat not in self._parts:
            self._parts[seat] = self._make_parts(seat)
        return self._parts[seat]

    @lazy
    def _common_parts(self) -> Json:
        """What of a sight all are told alike, but for its points item by item."""
        points = self.points
        return {
            "number": len(self._table.log) - 1,
            "to_act": self._acting,
            "scores": points.scores,
            "winners": points.winners,
            "ranks": points.ranks,
            "due": self._live.dues(),
        }

    def _make_parts(self, seat: Seat | None) -> Json:
        """A sight but for its view and its points."""
        table = self._table
        no_undo = self._undos.why_not(seat)
        events, phrases = encode_legal(table, seat) if seat in self._acting else ((), ())
        closed = self._know(seat).closed if self.points.is_closing else None
        return {
            **self._common_parts,
            "can_undo": no_undo is None,
            "no_undo": no_undo,
            "closed": None if closed is None else self._sharing(closed),
            "moves": events,
            "phrases": phrases,
        }

    def _view_of(self, seat: Seat | None) -> Json:
        """A view, with what is large and shared by several seats encoded once."""
        if seat not in self._views:
            view = self._table.game.format_view(self._know(seat).view)
            self._views[seat] = self._sharing(view)
        return self._views[seat]

    def _sharing(self, view: Json) -> Json:
        """A view with what is large and shared by several seats encoded once."""
        for key, value in view.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                view[key] = self._share(value)
        return view

    def _share(self, part: list[Any]) -> orjson.Fragment:
        """A part that several seats are told, encoded once."""
        found = self._shared.get(id(part))
        if found is None:
            found = self._shared[id(part)] = (part, encode(part))
        return found[1]


def best_of(rounds: Sequence[Json]) -> Best:
    """What a solver has found, round by round, as it is told; nothing, if it has failed."""
    if not rounds:
        return Best(is_ready=True)
    return Best(
        is_ready=True,
        best=sum(one["best"] for one in rounds),
        bound=sum(one["bound"] for one in rounds),
        proven=all(one["proven"] for one in rounds),
        rounds=[
            BestRound(**{key: value for key, value in one.items() if key != "moves"})
            for one in rounds
        ],
    )


def write(message: Json) -> bytes:
    """A message as it is sent, in UTF-8."""
    return orjson.dumps(message)
