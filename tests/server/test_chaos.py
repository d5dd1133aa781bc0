"""Everything goes wrong at once, at random, while tables play: nothing is lost or doubled.

The server is killed, the database is locked and the disk is full, and the news channel between
two processes is cut. `FORMSPIEL_CHAOS` sets how many troubles there are.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types

from formspiel.core.game import Json
from formspiel.table.table import Table
from tests.server import test_kill as kill
from tests.server.house import Guest, House, opened

TROUBLES = int(os.environ.get("FORMSPIEL_CHAOS", "3"))
SHORT: list[tuple[str, Json]] = [
    ("quadrata", {"rounds": 1, "turn_limit": 4}),
    ("quadrata", {"rounds": 1, "turn_limit": 6}),
]
TABLES: list[tuple[str, Json]] = [
    ("fits", {"boards": ["1"]}),
    ("digit", {"open": True}),
    *SHORT * 4,
]
Trouble = Callable[[], Coroutine[Any, Any, None]]


async def make_trouble(troubles: list[Trouble], guests: list[Guest], rng: Random) -> None:
    """One trouble after the other, while there is something to play."""
    order = [troubles[n % len(troubles)] for n in range(TROUBLES)]
    rng.shuffle(order)
    for trouble in order:
        for guest in guests:
            guest.budget += 2
        await kill.play_on(guests, kill._acknowledged(guests) + rng.randint(1, len(guests)))
        await trouble()
    for guest in guests:
        guest.budget = float("inf")


async def play(houses: list[House], troubles: list[Trouble], rng: Random) -> list[Guest]:
    guests = await kill.make_guests(houses[0].url, [h.url for h in houses], rng, TABLES)
    for guest in guests:
        guest.budget = 1
    async with asyncio.TaskGroup() as group:
        for guest in guests:
            group.create_task(guest.play())
        group.create_task(make_trouble(troubles, guests, rng))
        group.create_task(kill.watch(guests))
    return guests


def report(guests: list[Guest], tables: dict[str, Table]) -> None:
    """Check what every guest was told against the logs."""
    for guest in guests:
        kill.check(guest, tables[guest.table])
    sys.stdout.write(
        f"{TROUBLES} troubles; {kill._acknowledged(guests)} moves acknowledged, "
        f"{sum(guest.reconnects for guest in guests)} reconnections\n"
    )


async def restart(house: House) -> None:
    house.kill()
    house.start()
    await house.ready()


def test_whatever_goes_wrong_with_one_server_all_games_end(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    rng = Random(11)

    async def lock() -> None:
        """Somebody else holds the database for a while."""
        other = sqlite3.connect(database, timeout=60)
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(rng.uniform(0.2, 1.0))
        other.rollback()
        other.close()

    async def fill(house: House) -> None:
        """No file of the server may get longer for a while."""
        assert house.process is not None
        process, hard = house.process.pid, resource.RLIM_INFINITY
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, hard))
        await asyncio.sleep(rng.uniform(0.2, 1.0))
        resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))

    async def scenario() -> None:
        house = House(f"sqlite:///{database}", tmp_path / "log")
        async with opened(house):
            guests = await play([house], [lambda: restart(house), lock, lambda: fill(house)], rng)
        report(guests, await kill.logs(house.settings.url, guests))
        assert sum(guest.refused for guest in guests) == 0

    asyncio.run(scenario())


def test_whatever_goes_wrong_with_two_servers_all_games_end(
    tmp_path: Path, postgresql: str
) -> None:
    rng = Random(12)

    async def cut() -> None:
        """The database ends every connection, the news channels among them."""
        admin = await asyncpg.connect(postgresql)
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        await admin.close()

    async def lock() -> None:
        """Somebody else holds the log for a while."""
        admin = await asyncpg.connect(postgresql)
        async with admin.transaction():
            await admin.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            await asyncio.sleep(rng.uniform(0.2, 1.0))
        await admin.close()

    async def scenario() -> None:
        lasting, mortal = (House(postgresql, tmp_path / name) for name in ("log1", "log2"))
        async with opened(lasting), opened(mortal):
            troubles = [cut, lambda: restart(mortal), lock]
            guests = await play([lasting, mortal], troubles, rng)
        report(guests, await kill.logs(lasting.settings.url, guests))

    asyncio.run(scenario())
