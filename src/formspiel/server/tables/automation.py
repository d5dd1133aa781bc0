"""Bots and clocks: what moves a table when no person does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from formspiel.core.game import Seat
from formspiel.players import stand_in
from formspiel.server.tables.live import Came, Dismissed, LiveTable, Loaded, Lost, News, Stored
from formspiel.server.watch import Watch
from formspiel.server.workers.line import URGENT, Asker
from formspiel.server.workers.pool import Pool, cost_of
from formspiel.table.command import Play
from formspiel.table.holder import BOT
from formspiel.table.refusal import Refusal

PATIENCE = 3.0
"""So long a process waits for the one that stored the last entry to let its bot move."""


class Automation:
    """Listens to tables, lets bots think for them, and watches their clocks."""

    def __init__(self, bots: Pool, watch: Watch, now: Callable[[], float]) -> None:
        self._bots = bots
        self._watch = watch
        self._now = now
        self._timers: dict[LiveTable, asyncio.TimerHandle] = {}
        self._thinking: set[tuple[LiveTable, Seat]] = set()

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is at work for any table."""
        return bool(self._thinking)

    def __call__(self, live: LiveTable, news: News) -> None:
        """Hear what happened at a table."""
        match news:
            case Stored(is_own=is_own):
                self.drive(live, is_own=is_own)
            case Loaded() | Came() | Lost():
                self.drive(live)
            case Dismissed():
                self._stop(live)

    def drive(self, live: LiveTable, *, is_own: bool = True) -> None:
        """See what is to be done at a table now, and when to look again.

        `is_own` is False where another process has stored the last entry: its bots think
        already, and this one only looks whether they still do.
        """
        self._stop(live)
        table = live.shown
        if not table.acting or table.is_archived or live.is_gone or not live.is_attended:
            return
        wait = None if is_own else PATIENCE
        if is_own:
            for seat in table.acting:
                if table.holders[seat].kind == BOT:
                    self._think(live, seat, table.holders[seat].level, "bot")
        if table.clock is not None:
            now = self._now()
            for seat, due in enumerate(live.dues()):
                if due is None or table.holders[seat].kind == BOT:
                    continue
                if due <= now and is_own:
                    self._think(live, seat, stand_in(table.game.id), "clock")
                elif (live, seat) not in self._thinking:
                    left = max(due - now, PATIENCE if due <= now else 0.0)
                    wait = left if wait is None else min(wait, left)
        if wait is not None:
            loop = asyncio.get_running_loop()
            self._timers[live] = loop.call_later(wait + 0.01, self.drive, live)

    def _stop(self, live: LiveTable) -> None:
        if timer := self._timers.pop(live, None):
            timer.cancel()

    def _think(self, live: LiveTable, seat: Seat, level: str, by: str) -> None:
        if (live, seat) not in self._thinking:
            self._thinking.add((live, seat))
            self._watch.run("bot", self._move(live, seat, level, by))

    async def _move(self, live: LiveTable, seat: Seat, level: str, by: str) -> None:
        table = live.shown
        if seat not in table.acting:
            # Its turn ended before this began: its move was on the way to the disk already.
            self._thinking.discard((live, seat))
            return
        try:
            game = table.game
            view, legal = game.view(table.state, seat), game.legal(table.state, seat)
            cost = URGENT if by == "clock" else cost_of(game.id, level)
            asker = Asker(live.address or live.id, live.id, cost)
            move, is_own = await self._bots.choose(game.id, level, view, legal, asker)
            event = game.format_event(move)
        finally:
            self._thinking.discard((live, seat))
        if live.is_gone:
            return
        is_bot = live.table.holders[seat].kind == BOT
        if seat in live.table.acting and is_bot == (by == "bot"):
            # Meanwhile somebody may have moved, or another process was faster.
            with contextlib.suppress(Refusal):
                live.submit(Play(self._now(), seat, event, by=by if is_own else "stand-in"))
                return
        if seat in live.shown.acting:
            self.drive(live)
