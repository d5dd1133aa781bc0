"""Bots and clocks: what moves a table when no person does."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from formspiel.server.telling import dues
from formspiel.server.thinking import Thinkers
from formspiel.table.command import Play
from formspiel.table.holder import BOT
from formspiel.table.refusal import Refusal

if TYPE_CHECKING:
    from formspiel.server.hall import Hall
    from formspiel.server.live import LiveTable

CLOCK_LEVEL = "medium"
"""The bot that makes a move when the time of a person is up."""
PATIENCE = 3.0
"""So long a process waits for the one that stored the last entry to let its bot move."""


class Driver:
    """Lets bots think for the tables of a hall, and watches the clocks."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self._hall = hall
        self._thinkers = thinkers

    def drive(self, live: LiveTable, *, is_own: bool = True) -> None:
        """See what is to be done at a table now, and when to look again.

        `is_own` is False where another process has stored the last entry: its bots think
        already, and this one only looks whether they still do.
        """
        self.stop(live)
        table = live.shown
        if not table.acting or table.is_archived:
            return
        wait = None if is_own else PATIENCE
        if is_own:
            for seat in table.acting:
                if table.holders[seat].kind == BOT:
                    self._think(live, seat, table.holders[seat].level, "bot")
        if table.clock is not None:
            now = self._hall.now()
            for seat, due in enumerate(dues(live)):
                if due is None or table.holders[seat].kind == BOT:
                    continue
                if due <= now and is_own:
                    self._think(live, seat, CLOCK_LEVEL, "clock")
                elif seat not in live.thinking:
                    left = max(due - now, PATIENCE if due <= now else 0.0)
                    wait = left if wait is None else min(wait, left)
        if wait is not None:
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait + 0.01, self.drive, live)

    def stop(self, live: LiveTable) -> None:
        """Stop the timer of a table."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def is_driving(self, live: LiveTable) -> bool:
        """Whether a table needs this process even when nobody looks at it."""
        table = live.shown
        if not table.acting:
            return False
        return table.clock is not None or any(table.holders[s].kind == BOT for s in table.acting)

    def _think(self, live: LiveTable, seat: int, level: str, by: str) -> None:
        if seat in live.thinking:
            return
        live.thinking.add(seat)
        self._hall.start(self._move(live, seat, level, by))

    async def _move(self, live: LiveTable, seat: int, level: str, by: str) -> None:
        try:
            table = live.shown
            game = table.game
            seen, legal = game.view(table.state, seat), game.legal(table.state, seat)
            move = await self._thinkers.choose(game.id, level, seen, legal)
            event = game.format_event(move)
        finally:
            live.thinking.discard(seat)
        is_here = self._hall.live.get(live.id) is live
        still = seat in live.table.acting and (live.table.holders[seat].kind == BOT) == (
            by == "bot"
        )
        if is_here and still:
            # Meanwhile somebody may have moved, or another process was faster.
            with contextlib.suppress(Refusal):
                live.submit(Play(self._hall.now(), seat, event, by=by), lambda _: None)
                return
        if is_here and seat in live.shown.acting:
            self.drive(live)
