"""Boxes, scenes and the best in hindsight."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.registry import GAMES
from formspiel.server import metrics
from formspiel.server.http.models import BestLine
from formspiel.server.workers.line import Asker
from formspiel.server.workers.pipe import LENGTH, Failure, pack, unpack
from formspiel.server.workers.pool import Pool
from formspiel.server.workers.worker import answer_all
from formspiel.solvers import has_solver
from formspiel.table import log, moment
from formspiel.table import table as tables
from formspiel.table.secrecy import know
from formspiel.table.sight import show_score
from tests.server.house import until
from tests.server.inside import EASY, PERSON, inside
from tests.server.test_http import trouble
from tests.server.test_play import bearer


@pytest.mark.parametrize("game", GAMES)
def test_a_box_has_all_that_can_be_drawn(tmp_path: Path, game: str) -> None:
    async def scenario() -> Any:
        async with inside(tmp_path) as house:
            trouble(await house.http.get(f"/api/games/{game}?edition=x"), 400, "unknown_edition")
            return (await house.http.get(f"/api/games/{game}")).json()

    box = asyncio.run(scenario())
    edition = GAMES[game].load_edition(box["edition"])
    assert [rank["key"] for rank in box["ranks"]] == [rank.key for rank in edition.ranks]
    named = {"fits": "pieces", "bits": "tiles", "quadrata": "forms", "digit": "figures"}[game]
    assert len(box["components"][named]) == len(getattr(edition, named))


def test_the_fields_of_a_board_are_pairs_even_if_there_are_none(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            boards = (await house.http.get("/api/games/fits")).json()["components"]["boards"]
            assert boards["1"]["fields"] == []
            # The rulebook's board 7: a top line of -5.
            fields = {tuple(cell): field for cell, field in boards["7"]["fields"]}
            assert [fields[x, 11]["value"] for x in range(6)] == [-5] * 6
            trouble(await house.http.get("/api/games/chess"), 422, "malformed")

    asyncio.run(scenario())


def test_a_scene_shows_what_the_reader_saw_then(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, PERSON, options={"boards": ["1"]})
            table = made["table"]["table"]
            live = await house.tables.find(table)
            tokens = [held["token"] for held in made["seats"]]
            peers = [(await house.join(table, token))[0] for token in tokens]
            rng = Random(3)
            seen: dict[tuple[int, int], Any] = {}
            for step in range(6):
                seat = live.table.acting[step % len(live.table.acting)]
                moves = live.table.game.legal(live.table.state, seat)
                event = live.table.game.format_event(rng.choice(moves))
                await peers[seat].do("play", event=event)
                at = len(live.shown.record.events)
                for reader, token in enumerate(tokens):
                    state = live.shown.state
                    view = live.shown.game.format_view(live.shown.game.view(state, reader))
                    seen[at, reader] = view
                    path = f"/api/tables/{table}/scenes/{at}"
                    scene = (await house.http.get(path, headers=bearer(token))).json()
                    assert (scene["at"], scene["of"]) == (at, at)
                    assert scene["view"] == view
                    last = live.shown.record.events[-1]
                    if live.shown.acting and "chance" not in last and last["seat"] != reader:
                        assert scene["event"].get("hidden") is True
                        assert "cells" not in str(scene["event"])
                    path = f"/api/tables/{table}/stops?views=true"
                    stop = (await house.http.get(path, headers=bearer(token))).json()["stops"][-1]
                    known = know(live.shown, reader)
                    assert stop["score"] == json.loads(json.dumps(show_score(known.outcome)))
                    assert stop["number"] == known.common.number
            for (at, reader), view in seen.items():
                path = f"/api/tables/{table}/scenes/{at}"
                scene = (await house.http.get(path, headers=bearer(tokens[reader]))).json()
                assert scene["view"] == view
            trouble(
                await house.http.get(f"/api/tables/{table}/scenes/999", headers=bearer(tokens[0])),
                404,
                "no_such_moment",
            )
            trouble(await house.http.get(f"/api/tables/{table}/scenes/0"), 401, "no_token")

    asyncio.run(scenario())


def test_looking_back_at_a_game_that_is_packed_shows_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, PERSON, options={"boards": ["1"]})
            table = made["table"]["table"]
            live = await house.tables.find(table)
            tokens = [held["token"] for held in made["seats"]]
            peers = [(await house.join(table, token))[0] for token in tokens]
            rng, sent = Random(4), dict[int, Any]()
            while live.table.acting:
                seat = rng.choice(live.table.acting)
                move = rng.choice(live.table.game.legal(live.table.state, seat))
                event, made_id = live.table.game.format_event(move), f"m{len(live.table.log)}"
                sent.setdefault(seat, {"event": event, "id": made_id})
                await peers[seat].do("play", event=event, id=made_id)
            count = len(live.shown.record.events)
            paths = ["steps", "stops?views=true", "record", "scores", "picture"]
            paths += [f"scenes/{at}?picture=true" for at in range(count + 1)]

            async def look() -> list[Any]:
                found: list[Any] = []
                for seat, token in enumerate(tokens):
                    for path in paths:
                        log._unpack.cache_clear()
                        moment._unpack.cache_clear()
                        url = f"/api/tables/{table}/{path}"
                        answer = await house.http.get(url, headers=bearer(token))
                        assert answer.status_code == 200
                        found.append(answer.content)
                    for hello in ({"views": True}, {"views": True, "after": 9}):
                        peer, _ = await house.join(table, token, **hello)
                        found.append(peer.heard[0])
                        # A move that is sent again was made long ago.
                        found.append((await peer.do("play", **sent[seat]))["done"])
                        house.broadcast.exit(peer.client)
                return found

            assert live.shown.log._start > 0
            packed = await look()
            for patched in (True, False):
                del house.tables.live[table]
                with monkeypatch.context() as patch:
                    if patched:
                        patch.setattr(tables, "_packed", lambda unpacked: unpacked)
                    loaded = await house.tables.find(table)
                assert (loaded.shown.log._start == 0) is patched
                assert await look() == packed

    asyncio.run(scenario())


def test_points_of_hidden_moves_are_not_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, PERSON, options={"boards": ["1"]})
            table = made["table"]["table"]
            live = await house.tables.find(table)
            tokens = [held["token"] for held in made["seats"]]
            peer, _ = await house.join(table, tokens[0])
            path = f"/api/tables/{table}/scores"
            before = (await house.http.get(path, headers=bearer(tokens[1]))).json()
            move = live.table.game.legal(live.table.state, 0)[0]
            await peer.do("play", event=live.table.game.format_event(move))
            after = (await house.http.get(path, headers=bearer(tokens[1]))).json()
            assert after == before
            # A table that is loaded anew, as after a crash, tells no more.
            house.broadcast.exit(peer.client)
            del house.tables.live[table]
            assert (await house.http.get(path, headers=bearer(tokens[1]))).json() == before

    asyncio.run(scenario())


def test_every_item_says_where(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", PERSON, options={"boards": ["1"]})
            path = f"/api/tables/{made['table']['table']}/scores"
            token = made["seats"][0]["token"]
            (done,) = (await house.http.get(path, headers=bearer(token))).json()["rounds"]
            assert done["title"] == {"key": "fits-board", "values": {"board": "1"}}
            (item,) = done["items"][0]
            assert (item["points"], len(item["where"])) == (-72, 72)

    asyncio.run(scenario())


def test_the_best_in_hindsight_is_at_least_what_a_bot_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_solver("fits"):
        pytest.skip("there is no solver")

    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make("fits", EASY, options={"boards": ["1"]}, is_public=True)
            table = made["table"]["table"]
            path = f"/api/tables/{table}/best"
            live = await house.tables.find(table)
            if not live.shown.is_told:
                trouble(await house.http.get(path), 409, "not_over")
            await house.join(table)
            await until(lambda: live.shown.is_told, 120)
            trouble(await house.http.get(f"{path}?seat=1"), 404, "no_such_seat")
            trouble(await house.http.get(f"{path}/1"), 404, "no_such_moment")
            answer = await house.http.get(path)
            assert answer.status_code == 202
            assert answer.json()["is_ready"] is False
            for _ in range(600):
                answer = await house.http.get(path)
                if answer.status_code == 200:
                    break
                await asyncio.sleep(0.1)
            found = answer.json()
            had = (await house.http.get(f"/api/tables/{table}/scores")).json()["scores"][0]
            assert found["best"] >= had
            assert found["bound"] >= found["best"]
            boards = [one["view"]["boards"][0] for one in found["rounds"]]
            assert all(board["placed"] for board in boards)
            assert [one["round"] for one in found["rounds"]] == [1]
            line = BestLine.model_validate((await house.http.get(f"{path}/1")).json())
            assert len(line.steps) == len(live.shown.record.events) // 2
            assert line.steps[-1].view["boards"] == found["rounds"][0]["view"]["boards"]
            trouble(await house.http.get(f"{path}/2"), 404, "no_such_moment")
            trouble(await house.http.get(f"{path}/1?seat=1"), 404, "no_such_moment")

    monkeypatch.setattr("formspiel.server.tables.solutions.SECONDS_A_ROUND", 1.0)
    asyncio.run(scenario())


def test_the_best_of_solitaire_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            wish = {"variant": "solitaire"}
            made = await house.make(
                "digit", {"kind": "bot", "level": "hard"}, options=wish, is_public=True
            )
            table = made["table"]["table"]
            live = await house.tables.find(table)
            await house.join(table)
            await until(lambda: live.shown.is_told, 240)
            path = f"/api/tables/{table}/best"
            answer = await house.http.get(path)
            while answer.status_code == 202:
                await asyncio.sleep(0.2)
                answer = await house.http.get(path)
            found = answer.json()
            (had,) = live.shown.game.outcome(live.shown.state).scores
            assert had <= found["best"] <= found["bound"] <= 0

    asyncio.run(scenario())


@pytest.mark.parametrize("game", GAMES)
def test_bots_can_be_made_ready_before_their_first_move(game: str) -> None:
    source = io.BytesIO(pack(("warm_up", game)))
    sink = io.BytesIO()
    answer_all(source, sink)
    assert unpack(sink.getvalue()[LENGTH.size :]) is None


def test_workers_that_are_stopped_do_not_complain(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        pool = Pool("bots", 1, 0.1)
        waiting = asyncio.create_task(pool.warm_up())
        await until(lambda: bool(pool._running))
        await asyncio.sleep(0.2)
        await pool.stop()
        await waiting
        assert not pool._running

    asyncio.run(scenario())
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


@pytest.mark.parametrize("told", [pack(("warm_up", "fits")), pack(("warm_up", "fits"))[:-1], b"ab"])
def test_a_worker_ends_without_a_word_when_the_server_is_gone(told: bytes) -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "formspiel.server.workers.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stderr is not None
    worker.stdout.close()
    worker.stdin.write(told)
    worker.stdin.close()
    assert worker.stderr.read() == b""
    worker.stderr.close()
    assert worker.wait(60) in {0, 1}


def test_a_question_that_fails_is_answered_with_a_failure() -> None:
    source = io.BytesIO(pack(("warm_up", "chess")) + pack(("warm_up", "fits")))
    sink = io.BytesIO()
    answer_all(source, sink)
    written = io.BytesIO(sink.getvalue())
    answers = []
    while head := written.read(LENGTH.size):
        answers.append(unpack(written.read(*LENGTH.unpack(head))))
    assert answers == [Failure("KeyError: 'chess'"), None]


def test_a_bot_that_fails_is_logged_and_counted_and_the_game_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scenario() -> Any:
        pool = Pool("bots", 1, 0.1)
        try:
            # The bot that stands in cannot make anything of this view either.
            return await pool.choose("fits", "no such level", None, ("a", "b"), Asker())
        finally:
            await pool.stop()

    before = metrics.BOT_FAILURES.labels("fits", "no such level")._value.get()
    assert asyncio.run(scenario()) in {("a", False), ("b", False)}
    assert metrics.BOT_FAILURES.labels("fits", "no such level")._value.get() == before + 1
    lines = [line for line in caplog.records if line.levelname == "ERROR"]
    assert [vars(line)["bot"] for line in lines] == ["no such level", "medium"]
    assert all("a bot failed" in line.getMessage() for line in lines)


def test_for_a_bot_that_fails_another_one_moves_and_the_table_is_told() -> None:
    game = GAMES["bits"]
    state = game.setup(game.configure(game.load_edition(game.editions[0]), 1, {}))
    while not isinstance(game.to_act(state), tuple):
        state = game.apply(state, game.chances(state).pick(0))
    view, legal = game.view(state, 0), game.legal(state, 0)

    async def scenario() -> Any:
        pool = Pool("bots", 1, 0.1)
        try:
            return await pool.choose("bits", "no such level", view, legal, Asker())
        finally:
            await pool.stop()

    move, is_own = asyncio.run(scenario())
    assert move in legal
    assert not is_own
