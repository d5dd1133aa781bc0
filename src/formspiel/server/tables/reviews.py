"""What there is to say of games that are over: each review is made once and kept for a while."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256

import orjson

from formspiel.core.game import Json, Seat
from formspiel.server.limits import Room
from formspiel.server.tables.live import LiveTable, News
from formspiel.server.watch import Watch
from formspiel.server.workers.line import DEAR, Asker
from formspiel.server.workers.pool import Pool

MOST_KEPT, MOST_BYTES = 64, 64_000_000
"""Of a review there are some ten to some hundred kilobytes, of a very long game some thousand."""
MOST_WAITING = 100
MANY = "many games are being reviewed; try again later"
EFFORTS = {"quick": (0.3, 0.0025), "full": (8.0, 0.06)}
"""About how many seconds are spent, at most and for each event: for a first look, which knows
nothing of hindsight, and for what is told in the end."""

Key = tuple[bytes, Seat, str]


class Reviews:
    """Reviews of records, made by a process that gives way to tables."""

    def __init__(self, reviewers: Pool, watch: Watch | None = None) -> None:
        """With a watch, the process is made ready for a game as soon as one is played."""
        self._reviewers = reviewers
        self._room = Room(MOST_WAITING)
        self._watch = watch
        self._ready: set[str] = set()
        self._made: dict[Key, asyncio.Task[bytes]] = {}
        self._sizes: dict[Key, int] = {}

    def __call__(self, live: LiveTable, _news: News) -> None:
        """Hear what happened at a table: when its game is over, the review must not be late."""
        game = live.shown.game.id
        if self._watch is not None and game not in self._ready and live.shown.has_begun:
            self._ready.add(game)
            self._watch.run("warm up", self._reviewers.warm_judge(game))

    async def find(self, document: Json, seat: Seat, effort: str, asker: tuple[str, str]) -> bytes:
        """The review of a seat's game as JSON; a Refusal if something is wrong with the record.

        `asker` is the address and the table for which it is asked.
        """
        # A long record takes a moment to write.
        key = (await asyncio.to_thread(_digest, document), seat, effort)
        work = self._made.get(key)
        if work is None:
            self._room.check(asker[0], MANY)
            while len(self._made) >= MOST_KEPT:
                self._drop(next(iter(self._made)))
            work = asyncio.create_task(self._review(document, seat, effort, Asker(*asker, DEAR)))
            self._made[key] = work
            work.add_done_callback(lambda done: self._forget(key, done))
        # Who goes away does not take the review from others who wait for it.
        return await asyncio.shield(work)

    async def _review(self, document: Json, seat: Seat, effort: str, asker: Asker) -> bytes:
        most, each = EFFORTS[effort]
        seconds = min(most, each * len(document["events"]))
        with self._room.place(asker.address, MANY):
            found = await self._reviewers.review(
                document, seat, seconds, asker, has_hindsight=effort == "full"
            )
        return orjson.dumps(found)

    def _forget(self, key: Key, done: asyncio.Task[bytes]) -> None:
        """What could not be made may be asked for again; what was made long ago makes room."""
        if self._made.get(key) is not done:
            return
        if done.cancelled() or done.exception():
            self._drop(key)
            return
        self._sizes[key] = len(done.result())
        while sum(self._sizes.values()) > MOST_BYTES and len(self._sizes) > 1:
            self._drop(next(iter(self._sizes)))

    def _drop(self, key: Key) -> None:
        del self._made[key]
        self._sizes.pop(key, None)


def _digest(document: Json) -> bytes:
    # Not by orjson, which knows no numbers of more than 64 bits.
    return sha256(json.dumps(document).encode()).digest()
