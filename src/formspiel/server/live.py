"""A table in memory: commands come in, are decided, stored in a batch, and then told.

`table` runs ahead of the database; `shown` is what is stored, and only that is ever told.
If another process was faster, the newer entries are loaded and the waiting commands are
decided again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import orjson

from formspiel.core.game import Outcome
from formspiel.server.storage import Addition
from formspiel.table.command import Command
from formspiel.table.decision import decide, number_of
from formspiel.table.entry import Entry, Happened, Said
from formspiel.table.holder import BOT, OPEN
from formspiel.table.refusal import Code, Refusal
from formspiel.table.sight import show_table
from formspiel.table.table import Moment, Table, evolve, fold

if TYPE_CHECKING:
    from formspiel.server.connection import Connection

Answer = Callable[[int | Refusal], None]
"""Told the number of the first entry once it is stored, or why it is not."""


@dataclass(slots=True)
class Waiting:
    """A command that is decided but not yet stored."""

    command: Command | None
    """None for the making of the table."""
    number: int
    answer: Answer
    by: Connection | None = None


@dataclass(slots=True)
class LiveTable:
    """A table, the commands that wait for the disk, and the clients that look at it."""

    id: str
    table: Table
    shown: Table
    mark: Callable[[LiveTable], None]
    """Tells the writer that something waits."""
    stored: int = 0
    """How many entries the database has."""
    waiting: list[Waiting] = field(default_factory=list)
    writing: list[Waiting] = field(default_factory=list)
    ahead: Table | None = None
    """The table after what is being written."""
    connections: set[Connection] = field(default_factory=set)
    thinking: set[int] = field(default_factory=set)
    """The seats whose move a bot thinks about."""
    lost_at: dict[int, float] = field(default_factory=dict)
    outcome: tuple[Moment, Outcome, orjson.Fragment] | None = None
    """The scores as they were told last, and of which moment they are."""
    is_stale: bool = False
    """Whether another process has stored something that is not here yet."""
    used_at: float = 0.0
    timer: Any = None

    def submit(self, command: Command, answer: Answer, by: Connection | None = None) -> None:
        """Decide a command and have it stored; a Refusal changes nothing."""
        number = number_of(self.table, command)
        if number is None:
            number = len(self.table.log)
            for entry in decide(self.table, command):
                self.table = evolve(self.table, entry)
        self.waiting.append(Waiting(command, number, answer, by))
        self.mark(self)

    def take(self) -> Addition:
        """What is to be stored next."""
        self.writing, self.waiting = self.waiting, []
        self.ahead = self.table
        log = self.table.log
        new = [log[number] for number in range(self.stored, len(log))]
        return Addition(self.id, self.stored, new, self._header(new))

    def keep(self) -> tuple[Table, list[Waiting]]:
        """What was written is stored: the table as it was told before, and the commands."""
        before, done = self.shown, self.writing
        if self.ahead is not None:
            self.shown, self.ahead = self.ahead, None
        self.stored = len(self.shown.log)
        self.writing = []
        return before, done

    def catch_up(self, newer: Iterable[Entry]) -> Table:
        """Other processes have stored entries: go on from there, and decide again.

        Returns the table as it was told before.
        """
        before = self.shown
        newer = list(newer)
        if self.stored == 0:
            # It was to be a new table, but another process has made it.
            before = table = fold(newer)
        else:
            table = before
            for entry in newer:
                table = evolve(table, entry)
        again = self.writing + self.waiting
        self.writing, self.waiting, self.ahead, self.is_stale = [], [], None, False
        self.table = self.shown = table
        self.stored = len(table.log)
        for waiting in again:
            if waiting.command is None:
                waiting.answer(Refusal(Code.CONFLICT, "this table exists already"))
                continue
            try:
                if waiting.by is not None:
                    waiting.by.check_seat()
                self.submit(waiting.command, waiting.answer, waiting.by)
            except Refusal as refusal:
                waiting.answer(refusal)
        return before

    def give_up(self) -> None:
        """What waits cannot be stored: refuse it, and go on from what is stored."""
        refused = self.writing + self.waiting
        self.writing, self.waiting, self.ahead = [], [], None
        self.table = self.shown
        for waiting in refused:
            waiting.answer(Refusal(Code.UNSTORABLE, "this cannot be stored"))

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
    table_id: str, entries: list[Entry], mark: Callable[[LiveTable], None], at: float
) -> LiveTable:
    """A table from the database. Nobody is connected yet."""
    table = fold(entries)
    live = LiveTable(table_id, table, table, mark, len(entries), used_at=at)
    live.lost_at = {seat: at for seat, h in enumerate(table.holders) if h.kind != OPEN}
    return live


def make_live(
    table_id: str, entries: list[Entry], mark: Callable[[LiveTable], None], at: float
) -> LiveTable:
    """A new table, of which nothing is stored yet."""
    live = load_live(table_id, entries, mark, at)
    live.stored = 0
    return live
