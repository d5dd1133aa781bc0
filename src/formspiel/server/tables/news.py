"""News from the other processes on one PostgreSQL: names of tables, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from formspiel.server import metrics
from formspiel.server.journal import tell_trouble
from formspiel.server.store.storage import CHANNEL
from formspiel.server.tables.registry import Tables

RETRY_SECONDS = 1.0
CHECK_SECONDS = 5.0
LOST = ""
"""Stands among the names of tables for the end of the connection."""


class NewsChannel:
    """Listens to what other processes store; connects again whatever happens."""

    def __init__(self, tables: Tables, dsn: str, process: str) -> None:
        self._tables, self._dsn, self._process = tables, dsn, process
        self.is_open = False
        """Whether news come in now."""

    async def run(self) -> None:
        """Refresh the tables that other processes have changed, for ever."""
        while True:
            try:
                await self._listen()
            except Exception as error:  # noqa: BLE001  whatever it was, the news must go on
                metrics.NEWS_LOST.inc()
                tell_trouble("the news channel is lost; trying again", error)
            finally:
                self._open(is_open=False)
            await asyncio.sleep(RETRY_SECONDS)

    def _open(self, *, is_open: bool) -> None:
        self.is_open = is_open
        metrics.NEWS_OPEN.set(is_open)

    async def _listen(self) -> None:
        news: asyncio.Queue[str] = asyncio.Queue()

        def hear(_connection: Any, _pid: int, _channel: str, notice: Any) -> None:
            sender, *changed = str(notice).split(" ")
            if sender != self._process:
                for table_id in changed:
                    news.put_nowait(table_id)

        connection = await asyncpg.connect(self._dsn)
        try:
            connection.add_termination_listener(lambda _: news.put_nowait(LOST))
            await connection.add_listener(CHANNEL, hear)
            # While nobody listened, news may have been missed.
            await self._tables.refresh_all()
            self._open(is_open=True)
            while True:
                try:
                    table_id = await asyncio.wait_for(news.get(), CHECK_SECONDS)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=CHECK_SECONDS)
                    continue
                waiting = {table_id}
                while not news.empty():
                    waiting.add(news.get_nowait())
                if LOST in waiting:
                    raise ConnectionError("the database has ended the connection")
                for changed in waiting:
                    await self._tables.refresh(changed)
        finally:
            await connection.close(timeout=1)
