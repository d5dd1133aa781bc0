"""What was possible in the games of challenges: computed once for each, and kept."""

from __future__ import annotations

import asyncio

from formspiel.core.game import Json
from formspiel.core.same_cards import load_same_cards
from formspiel.server.journal import tell_trouble
from formspiel.server.limits import Room
from formspiel.server.store import challenges as store
from formspiel.server.store.storage import Storage
from formspiel.server.workers.line import DEAR, Asker
from formspiel.server.workers.pool import Pool
from formspiel.table.challenge import Challenge
from formspiel.table.refusal import Code, Refusal

MOST_WAITING = 50
MANY = "many ask what was possible just now; try again soon"


class Pars:
    """Asks a process that gives way to tables."""

    def __init__(self, storage: Storage, workers: Pool) -> None:
        self._storage = storage
        self._workers = workers
        self._room = Room(MOST_WAITING)
        self._failed: dict[tuple[str, int], None] = {}
        self._work: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def find(self, challenge: Challenge, game: int, address: str) -> Json | None:
        """What was possible in a game, for who asks from an address; None while it is computed."""
        played = challenge.games[game]
        if played.task is not None:
            declared = load_same_cards(played.game)
            packing = None if declared is None else declared.packing
            most = None if packing is None else packing.most(played.task)
            # The task was made of an answer to it.
            rounds = [] if most is None else [most]
            return {"best": most, "bound": most, "proven": True, "rounds": rounds, "bots": []}
        kept = await store.find_par(self._storage, challenge.id, game)
        if kept is not None:
            return kept
        key = (challenge.id, game)
        if key in self._failed:
            raise Refusal(Code.FAILED, "what was possible could not be found")
        work = self._work.get(key)
        if work is None:
            self._room.check(address, MANY)
            work = self._work[key] = asyncio.create_task(self._compute(challenge, game, address))
            work.add_done_callback(lambda done: self._forget(key, done))
        return None

    def _forget(self, key: tuple[str, int], done: asyncio.Task[None]) -> None:
        del self._work[key]
        if not done.cancelled() and (error := done.exception()):
            tell_trouble("what was possible cannot be kept", error)

    async def _compute(self, challenge: Challenge, game: int, address: str) -> None:
        played = challenge.games[game]
        deal = {
            "game": played.game,
            "edition": played.edition,
            "options": played.options,
            "secret": played.secret,
            "limit": played.limit,
            "rounds": list(played.rounds),
        }
        with self._room.place(address, MANY):
            found = await self._workers.par(deal, Asker(address, challenge.id, DEAR))
        if found is None:
            while len(self._failed) >= MOST_WAITING:
                del self._failed[next(iter(self._failed))]
            self._failed[challenge.id, game] = None
        else:
            await store.keep_par(self._storage, challenge.id, game, found)
