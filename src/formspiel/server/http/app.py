"""The application: routes, state and what runs in the background."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.responses import JSONResponse, Response
from starlette.routing import WebSocketRoute

from formspiel.players.guests import parse_guests, welcome
from formspiel.server import metrics
from formspiel.server.challenges.endpoint import serve_challenge
from formspiel.server.challenges.pars import Pars
from formspiel.server.challenges.registry import Challenges
from formspiel.server.challenges.standing import Standings
from formspiel.server.challenges.steps import Steps
from formspiel.server.editions import read_shelf
from formspiel.server.garbage import Garbage
from formspiel.server.http import (
    challenge_making,
    challenges,
    events,
    games,
    operation,
    puzzles,
    reviews,
    study,
    tables,
)
from formspiel.server.http.looks import Looks
from formspiel.server.http.middleware import Guard, Packing
from formspiel.server.http.static import page_route
from formspiel.server.journal import journal, tell_trouble
from formspiel.server.limits import Bans, Buckets, ConnectionLimit, Room
from formspiel.server.operator import Operator
from formspiel.server.settings import Limits, Settings, read_settings
from formspiel.server.store.storage import Storage, only_server, open_storage, plain_url
from formspiel.server.tables.automation import Automation
from formspiel.server.tables.counting import count_moves
from formspiel.server.tables.hints import Hints
from formspiel.server.tables.news import NewsChannel
from formspiel.server.tables.puzzles import Puzzles
from formspiel.server.tables.registry import Tables
from formspiel.server.tables.reviews import Reviews
from formspiel.server.tables.solutions import Solutions
from formspiel.server.watch import Watch
from formspiel.server.workers.pool import Pool
from formspiel.server.ws.broadcast import Broadcast
from formspiel.server.ws.endpoint import serve_socket
from formspiel.table.refusal import Code, Refusal
from formspiel.version import __version__

MOST_SIGHTS = 100
"""So many records that were sent may wait to be looked at."""
CARRY_SECONDS = 10.0
"""So often what was written goes from the log of SQLite to its place."""
ROUTES = (
    *operation.ROUTES,
    *games.ROUTES,
    *puzzles.ROUTES,
    *tables.ROUTES,
    *study.ROUTES,
    *reviews.ROUTES,
    *challenges.ROUTES,
    *challenge_making.ROUTES,
    *events.ROUTES,
)


def create_app(
    settings: Settings | None = None,
    now: Callable[[], float] = time.time,
    steady: Callable[[], float] = time.monotonic,
    *,
    owns_process: bool = False,
) -> FastAPI:
    """A server that has not started yet. `steady` is a clock that nobody sets.

    One that `owns_process` looks after the garbage of all there is in it.
    """
    chosen = settings or read_settings()
    limits = chosen.limits
    clock = time.monotonic
    bans = Bans()
    guard = _guard(limits, clock)

    @contextlib.asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        process = secrets.token_hex(8)
        with only_server(chosen.url):
            async with open_storage(chosen.url, process) as storage, run(app, storage, process):
                yield

    @contextlib.asynccontextmanager
    async def run(app: FastAPI, storage: Storage, process: str) -> AsyncIterator[None]:
        watch = app.state.watch = Watch()
        bots = Pool(
            "bots",
            chosen.bot_processes,
            chosen.bot_effort,
            guests=parse_guests(chosen.players),
        )
        # Solvers take long; bots must not wait for them.
        solvers = Pool("solvers", 1, chosen.bot_effort)
        app.state.readers = Pool("readers", 1, chosen.bot_effort)
        reviewers = Pool("reviewers", 1, chosen.bot_effort, is_patient=True)
        # What takes tens of seconds, and nobody waits for.
        pars = Pool("pars", 1, chosen.bot_effort, is_patient=True)
        app.state.pools = (bots, solvers, app.state.readers, reviewers, pars)
        registry = app.state.tables = Tables(chosen, storage, watch, now, steady)
        app.state.solutions, app.state.hints = Solutions(solvers), Hints(bots)
        app.state.puzzles = Puzzles(reviewers)
        app.state.reviews = Reviews(reviewers, watch if chosen.is_warmed_up else None)
        app.state.broadcast, app.state.automation = Broadcast(now), Automation(bots, watch, now)
        registry.listen(count_moves, app.state.broadcast, app.state.automation, app.state.reviews)
        await _welcome_guests(bots)
        challenges = _start_challenges(app, registry, watch, pars)
        _start_tidying(app, watch, challenges, owns_process=owns_process)
        await registry.start()
        watch.start("writer", registry.commit.run)
        app.state.operator = Operator(registry, app.state.broadcast, app.state.standings, bans)
        _hear_news(app, watch, process)
        if chosen.is_warmed_up:
            watch.run("warm up", bots.warm_up())
        _wake(app, watch)
        journal.info("ready")
        try:
            yield
        finally:
            await registry.close()
            await watch.stop()
            for pool in app.state.pools:
                await pool.stop()
            journal.info("stopped")

    app = FastAPI(
        title="Formspiel table server",
        version=__version__,
        description="Tables for games of shapes. The WebSocket of a table, "
        "`/api/tables/{table}/socket`, is described in docs/protocol.md.",
        lifespan=live,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        routes=[
            *ROUTES,
            WebSocketRoute("/api/tables/{table}/socket", serve_socket),
            WebSocketRoute("/api/challenges/{challenge}/socket", serve_challenge),
            page_route(),
        ],
        middleware=[
            Middleware(Guard, bans=bans, **guard),
            Middleware(Packing),
        ],
        exception_handlers={
            Refusal: _on_refusal,
            RequestValidationError: _on_invalid,
            HTTPException: _on_http,
            SQLAlchemyError: _on_storage,
        },
    )
    app.state.bans = bans
    app.state.sight_buckets = guard["records"][study.SIGHT]
    app.state.review_buckets = guard["records"][reviews.PATH]
    _set_limits(app, limits, clock)
    app.state.addresses, app.state.editions = chosen.addresses, read_shelf(chosen.editions)
    return app


def _start_challenges(app: FastAPI, registry: Tables, watch: Watch, workers: Pool) -> Challenges:
    """What everybody plays with the same cards, and who leads and tells it."""
    challenges = app.state.challenges = Challenges(registry, watch)
    app.state.pars = Pars(registry.storage, workers)
    steps = app.state.steps = Steps(challenges, watch)
    standings = app.state.standings = Standings(challenges, steps, watch)
    challenges.listen(standings.hear)
    registry.listen(challenges, steps)
    return challenges


def _hear_news(app: FastAPI, watch: Watch, process: str) -> None:
    """Hear of what other processes store, where there may be some."""
    app.state.news = None
    settings = app.state.tables.settings
    if settings.is_shared:
        news = app.state.news = NewsChannel(app.state.tables, plain_url(settings.url), process)
        watch.start("news", news.run)


def _wake(app: FastAPI, watch: Watch) -> None:
    """Go on with what was going on when the server was stopped, and look for orders."""
    watch.start("operator", app.state.operator.run)
    watch.run("wake", app.state.tables.wake())
    watch.run("wake results", app.state.challenges.wake())
    watch.start("steps", app.state.steps.run)


def _start_tidying(
    app: FastAPI, watch: Watch, challenges: Challenges, *, owns_process: bool
) -> None:
    """Sweep tables and, where the process is all ours, look for garbage."""
    registry: Tables = app.state.tables
    connections: ConnectionLimit = app.state.connection_limit
    watch.start("sweeper", partial(_sweep, registry, challenges))
    watch.start("carrier", partial(_carry_over, registry.storage))
    if owns_process:
        garbage = Garbage(lambda: registry.commit.batches, lambda: connections.ended)
        watch.start("garbage", garbage.run)


def _guard(limits: Limits, clock: Callable[[], float]) -> dict[str, Any]:
    """How much a request may ask for before it is read."""
    return {
        "requests": Buckets(limits.requests_a_second, limits.request_burst, clock),
        "files": Buckets(limits.files_a_second, limits.file_burst, clock),
        "body_bytes": limits.body_bytes,
        "bytes_at": {reviews.PATH: limits.record_bytes},
        "records": {
            study.SIGHT: Buckets(limits.sights_a_minute / 60, limits.sight_burst, clock),
            reviews.PATH: Buckets(limits.reviews_a_minute / 60, limits.review_burst, clock),
        },
    }


def _set_limits(app: FastAPI, limits: Limits, clock: Callable[[], float]) -> None:
    """How much one address may ask for."""
    app.state.table_buckets = Buckets(limits.tables_an_hour / 3600, limits.table_burst, clock)
    app.state.challenge_buckets = Buckets(
        limits.challenges_an_hour / 3600, limits.challenge_burst, clock
    )
    app.state.entry_buckets = Buckets(limits.entries_an_hour / 3600, limits.entry_burst, clock)
    app.state.box_buckets = Buckets(limits.boxes_a_minute / 60, limits.box_burst, clock)
    app.state.sight_room = Room(MOST_SIGHTS)
    app.state.looks = Looks(Buckets(limits.looks_a_minute / 60, limits.look_burst, clock))
    app.state.handshake_buckets = Buckets(
        limits.handshakes_a_minute / 60, limits.handshake_burst, clock
    )
    app.state.message_buckets = Buckets(limits.messages_a_second, limits.message_burst, clock)
    app.state.connection_limit = ConnectionLimit(limits.connections, limits.all_connections)


async def _welcome_guests(bots: Pool) -> None:
    """Let bots from elsewhere sit down, as far as a worker can load them."""
    found = await bots.introduce_guests()
    for guest in found:
        if guest.trouble:
            journal.error("a bot is left out: %s", guest.trouble, extra={"bot": guest.name})
    welcome(found)


async def _carry_over(storage: Storage) -> None:
    while True:
        await asyncio.sleep(CARRY_SECONDS)
        try:
            await storage.carry_over()
        except (SQLAlchemyError, OSError) as error:
            tell_trouble("carrying over failed", error)


async def _sweep(registry: Tables, challenges: Challenges) -> None:
    while True:
        await asyncio.sleep(registry.settings.sweep_seconds)
        try:
            await registry.sweep()
            await challenges.sweep()
        except (SQLAlchemyError, OSError) as error:
            tell_trouble("sweeping failed", error)


def _trouble(code: Code, sentence: str, rule: str = "", status: int = 0) -> Response:
    metrics.REFUSED.labels(code).inc()
    status = status or code.status
    headers = {"retry-after": "60"} if status == 429 else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    content = {"code": code, "sentence": sentence, "rule": rule}
    return JSONResponse(content, status, headers)


async def _on_refusal(_request: Request, error: Exception) -> Response:
    if not isinstance(error, Refusal):
        raise error
    return _trouble(error.code, error.sentence, error.rule)


async def _on_invalid(_request: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return _trouble(Code.MALFORMED, f"{where}: {first['msg']}")


async def _on_http(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    code = {404: Code.NOT_FOUND, 405: Code.WRONG_METHOD, 413: Code.TOO_LARGE}.get(
        error.status_code, Code.BAD_REQUEST
    )
    answer = _trouble(code, str(error.detail), status=error.status_code)
    answer.headers.update(error.headers or {})
    if error.status_code == 405:
        answer.headers["allow"] = _allowed(request.url.path) or "GET, HEAD"
    return answer


def _allowed(path: str) -> str:
    """The methods of a path, whichever routes they belong to."""
    methods = [route.methods or set() for route in ROUTES if route.path_regex.match(path)]
    return ", ".join(sorted(set().union(*methods)))


async def _on_storage(_request: Request, error: Exception) -> Response:
    tell_trouble("the database failed", error)
    return _trouble(Code.STORAGE, "the database does not answer; try again soon")
