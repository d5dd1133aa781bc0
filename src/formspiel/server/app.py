"""The application: routes, state and what runs in the background."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from formspiel import __version__
from formspiel.server.hall import Hall
from formspiel.server.journal import journal
from formspiel.server.limits import Buckets, Places
from formspiel.server.listening import listen
from formspiel.server.routes import ROUTES
from formspiel.server.settings import Settings, read_settings
from formspiel.server.shield import Shield
from formspiel.server.socket import serve_socket
from formspiel.server.storage import open_storage
from formspiel.server.thinking import Thinkers
from formspiel.table.command import Refusal

PAGE = Path(__file__).parent / "page"
STATUSES = {
    "no_token": 401,
    "bad_token": 403,
    "not_invited": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "seat_taken": 409,
    "no_open_seat": 409,
    "conflict": 409,
    "archived": 410,
    "too_many_tables": 429,
}
PLAIN_PAGE = f"""Formspiel {__version__}

The table server is running. The page is not part of this installation; programs reach
the tables by HTTP and WebSocket:

  /openapi.json   every route
  /api/games      the games
  /api/tables     the lobby
"""


def create_app(settings: Settings | None = None, now: Callable[[], float] = time.time) -> FastAPI:
    """A server that has not started yet."""
    chosen = settings or read_settings()
    limits = chosen.limits
    clock = time.monotonic
    requests = Buckets(limits.requests_a_second, limits.request_burst, clock)

    @contextlib.asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        process = secrets.token_hex(8)
        async with open_storage(chosen.url, process) as storage:
            thinkers = Thinkers(chosen.thinkers, chosen.bot_effort)
            hall = Hall(chosen, storage, thinkers, now)
            app.state.hall = hall
            work = [hall.writer.run(), _sweep(hall)]
            if chosen.is_shared:
                work.append(listen(hall, chosen.url, process))
            tasks = [asyncio.create_task(task) for task in work]
            await hall.wake()
            journal.info("ready")
            try:
                yield
            finally:
                await hall.close()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await thinkers.stop()
                journal.info("stopped")

    app = FastAPI(
        title="Formspiel table server",
        version=__version__,
        description="Tables for FITS, BITS, Quadrata and DIGIT. The WebSocket of a table, "
        "`/api/tables/{table}/socket`, is described in docs/protocol.md.",
        lifespan=live,
        docs_url=None,
        redoc_url=None,
        routes=[*ROUTES, *_extra_routes()],
        middleware=[Middleware(Shield, buckets=requests, body_bytes=limits.body_bytes)],
        exception_handlers={
            Refusal: _on_refusal,
            RequestValidationError: _on_invalid,
            HTTPException: _on_http,
            SQLAlchemyError: _on_storage,
        },
    )
    app.state.table_buckets = Buckets(limits.tables_an_hour / 3600, limits.table_burst, clock)
    app.state.message_buckets = Buckets(limits.messages_a_second, limits.message_burst, clock)
    app.state.places = Places(limits.connections, limits.all_connections)
    return app


def _extra_routes() -> list[BaseRoute]:
    socket = WebSocketRoute("/api/tables/{table}/socket", serve_socket)
    if PAGE.is_dir():
        return [socket, Mount("/", StaticFiles(directory=PAGE, html=True))]
    return [socket, Route("/", _show_plain_page)]


async def _show_plain_page(_request: Request) -> Response:
    return PlainTextResponse(PLAIN_PAGE)


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(hall.settings.sweep_seconds)
        try:
            await hall.sweep()
        except (SQLAlchemyError, OSError):
            journal.exception("sweeping failed")


def _trouble(status: int, code: str, sentence: str, rule: str = "") -> Response:
    headers = {"retry-after": "60"} if status == 429 else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    content = {"code": code, "sentence": sentence, "rule": rule}
    return JSONResponse(content, status, headers)


async def _on_refusal(_request: Request, error: Exception) -> Response:
    if not isinstance(error, Refusal):
        raise error
    status = STATUSES.get(error.code, 400)
    return _trouble(status, error.code, error.sentence, error.rule)


async def _on_invalid(_request: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return _trouble(422, "malformed", f"{where}: {first['msg']}")


async def _on_http(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    code = {404: "not_found", 405: "wrong_method", 413: "too_large"}.get(
        error.status_code, "bad_request"
    )
    answer = _trouble(error.status_code, code, str(error.detail))
    answer.headers.update(error.headers or {})
    if error.status_code == 405:
        answer.headers["allow"] = _allowed(request.url.path)
    return answer


def _allowed(path: str) -> str:
    """The methods of a path, whichever routes they belong to."""
    methods = [route.methods or set() for route in ROUTES if route.path_regex.match(path)]
    return ", ".join(sorted(set().union(*methods)))


async def _on_storage(_request: Request, error: Exception) -> Response:
    journal.error("the database failed", exc_info=error)
    return _trouble(503, "storage", "the database does not answer; try again soon")
