"""A record that is sent along is shown as a seat sees it, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from formspiel.core.registry import GAMES
from formspiel.server.http.models import Sighted
from formspiel.server.settings import Limits
from formspiel.server.workers.worker import look
from tests.server.inside import Inside, inside
from tests.test_boxes import BOXES, document

RECORDS = Path(__file__).parents[1] / "records"
START: dict[str, Any] = {
    "format": "formspiel-record/1",
    "game": "fits",
    "edition": "2009",
    "seats": 1,
    "options": {"boards": ["1"]},
    "events": [{"chance": "start", "seat": 0, "piece": "F5"}],
}


async def ask(house: Inside, record: Any, **query: Any) -> httpx.Response:
    return await house.http.post("/api/sight", json=record, params=query)


def ask_once(folder: Path, record: Any, **query: Any) -> httpx.Response:
    async def scenario() -> httpx.Response:
        async with inside(folder) as house:
            return await ask(house, record, **query)

    return asyncio.run(scenario())


def test_records_have_the_scores_that_were_expected(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for path in sorted(RECORDS.glob("*.record.json")):
                record = json.loads(path.read_text("utf-8"))
                name = path.name.replace(".record.", ".expected.")
                expected = json.loads(path.with_name(name).read_text("utf-8"))
                answer = await ask(house, record, seat=0)
                assert answer.status_code == 200, answer.text
                told = answer.json()
                assert told["sight"]["number"] == len(record["events"]) - 1
                if "scores" in expected:
                    assert told["score"]["scores"] == expected["scores"], path.name
                    assert told["sight"]["scores"] == expected["scores"]
            assert (await house.http.get("/api/tables")).json()["tables"] == []

    asyncio.run(scenario())


def test_a_seat_sees_its_moves_and_others_see_none(tmp_path: Path) -> None:
    own = ask_once(tmp_path, START, seat=0).json()
    assert own["sight"]["to_act"] == [0]
    assert not own["awaits_chance"]
    # F lies in eight ways, three columns wide each: four places a way.
    assert len(own["sight"]["moves"]) == 8 * 4
    watched = ask_once(tmp_path, START).json()
    assert watched["sight"]["moves"] == []
    moved = {**START, "events": [*START["events"], own["sight"]["moves"][0]]}
    after = ask_once(tmp_path, moved, seat=0).json()
    assert after["awaits_chance"]
    assert after["sight"]["to_act"] == []
    # Five of the 72 fields are covered, and no row is complete.
    assert after["score"]["scores"] == [-67]


def test_a_closed_hand_is_not_shown_to_another_seat(tmp_path: Path) -> None:
    game = GAMES["digit"]
    sticks = [[x, 0, "h"] for x in range(5)]
    record = {
        **START,
        "game": "digit",
        "edition": game.editions[0],
        "seats": 2,
        "options": {"variant": "standard"},
        "events": [
            {"chance": "table", "figure": "D40", "sticks": sticks},
            {"chance": "deal", "seat": 0, "figures": ["D01", "D02", "D03", "D04", "D05"]},
            {"chance": "deal", "seat": 1, "figures": ["D06", "D07", "D08", "D09", "D10"]},
        ],
    }
    view = json.dumps(ask_once(tmp_path, record, seat=0).json()["sight"]["view"])
    assert "D01" in view
    assert "D06" not in view


@pytest.mark.parametrize("game", BOXES)
def test_a_record_brings_its_home_made_edition_along(game: str, tmp_path: Path) -> None:
    record = document(game)
    told = ask_once(tmp_path, record, seat=0)
    assert told.status_code == 200, told.text
    assert told.json()["sight"]["number"] == len(record["events"]) - 1


def test_very_many_home_made_editions_are_refused(tmp_path: Path) -> None:
    """They take longer to replay than others; other records are still shown."""
    limits = Limits(boxes_a_minute=0.001, box_burst=2)

    async def scenario() -> list[int]:
        async with inside(tmp_path, limits=limits) as house:
            records = [document("digit")] * 3 + [START]
            return [(await ask(house, record)).status_code for record in records]

    assert asyncio.run(scenario()) == [200, 200, 429, 200]


WRONG: list[tuple[Any, dict[str, Any], int, str]] = [
    ([], {}, 422, "malformed"),
    ({}, {}, 422, "malformed"),
    ({**START, "format": "formspiel-record/2"}, {}, 422, "malformed"),
    ({**START, "colour": "red"}, {}, 422, "malformed"),
    ({**START, "seats": "1"}, {}, 422, "malformed"),
    (START, {"seat": -1}, 422, "malformed"),
    (START, {"seat": 1}, 404, "no_such_seat"),
    ({**START, "game": "chess"}, {}, 400, "bad_record"),
    ({**START, "edition": "1066"}, {}, 400, "bad_record"),
    ({**START, "box": BOXES["fits"]}, {}, 400, "bad_record"),
    ({**START, "edition": "home", "box": "a = 1"}, {}, 400, "bad_record"),
    ({**START, "edition": "home", "box": 7}, {}, 422, "malformed"),
    ({**START, "edition": "home", "box": "#" * 32_001}, {}, 422, "malformed"),
    ({**START, "seats": 9}, {}, 400, "bad_record"),
    ({**START, "options": {"boards": ["99"]}}, {}, 400, "bad_record"),
    ({**START, "events": [{"chance": "start"}]}, {}, 400, "bad_record"),
    ({**START, "title": "x" * 70_000}, {}, 413, "too_large"),
]


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            for record, query, status, code in WRONG:
                answer = await ask(house, record, **query)
                assert answer.status_code == status, answer.text
                assert answer.json()["code"] == code
                assert answer.json()["sentence"]

    asyncio.run(scenario())


def test_a_move_against_the_rules_says_which_event_and_which_rule(tmp_path: Path) -> None:
    floating = {"seat": 0, "place": "F5", "cells": [[1, 5], [1, 6], [0, 6], [1, 7], [2, 7]]}
    answer = ask_once(tmp_path, {**START, "events": [*START["events"], floating]})
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_record"
    assert answer.json()["rule"] == "FITS rule 3"
    assert answer.json()["sentence"].startswith("event 1: ")


def test_other_methods_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            answer = await house.http.get("/api/sight")
            assert answer.status_code == 405
            assert answer.headers["allow"] == "POST"

    asyncio.run(scenario())


EXAMPLES = sorted((Path(__file__).parents[2] / "web/src/games").glob("*/examples/*.json"))


def name_of(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


@pytest.mark.parametrize("path", EXAMPLES, ids=name_of)
@pytest.mark.parametrize("seed", range(5))
def test_an_example_of_the_rules_can_be_played_in_any_way(path: Path, seed: int) -> None:
    example = json.loads(path.read_text("utf-8"))
    record, seat, rng = example["record"], example["seat"], Random(seed)
    coming = list(example["next"])
    for _ in range(20):
        told = Sighted(**look(record, seat))  # type: ignore[arg-type]  # no mistake
        if told.awaits_chance and coming:
            event = coming.pop(0)
        elif seat in told.sight.to_act:
            event = rng.choice(told.sight.moves)
        else:
            break
        record = {**record, "events": [*record["events"], event]}
    assert len(record["events"]) > len(example["record"]["events"])


def test_every_game_has_two_examples() -> None:
    names = [f"{game}-{number}" for game in GAMES for number in (1, 2)]
    assert sorted(map(name_of, EXAMPLES)) == sorted(names)
