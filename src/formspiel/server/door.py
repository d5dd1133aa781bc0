"""The door: how long and how often one may stand in it before a word is said.

uvicorn's protocols wait for ever for a request to be sent and for an answer to be read. These
do not, and they count connections before they read a byte.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quicker of two
from websockets.protocol import State

from formspiel.server import metrics
from formspiel.server.journal import journal, tell_trouble
from formspiel.server.limits import ConnectionLimit, bound_address
from formspiel.server.settings import Settings, read_settings

SEND_NOW = "formspiel.send_now"
"""The extension of ASGI by which a WebSocket is told something without a detour."""
HEAR_NOW = "formspiel.hear_now"
"""The extension of ASGI by which an application hears messages without one."""
TEXT_AT_ONCE = 0x81
"""The first byte of a frame that is a whole text; the second tells that it is masked, and its
length where that is less than `SHORT`."""
MASKED = 0x80
SHORT = 126
PROXIES = "FORWARDED_ALLOW_IPS"
OWN_FILES = 200
"""So many descriptors are left for the database, workers and files."""
LEAST_CONNECTIONS = 50


class Door:
    """Who may come in to this process, and how long each step may take."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        together = limits.all_connections
        if (files := raise_file_limit()) is not None and files - OWN_FILES < together:
            together = max(files - OWN_FILES, LEAST_CONNECTIONS)
            journal.warning("so few files may be open that there are fewer connections")
        self._limit = ConnectionLimit(limits.sockets, together)
        # A proxy speaks for many. How much each of them may do is counted later.
        self._proxies = _read_proxies(os.environ.get(PROXIES, "127.0.0.1,::1"))

    def enter(self, host: str) -> bool:
        """Let a connection in, if there is room."""
        if self._limit.enter(bound_address(host), is_free=_is_in(host, self._proxies)):
            return True
        metrics.TURNED_AWAY.inc()
        tell_trouble("connections are turned away, there are too many", address=host)
        return False

    def leave(self, host: str) -> None:
        """A connection is gone."""
        self._limit.leave(bound_address(host))


Networks = tuple[IPv4Network | IPv6Network, ...]


def _read_proxies(text: str) -> Networks:
    """The addresses and networks that uvicorn believes; what is neither is none of ours."""
    found: list[IPv4Network | IPv6Network] = []
    for one in text.replace("*", "0.0.0.0/0,::/0").split(","):
        with contextlib.suppress(ValueError):
            found.append(ip_network(one.strip()))
    return tuple(found)


def _is_in(host: str, networks: Networks) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in network for network in networks)


@cache
def the_door() -> Door:
    """The door of this process."""
    return Door(read_settings())


def raise_file_limit() -> int | None:
    """Allow this process as many open files as it may have; how many that is, if known."""
    try:
        import resource  # noqa: PLC0415  there is none on Windows
    except ModuleNotFoundError:  # pragma: no cover
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return None if soft == resource.RLIM_INFINITY else soft


class Patience:
    """One time limit at a time for a connection, after which it is cut."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float, cut: Callable[[], None]) -> None:
        """Cut a connection after so long, unless this is stopped or started anew."""
        self.stop()
        self._timer = self._loop.call_later(seconds, cut)

    def stop(self) -> None:
        """Let it be."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpDoor(HttpToolsProtocol):
    """HTTP with time limits for the head and the body of a request, and for reading answers."""

    def connection_made(self, transport: Any) -> None:
        """Count a connection, and wait for its first request."""
        super().connection_made(transport)
        self._door = the_door()
        self._host = self.client[0] if self.client else ""
        self._asking, self._reading = Patience(self.loop), Patience(self.loop)
        self._answering: Any = None
        self._is_in = self._door.enter(self._host)
        if self._is_in:
            self._asking.start(self._door.settings.head_seconds, self._cut)
        else:
            transport.abort()

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _cut(self) -> None:
        self._hang_up()
        self.transport.abort()

    def _hang_up(self) -> None:
        """Let nobody write to a connection that is gone, and ask nothing more of it."""
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._asking.stop()
        self._reading.stop()
        if self._is_in:
            self._door.leave(self._host)
        self._hang_up()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins: its head has its time."""
        super().on_message_begin()
        self._asking.start(self._door.settings.head_seconds, self._cut)

    def on_headers_complete(self) -> None:
        """The head is there: the body has its time."""
        super().on_headers_complete()
        self._asking.start(self._door.settings.body_seconds, self._cut)

    def on_message_complete(self) -> None:
        """All is there."""
        self._asking.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol has the connection."""
        self._asking.stop()
        self._reading.stop()
        super().handle_websocket_upgrade()
        # The two would hold each other for ever.
        self.parser = None  # type: ignore[assignment]  # nobody asks it any more

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked: close, and do not wait long for the last answer to be read."""
        super().timeout_keep_alive_handler()
        self._reading.start(self._door.settings.send_seconds, self._cut)

    def pause_writing(self) -> None:
        """The client does not read."""
        self._reading.start(self._door.settings.send_seconds, self._cut)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads."""
        self._reading.stop()
        super().resume_writing()


class SocketDoor(WebSocketsSansIOProtocol):
    """A WebSocket that is cut when its client does not read, however it is closed."""

    def connection_made(self, transport: Any) -> None:
        """Take the connection over from `HttpDoor`, which has counted it."""
        super().connection_made(transport)
        self._door = the_door()
        self._host = self.client[0] if self.client else ""
        self._reading = Patience(self.loop)
        self._extensions: Any = {}
        self._hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Any) -> None:
        """Answer the handshake, and tell the application of `send_now`."""
        super().handle_connect(event)
        if not self.close_sent:
            self._extensions = self.scope["extensions"]
            self._extensions[SEND_NOW] = self.send_now
            self._extensions[HEAR_NOW] = self.hear_now

    def hear_now(self, hear: Callable[[bytes], None]) -> bool:
        """Have each message heard as soon as it is there, in UTF-8 if it is a text.

        False if some wait to be received by way of ASGI; they come first. That the connection
        has ended is told that way in any case.
        """
        if not self.queue.empty():
            return False
        self._hear = hear
        return True

    def data_received(self, data: bytes) -> None:
        """Read what has come; a short text in one piece is read at once."""
        if self._hear is not None and not self.close_sent and self._is_short_text(data):
            self._hear(apply_mask(data[6:], data[2:6]))
        else:
            super().data_received(data)

    def _is_short_text(self, data: bytes) -> bool:
        """Whether these bytes are one frame with a whole text, and nothing came before it."""
        conn = self.conn
        return (
            len(data) > 6
            and data[0] == TEXT_AT_ONCE
            and MASKED < data[1] < MASKED + SHORT
            and len(data) == data[1] - MASKED + 6
            and not conn.reader.buffer
            and conn.current_size is None
            and conn.state is State.OPEN
        )

    def send_receive_event_to_app(self) -> None:
        """A message is there."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self._hear(b"".join(frames))

    def send_now(self, text: bytes) -> bool:
        """Send a text in UTF-8; False if it has to wait, or cannot be sent any more.

        By way of ASGI it would be decoded and encoded again, and wait for a task.
        """
        if (
            not self.handshake_complete
            or self.close_sent
            or not self.writable.is_set()
            or self.conn.state is not State.OPEN
            or self.transport.is_closing()
        ):
            return False
        size = len(text)
        if size < SHORT:
            head = bytes((TEXT_AT_ONCE, size))
        elif size < 1 << 16:
            head = b"%c%c%b" % (TEXT_AT_ONCE, SHORT, size.to_bytes(2, "big"))
        else:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return True
        self.transport.write(head + text)
        return True

    def _cut(self) -> None:
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._reading.stop()
        self._door.leave(self._host)
        # These would hold each other for ever, as would the protocol and its parser.
        self._extensions.clear()
        self._hear = None
        super().connection_lost(exc)
        self.conn.parser.close()

    def pause_writing(self) -> None:
        """The client does not read."""
        self._reading.start(self._door.settings.send_seconds, self._cut)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads."""
        self._reading.stop()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """The client does not answer: there is no use in waiting for it to read."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Talk, and when that is over do not wait long for the last words to be read."""
        await super().run_asgi()
        if not self.disconnected:
            self._reading.start(self._door.settings.send_seconds, self._cut)
