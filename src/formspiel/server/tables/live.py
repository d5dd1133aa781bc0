"""A table in memory: commands come in, are decided, stored in a batch, and then told of.

`table` runs ahead of the database; `shown` is what is stored, and only that is ever told.
If another process was faster, the newer entries are loaded and the waiting commands are
decided again. What happens is emitted to listeners, of whom a table knows nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Protocol

import orjson

from formspiel.core.game import Json, Seat
from formspiel.server.journal import journal
from formspiel.server.store.storage import Addition
from formspiel.server.tables.points import Points, PointsKept
from formspiel.table.command import Command
from formspiel.table.decision import decide, number_of
from formspiel.table.entry import Entry, Happened, Said
from formspiel.table.holder import BOT, OPEN
from formspiel.table.refusal import Code, Refusal
from formspiel.table.sight import show_table
from formspiel.table.table import Table, evolve, fold

MOST_UNATTENDED = 100
"""So many moves bots and the clock make for people who are not there."""


class Author(Protocol):
    """Who gave a command, and is told what became of it."""

    def check(self) -> None:
        """See that the command may still be given; a Refusal if not."""

    def settle(self, command: Command | None, result: int | Refusal) -> None:
        """Hear the number of the first entry once it is stored, or why it is not."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A command that is decided but not yet stored."""

    command: Command | None
    """None for the making of the table."""
    number: int
    author: Author | None = None

    def settle(self, result: int | Refusal) -> None:
        """Tell the author what became of it."""
        if self.author is not None:
            self.author.settle(self.command, result)


@dataclass(frozen=True, slots=True)
class Loaded:
    """The table has been loaded from the database."""


@dataclass(frozen=True, slots=True)
class Stored:
    """The table was as `before`, and what happened since is stored."""

    before: Table
    after: Table
    done: tuple[Waiting, ...] = ()
    """The commands that led to it, or that had been carried out before."""
    is_own: bool = True
    """False where another process has stored it."""


@dataclass(frozen=True, slots=True)
class Came:
    """The first client is there, after there was none."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The last client of a seat is gone."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deserted:
    """The last client is gone."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """Commands wait longer than usual: the database stores nothing now."""

    waiting: tuple[Waiting, ...]


@dataclass(frozen=True, slots=True)
class Solved:
    """A solver has found what a seat could have had; nothing, if it failed."""

    seat: Seat
    rounds: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Dismissed:
    """The table is in memory no more; `why` is told to who is connected."""

    why: Refusal | None = None


News = Loaded | Stored | Delayed | Came | Lost | Deserted | Solved | Dismissed
Listener = Callable[["LiveTable", News], None]


@dataclass(slots=True, eq=False)
class LiveTable:
    """A table, the commands that wait for the disk, and who is there."""

    id: str
    table: Table
    shown: Table
    mark: Callable[[LiveTable], None]
    """Has the table stored with the next batch."""
    listeners: Sequence[Listener] = ()
    stored: int = 0
    """How many entries the database has."""
    waiting: list[Waiting] = field(default_factory=list)
    writing: list[Waiting] = field(default_factory=list)
    ahead: Table | None = None
    """The table after what is being written."""
    present: Counter[Seat | None] = field(default_factory=Counter)
    """How many clients of each seat are connected; None for spectators."""
    lost_at: dict[Seat, float] = field(default_factory=dict)
    is_stale: bool = False
    """Whether another process has stored something that is not here yet."""
    is_gone: bool = False
    """Whether it has been dismissed, and another may take its place."""
    used_at: float = 0.0
    address: str = ""
    """Where it was made, or its first client came from: its bots wait in the line of that."""
    _delayed: set[int] = field(default_factory=set)
    """The waiting commands of which it has been told that they wait."""
    _points: PointsKept = field(default_factory=PointsKept)

    def submit(self, command: Command, author: Author | None = None) -> None:
        """Decide a command and have it stored; a Refusal changes nothing."""
        before = self.table
        entries = decide(before, command)
        for entry in entries:
            self.table = evolve(self.table, entry)
        # A command that came before has led to its entries then.
        number = None if entries else number_of(before, command)
        number = len(before.log) if number is None else number
        self.waiting.append(Waiting(command, number, author))
        self.mark(self)

    def take(self) -> Addition:
        """What is to be stored next."""
        self.writing, self.waiting = self.waiting, []
        self.ahead = self.table
        log = self.table.log
        new = [log[number] for number in range(self.stored, len(log))]
        return Addition(self.id, self.stored, new, self._header(new))

    def keep(self) -> None:
        """What was written is stored."""
        before, done = self.shown, tuple(self.writing)
        if self.ahead is not None:
            self.shown, self.ahead = self.ahead, None
        self.stored = len(self.shown.log)
        self.writing = []
        self._delayed.clear()
        for waiting in done:
            waiting.settle(waiting.number)
        self.emit(Stored(before, self.shown, done))

    def catch_up(self, newer: Iterable[Entry]) -> None:
        """Other processes have stored entries: go on from there, and decide again."""
        before = self.shown
        newer = list(newer)
        if self.stored == 0:
            # It was to be a new table, but another process has made it.
            before = table = fold(newer)
        else:
            table = before
            for entry in newer:
                table = evolve(table, entry)
        self._delayed.clear()
        again = self.writing + self.waiting
        self.writing, self.waiting, self.ahead, self.is_stale = [], [], None, False
        self.table = self.shown = table
        self.stored = len(table.log)
        for waiting in again:
            if waiting.command is None:
                waiting.settle(Refusal(Code.CONFLICT, "this table exists already"))
                continue
            try:
                if waiting.author is not None:
                    waiting.author.check()
                self.submit(waiting.command, waiting.author)
            except Refusal as refusal:
                waiting.settle(refusal)
        self.emit(Stored(before, self.shown, is_own=False))

    def delay(self) -> None:
        """What waits cannot be stored yet: tell who gave the commands, each once."""
        new = [w for w in self.writing + self.waiting if id(w) not in self._delayed]
        if new:
            self._delayed |= {id(waiting) for waiting in new}
            self.emit(Delayed(tuple(new)))

    def give_up(self) -> None:
        """What waits cannot be stored: refuse it, and go on from what is stored."""
        self._delayed.clear()
        refused = self.writing + self.waiting
        self.writing, self.waiting, self.ahead = [], [], None
        self.table = self.shown
        for waiting in refused:
            waiting.settle(Refusal(Code.UNSTORABLE, "this cannot be stored"))

    def emit(self, news: News) -> None:
        """Tell all who listen; the trouble of one is not the others'."""
        for listener in self.listeners:
            try:
                listener(self, news)
            except Exception:  # noqa: BLE001  whatever it was, the others have to hear of it
                journal.exception("a listener failed", extra={"table": self.id})

    def enter(self, seat: Seat | None) -> None:
        """A client of a seat, or a spectator, is there."""
        is_first = not self.present
        self.present[seat] += 1
        if is_first:
            self.emit(Came())

    def exit(self, seat: Seat | None, now: float) -> None:
        """A client is gone."""
        self.present[seat] -= 1
        self.used_at = now
        if self.present[seat] <= 0:
            del self.present[seat]
            if seat is not None:
                self.lost_at[seat] = now
                self.emit(Lost(seat))
        if not self.present:
            self.emit(Deserted())

    def is_lost(self, seat: Seat, now: float, grace: float) -> bool:
        """Whether the person of a seat has been gone for longer than the grace period.

        The table's clock has its own; `grace` is for tables without one.
        """
        if self.present[seat]:
            return False
        if self.shown.clock is not None:
            grace = self.shown.clock.grace_seconds
        # Who is connected to another process is not lost: the log shows it.
        for number in range(len(self.shown.log) - 1, -1, -1):
            entry = self.shown.log[number]
            if entry.at < now - grace:
                break
            if getattr(entry, "seat", None) == seat:
                return False
        return now - self.lost_at.get(seat, -inf) >= grace

    def dues(self) -> list[float | None]:
        """When the time of each seat is up."""
        table, clock = self.shown, self.shown.clock
        if clock is None:
            return [None] * len(table.since)
        return [
            None if since is None else clock.due(since, self.lost_at.get(seat))
            for seat, since in enumerate(table.since)
        ]

    def points(self) -> Points:
        """The points that all may know."""
        return self._points.of(self.shown)

    def is_busy(self) -> bool:
        """Whether commands are on their way to the disk."""
        return bool(self.waiting or self.writing)

    @property
    def is_attended(self) -> bool:
        """Whether bots and the clock may move: for somebody who is there or may come back.

        Where no person holds a seat, that is only while somebody watches.
        """
        if self.shown.is_full:
            return False
        is_awaited = self.shown.has_person and self.shown.unattended < MOST_UNATTENDED
        return bool(self.present) or is_awaited

    @property
    def is_driven(self) -> bool:
        """Whether bots or a clock need this table even when nobody looks at it."""
        table = self.shown
        has_bot = any(table.holders[seat].kind == BOT for seat in table.acting)
        return bool(table.acting) and (table.clock is not None or has_bot) and self.is_attended

    def _header(self, new: list[Entry]) -> dict[str, Any] | None:
        """The table's row in the lobby, if one of these entries may change it."""
        if self.stored and all(
            isinstance(entry, Said) or (isinstance(entry, Happened) and entry.by != "chance")
            for entry in new
        ):
            return None
        if (
            self.stored
            and self.table.has_begun == self.shown.has_begun
            and all(isinstance(entry, Happened) for entry in new)
        ):
            return None
        return header(self.id, self.table)


def header(table_id: str, table: Table) -> dict[str, Any]:
    """The row of a table in the lobby."""
    is_on = not table.is_over and not table.is_archived
    waits_for_server = table.clock is not None or any(h.kind == BOT for h in table.holders)
    return {
        "id": table_id,
        "made_at": table.made.at,
        "is_listed": table.made.is_public and is_on,
        "is_driven": is_on and waits_for_server,
        "summary": orjson.dumps({"table": table_id, **show_table(table)}).decode(),
    }


def load_live(
    table_id: str,
    entries: list[Entry],
    mark: Callable[[LiveTable], None],
    listeners: Sequence[Listener],
    at: float,
) -> LiveTable:
    """A table from the database. Nobody is connected yet."""
    table = fold(entries)
    live = LiveTable(table_id, table, table, mark, listeners, len(entries), used_at=at)
    live.lost_at = {seat: at for seat, h in enumerate(table.holders) if h.kind != OPEN}
    return live
