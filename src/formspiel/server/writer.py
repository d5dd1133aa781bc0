"""Group commit: what all tables want to store goes to the disk in one transaction.

While one batch is being written the next one gathers, so that a busy server writes large
batches and an idle one answers at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from formspiel.server import metrics
from formspiel.server.journal import journal
from formspiel.server.live import LiveTable
from formspiel.server.storage import Addition, Storage

RETRY_SECONDS = 0.5


class Writer:
    """Stores what the tables that were marked want to have stored."""

    def __init__(
        self,
        storage: Storage,
        stored: Callable[[LiveTable], None],
        overtaken: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._stored = stored
        self._overtaken = overtaken
        self._marked: dict[str, LiveTable] = {}
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()

    def mark(self, live: LiveTable) -> None:
        """Have a table stored with the next batch."""
        self._marked[live.id] = live
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
            if batch:
                await self._write(batch)

    async def finish(self) -> None:
        """Wait until nothing is left to write."""
        await self._idle.wait()

    async def _write(self, batch: list[LiveTable]) -> None:
        additions = [live.take() for live in batch]
        results = [True] * len(batch)
        wanted = [n for n, addition in enumerate(additions) if addition.entries]
        if wanted:
            with metrics.COMMIT_SECONDS.time():
                good = await self._append([additions[n] for n in wanted])
            for n, is_good in zip(wanted, good, strict=True):
                results[n] = is_good
            metrics.ENTRIES.inc(sum(len(additions[n].entries) for n in wanted))
        for live, is_good in zip(batch, results, strict=True):
            try:
                if is_good:
                    self._stored(live)
                else:
                    metrics.CONFLICTS.inc()
                    await self._overtaken(live)
            except Exception:  # noqa: BLE001  one table's trouble must not stop the others
                journal.exception("telling failed", extra={"table": live.id})

    async def _append(self, additions: list[Addition]) -> list[bool]:
        while True:
            try:
                return await self._storage.append(additions)
            except (SQLAlchemyError, OSError):
                # A commit whose answer was lost shows as a conflict the next time, and
                # the ids of the commands tell what has been stored.
                metrics.STORAGE_ERRORS.inc()
                journal.exception("storing failed; trying again")
                await asyncio.sleep(RETRY_SECONDS)
