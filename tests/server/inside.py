"""A server inside the test: no sockets, no processes, and time as the test wants it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from formspiel.core.game import Json
from formspiel.server.http.app import create_app
from formspiel.server.limits import Buckets
from formspiel.server.operator import Operator
from formspiel.server.settings import UNLIMITED, Settings
from formspiel.server.tables.automation import Automation
from formspiel.server.tables.hints import Hints
from formspiel.server.tables.news import NewsChannel
from formspiel.server.tables.registry import Tables
from formspiel.server.watch import Watch
from formspiel.server.ws.broadcast import Broadcast
from formspiel.server.ws.client import Client

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

    def __init__(self, tables: Tables, client: Client) -> None:
        self._tables = tables
        self.client = client
        self.heard: list[bytes] = []
        self._count = 0

    async def tell(self, message: Json) -> list[Any]:
        """Send a message, and what is heard until all is stored."""
        self.client.receive(json.dumps(message))
        return await self.listen()

    async def listen(self) -> list[Any]:
        """All that has been sent, once nothing is left to store."""
        await settled(self._tables)
        texts = self.take()
        self.heard += texts
        return [json.loads(text) for text in texts]

    def take(self) -> list[bytes]:
        """All that has been sent until now."""
        return list(iter(self.client.outbox.take, None))

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

    def __init__(self, app: FastAPI, http: httpx.AsyncClient, time: Time) -> None:
        self.app = app
        self.tables: Tables = app.state.tables
        self.broadcast: Broadcast = app.state.broadcast
        self.automation: Automation = app.state.automation
        self.watch: Watch = app.state.watch
        self.hints: Hints = app.state.hints
        self.news: NewsChannel = app.state.news
        self.operator: Operator = app.state.operator
        self._buckets: Buckets = app.state.message_buckets
        self.http = http
        self.time = time

    async def make(self, game: str = "fits", *seats: Json, **wishes: Any) -> Any:
        body = {"game": game, "seats": list(seats) or [PERSON, PERSON], **wishes}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def connect(self, table: str) -> Peer:
        live = await self.tables.find_fresh(table)
        bucket = self._buckets.new()
        client = Client(self.tables, self.broadcast, self.watch, live, bucket, hints=self.hints)
        return Peer(self.tables, client)

    async def join(self, table: str, token: str | None = None, **hello: Any) -> tuple[Peer, Any]:
        """Connect and say hello; the peer and the welcome."""
        peer = await self.connect(table)
        said = {"type": "hello", **({"token": token} if token else {}), **hello}
        answers = await peer.tell(said)
        return peer, answers[0]


async def settled(tables: Tables) -> None:
    """Wait until nothing is left to store."""
    for _ in range(3):
        await tables.commit.finish()
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def inside(
    folder: Path,
    time: Time | None = None,
    database: str = "",
    steady: Time | None = None,
    **wishes: Any,
) -> AsyncIterator[Inside]:
    """A server that keeps its tables in a folder."""
    url = database or f"sqlite:///{folder}/tables.db"
    chosen = Settings(database=url, limits=UNLIMITED, bot_effort=0.05)
    time = time or Time()
    app = create_app(chosen.but(**wishes), time, steady or time)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://formspiel") as http:
            yield Inside(app, http, time)
