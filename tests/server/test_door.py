"""What comes over a WebSocket is heard the same, in however many pieces it comes."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import orjson
import pytest
import uvicorn
from websockets.asyncio.client import connect

from formspiel.server.bursts import HttpBursts, SocketBursts
from tests.server.house import House, until
from tests.server.inside import PERSON

MASK = b"\x5a\x01\xf0\x9c"
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, MORE, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


def frame(data: bytes, kind: int = TEXT, *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size, mask = len(data), 0x80 if is_masked else 0
    head = bytes([kind | (0x80 if is_last else 0)])
    if size < 126:
        head += bytes([mask | size])
    else:
        head += bytes([mask | 126]) + size.to_bytes(2, "big")
    if not is_masked:
        return head + data
    return head + MASK + bytes(a ^ b for a, b in zip(data, itertools.cycle(MASK), strict=False))


def said(**message: Any) -> bytes:
    return orjson.dumps(message)


class Raw:
    """A client that decides how its bytes are sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, *frames: bytes) -> None:
        self.writer.write(b"".join(frames))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame of the server: its kind, and what is in it."""
        async with asyncio.timeout(20):
            first, second = await self.reader.readexactly(2)
            size = second
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 15, await self.reader.readexactly(size)

    async def hear_of(self, kind: str) -> Any:
        """The next message of a kind."""
        while True:
            opcode, data = await self.hear()
            assert opcode == TEXT, data
            message = orjson.loads(data)
            if message["type"] == kind:
                return message


@asynccontextmanager
async def sitting(house: House) -> AsyncIterator[tuple[Raw, str]]:
    """A raw connection to a new table, and the token that it may say hello with."""
    async with httpx.AsyncClient(base_url=house.url) as http:
        made = (await http.post("/api/tables", json={"game": "fits", "seats": [PERSON]})).json()
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    path = f"/api/tables/{made['table']['table']}/socket"
    writer.write(HANDSHAKE.format(path=path).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    try:
        yield Raw(reader, writer), made["seats"][0]["token"]
    finally:
        writer.close()


@asynccontextmanager
async def greeted(house: House) -> AsyncIterator[Raw]:
    """A raw connection that has said hello."""
    async with sitting(house) as (raw, token):
        raw.send(frame(said(type="hello", token=token)))
        await raw.hear_of("welcome")
        yield raw


PING_TEXT = said(type="ping")


def chat(number: int, text: str = "hi") -> bytes:
    return said(type="say", id=str(number), text=text)


async def hear_done(raw: Raw, *ids: str) -> None:
    """Wait until commands are acknowledged, in this order."""
    found: list[str] = []
    while len(found) < len(ids):
        update = await raw.hear_of("update")
        found += [one["id"] for one in update.get("done", ())]
    assert found == list(ids)


def test_what_follows_a_hello_at_once_is_heard_in_order(house: House) -> None:
    async def go() -> None:
        async with sitting(house) as (raw, token):
            hello = frame(said(type="hello", token=token))
            raw.send(hello, frame(chat(1)), frame(chat(2)), frame(chat(3)))
            await raw.hear_of("welcome")
            await hear_done(raw, "1", "2", "3")
            raw.send(frame(chat(4)))
            await hear_done(raw, "4")

    asyncio.run(go())


def test_a_message_in_pieces_is_heard_whole(house: House) -> None:
    async def go() -> None:
        async with greeted(house) as raw:
            # Byte by byte.
            for byte in frame(chat(1)):
                raw.send(bytes([byte]))
                await raw.writer.drain()
            await hear_done(raw, "1")
            # In three frames, with a ping of the protocol between them.
            text = chat(2)
            raw.send(frame(text[:5], is_last=False))
            await asyncio.sleep(0.02)
            raw.send(frame(b"?", PING), frame(text[5:9], MORE, is_last=False))
            assert await raw.hear() == (PONG, b"?")
            raw.send(frame(text[9:], MORE))
            await hear_done(raw, "2")
            # Two and a half at once, and one that is too long for a short frame.
            third, fourth, long = frame(chat(3)), frame(chat(4)), frame(chat(5, "x" * 300))
            raw.send(third, fourth, long[:40])
            await hear_done(raw, "3", "4")
            raw.send(long[40:])
            await hear_done(raw, "5")

    asyncio.run(go())


def test_a_binary_message_and_one_that_is_no_text_are_answered(house: House) -> None:
    async def go() -> None:
        async with greeted(house) as raw:
            raw.send(frame(PING_TEXT, BINARY))
            await raw.hear_of("pong")
            raw.send(frame(b'{"type": "say", "id": "1", "text": "\xff"}'))
            assert (await raw.hear_of("error"))["code"] == "malformed"
            raw.send(frame(b""))
            assert (await raw.hear_of("error"))["code"] == "malformed"
            raw.send(frame(PING_TEXT))
            await raw.hear_of("pong")

    asyncio.run(go())


@pytest.mark.parametrize("is_masked", [True, False])
def test_a_frame_that_breaks_the_protocol_ends_the_connection(
    house: House, *, is_masked: bool
) -> None:
    async def go() -> None:
        async with greeted(house) as raw:
            # Either not masked, or the rest of a message that never began.
            wrong = frame(PING_TEXT, MORE if is_masked else TEXT, is_masked=is_masked)
            raw.send(wrong)
            kind, data = await raw.hear()
            while kind == TEXT:
                kind, data = await raw.hear()
            assert (kind, int.from_bytes(data[:2], "big")) == (CLOSE, 1002)

    asyncio.run(go())


def test_after_too_long_a_message_nothing_more_is_heard(house: House) -> None:
    async def go() -> None:
        async with greeted(house) as raw:
            most = house.settings.limits.message_bytes
            raw.send(frame(b" " * (most + 1)), frame(chat(1)), frame(PING_TEXT))
            assert (await raw.hear_of("closing"))["code"] == "too_large"
            kind, _ = await raw.hear()
            assert kind == CLOSE

    asyncio.run(go())


def test_who_closes_is_closed(house: House) -> None:
    async def go() -> None:
        async with greeted(house) as raw:
            raw.send(frame((1000).to_bytes(2, "big"), CLOSE))
            kind, data = await raw.hear()
            while kind == TEXT:
                kind, data = await raw.hear()
            assert (kind, data) == (CLOSE, (1000).to_bytes(2, "big"))

    asyncio.run(go())


async def hold(_scope: Any, receive: Any, send: Any) -> None:
    """An application that takes every WebSocket and does nothing with it."""
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.mark.parametrize("is_polite", [False, True])
def test_a_connection_that_has_ended_leaves_nothing_behind(*, is_polite: bool) -> None:
    async def go() -> None:
        config = uvicorn.Config(
            hold, port=0, http=HttpBursts, ws=SocketBursts, log_config=None, lifespan="off"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        gc.disable()
        try:
            left: list[weakref.ref[Any]] = []
            for _ in range(5):
                client = await connect(f"ws://127.0.0.1:{port}/")
                (one,) = server.server_state.connections
                assert isinstance(one, SocketBursts)
                left += [weakref.ref(one), weakref.ref(one.conn)]
                del one
                if is_polite:
                    await client.close()
                else:
                    client.transport.abort()
                await until(lambda: not server.server_state.connections)
            await until(lambda: not server.server_state.tasks)
            await asyncio.sleep(0.05)
            # Nobody looks for rings while people play.
            assert not [one for one in left if one() is not None]
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    asyncio.run(go())
