"""Garbage that holds itself by rings of references, looked for a little at a time.

Tables are very many small objects that live long and form no rings; nor do connections that have
ended. To look through all of them, as Python does by itself from time to time, stops a busy
server for a second. So only what is new is looked through, not even all of that while nothing is
found, and what is left of it is set apart; all of it is looked through when nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

LOOK_SECONDS = 0.1
STEP = 1_500
"""So many new objects are looked through at once, in a few milliseconds."""
QUIET_LOOKS = 30
"""Nobody plays when nothing was stored for so many looks."""
WORTH = 200_000
"""After so many new objects it is worth looking through all, once nobody plays."""
SPARED = 7
"""So many times what is new is set apart unseen, after nothing was found: moves leave no rings.
Connections may leave some, of which not all are counted when they are found."""
MOST = 5_000_000
"""After so many, all are looked through even if somebody does."""


class Garbage:
    """Looks for garbage in place of Python, which is told not to."""

    def __init__(self, count_stored: Callable[[], int], count_ended: Callable[[], int]) -> None:
        self._count_stored, self._count_ended = count_stored, count_ended
        self._stored = self._ended = 0
        self._quiet = 0
        self._grown = 0
        self._spared = 0

    async def run(self) -> None:
        """Look again and again."""
        gc.disable()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> None:
        """Look through what is new or, if that is due, through all."""
        stored = self._count_stored()
        self._quiet = self._quiet + 1 if stored == self._stored else 0
        self._stored = stored
        if (new := gc.get_count()[0]) >= STEP:
            self._grown += new
            ended = self._count_ended()
            if self._spared and ended == self._ended:
                self._spared -= 1
            else:
                self._spared = 0 if gc.collect(0) else SPARED
            self._ended = ended
            gc.freeze()
        is_due = self._grown >= WORTH and self._quiet >= QUIET_LOOKS
        if is_due or self._grown >= MOST:
            self._grown = 0
            gc.unfreeze()
            gc.collect()
            gc.freeze()
