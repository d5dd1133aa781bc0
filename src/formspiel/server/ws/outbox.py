"""Messages that wait to be sent to one client, so many at most."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """A queue that never makes the sender wait: what is too much is refused."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._texts: deque[str] = deque()
        self._news = asyncio.Event()

    def put(self, text: str) -> bool:
        """Have a text sent; False if too many wait already."""
        if len(self._texts) >= self._most:
            return False
        self._texts.append(text)
        self._news.set()
        return True

    def wake(self) -> None:
        """End the waiting of whoever takes, even if there is nothing."""
        self._news.set()

    async def wait(self) -> None:
        """Wait until there is something, or somebody calls `wake`."""
        await self._news.wait()
        self._news.clear()

    def take(self) -> str | None:
        """The text that has waited longest; None if there is none."""
        return self._texts.popleft() if self._texts else None
