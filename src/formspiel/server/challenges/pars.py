"""What was possible in the games of challenges: computed once for each, and kept."""

from __future__ import annotations

import asyncio

from formspiel.core.game import Json
from formspiel.core.same_cards import load_same_cards
from formspiel.server.store import challenges as store
from formspiel.server.store.storage import Storage
from formspiel.server.workers.line import DEAR, Asker
from formspiel.server.workers.pool import Pool
from formspiel.table.challenge import Challenge
from formspiel.table.refusal import Code, Refusal

MOST_WAITING = 50


class Pars:
    """Asks a process that gives way to tables."""

    def __init__(self, storage: Storage, workers: Pool) -> None:
        self._storage = storage
        self._workers = workers
        self._failed: dict[tuple[str, int], None] = {}
        self._work: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def find(self, challenge: Challenge, game: int) -> Json | None:
        """What was possible in a game; None while it is being computed."""
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
            if len(self._work) >= MOST_WAITING:
                raise Refusal(Code.TOO_MANY, "many ask what was possible just now; try again soon")
            work = self._work[key] = asyncio.create_task(self._compute(challenge, game))
            work.add_done_callback(lambda _done: self._work.pop(key, None))
        return None

    async def _compute(self, challenge: Challenge, game: int) -> None:
        played = challenge.games[game]
        deal = {
            "game": played.game,
            "edition": played.edition,
            "options": played.options,
            "secret": played.secret,
            "limit": played.limit,
            "rounds": list(played.rounds),
        }
        found = await self._workers.par(deal, Asker("", challenge.id, DEAR))
        if found is None:
            while len(self._failed) >= MOST_WAITING:
                del self._failed[next(iter(self._failed))]
            self._failed[challenge.id, game] = None
        else:
            await store.keep_par(self._storage, challenge.id, game, found)
