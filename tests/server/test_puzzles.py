"""The puzzles that come with the games, over HTTP: shown without their answers, and tried out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.registry import GAMES
from formspiel.server.http.puzzle_models import (
    PuzzleAnswer,
    PuzzleList,
    ShownPuzzle,
    TriedPuzzle,
)
from formspiel.server.settings import Limits
from formspiel.solvers.puzzle import load_maker
from formspiel.study.collection import load_collection
from tests.server.inside import inside
from tests.server.test_http import trouble

NAMES = [name for name in GAMES if load_maker(name) and load_collection(name)]


def test_a_puzzle_is_shown_tried_out_by_sight_and_given_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for game in NAMES:
                listed = await house.http.get(f"/api/puzzles/{game}")
                found = PuzzleList.model_validate_json(listed.content)
                assert [one.id for one in found.puzzles] == list(load_collection(game))
                path = f"/api/puzzles/{game}/{found.puzzles[-1].id}"
                answer = await house.http.get(path)
                shown = ShownPuzzle.model_validate_json(answer.content)
                data: Any = answer.json()
                assert shown.level == 5
                assert not data.keys() & {"line", "seed", "values"}
                query = {"seat": shown.seat}
                sent = await house.http.post("/api/sight", json=data["record"], params=query)
                assert sent.status_code == 200, sent.text
                assert sent.json()["sight"]["to_act"] == [shown.seat]
                given = await house.http.get(f"{path}/answer")
                line = PuzzleAnswer.model_validate_json(given.content).line
                events = [*data["record"]["events"], *(step.event for step in line)]
                end = {**data["record"], "events": events}
                done = await house.http.post("/api/sight", json=end, params=query)
                assert done.json()["score"]["scores"][shown.seat] == shown.best

    asyncio.run(scenario())


def test_what_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            get = house.http.get
            for path in (
                "6-1",
                "1-x",
                "1-",
                "1-01",
                "1" * 30 + "-1",
                "1-" + "9" * 16,
                "..",
                "1-1/b",
            ):
                wrong = await get(f"/api/puzzles/{NAMES[0]}/{path}")
                assert wrong.status_code in (404, 422), path
            trouble(await get("/api/puzzles/chess"), 422, "malformed")
            refused = await house.http.post(f"/api/puzzles/{NAMES[0]}")
            trouble(refused, 405, "wrong_method")
            load_collection.cache_clear()
            monkeypatch.setattr("formspiel.solvers.puzzle.find_spec", lambda _name: None)
            trouble(await get(f"/api/puzzles/{NAMES[0]}"), 404, "no_such_puzzle")

    asyncio.run(scenario())
    load_collection.cache_clear()


def test_who_asks_all_the_time_has_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(look_burst=2, looks_a_minute=1)
        async with inside(tmp_path, limits=limits) as house:
            path = f"/api/puzzles/{NAMES[0]}/1-1"
            codes = [(await house.http.get(path)).status_code for _ in range(3)]
            assert codes == [200, 200, 429]

    asyncio.run(scenario())


def test_a_puzzle_that_does_not_come_with_the_game_is_made(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            path = "/api/puzzles/digit/1-4000"
            first, second = await asyncio.gather(*(house.http.get(path) for _ in range(2)))
            assert first.status_code == 200, first.text
            assert first.content == second.content
            shown = ShownPuzzle.model_validate_json(first.content)
            assert shown.id == "1-4000"
            assert not first.json().keys() & {"line", "seed"}
            assert (await house.http.get(f"{path}/answer")).json()["line"]

    asyncio.run(scenario())


def test_many_that_are_to_be_made_have_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(review_burst=1, reviews_a_minute=1)
        async with inside(tmp_path, limits=limits) as house:
            get = house.http.get
            assert (await get("/api/puzzles/digit/1-4000")).status_code == 200
            trouble(await get("/api/puzzles/digit/1-4001"), 429, "too_fast")
            assert (await get("/api/puzzles/digit/1-4000")).status_code == 200
            assert (await get("/api/puzzles/digit/1-3")).status_code == 200

    asyncio.run(scenario())


def test_moves_are_tried_and_nothing_is_told_of_the_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for game in NAMES:
                path = f"/api/puzzles/{game}/3-2"
                shown = ShownPuzzle.model_validate_json((await house.http.get(path)).content)
                line = (await house.http.get(f"{path}/answer")).json()["line"]
                own = [step["event"] for step in line if step["seat"] == shown.seat]
                tried: Any = None
                for count in range(len(own) + 1):
                    sent = await house.http.post(f"{path}/tries", json={"moves": own[:count]})
                    assert sent.status_code == 200, sent.text
                    tried = sent.json()
                    TriedPuzzle.model_validate(tried)
                    assert tried["is_over"] == (count == len(own))
                    assert [
                        one["event"] for one in tried["events"] if one["seat"] == shown.seat
                    ] == own[:count]
                    if not count:
                        assert tried["cards"] == list(shown.cards)
                        assert own[0] in tried["sight"]["moves"]
                        assert not tried.keys() & {"line", "best"}
                assert tried["points"] == shown.best

    asyncio.run(scenario())


def test_moves_that_cannot_be_made_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            path = f"/api/puzzles/{NAMES[0]}/1-1"
            line = (await house.http.get(f"{path}/answer")).json()["line"]
            own = [step["event"] for step in line if step["seat"] == 0]
            chance = {"chance": "no such thing"}
            for moves, code in (
                ([{"seat": 0}], "malformed"),
                ([chance], "malformed"),
                ([own[0], own[0]], "illegal"),
                ([{**own[0], "seat": 1}], "illegal"),
                ([*own, own[0]], "illegal"),
                ([own[0]] * 50, "illegal"),
                ([own[0]] * 61, "malformed"),
            ):
                sent = await house.http.post(f"{path}/tries", json={"moves": moves})
                assert sent.json()["code"] == code, (moves, sent.text)
                assert "Traceback" not in sent.text

    asyncio.run(scenario())
