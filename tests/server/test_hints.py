"""Hints over the network: to who asks and may, from what they see, noted for all, and bounded."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from formspiel.server.limits import Room
from formspiel.server.settings import UNLIMITED
from formspiel.server.tables.hints import Hints
from formspiel.server.workers.pipe import unpack
from formspiel.server.workers.pool import Pool
from formspiel.server.ws.messages import OUTBOUND, Advice, RefusalMessage
from tests.server.inside import EASY, PERSON, Inside, Peer, inside
from tests.server.test_play import bearer

BOARD = {"boards": ["8"]}


async def answer_of(peer: Peer, made_id: str) -> Advice | RefusalMessage:
    """What a peer is told of a hint that it asked for."""
    for _ in range(6_000):
        peer.heard += peer.take()
        for told in map(OUTBOUND.validate_json, peer.heard):
            if isinstance(told, Advice | RefusalMessage) and told.id == made_id:
                return told
        await asyncio.sleep(0.01)
    raise AssertionError(f"no answer to {made_id}")


async def advice(peer: Peer, made_id: str) -> Advice:
    told = await answer_of(peer, made_id)
    assert isinstance(told, Advice), told
    return told


async def refusal(peer: Peer, made_id: str) -> str:
    told = await answer_of(peer, made_id)
    assert isinstance(told, RefusalMessage), told
    return told.code


async def practise(house: Inside, *seats: Any, **wishes: Any) -> tuple[Any, list[Peer], list[Any]]:
    made = await house.make("fits", *seats, **{"is_practice": True, "options": BOARD, **wishes})
    tokens = [one["token"] for one in made["seats"] if one["token"]]
    joined = [await house.join(made["table"]["table"], token) for token in tokens]
    return made, [peer for peer, _ in joined], [welcome for _, welcome in joined]


def test_a_hint_is_told_to_who_asked_and_that_it_was_asked_for_to_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, (own, other), (welcome, _) = await practise(house, PERSON, PERSON)
            table = made["table"]["table"]
            watcher, _ = await house.join(table, spectate=made["spectate"])
            assert welcome["table"]["hints"] == []
            update = await own.do("hint", id="h1")
            assert [entry["kind"] for entry in update["entries"]] == ["hint"]
            assert update["table"]["hints"] == [0]
            told = await advice(own, "h1")
            moves = welcome["sight"]["moves"]
            assert (told.id, told.utility, told.made) == ("h1", "points", None)
            assert 1 <= len(told.moves) <= 3
            assert all(one.event in moves for one in told.moves)
            values = [one.value for one in told.moves]
            assert values == sorted(values, reverse=True)
            for peer in (other, watcher):
                heard = [json.loads(text) for text in peer.take()]
                assert [one["table"]["hints"] for one in heard if "table" in one] == [[0]]
                assert not any(one["type"] == "advice" for one in heard)
            # Asked again nothing more is noted, and the same is told.
            again = await own.do("hint", id="h2")
            assert again["entries"] == []
            assert (await advice(own, "h2")).moves == told.moves
            # What a move cost, and its taking back.
            bad = next(move for move in reversed(moves) if move != told.moves[0].event)
            await own.do("play", event=bad)
            await other.do("play", event=next(iter(await legal(house, table, other))))
            await own.do("hint", of_last=True, id="h3")
            cost = await advice(own, "h3")
            assert cost.made is not None
            assert cost.made.event == bad
            assert cost.made.loss == cost.moves[0].value - cost.made.value >= 0
            assert (cost.made.word == "best") == (cost.made.loss == 0)
            back = await own.do("undo")
            assert bad in back["sight"]["moves"]
            header = bearer(made["seats"][0]["token"])
            record = await house.http.get(f"/api/tables/{table}/record", headers=header)
            assert record.json()["hints"] == [0]

    asyncio.run(scenario())


async def legal(house: Inside, table: str, peer: Peer) -> list[Any]:
    live = await house.tables.find(table)
    game, seat = live.shown.game, peer.client.seat
    assert seat is not None
    return [game.format_event(move) for move in game.legal(live.shown.state, seat)]


def test_hints_are_refused_at_other_tables_to_spectators_and_out_of_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, (own, _), (welcome, _) = await practise(house, PERSON, PERSON, is_practice=False)
            assert welcome["table"]["hints"] is None
            for wish in ({}, {"of_last": True}):
                answer = await own.do("hint", **wish)
                assert (answer["type"], answer["code"]) == ("error", "not_allowed")
            assert (await own.do("hint", of_last="yes"))["code"] == "malformed"
            made, (own, _), (welcome, _) = await practise(house, PERSON, PERSON)
            watcher, _ = await house.join(made["table"]["table"], spectate=made["spectate"])
            assert (await watcher.do("hint"))["code"] == "spectator"
            await own.do("play", event=welcome["sight"]["moves"][0])
            assert (await own.do("hint"))["code"] == "not_your_turn"
            # Alone one has hints, and no coach.
            _, (alone,), (welcome,) = await practise(house, PERSON, is_practice=False)
            await alone.do("play", event=welcome["sight"]["moves"][0])
            assert (await alone.do("hint", of_last=True))["code"] == "not_allowed"
            assert (await alone.do("hint", id="h"))["type"] == "update"
            assert (await advice(alone, "h")).moves

    asyncio.run(scenario())


def test_who_asks_without_end_is_held_up_and_keeps_one_process_busy_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = UNLIMITED.model_copy(update={"hints_a_minute": 1.0, "hint_burst": 5.0})
    questions = []

    async def count(_pool: Pool, question: bytes, _patience: float, _asker: Any) -> Any:
        questions.append(question)
        return [(0, 1.0)]

    async def scenario() -> None:
        monkeypatch.setattr(Pool, "ask", count)
        async with inside(tmp_path, limits=limits) as house:
            _, (own,), _ = await practise(house, PERSON)
            answers = [await own.do("hint") for _ in range(8)]
            kinds = [answer.get("code", answer["type"]) for answer in answers]
            assert kinds == ["update"] * 5 + ["too_fast"] * 3
            assert len(questions) == 1

    asyncio.run(scenario())


def test_what_a_process_is_asked_has_nothing_that_the_seat_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def keep(_pool: Pool, question: bytes, _patience: float, _asker: Any) -> Any:
        asked.append(unpack(question[4:]))
        return [(0, 0.5)]

    async def scenario() -> None:
        monkeypatch.setattr(Pool, "ask", keep)
        async with inside(tmp_path) as house:
            made = await house.make("digit", PERSON, PERSON, is_practice=True)
            table, hints = await house.tables.find(made["table"]["table"]), house.hints
            seat = table.shown.acting[0]
            await hints.find(table, seat, of_last=False)
            name, game, config, asker, (_, view, moves, own) = asked[0]
            shown = table.shown
            assert (name, game, asker, own) == ("hint", "digit", seat, None)
            assert config == shown.config
            assert view == shown.game.view(shown.state, seat)
            assert view.hands[1 - seat] is None
            assert moves == shown.game.legal(shown.state, seat)

    asyncio.run(scenario())


def test_a_worker_that_fails_is_told_of_and_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            _, (own,), _ = await practise(house, PERSON, EASY, options={"boards": ["1"]})
            monkeypatch.setattr("formspiel.server.workers.pool.BOT_PATIENCE", 0.0)
            await own.do("hint", id="h1")
            assert await refusal(own, "h1") == "failed"
            monkeypatch.undo()
            await own.do("hint", id="h2")
            assert (await advice(own, "h2")).moves

    asyncio.run(scenario())


def test_many_who_wait_are_a_reason_to_refuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            assert isinstance(house.hints, Hints)
            monkeypatch.setattr(house.hints, "_room", Room(0))
            _, (own,), _ = await practise(house, PERSON)
            await own.do("hint", id="h1")
            assert await refusal(own, "h1") == "too_many"

    asyncio.run(scenario())
