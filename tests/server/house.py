"""A real server process on loopback, and clients that play at its tables and come back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from formspiel.server.settings import UNLIMITED, VARIABLE, Settings, format_settings

START_SECONDS = 240.0
"""Far more than it takes; a machine may be busy with other things."""
SHORTEST_WAIT, LONGEST_WAIT = 0.05, 1.0
"""Between these a client waits before it connects again, each time twice as long."""
SCRIPT = "import sys; from formspiel.server.run import run; from formspiel.server.settings import "
SCRIPT += "read_settings; run(read_settings(), '127.0.0.1', int(sys.argv[1]))"


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


async def until(holds: Callable[[], bool], seconds: float = 600.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  what is waited for raises no event
            await asyncio.sleep(0.02)


class House:
    """One server process that can be killed and started again on the same port."""

    def __init__(self, database: str, log: Path, **wishes: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = Settings(database=database, limits=UNLIMITED, bot_effort=0.05).but(**wishes)
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, VARIABLE: format_settings(self.settings)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SCRIPT, str(self.port)],
                env={**environment, "FORMSPIEL_LOG": "WARNING"},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        async with httpx.AsyncClient() as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(f"{self.url}/healthz")).status_code == 200:
                        return
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < deadline, self.log.read_text()
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """SIGKILL, as a crash does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM, as an operator does it; the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(20)


@dataclass
class Guest:
    """A client that plays a seat to the end, however often it has to connect again.

    It keeps what the server has acknowledged and told, to be compared with the log.
    """

    urls: list[str]
    table: str
    seat: int
    token: str
    rng: Random
    after: int = -1
    seen: dict[int, Any] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    sent: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    reconnects: int = -1
    trouble: list[Any] = field(default_factory=list)
    refused: int = 0
    """How often a move came too late, because the server that told of it lagged behind."""
    budget: float = float("inf")
    """So many moves it may make until it is given more."""
    url: str = ""
    """The server that it is connected to."""
    _open: dict[str, Any] | None = None
    _sight: Any = None
    _count: int = 0
    _wait: float = SHORTEST_WAIT

    @property
    def is_waiting(self) -> bool:
        """Whether it has sent a move that is not answered yet."""
        return self._open is not None

    async def play(self) -> None:
        while not self.over:
            url = self.rng.choice(self.urls)
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
            try:
                async with connect(address, open_timeout=30, compression=None) as ws:
                    self.url = url
                    self.reconnects += 1
                    await self._sit(ws)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.url = ""
                await asyncio.sleep(self._wait * self.rng.uniform(0.5, 1.0))
                self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _sit(self, ws: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "after": self.after}
        await ws.send(json.dumps(hello))
        async for text in ws:
            message = json.loads(text)
            self._note(message)
            if self.over:
                return
            if message["type"] in {"welcome", "update", "error"}:
                await self._act(ws, message)
            if len(self.urls) > 1 and self.rng.random() < 0.1:
                # Now and then to whichever server, so that none is left without guests.
                return

    def _note(self, message: Any) -> None:
        kind = message["type"]
        if kind == "error" and message["code"] in {"not_your_turn", "illegal"}:
            self.refused += 1
        elif kind == "error":
            self.trouble.append(message)
        if kind not in {"welcome", "update"}:
            return
        self._wait = SHORTEST_WAIT
        for entry in message["entries"]:
            number = entry["number"]
            old = self.seen.get(number)
            if old is not None and "hidden" not in old.get("event", {}):
                self.trouble.append(("told twice", number, old, entry))
            self.seen[number] = entry
            self.after = max(self.after, number)
        for done in message.get("done", []):
            if self.acknowledged.setdefault(done["id"], done["number"]) != done["number"]:
                self.trouble.append(("acknowledged twice", done))
            if self._open is not None and self._open["id"] == done["id"]:
                self._open = None
        table = message.get("table")
        if table is not None and table["is_over"]:
            self.over = True

    async def _act(self, ws: ClientConnection, message: Any) -> None:
        # What was seen while a move was under way counts when that move is answered.
        self._sight = message.get("sight") or self._sight
        if self._open is not None and message.get("id") == self._open["id"]:
            self._open = None
        if self._open is not None:
            if message["type"] == "welcome":
                # Sent before the connection was lost: send it again, and once more for luck.
                await ws.send(json.dumps(self._open))
                await ws.send(json.dumps(self._open))
            return
        sight = self._sight
        if sight is None or not sight["moves"]:
            return
        self._sight = None
        await until(lambda: self._count < self.budget)
        await asyncio.sleep(self.rng.random() * 0.05)
        self._count += 1
        event = wise(sight, self.seat, self.rng)
        self._open = {"type": "play", "id": f"{self.seat}.{self._count}", "event": event}
        self.sent[self._open["id"]] = event
        await ws.send(json.dumps(self._open))


def wise(sight: Any, seat: int, rng: Random) -> Any:
    """A move; in DIGIT one that takes an own card where there is one, so that games end."""
    moves, view = sight["moves"], sight["view"]
    if "sticks" in view and rng.random() < 0.9:
        own = [move for move in moves if _figure(view["sticks"], move) in (view["hands"][seat])]
        moves = own or moves
    return rng.choice(moves)


def _figure(sticks: Any, move: Any) -> str | None:
    from formspiel.core.registry import GAMES

    edition = GAMES["digit"].load_edition(GAMES["digit"].editions[0])
    left = [tuple(stick) for stick in sticks if stick != move["from"]]
    found: str | None = edition.figure_of(tuple(sorted([*left, tuple(move["to"])])))
    return found


@contextlib.asynccontextmanager
async def opened(house: House) -> AsyncIterator[House]:
    house.start()
    try:
        await house.ready()
        yield house
    finally:
        house.stop()
