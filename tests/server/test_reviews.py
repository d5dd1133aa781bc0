"""Reviews over HTTP: of tables whose game is over, and of records that are sent along."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from formspiel.server.http.models import Reviewed
from formspiel.server.settings import UNLIMITED
from tests.server.inside import PERSON, Inside, inside
from tests.server.test_http import trouble
from tests.server.test_play import bearer

RECORDS = Path(__file__).parents[1] / "records"
OPTIONS = {"boards": ["8"]}


def record_of(name: str) -> Any:
    return json.loads((RECORDS / f"{name}.record.json").read_text())


async def review(house: Inside, record: Any, **query: Any) -> Any:
    return await house.http.post(
        "/api/review", json=record, params={"effort": "quick", **query}, timeout=120
    )


def test_a_record_is_reviewed_with_words_and_boards(tmp_path: Path) -> None:
    record = record_of("fits-moves")

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            # Two who ask for the same get the same, which is made once.
            answers = await asyncio.gather(review(house, record), review(house, record))
            assert answers[0].content == answers[1].content
            told = Reviewed.model_validate_json(answers[0].content)
            own = [
                n for n, one in enumerate(record["events"]) if "cells" in one and not one["seat"]
            ]
            assert [move.event for move in told.moves] == own
            assert all(move.loss >= 0 and move.view and move.phrase.key for move in told.moves)
            found = told.start + told.luck - told.loss + told.rest
            assert abs(told.result - found) < 1e-3
            trouble(await review(house, record, seat=3), 404, "no_such_seat")
            trouble(await review(house, record, effort="endless"), 422, "malformed")
            trouble(await review(house, {**record, "game": "chess"}), 400, "bad_record")
            spoilt = {**record, "events": [*record["events"], record["events"][-1]]}
            trouble(await review(house, spoilt), 400, "bad_record")

    asyncio.run(scenario())


def test_a_long_record_is_reviewed_too(tmp_path: Path) -> None:
    """A whole game of Quadrata may be longer than anything else that is sent."""
    record = record_of("quadrata-moves")
    text = len(json.dumps({**record, "title": ""}, separators=(",", ":")))

    def noted(length: int) -> Any:
        return {**record, "title": "x" * (length - text)}

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            answer = await review(house, noted(UNLIMITED.record_bytes))
            assert Reviewed.model_validate_json(answer.content).game == "quadrata"
            trouble(await review(house, noted(UNLIMITED.record_bytes + 1)), 413, "too_large")

    asyncio.run(scenario())


def test_a_table_is_reviewed_once_its_game_is_over_for_who_sits_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, options=OPTIONS)
            table, token = made["table"]["table"], made["seats"][0]["token"]
            path = f"/api/tables/{table}/review?effort=quick"
            trouble(await house.http.get(path), 401, "no_token")
            trouble(await house.http.get(path, headers=bearer(token)), 409, "not_over")
            peer, welcome = await house.join(table, token)
            await peer.do("play", event=welcome["sight"]["moves"][0])
            await peer.do("end")
            trouble(await house.http.get(path), 401, "no_token")
            answer = await house.http.get(path, headers=bearer(token), timeout=120)
            told = Reviewed.model_validate_json(answer.content)
            assert (told.game, told.seat, len(told.moves)) == ("fits", 0, 1)
            beyond = await house.http.get(f"{path}&seat=1", headers=bearer(token))
            trouble(beyond, 404, "no_such_seat")

    asyncio.run(scenario())


def test_an_address_has_so_many_games_reviewed(tmp_path: Path) -> None:
    limits = UNLIMITED.model_copy(update={"reviews_a_minute": 1.0, "review_burst": 2.0})

    async def scenario() -> None:
        async with inside(tmp_path, limits=limits) as house:
            bad = {**record_of("fits-moves"), "game": "chess"}
            for _ in range(2):
                trouble(await review(house, bad), 400, "bad_record")
            trouble(await review(house, bad), 429, "too_fast")

    asyncio.run(scenario())
