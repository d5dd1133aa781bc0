"""Puzzles: those that come with the games, and others, each made once and kept for a while."""

from __future__ import annotations

import asyncio

from fastapi.concurrency import run_in_threadpool

from formspiel.core.game import Json
from formspiel.server.limits import Room
from formspiel.server.workers.line import DEAR, Asker
from formspiel.server.workers.pool import Pool
from formspiel.study.collection import load_collection
from formspiel.study.puzzles import NoPuzzles
from formspiel.table.refusal import Code, Refusal

MOST_KEPT = 500
MOST_WAITING = 50
MANY = "many puzzles are being made; try again later"


class Puzzles:
    """Puzzles of all games as JSON; what does not come with a game is made by a process."""

    def __init__(self, makers: Pool) -> None:
        self._makers = makers
        self._room = Room(MOST_WAITING)
        self._made: dict[tuple[str, str], asyncio.Task[Json]] = {}

    async def list_shipped(self, game: str) -> dict[str, Json]:
        """Those that come with a game, by their ids; a Refusal if it has no puzzles."""
        try:
            # A collection takes a moment to read.
            return dict(await run_in_threadpool(load_collection, game))
        except NoPuzzles:
            raise Refusal(Code.NO_SUCH_PUZZLE, "this game has no puzzles") from None

    async def find(self, game: str, puzzle: str) -> Json | None:
        """A puzzle that is there already; None if it is yet to be made."""
        shipped = (await self.list_shipped(game)).get(puzzle)
        if shipped is not None:
            return shipped
        work = self._made.get((game, puzzle))
        return await asyncio.shield(work) if work is not None else None

    async def make(self, game: str, puzzle: str, address: str) -> Json:
        """A puzzle that is not there yet; a Refusal if too many are being made."""
        self._room.check(address, MANY)
        while len(self._made) >= MOST_KEPT:
            del self._made[next(iter(self._made))]
        level, seed = map(int, puzzle.split("-"))
        key = (game, puzzle)
        making = self._make(game, level, seed, Asker(address, address, DEAR))
        work = self._made[key] = asyncio.create_task(making)
        work.add_done_callback(lambda done: self._forget(key, done))
        # Who goes away does not take the puzzle from others who wait for it.
        return await asyncio.shield(work)

    async def _make(self, game: str, level: int, seed: int, asker: Asker) -> Json:
        with self._room.place(asker.address, MANY):
            return await self._makers.make_puzzle(game, level, seed, asker)

    def _forget(self, key: tuple[str, str], done: asyncio.Task[Json]) -> None:
        """What could not be made may be asked for again."""
        if (done.cancelled() or done.exception()) and self._made.get(key) is done:
            del self._made[key]
