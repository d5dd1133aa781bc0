"""Nothing acknowledged is lost or doubled when a server is killed, and every game ends."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from formspiel.core.game import Json
from formspiel.core.record import replay
from formspiel.server.store.storage import open_storage
from formspiel.table.dealer import verify
from formspiel.table.secrecy import know
from formspiel.table.sight import show_entry
from formspiel.table.table import Table, fold
from tests.server.house import Guest, House, opened

KILLS = int(os.environ.get("FORMSPIEL_KILLS", "0"))
"""20 is the full size, see CONTRIBUTING.md. By default `test_chaos.py` kills servers, among
other things, and these tests wait for who wants many kills."""
IS_FULL = KILLS > 4
BUNCH = 20
"""After so many kills games are played to their ends, and others begin."""
MOVES = 16 if IS_FULL else 4
"""Until the last kill every seat may make so many moves; few games end before."""
LULL = 4.0 if IS_FULL else 1.0
many = pytest.mark.skipif(KILLS == 0, reason="FORMSPIEL_KILLS says how many kills")
"""After so long without a move a server is killed all the same."""
PATIENCE = 1200.0 if IS_FULL else 240.0
"""So long nothing may happen at all before the test gives up; many kills are for a machine
that does other things as well."""
FULL: list[tuple[str, Json]] = [
    ("fits", {"boards": ["1", "2"]}),
    ("bits", {}),
    ("quadrata", {"rounds": 2, "turn_limit": 24}),
    ("digit", {"games": 2}),
    ("fits", {"boards": ["3", "4"]}),
    ("bits", {}),
    ("quadrata", {"rounds": 2, "turn_limit": 24}),
    ("digit", {"variant": "plus"}),
    ("fits", {"boards": ["4", "1"]}),
    ("digit", {"open": True, "games": 2}),
]
SMALL: list[tuple[str, Json]] = [
    ("fits", {"boards": ["1"]}),
    ("quadrata", {"rounds": 1, "turn_limit": 12}),
    ("digit", {"open": True}),
]
TABLES = FULL if IS_FULL else SMALL


async def make_guests(
    url: str, urls: list[str], rng: Random, tables: list[tuple[str, Json]]
) -> list[Guest]:
    guests = []
    async with httpx.AsyncClient(base_url=url) as client:
        for game, options in tables:
            seats = [{"kind": "person", "name": f"P{n}", "language": "nl"} for n in range(2)]
            body = {"game": game, "options": options, "seats": seats}
            made = (await client.post("/api/tables", json=body)).json()
            for held in made["seats"]:
                own = Random(rng.random())
                guest = Guest(urls, made["table"]["table"], held["seat"], held["token"], own)
                guests.append(guest)
    return guests


async def play_on(guests: list[Guest], goal: int) -> None:
    """Wait until so many moves are acknowledged, or all wait for moves that nobody may make."""
    last, at = -1, time.monotonic()
    while (now := _acknowledged(guests)) < goal and time.monotonic() - at < LULL:
        if now != last:
            last, at = now, time.monotonic()
        await asyncio.sleep(0.01)


async def kill_often(house: House, guests: list[Guest], rng: Random, kills: int) -> list[int]:
    """Kill a server at random moments; how many moves it had not answered each time."""
    under_way = []
    share = MOVES / kills
    for _ in range(kills):
        for guest in guests:
            guest.budget += share
        goal = _acknowledged(guests) + rng.randint(1, int(0.7 * share * len(guests)))
        await play_on(guests, goal)
        await asyncio.sleep(rng.uniform(0.0, 0.05))
        house.kill()
        under_way.append(sum(g.is_waiting and g.url == house.url for g in guests))
        house.start()
        await house.ready()
    assert not all(guest.over for guest in guests), "the games ended too soon"
    for guest in guests:
        guest.budget = float("inf")
    return under_way


async def watch(guests: list[Guest]) -> None:
    """Wait for the end of all games, as long as something happens now and then."""
    last, at = -1, time.monotonic()
    while not all(guest.over for guest in guests):
        await asyncio.sleep(0.2)
        now = sum(len(guest.seen) + max(guest.reconnects, 0) for guest in guests)
        if now != last:
            last, at = now, time.monotonic()
        if time.monotonic() - at > PATIENCE:
            stuck = [
                (guest.table, guest.seat, guest.after, guest.url, guest._open, guest.trouble)
                for guest in guests
                if not guest.over
            ]
            raise AssertionError(f"nothing happens any more: {stuck}")


async def play_and_kill(houses: list[House], rng: Random) -> tuple[list[Guest], list[int]]:
    """Kill the last of the servers again and again while games are played on all of them."""
    guests, under_way = [], []
    for first in range(0, KILLS, BUNCH):
        played, killed = await play_a_bunch(houses, rng, min(BUNCH, KILLS - first))
        guests += played
        under_way += killed
    return guests, under_way


async def play_a_bunch(
    houses: list[House], rng: Random, kills: int
) -> tuple[list[Guest], list[int]]:
    guests = await make_guests(houses[0].url, [house.url for house in houses], rng, TABLES)
    for guest in guests:
        # So that there is something left to play at the last kill.
        guest.budget = 1
    async with asyncio.TaskGroup() as group:
        for guest in guests:
            group.create_task(guest.play())
        killing = group.create_task(kill_often(houses[-1], guests, rng, kills))
        group.create_task(watch(guests))
    return guests, killing.result()


def _acknowledged(guests: list[Guest]) -> int:
    return sum(len(guest.acknowledged) for guest in guests)


async def logs(url: str, guests: list[Guest]) -> dict[str, Table]:
    async with open_storage(url) as storage:
        return {t: fold(await storage.load(t)) for t in {guest.table for guest in guests}}


def check(guest: Guest, table: Table) -> None:
    assert guest.trouble == []
    assert table.is_over
    entries = list(table.log)
    for made_id, number in guest.acknowledged.items():
        same = [n for n, e in enumerate(entries) if _is_of(e, guest.seat, made_id)]
        assert same == [number], f"{made_id} counts {len(same)} times"
        event = {key: v for key, v in entries[number].event.items() if key != "at"}  # type: ignore[union-attr]  # a move
        assert event == guest.sent[made_id]
    made_ids = [e.id for e in entries if _is_of(e, guest.seat, None)]  # type: ignore[union-attr]  # a move
    assert len(set(made_ids)) == len(made_ids)
    known = know(table, guest.seat)
    for number, told in guest.seen.items():
        assert told == show_entry(table, number, known)
    assert sorted(guest.seen) == list(range(len(entries)))
    assert verify(table.record).is_fair
    assert replay(table.record) == table.state


def report(guests: list[Guest], tables: dict[str, Table], under_way: list[int]) -> None:
    for guest in guests:
        check(guest, tables[guest.table])
    sys.stdout.write(
        f"{len(under_way)} kills, at {sum(map(bool, under_way))} of them moves under way, "
        f"{sum(under_way)} in all; {_acknowledged(guests)} moves acknowledged, "
        f"{sum(guest.reconnects for guest in guests)} reconnections, "
        f"{sum(guest.refused for guest in guests)} moves refused\n"
    )


def _is_of(entry: Any, seat: int, made_id: str | None) -> bool:
    is_own = getattr(entry, "by", None) == "person" and entry.seat == seat
    return is_own and (made_id is None or entry.id == made_id)


@many
def test_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        house = House(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
        async with opened(house):
            guests, under_way = await play_and_kill([house], Random(1))
        report(guests, await logs(house.settings.url, guests), under_way)
        # Who sees all there is sends nothing that is refused.
        assert sum(guest.refused for guest in guests) == 0
        assert "Traceback" not in (tmp_path / "log").read_text()

    asyncio.run(scenario())


@many
def test_one_of_two_servers_is_killed(tmp_path: Path, postgresql: str) -> None:
    async def scenario() -> None:
        lasting = House(postgresql, tmp_path / "log1")
        mortal = House(postgresql, tmp_path / "log2")
        async with opened(lasting), opened(mortal):
            guests, under_way = await play_and_kill([lasting, mortal], Random(2))
        report(guests, await logs(lasting.settings.url, guests), under_way)

    asyncio.run(scenario())
