"""How many moves a second one server process acknowledges, and how soon.

Tables of four seats play FITS on one process with SQLite on loopback; every move is on
the disk before it is acknowledged. Two kinds of clients are tried: those that get views
and legal moves, as the page does, and choose among them at random; and those that know
the rules, get only events and choose at random among the same moves. Every client sends its
next move as soon as it may.

    .venv/bin/python benchmarks/server_load.py --tables 50,250,500 --seconds 6

With `--paced 400` all clients get views and together send so many moves a second, as a
busy evening would; memory and processor time of the server are told too. With `--reviews 10`
so many wait for a review of a game all the while, each for another one. With `--soak`
people alone play one short game after another, and the memory of the server is told as
it goes.

    .venv/bin/python benchmarks/server_load.py --paced 400 --tables 500 --seconds 60
    .venv/bin/python benchmarks/server_load.py --paced 400 --tables 500 --seconds 60 --reviews 10
    .venv/bin/python benchmarks/server_load.py --soak --seconds 600
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import uvloop
from wire import Wire, dial

from formspiel.core.registry import GAMES
from formspiel.dropping import land
from formspiel.games.fits.components import FitsEdition
from formspiel.server.settings import UNLIMITED, VARIABLE, Settings, format_settings

SEATS = 4
WARM_SECONDS = 120.0
SOAKING = 8
"""So many games of a soak are played side by side."""
IDLE_SECONDS = 20.0
"""In a soak a table is forgotten when nobody has looked at it for so long."""
RECORD = Path(__file__).parents[1] / "tests" / "records" / "fits-whole.record.json"
BOARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "JEUXSOC"]
LEAST_MOVES, MOST_MOVES = 550, 15_000
"""A seat makes about so many moves in a game, and no server so many a second."""
START = "import sys; from formspiel.server.run import run; from formspiel.server.settings import "
START += "read_settings; run(read_settings(), '127.0.0.1', int(sys.argv[1]))"


@dataclass
class Tally:
    """What all clients together have had acknowledged."""

    is_counting: bool = False
    waits: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    process: int = 0
    spent: float = 0.0
    """The processor time of the server while this counted."""

    def note(self, sent_at: float) -> None:
        """A move that was sent then is acknowledged."""
        self.moves += 1
        if self.is_counting:
            self.waits.append(time.perf_counter() - sent_at)

    async def count(self, seconds: float, first: int) -> None:
        """Count for so long, once so many moves show that all have begun to play."""
        async with asyncio.timeout(WARM_SECONDS):
            while self.moves < first:  # noqa: ASYNC110  nobody tells when
                await asyncio.sleep(0.05)
        self.is_counting, before = True, spent(self.process)
        await asyncio.sleep(seconds)
        self.is_counting, self.spent = False, spent(self.process) - before


EDITION: FitsEdition = GAMES["fits"].load_edition(GAMES["fits"].editions[0])


class Player:
    """A client that moves as soon as it may."""

    def __init__(self, tally: Tally, seat: int, *, views: bool) -> None:
        self.tally, self.seat, self.views = tally, seat, views
        self.wire: Wire | None = None
        self.count = 0
        self.sent_at = 0.0
        self.start = ""
        self.heights: tuple[int, ...] = ()
        self.later: list[tuple[int, str, str]] = []
        """Where it sits down next when a game is over."""
        self._sitting: asyncio.Task[None] | None = None

    async def sit(self, port: int, table: str, token: str) -> None:
        """Connect and say hello; from then on it plays."""
        self.wire = await dial(port, f"/api/tables/{table}/socket", self.hear)
        hello = {"type": "hello", "token": token, "views": self.views}
        if self.views:
            # As the page does.
            hello |= {"changes": True, "grown": True}
        self.wire.send(orjson.dumps(hello))

    def hear(self, text: bytes) -> None:
        """Note an acknowledgement, and answer what is to be answered."""
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "error":
            raise RuntimeError(message)
        if kind not in {"welcome", "update"}:
            return
        if "done" in message:
            self.tally.note(self.sent_at)
        if "table" in message and message["table"]["is_over"] and self.later:
            if self.wire is not None:
                self.wire.close()
            self._sitting = asyncio.create_task(self.sit(*self.later.pop()))
            return
        if self.views:
            sight = message.get("sight") or message.get("changes")
            if sight and sight["moves"]:
                self._play(random.choice(sight["moves"]))
            return
        for entry in message["entries"]:
            if entry["kind"] == "event" and entry["by"] == "chance":
                self._follow(entry["event"])

    def _follow(self, event: Any) -> None:
        if event["chance"] == "start":
            if event["seat"] == self.seat:
                self.start = event["piece"]
            if event["seat"] == SEATS - 1:
                self.heights = (0,) * EDITION.columns
                self._drop(self.start)
        elif event["piece"] != self.start:
            self._drop(event["piece"])

    def _drop(self, name: str) -> None:
        """Play a piece, as the rules allow it."""
        piece = EDITION.pieces[name]
        drops = piece.drops.onto(self.heights)
        number = random.randrange(len(drops) + (name != self.start))
        if number == len(drops):
            self._play({"seat": self.seat, "aside": name})
            return
        drop = drops[number]
        self.heights = land(self.heights, drop.x, drop.y, drop.shape)
        place = {"place": name, "cells": piece.places[self.seat][drop.order].cells}
        self._play({"seat": self.seat, **place})

    def _play(self, event: Any) -> None:
        self.count += 1
        self.sent_at = time.perf_counter()
        if self.wire is not None:
            self.wire.send(orjson.dumps({"type": "play", "id": str(self.count), "event": event}))


class Paced(Player):
    """A client that waits until it is told to move."""

    def __init__(self, tally: Tally, seat: int, ready: list[Paced]) -> None:
        super().__init__(tally, seat, views=True)
        self.ready = ready
        self.next: Any = None

    def hear(self, text: bytes) -> None:
        """Count what is refused, instead of ending."""
        if text.startswith((b'{"type":"error"', b'{"type":"closing"')):
            self.tally.refused += 1
        else:
            super().hear(text)

    def _play(self, event: Any) -> None:
        self.next = event
        self.ready.append(self)

    def move(self) -> None:
        """Send the move."""
        super()._play(self.next)


async def pace(ready: list[Paced], rate: float) -> None:
    """Let clients that may move do so, so many a second together, whoever it is."""
    began, sent = time.perf_counter(), 0
    while True:
        due = int((time.perf_counter() - began) * rate)
        while sent < due and ready:
            number = random.randrange(len(ready))
            ready[number], ready[-1] = ready[-1], ready[number]
            ready.pop().move()
            sent += 1
        await asyncio.sleep(0.002)


async def measure(
    server: tuple[int, int], tables: int, seconds: float, *, views: bool, rate: float = 0.0
) -> Tally:
    """Fill so many tables and count for so long; with a rate, at that pace."""
    port, process = server
    tally = Tally(process=process)
    ready: list[Paced] = []
    seats = [{"kind": "person", "name": f"P{n}"} for n in range(SEATS)]
    body = {"game": "fits", "seats": seats, "options": {"boards": BOARDS}}
    # No game is to be over before another waits.
    games = 1 + int(0.9 + seconds * (rate or MOST_MOVES) / tables / SEATS / LEAST_MOVES)
    players: list[Player] = []
    for _ in range(tables):
        for seat in range(SEATS):
            player = Paced(tally, seat, ready) if rate else Player(tally, seat, views=views)
            players.append(player)
    for number in range(tables * games):
        made = await asyncio.to_thread(_post, port, body)
        for held in made["seats"]:
            place = (port, made["table"]["table"], held["token"])
            players[number % tables * SEATS + held["seat"]].later.append(place)
    await asyncio.gather(*(player.sit(*player.later.pop()) for player in players))
    pacing = asyncio.create_task(pace(ready, rate)) if rate else None
    await tally.count(seconds, int(rate) or len(players))
    if pacing is not None:
        pacing.cancel()
    for player in players:
        if player.wire is not None:
            player.wire.close()
    await asyncio.sleep(0.2)
    return tally


def _post(port: int, body: Any) -> Any:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables",
        orjson.dumps(body),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:  # noqa: S310  our own server
        return orjson.loads(answer.read())


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server listens."""
    for _ in range(600):
        if process.poll() is not None:
            raise RuntimeError("the server did not start")
        with socket.socket() as sock:
            if sock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError("the server did not start in time")


@contextmanager
def serving(**wishes: Any) -> Iterator[tuple[int, int]]:
    """A server on a new database: its port, and the number of its process."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/tables.db", limits=UNLIMITED, **wishes)
        process = subprocess.Popen(  # noqa: S603  our own server
            [sys.executable, "-c", START, str(port)],
            env={**os.environ, VARIABLE: format_settings(settings), "FORMSPIEL_LOG": "WARNING"},
        )
        try:
            await_port(port, process)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(20)


def spent(process: int) -> float:
    """The seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """The megabytes that a process has in memory (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def summarize(tally: Tally, seconds: float) -> tuple[float, float, float, float]:
    """Moves a second, the median and 99th percentile of the wait, and the processor time a move.

    All but the first in milliseconds.
    """
    waits = sorted(tally.waits)
    if not waits:
        return 0.0, 0.0, 0.0, 0.0
    at = lambda share: 1000 * waits[int(share * (len(waits) - 1))]  # noqa: E731  used twice
    return len(waits) / seconds, at(0.5), at(0.99), 1000 * tally.spent / len(waits)


def run(tables: int, seconds: float, *, views: bool) -> tuple[float, float, float, float]:
    """Play as fast as possible; what `summarize` says of it."""
    with serving() as server:
        tally = uvloop.run(measure(server, tables, seconds, views=views))
    return summarize(tally, seconds)


class Reviews:
    """People who have games reviewed, one after another, until it ends."""

    def __init__(self, port: int, count: int) -> None:
        self.done = 0
        self._url = f"http://127.0.0.1:{port}/api/review?effort=full"
        self._record = json.loads(RECORD.read_text(encoding="utf-8"))
        for number in range(count):
            threading.Thread(target=self._ask, args=(number,), daemon=True).start()

    def _ask(self, number: int) -> None:
        for game in itertools.count():
            # With a title of its own it is not the game that was reviewed before.
            body = json.dumps({**self._record, "title": f"{number}/{game}"}).encode()
            kind = {"content-type": "application/json"}
            request = urllib.request.Request(self._url, body, kind)  # noqa: S310  our own
            try:
                with urllib.request.urlopen(request, timeout=600) as answer:  # noqa: S310  our own
                    answer.read()
            except OSError:
                return
            self.done += 1


def run_paced(tables: int, seconds: float, rate: float, reviews: int) -> None:
    """Play at a pace, and print what it took."""
    with serving() as server:
        waiting = Reviews(server[0], reviews)
        tally = uvloop.run(measure(server, tables, seconds, views=True, rate=rate))
        size = memory(server[1])
    reached, median, late, cost = summarize(tally, seconds)
    print(f"{tables} tables, {tables * SEATS} clients, {rate:.0f} moves/s wanted, {seconds:.0f} s")
    print(f"{reached:.0f} moves/s, p50 {median:.1f} ms, p99 {late:.1f} ms, {tally.refused} refused")
    share = 100 * tally.spent / seconds
    print(f"server: {size:.0f} MB, {share:.0f} % of a core, {cost:.2f} ms of it a move")
    if reviews:
        print(f"{reviews} waited for reviews, {waiting.done} reviews were made")


async def soak(port: int, seconds: float, tally: Tally) -> None:
    """Play short games alone, one after another, several side by side, for so long."""
    end = time.perf_counter() + seconds
    person = {"kind": "person", "name": "P"}
    body = {"game": "fits", "seats": [person], "options": {"boards": ["1"]}}

    async def play() -> None:
        while time.perf_counter() < end:
            made = await asyncio.to_thread(_post, port, body)
            over = asyncio.get_running_loop().create_future()
            player = Alone(Tally(), 0, over)
            await player.sit(port, made["table"]["table"], made["seats"][0]["token"])
            await asyncio.wait_for(over, 60)
            if player.wire is not None:
                player.wire.close()
            tally.moves += 1

    await asyncio.gather(*(play() for _ in range(SOAKING)))


class Alone(Player):
    """Plays one game to its end."""

    def __init__(self, tally: Tally, seat: int, over: asyncio.Future[None]) -> None:
        super().__init__(tally, seat, views=True)
        self.over = over

    def hear(self, text: bytes) -> None:
        """Play on, until the game is over."""
        super().hear(text)
        table = orjson.loads(text).get("table")
        if table and table["is_over"] and not self.over.done():
            self.over.set_result(None)


async def run_soak(seconds: float) -> None:
    """Print the memory of the server ten times on the way."""
    tally = Tally()
    with serving(idle_seconds=IDLE_SECONDS, sweep_seconds=5.0) as (port, process):
        soaking = asyncio.create_task(soak(port, seconds, tally))
        print("seconds   games    MB")
        began = time.perf_counter()
        while not soaking.done():
            await asyncio.wait({soaking}, timeout=seconds / 10)
            size = memory(process)
            print(f"{time.perf_counter() - began:7.0f}  {tally.moves:6}  {size:4.0f}", flush=True)
        soaking.result()


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", default="50,250,500")
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--paced", type=float, default=0.0, metavar="MOVES", help="a second")
    parser.add_argument("--reviews", type=int, default=0, help="so many wait for one, when paced")
    parser.add_argument("--soak", action="store_true")
    wanted = parser.parse_args()
    # Every client is an open file, here and in the server.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if wanted.soak:
        uvloop.run(run_soak(wanted.seconds))
        return
    if wanted.paced:
        for tables in map(int, wanted.tables.split(",")):
            run_paced(tables, wanted.seconds, wanted.paced, wanted.reviews)
        return
    print("tables  clients  get     moves/s   p50 ms   p99 ms   ms of a core a move")
    for views in (False, True):
        for tables in map(int, wanted.tables.split(",")):
            rate, median, late, cost = run(tables, wanted.seconds, views=views)
            get = "views" if views else "events"
            told = f"{tables:6}  {tables * SEATS:7}  {get:6}  {rate:8.0f}  {median:7.1f}"
            print(f"{told}  {late:7.1f}   {cost:7.3f}")


if __name__ == "__main__":
    main()
