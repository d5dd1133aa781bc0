"""Routes for operators: whether the server is well, and what it counts."""

from __future__ import annotations

import asyncio
import hmac

from fastapi import Request, Response
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from formspiel.server import metrics
from formspiel.server.http.access import Bearer, refusals, tables_of
from formspiel.server.http.models import Addresses, Health
from formspiel.server.watch import Watch
from formspiel.table.refusal import Code, Refusal
from formspiel.version import __version__

HERE = ("127.0.0.1", "::1")
"""From where somebody at the machine of the server comes."""
HERE_NAMED = (*HERE, "localhost")
PROXIED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What a proxy says of whom it speaks for."""


async def show_health(request: Request) -> Health:
    """Say that the server, its database and all that runs in the background are well."""
    tables = tables_of(request)
    await tables.storage.ping()
    watch: Watch = request.app.state.watch
    if down := watch.down():
        raise Refusal(Code.UNWELL, f"not running: {', '.join(down)}")
    if tables.commit.is_failing:
        raise Refusal(Code.UNWELL, "the database stores nothing")
    if request.app.state.news is not None and not request.app.state.news.is_open:
        raise Refusal(Code.UNWELL, "news of other processes do not come in")
    if lost := [pool.name for pool in request.app.state.pools if not pool.is_well]:
        raise Refusal(Code.UNWELL, f"processes end too soon: {', '.join(lost)}")
    return Health(status="ok", version=__version__)


def is_here(request: Request) -> bool:
    """Whether somebody at the machine of the server asks. A proxy there speaks for others."""
    is_proxied = any(name in request.headers for name in PROXIED)
    client = request.client.host if request.client else ""
    return client in HERE and request.url.hostname in HERE_NAMED and not is_proxied


async def show_addresses(request: Request) -> Addresses:
    """Say where friends reach this server; only somebody at its own machine is told.

    Nobody else needs it: they have reached it.
    """
    found = request.app.state.addresses if is_here(request) else ()
    return Addresses(addresses=list(found))


async def show_metrics(request: Request, authorization: Bearer = None) -> Response:
    """Tell Prometheus about this process: at its own machine, or for the token that is set."""
    tables = tables_of(request)
    wanted = tables.settings.metrics_token
    scheme, _, given = (authorization or "").partition(" ")
    has_token = scheme.lower() == "bearer" and hmac.compare_digest(
        given.strip().encode(), wanted.encode()
    )
    if not is_here(request) and not (wanted and has_token):
        code = Code.NO_TOKEN if authorization is None else Code.BAD_TOKEN
        raise Refusal(code, "this is for who runs the server")
    metrics.LIVE_ENTRIES.set(sum(live.stored for live in tables.live.values()))
    metrics.BATCH.set(tables.commit.waiting)
    metrics.BACKLOG.set(request.app.state.broadcast.backlog)
    metrics.TASKS.set(len(asyncio.all_tasks()))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    APIRoute("/healthz", show_health, responses=refusals(), tags=["server"]),
    APIRoute("/api/addresses", show_addresses, responses=refusals(), tags=["server"]),
    APIRoute(
        "/metrics",
        show_metrics,
        responses={200: {"content": {"text/plain": {}}}, **refusals(401, 403)},
        response_class=Response,
        tags=["server"],
    ),
]
