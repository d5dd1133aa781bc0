"""All tables of this process that are in memory, and what is done across tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.record import format_record
from formspiel.server import metrics
from formspiel.server.journal import journal, summarize, tell_trouble
from formspiel.server.limits import SeatLimits
from formspiel.server.settings import DAY, Settings
from formspiel.server.store.storage import Storage, access_of
from formspiel.server.tables.commit import GroupCommit
from formspiel.server.tables.live import (
    Deserted,
    Dismissed,
    Listener,
    LiveTable,
    Loaded,
    News,
    Stored,
    Waiting,
    load_live,
)
from formspiel.server.token import is_table_id, new_table_id, rematch_id
from formspiel.server.watch import Watch
from formspiel.table.command import Archive, Command, Make, Rematch
from formspiel.table.decision import make
from formspiel.table.entry import Entry
from formspiel.table.refusal import Code, Refusal

CLOSE_SECONDS = 5.0
LONG = 1_000
"""A log of more entries is read beside the event loop."""
MOST_BROKEN = 10_000
PAUSE, MOST_PAUSES = 0.01, 100
WAKE_SECONDS = 1.0
"""So long after a trouble of the database tables are woken again."""


@dataclass(frozen=True, slots=True)
class Promise:
    """The author of a command that waits for what becomes of it."""

    result: asyncio.Future[int]

    def check(self) -> None:
        """Whoever waits may give the command for as long as it takes."""

    def settle(self, _command: Command | None, result: int | Refusal) -> None:
        """Let the waiting end."""
        if self.result.done():
            return
        if isinstance(result, Refusal):
            self.result.set_exception(result)
        else:
            self.result.set_result(result)


class Tables:
    """The tables in memory. Made for one event loop."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        watch: Watch,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.now = now
        self.live: dict[str, LiveTable] = {}
        self.commit = GroupCommit(storage)
        self.seat_limits = SeatLimits(settings.limits, time.monotonic)
        self._watch = watch
        self._roomy = settings.idle_tables
        """With so many tables in memory it is looked whether there are too many."""
        self._listeners: list[Listener] = [
            self._refresh_if_stale,
            self._rematch_if_agreed,
            self._forget_if_over,
        ]
        self._rematching: set[LiveTable] = set()
        self._steady = steady
        self._trusted: tuple[float, float] | None = None
        """A time that no clock that was set wrong has led to, and when that was."""
        self._broken: dict[str, None] = {}
        self._making: dict[str, asyncio.Future[int]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def listen(self, *listeners: Listener) -> None:
        """Have some told what happens at every table, after those who came before."""
        self._listeners += listeners

    async def find(self, table_id: str) -> LiveTable:
        """A table by its name; a Refusal if there is none."""
        if making := self._making.get(table_id):
            await asyncio.wait([making])
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

    async def find_fresh(self, table_id: str) -> LiveTable:
        """A table by its name, with all that is stored of it; a Refusal if there is none.

        Where several processes share a database, news come by themselves, but a little
        later. Who goes from one process to another must not be told what was true before,
        so a table is looked up anew before a request is answered.
        """
        is_here = table_id in self.live
        live = await self.find(table_id)
        if is_here and self.settings.is_shared:
            await self.freshen(live)
            live = await self.find(table_id)
        return live

    async def freshen(self, live: LiveTable) -> None:
        """Load what other processes have stored about a table, before a command is refused."""
        for _ in range(MOST_PAUSES):
            if live.is_gone:
                return
            if not live.is_busy():
                await self.refresh(live.id)
                if not live.is_stale:
                    return
            # Entries of this process are on their way; if they come too late, it is told so.
            await asyncio.sleep(PAUSE)

    def _set_apart(self, table_id: str, error: Exception) -> None:
        """Remember a table that cannot be read, so that nobody tries again and again."""
        while len(self._broken) >= MOST_BROKEN:
            del self._broken[next(iter(self._broken))]
        self._broken[table_id] = None
        metrics.BROKEN.set(len(self._broken))
        journal.error("a table cannot be read: %s", summarize(error), extra={"table": table_id})

    async def _load(self, table_id: str) -> LiveTable:
        broken = Refusal(Code.BROKEN_TABLE, "this table cannot be read")
        if table_id in self._broken:
            raise broken
        try:
            entries = await self.storage.load(table_id) if is_table_id(table_id) else []
            live = None
            if len(entries) > LONG:
                # It takes up to a second, and all others would wait.
                live = await asyncio.to_thread(self._fold, table_id, entries)
            elif entries:
                live = self._fold(table_id, entries)
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # noqa: BLE001  whatever it is, it must not stop the others
            self._set_apart(table_id, error)
            raise broken from None
        if live is None:
            if is_table_id(table_id) and await self.storage.archived(table_id) is not None:
                raise Refusal(Code.ARCHIVED, "this table has been archived")
            raise Refusal(Code.NO_SUCH_TABLE, "there is no such table")
        self._keep(live)
        live.emit(Loaded())
        return live

    def _fold(self, table_id: str, entries: list[Entry]) -> LiveTable:
        return load_live(table_id, entries, self.commit.mark, self._listeners, self.now())

    def _keep(self, live: LiveTable) -> None:
        self.live[live.id] = live
        if len(self.live) > self._roomy:
            self._make_room()
        metrics.TABLES.set(len(self.live))

    def _make_room(self) -> None:
        """Forget the tables that nobody needs and has used for longest, so that a tenth is free."""
        most = self.settings.idle_tables
        idle = [live for live in self.live.values() if self._is_idle(live)]
        idle.sort(key=lambda live: live.used_at)
        for live in idle[: max(0, len(idle) - (most - most // 10))]:
            self._dismiss(live)
        self._roomy = max(most, len(self.live) + most // 10)

    def _is_idle(self, live: LiveTable) -> bool:
        """Whether nobody and nothing needs a table in memory."""
        is_needed = live.present or live.is_busy() or live.is_driven
        return not (is_needed or live in self._rematching or live.id in self._making)

    async def make(
        self, command: Make, table_id: str | None = None, address: str = ""
    ) -> LiveTable:
        """Make a table, for somebody at an address, and have it stored."""
        entries = make(command)
        table_id = table_id or new_table_id()
        if table_id in self._making or table_id in self.live:
            raise Refusal(Code.CONFLICT, "this table exists already")
        live = self._fold(table_id, entries)
        live.stored = 0
        live.address = address
        promise = Promise(asyncio.get_running_loop().create_future())
        live.waiting.append(Waiting(None, 0, promise))
        self._making[table_id] = promise.result
        self._keep(live)
        self.commit.mark(live)
        try:
            await promise.result
        except Refusal:
            if not live.stored:
                self._dismiss(live)
            raise
        finally:
            del self._making[table_id]
        return live

    async def carry_out(self, live: LiveTable, command: Command) -> int:
        """Have a command carried out and stored; the number of its first entry."""
        promise = Promise(asyncio.get_running_loop().create_future())
        live.submit(command, promise)
        return await promise.result

    def _rematch_if_agreed(self, live: LiveTable, news: News) -> None:
        # That all agree is stored. Whichever process sees it makes the table, which has the same
        # name for all, so that nothing is lost if one of them ends half-way.
        is_new = isinstance(news, Stored | Loaded) and live not in self._rematching
        if is_new and live.shown.is_agreed and not live.shown.is_archived:
            self._rematching.add(live)
            self._watch.run("rematch", self._rematch(live))

    async def _rematch(self, live: LiveTable) -> None:
        """Make the same table again, and tell those who sit at this one."""
        table_id = rematch_id(live.shown.dealer.secret)
        try:
            if table_id not in self.live:
                await self._make_again(live, table_id)
            kept = await self.find(live.id) if live.is_gone else live
            kept.submit(Rematch(self.now(), table_id))
        except Refusal as refusal:
            # Another process may have been faster.
            if refusal.code != Code.REMATCHED:
                journal.exception("there is no rematch", extra={"table": live.id})
        finally:
            self._rematching.discard(live)

    async def _make_again(self, live: LiveTable, table_id: str) -> None:
        table, made = live.shown, live.shown.made
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
            takes_nonces=made.takes_nonces,
            clock=table.clock,
            invite=made.invite,
            spectate=made.spectate,
            rematch_of=live.id,
            box=made.box,
        )
        try:
            await self.make(command, table_id, live.address)
        except Refusal as refusal:
            if refusal.code != Code.CONFLICT:
                raise

    def _refresh_if_stale(self, live: LiveTable, news: News) -> None:
        if isinstance(news, Stored) and live.is_stale and not live.waiting:
            # News came while this waited, and nothing that was written met with it.
            live.is_stale = False
            self.refresh_soon(live.id)

    def _forget_if_over(self, live: LiveTable, news: News) -> None:
        # Hardly anybody comes back, and it takes but milliseconds to load it again.
        if isinstance(news, Deserted) and live.shown.is_over:
            loop = asyncio.get_running_loop()
            loop.call_later(self.settings.over_seconds, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        """Take a table from memory, unless somebody or something needs it."""
        if not (live.is_gone or live.present or live.is_busy() or live in self._rematching):
            self._dismiss(live)

    def refresh_soon(self, table_id: str) -> None:
        """Look for news of a table in the background."""
        self._watch.run("refresh", self.refresh(table_id))

    async def refresh(self, table_id: str) -> None:
        """Another process has stored something about a table."""
        if loading := self._loading.get(table_id):
            # What is being loaded may not have the news yet.
            await asyncio.wait([loading])
        live = self.live.get(table_id)
        if live is None:
            return
        if live.is_busy():
            live.is_stale = True
            return
        first = live.stored
        newer = (await self.storage.load(table_id, first))[live.stored - first :]
        if not newer and first and not await self.storage.has(table_id):
            gone = Refusal(Code.NO_SUCH_TABLE, "this table has been deleted")
            if await self.storage.archived(table_id) is not None:
                gone = Refusal(Code.ARCHIVED, "this table has been archived")
            self._dismiss(live, gone)
            return
        if live.is_busy():
            live.is_stale = True
        elif newer:
            live.catch_up(newer)

    async def refresh_all(self) -> None:
        """Look for news at every table, after news may have been missed."""
        for table_id in list(self.live):
            await self.refresh(table_id)

    async def sweep(self) -> None:
        """Archive what has been quiet for long, and forget tables that nobody looks at."""
        trusted = await self.trusted_now()
        for table_id in await self.storage.quiet(trusted - self.settings.archive_seconds):
            try:
                await self._archive(table_id, trusted)
            except (SQLAlchemyError, OSError):
                raise
            except Exception as error:  # noqa: BLE001  one table's trouble is not the others'
                self._set_apart(table_id, error)
        if self.settings.delete_seconds:
            count = await self.storage.delete_archived(trusted - self.settings.delete_seconds)
            if count:
                journal.info("archived tables deleted", extra={"count": count})
        now = self.now()
        for live in list(self.live.values()):
            if now - live.used_at > self.settings.idle_seconds and self._is_idle(live):
                self._dismiss(live)

    async def trusted_now(self) -> float:
        """The time, but for jumps of the clock: too early rather than too late.

        From the start on it goes as fast as time does. The server is trusted to have been
        away for a day at most since the newest table was made.
        """
        if self._trusted is None:
            newest = await self.storage.newest()
            now = self.now()
            self._trusted = (now if newest is None else min(now, newest + DAY), self._steady())
        at, since = self._trusted
        return min(self.now(), at + self._steady() - since)

    def forget_broken(self, table_id: str) -> None:
        """A table that could not be read has been deleted."""
        self._broken.pop(table_id, None)
        metrics.BROKEN.set(len(self._broken))

    async def close_table(self, table_id: str) -> bool:
        """Archive a table, whatever happens there; False if there is none to be played on."""
        return await self._archive(table_id, self.now(), 0.0)

    async def _archive(self, table_id: str, now: float, quiet: float | None = None) -> bool:
        quiet = self.settings.archive_seconds if quiet is None else quiet
        try:
            live = await self.find(table_id)
            if not live.table.is_archived:
                at = now if quiet else max(now, live.table.last_at)
                await self.carry_out(live, Archive(at, quiet))
        except Refusal:
            return False
        record = format_record(live.shown.record)
        await self.storage.put_away(table_id, self.now(), record, access_of(live.shown))
        self._dismiss(live, Refusal(Code.ARCHIVED, "this table has been archived"))
        journal.info("table archived", extra={"table": table_id})
        return True

    def _dismiss(self, live: LiveTable, why: Refusal | None = None) -> None:
        live.is_gone = True
        if self.live.get(live.id) is live:
            del self.live[live.id]
            self.seat_limits.drop(live.id, len(live.shown.holders))
        metrics.TABLES.set(len(self.live))
        live.emit(Dismissed(why))

    async def close(self) -> None:
        """Let the clients go and store what waits."""
        why = Refusal(Code.STOPPING, "the server stops; connect again in a moment")
        for live in list(self.live.values()):
            live.emit(Dismissed(why))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.commit.finish(), CLOSE_SECONDS)

    async def start(self) -> None:
        """Note what time it is, before anything happens."""
        await self.trusted_now()

    async def wake(self) -> None:
        """After a start: go on where bots or a clock wait for a server.

        There may be thousands of such tables. Whoever asks for one has it at once, and half of the
        time is left to those who are there.
        """
        left: list[str] | None = None
        while left is None or left:
            began = time.monotonic()
            try:
                if left is None:
                    left = (await self.storage.driven())[::-1]
                else:
                    with contextlib.suppress(Refusal):
                        await self.find(left[-1])
                    left.pop()
            except (SQLAlchemyError, OSError) as error:
                tell_trouble("waking tables failed", error)
                await asyncio.sleep(WAKE_SECONDS)
            await asyncio.sleep(time.monotonic() - began)
