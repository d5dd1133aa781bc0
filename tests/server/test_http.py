"""The HTTP interface: what it shows, to whom, and how it refuses."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from formspiel.core.record import read_document
from formspiel.server.http.app import create_app
from formspiel.server.journal import JsonLines
from formspiel.server.settings import (
    VARIABLE,
    BadSettings,
    Limits,
    Settings,
    format_settings,
    parse_settings,
    read_settings,
)
from formspiel.table.dealer import verify
from tests.server.house import until
from tests.server.inside import OPEN, PERSON, Inside, inside
from tests.server.test_play import SMALL, bearer


def trouble(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["code"] == code, told
    assert told["sentence"]


def test_every_answer_has_security_headers(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for path in ("/", "/healthz", "/metrics", "/api/games", "/nothing", "/openapi.json"):
                headers = (await house.http.get(path)).headers
                assert headers["content-security-policy"].startswith("default-src 'self';")
                assert "unsafe" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    asyncio.run(scenario())


def test_what_is_told_of_games_is_packed_but_nothing_of_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, OPEN)
            table = made["table"]["table"]
            games = ("/api/games", "/api/games/fits", "/api/games/fits/words/de")
            for path in (*games, f"/api/tables/{table}", "/api/tables"):
                answer = await house.http.get(path, headers={"accept-encoding": "gzip"})
                is_packed = answer.headers.get("content-encoding") == "gzip"
                assert is_packed == (path in games), path
                plain = await house.http.get(path, headers={"accept-encoding": "identity"})
                assert plain.text == answer.text
                assert "content-encoding" not in plain.headers

    asyncio.run(scenario())


def test_the_plain_pages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            assert "Formspiel" in (await house.http.get("/")).text
            assert (await house.http.get("/healthz")).json()["status"] == "ok"
            games = (await house.http.get("/api/games")).json()["games"]
            assert [game["game"] for game in games] == ["fits", "bits", "quadrata", "digit"]

    asyncio.run(scenario())


def test_the_games_tell_what_a_form_needs(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            games = (await house.http.get("/api/games")).json()["games"]
            told = {game["game"]: game for game in games}
            assert told["quadrata"]["title"] == "Quadrata"
            assert told["quadrata"]["year"] == 1973
            assert told["quadrata"]["alone"] is None
            assert told["quadrata"]["least_seats"] == 2
            assert told["digit"]["alone"] == {"variant": "solitaire"}
            keys = [option["key"] for option in told["digit"]["options"]]
            assert keys == ["variant", "open", "games", "end"]
            assert told["bits"]["about"]["en"].startswith("Drop dominoes")
            assert told["bits"]["about"]["nl"].startswith("Laat")

    asyncio.run(scenario())


def test_the_lobby_lists_public_tables_that_are_not_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            await house.make("fits", PERSON, OPEN)
            public = await house.make("bits", PERSON, OPEN, is_public=True, title="Club night")
            house.time.at += 1
            newer = await house.make("digit", PERSON, PERSON, is_public=True)
            listed = (await house.http.get("/api/tables")).json()["tables"]
            names = [public["table"]["table"], newer["table"]["table"]]
            assert [table["table"] for table in listed] == names[::-1]
            assert listed[1]["title"] == "Club night"
            assert [seat["kind"] for seat in listed[1]["seats"]] == ["person", "open"]
            later = {"before": str(listed[0]["made_at"]), "most": "5"}
            rest = (await house.http.get("/api/tables", params=later)).json()["tables"]
            assert [table["table"] for table in rest] == names[:1]
            seat = await house.http.post(f"/api/tables/{names[0]}/seats", json={"name": "Bo"})
            assert seat.json()["table"]["has_begun"]
            listed = (await house.http.get("/api/tables")).json()["tables"]
            assert listed[1]["seats"][1]["name"] == "Bo"
            assert listed[1]["has_begun"]

    asyncio.run(scenario())


def test_a_table_by_link_is_shown_only_to_those_who_belong(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("digit", PERSON, OPEN)
            path = f"/api/tables/{made['table']['table']}"
            for part in ("", "/record", "/scores"):
                trouble(await house.http.get(path + part), 401, "no_token")
                # What lets somebody take a seat shows the table, and nothing of the game.
                for wrong in ("x" * 43, *([made["invite"]] if part else [])):
                    answer = await house.http.get(path + part, headers=bearer(wrong))
                    trouble(answer, 403, "bad_token")
                for right in (made["spectate"], made["seats"][0]["token"]):
                    answer = await house.http.get(path + part, headers=bearer(right))
                    assert answer.status_code == 200
            seats = f"{path}/seats"
            trouble(await house.http.post(seats, json={"name": "B"}), 403, "not_invited")
            wrong_invite = {"name": "B", "invite": made["spectate"]}
            trouble(await house.http.post(seats, json=wrong_invite), 403, "not_invited")
            invited = {"name": "B", "invite": made["invite"]}
            assert (await house.http.post(seats, json=invited)).status_code == 201
            trouble(await house.http.post(seats, json=invited), 409, "no_open_seat")
            invited["seat"] = 9
            trouble(await house.http.post(seats, json=invited), 404, "no_such_seat")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 422, "malformed"),
        ({"game": "chess", "seats": [PERSON]}, 422, "malformed"),
        ({"game": "fits", "seats": []}, 422, "malformed"),
        ({"game": "fits", "seats": [PERSON], "colour": 1}, 422, "malformed"),
        ({"game": "fits", "seats": [{"kind": "person", "name": "\u0007"}]}, 422, "malformed"),
        ({"game": "fits", "seats": [PERSON], "is_public": "yes"}, 422, "malformed"),
        ({"game": "fits", "seats": [PERSON] * 9}, 422, "bad_options"),
        ({"game": "fits", "seats": [PERSON], "edition": "1"}, 400, "unknown_edition"),
        ({"game": "fits", "seats": [PERSON], "options": {"x": []}}, 422, "bad_options"),
        ({"game": "digit", "seats": [PERSON]}, 422, "bad_options"),
        ({"game": "fits", "seats": [PERSON], "options": True}, 422, "malformed"),
        ({"game": "fits", "seats": [PERSON], "options": []}, 422, "malformed"),
        ({"game": "fits", "seats": [PERSON], "clock": {"move_seconds": 0}}, 422, "malformed"),
    ],
)
def test_a_table_that_cannot_be(body: Any, status: int, code: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            trouble(await house.http.post("/api/tables", json=body), status, code)

    asyncio.run(scenario())


def test_nonsense_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            http = house.http
            trouble(await http.get("/api/tables/abc"), 422, "malformed")
            trouble(await http.get(f"/api/tables/{'a' * 16}"), 404, "no_such_table")
            trouble(await http.get("/nothing"), 404, "not_found")
            trouble(await http.delete("/api/tables"), 405, "wrong_method")
            trouble(await http.post("/api/tables", content=b"{"), 422, "malformed")
            trouble(await http.post("/api/tables", content=b"\xff"), 422, "malformed")
            deep = b'{"game":"fits","options":' + b"[" * 20_000 + b"}"
            assert (await http.post("/api/tables", content=deep)).status_code == 422
            long = b'{"game":"' + b"x" * 70_000 + b'"}'
            trouble(await http.post("/api/tables", content=long), 413, "too_large")

            async def pieces() -> Any:
                for _ in range(20):
                    yield b"x" * 10_000

            trouble(await http.post("/api/tables", content=pieces()), 413, "too_large")

    asyncio.run(scenario())


def test_addresses_have_limits(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(table_burst=2, tables_an_hour=1)
        async with inside(tmp_path, limits=limits) as house:
            await house.make()
            await house.make()
            body = {"game": "fits", "seats": [PERSON]}
            trouble(await house.http.post("/api/tables", json=body), 429, "too_many_tables")
        async with inside(
            tmp_path, limits=Limits(requests_a_second=1e-6, request_burst=3)
        ) as house:
            answers = [await house.http.get("/api/games") for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
            trouble(answers[-1], 429, "too_fast")
            assert answers[-1].headers["retry-after"]

    asyncio.run(scenario())


def test_the_files_of_the_page_are_no_requests(tmp_path: Path) -> None:
    """A first visit asks for about seventy, and friends come from one address."""

    async def scenario() -> None:
        slow = Limits(requests_a_second=1e-6, request_burst=1, files_a_second=1e-6, file_burst=3)
        async with inside(tmp_path, limits=slow) as house:
            shown = [await house.http.get(path) for path in ("/", "/lobby", "/assets/x.js", "/")]
            assert [answer.status_code == 429 for answer in shown] == [False, False, False, True]
            assert (await house.http.get("/api/games")).status_code == 200
            assert (await house.http.get("/api/games")).status_code == 429

    asyncio.run(scenario())


def test_a_record_shows_what_its_reader_may_know(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("digit")
            path = f"/api/tables/{made['table']['table']}/record"
            tokens = [seat["token"] for seat in made["seats"]]
            own = (await house.http.get(path, headers=bearer(tokens[0]))).json()
            watched = (await house.http.get(path, headers=bearer(made["spectate"]))).json()
            assert "figures" in own["events"][1]
            assert "figures" not in own["events"][2]
            assert "figures" not in watched["events"][1]
            assert "secret" not in own["fairness"]

    asyncio.run(scenario())


def test_the_record_of_a_game_that_is_over_verifies(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            document = await over(house)
            assert verify(read_document(document)).is_fair

    asyncio.run(scenario())


async def over(house: Inside) -> Any:
    """The record of a whole game."""
    bots = [{"kind": "bot", "level": "easy"}] * 2
    made = await house.make("quadrata", *bots, options=SMALL["quadrata"], is_public=True)
    live = await house.tables.find(made["table"]["table"])
    await house.join(live.id)
    await until(lambda: live.shown.is_over, 120)
    return (await house.http.get(f"/api/tables/{live.id}/record")).json()


def test_the_openapi_document_is_complete() -> None:
    document = create_app(Settings()).openapi()
    paths = set(document["paths"])
    assert paths == {
        "/healthz",
        "/metrics",
        "/api/addresses",
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/words/{language}",
        "/api/games/{game}/charts/{chart}",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/record",
        "/api/tables/{table}/entries",
        "/api/tables/{table}/steps",
        "/api/tables/{table}/stops",
        "/api/tables/{table}/scores",
        "/api/tables/{table}/standing",
        "/api/tables/{table}/picture",
        "/api/tables/{table}/scenes/{at}",
        "/api/tables/{table}/best",
        "/api/tables/{table}/best/{round}",
        "/api/tables/{table}/review",
        "/api/sight",
        "/api/review",
        "/api/puzzles/{game}",
        "/api/puzzles/{game}/{puzzle}",
        "/api/puzzles/{game}/{puzzle}/answer",
        "/api/puzzles/{game}/{puzzle}/tries",
        "/api/dailies",
        "/api/challenges",
        "/api/challenges/{challenge}",
        "/api/challenges/{challenge}/entrants",
        "/api/challenges/{challenge}/start",
        "/api/challenges/{challenge}/end",
        "/api/challenges/{challenge}/results",
        "/api/challenges/{challenge}/games/{game}",
        "/api/challenges/{challenge}/games/{game}/packing",
        "/api/challenges/{challenge}/games/{game}/par",
        "/api/challenges/{challenge}/games/{game}/boards/{entrant}",
        "/api/challenges/{challenge}/export/{form}",
    }
    for path, methods in document["paths"].items():
        for method, route in methods.items():
            assert route["summary"], path
            assert route["description"], path
            assert "422" in route["responses"], (method, path)
            for status, answer in route["responses"].items():
                if status == "304":
                    assert "content" not in answer
                    continue
                content = answer["content"]
                if status == "200" and "/export/" in path:
                    assert {"application/x-ndjson", "text/csv", "text/html"} == set(content)
                    continue
                is_text = path == "/metrics" or "/words/" in path
                if status == "200" and is_text:
                    assert set(content) == {"text/plain"}
                else:
                    assert content["application/json"]["schema"], (method, path, status)


def test_the_journal_writes_lines_of_json_without_secrets() -> None:
    record = logging.LogRecord("formspiel", 20, "", 0, "request %s", ("x",), None)
    record.__dict__.update({"path": "/api", "token": "SECRET"})
    line = JsonLines().format(record)
    assert json.loads(line)["path"] == "/api"
    assert "SECRET" not in line


def test_settings_are_handed_on_whole() -> None:
    settings = Settings(database="sqlite:///x.db", limits=Limits(connections=7), bot_processes=3)
    assert parse_settings(format_settings(settings)) == settings
    assert settings.url == "sqlite+aiosqlite:///x.db"
    assert Settings(database="postgres://a@b/c").url == "postgresql+asyncpg://a@b/c"
    assert Settings(database="postgres://a@b/c").is_shared
    assert Settings().url.startswith("sqlite+aiosqlite:///")


def test_tables_are_kept_in_the_data_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, **_: tmp_path / name)
    assert Settings().url == f"sqlite+aiosqlite:///{tmp_path}/formspiel/formspiel.db"


def test_every_setting_has_a_variable_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORMSPIEL_GRACE_SECONDS", "45.5")
    monkeypatch.setenv("FORMSPIEL_LIMITS__CONNECTIONS", "500")
    found = read_settings()
    assert (found.grace_seconds, found.limits.connections) == (45.5, 500)
    assert found.limits.backlog_bytes == Limits().backlog_bytes
    monkeypatch.setenv(VARIABLE, '{"grace_seconds": 7}')
    assert read_settings().grace_seconds == 7
    for name, text in (
        ("FORMSPIEL_LIMITS__CONECTIONS", "5"),
        ("FORMSPIEL_GRACE_SECONDS", "soon"),
        ("FORMSPIEL_LIMITS", "{"),
        ("FORMSPIEL_ADDRESSES", "http://club"),
        ("FORMSPIEL_PLAYERS", "ada"),
    ):
        with monkeypatch.context() as patch:
            patch.delenv(VARIABLE)
            patch.setenv(name, text)
            with pytest.raises(BadSettings) as refused:
                read_settings()
            told = name.removeprefix("FORMSPIEL_").partition("__")[0]
            assert told.lower() in str(refused.value).lower()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "FORMSPIEL_SETTINGS is not a JSON object of known settings"),
        ("[]", "FORMSPIEL_SETTINGS is not a JSON object of known settings"),
        ('{"colour": 1}', "the setting colour cannot be: Extra inputs are not permitted"),
        (
            '{"limits": {"connections": 0}}',
            "the setting limits.connections cannot be: Input should be greater than or equal to 1",
        ),
        (
            '{"grace_seconds": -1}',
            "the setting grace_seconds cannot be: Input should be greater than or equal to 0",
        ),
    ],
)
def test_settings_that_cannot_be_are_refused_in_one_plain_line(text: str, sentence: str) -> None:
    with pytest.raises(BadSettings) as caught:
        parse_settings(text)
    assert str(caught.value) == sentence
    done = subprocess.run(
        [sys.executable, "-m", "formspiel", "serve"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, VARIABLE: text},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
