"""The WebSocket of a table: `/api/tables/{table}/socket`."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from formspiel.server import metrics
from formspiel.server.door import HEAR_NOW, SEND_NOW
from formspiel.server.journal import LONGEST_PATH, journal, tell_trouble
from formspiel.server.limits import Buckets, ConnectionLimit, address_of
from formspiel.server.settings import Settings
from formspiel.server.tables.registry import Tables
from formspiel.server.ws.client import Client, Cut, Send
from formspiel.server.ws.told import write
from formspiel.table.refusal import Code, Refusal


async def serve_socket(websocket: WebSocket) -> None:
    """Serve one client from the handshake to the end."""
    state = websocket.app.state
    tables: Tables = state.tables
    connection_limit: ConnectionLimit = state.connection_limit
    buckets: Buckets = state.message_buckets
    address = address_of(websocket)
    handshakes: Buckets = state.handshake_buckets
    if state.bans.has(address) or not handshakes.take(address):
        metrics.TURNED_AWAY.inc()
        tell_trouble("WebSockets are refused", address=address)
        await websocket.close()
        return
    await websocket.accept()
    if not connection_limit.enter(address):
        await close(websocket, Cut(Code.TOO_MANY, "too many connections from your address"))
        return
    started = time.perf_counter()
    try:
        try:
            live = await tables.find_fresh(websocket.path_params["table"])
        except Refusal as refusal:
            await close(websocket, Cut(refusal.code, refusal.sentence))
            return
        bucket = buckets.new()
        client = Client(
            tables,
            state.broadcast,
            state.watch,
            live,
            bucket,
            hints=state.hints,
            address=address,
        )
        client.send_now = websocket.scope.get("extensions", {}).get(SEND_NOW)
        await talk(websocket, client, tables.settings)
    finally:
        connection_limit.leave(address)
        told = {
            "path": websocket.url.path[:LONGEST_PATH],
            "address": websocket.client.host if websocket.client else "",
            "seconds": round(time.perf_counter() - started, 4),
        }
        journal.info("socket", extra=told)


class Talker(Protocol):
    """A client of some socket, as far as it matters here."""

    is_known: bool

    def receive(self, text: str | bytes) -> None:
        """Take a message."""

    async def send_all(self, send: Send) -> None:
        """Send what there is to send, until the connection is cut."""

    def leave(self) -> None:
        """The connection is gone."""


async def talk(websocket: WebSocket, client: Talker, settings: Settings) -> None:
    """Read what a client sends and send what it is told, until the connection ends."""

    async def send(text: bytes) -> None:
        try:
            await websocket.send_text(text.decode())
        except RuntimeError:
            # The connection was closed while this waited to be sent.
            raise WebSocketDisconnect(1006) from None

    sender = asyncio.create_task(client.send_all(send))
    reader = asyncio.create_task(_read(websocket, client, settings))
    try:
        done, _ = await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            trouble = task.exception()
            if isinstance(trouble, Cut):
                await close(websocket, trouble)
            elif trouble is not None and not isinstance(trouble, WebSocketDisconnect | OSError):
                journal.error("a connection failed", exc_info=trouble)
                await close(websocket, Cut(Code.FAILED, "something went wrong; connect again"))
    finally:
        client.leave()
        for task in (sender, reader):
            task.cancel()
        await asyncio.gather(sender, reader, return_exceptions=True)


async def _read(websocket: WebSocket, client: Talker, settings: Settings) -> None:
    """Read until the connection ends: without a detour, once it is known who the client is."""
    ear = Ear(client, settings)
    hear_now = websocket.scope.get("extensions", {}).get(HEAR_NOW)
    while hear_now is None or not client.is_known or not hear_now(ear):
        if client.is_known:
            message = await websocket.receive()
        else:
            try:
                message = await asyncio.wait_for(websocket.receive(), settings.hello_seconds)
            except TimeoutError:
                raise Cut(Code.NO_HELLO, "you have not said hello") from None
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        ear.take(message.get("bytes") if text is None else text)
    # From here on nothing comes this way but the end.
    ending = asyncio.create_task(_await_end(websocket))
    try:
        await asyncio.wait({ending, ear.trouble}, return_when=asyncio.FIRST_COMPLETED)
        if ear.trouble.done():
            ear.trouble.result()
    finally:
        ending.cancel()
        ear.close()


async def _await_end(websocket: WebSocket) -> None:
    await websocket.receive()


class Ear:
    """Takes what a client says, until there is trouble with it."""

    def __init__(self, client: Talker, settings: Settings) -> None:
        self.trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._client = client
        self._most = settings.limits.message_bytes

    def take(self, data: str | bytes | None) -> None:
        """Have the client take a message; it may raise."""
        if data is None or len(data) > self._most:
            raise Cut(Code.TOO_LARGE, "this message is too long")
        self._client.receive(data)

    def __call__(self, data: bytes) -> None:
        """Hear a message; what is raised is trouble, after which nothing more is heard."""
        if self.trouble.done():
            return
        try:
            self.take(data)
        except Exception as trouble:  # noqa: BLE001  who waits for it deals with it
            self.trouble.set_exception(trouble)

    def close(self) -> None:
        """Hear no more."""
        if not self.trouble.cancel() and not self.trouble.cancelled():
            self.trouble.exception()


async def close(websocket: WebSocket, cut: Cut) -> None:
    """Say why, and close."""
    closing = {"type": "closing", "code": cut.code, "sentence": cut.sentence}
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.send_text(write(closing).decode())
        await websocket.close(cut.code.close, cut.code)
