"""Tables that nobody attends: bots and clocks do not play for ever, and no log is endless."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from formspiel.server.tables import live as live_tables
from formspiel.server.tables.automation import Automation
from formspiel.server.tables.live import LiveTable
from formspiel.server.watch import Watch
from formspiel.server.workers.pool import Pool
from formspiel.table import table as tables
from formspiel.table.table import fold
from tests.server.house import until
from tests.server.inside import EASY, PERSON, inside

SHORT = {"rounds": 1, "turn_limit": 30}


def test_bots_alone_move_only_while_somebody_watches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("quadrata", EASY, EASY, options=SHORT, is_public=True)
            table = made["table"]["table"]
            live = await house.tables.find(table)
            assert not live.is_driven
            assert not house.automation.is_thinking
        async with inside(tmp_path) as house:
            # Nor do they after a restart.
            live = await house.tables.find(table)
            assert live.shown.unattended == 0
            assert not house.automation.is_thinking
            house.time.at += 1000
            await house.tables.sweep()
            assert table not in house.tables.live
            peer, _ = await house.join(table)
            live = await house.tables.find(table)
            await until(lambda: live.shown.unattended >= 2, 120)
            house.broadcast.exit(peer.client)
            await until(lambda: not house.automation.is_thinking, 120)
            await peer.listen()
            assert not live.is_driven
            stopped = len(live.shown.log)
            assert not live.shown.is_over
            await house.join(table)
            await until(lambda: live.shown.is_over, 120)
            assert len(live.shown.log) > stopped

    asyncio.run(scenario())


def test_bots_wait_for_people_who_stay_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_UNATTENDED", 3)

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("quadrata", PERSON, EASY, options=SHORT)
            table, token = made["table"]["table"], made["seats"][0]["token"]
            peer, _ = await house.join(table, token)
            await peer.do("bot", seat=0, level="easy")
            house.broadcast.exit(peer.client)
            live = await house.tables.find(table)
            await until(lambda: not live.is_driven and not house.automation.is_thinking, 120)
            assert not live.shown.is_over
            assert live.shown.unattended >= 3
            peer, _ = await house.join(table, token)
            await until(lambda: live.shown.is_over, 120)

    asyncio.run(scenario())


class Bots:
    """In place of processes: notes what they are to choose from."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    async def choose(self, *question: Any) -> tuple[Any, bool]:
        legal: tuple[Any, ...] = question[3]
        self.asked.append(legal)
        return legal[0], True


def test_a_bot_whose_turn_is_over_by_then_is_not_asked_and_is_at_the_next(tmp_path: Path) -> None:
    """Its move was stored together with a person's, and it is not to act on the next card."""

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            short = {"rounds": 1, "turn_limit": 4}
            made = await house.make("quadrata", EASY, EASY, options=short, is_public=True)
            await house.join(made["table"]["table"])
            played = await house.tables.find(made["table"]["table"])
            await until(lambda: played.shown.is_over, 120)
        log = list(played.shown.log)
        moments = [fold(log[:number]) for number in range(1, len(log) + 1)]
        own, other = (
            next(moment for moment in moments if moment.acting == (seat,)) for seat in (1, 0)
        )
        bots, watch = Bots(), Watch()
        automation = Automation(cast(Pool, bots), watch, house.time)
        live = LiveTable("table", own, own, lambda _: None)
        live.enter(None)
        automation.drive(live)
        live.shown = live.table = other
        await asyncio.sleep(0.01)
        assert bots.asked == []
        live.shown = live.table = own
        automation.drive(live)
        await asyncio.sleep(0.01)
        assert bots.asked == [own.game.legal(own.state, 1)]

    asyncio.run(scenario())


def test_a_log_takes_no_more_than_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, EASY)
            peer, welcome = await house.join(made["table"]["table"], made["seats"][0]["token"])
            live = await house.tables.find(made["table"]["table"])
            await until(lambda: not house.automation.is_thinking, 120)
            await peer.listen()
            monkeypatch.setattr(tables, "MOST_ENTRIES", len(live.shown.log) + 1)
            assert "done" in await peer.do("play", event=welcome["sight"]["moves"][0])
            await until(lambda: not house.automation.is_thinking, 120)
            await peer.listen()
            length = len(live.shown.log)
            for kind, parts in (
                ("say", {"text": "more"}),
                ("rename", {"name": "Bo", "language": "de"}),
                ("undo", {}),
                ("bot", {"seat": 0, "level": "easy"}),
                ("play", {"event": {}}),
            ):
                assert (await peer.do(kind, **parts))["code"] == "full"
            assert len(live.shown.log) == length
            # Bots do not go round in circles for it, and whoever sits there may go.
            assert not house.automation.is_thinking
            assert not live.is_driven
            assert "done" in await peer.do("leave")

    asyncio.run(scenario())


def test_who_took_a_seat_and_never_came_is_lost_though_others_look(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, {"kind": "open"}, {"kind": "open"})
            table = made["table"]["table"]
            path = f"/api/tables/{table}/seats"
            body = {"name": "Cem", "seat": 1, "invite": made["invite"]}
            assert (await house.http.post(path, json=body)).status_code == 201
            peer, _ = await house.join(table, made["seats"][0]["token"])
            assert (await peer.do("bot", seat=1, level="easy"))["code"] == "seat_taken"
            house.time.at += 31
            token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            await house.http.get(f"/api/tables/{table}", headers=token)
            assert "done" in await peer.do("bot", seat=1, level="easy")

    asyncio.run(scenario())


def test_so_many_tables_that_nobody_needs_stay_in_memory(tmp_path: Path) -> None:
    """Whoever asks for all tables of the lobby, one after the other, has none of them kept."""

    async def scenario() -> None:
        async with inside(tmp_path, idle_tables=10) as house:
            first = await house.make("fits", PERSON, is_public=True)
            await house.join(first["table"]["table"], first["seats"][0]["token"])
            names = []
            for _ in range(30):
                house.time.at += 1
                names.append((await house.make("fits", PERSON, is_public=True))["table"]["table"])
                assert len(house.tables.live) <= 13
            for name in names:
                house.time.at += 1
                assert (await house.http.get(f"/api/tables/{name}")).is_success
                assert len(house.tables.live) <= 13
            assert {first["table"]["table"], *names[-5:]} <= house.tables.live.keys()

    asyncio.run(scenario())


def test_a_table_that_is_over_is_forgotten_when_the_last_has_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, over_seconds=0.0) as house:
            made = await house.make("fits", PERSON, is_public=True)
            table, token = made["table"]["table"], made["seats"][0]["token"]
            peer, _ = await house.join(table, token)
            other, _ = await house.join(table)
            house.broadcast.exit(other.client)
            assert "done" in await peer.do("end")
            await asyncio.sleep(0.01)
            assert table in house.tables.live
            house.broadcast.exit(peer.client)
            await until(lambda: table not in house.tables.live, 60)
            _, welcome = await house.join(table, token)
            assert welcome["table"]["is_over"]

    asyncio.run(scenario())
