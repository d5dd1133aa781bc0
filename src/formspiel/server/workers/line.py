"""Who is next to ask a worker: a fair queue.

Everybody who asks waits in the line of an address, and of its addresses the one is next whose
questions have taken least time so far. Of one address the cheap questions come first, then
those of the table for which least was done. One process is kept free of dear questions, and
of the questions of any one address, so that nobody waits long for a cheap one.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count

MOST_GONE = 1_000
"""So much more is kept of who is gone than of who is here."""
URGENT, CHEAP, DEAR = 0, 1, 2
"""How long a question takes: a clock has run out; a moment; as long as it may."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom a question is asked, and how much it takes."""

    address: str = ""
    table: str = ""
    cost: int = CHEAP


class Line:
    """Those who wait for one of so many places, and those who have one. Knows no clock."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._share = max(1, places - 1)
        """How many places an address, or dear questions, may take together."""
        self._waiting: dict[int, Asker] = {}
        self._asking: dict[int, Asker] = {}
        self._spent: dict[str, float] = {}
        """The time of each address, and of each table: those that have taken the most wait."""
        self._here: Counter[str] = Counter()
        """How many wait or ask for each."""
        self._floor = 0.0
        """Whoever comes new begins here, so that nobody can save time up."""
        self._numbers = count()

    def __len__(self) -> int:
        return len(self._waiting)

    def enter(self, asker: Asker) -> int:
        """Wait in the line; the number under which to leave it."""
        number = next(self._numbers)
        self._waiting[number] = asker
        for key in _keys(asker):
            self._spent[key] = max(self._spent.get(key, 0.0), self._floor)
            self._here[key] += 1
        return number

    def advance(self) -> int | None:
        """The number of who gets a place now, if somebody may."""
        if len(self._asking) >= self._places:
            return None
        held = Counter(asker.address for asker in self._asking.values())
        is_full = sum(a.cost == DEAR for a in self._asking.values()) >= self._share
        may = [
            number
            for number, asker in self._waiting.items()
            if held[asker.address] < self._share and not (is_full and asker.cost == DEAR)
        ]
        if not may:
            return None
        number = min(may, key=self._rank)
        asker = self._asking[number] = self._waiting.pop(number)
        self._floor = max(self._floor, self._spent[_keys(asker)[0]])
        return number

    def _rank(self, number: int) -> tuple[float, int, float, int]:
        asker = self._waiting[number]
        address, table = _keys(asker)
        return self._spent[address], asker.cost, self._spent[table], number

    def leave(self, number: int, seconds: float = 0.0) -> None:
        """Go, with or without having had a place for so long."""
        asker = self._asking.pop(number, None) or self._waiting.pop(number)
        for key in _keys(asker):
            self._spent[key] += seconds
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]
        if not self._waiting and not self._asking:
            # The next to come are all the same.
            self._spent.clear()
            self._floor = 0.0
        elif len(self._spent) > 2 * len(self._here) + MOST_GONE:
            self._spent = {key: self._spent[key] for key in self._here}


class Turns:
    """A line in which tasks wait; `told` hears how many there are whenever that changes."""

    def __init__(self, places: int, told: Callable[[int], object] = lambda _: None) -> None:
        self._line = Line(places)
        self._told = told
        self._turns: dict[int, asyncio.Future[None]] = {}

    def __len__(self) -> int:
        return len(self._line)

    @asynccontextmanager
    async def take(self, asker: Asker) -> AsyncIterator[None]:
        """Have a place meanwhile, when it is one's turn."""
        number = self._line.enter(asker)
        turn = self._turns[number] = asyncio.get_running_loop().create_future()
        seconds = 0.0
        try:
            self._advance()
            await turn
            began = time.monotonic()
            try:
                yield
            finally:
                seconds = time.monotonic() - began
        finally:
            del self._turns[number]
            self._line.leave(number, seconds)
            self._advance()

    def _advance(self) -> None:
        """Let those go on whose turn it is."""
        while (number := self._line.advance()) is not None:
            if not self._turns[number].done():
                self._turns[number].set_result(None)
        self._told(len(self._line))


def _keys(asker: Asker) -> tuple[str, str]:
    return f"address {asker.address}", f"table {asker.table}"
