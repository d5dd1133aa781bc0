"""The same cards for everybody: dailies, friends and events at their own pace."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.record import parse_record
from formspiel.server.challenges.pars import MOST_WAITING, Pars
from formspiel.server.http.challenge_models import Results
from formspiel.server.workers.pool import Pool
from formspiel.server.ws.messages import OUTBOUND
from formspiel.table.dealer import verify
from formspiel.table.refusal import Refusal
from tests.server.challenging import bearer, dailies, join, make_event
from tests.server.inside import PERSON, Inside, Time, inside, settled
from tests.server.test_http import trouble

DAY = 86_400.0
MORNING = 20_000 * DAY + 8 * 3600.0
ONE_BOARD = {"game": "fits", "options": {"boards": ["1"]}}
DEVICE = "d" * 22


def test_everybody_plays_the_same_daily_and_then_sees_the_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            daily = (await dailies(house))["fits"]
            ann, bob = await join(house, daily, "Ann"), await join(house, daily, "Bob")
            shown = await ann.show()
            assert (shown["kind"], shown["date"], shown["state"]) == ("daily", "2024-10-04", "open")
            done = await ann.play(seed=1)
            assert done["state"] == "finished"
            trouble(await bob.get("/games/0/boards/0"), 403, "not_played")
            trouble(await bob.get("/games/0/par"), 403, "not_played")
            answer = await bob.get("/results")
            Results.model_validate_json(answer.content)
            tag = {"if-none-match": answer.headers["etag"], **bearer(bob.token)}
            again = await house.http.get(f"/api/challenges/{daily}/results", headers=tag)
            assert (again.status_code, again.content) == (304, b"")
            before = answer.json()
            assert [row["points"] for row in before["rows"]] == [None, None]
            assert [row["games"] for row in before["rows"]] == [[None], [None]]
            other = await bob.play(seed=2)
            answer = await bob.get("/results")
            Results.model_validate_json(answer.content)
            ranked = answer.json()["rows"]
            points = {row["name"]: row["points"] for row in ranked}
            assert points == {"Ann": done["points"], "Bob": other["points"]}
            best = max(points.values())
            assert {r["name"] for r in ranked if r["rank"] == 1} == {
                name for name, value in points.items() if value == best
            }
            boards = [(await bob.get(f"/games/0/boards/{n}")).json() for n in (0, 1)]
            cards = [[(s["round"], s["card"]) for s in one["steps"]] for one in boards]
            assert cards[0] == cards[1]
            assert boards[0]["steps"][-1]["points"] == done["points"]

    asyncio.run(scenario())


def test_a_second_try_of_a_device_is_marked_and_has_no_rank(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            daily = (await dailies(house))["bits"]
            first = await join(house, daily, "Ann", device=DEVICE)
            await first.play(seed=1)
            again = await join(house, daily, "Ann", device=DEVICE)
            assert (await again.show())["you"]["is_again"]
            await again.play(seed=2)
            rows = (await again.get("/results")).json()["rows"]
            assert [(r["name"], r["is_again"], r["rank"]) for r in rows] == [
                ("Ann", False, 1),
                ("Ann (2)", True, None),
            ]
            assert (await first.show())["you"]["days"] == 1
            assert (await again.show())["you"]["days"] is None

    asyncio.run(scenario())


def test_days_in_a_row_are_counted_by_device_and_broken_by_a_day_without(tmp_path: Path) -> None:
    async def scenario() -> list[Any]:
        time = Time(MORNING)
        told = []
        async with inside(tmp_path, time) as house:
            for wait in (0, 1, 1, 2):
                time.at += wait * DAY
                daily = (await dailies(house))["fits"]
                guest = await join(house, daily, "Ann", device=DEVICE)
                await guest.play()
                told.append((await guest.show())["you"]["days"])
        return told

    assert asyncio.run(scenario()) == [1, 2, 3, 1]


def test_solitaire_of_the_day_ends_with_fifteen_cards(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            daily = (await dailies(house))["digit"]
            guest = await join(house, daily, "Ann")
            welcome = await guest.begin()
            assert (welcome["table"]["limit"], welcome["table"]["challenge"]) == (15, daily)
            while guest.sight["moves"]:
                await guest.move(lambda moves: _laying(guest.sight, moves))
            table = welcome["table"]["table"]
            shown = (
                await house.http.get(f"/api/tables/{table}", headers=bearer(guest.token))
            ).json()
            assert (shown["is_over"], shown["has_reached"], shown["secret"]) == (True, True, None)
            assert sum(owner is not None for _, owner in guest.sight["view"]["pile"]) == 15
            own = (await guest.show())["you"]["games"][0]
            assert (own["state"], own["points"]) == ("finished", -guest.sight["view"]["extra"])
            assert guest.peer is not None
            told = [OUTBOUND.validate_json(text) for text in guest.peer.heard]
            kinds = {entry.kind for one in told for entry in getattr(one, "entries", [])}
            assert "reached" in kinds
            assert "revealed" not in kinds
            assert (await guest.peer.do("undo"))["code"] == "over"

    asyncio.run(scenario())


def _laying(sight: Any, moves: list[Any]) -> Any:
    """A move that lays a card down, if there is one; else any that goes towards one."""
    from random import Random

    from formspiel.core.registry import GAMES

    view = sight["view"]
    edition = GAMES["digit"].load_edition(GAMES["digit"].editions[0])

    def made(move: Any) -> str | None:
        left = [tuple(stick) for stick in view["sticks"] if stick != move["from"]]
        found: str | None = edition.figure_of(tuple(sorted([*left, tuple(move["to"])])))
        return found

    own = [move for move in moves if made(move) in view["hands"][0]]
    return own[0] if own else Random(view["extra"]).choice(moves)


def test_a_packing_is_told_when_begun_checked_by_the_rules_and_answered_once(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            daily = (await dailies(house))["quadrata"]
            ann, bob = await join(house, daily, "Ann"), await join(house, daily, "Bob")
            game = (await ann.show())["games"][0]
            assert (game["is_packing"], game["task"]) == (True, None)
            trouble(await ann.post("/games/0/packing", {"placements": []}), 400, "not_begun")
            task = (await ann.post("/games/0")).json()["game"]["task"]
            await bob.post("/games/0")
            full = solve(task)
            twice = {"placements": [full[0], full[0]]}
            trouble(await ann.post("/games/0/packing", twice), 400, "illegal")
            time.at += 30.0
            done = (await ann.post("/games/0/packing", {"placements": full})).json()
            assert done["is_full"]
            assert done["own"]["points"] == done["most"] == len(full)
            assert done["own"]["seconds"] == 30.0
            trouble(await ann.post("/games/0/packing", {"placements": full}), 400, "over")
            time.at += 1.0
            await bob.post("/games/0/packing", {"placements": full})
            rows = (await bob.get("/results")).json()["rows"]
            assert [(row["name"], row["rank"]) for row in rows] == [("Ann", 1), ("Bob", 2)]
            par = (await bob.get("/games/0/par")).json()
            assert (par["best"], par["proven"]) == (len(full), True)
            boards = (await bob.get("/games/0/boards/0")).json()
            assert boards["placements"] == full

    asyncio.run(scenario())


def solve(task: Any) -> list[Any]:
    """A packing of a task, found by the exact cover of quarters."""
    from formspiel.games.quadrata.components import NUMBERS, load_edition
    from formspiel.games.quadrata.filling import pack

    square = load_edition("1973").square(3)
    left = [task["forms"].get(str(number), 0) for number in NUMBERS]
    found = next(way for way in pack(square, 0, left) if not any(left))
    return [
        {"number": number, "cells": [list(cell) for cell in square.places[number][mask]]}
        for number, mask in found
    ]


def test_a_friend_plays_the_cards_of_a_game_that_was_played_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            for game, options in (("bits", {}), ("fits", {"boards": ["2"]})):
                made = await house.make(game, PERSON, options=options, takes_nonces=True)
                token, table = made["seats"][0]["token"], made["table"]["table"]
                body = {"kind": "friend", "name": "Ann", "table": table}
                early = await house.http.post("/api/challenges", json=body, headers=bearer(token))
                trouble(early, 409, "not_over")
                await _play_alone(house, table, token)
                answer = await house.http.post("/api/challenges", json=body, headers=bearer(token))
                assert answer.status_code == 201, answer.text
                name = answer.json()["challenge"]["challenge"]
                friend = await join(house, name, "Bob")
                trouble(await friend.get("/games/0/boards/0"), 403, "not_played")
                await friend.play(seed=5)
                own = (await friend.show())["you"]["games"][0]["table"]
                answer = await house.http.get(
                    f"/api/tables/{own}/record", headers=bearer(friend.token)
                )
                assert answer.status_code == 200, answer.text
                secret = (await house.app.state.challenges.find(name)).games[0].secret
                assert verify(parse_record(answer.text), secret=secret).is_fair
                boards = [(await friend.get(f"/games/0/boards/{n}")).json() for n in (0, 1)]
                cards = [_cards(one["steps"]) for one in boards]
                for number in cards[0]:
                    both = list(zip(cards[0][number], cards[1][number], strict=False))
                    assert all(one == other for one, other in both)
                    assert len(both) > 5

    asyncio.run(scenario())


def _cards(steps: list[Any]) -> dict[int, list[Any]]:
    """The cards of each round, in order."""
    found: dict[int, list[Any]] = {}
    for step in steps:
        for one in step["events"]:
            if one["seat"] is None:
                event = {key: value for key, value in one["event"].items() if key != "at"}
                found.setdefault(step["round"], []).append(event)
    return found


async def _play_alone(house: Inside, table: str, token: str) -> None:
    peer, welcome = await house.join(table, token)
    sight = welcome["sight"]
    if not sight["moves"]:
        sight = (await peer.do("nonce", nonce="0" * 64))["sight"]
    count = 0
    while sight["moves"]:
        count += 1
        sight = (await peer.do("play", event=sight["moves"][count % len(sight["moves"])]))["sight"]


def test_an_event_at_the_own_pace_adds_up_its_games(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time(MORNING)
        async with inside(tmp_path, time) as house:
            made = await make_event(
                house, ONE_BOARD, {"game": "fits", "options": {"boards": ["3"]}}, title="Club"
            )
            name, host = made["challenge"]["challenge"], bearer(made["host"])
            guests = [await join(house, name, who) for who in ("Ann", "Bob")]
            trouble(await guests[0].post("/games/0"), 409, "not_open")
            path = f"/api/challenges/{name}"
            trouble(
                await house.http.post(f"{path}/start", headers=bearer(guests[0].token)),
                403,
                "bad_token",
            )
            started = await house.http.post(f"{path}/start", headers=host)
            assert started.json()["state"] == "open"
            points = [[(await g.play(n, seed=n))["points"] for n in (0, 1)] for g in guests[:1]]
            points.append([(await guests[1].play(0, seed=9))["points"]])
            await guests[1].begin(1)
            screen = bearer(made["screen"])
            rows = (await house.http.get(f"{path}/results", headers=screen)).json()["rows"]
            assert {r["name"]: r["points"] for r in rows} == {
                "Ann": sum(points[0]),
                "Bob": points[1][0],
            }
            trouble(await house.http.get(f"{path}/export/csv", headers=host), 409, "not_over")
            trouble(
                await house.http.get(f"{path}/games/0/boards/0", headers=screen), 403, "not_played"
            )
            ended = (await house.http.post(f"{path}/end", headers=host)).json()
            assert ended["state"] == "over"
            secrets = [game["secret"] for game in ended["games"]]
            assert all(len(secret) == 64 for secret in secrets)
            late = await house.http.post(f"{path}/entrants", json={"name": "Cyd"})
            trouble(late, 409, "not_open")
            rows = (await house.http.get(f"{path}/results")).json()["rows"]
            bob = next(row for row in rows if row["name"] == "Bob")
            assert [one["state"] for one in bob["games"]] == ["finished", "missed"]

    asyncio.run(scenario())


def test_who_looks_again_and_again_has_no_table_read_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            guest = await join(house, (await dailies(house))["fits"], "Ann")
            await guest.begin()
            (table,) = house.tables.live
            assert guest.peer is not None
            house.broadcast.exit(guest.peer.client)
            house.tables._dismiss(await house.tables.find(table))
            load, loaded = house.tables.storage.load, []

            async def count(name: str, first: int = 0) -> Any:
                loaded.append(name)
                return await load(name, first)

            monkeypatch.setattr(house.tables.storage, "load", count)
            shown = [await guest.show() for _ in range(5)]
            assert shown[4]["you"]["games"][0]["state"] == "playing"
            assert loaded == [table]

    asyncio.run(scenario())


def test_nobody_takes_all_places_in_which_pars_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(*_: Any) -> Any:
        await asyncio.Event().wait()

    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            pars: Pars = house.app.state.pars
            monkeypatch.setattr(Pool, "par", wait)
            found = house.app.state.challenges.list_dailies(date(2026, 11, 18))
            made = next(one for one in found if one.games[0].task is None)
            for asked in range(MOST_WAITING // 2):
                assert await pars.find(replace(made, id=f"a{asked}"), 0, "a") is None
                await asyncio.sleep(0)
            with pytest.raises(Refusal, match="many ask"):
                await pars.find(replace(made, id="another"), 0, "a")
            assert await pars.find(replace(made, id="b"), 0, "b") is None

    asyncio.run(scenario())


def test_who_gives_up_has_no_rank_and_is_told_of_the_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, Time(MORNING)) as house:
            daily = (await dailies(house))["fits"]
            ann, bob = await join(house, daily, "Ann"), await join(house, daily, "Bob")
            await ann.play()
            await bob.begin()
            assert bob.peer is not None
            answer = await bob.peer.do("end")
            assert answer["table"]["secret"] is None
            await settled(house.tables)
            rows = (await bob.get("/results")).json()["rows"]
            assert [(r["name"], r["rank"]) for r in rows] == [("Ann", 1), ("Bob", None)]
            assert (await bob.get("/games/0/boards/0")).status_code == 200

    asyncio.run(scenario())
