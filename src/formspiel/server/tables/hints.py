"""Hints for who is to move: a process weighs the moves, and one seat is told.

Whether a seat may have them, and what it sees, `table/hints.py` decides.
"""

from __future__ import annotations

import asyncio
from typing import Any

from formspiel.core.game import AnyGame, Json, Seat
from formspiel.core.phrase import format_phrase
from formspiel.server.limits import Room
from formspiel.server.tables.live import LiveTable
from formspiel.server.workers.line import CHEAP, Asker
from formspiel.server.workers.pool import Pool
from formspiel.study.weighing import TOLD
from formspiel.study.words import name_loss, utility_of
from formspiel.table.hints import Asked, find_asked

MOST_KEPT = 500
MOST_WAITING = 50
MANY = "many want hints just now; try again soon"


class Hints:
    """What seats have asked for; who asks again at the same moment is told the same."""

    def __init__(self, bots: Pool) -> None:
        self._bots = bots
        self._room = Room(MOST_WAITING)
        self._found: dict[tuple[str, Seat, int, bool], asyncio.Task[Json]] = {}

    async def find(self, live: LiveTable, seat: Seat, *, of_last: bool) -> Json:
        """The best moves of a seat as it is told them; a Refusal if there are none."""
        table = live.shown
        asked = find_asked(table, seat, of_last=of_last)
        key = (live.id, seat, asked.number, of_last)
        work = self._found.get(key)
        if work is None:
            self._room.check(live.address or live.id, MANY)
            while len(self._found) >= MOST_KEPT:
                del self._found[next(iter(self._found))]
            work = self._found[key] = asyncio.create_task(self._weigh(live, seat, asked))
            work.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(work)

    def _forget(self, key: tuple[str, Seat, int, bool], done: asyncio.Task[Json]) -> None:
        """What could not be found may be asked for again."""
        if (done.cancelled() or done.exception()) and self._found.get(key) is done:
            del self._found[key]

    async def _weigh(self, live: LiveTable, seat: Seat, asked: Asked) -> Json:
        table, game = live.shown, live.shown.game
        utility = utility_of(game, table.state)
        asker = Asker(live.address or live.id, live.id, CHEAP)
        with self._room.place(asker.address, MANY):
            found = await self._bots.hint(game.id, table.config, seat, asked, asker)
        told: Json = {
            "number": asked.number,
            "utility": utility,
            "moves": [_show(game, *one) for one in found[:TOLD]],
            "made": None,
        }
        if asked.made is not None:
            value = dict(found)[asked.made]
            loss = found[0][1] - value
            word = name_loss(loss, utility)
            told["made"] = {**_show(game, asked.made, value), "loss": loss, "word": word}
        return told


def _show(game: AnyGame, move: Any, value: float) -> Json:
    return {
        "event": game.format_event(move),
        "phrase": format_phrase(game.describe(move)),
        "value": value,
    }
