"""Messages gone wrong: each gets a typed error, and nothing changes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from pydantic import ValidationError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from formspiel.core.registry import GAMES
from formspiel.server.ws.client import Cut
from formspiel.server.ws.messages import INBOUND, OUTBOUND
from formspiel.table.refusal import Code
from tests.server.house import House
from tests.server.inside import PERSON, Inside, Peer, inside

COUNT = int(os.environ.get("FORMSPIEL_FUZZ", "6000"))
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 15, 16, 2**31, 2**63, 2**64, 10**40, -(2**63), 0.5, 1e308, "", "0",
    "\u0000", "\u202e", "x" * 600, "é" * 40, [], [[]], {}, {"": None}, [0, 0, "h"], [[0, 0]] * 200,
    "NaN", "hello", "play", "chance", {"seat": 0}, {"chance": "card", "piece": "L4"},
]  # fmt: skip
RAW = [
    b"", b"null", b"NaN", b"[]", b"{}", b"\xff\xfe", b'{"type":"play"', b'"\\ud800"', b"0" * 5000,
    b"[" * 15000, b'{"type":"play","id":"\\ud800","event":{}}', b'{"a":' * 3000,
]  # fmt: skip


def mutated(message: Any, rng: Random) -> bytes:
    """A message, changed in one to three places."""
    if rng.random() < 0.05:
        return rng.choice(RAW)
    changed = json.loads(json.dumps(message))
    for _ in range(rng.randint(1, 3)):
        changed = _change(changed, rng)
    data = bytearray(json.dumps(changed).encode())
    if rng.random() < 0.3:
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(data) + 1)
            kind = rng.randrange(3)
            if kind == 0:
                data[place:place] = bytes([rng.randrange(256)])
            elif kind == 1:
                del data[place : place + rng.randint(1, 9)]
            elif place < len(data):
                data[place] = rng.randrange(256)
    return bytes(data)


def _change(value: Any, rng: Random) -> Any:
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        kind = rng.random()
        if kind < 0.15:
            return {k: v for k, v in value.items() if k != key}
        if kind < 0.3:
            return {**value, rng.choice(["x", "at", "note", "seat", "chance", "type", ""]): 1}
        return {**value, key: _change(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.85:
        place = rng.randrange(len(value))
        return [*value[:place], _change(value[place], rng), *value[place + 1 :]]
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.5:
        return value + rng.choice([-2, -1, 1, 2, 100])
    return rng.choice(ODD)


def valid(live: Any, made: Any) -> list[Any]:
    """A message of every kind, with a move that could be made."""
    table = live.table
    seat = table.acting[0] if table.acting else 0
    legal = table.game.legal(table.state, seat)
    event = table.game.format_event(legal[0]) if legal else {"seat": 0}
    return [
        {"type": "hello", "token": made["seats"][0]["token"], "after": 3, "views": True},
        {"type": "play", "id": "a", "event": event},
        {"type": "play", "id": "b", "event": event},
        {"type": "undo", "id": "c"},
        {"type": "say", "id": "d", "text": "hello"},
        {"type": "bot", "id": "e", "seat": 1, "level": "easy"},
        {"type": "back", "id": "f"},
        {"type": "leave", "id": "g"},
        {"type": "rename", "id": "h", "name": "N", "language": "en"},
        {"type": "rematch", "id": "i"},
        {"type": "decline", "id": "j"},
        {"type": "end", "id": "k"},
        {"type": "ping"},
    ]


async def attack(peer: Peer, live: Any, messages: list[Any], rng: Random) -> bool:
    """Send one mutated message; whether it was carried out after all."""
    data = mutated(rng.choice(messages), rng)
    before, state = live.table, hash(live.table.state)
    peer.client._mistakes = 0
    peer.take()
    peer.client.receive(data)
    is_changed = live.table is not before
    assert hash(before.state) == state
    if is_changed:
        # Only what is a whole, valid message may do anything.
        INBOUND.validate_json(data)
        await peer.listen()
    texts = peer.take()
    for text in texts:
        OUTBOUND.validate_json(text)
    answers = [json.loads(text) for text in texts]
    if not is_changed:
        kinds = {answer["type"] for answer in answers}
        assert kinds <= {"error", "pong", "update", "welcome", "presence"}, kinds
        try:
            INBOUND.validate_json(data)
        except ValidationError:
            assert [answer["code"] for answer in answers] == ["malformed"]
    return is_changed


async def besiege(house: Inside, game: str, count: int, rng: Random) -> None:
    """Attack a new table from all sides, until a seat is given up after all."""
    made = await house.make(game, PERSON, PERSON, is_public=True)
    table = made["table"]["table"]
    live = await house.tables.find(table)
    messages = valid(live, made)
    watcher, _ = await house.join(table)
    stranger = await house.connect(table)
    own = [(await house.join(table, held["token"]))[0] for held in made["seats"]]
    for n in range(count):
        if n % 3 == 0:
            assert not await attack(watcher, live, messages, rng)
        elif n % 3 == 1:
            stranger.client.is_known = False
            stranger.client.seat = None
            assert not await attack(stranger, live, messages[1:], rng)
        elif live.table.seat_of(own[n % 2].client._token) is not None:
            await attack(own[n % 2], live, messages, rng)


@pytest.mark.parametrize("game", GAMES)
def test_mutated_messages_change_nothing(game: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        rng = Random(game)
        async with inside(tmp_path) as house:
            for _ in range(COUNT // 4 // 200):
                await besiege(house, game, 200, rng)
            answer = await house.http.get("/healthz")
            assert answer.status_code == 200

    asyncio.run(scenario())


def test_mutated_messages_on_a_real_socket(house: House) -> None:
    """The same through the network, with frames of all sorts; the server stays well."""

    async def scenario() -> None:
        rng = Random(9)
        async with httpx.AsyncClient(base_url=house.url) as http:
            body = {"game": "fits", "seats": [PERSON, PERSON], "is_public": True}
            made = (await http.post("/api/tables", json=body)).json()
            path = f"/api/tables/{made['table']['table']}"
            before = (await http.get(f"{path}/record")).content
            address = f"{house.url.replace('http', 'ws', 1)}{path}/socket"
            hello = {"type": "hello"}
            messages = [hello, {"type": "play", "id": "a", "event": {"seat": 0, "aside": "L4"}}]
            for _ in range(max(10, COUNT // 400)):
                async with connect(address, compression=None) as ws:
                    await ws.send(json.dumps(hello))
                    with contextlib.suppress(ConnectionClosed):
                        for _ in range(20):
                            data = mutated(rng.choice(messages), rng)
                            is_text = rng.random() < 0.5
                            await ws.send(data.decode("utf-8", "replace") if is_text else data)
                        await ws.send("x" * 20_000)
                        while True:
                            OUTBOUND.validate_json(await asyncio.wait_for(ws.recv(), 10))
                    assert ws.close_code in {4400, 1009}
            assert (await http.get(f"{path}/record")).content == before
            assert (await http.get("/healthz")).status_code == 200
        assert "Traceback" not in house.log.read_text()

    asyncio.run(scenario())


def test_a_cut_is_told(house: House) -> None:
    async def scenario() -> None:
        address = house.url.replace("http", "ws", 1)
        for path, code in (("a" * 16, "no_such_table"), ("nonsense", "no_such_table")):
            async with connect(f"{address}/api/tables/{path}/socket") as ws:
                assert json.loads(await ws.recv())["code"] == code
        async with httpx.AsyncClient(base_url=house.url) as http:
            body = {"game": "fits", "seats": [PERSON]}
            made = (await http.post("/api/tables", json=body)).json()
        async with connect(f"{address}/api/tables/{made['table']['table']}/socket") as ws:
            assert json.loads(await ws.recv())["code"] == "no_hello"

    asyncio.run(scenario())
    assert Cut(Code.FAILED, "b").sentence == "b"
