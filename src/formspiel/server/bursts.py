"""What a client may send at once: requests one after the other, their heads, and frames.

The door counts connections and time. What comes on one connection within that time is parsed in
chunks of 256 kB, and uvicorn answers one thing after the other but takes all of them in: ten
connections that send nothing but pings, or requests without waiting for answers, would take the
event loop from everybody, and memory without end.
"""

from __future__ import annotations

from typing import Any

import httptools

from formspiel.server import metrics
from formspiel.server.door import HttpDoor, SocketDoor
from formspiel.server.journal import tell_trouble
from formspiel.server.limits import Bucket
from formspiel.table.refusal import Code

MOST_PIPELINED = 50
"""So many requests may wait for the answer to the one before them; browsers wait themselves."""
MOST_HEAD_BYTES = 65_536
SLICE = 4_096
"""So much is parsed at once."""
FRAMES_A_MESSAGE = 2
"""Pings, pongs and pieces of messages come besides the messages that are counted later."""


class HttpBursts(HttpDoor):
    """HTTP with bounds for the head of a request, and for what is sent before an answer."""

    def connection_made(self, transport: Any) -> None:
        """Begin to count."""
        self._head_bytes, self._is_in_head = 0, True
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Take what has come, as far as it is not too much."""
        super().data_received(data)
        if not self._is_in_head:
            return
        self._head_bytes += len(data)
        if self._head_bytes > MOST_HEAD_BYTES and not self.transport.is_closing():
            _tell("the head of a request is too long", Code.TOO_LARGE, self._host)
            self._cut()

    def on_message_begin(self) -> None:
        """A request begins, unless too many wait already."""
        if len(self.pipeline) >= MOST_PIPELINED:
            _tell("requests do not wait for answers", Code.TOO_FAST, self._host)
            raise httptools.HttpParserError("too many requests at once")
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there; what follows is counted as a body."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there, and the next head may come."""
        self._head_bytes, self._is_in_head = 0, True
        super().on_message_complete()


class SocketBursts(SocketDoor):
    """A WebSocket that is cut when more frames come than any client needs."""

    def connection_made(self, transport: Any) -> None:
        """Take the connection over, and begin to count."""
        super().connection_made(transport)
        limits = self._door.settings.limits
        rate = FRAMES_A_MESSAGE * limits.messages_a_second
        burst = FRAMES_A_MESSAGE * limits.message_burst
        self._frames = Bucket(rate, burst, burst, self.loop.time(), self.loop.time)

    def data_received(self, data: bytes) -> None:
        """Parse a little at a time: of tiny frames there are thousands in a chunk."""
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def _count(self) -> bool:
        """Count a frame; whether it may be heard."""
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        _tell("a client sends too many frames", Code.TOO_FAST, self._host)
        self.transport.abort()
        return False

    def handle_text(self, event: Any) -> None:
        """A message begins."""
        if self._count():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        """A message begins."""
        if self._count():
            super().handle_bytes(event)

    def handle_cont(self, event: Any) -> None:
        """A message goes on."""
        if self._count():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """The client asks whether somebody is there."""
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """The client answers, or pretends to."""
        if self._count():
            super().handle_pong(event)


def _tell(what: str, code: Code, host: str) -> None:
    metrics.REFUSED.labels(code).inc()
    tell_trouble(what, address=host)
