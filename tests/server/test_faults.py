"""Disks that are full, databases that are locked or gone, entries that nobody can read."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships no types
import pytest
from sqlalchemy import event, text

from formspiel.server import journal
from formspiel.server.settings import Settings
from formspiel.server.store import schema
from formspiel.server.store.archive import export_records
from formspiel.server.store.storage import BadDatabase, only_server, open_storage, plain_url
from formspiel.server.tables import commit, news
from tests.cli.inside import run
from tests.server.challenging import join
from tests.server.house import until
from tests.server.inside import EASY, PERSON, Inside, Peer, Time, inside
from tests.server.test_play import bearer

WORDS = "between us only"
MONTH = 30 * 86_400.0


async def seated(house: Inside, **wishes: Any) -> tuple[Peer, Any]:
    made = await house.make("fits", PERSON, EASY, **wishes)
    peer, welcome = await house.join(made["table"]["table"], made["seats"][0]["token"])
    return peer, {**made, "sight": welcome["sight"]}


def prepare(house: Inside) -> dict[str, int]:
    """Settings that every connection to the SQLite file gets before it is used."""
    pragmas: dict[str, int] = {}

    def set_all(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        for name, value in pragmas.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()

    event.listen(house.tables.storage.engine.sync_engine, "checkout", set_all)
    return pragmas


async def tell_and_wait(house: Inside, peer: Peer, move: Any) -> list[Any]:
    """Send words and a move while nothing can be stored; what is heard until it is known."""
    peer.client.receive(json.dumps({"type": "say", "id": "s", "text": WORDS}))
    peer.client.receive(json.dumps({"type": "play", "id": "m", "event": move}))
    heard: list[Any] = []

    def is_told() -> bool:
        heard.extend(json.loads(one) for one in peer.take())
        delayed = [m["ids"] for m in heard if m["type"] == "delayed"]
        return {made_id for ids in delayed for made_id in ids} >= {"s", "m"}

    await until(is_told, 120)
    ill = await house.http.get("/healthz")
    assert (ill.status_code, ill.json()["sentence"]) == (503, "the database stores nothing")
    assert not [m for m in heard if m["type"] == "update"], "nothing is acknowledged"
    return heard


async def check_done(house: Inside, peer: Peer) -> None:
    done: dict[str, int] = {}

    def is_done() -> bool:
        for one in peer.take():
            done.update((d["id"], d["number"]) for d in json.loads(one).get("done", []))
        return set(done) >= {"s", "m"}

    await until(is_done, 120)
    assert (await house.http.get("/healthz")).status_code == 200
    log = await house.tables.storage.load(peer.client.live.id)
    assert [n for n, entry in enumerate(log) if getattr(entry, "text", "") == WORDS] == [done["s"]]


def check_log(caplog: pytest.LogCaptureFixture) -> None:
    lines = [line for line in caplog.records if "storing failed" in line.getMessage()]
    assert len(lines) == 1, "the same trouble is told once a minute"
    assert not [line for line in caplog.records if line.exc_info]
    assert WORDS not in caplog.text


def test_while_the_database_is_locked_clients_are_told_and_all_is_stored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(commit, "SLOW_SECONDS", 0.2)
    monkeypatch.setattr(commit, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(journal, "_told", {})
    caplog.set_level(logging.WARNING)

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            peer, made = await seated(house)
            prepare(house)["busy_timeout"] = 50
            other = sqlite3.connect(tmp_path / "tables.db")
            other.execute("BEGIN EXCLUSIVE")
            await tell_and_wait(house, peer, made["sight"]["moves"][0])
            await until(lambda: "storing failed" in caplog.text, 120)
            other.rollback()
            other.close()
            await check_done(house, peer)

    asyncio.run(scenario())
    check_log(caplog)


def test_while_the_disk_is_full_clients_are_told_and_all_is_stored_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(commit, "RETRY_SECONDS", 0.02)
    monkeypatch.setattr(journal, "_told", {})
    caplog.set_level(logging.WARNING)

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            peer, made = await seated(house)
            pragmas = prepare(house)
            async with house.tables.storage.engine.connect() as connection:
                pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
            pragmas["max_page_count"] = pages
            # What is left of the last page.
            live = peer.client.live
            n = 0
            while "storing failed" not in caplog.text:
                n += 1
                house.time.at += 100
                said = {"type": "say", "id": f"fill{n}", "text": "x" * 400}
                peer.client.receive(json.dumps(said))
                await until(lambda: "storing failed" in caplog.text or not live.is_busy(), 60)
            peer.take()
            house.time.at += 100
            await tell_and_wait(house, peer, made["sight"]["moves"][0])
            pragmas["max_page_count"] = 1_000_000
            await check_done(house, peer)
            log = await house.tables.storage.load(live.id)
            ids = [entry.id for entry in log if getattr(entry, "id", "").startswith("fill")]  # type: ignore[union-attr]  # it has one
            assert ids == [f"fill{k}" for k in range(1, n + 1)], "all, once, in order"

    asyncio.run(scenario())
    check_log(caplog)


def test_the_news_channel_comes_back_whatever_happens(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "RETRY_SECONDS", 0.5)

    async def scenario() -> None:
        async with (
            inside(tmp_path, database=postgresql) as here,
            inside(tmp_path, database=postgresql) as there,
        ):
            made = await here.make("fits", PERSON, PERSON)
            table = made["table"]["table"]
            await until(lambda: here.news.is_open and there.news.is_open, 60)
            one, _ = await here.join(table, made["seats"][0]["token"])
            other, _ = await there.join(table, made["seats"][1]["token"])
            for n in range(2):
                admin = await asyncpg.connect(postgresql)
                await admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
                await admin.close()
                await until(lambda: not there.news.is_open, 60)
                ill = await there.http.get("/healthz")
                assert ill.json()["sentence"] == "news of other processes do not come in"
                # Missed by who does not listen, and told when it listens again.
                await one.do("say", text=f"word {n}")
                await until(lambda: there.news.is_open and here.news.is_open, 60)
                heard: list[bytes] = []

                def has_heard(heard: list[bytes] = heard, n: int = n) -> bool:
                    heard.extend(other.take())
                    return any(b"word %d" % n in one for one in heard)

                await until(has_heard, 60)
                assert (await there.http.get("/healthz")).status_code == 200

    asyncio.run(scenario())


async def spoil(house: Inside, table: str, data: str) -> None:
    entries = schema.entries
    async with house.tables.storage.engine.begin() as connection:
        wrong = entries.c.table_id == table, entries.c.number == 1
        await connection.execute(entries.update().where(*wrong).values(data=data))


@pytest.mark.parametrize(
    "data",
    [
        '{"kind":"unheard of","at":1}',
        "not JSON",
        "[1]",
        '{"kind":"said","at":1,"seat":99,"text":"x"}',
        '{"kind":"event","event":{"chance":"card","piece":"L4"},"by":"chance"}',
        '{"kind":"made","at":1}',
    ],
)
def test_a_table_with_an_entry_that_cannot_be_is_set_apart(
    data: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> str:
        async with inside(tmp_path) as house:
            bad = (await house.make("fits", PERSON, EASY))["table"]["table"]
            good = await house.make("fits", PERSON, EASY)
            table: str = good["table"]["table"]
            await spoil(house, bad, data)
        time = Time()
        async with inside(tmp_path, time) as house:

            def named() -> list[str]:
                said = [one for one in caplog.records if "cannot be read" in one.message]
                return [one.__dict__["table"] for one in said]

            await until(lambda: bool(named()))
            for _ in range(3):
                answer = await house.http.get(f"/api/tables/{bad}")
                assert (answer.status_code, answer.json()["code"]) == (500, "broken_table")
            assert named() == [bad], "named once, after the start"
            token = bearer(good["seats"][0]["token"])
            assert (await house.http.get(f"/api/tables/{table}", headers=token)).status_code == 200
            time.at += MONTH + 1
            await house.tables.sweep()
            assert await house.tables.storage.archived(table) is not None
            assert await house.tables.storage.archived(bad) is None
            broken: list[str] = []
            records = [pair async for pair in export_records(house.tables.storage, broken)]
            assert ([name for name, _ in records], broken) == ([table], [bad])
            return str(bad)

    bad = asyncio.run(scenario())
    if data == "not JSON":
        done = run("export", str(tmp_path / "out"), "--database", f"sqlite:///{tmp_path}/tables.db")
        assert done.returncode == 2
        assert "1 tables exported" in done.stdout or "1 table exported" in done.stdout
        assert bad in done.stderr
        assert "Traceback" not in done.stderr


def test_two_servers_do_not_share_an_sqlite_file(tmp_path: Path) -> None:
    url = Settings(database=f"sqlite:///{tmp_path}/tables.db").url

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            with pytest.raises(BadDatabase, match="another server uses"):
                async with inside(tmp_path):
                    pass
            await house.make("fits")
            # Whoever only looks may.
            async with open_storage(url) as storage:
                assert len(await storage.ids()) == 1
        with only_server(url):
            pass

    asyncio.run(scenario())


def test_a_new_database_is_private(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            await house.make("fits")
            modes = {path: path.stat().st_mode for path in paths}
        assert {stat.S_IMODE(mode) for mode in modes.values()} == {0o600}, modes

    paths = [tmp_path / f"tables.db{ending}" for ending in ("", "-wal", "-shm", ".lock")]
    before = os.umask(0o022)
    try:
        asyncio.run(scenario())
    finally:
        os.umask(before)


def test_a_jump_of_the_clock_archives_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        time, steady = Time(), Time(5.0)
        async with inside(tmp_path, time, steady=steady) as house:
            made = await house.make("fits")
            table = made["table"]["table"]
            today = (await house.http.get("/api/dailies")).json()["games"][0]["challenge"]
            await join(house, today, "Ann")
            time.at += 10 * MONTH
            await house.tables.sweep()
            await house.app.state.challenges.sweep()
            assert await house.tables.storage.archived(table) is None
            assert (await house.http.get(f"/api/challenges/{today}")).is_success
        # Nor does a machine that wakes up in another year.
        async with inside(tmp_path, time, steady=steady) as house:
            await house.tables.sweep()
            assert await house.tables.storage.archived(table) is None
            time.at += MONTH
            steady.at += MONTH
            await house.tables.sweep()
            assert await house.tables.storage.archived(table) is not None

    asyncio.run(scenario())


def test_an_archived_record_is_as_private_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            private = await house.make("fits")
            public = await house.make("fits", is_public=True)
            house.time.at += MONTH + 1
            await house.tables.sweep()

            async def ask(made: Any, token: str | None) -> int:
                path = f"/api/tables/{made['table']['table']}/record"
                headers = bearer(token) if token else {}
                return (await house.http.get(path, headers=headers)).status_code

            assert await ask(public, None) == 200
            assert await ask(private, None) == 401
            assert await ask(private, public["seats"][0]["token"]) == 403
            assert await ask(private, private["invite"]) == 403
            assert await ask(private, private["seats"][1]["token"]) == 200
            assert await ask(private, private["spectate"]) == 200

    asyncio.run(scenario())


def test_one_url_of_postgresql_serves_all_connections() -> None:
    for query in ("sslmode=require", "ssl=require"):
        url = Settings(database=f"postgresql://me:secret@db:5433/tables?{query}").url
        assert plain_url(url) == "postgresql://me:secret@db:5433/tables?sslmode=require"
    folder = "postgresql://postgres:@/postgres?host=/tmp/pg"
    assert plain_url(Settings(database=folder).url).endswith("/postgres?host=%2Ftmp%2Fpg")


def test_a_server_starts_with_a_wish_about_tls(postgresql: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        mark = "&" if "?" in postgresql else "?"
        url = f"{postgresql}{mark}sslmode=disable"
        async with inside(tmp_path, database=url) as house:
            await until(lambda: house.news.is_open, 60)
            await house.make("fits")

    asyncio.run(scenario())
