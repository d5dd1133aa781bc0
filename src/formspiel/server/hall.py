"""All tables of this process that are in memory, and what is done across tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import orjson

from formspiel.core.game import Unreadable
from formspiel.core.record import format_record
from formspiel.server import metrics
from formspiel.server.connection import Connection
from formspiel.server.driver import Driver
from formspiel.server.journal import journal
from formspiel.server.live import LiveTable, Waiting, load_live, make_live
from formspiel.server.settings import Settings
from formspiel.server.storage import Storage
from formspiel.server.telling import tell
from formspiel.server.thinking import Thinkers
from formspiel.server.token import is_table_id, new_table_id, rematch_id
from formspiel.server.writer import Writer
from formspiel.table.command import Archive, Command, Make, Rematch
from formspiel.table.decision import make
from formspiel.table.entry import Happened
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table

CLOSE_SECONDS = 5.0


class Hall:
    """The tables in memory. Made for one event loop."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        thinkers: Thinkers,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.now = now
        self.monotonic = monotonic
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.writer = Writer(storage, self._stored, self._overtaken)
        self.driver = Driver(self, thinkers)

    async def find(self, table_id: str) -> LiveTable:
        """A table by its name; a Refusal if there is none."""
        live = self.live.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        live.used_at = self.now()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        is_name = is_table_id(table_id)
        try:
            entries = await self.storage.load(table_id) if is_name else []
            if not entries:
                if is_name and await self.storage.archived(table_id) is not None:
                    raise Refusal(Code.ARCHIVED, "this table has been archived")
                raise Refusal(Code.NO_SUCH_TABLE, "there is no such table")
            live = load_live(table_id, entries, self.writer.mark, self.now())
        except Unreadable:
            journal.exception("a table cannot be read", extra={"table": table_id})
            raise Refusal(Code.BROKEN_TABLE, "this table cannot be read") from None
        self._keep(live)
        self.driver.drive(live)
        return live

    def _keep(self, live: LiveTable) -> None:
        self.live[live.id] = live
        metrics.TABLES.set(len(self.live))

    async def make(self, command: Make, table_id: str | None = None) -> LiveTable:
        """Make a table and have it stored."""
        entries = make(command)
        live = make_live(table_id or new_table_id(), entries, self.writer.mark, self.now())
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        live.waiting.append(Waiting(None, 0, _settler(done)))
        self._keep(live)
        self.writer.mark(live)
        try:
            await done
        except Refusal:
            if not live.stored:
                self._forget(live)
            raise
        return live

    async def carry_out(self, live: LiveTable, command: Command) -> int:
        """Have a command carried out and stored; the number of its first entry."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        live.submit(command, _settler(done))
        return await done

    def rematch(self, live: LiveTable, seat: int, made_id: str, by: Connection) -> None:
        """Make the same table again, and tell those who sit at this one."""
        if not live.table.is_over:
            raise Refusal(Code.NOT_OVER, "the game is not over")
        if live.table.rematch and live.table.log.number_of(seat, made_id) is None:
            raise Refusal(Code.REMATCHED, "there is a rematch already")
        self.start(self._rematch(live, seat, made_id, by))

    async def _rematch(self, live: LiveTable, seat: int, made_id: str, by: Connection) -> None:
        table_id = rematch_id(live.table.dealer.secret)
        try:
            if live.table.log.number_of(seat, made_id) is None and table_id not in self.live:
                await self._make_again(live.table, live.id, table_id)
            command = Rematch(self.now(), seat, table_id, made_id)
            live.submit(command, lambda _: None, by)
        except Refusal as refusal:
            by.refuse(refusal, made_id)

    async def _make_again(self, table: Table, old_id: str, table_id: str) -> None:
        made = table.made
        command = Make(
            at=self.now(),
            game=made.game,
            holders=table.holders,
            secret=secrets.token_bytes(32),
            edition=made.edition,
            options=made.options,
            title=made.title,
            is_public=made.is_public,
            is_practice=made.is_practice,
            clock=table.clock,
            invite=made.invite,
            spectate=made.spectate,
            rematch_of=old_id,
        )
        try:
            await self.make(command, table_id)
        except Refusal as refusal:
            if refusal.code != Code.CONFLICT:
                raise

    def enter(self, connection: Connection) -> None:
        """A client has said who it is."""
        connection.live.connections.add(connection)
        metrics.CONNECTIONS.inc()
        self._tell_presence(connection.live)

    def exit(self, connection: Connection) -> None:
        """A client is gone."""
        live = connection.live
        if connection not in live.connections:
            return
        live.connections.discard(connection)
        live.used_at = self.now()
        metrics.CONNECTIONS.dec()
        seat = connection.seat
        if seat is not None and all(other.seat != seat for other in live.connections):
            live.lost_at[seat] = self.now()
            self.driver.drive(live)
        self._tell_presence(live)

    def is_lost(self, live: LiveTable, seat: int) -> bool:
        """Whether the person of a seat has been gone for longer than the grace period."""
        if any(connection.seat == seat for connection in live.connections):
            return False
        grace = live.shown.clock.grace_seconds if live.shown.clock else self.settings.grace_seconds
        since = live.lost_at.get(seat, live.used_at)
        # Who is connected to another process is not lost: the log shows it.
        for number in range(len(live.shown.log) - 1, -1, -1):
            entry = live.shown.log[number]
            if entry.at < self.now() - grace:
                break
            if getattr(entry, "seat", None) == seat:
                return False
        return self.now() - since >= grace

    def _tell_presence(self, live: LiveTable) -> None:
        seats = sorted({c.seat for c in live.connections if c.seat is not None})
        watching = sum(c.seat is None for c in live.connections)
        text = orjson.dumps({"type": "presence", "seats": seats, "watching": watching}).decode()
        for connection in live.connections:
            connection.push(text)

    def _stored(self, live: LiveTable) -> None:
        before, done = live.keep()
        self._count(before, live.shown)
        tell(live, before, done, self.now())
        self.driver.drive(live)
        if live.is_stale and not live.waiting:
            # News came while this waited, and nothing that was written met with it.
            live.is_stale = False
            self.start(self.refresh(live.id))

    async def _overtaken(self, live: LiveTable) -> None:
        newer = await self.storage.load(live.id, live.stored)
        if not newer and live.stored == 0:
            raise RuntimeError("a table that exists has no entries")
        before = live.catch_up(newer)
        tell(live, before, [], self.now())
        self.driver.drive(live, is_own=False)

    async def refresh(self, table_id: str) -> None:
        """Another process has stored something about a table."""
        if loading := self._loading.get(table_id):
            # What is being loaded may not have the news yet.
            await asyncio.wait([loading])
        live = self.live.get(table_id)
        if live is None:
            return
        if live.waiting or live.writing:
            live.is_stale = True
            return
        first = live.stored
        newer = (await self.storage.load(table_id, first))[live.stored - first :]
        if not newer and await self.storage.archived(table_id) is not None:
            self._dismiss(live)
            return
        if live.waiting or live.writing:
            live.is_stale = True
        elif newer:
            before = live.catch_up(newer)
            tell(live, before, [], self.now())
            self.driver.drive(live, is_own=False)

    async def refresh_all(self) -> None:
        """Look for news at every table, after news may have been missed."""
        for table_id in list(self.live):
            await self.refresh(table_id)

    async def sweep(self) -> None:
        """Archive what has been quiet for long, and forget tables that nobody looks at."""
        now = self.now()
        for table_id in await self.storage.quiet(now - self.settings.archive_seconds):
            await self._archive(table_id)
        for live in list(self.live.values()):
            is_quiet = now - live.used_at > self.settings.idle_seconds
            is_free = not (live.connections or live.waiting or live.writing or live.thinking)
            if is_quiet and is_free and not self.driver.is_driving(live):
                self._forget(live)

    async def _archive(self, table_id: str) -> None:
        try:
            live = await self.find(table_id)
            if not live.table.is_archived:
                await self.carry_out(live, Archive(self.now(), self.settings.archive_seconds))
        except Refusal:
            return
        record = format_record(live.shown.record)
        await self.storage.put_away(table_id, self.now(), record)
        self._dismiss(live)
        journal.info("table archived", extra={"table": table_id})

    def _dismiss(self, live: LiveTable) -> None:
        for connection in list(live.connections):
            connection.close(Code.ARCHIVED, "this table has been archived")
        self._forget(live)

    def _forget(self, live: LiveTable) -> None:
        self.driver.stop(live)
        self.live.pop(live.id, None)
        metrics.TABLES.set(len(self.live))

    def _count(self, before: Table, after: Table) -> None:
        for number in range(len(before.log), len(after.log)):
            entry = after.log[number]
            if isinstance(entry, Happened) and entry.by != "chance":
                metrics.MOVES.labels(after.game.id, entry.by).inc()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let the clients go and store what waits."""
        for live in list(self.live.values()):
            self.driver.stop(live)
            for connection in list(live.connections):
                connection.close(Code.STOPPING, "the server stops; connect again in a moment")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.writer.finish(), CLOSE_SECONDS)

    async def wake(self) -> None:
        """After a start: go on where bots or a clock wait for a server."""
        for table_id in await self.storage.driven():
            try:
                await self.find(table_id)
            except Refusal:
                continue


def _settler(done: asyncio.Future[int]) -> Callable[[int | Refusal], None]:
    def settle(result: int | Refusal) -> None:
        if done.done():
            return
        if isinstance(result, Refusal):
            done.set_exception(result)
        else:
            done.set_result(result)

    return settle
