"""The most that seats could have had, knowing the cards: each is computed once."""

from __future__ import annotations

import asyncio

from formspiel.core.game import Json, Seat
from formspiel.core.record import format_record
from formspiel.server.limits import Room
from formspiel.server.tables.live import LiveTable, Solved
from formspiel.server.workers.line import Asker
from formspiel.server.workers.pool import Pool

SECONDS_A_ROUND = 10.0
MOST_KEPT = 500
MOST_WAITING = 100
MANY = "many ask for the best just now; try again later"


class Solutions:
    """What solvers were asked for; a table emits it when it is found."""

    def __init__(self, solvers: Pool) -> None:
        self._solvers = solvers
        self._room = Room(MOST_WAITING)
        self._found: dict[tuple[str, Seat], asyncio.Task[tuple[Json, ...]]] = {}

    def find(self, live: LiveTable, seat: Seat) -> tuple[Json, ...] | None:
        """The rounds of a seat, none if the solver failed; None while it is at work.

        A Refusal if too many wait for it.
        """
        key = (live.id, seat)
        work = self._found.get(key)
        if work is None:
            self._room.check(live.address or live.id, MANY)
            while len(self._found) >= MOST_KEPT:
                del self._found[next(iter(self._found))]
            work = self._found[key] = asyncio.create_task(self._solve(live, seat))
            work.add_done_callback(lambda done: self._forget(key, done))
        return work.result() if work.done() else None

    def _forget(self, key: tuple[str, Seat], done: asyncio.Task[tuple[Json, ...]]) -> None:
        """What could not be looked for may be asked for again."""
        if (done.cancelled() or done.exception()) and self._found.get(key) is done:
            del self._found[key]

    def known(self, live: LiveTable, seat: Seat) -> tuple[Json, ...]:
        """The rounds of a seat that were found already."""
        work = self._found.get((live.id, seat))
        return work.result() if work is not None and work.done() else ()

    async def _solve(self, live: LiveTable, seat: Seat) -> tuple[Json, ...]:
        asker = Asker(live.address or live.id, live.id)
        with self._room.place(asker.address, MANY):
            record = format_record(live.shown.record)
            found = tuple(await self._solvers.solve(record, seat, SECONDS_A_ROUND, asker))
        live.emit(Solved(seat, found))
        return found
