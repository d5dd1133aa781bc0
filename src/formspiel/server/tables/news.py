"""News from the other processes on one PostgreSQL: names of tables, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
from sqlalchemy import make_url

from formspiel.server.journal import journal
from formspiel.server.store.storage import CHANNEL
from formspiel.server.tables.registry import Tables

RETRY_SECONDS = 1.0
CHECK_SECONDS = 5.0


async def listen(tables: Tables, url: str, process: str) -> None:
    """Refresh the tables that other processes have changed, for ever."""
    target = make_url(url).set(drivername="postgresql")
    while True:
        try:
            await _listen(tables, target.render_as_string(hide_password=False), process)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            journal.exception("the news channel is lost; trying again")
            await asyncio.sleep(RETRY_SECONDS)


async def _listen(tables: Tables, target: str, process: str) -> None:
    news: asyncio.Queue[str] = asyncio.Queue()

    def hear(_connection: Any, _pid: int, _channel: str, notice: Any) -> None:
        sender, *changed = str(notice).split(" ")
        if sender != process:
            for table_id in changed:
                news.put_nowait(table_id)

    connection = await asyncpg.connect(target)
    try:
        await connection.add_listener(CHANNEL, hear)
        # While nobody listened, news may have been missed.
        await tables.refresh_all()
        while True:
            try:
                table_id = await asyncio.wait_for(news.get(), CHECK_SECONDS)
            except TimeoutError:
                await connection.execute("SELECT 1")
                continue
            waiting = {table_id}
            while not news.empty():
                waiting.add(news.get_nowait())
            for changed in waiting:
                await tables.refresh(changed)
    finally:
        await connection.close(timeout=1)
