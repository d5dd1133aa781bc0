"""How much one address may ask for: buckets that fill with time, and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from formspiel.server.settings import Limits
from formspiel.table.refusal import Code, Refusal

MOST_BUCKETS = 100_000


@dataclass(slots=True)
class Bucket:
    """So much a second, and so much at once."""

    rate: float
    burst: float
    level: float
    at: float
    clock: Callable[[], float]

    def take(self) -> bool:
        """Take one, if one is there."""
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1.0:
            return False
        self.level -= 1.0
        return True


class Buckets:
    """A bucket for every address. A full bucket is the same as none and is forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def new(self) -> Bucket:
        """A full bucket."""
        return Bucket(self._rate, self._burst, self._burst, self._now(), self._now)

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[address] = self.new()
        return bucket.take()

    def drop(self, address: str) -> None:
        """Nobody asks for an address any more."""
        self._buckets.pop(address, None)

    def _forget(self) -> None:
        now = self._now()
        self._buckets = {
            address: b
            for address, b in self._buckets.items()
            if b.level + (now - b.at) * b.rate < b.burst
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


def address_of(request: Any) -> str:
    """Where a request or a WebSocket comes from, as limits count it."""
    return bound_address(request.client.host) if request.client else ""


@lru_cache(maxsize=4_096)
def bound_address(host: str) -> str:
    """The address that limits count: of IPv6 the first half, for one customer has all of it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


class Bans:
    """Addresses that may not come in."""

    def __init__(self) -> None:
        self.addresses: frozenset[str] = frozenset()

    def has(self, address: str) -> bool:
        """Whether an address, as limits count it, is kept out."""
        return address in self.addresses


class SeatLimits:
    """How much whoever holds a seat may do, by however many connections."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._commands = Buckets(limits.commands_a_second, limits.command_burst, now)
        self._changes = Buckets(limits.changes_a_minute / 60, limits.change_burst, now)
        self._hints = Buckets(limits.hints_a_minute / 60, limits.hint_burst, now)

    def take(self, table: str, seat: int, *, is_change: bool, is_hint: bool = False) -> bool:
        """Count a command of a seat; whether it may be carried out.

        A change is of who sits there, and how: a few are enough for a whole game.
        """
        key = f"{table}/{seat}"
        return (
            self._commands.take(key)
            and (not is_change or self._changes.take(key))
            and (not is_hint or self._hints.take(key))
        )

    def drop(self, table: str, seats: int) -> None:
        """A table is not in memory any more: nobody is there, and the buckets fill."""
        for seat in range(seats):
            for buckets in (self._commands, self._changes, self._hints):
                buckets.drop(f"{table}/{seat}")


class ConnectionLimit:
    """How many connections each address has."""

    def __init__(self, each: int, together: int) -> None:
        self._each, self._together = each, together
        self._counts: Counter[str] = Counter()
        self._total = 0
        self.ended = 0
        """How many have ended, of all that there were."""

    def enter(self, address: str, *, is_free: bool = False) -> bool:
        """Take a place, if there is one; who is free may have all that are left."""
        if self._total >= self._together:
            return False
        if not is_free and self._counts[address] >= self._each:
            return False
        self._counts[address] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self._counts[address] -= 1
        self._total -= 1
        self.ended += 1
        if self._counts[address] <= 0:
            del self._counts[address]


class Room:
    """Where those wait for whom something is done that takes long.

    Whoever asks may have as many places as are still free, so that one who takes all there are
    leaves half of them to others, two a third, and somebody new always finds one.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._counts: Counter[str] = Counter()
        self._total = 0

    def check(self, address: str, sentence: str) -> None:
        """See that there is a place for somebody; a Refusal with a sentence if not."""
        if self._counts[address] >= self._places - self._total:
            raise Refusal(Code.TOO_MANY, sentence)

    @contextmanager
    def place(self, address: str, sentence: str) -> Iterator[None]:
        """Have a place meanwhile; a Refusal with a sentence if there is none."""
        self.check(address, sentence)
        self._counts[address] += 1
        self._total += 1
        try:
            yield
        finally:
            self._total -= 1
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]
