"""How much one address may ask for: buckets that fill with time, and counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

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
    """Where a request or a WebSocket comes from."""
    return request.client.host if request.client else ""


class ConnectionLimit:
    """How many connections each address has."""

    def __init__(self, each: int, together: int) -> None:
        self._each, self._together = each, together
        self._counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self._counts[address] >= self._each or self._counts.total() >= self._together:
            return False
        self._counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self._counts[address] -= 1
        if self._counts[address] <= 0:
            del self._counts[address]
