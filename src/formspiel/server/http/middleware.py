"""What stands before every route: limits, security headers, a count of the answers, packing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping

import orjson
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from formspiel.server import metrics
from formspiel.server.journal import journal
from formspiel.server.limits import Bans, Buckets, bound_address
from formspiel.table.refusal import Code

HEADERS = (
    (
        b"content-security-policy",
        b"; ".join(
            (
                b"default-src 'self'",
                b"img-src 'self' data:",
                b"object-src 'none'",
                b"base-uri 'none'",
                b"form-action 'self'",
                b"frame-ancestors 'none'",
            )
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


API = ("/api/", "/healthz", "/metrics")
DESCRIPTION = "/openapi.json"
LONGEST_PATH = 200
"""So much of a path is logged."""


class TooLarge(HTTPException):
    """A body is longer than any that makes sense."""

    def __init__(self) -> None:
        super().__init__(413, "this is too long")


class Guard:
    """Wraps an application. WebSockets have limits of their own and pass through."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        requests: Buckets,
        files: Buckets,
        bans: Bans,
        body_bytes: int,
        bytes_at: Mapping[str, int],
    ) -> None:
        """So many bytes a body may have; at some paths it may have others.

        The files of the page are cheap and come by the dozen, so they are counted apart.
        """
        self._app = app
        self._requests = requests
        self._files = files
        self._bans = bans
        self._body_bytes = body_bytes
        self._bytes_at = bytes_at

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0
        is_api = scope["path"].startswith(API)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [*HEADERS, (b"cache-control", b"no-store")] if is_api else HEADERS
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        try:
            await self._guard(scope, receive, send_on)
        except asyncio.CancelledError:
            # Only a server that stops gives up a request; it would log a trace of each.
            if not status:
                await refuse(send_on, Code.STOPPING, "the server stops; try again soon")
        finally:
            metrics.REQUESTS.labels(scope["method"], status).inc()
            journal.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"][:LONGEST_PATH],
                    "status": status,
                    "address": (scope.get("client") or ("",))[0],
                    "seconds": round(time.perf_counter() - started, 4),
                },
            )

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = bound_address(client[0]) if client else ""
        if self._bans.has(address):
            await refuse(send, Code.BANNED, "this address may not use this server")
            return
        is_file = not scope["path"].startswith((*API, DESCRIPTION))
        if not (self._files if is_file else self._requests).take(address):
            await refuse(send, Code.TOO_FAST, "too many requests; wait a little")
            return
        most = self._bytes_at.get(scope["path"], self._body_bytes)
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if length.isdigit() and int(length) > most:
            await refuse(send, Code.TOO_LARGE, "this is too long")
            return
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise TooLarge
            return message

        await self._app(scope, receive_some, send)


class Packing:
    """Wraps an application, and packs what it tells of games: boxes and words are long.

    What it tells of tables stays as it is: from the length of what is packed one could guess at
    what is in it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._packed = GZipMiddleware(app, minimum_size=1_000, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        is_long = scope["type"] == "http" and scope["path"].startswith("/api/games")
        await (self._packed if is_long else self._app)(scope, receive, send)


async def refuse(send: Send, code: Code, sentence: str) -> None:
    """Answer with an error of ours."""
    metrics.REFUSED.labels(code).inc()
    body = orjson.dumps({"code": code, "sentence": sentence, "rule": ""})
    headers = [(b"content-type", b"application/json")]
    if code.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": code.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
