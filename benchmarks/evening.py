"""An evening of many people in step on one server process: who waits how long.

So many people join an event with one board of FITS on a server with SQLite on loopback, each
with two WebSockets as a page has them, and a big screen looks on. Every card is answered by
everybody at a random moment within `--seconds`; then the next one comes. Printed is how long a
move takes to be acknowledged, how far the big screen lags behind what was acknowledged, and the
memory and processor time of the server.

    .venv/bin/python benchmarks/evening.py --people 200 --seconds 5

With `--kill 5` the server is killed (SIGKILL) while the fifth card is in play, started again on
the same database, and everybody connects again: nothing that was acknowledged may be lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import orjson
import uvloop
from server_load import START, await_port, free_port, memory, spent
from wire import Wire, dial

from formspiel.server.settings import UNLIMITED, VARIABLE, Settings, format_settings

CARD_SECONDS = 30.0
"""In step: far more than anybody takes."""
LONGEST = 190.0
AGAIN = 0.2


class Server:
    """One process that can be killed and started again."""

    def __init__(self, folder: str) -> None:
        self.port = free_port()
        self._settings = Settings(database=f"sqlite:///{folder}/tables.db", limits=UNLIMITED)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it listens."""
        self.process = subprocess.Popen(  # noqa: S603  our own server
            [sys.executable, "-c", START, str(self.port)],
            env={
                **os.environ,
                VARIABLE: format_settings(self._settings),
                "FORMSPIEL_LOG": "WARNING",
            },
        )
        await_port(self.port, self.process)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return 0 if self.process is None else self.process.pid

    def kill(self) -> None:
        """As a crash does it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """As whoever runs it does it."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)

    def ask(self, path: str, body: Any = None, token: str = "", method: str = "POST") -> Any:
        """The answer to a request."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = orjson.dumps(body) if method == "POST" else None
        url = f"http://127.0.0.1:{self.port}/api/{path}"
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310  our own
            return orjson.loads(answer.read())


@dataclass
class Tally:
    """What was seen."""

    waits: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    acts: dict[int, list[float]] = field(default_factory=dict)
    """When the moves on each card were acknowledged."""
    over: int = 0
    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """By table, the ids of the moves that the server has acknowledged."""
    card: int = 0
    """How many draws the furthest has seen."""
    moves: int = 0


class Person:
    """Somebody who plays, and comes back whenever the connection is lost."""

    def __init__(self, tally: Tally, server: Server, seconds: float, rng: random.Random) -> None:
        self._tally, self._server, self._seconds, self._rng = tally, server, seconds, rng
        self.token, self.challenge, self.table = "", "", ""
        self._wire: Wire | None = None
        self._phone: Wire | None = None
        self._sent: dict[str, tuple[float, int]] = {}
        self._open: bytes = b""
        self._count = 0
        self._after = -1
        self._draws = 0
        self._moves: list[Any] = []
        self.is_over = False

    async def sit(self) -> None:
        """Connect to the table and to the challenge."""
        table = f"/api/tables/{self.table}/socket"
        self._wire = await dial(self._server.port, table, self._hear)
        hello = {"type": "hello", "token": self.token, "changes": True, "after": self._after}
        self._wire.send(orjson.dumps(hello))
        challenge = f"/api/challenges/{self.challenge}/socket"
        self._phone = await dial(self._server.port, challenge, lambda _text: None)
        self._phone.send(orjson.dumps({"type": "hello", "token": self.token}))
        if self._open.startswith(b"{"):
            # It may have been stored before the connection was lost.
            self._wire.send(self._open)

    async def come_back(self) -> None:
        """Connect again, as soon as the server answers."""
        while True:
            try:
                await self.sit()
            except (OSError, ConnectionError):
                await asyncio.sleep(AGAIN)
            else:
                return

    def _hear(self, text: bytes) -> None:
        message = orjson.loads(text)
        now = time.perf_counter()
        for entry in message.get("entries", ()):
            if entry["number"] > self._after:
                self._after = entry["number"]
                if entry["kind"] == "event" and entry["by"] == "chance":
                    self._draws += 1
        self._tally.card = max(self._tally.card, self._draws)
        for done in message.get("done", ()):
            if done["id"] in self._sent:
                sent_at, draws = self._sent.pop(done["id"])
                self._tally.waits.append(now - sent_at)
                self._tally.acts.setdefault(draws, []).append(now)
                self._tally.acknowledged.setdefault(self.table, []).append(done["id"])
                self._tally.moves += 1
                self._open = b""
        table = message.get("table")
        if table and table["is_over"] and not self.is_over:
            self.is_over = True
            self._tally.over += 1
        sight = message.get("sight") or message.get("changes")
        if sight is not None:
            self._moves = sight["moves"]
        # A move that was stored before a crash is acknowledged after the next card was told.
        if self._moves and not self._open and not self._sent:
            delay = self._rng.uniform(0.05, self._seconds)
            self._open = b"wait"
            asyncio.get_running_loop().call_later(delay, self._act)

    def _act(self) -> None:
        if not self._moves:
            self._open = b""
            return
        self._count += 1
        made_id = f"m{self._count}"
        event = self._rng.choice(self._moves)
        self._moves = []
        self._open = orjson.dumps({"type": "play", "id": made_id, "event": event})
        self._sent[made_id] = time.perf_counter(), self._draws
        if self._wire is not None:
            self._wire.send(self._open)


class Screen:
    """A big screen: notes how long after an acknowledgement it tells of it."""

    def __init__(self, tally: Tally) -> None:
        self._tally = tally
        self._told: dict[int, int] = {}
        self.heard = 0

    def hear(self, text: bytes) -> None:
        """Of the moves on a card that are acknowledged, so many are shown now."""
        message = orjson.loads(text)
        if message["type"] != "standing":
            return
        self.heard += 1
        now, card = time.perf_counter(), message["card"]
        # `acts` counts draws; the start piece is the first of the round.
        current = card["card"] if card else 10**6
        for draws, acts in list(self._tally.acts.items()):
            shown = len(acts) if draws < current else message["acted"]
            told = self._told.get(draws, 0)
            for at in acts[told:shown]:
                self._tally.lags.append(now - at)
            self._told[draws] = max(told, shown)


async def hold(server: Server, people: int, seconds: float, kill: int) -> Tally:
    """An event with so many people."""
    tally, rng = Tally(), random.Random(1)
    event = {
        "kind": "event",
        "games": [{"game": "fits", "options": {"boards": ["1"]}}],
        "pace": "step",
        "card_seconds": CARD_SECONDS,
    }
    made = await asyncio.to_thread(server.ask, "challenges", event)
    name = made["challenge"]["challenge"]
    everybody = [Person(tally, server, seconds, random.Random(rng.random())) for _ in range(people)]
    began = time.perf_counter()
    for number, person in enumerate(everybody):
        body = {"name": f"P{number}"}
        entry = await asyncio.to_thread(server.ask, f"challenges/{name}/entrants", body)
        person.token, person.challenge = entry["token"], name
    print(f"{people} joined in {time.perf_counter() - began:.1f} s")
    began = time.perf_counter()
    await asyncio.to_thread(server.ask, f"challenges/{name}/start", {}, made["host"])
    print(f"started in {1000 * (time.perf_counter() - began):.0f} ms")
    screen = Screen(tally)
    big = await dial(server.port, f"/api/challenges/{name}/socket", screen.hear)
    big.send(orjson.dumps({"type": "hello", "token": made["screen"]}))
    for person in everybody:
        path = f"challenges/{name}"
        shown = await asyncio.to_thread(server.ask, path, None, person.token, "GET")
        person.table = shown["you"]["games"][0]["table"]
    await asyncio.gather(*(person.sit() for person in everybody))
    used, began = spent(server.pid), time.perf_counter()
    async with asyncio.timeout(LONGEST):
        while tally.over < people:
            await asyncio.sleep(0.1)
            if kill and tally.card >= kill:
                kill = 0
                await asyncio.sleep(seconds / 2)
                await crash(server, everybody)
                big = await dial(server.port, f"/api/challenges/{name}/socket", screen.hear)
                big.send(orjson.dumps({"type": "hello", "token": made["screen"]}))
                used, began = 0.0, time.perf_counter()
    took = time.perf_counter() - began
    await asyncio.sleep(1.5)
    share = 100 * (spent(server.pid) - used) / took
    print(f"{tally.moves} moves on {len(tally.acts)} cards in {took:.0f} s")
    print(f"server: {memory(server.pid):.0f} MB, {share:.0f} % of a core")
    check(server, made["host"], name, tally)
    return tally


async def crash(server: Server, everybody: list[Person]) -> None:
    """Kill the server in the middle, and let everybody come back."""
    began = time.perf_counter()
    server.kill()
    await asyncio.to_thread(server.start)
    await asyncio.gather(*(person.come_back() for person in everybody))
    print(f"killed; all were back after {time.perf_counter() - began:.1f} s")


def check(server: Server, host: str, name: str, tally: Tally) -> None:
    """See that all results are there, and that no move was lost."""
    results = server.ask(f"challenges/{name}/results", None, host, "GET")
    finished = sum(row["points"] is not None for row in results["rows"])
    states = server.ask(f"challenges/{name}", None, host, "GET")["state"]
    print(f"{finished} results, the event is {states}")
    url = f"http://127.0.0.1:{server.port}/api/challenges/{name}/export/records"
    request = urllib.request.Request(url, headers={"authorization": f"Bearer {host}"})
    with urllib.request.urlopen(request) as answer:  # noqa: S310  our own
        records = [orjson.loads(line) for line in answer.read().splitlines()]
    moves = sum(
        "seat" in event and "chance" not in event for one in records for event in one["events"]
    )
    missing = tally.moves - moves
    print(f"{moves} moves in {len(records)} records, {max(missing, 0)} acknowledged and lost")


def tell(what: str, seconds: list[float]) -> None:
    """Print the median, the 99th percentile and the worst, in milliseconds."""
    told = sorted(1000 * one for one in seconds)
    if told:
        at = lambda share: told[int(share * (len(told) - 1))]  # noqa: E731  used twice
        print(f"{what}: p50 {at(0.5):.1f} ms, p99 {at(0.99):.1f} ms, worst {told[-1]:.1f} ms")


def main() -> None:
    """Hold an evening and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0, help="all act within so long")
    parser.add_argument("--kill", type=int, default=0, metavar="CARD", help="kill it then")
    wanted = parser.parse_args()
    # Every client is an open file, here and in the server.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        server.start()
        try:
            tally = uvloop.run(hold(server, wanted.people, wanted.seconds, wanted.kill))
        finally:
            server.stop()
    tell("a move is acknowledged", tally.waits)
    tell("the big screen lags", tally.lags)


if __name__ == "__main__":
    main()
