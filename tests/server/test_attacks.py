"""What a stranger may try: the server goes on for all others, and tells nobody too much."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from formspiel.server import watch
from formspiel.server.store import schema, storage
from formspiel.server.watch import Watch
from formspiel.table.entry import Entry, format_entry
from tests.server.house import until
from tests.server.inside import OPEN, PERSON, inside
from tests.server.test_play import bearer

BEYOND = 10**30
JSON = {"content-type": "application/json"}


NO_NUMBERS: tuple[Any, ...] = (
    True,
    False,
    1.5,
    3.0,
    "3",
    "",
    BEYOND,
    -BEYOND,
    0,
    -1,
    [],
    [3],
    {},
    {"3": 3},
)
NO_LISTS: tuple[Any, ...] = (
    True,
    1.5,
    "3",
    BEYOND,
    None,
    [],
    [3],
    [True],
    ["9"],
    [["1"]],
    ["1", "1"],
    {"1": 1},
)
NO_CHOICES: tuple[Any, ...] = (True, 1, 1.5, BEYOND, None, "", "Plus", [], ["plus"], {})
NO_FLAGS: tuple[Any, ...] = (0, 1, 1.0, BEYOND, None, "true", [], {})


@pytest.mark.parametrize(
    ("game", "key", "values"),
    [
        ("digit", "games", (*NO_NUMBERS, None, 101)),
        ("digit", "variant", NO_CHOICES),
        ("digit", "open", NO_FLAGS),
        ("quadrata", "rounds", (*NO_NUMBERS, None, 101)),
        ("quadrata", "turn_limit", (*NO_NUMBERS, 10_001)),
        ("fits", "boards", (*NO_LISTS, ["1"] * 10_000, [str(n) for n in range(5_000)])),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_a_sentence_and_nothing_is_made(
    game: str, key: str, values: tuple[Any, ...], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for value in values:
                body = {"game": game, "seats": [PERSON, PERSON], "options": {key: value}}
                # orjson, which httpx does not use, would not even write such a number.
                text = json.dumps(body)
                answer = await house.http.post("/api/tables", content=text, headers=JSON)
                assert answer.status_code == 422, (value, answer.text)
                told = answer.json()
                assert told["code"] == "bad_options"
                assert f"the option {key} " in told["sentence"] or "there is no" in told["sentence"]
                assert len(told["sentence"]) < 200
            assert not house.tables.live
            await house.make(game, PERSON, PERSON)
            assert (await house.http.get("/healthz")).status_code == 200

    asyncio.run(scenario())


def poison(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Let the entries of the table with a title hold a number that no database takes."""

    def spoiled(entry: Entry) -> Any:
        data = format_entry(entry)
        return {**data, "at": BEYOND} if getattr(entry, "title", "") == title else data

    monkeypatch.setattr(storage, "format_entry", spoiled)


def test_a_table_that_cannot_be_stored_is_refused_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    poison(monkeypatch, "poison")

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            seats = [PERSON, PERSON]
            bodies = [{"game": "fits", "seats": seats, "title": t} for t in ("a", "poison", "b")]
            # All three come with one batch.
            answers = await asyncio.gather(
                *(house.http.post("/api/tables", json=body) for body in bodies)
            )
            assert [answer.status_code for answer in answers] == [201, 400, 201]
            assert answers[1].json()["code"] == "unstorable"
            assert len(house.tables.live) == 2
            table = answers[2].json()
            peer, _ = await house.join(table["table"]["table"], table["seats"][0]["token"])
            assert "done" in await peer.do("say", text="still here")
            assert (await house.http.get("/healthz")).status_code == 200

    asyncio.run(scenario())


def test_work_that_ends_is_started_again_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "RESTART_SECONDS", 3.0)

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            writer = house.tables.commit
            good, calls = writer._write, 0

            async def fail_once(batch: Any) -> None:
                nonlocal calls
                calls += 1
                if calls == 1:
                    raise ZeroDivisionError
                await good(batch)

            monkeypatch.setattr(writer, "_write", fail_once)
            body = {"game": "fits", "seats": [PERSON, PERSON]}
            answer = await house.http.post("/api/tables", json=body)
            assert answer.json()["code"] == "unstorable"
            ill = await house.http.get("/healthz")
            assert (ill.status_code, ill.json()["code"]) == (503, "unwell")
            assert "writer" in ill.json()["sentence"]
            # It waits for the writer, which comes back.
            await house.make("fits")
            assert (await house.http.get("/healthz")).status_code == 200

    asyncio.run(scenario())


def test_work_that_just_returns_is_down_until_it_runs_again() -> None:
    async def scenario() -> None:
        watched, begun = Watch(), 0

        async def work() -> None:
            nonlocal begun
            begun += 1

        watched.start("idler", work)
        await asyncio.sleep(0.01)
        assert (begun, watched.down()) == (1, ["idler"])
        await watched.stop()

    asyncio.run(scenario())


def test_a_table_that_cannot_be_read_is_set_apart_at_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            bad = await house.make("fits", PERSON, {"kind": "bot", "level": "easy"})
            good = await house.make("fits", PERSON, {"kind": "bot", "level": "easy"})
            async with house.tables.storage.engine.begin() as connection:
                entries = schema.entries
                await connection.execute(
                    entries.update()
                    .where(entries.c.table_id == bad["table"]["table"], entries.c.number == 1)
                    .values(data='{"kind":"unheard of","at":1}')
                )
        async with inside(tmp_path) as house:
            await until(lambda: good["table"]["table"] in house.tables.live)
            for made, status in ((bad, 500), (good, 200)):
                answer = await house.http.get(
                    f"/api/tables/{made['table']['table']}",
                    headers=bearer(made["seats"][0]["token"]),
                )
                assert answer.status_code == status, answer.text

    asyncio.run(scenario())


async def sit(http: httpx.AsyncClient, table: str, invite: str) -> str:
    taken = await http.post(f"/api/tables/{table}/seats", json={"name": "Cem", "invite": invite})
    assert taken.status_code == 201, taken.text
    token: str = taken.json()["token"]
    return token


def test_who_leaves_a_seat_is_told_nothing_of_the_next_hand(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("digit", PERSON, OPEN)
            table, invite = made["table"]["table"], made["invite"]
            first, _ = await house.join(table, made["seats"][0]["token"])
            # Two sockets of the one who leaves: both are closed.
            left = await sit(house.http, table, invite)
            leaver, _ = await house.join(table, left)
            other, _ = await house.join(table, left)
            answer = await leaver.do("leave")
            assert answer == {
                "type": "update",
                "entries": [],
                "done": [{"id": "leave1", "number": answer["done"][0]["number"]}],
            }
            for peer in (leaver, other):
                assert peer.client.cut is not None
                assert peer.client.cut.code == "seat_lost"
                peer.heard.clear()
            new = await sit(house.http, table, invite)
            newcomer, welcome = await house.join(table, new)
            assert welcome["seat"] == 1
            live = await house.tables.find(table)
            for _ in range(4):
                seat = live.table.acting[0]
                mover = (first, newcomer)[seat]
                event = live.table.game.legal(live.table.state, seat)[0]
                assert "done" in await mover.do("play", event=live.table.game.format_event(event))
            for peer in (leaver, other):
                await peer.listen()
                assert peer.heard == []
                # The socket is closed by now; nobody counts it as the seat.
                house.broadcast.exit(peer.client)
            told = [json.loads(text) for text in first.heard]
            presence = [message for message in told if message["type"] == "presence"]
            assert presence[-1]["seats"] == [0, 1]
            house.broadcast.exit(newcomer.client)
            await first.listen()
            assert json.loads(first.heard[-1]) == {"type": "presence", "seats": [0], "watching": 0}

    asyncio.run(scenario())


def test_bots_that_may_play_for_ever_do_not_sit_down_at_games_that_have_their_own(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for level in ("random", "flat", "search"):
                body = {"game": "quadrata", "seats": [PERSON, {"kind": "bot", "level": level}]}
                answer = await house.http.post("/api/tables", json=body)
                assert answer.json()["code"] == "unknown_level"
            made = await house.make("quadrata", PERSON, OPEN)
            peer, _ = await house.join(made["table"]["table"], made["seats"][0]["token"])
            assert (await peer.do("bot", seat=1, level="random"))["code"] == "unknown_level"

    asyncio.run(scenario())


def test_games_between_bots_alone_are_stopped_at_a_table_too(tmp_path: Path) -> None:
    """QUAD-9."""

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            bots = [{"kind": "bot", "level": "easy"}] * 2
            alone = await house.make("quadrata", *bots)
            assert alone["table"]["options"]["turn_limit"] == 600
            endless = await house.make("quadrata", *bots, options={"turn_limit": None})
            assert endless["table"]["options"]["turn_limit"] == 600
            agreed = await house.make("quadrata", *bots, options={"turn_limit": 40})
            assert agreed["table"]["options"]["turn_limit"] == 40
            with_person = await house.make("quadrata", PERSON, bots[0])
            assert with_person["table"]["options"]["turn_limit"] is None

    asyncio.run(scenario())
