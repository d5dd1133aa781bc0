"""What stands before every route: limits, security headers, a count of the answers, packing."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from traceback import format_tb

import orjson
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from formspiel.server import metrics
from formspiel.server.journal import LONGEST_PATH, journal, summarize
from formspiel.server.limits import Bans, Buckets, bound_address
from formspiel.table.refusal import Code, Refusal

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


BANNED = Refusal(Code.BANNED, "this address may not use this server")
TOO_FAST = Refusal(Code.TOO_FAST, "too many requests; wait a little")
MANY_RECORDS = Refusal(Code.TOO_FAST, "you send many records; wait a moment")
LINES_A_MINUTE = 10
MOST_ADDRESSES = 10_000


class Lines:
    """Which of the requests of an address are logged that are not even looked at.

    Of those there may be thousands a second.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._buckets = Buckets(LINES_A_MINUTE / 60, LINES_A_MINUTE, clock)
        self._silent: Counter[str] = Counter()

    def count(self, address: str) -> int:
        """For how many requests a line is to be written now; 0 for none."""
        if self._buckets.take(address):
            return 1 + self._silent.pop(address, 0)
        if len(self._silent) >= MOST_ADDRESSES:
            self._silent.clear()
        self._silent[address] += 1
        return 0


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
        records: Mapping[str, Buckets],
    ) -> None:
        """So many bytes a body may have; at some paths it may have others.

        The files of the page are cheap and come by the dozen, so they are counted apart. The
        `records` that are sent to some paths are counted before they are read, which takes long.
        """
        self._app = app
        self._requests = requests
        self._files = files
        self._bans = bans
        self._body_bytes = body_bytes
        self._bytes_at = bytes_at
        self._records = records
        self._turned_away = Lines()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status, count = time.perf_counter(), 0, 1
        is_api = scope["path"].startswith(API)

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = [*HEADERS, (b"cache-control", b"no-store")] if is_api else HEADERS
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        host = (scope.get("client") or ("",))[0]
        address = bound_address(host)
        told = {"method": scope["method"], "path": scope["path"][:LONGEST_PATH]}
        try:
            if (why := self._may_not(scope, address)) is None:
                await self._guard(scope, receive, send_on)
            else:
                await refuse(send_on, why.code, why.sentence, is_last=True)
                count = self._turned_away.count(address)
        except asyncio.CancelledError:
            # Only a server that stops gives up a request; it would log a trace of each.
            if not status:
                await refuse(send_on, Code.STOPPING, "the server stops; try again soon")
        except Exception as error:
            if status:
                raise
            # What was sent may stand in the error, and must not get into the log.
            where = {"trace": "".join(format_tb(error.__traceback__))}
            journal.error("a request failed: %s", summarize(error), extra={**told, **where})
            await refuse(send_on, Code.FAILED, "something went wrong here")
        finally:
            metrics.REQUESTS.labels(scope["method"], status).inc()
            seconds = round(time.perf_counter() - started, 4)
            extra = {**told, "status": status, "address": host, "seconds": seconds}
            if count:
                journal.info("request", extra=extra | ({"count": count} if count > 1 else {}))

    def _may_not(self, scope: Scope, address: str) -> Refusal | None:
        """Why a request is not even looked at, if it is not."""
        if self._bans.has(address):
            return BANNED
        is_file = not scope["path"].startswith((*API, DESCRIPTION))
        if not (self._files if is_file else self._requests).take(address):
            return TOO_FAST
        records = self._records.get(scope["path"]) if scope["method"] == "POST" else None
        return None if records is None or records.take(address) else MANY_RECORDS

    async def _guard(self, scope: Scope, receive: Receive, send: Send) -> None:
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


async def refuse(send: Send, code: Code, sentence: str, *, is_last: bool = False) -> None:
    """Answer with an error of ours; the last answer on a connection, if so."""
    metrics.REFUSED.labels(code).inc()
    body = orjson.dumps({"code": code, "sentence": sentence, "rule": ""})
    headers = [(b"content-type", b"application/json")]
    if code.status == 429:
        headers.append((b"retry-after", b"5"))
    if is_last:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": code.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
