"""A server inside the test: no sockets, no processes, and time as the test wants it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from formspiel.core.game import Json
from formspiel.server.app import create_app
from formspiel.server.connection import Connection
from formspiel.server.fresh import find_fresh
from formspiel.server.hall import Hall
from formspiel.server.settings import UNLIMITED, Settings

PERSON = {"kind": "person", "name": "Ann", "language": "de"}
OPEN = {"kind": "open"}
EASY = {"kind": "bot", "level": "easy"}


class Time:
    """A clock that stands until it is moved."""

    def __init__(self, at: float = 1_700_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


class Peer:
    """A client of a table, without a socket."""

    def __init__(self, hall: Hall, connection: Connection) -> None:
        self._hall = hall
        self.connection = connection
        self.heard: list[str] = []
        self._count = 0

    async def tell(self, message: Json) -> list[Any]:
        """Send a message, and what is heard until all is stored."""
        self.connection.receive(json.dumps(message))
        return await self.listen()

    async def listen(self) -> list[Any]:
        await settled(self._hall)
        texts = list(self.connection._outgoing)
        self.connection._outgoing.clear()
        self.heard += texts
        return [json.loads(text) for text in texts]

    async def do(self, kind: str, **parts: Any) -> Any:
        """Send a command with a fresh id; the message that answers it."""
        self._count += 1
        made_id = parts.pop("id", f"{kind}{self._count}")
        answers = await self.tell({"type": kind, "id": made_id, **parts})
        for answer in answers:
            if answer.get("id") == made_id or made_id in [d["id"] for d in answer.get("done", [])]:
                return answer
        raise AssertionError(f"no answer to {kind}: {answers}")


class Inside:
    """A started application."""

    def __init__(self, hall: Hall, http: httpx.AsyncClient, time: Time) -> None:
        self.hall = hall
        self.http = http
        self.time = time

    async def make(self, game: str = "fits", *seats: Json, **wishes: Any) -> Any:
        body = {"game": game, "seats": list(seats) or [PERSON, PERSON], **wishes}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def connect(self, table: str) -> Peer:
        live = await find_fresh(self.hall, table)
        bucket = self.hall.settings.limits
        from formspiel.server.limits import Buckets

        buckets = Buckets(bucket.messages_a_second, bucket.message_burst, self.hall.monotonic)
        return Peer(self.hall, Connection(self.hall, live, buckets.new(), 1000))

    async def join(self, table: str, token: str | None = None, **hello: Any) -> tuple[Peer, Any]:
        """Connect and say hello; the peer and the welcome."""
        peer = await self.connect(table)
        said = {"type": "hello", **({"token": token} if token else {}), **hello}
        answers = await peer.tell(said)
        return peer, answers[0]


async def settled(hall: Hall) -> None:
    """Wait until nothing is left to store."""
    for _ in range(3):
        await hall.writer.finish()
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def inside(
    folder: Path, time: Time | None = None, database: str = "", **wishes: Any
) -> AsyncIterator[Inside]:
    """A server that keeps its tables in a folder."""
    chosen = Settings(database or f"sqlite:///{folder}/tables.db", UNLIMITED, bot_effort=0.05)
    time = time or Time()
    app = create_app(replace(chosen, **wishes), time)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://formspiel") as http:
            yield Inside(app.state.hall, http, time)
