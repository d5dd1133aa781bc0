"""Group commit: what all tables want to store goes to the disk in one transaction.

While one batch is being written the next one gathers, so that a busy server writes large
batches and an idle one answers at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy.exc import DataError, SQLAlchemyError, StatementError

from formspiel.server import metrics
from formspiel.server.journal import forget_trouble, journal, tell_trouble
from formspiel.server.store.storage import Addition, Storage
from formspiel.server.tables.live import LiveTable

RETRY_SECONDS = 0.5
SLOW_SECONDS = 3.0
"""A batch that takes longer is told as delayed."""
FAILING = "storing failed; trying again"


class GroupCommit:
    """Stores what the tables that were marked want to have stored."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._marked: dict[str, LiveTable] = {}
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._batch: list[LiveTable] = []
        """What is being written."""
        self.is_failing = False
        """Whether what was tried last could not be stored, or not yet."""
        self.batches = 0
        """How many have been written."""

    @property
    def waiting(self) -> int:
        """How many tables are being stored or wait to be."""
        return len(self._batch) + len(self._marked)

    def mark(self, live: LiveTable) -> None:
        """Have a table stored with the next batch."""
        self._marked[live.id] = live
        if self.is_failing:
            live.delay()
        self._idle.clear()
        self._wake.set()

    async def run(self) -> None:
        """Write batch after batch."""
        while True:
            if not self._marked:
                self._idle.set()
            await self._wake.wait()
            self._wake.clear()
            batch, self._marked = list(self._marked.values()), {}
            self._batch = batch
            try:
                await self._write(batch)
            except Exception:
                for live in batch:
                    self._give_up(live)
                raise
            finally:
                self._batch = []
                self.batches += 1

    async def finish(self) -> None:
        """Wait until nothing is left to write."""
        await self._idle.wait()

    async def _write(self, batch: list[LiveTable]) -> None:
        taken: list[tuple[LiveTable, Addition]] = []
        for live in batch:
            try:
                taken.append((live, live.take()))
            except Exception:  # noqa: BLE001  one table's trouble must not stop the others
                journal.exception("a table cannot be stored", extra={"table": live.id})
                self._give_up(live)
        results: dict[str, bool] = {}
        wanted = [addition for _, addition in taken if addition.entries]
        if wanted:
            with metrics.COMMIT_SECONDS.time():
                results = await self._append(wanted)
            metrics.ENTRIES.inc(sum(len(one.entries) for one in wanted if one.table_id in results))
        for live, addition in taken:
            is_good = results.get(live.id) if addition.entries else True
            try:
                if is_good is None:
                    self._give_up(live)
                elif is_good:
                    live.keep()
                else:
                    metrics.CONFLICTS.inc()
                    await self._overtaken(live)
            except Exception:  # noqa: BLE001  one table's trouble must not stop the others
                journal.exception("a table cannot go on", extra={"table": live.id})

    def _delay(self) -> None:
        """Nothing can be stored now: who waits for it is told so, everybody once."""
        self.is_failing = True
        metrics.DELAYED.set(1)
        for live in (*self._batch, *self._marked.values()):
            live.delay()

    def _go_on(self) -> None:
        if self.is_failing:
            self.is_failing = False
            metrics.DELAYED.set(0)
            forget_trouble(FAILING, "storing works again")

    async def _overtaken(self, live: LiveTable) -> None:
        """Another process was faster: go on from what it has stored."""
        newer = await self._storage.load(live.id, live.stored)
        if not newer and live.stored == 0:
            raise RuntimeError("a table that exists has no entries")
        live.catch_up(newer)

    def _give_up(self, live: LiveTable) -> None:
        """What a table wants to store cannot be: it is refused, and the others go on."""
        metrics.UNSTORABLE.inc()
        live.give_up()

    async def _append(self, additions: Sequence[Addition]) -> dict[str, bool]:
        """Whether the entries of each table were stored, or came too late for their numbers.

        A table whose entries cannot be written at all is left out.
        """
        while True:
            slow = asyncio.get_running_loop().call_later(SLOW_SECONDS, self._delay)
            try:
                good = await self._storage.append(additions)
            except Exception as error:  # noqa: BLE001  one table's trouble is not the others'
                if _may_pass(error):
                    # A commit whose answer was lost shows as a conflict the next time, and
                    # the ids of the commands tell what has been stored.
                    metrics.STORAGE_ERRORS.inc()
                    tell_trouble(FAILING, error)
                    self._delay()
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                if len(additions) == 1:
                    told = {"table": additions[0].table_id}
                    journal.exception("a table cannot be stored", extra=told)
                    return {}
                found: dict[str, bool] = {}
                for addition in additions:
                    found |= await self._append([addition])
                return found
            finally:
                slow.cancel()
            self._go_on()
            ids = [addition.table_id for addition in additions]
            return dict(zip(ids, good, strict=True))


def _may_pass(error: Exception) -> bool:
    """Whether storing may work later: the database is the trouble, not what is to be stored."""
    is_about_data = isinstance(error, DataError) or type(error) is StatementError
    return isinstance(error, SQLAlchemyError | OSError) and not is_about_data
