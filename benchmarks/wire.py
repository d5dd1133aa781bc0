"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """Speaks just enough of the protocol; calls `hear` with every text message."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._hear = hear
        self._buffer = bytearray()
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # a socket's transport
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end].split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(bytes(buffer[:end])))
                return
            del buffer[: end + 4]
            self._is_open = True
            self.opened.set_result(None)
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, start = struct.unpack_from(">H", buffer, 2)[0], 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
            if len(buffer) < start + length:
                return
            kind, text = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == 1:
                self._hear(text)
            elif kind == 9:
                self._frame(10, text)

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(1, text)

    def _frame(self, kind: int, text: bytes) -> None:
        # A mask of zeros is a mask, and changes nothing.
        size = len(text)
        if size < 126:
            head = struct.pack(">BBI", 128 | kind, 128 | size, 0)
        else:
            head = struct.pack(">BBHI", 128 | kind, 128 | 126, size, 0)
        # What a server that is gone would not hear is not sent.
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(head + text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed"))


async def dial(port: int, path: str, hear: Callable[[bytes], None]) -> Wire:
    """Connect to a server on this machine."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, hear), "127.0.0.1", port)
    await wire.opened
    return wire
