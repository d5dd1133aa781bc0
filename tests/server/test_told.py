"""What the WebSocket tells beside view and moves: points, undo, words, pictures, the best."""

from __future__ import annotations

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest

from formspiel.cli.speech import Speech
from formspiel.core.game import Json, Phrase, phrase, plain
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES, Texts
from tests.server.house import until
from tests.server.inside import EASY, PERSON, inside
from tests.server.test_http import trouble
from tests.server.test_play import bearer, two


def test_the_points_come_with_the_sight(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, first, second = await two(house, "quadrata")
            table, token = made["table"]["table"], made["seats"][0]["token"]
            live = await house.tables.find(table)
            for step in range(4):
                mover = (first, second)[live.table.acting[0]]
                move = live.table.game.legal(live.table.state, live.table.acting[0])[step]
                answer = await mover.do("play", event=live.table.game.format_event(move))
                asked = await house.http.get(f"/api/tables/{table}/scores", headers=bearer(token))
                assert answer["sight"]["score"] == asked.json()
                assert answer["sight"]["score"]["scores"] == answer["sight"]["scores"]

    asyncio.run(scenario())


def test_the_points_of_a_round_that_was_opened_again_are_counted_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            options = {"boards": ["1", "2"]}
            made = await house.make("fits", PERSON, options=options, is_practice=True)
            table, token = made["table"]["table"], made["seats"][0]["token"]
            live = await house.tables.find(table)
            peer, _ = await house.join(table, token)

            async def finish(choice: int) -> Any:
                """Play on until the first round is over; its points as they are told then."""
                answer: Any = None
                while live.table.game.round_of(live.table.state) == 0:
                    move = live.table.game.legal(live.table.state, 0)[choice]
                    answer = await peer.do("play", event=live.table.game.format_event(move))
                asked = await house.http.get(f"/api/tables/{table}/scores", headers=bearer(token))
                assert answer["sight"]["score"] == asked.json()
                return answer["sight"]["score"]["rounds"][0]

            # First all but the start piece are set aside, then the last six are laid.
            before = await finish(-1)
            assert before["is_over"]
            for _ in range(6):
                await peer.do("undo")
            after = await finish(0)
            assert after["is_over"]
            assert after["items"] != before["items"]

    asyncio.run(scenario())


@pytest.mark.parametrize("grows", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_what_has_changed_makes_the_whole_sight_again(
    game: str, tmp_path: Path, *, grows: bool
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, *peers = await two(house, game)
            table, tokens = made["table"]["table"], [one["token"] for one in made["seats"]]
            live = await house.tables.find(table)
            brief, welcome = await house.join(table, tokens[0], changes=True, grown=grows)
            seen = welcome["sight"]
            skipped = grown = 0
            for step in range(44):
                if not live.table.acting:
                    break
                seat = live.table.acting[0]
                legal = live.table.game.legal(live.table.state, seat)
                event = live.table.game.format_event(legal[step % len(legal)])
                await peers[seat].do("play", event=event)
                if step % 5 == 4 and live.shown.holders[seat].kind == "person":
                    await peers[seat].tell({"type": "undo", "id": f"undo{step}"})
                for message in await brief.listen():
                    assert "sight" not in message
                    if "changes" in message:
                        skipped += "score" not in message["changes"]
                        grown += bool(message["changes"].get("grown"))
                        seen = changed(seen, message["changes"])
                    elif "to_act" in message:
                        seen["to_act"] = message["to_act"]
                _, whole = await house.join(table, tokens[0])
                # What only tells how far the log goes is not news by itself.
                assert {**seen, "number": 0} == {**whole["sight"], "number": 0}
            acts_together = live.table.game.acts_together
            assert skipped or not acts_together
            assert bool(grown) == (grows and acts_together)

    asyncio.run(scenario())


def changed(seen: Json, changes: Json) -> Json:
    """A sight after a change, as a client puts it together."""
    changes, seen = copy.deepcopy(changes), copy.deepcopy(seen)
    if score := changes.pop("score", None):
        since, told = score.pop("since"), seen["score"]["rounds"]
        for round_ in score["rounds"]:
            if "title" not in round_:
                for own, was in zip(round_["items"], told[since]["items"], strict=True):
                    own[:] = [was[one] if isinstance(one, int) else one for one in own]
                round_ |= {key: told[since][key] for key in ("title", "about")}
        seen["score"] = {**score, "rounds": told[:since] + score["rounds"]}
    grown = changes.pop("grown", None)
    if grown is not None:
        changes["view"] = {**seen["view"], **changes["view"]}
        for path, added in grown:
            place = changes["view"]
            for part in path:
                place = place[part]
            place += added
    return {**seen, **changes}


def read_phrase(said: Json) -> Phrase:
    """A phrase as it was told."""
    values = {
        name: tuple(map(read_phrase, value)) if isinstance(value, list) else value
        for name, value in said["values"].items()
    }
    return phrase(said["key"], **values)


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_its_words_in_every_language(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, _, _ = await two(house, game)
            live = await house.tables.find(made["table"]["table"])
            seat = live.table.acting[0]
            token = made["seats"][seat]["token"]
            _, welcome = await house.join(made["table"]["table"], token)
            sight = welcome["sight"]
            assert len(sight["phrases"]) == len(sight["moves"]) > 1
            told = [entry["phrase"] for entry in welcome["entries"] if entry["kind"] == "event"]
            assert told
            for language in LANGUAGES:
                speech = Speech(Texts(language, GAMES[game].package))
                assert all(speech[read_phrase(said)] for said in (*sight["phrases"], *told))

    asyncio.run(scenario())


def test_what_may_be_undone_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, first, second = await two(house)
            live = await house.tables.find(made["table"]["table"])
            moves = [live.table.game.legal(live.table.state, seat)[0] for seat in (0, 1)]
            events = [live.table.game.format_event(move) for move in moves]
            played = await first.do("play", event=events[0])
            assert played["sight"]["can_undo"] is True
            kept = await first.do("bot", seat=0, level="easy")
            assert kept["sight"]["can_undo"] is False
            assert (await first.do("back"))["sight"]["can_undo"] is True
            assert (await first.do("undo"))["sight"]["can_undo"] is False
            await first.do("play", event=events[0])
            # The last seat acts, and a card is turned up.
            last = await second.do("play", event=events[1])
            assert last["sight"]["can_undo"] is False
            assert (await first.listen())[-1]["sight"]["can_undo"] is False
            _, welcome = await house.join(made["table"]["table"], spectate=made["spectate"])
            assert welcome["sight"]["can_undo"] is False

    asyncio.run(scenario())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_game_can_be_asked_for(game: str, language: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            answer = await house.http.get(f"/api/games/{game}/words/{language}")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            folder = Path(__file__).parents[2] / "src/formspiel/games" / game / "locales"
            assert answer.text == (folder / f"{language}.ftl").read_text("utf-8")
            trouble(await house.http.get("/api/games/chess/words/en"), 422, "malformed")
            trouble(await house.http.get(f"/api/games/{game}/words/xx"), 422, "malformed")

    asyncio.run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_drawn_in_text_with_a_move_tried_out(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, _, _ = await two(house, game)
            table = made["table"]["table"]
            live = await house.tables.find(table)
            shown = live.shown
            seat = shown.acting[0]
            own = bearer(made["seats"][seat]["token"])
            path = f"/api/tables/{table}/picture"
            answer = (await house.http.get(path, headers=own)).json()
            seen = shown.game.view(shown.state, seat)
            assert answer["number"] == len(shown.log) - 1
            assert written(answer["lines"]) == plain(shown.game.picture(seen, None))
            assert [note["key"] for note in answer["notes"]] == [
                note.key for note in shown.game.notes(seen)
            ]
            legal = shown.game.legal(shown.state, seat)
            number = len(legal) - 1
            tried = (await house.http.get(f"{path}?move={number}", headers=own)).json()
            assert written(tried["lines"]) == plain(shown.game.picture(seen, legal[number]))
            assert tried["lines"] != answer["lines"]
            for reader, move in ((own, len(legal)), (bearer(made["spectate"]), 0)):
                refused = await house.http.get(f"{path}?move={move}", headers=reader)
                trouble(refused, 404, "no_such_move")
            trouble(await house.http.get(path), 401, "no_token")

    asyncio.run(scenario())


def written(lines: Any) -> str:
    return "\n".join("".join(mark["text"] for mark in line).rstrip() for line in lines)


def test_a_scene_is_drawn_and_put_into_words_where_it_is_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, _, _ = await two(house, "quadrata", is_public=True)
            table = made["table"]["table"]
            live = await house.tables.find(table)
            starter = live.shown.record.events[0]["seat"]
            path = f"/api/tables/{table}/scenes/1"
            scene = (await house.http.get(path)).json()
            words = {"key": "quadrata-starter", "values": {"player": starter + 1}}
            assert (scene["phrase"], scene["picture"]) == (words, None)
            drawn = (await house.http.get(f"{path}?picture=true")).json()
            assert drawn["view"] == scene["view"]
            assert written(drawn["picture"]).strip()
            start = (await house.http.get(f"/api/tables/{table}/scenes/0")).json()
            assert (start["event"], start["phrase"]) == (None, None)

    asyncio.run(scenario())


def test_the_best_is_pushed_to_all_at_the_table_when_it_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", EASY, options={"boards": ["1"]}, is_public=True)
            table = made["table"]["table"]
            live = await house.tables.find(table)
            one, _ = await house.join(table)
            other, _ = await house.join(table)
            await until(lambda: live.shown.is_told, 120)
            await one.listen()
            path = f"/api/tables/{table}/best"
            assert (await house.http.get(path)).status_code == 202
            heard: list[Any] = []

            def has_heard() -> bool:
                told = [json.loads(text) for peer in (one, other) for text in peer.take()]
                heard.extend(message for message in told if message["type"] == "best")
                return len(heard) == 2

            await until(has_heard, 60)
            answer = await house.http.get(path)
            assert answer.status_code == 200
            expected = {"type": "best", "seat": 0, **answer.json()}
            assert heard == [expected, expected]
            # Who asks again is answered at once, and nobody is told again.
            assert (await house.http.get(path)).status_code == 200
            assert await one.listen() == []

    monkeypatch.setattr("formspiel.server.tables.solutions.SECONDS_A_ROUND", 1.0)
    asyncio.run(scenario())


def test_a_round_that_ends_is_shown_once_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, options={"boards": ["1", "2"]})
            peer, welcome = await house.join(made["table"]["table"], made["seats"][0]["token"])
            sight, laid = welcome["sight"], []
            assert sight["closed"] is None
            while sight["closed"] is None:
                event = sight["moves"][0]
                laid += [event["cells"]] if "cells" in event else []
                sight = (await peer.do("play", event=event))["sight"]
            assert sight["view"]["round"] == 2
            assert sight["closed"]["round"] == 1
            placed = sight["closed"]["boards"][0]["placed"]
            assert json.dumps([cells for _, cells in placed]) == json.dumps(laid)
            sight = (await peer.do("play", event=sight["moves"][0]))["sight"]
            assert sight["closed"] is None

    asyncio.run(scenario())
