"""Play over the messages of the WebSocket."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.registry import GAMES
from formspiel.server.settings import Limits
from formspiel.server.ws.client import Cut
from formspiel.server.ws.messages import OUTBOUND
from formspiel.table.clock import Clock
from formspiel.table.command import Make
from formspiel.table.holder import PERSON as PERSON_KIND
from formspiel.table.holder import Holder
from tests.server.house import until, wise
from tests.server.inside import EASY, OPEN, PERSON, Inside, Peer, inside

SMALL: dict[str, Any] = {
    "fits": {"boards": ["1"]},
    "bits": {},
    "quadrata": {"rounds": 1, "turn_limit": 10},
    "digit": {},
}


async def two(house: Inside, game: str = "fits", **wishes: Any) -> tuple[Any, Peer, Peer]:
    made = await house.make(game, options=SMALL[game], **wishes)
    table = made["table"]["table"]
    first, _ = await house.join(table, made["seats"][0]["token"])
    second, _ = await house.join(table, made["seats"][1]["token"])
    await first.listen()
    return made, first, second


async def finish(peers: list[Peer], sights: dict[int, Any], rng: Random) -> None:
    """Play to the end from what each was shown first."""
    for _ in range(3000):
        for seat, peer in enumerate(peers):
            for message in await peer.listen():
                if message.get("table") and message["table"]["is_over"]:
                    return
                if message.get("sight"):
                    sights[seat] = message["sight"]
            if sights.get(seat, {}).get("moves"):
                event = wise(sights.pop(seat), seat, rng)
                answer = await peer.do("play", event=event)
                assert "done" in answer, answer
                if answer.get("table") and answer["table"]["is_over"]:
                    return
                if answer.get("sight"):
                    sights[seat] = answer["sight"]
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_and_its_rematch(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make(game, options=SMALL[game])
            table = made["table"]["table"]
            tokens = [seat["token"] for seat in made["seats"]]
            peers, sights = [], {}
            for seat, token in enumerate(tokens):
                peer, welcome = await house.join(table, token)
                assert welcome["type"] == "welcome"
                peers.append(peer)
                sights[seat] = welcome["sight"]
            await finish(peers, sights, Random(1))
            for peer in peers:
                await peer.listen()
                for text in peer.heard:
                    OUTBOUND.validate_json(text)
            shown = (await house.http.get(f"/api/tables/{table}", headers=bearer(tokens[0]))).json()
            assert shown["secret"]
            answer = await peers[0].do("rematch")
            assert answer["table"]["offers"] == [0]
            assert answer["table"]["rematch"] is None
            await peers[1].do("rematch")
            await until(lambda: bool(house.tables.live[table].shown.rematch))
            again = house.tables.live[table].shown.rematch
            told = [entry for one in await peers[0].listen() for entry in one["entries"]]
            assert [entry["kind"] for entry in told] == ["offered", "rematch"]
            refused = await peers[1].do("rematch")
            assert refused["code"] == "rematched"
            _, welcome = await house.join(again, tokens[1])
            assert (welcome["seat"], welcome["table"]["rematch_of"]) == (1, table)
            assert welcome["table"]["commitment"] != shown["commitment"]

    asyncio.run(scenario())


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_a_move_sent_twice_counts_once_and_is_answered_twice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, first, _ = await two(house)
            live = await house.tables.find(made["table"]["table"])
            move = live.table.game.format_event(live.table.game.legal(live.table.state, 0)[0])
            one = await first.do("play", event=move, id="m")
            count = len(live.table.log)
            two_ = await first.do("play", event=move, id="m")
            assert one["done"] == two_["done"]
            assert len(live.table.log) == count
            # Twice before the first is stored.
            say = json.dumps({"type": "say", "id": "s", "text": "hi"})
            first.client.receive(say)
            first.client.receive(say)
            heard = await first.listen()
            assert [d["id"] for m in heard for d in m.get("done", [])] == ["s", "s"]
            assert len(live.table.log) == count + 1

    asyncio.run(scenario())


def test_who_comes_back_gets_just_the_rest(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, first, _ = await two(house)
            answer = await first.do("say", text="one")
            last = answer["entries"][-1]["number"]
            await first.do("say", text="two")
            token = made["seats"][0]["token"]
            _, welcome = await house.join(made["table"]["table"], token, after=last)
            assert [entry["text"] for entry in welcome["entries"]] == ["two"]
            _, welcome = await house.join(made["table"]["table"], token, after=last + 99)
            assert welcome["entries"] == []

    asyncio.run(scenario())


def test_wrong_tokens_and_spectators_cannot_act(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make()
            table = made["table"]["table"]
            for hello in (
                {"token": "x" * 43},
                {"token": made["invite"]},
                {"token": made["spectate"]},
                {"spectate": made["invite"]},
                {},
            ):
                _, answer = await house.join(table, **hello)
                assert answer["code"] == "bad_token"
            watcher, welcome = await house.join(table, spectate=made["spectate"])
            assert welcome["seat"] is None
            assert welcome["sight"]["moves"] == []
            live = await house.tables.find(table)
            before = live.table
            for kind, parts in (
                ("play", {"event": {"seat": 0, "aside": "L4"}}),
                ("undo", {}),
                ("say", {"text": "hi"}),
                ("bot", {"seat": 0, "level": "easy"}),
                ("leave", {}),
                ("back", {}),
                ("rename", {"name": "X", "language": "en"}),
                ("rematch", {}),
                ("decline", {}),
                ("end", {}),
            ):
                assert (await watcher.do(kind, **parts))["code"] == "spectator"
            stranger = await house.connect(table)
            assert (await stranger.do("undo"))["code"] == "no_hello"
            assert live.table is before

    asyncio.run(scenario())


def test_a_token_that_was_given_up_is_worth_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, first, second = await two(house, is_public=True)
            assert "done" in await first.do("leave")
            assert await first.tell({"type": "say", "id": "s1", "text": "still here?"}) == []
            table = made["table"]["table"]
            again = await house.connect(table)
            hello = {"type": "hello", "token": made["seats"][0]["token"]}
            assert (await again.tell(hello))[0]["code"] == "bad_token"
            taken = await house.http.post(f"/api/tables/{table}/seats", json={"name": "Bob"})
            assert taken.json()["seat"] == 0
            assert await first.tell({"type": "say", "id": "s2", "text": "and now?"}) == []
            assert b"still here" not in await log_of(house, table)
            assert "done" in await second.do("say", text="welcome")

    asyncio.run(scenario())


async def log_of(house: Inside, table: str) -> bytes:
    """Everything that is stored of a table."""
    entries = await house.tables.storage.load(table)
    return repr(entries).encode()


def test_bots_play_and_keep_seats_warm(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path, idle_seconds=1e9) as house:
            made = await house.make("bits", PERSON, EASY, OPEN)
            table = made["table"]["table"]
            peer, welcome = await house.join(table, made["seats"][0]["token"])
            assert not welcome["table"]["has_begun"]
            assert "done" in await peer.do("bot", seat=2, level="medium")
            answer = await peer.do("bot", seat=0, level="easy")
            assert answer["table"]["seats"][0]["is_warm"]
            live = await house.tables.find(table)
            await until(lambda: len(live.shown.record.events) >= 12)
            assert "done" in await peer.do("back")
            await until(lambda: live.shown.acting == (0,))
            state = live.shown.state
            event = live.shown.game.format_event(live.shown.game.legal(state, 0)[0])
            assert "done" in await peer.do("play", event=event)

    asyncio.run(scenario())


def test_a_lost_player_can_be_replaced_after_the_grace(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            _, first, second = await two(house, "quadrata")
            refused = await first.do("bot", seat=1, level="easy")
            assert refused["code"] == "seat_taken"
            house.broadcast.exit(second.client)
            refused = await first.do("bot", seat=1, level="easy")
            assert refused["code"] == "seat_taken", "the grace is not over"
            house.time.at += 31
            answer = await first.do("bot", seat=1, level="easy")
            assert answer["table"]["seats"][1]["is_warm"]

    asyncio.run(scenario())


def test_at_time_out_a_bot_plays_that_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            people = tuple(Holder(PERSON_KIND, f"P{n}", "en", f"t{n}") for n in range(2))
            made = Make(house.time(), "quadrata", people, bytes(32), clock=Clock(0.3, 0.2))
            live = await house.tables.make(made)
            seat = live.shown.acting[0]
            number = len(live.shown.log)
            house.time.at += 0.25
            house.automation.drive(live)
            await asyncio.sleep(0.2)
            assert len(live.shown.log) == number
            house.time.at += 0.2
            house.automation.drive(live)
            await until(lambda: len(live.shown.log) > number)
            entry = live.shown.log[number]
            assert (entry.by, entry.seat) == ("clock", seat)  # type: ignore[union-attr]  # a move
            assert live.shown.holders[seat].kind == PERSON_KIND

    asyncio.run(scenario())


def test_undo_over_the_wire(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made, first, second = await two(house)
            assert (await first.do("undo"))["code"] == "undo_refused"
            live = await house.tables.find(made["table"]["table"])
            move = live.table.game.format_event(live.table.game.legal(live.table.state, 0)[0])
            await first.do("play", event=move)
            answer = await first.do("undo")
            assert answer["sight"]["moves"]
            heard = await second.listen()
            assert [m["entries"][0]["kind"] for m in heard if m["type"] == "update"] == [
                "event",
                "undone",
            ]
            acted, undone = heard[-2:]
            assert acted["entries"][0]["event"].keys() == {"seat", "hidden", "at"}
            # What was done stays hidden, but not who is waited for.
            assert (acted.get("sight"), acted["to_act"]) == (None, [1])
            assert undone["sight"]["to_act"] == [0, 1]

    asyncio.run(scenario())


def test_chat_has_limits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            _, first, second = await two(house)
            assert (await first.do("say", text="x" * 501))["code"] == "malformed"
            assert (await first.do("say", text="\u202eturned"))["code"] == "malformed"
            for _ in range(5):
                assert "done" in await first.do("say", text="Grüße, très bien 🙂")
            assert (await first.do("say", text="again"))["code"] == "too_fast"
            assert "done" in await second.do("say", text="I have said nothing yet")
            house.time.at += 11
            assert "done" in await first.do("say", text="later")

    asyncio.run(scenario())


def repeat(peer: Peer, text: str) -> None:
    for _ in range(100):
        peer.client.receive(text)


def test_who_sends_too_fast_or_too_wrong_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(messages_a_second=1.0, message_burst=10.0)
        async with inside(tmp_path, limits=limits) as house:
            made = await house.make(is_public=True)
            peer, _ = await house.join(made["table"]["table"])
            with pytest.raises(Cut, match="too many messages"):
                repeat(peer, '{"type": "ping"}')
        async with inside(tmp_path) as house:
            made = await house.make(is_public=True)
            peer, _ = await house.join(made["table"]["table"])
            with pytest.raises(Cut, match="could not be carried out"):
                repeat(peer, "nonsense")

    asyncio.run(scenario())


def test_who_does_not_read_is_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path) as house:
            made = await house.make(is_public=True)
            peer, _ = await house.join(made["table"]["table"])
            for _ in range(1001):
                peer.client.push(b"x" * 1_000)
            assert peer.client.cut is not None
            assert peer.client.cut.code == "too_slow"

    asyncio.run(scenario())
