"""Messages that wait to be sent to one client, so much at most."""

from __future__ import annotations

import asyncio
from collections import deque


class Outbox:
    """A queue that never makes the sender wait: what is too much is refused."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.size = 0
        self._texts: deque[bytes] = deque()
        self._news = asyncio.Event()

    def put(self, text: bytes) -> bool:
        """Have a text sent; False if too much waits already.

        Each counts a little more than its bytes, so that many short ones count too.
        """
        if self._texts and self.size + _weight(text) > self._most:
            return False
        self._texts.append(text)
        self.size += _weight(text)
        self._news.set()
        return True

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return not self._texts

    def wake(self) -> None:
        """End the waiting of whoever takes, even if there is nothing."""
        self._news.set()

    async def wait(self) -> None:
        """Wait until there is something, or somebody calls `wake`."""
        await self._news.wait()
        self._news.clear()

    def take(self) -> bytes | None:
        """The text that has waited longest; None if there is none."""
        if not self._texts:
            return None
        text = self._texts.popleft()
        self.size -= _weight(text)
        return text


def _weight(text: bytes) -> int:
    return len(text) + 100
