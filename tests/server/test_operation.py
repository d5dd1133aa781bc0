"""For whoever runs a server: what it counts, what it logs, and copies of its database."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from formspiel.server.http import tables
from formspiel.server.http.app import create_app
from formspiel.server.http.middleware import LINES_A_MINUTE, Guard, Lines
from formspiel.server.journal import MOST_REPEATS, QUIET_SECONDS, JsonLines, Repeats, start_journal
from formspiel.server.limits import Bans, Buckets
from formspiel.server.settings import UNLIMITED, Settings
from formspiel.server.store import orders
from tests.cli.inside import run
from tests.server.challenging import join, make_event
from tests.server.inside import Inside, Time, inside
from tests.server.test_faults import spoil
from tests.server.test_steps import Screen

TOKEN = "x" * 20
HERE, THERE = ("127.0.0.1", 1), ("203.0.113.7", 1)


def test_metrics_are_told_here_or_for_a_token(tmp_path: Path) -> None:
    async def scenario() -> None:
        app = create_app(Settings(database=f"sqlite:///{tmp_path}/t.db", metrics_token=TOKEN))
        async with app.router.lifespan_context(app):

            async def ask(client: Any, host: str = "localhost", **headers: str) -> int:
                transport = httpx.ASGITransport(app, client=client)
                async with httpx.AsyncClient(
                    transport=transport, base_url=f"http://{host}"
                ) as http:
                    told = {name.replace("_", "-"): value for name, value in headers.items()}
                    answer = await http.get("/metrics", headers=told)
                if answer.status_code == 200:
                    for name in ("batch_waiting", "tasks", "backlog_bytes", "live_entries"):
                        assert f"formspiel_{name}" in answer.text
                return answer.status_code

            assert await ask(HERE) == 200
            assert await ask(THERE) == 401
            assert await ask(THERE, authorization=f"Bearer {TOKEN}") == 200
            assert await ask(THERE, authorization="Bearer other") == 403
            # A proxy of this machine speaks for others, whatever they make it say.
            assert await ask(HERE, x_forwarded_for="127.0.0.1") == 401
            assert await ask(HERE, x_real_ip="127.0.0.1") == 401
            assert await ask(HERE, host="club.example") == 401

    asyncio.run(scenario())


def test_without_a_token_an_empty_one_opens_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            answer = await house.http.get("/metrics", headers={"authorization": "Bearer "})
            assert answer.status_code in (401, 403)

    asyncio.run(scenario())


def test_what_uvicorn_tells_of_each_socket_is_not_logged(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It has all of the URL, in which somebody may have put a secret."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        start_journal("INFO")
        uvicorn = logging.getLogger("uvicorn.error")
        uvicorn.info('%s - "WebSocket %s" [accepted]', "127.0.0.1:1", "/socket?token=secret")
        uvicorn.warning("Invalid HTTP request received.")
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    told = capsys.readouterr().err
    assert "secret" not in told
    assert "Invalid HTTP request" in told


def test_a_request_is_one_line_with_the_address_and_nothing_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> Any:
        async with inside(tmp_path) as house:
            made = await house.make()
            table, token = made["table"]["table"], made["seats"][0]["token"]
            caplog.clear()
            with caplog.at_level(logging.INFO, "formspiel"):
                headers = {"authorization": f"Bearer {token}"}
                await house.http.get(f"/api/tables/{table}?secret={token}", headers=headers)
                await house.http.get("/" + "x" * 5_000)
        return made

    made = asyncio.run(scenario())
    lines = [JsonLines().format(one) for one in caplog.records if one.message == "request"]
    assert len(lines) == 2
    first = json.loads(lines[0])
    assert (first["address"], first["status"]) == ("127.0.0.1", 200)
    assert not any(made["seats"][0]["token"] in line or "Ann" in line for line in lines)
    assert max(map(len, lines)) < 500


def test_a_request_that_fails_is_told_so_and_nothing_that_was_sent_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "show_score", lambda _: {"scores": "words of the chat"})

    async def scenario() -> Any:
        async with inside(tmp_path) as house:
            made = await house.make(is_public=True)
            with caplog.at_level(logging.INFO, "formspiel"):
                return await house.http.get(f"/api/tables/{made['table']['table']}/scores")

    answer = asyncio.run(scenario())
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert answer.headers["x-content-type-options"] == "nosniff"
    lines = [json.loads(JsonLines().format(one)) for one in caplog.records]
    failed = next(line for line in lines if "failed" in line["what"])
    assert "show_scores" in failed["trace"]
    assert [line["status"] for line in lines if line["what"] == "request"] == [500]
    assert not any("chat" in json.dumps(line) for line in lines)


def test_of_requests_that_are_too_many_a_few_are_logged_and_the_rest_is_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        limits = UNLIMITED.model_copy(update={"requests_a_second": 0.001, "request_burst": 3.0})
        async with inside(tmp_path, limits=limits) as house:
            with caplog.at_level(logging.INFO, "formspiel"):
                answers = [await house.http.get("/api/tables") for _ in range(40)]
            assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 37
            # Who goes on is not kept connected.
            assert answers[-1].headers["connection"] == "close"

    asyncio.run(scenario())
    lines = [one for one in caplog.records if one.message == "request"]
    assert len(lines) == 3 + LINES_A_MINUTE
    time = Time(0.0)
    counted = Lines(time)
    assert [counted.count("a") for _ in range(LINES_A_MINUTE + 5)] == [1] * LINES_A_MINUTE + [0] * 5
    assert counted.count("b") == 1
    time.at += 60
    assert counted.count("a") == 6


async def say_hello(app: FastAPI, path: str, token: str) -> Any:
    """Connect, be greeted, and go; the greeting."""
    greeted, greetings = asyncio.Event(), []
    hello = json.dumps({"type": "hello", "token": token})
    said = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello}]

    async def receive() -> Any:
        if said:
            return said.pop(0)
        await greeted.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            greetings.append(json.loads(message.get("text") or message["bytes"]))
            greeted.set()

    scope = {"type": "websocket", "path": path, "headers": [], "client": THERE}
    await app({**scope, "query_string": b"", "subprotocols": []}, receive, send)
    return greetings[0]


def test_a_socket_is_one_line_with_the_address_and_nothing_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> dict[str, str]:
        async with inside(tmp_path) as house:
            table = await house.make()
            event = await make_event(house, {"game": "fits"}, title="Ann")
            paths: dict[str, str] = {
                f"/api/tables/{table['table']['table']}/socket": table["seats"][0]["token"],
                f"/api/challenges/{event['challenge']['challenge']}/socket": event["screen"],
            }
            with caplog.at_level(logging.INFO, "formspiel"):
                for path, token in paths.items():
                    await say_hello(house.app, path, token)
            return paths

    paths = asyncio.run(scenario())
    lines = [JsonLines().format(one) for one in caplog.records if one.message == "socket"]
    assert [json.loads(line)["path"] for line in lines] == list(paths)
    assert {json.loads(line)["address"] for line in lines} == {THERE[0]}
    assert not any(token in line or "Ann" in line for line in lines for token in paths.values())


def test_only_of_an_event_it_is_told_how_it_goes_on(tmp_path: Path) -> None:
    """A daily may have twenty thousand, whose ranking would be made anew every second."""

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            daily = (await house.http.get("/api/dailies")).json()["games"][0]["challenge"]
            guest = await join(house, daily, "Ann")
            told = await say_hello(house.app, f"/api/challenges/{daily}/socket", guest.token)
            assert (told["type"], told["code"]) == ("closing", "not_allowed")
            assert not house.app.state.standings.listeners

    asyncio.run(scenario())


def test_the_same_trouble_is_written_a_few_times_and_then_counted() -> None:
    time = Time(0.0)
    repeats = Repeats(time)

    def tell(level: int, what: str = "trouble") -> logging.LogRecord | None:
        record = logging.LogRecord("formspiel", level, "", 0, what, (), None)
        return record if repeats.filter(record) else None

    assert sum(tell(logging.ERROR) is not None for _ in range(100)) == MOST_REPEATS
    assert tell(logging.ERROR, "another trouble")
    assert all(tell(logging.INFO) for _ in range(100))
    time.at += QUIET_SECONDS
    again = tell(logging.ERROR)
    assert again is not None
    assert again.__dict__["count"] == 100 - MOST_REPEATS + 1


def test_archived_tables_are_deleted_when_that_is_set(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with inside(tmp_path, time, archive_seconds=100.0, delete_seconds=1_000.0) as house:
            await house.make()
            for wait, kept in ((101, 1), (999, 1), (2, 0)):
                time.at += wait
                await house.tables.sweep()
                assert len(await house.tables.storage.archived_ids()) == kept

    asyncio.run(scenario())


def test_a_running_server_is_copied_and_restored(tmp_path: Path) -> None:
    copy, database = tmp_path / "copy.db", f"sqlite:///{tmp_path}/tables.db"

    async def scenario() -> tuple[str, str]:
        async with inside(tmp_path) as house:
            made = await house.make()
            table, token = made["table"]["table"], made["seats"][0]["token"]
            done = run("backup", str(copy), "--database", database, "--json")
            assert json.loads(done.stdout) == {"tables": 1}, done.stderr
            # What comes later is not in it, and the server goes on.
            await house.make()
            refused = run("restore", str(copy), "--database", database, "--force")
            assert refused.returncode == 2
            assert "another server uses" in refused.stderr
        return table, token

    async def look(table: str, token: str) -> None:
        async with inside(tmp_path) as house:
            assert await house.tables.storage.ids() == [table]
            headers = {"authorization": f"Bearer {token}"}
            assert (await house.http.get(f"/api/tables/{table}", headers=headers)).is_success

    table, token = asyncio.run(scenario())
    assert copy.stat().st_mode & 0o077 == 0
    assert run("backup", str(copy), "--database", database).returncode == 2
    assert run("restore", str(copy), "--database", database).returncode == 2
    assert run("restore", str(copy), "--database", database, "--force").returncode == 0
    asyncio.run(look(table, token))


def test_what_is_no_copy_is_not_restored(tmp_path: Path) -> None:
    strange, target = tmp_path / "strange.db", tmp_path / "target.db"
    strange.write_bytes(b"no database at all, " * 500)
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('999')")
    database.close()
    for file in (strange, newer, tmp_path / "missing.db"):
        done = run("restore", str(file), "--database", f"sqlite:///{target}")
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), file
        assert not target.exists()
    done = run("backup", str(target), "--database", "postgresql://me@localhost/x")
    assert done.returncode == 2
    assert "pg_dump" in done.stderr


def test_tables_of_a_running_server_are_closed_and_deleted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    def order(*words: str) -> Any:
        return json.loads(run("tables", *words, "--database", database, "--json").stdout)

    async def scenario() -> list[str]:
        async with inside(tmp_path) as house:
            names = [(await house.make())["table"]["table"] for _ in range(3)]
            listed = await asyncio.to_thread(order, "list")
            assert {one["table"] for one in listed["tables"]} == set(names)
            assert (await asyncio.to_thread(order, "show", names[0]))["seats"] == ["Ann", "Ann"]
            peer = await house.connect(names[0])
            await peer.tell({"type": "hello", "token": "x"})
            # The server has them in memory; it is the one that closes them.
            closed = await asyncio.to_thread(order, "close", names[0], "nothing")
            assert closed == {"tables": {names[0]: "done", "nothing": "failed"}}
            await asyncio.to_thread(order, "delete", names[1])
            assert await house.tables.storage.ids() == [names[2]]
            assert await house.tables.storage.archived_ids() == [names[0]]
            answer = await house.http.get(f"/api/tables/{names[0]}")
            assert answer.status_code == 410
        return names

    names = asyncio.run(scenario())
    # Without a server they are closed and deleted all the same.
    assert order("close", names[2]) == {"tables": {names[2]: "done"}}
    assert order("delete", names[0]) == {"tables": {names[0]: "done"}}
    assert order("list") == {"tables": []}
    assert run("tables", "show", names[0], "--database", database).returncode == 1


def test_a_table_that_cannot_be_read_is_listed_and_deleted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    def order(*words: str) -> Any:
        return json.loads(run("tables", *words, "--database", database, "--json").stdout)

    async def scenario() -> list[str]:
        async with inside(tmp_path) as house:
            names = [(await house.make())["table"]["table"] for _ in range(3)]
            for name in names[:2]:
                house.tables._dismiss(await house.tables.find(name))
                await spoil(house, name, "not JSON")
                assert (await house.http.get(f"/api/tables/{name}")).status_code == 500
            assert await asyncio.to_thread(order, "delete", names[0]) == {
                "tables": {names[0]: "done"}
            }
            assert (await house.http.get(f"/api/tables/{names[0]}")).status_code == 404
        return names[1:]

    bad, good = asyncio.run(scenario())
    listed = order("list")["tables"]
    assert listed[0] == {"table": bad, "is_broken": True} == order("show", bad)
    assert listed[1]["table"] == good
    assert f"{bad}  cannot be read" in run("tables", "list", "--database", database).stdout
    assert order("close", bad) == {"tables": {bad: "failed"}}
    assert order("delete", bad) == {"tables": {bad: "done"}}
    assert [one["table"] for one in order("list")["tables"]] == [good]


def test_what_another_process_deletes_is_gone_here_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make()
            table, token = made["table"]["table"], made["seats"][0]["token"]
            peer, _ = await house.join(table, token)
            await orders.remove(house.tables.storage, table)
            await house.tables.refresh(table)
            assert table not in house.tables.live
            assert peer.client.cut is not None
            assert peer.client.cut.code == "no_such_table"

    asyncio.run(scenario())


def test_an_order_that_a_killed_server_took_is_carried_out_after_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            storage, table = house.tables.storage, (await house.make())["table"]["table"]
            number = await orders.place(storage, orders.CLOSE, table, house.time())
            assert await orders.take(storage, number)
        async with inside(tmp_path) as house:
            await until_done(house, number)
            assert await house.tables.storage.archived_ids() == [table]

    async def until_done(house: Inside, number: int) -> None:
        async with asyncio.timeout(20):
            while await orders.state_of(house.tables.storage, number) != orders.DONE:  # noqa: ASYNC110  it stands in the database
                await asyncio.sleep(0.02)

    asyncio.run(scenario())


def test_no_more_addresses_are_kept_out_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path):
            pass

    asyncio.run(scenario())
    monkeypatch.setattr(orders, "MOST_BANS", 1)
    words = ("--database", f"sqlite:///{tmp_path}/tables.db")
    assert run("tables", "ban", "203.0.113.7", *words).returncode == 0
    assert run("tables", "ban", "203.0.113.7", *words).returncode == 0
    done = run("tables", "ban", "203.0.113.8", *words)
    assert done.returncode == 2
    assert "lift one first" in done.stderr


def test_a_banned_address_is_cut_off_and_kept_out(tmp_path: Path) -> None:
    words = ("--database", f"sqlite:///{tmp_path}/tables.db")

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make(is_public=True)
            peer, _ = await house.join(made["table"]["table"], made["seats"][0]["token"])
            peer.client.address = "127.0.0.1"
            event = await make_event(house, {"game": "fits"})
            challenge = await house.app.state.challenges.find(event["challenge"]["challenge"])
            screen = Screen(house, challenge, event["screen"])
            screen.client.address = "127.0.0.1"
            await asyncio.sleep(0.1)
            done = await asyncio.to_thread(run, "tables", "ban", "127.0.0.1", *words)
            assert done.returncode == 0
            await house.operator.look()
            assert screen.client._cut is not None
            assert peer.client.cut is not None
            assert peer.client.cut.code == "banned"
            assert (await house.http.get("/api/tables")).json()["code"] == "banned"
            await asyncio.to_thread(run, "tables", "ban", "127.0.0.1", "--lift", *words)
            await house.operator.look()
            assert (await house.http.get("/api/tables")).is_success

    asyncio.run(scenario())
    for wrong in ("nobody", "10.0.0.0/8", "2001:db8::/32", "127.0.0.1/64"):
        assert run("tables", "ban", wrong, *words).returncode == 2
    told = run("tables", "ban", "2001:db8::1/64", "--json", *words).stdout
    assert json.loads(told) == {"banned": ["2001:db8::/64"]}


def test_a_request_that_a_stopping_server_gives_up_is_told_so_and_leaves_no_trace() -> None:
    async def wait(*_: object) -> Any:
        await asyncio.Event().wait()

    async def scenario() -> None:
        buckets = Buckets(10, 10, lambda: 0.0)
        guard = Guard(
            wait,
            requests=buckets,
            files=buckets,
            bans=Bans(),
            body_bytes=1000,
            bytes_at={},
            records={},
        )
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/review", "headers": []}
        asked = asyncio.create_task(guard(scope, wait, send))
        await asyncio.sleep(0)
        # As uvicorn does with those that are not done in time; it logs what is raised.
        asked.cancel()
        await asked
        assert sent[0]["status"] == 503
        assert json.loads(sent[1]["body"])["code"] == "stopping"

    asyncio.run(scenario())
