"""The puzzles that come with the games, over HTTP: shown without their answers, and tried out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.registry import GAMES
from formspiel.server.http.puzzle_models import PuzzleAnswer, PuzzleList, ShownPuzzle
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
            for path in ("6-1", "1-x", "1-", "1" * 30 + "-1", "..", "1-1/line"):
                wrong = await get(f"/api/puzzles/{NAMES[0]}/{path}")
                assert wrong.status_code in (404, 422), path
            for path in ("1-4000", "1-4000/answer"):
                trouble(await get(f"/api/puzzles/{NAMES[0]}/{path}"), 404, "no_such_puzzle")
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
