"""The database: migrations, the guard between processes, the archive, export and import."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from formspiel.core.record import parse_record, replay
from formspiel.server.settings import Settings
from formspiel.server.store import storage as storage_module
from formspiel.server.store.schema import entries, metadata
from formspiel.server.store.storage import NEWEST, Addition, Storage, open_storage
from formspiel.table.command import Make
from formspiel.table.dealer import verify
from formspiel.table.entry import Said, format_entry
from formspiel.table.holder import PERSON, Holder
from formspiel.table.refusal import Refusal
from tests.cli.inside import run
from tests.server.house import House, opened, until
from tests.server.inside import PERSON as PERSON_WISH
from tests.server.inside import Time, inside, settled
from tests.server.test_http import over
from tests.table.play import new_table
from tests.test_boxes import document

MONTH = 30 * 86_400.0


def differences(connection: Connection) -> list[Any]:
    found = compare_metadata(MigrationContext.configure(connection), metadata)
    return [change for change in found if "alembic_version" not in str(change)]


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        for _ in range(2):
            async with open_storage(url) as storage, storage.engine.connect() as connection:
                assert await connection.run_sync(differences) == []

    asyncio.run(scenario(Settings(database=f"sqlite:///{tmp_path}/tables.db").url))
    folder = Path(storage_module.__file__).parent / "migrations"
    assert ScriptDirectory(str(folder)).get_current_head() == NEWEST


def test_a_database_from_before_challenges_keeps_its_tables(tmp_path: Path) -> None:
    def begin(connection: Connection) -> None:
        config = Config()
        folder = Path(storage_module.__file__).parent / "migrations"
        config.set_main_option("script_location", str(folder))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "3")

    async def scenario() -> None:
        url = Settings(database=f"sqlite:///{tmp_path}/tables.db").url
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.run_sync(begin)
            row = {"table_id": "a" * 16, "number": 0, "at": 1.0}
            log = new_table("fits").log
            data = json.dumps(format_entry(log[0]))
            await connection.execute(insert(entries), {**row, "data": data})
        await engine.dispose()
        async with open_storage(url) as storage:
            assert await storage.load("a" * 16) == [log[0]]
            async with storage.engine.connect() as connection:
                assert await connection.run_sync(differences) == []

    asyncio.run(scenario())


def test_migrations_lead_to_the_schema_on_postgresql(postgresql: str) -> None:
    async def scenario() -> None:
        url = Settings(database=postgresql).url
        async with open_storage(url) as one, open_storage(url), one.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(scenario())


def test_of_two_that_add_the_same_number_one_fails(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_storage(
            Settings(database=f"sqlite:///{tmp_path}/tables.db").url
        ) as storage:
            log = list(new_table("fits").log)
            assert await storage.append([Addition("a", 0, log), Addition("b", 0, log)]) == [
                True,
                True,
            ]
            late = Addition("a", len(log) - 1, [Said(1.0, 0, "late")])
            good = Addition("b", len(log), [Said(1.0, 0, "good")])
            assert await storage.append([late, good]) == [False, True]
            assert len(await storage.load("a")) == len(log)
            assert (await storage.load("b", len(log)))[0] == Said(1.0, 0, "good")

    asyncio.run(scenario())


def test_two_processes_share_a_table(postgresql: str, tmp_path: Path) -> None:
    """Players of one table on different processes: both see all, and nothing is doubled."""

    async def scenario() -> None:
        async with (
            inside(tmp_path, database=postgresql) as here,
            inside(tmp_path, database=postgresql) as there,
        ):
            made = await here.make("fits", PERSON_WISH, PERSON_WISH)
            table = made["table"]["table"]
            one, _ = await here.join(table, made["seats"][0]["token"])
            other, _ = await there.join(table, made["seats"][1]["token"])
            for n in range(3):
                await one.do("say", text=f"one {n}")
            async with asyncio.timeout(60):
                heard: list[str] = []
                while len(heard) < 3:
                    # One update may bring several entries.
                    updates = [m for m in await other.listen() if m["type"] == "update"]
                    heard += [entry["text"] for m in updates for entry in m["entries"]]
                    await asyncio.sleep(0.02)
            assert heard == ["one 0", "one 1", "one 2"]
            # Both at the same time: one is overtaken, looks, and decides again.
            one.client.receive(json.dumps({"type": "say", "id": "x", "text": "same time"}))
            other.client.receive(json.dumps({"type": "say", "id": "x", "text": "same time"}))
            await asyncio.gather(settled(here.tables), settled(there.tables))
            log = await here.tables.storage.load(table)
            assert sum(getattr(e, "text", "") == "same time" for e in log) == 2
            assert len({getattr(e, "seat", None) for e in log[-2:]}) == 2

    asyncio.run(scenario())


def test_a_process_that_has_not_heard_the_news_looks_before_it_refuses(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hear_nothing(*_: Any) -> None:
        await asyncio.sleep(1e6)

    async def scenario() -> None:
        monkeypatch.setattr("formspiel.server.tables.news.NewsChannel.run", hear_nothing)
        async with (
            inside(tmp_path, database=postgresql) as here,
            inside(tmp_path, database=postgresql) as there,
        ):
            made = await here.make("quadrata", PERSON_WISH, {"kind": "open"}, is_public=True)
            table = made["table"]["table"]
            assert (await there.http.get(f"/api/tables/{table}")).json()["seats"][1]["name"] == ""
            taken = await here.http.post(f"/api/tables/{table}/seats", json={"name": "Cid"})
            assert (await there.http.get(f"/api/tables/{table}")).json()["seats"][1]["name"]
            one, _ = await here.join(table, made["seats"][0]["token"])
            other, welcome = await there.join(table, taken.json()["token"])
            assert welcome["seat"] == 1
            # Each moves at its own process, and hears nothing of the other's moves.
            live = await here.tables.find(table)
            command: dict[str, Any] = {}
            for n in range(6):
                mover = (one, other)[live.table.acting[0]]
                move = live.table.game.legal(live.table.state, live.table.acting[0])[0]
                event = live.table.game.format_event(move)
                command = {"type": "play", "id": f"m{n}", "event": event}
                mover.client.receive(json.dumps(command))
                await until(lambda: not mover.client.is_late, 60)  # noqa: B023  awaited here
                assert [m["type"] for m in await mover.listen()][-1] == "update"
                live = (here if mover is one else there).tables.live[table]
            assert len({e.seat for e in live.shown.log if getattr(e, "by", "") == "person"}) == 2  # type: ignore[union-attr]  # moves
            # And what is wrong all the same is refused, in order.
            waiting = (one, other)[1 - live.table.acting[0]]
            waiting.client.receive(json.dumps(command | {"id": "wrong"}))
            waiting.client.receive(json.dumps({"type": "ping"}))
            await until(lambda: not waiting.client.is_late, 60)
            kinds = [(m["type"], m.get("code")) for m in await waiting.listen()]
            assert kinds[-2:] == [("error", "not_your_turn"), ("pong", None)]

    asyncio.run(scenario())


def test_who_asks_for_a_rematch_on_two_processes_gets_one(postgresql: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            inside(tmp_path, database=postgresql) as here,
            inside(tmp_path, database=postgresql) as there,
        ):
            holders = (Holder(PERSON, "A", "en", "a"),)
            command = Make(here.time(), "fits", holders, bytes(32))
            first = await here.tables.make(command, "rematchrematchre")
            with pytest.raises(Refusal, match="exists already"):
                await there.tables.make(command, "rematchrematchre")
            second = await there.tables.find("rematchrematchre")
            assert first.shown.dealer == second.shown.dealer

    asyncio.run(scenario())


def test_a_table_without_a_word_for_thirty_days_is_archived(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with inside(tmp_path, time) as house:
            quiet = (await house.make("digit", is_public=True))["table"]["table"]
            talking = await house.make("fits")
            peer, _ = await house.join(talking["table"]["table"], talking["seats"][0]["token"])
            time.at += MONTH - 10
            await peer.do("say", text="still here")
            await house.tables.sweep()
            assert (await house.http.get(f"/api/tables/{quiet}")).status_code == 200
            time.at += 11
            await house.tables.sweep()
            answer = await house.http.get(f"/api/tables/{quiet}")
            assert (answer.status_code, answer.json()["code"]) == (410, "archived")
            assert (await house.http.get("/api/tables")).json()["tables"] == []
            record = (await house.http.get(f"/api/tables/{quiet}/record")).json()
            assert "figures" not in str(record["events"][1:]), "the game was not over"
            assert "done" in await peer.do("say", text="we go on")
        async with inside(tmp_path, time) as house:
            assert (await house.http.get(f"/api/tables/{quiet}")).status_code == 410

    asyncio.run(scenario())


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("quadrata")
            table = made["table"]["table"]
            before = (await house.tables.find(table)).shown
            house.time.at += 1000
            await house.tables.sweep()
            assert table not in house.tables.live
            after = (await house.tables.find(table)).shown
            assert (after.state, after.record) == (before.state, before.record)

    asyncio.run(scenario())


def test_what_is_carried_over_leaves_room_in_the_log_of_sqlite(tmp_path: Path) -> None:
    log = tmp_path / "tables.db-wal"

    async def write(storage: Storage, numbers: range) -> int:
        for number in numbers:
            said = Said(1.0, 0, f"{number}", f"{number}")
            assert await storage.append([Addition("t", number, [said])]) == [True]
        return log.stat().st_size

    async def scenario() -> None:
        async with open_storage(f"sqlite+aiosqlite:///{tmp_path}/tables.db") as storage:
            before = await write(storage, range(40))
            assert await write(storage, range(40, 80)) > before
            long = await write(storage, range(80, 120))
            await storage.carry_over()
            assert await write(storage, range(120, 200)) == long
            assert await storage.append([Addition("t", 199, [Said(1.0, 0, "x", "x")])]) == [False]
            found = [entry.id for entry in await storage.load("t") if isinstance(entry, Said)]
            assert found == [f"{number}" for number in range(200)]

    asyncio.run(scenario())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        seats = [PERSON_WISH, {"kind": "bot", "level": "easy"}]
        async with inside(tmp_path) as house:
            made = await house.make("quadrata", *seats, options={"rounds": 1, "turn_limit": 20})
            table = made["table"]["table"]
            peer, _ = await house.join(table, made["seats"][0]["token"])
            await peer.do("bot", seat=0, level="easy")
        async with inside(tmp_path) as house:
            await until(lambda: table in house.tables.live, 120)
            live = house.tables.live[table]
            await until(lambda: live.shown.is_over, 120)
            assert replay(live.shown.record) == live.shown.state

    asyncio.run(scenario())


def test_a_server_that_is_told_to_stop_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        house = House(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log")
        async with opened(house):
            async with httpx.AsyncClient(base_url=house.url) as http:
                body = {"game": "fits", "seats": [PERSON_WISH], "is_public": True}
                made = (await http.post("/api/tables", json=body)).json()
            address = house.url.replace("http", "ws", 1)
            async with connect(f"{address}/api/tables/{made['table']['table']}/socket") as ws:
                await ws.send('{"type": "hello"}')
                await ws.recv()
                await asyncio.to_thread(house.stop)
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await ws.recv()
                assert ws.close_code == 1012
        assert "Traceback" not in (tmp_path / "log").read_text()

    asyncio.run(scenario())


def test_export_and_import_go_round(tmp_path: Path) -> None:
    async def fill() -> None:
        async with inside(tmp_path) as house:
            await house.make("fits", title="Zoë's evening")
            await house.make("digit")
            await over(house)

    asyncio.run(fill())
    database = f"sqlite:///{tmp_path}/tables.db"
    folder, file = tmp_path / "records", tmp_path / "all.jsonl"
    done = run("export", str(folder), "--database", database, "--json")
    assert json.loads(done.stdout) == {"exported": 3}, done
    texts = {path.name: path.read_text() for path in folder.iterdir()}
    assert sum(verify(parse_record(text)).is_fair for text in texts.values()) == 1
    assert sum('"secret"' in text for text in texts.values()) == 1
    other = f"sqlite:///{tmp_path}/other.db"
    done = run("import", str(folder), "--database", other, "--json")
    assert json.loads(done.stdout) == {"imported": 3, "known": 0}, done
    done = run("export", str(file), "--database", other)
    assert done.stdout == "3 tables exported\n"
    done = run("import", str(file), "--database", other, "--json")
    assert json.loads(done.stdout) == {"imported": 0, "known": 3}
    third = f"sqlite:///{tmp_path}/third.db"
    assert run("import", str(file), "--database", third).returncode == 0
    again = tmp_path / "again"
    assert run("export", str(again), "--database", third).returncode == 0
    assert {path.name: path.read_text() for path in again.iterdir()} == texts


def test_a_home_made_edition_goes_round_too(tmp_path: Path) -> None:
    """A record keeps its box in the archive, and shows it to whoever asks for the record."""
    written = document("quadrata")
    source, folder = tmp_path / "game.record.json", tmp_path / "records"
    source.write_text(json.dumps(written), "utf-8")
    database = f"sqlite:///{tmp_path}/tables.db"
    done = run("import", str(source), "--database", database, "--json")
    assert json.loads(done.stdout) == {"imported": 1, "known": 0}, done
    done = run("export", str(folder), "--database", database)
    [path] = folder.iterdir()
    assert json.loads(path.read_text("utf-8")) == written
    name = path.name.removesuffix(".record.json")

    async def ask() -> Any:
        async with inside(tmp_path) as house:
            return (await house.http.get(f"/api/tables/{name}/record")).json()

    assert asyncio.run(ask())["box"] == written["box"]


def test_the_command_verifies(tmp_path: Path) -> None:
    async def fill() -> Any:
        async with inside(tmp_path) as house:
            return await over(house)

    document = asyncio.run(fill())
    path = tmp_path / "game.record.json"
    path.write_text(json.dumps(document))
    done = run("verify", str(path))
    assert (done.returncode, done.stdout[:5]) == (0, "fair:")
    document["fairness"]["secret"] = "00" * 32
    path.write_text(json.dumps(document))
    done = run("verify", str(path), "--json")
    assert (done.returncode, json.loads(done.stdout)["fair"]) == (1, False)
    path.write_text("{")
    done = run("verify", str(path))
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_bad_wishes_are_refused_in_one_line(tmp_path: Path) -> None:
    for words in (
        ("serve", "--database", "mysql://x"),
        ("serve", "--workers", "2", "--database", f"sqlite:///{tmp_path}/x.db"),
        ("export", "x", "--database", "nonsense"),
        ("import", str(tmp_path / "missing.json"), "--database", f"sqlite:///{tmp_path}/x.db"),
    ):
        done = run(*words)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1), done


@pytest.mark.parametrize("steps", [1, 3, 8])
def test_a_closed_database_has_no_thread_at_work_any_more(tmp_path: Path, steps: int) -> None:
    async def scenario(url: str) -> list[threading.Thread]:
        before = set(threading.enumerate())
        async with open_storage(url) as storage:
            asking = [asyncio.create_task(storage.ping()) for _ in range(5)]
            for _ in range(steps):
                await asyncio.sleep(0.0002)
            drivers = list(set(threading.enumerate()) - before)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
        return drivers

    drivers = asyncio.run(scenario(Settings(database=f"sqlite:///{tmp_path}/tables.db").url))
    assert drivers
    assert not [thread for thread in drivers if thread.is_alive()]
