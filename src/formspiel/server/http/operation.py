"""Routes for operators: whether the server is well, and what it counts."""

from __future__ import annotations

from fastapi import Request, Response
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from formspiel.server.http.access import refusals, tables_of
from formspiel.server.http.models import Addresses, Health
from formspiel.server.watch import Watch
from formspiel.table.refusal import Code, Refusal
from formspiel.version import __version__

HERE = ("127.0.0.1", "::1")
"""From where somebody at the machine of the server comes."""
HERE_NAMED = (*HERE, "localhost")


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


async def show_addresses(request: Request) -> Addresses:
    """Say where friends reach this server; only somebody at its own machine is told.

    Nobody else needs it: they have reached it. A proxy on this machine speaks for others.
    """
    is_proxied = "forwarded" in request.headers or "x-forwarded-for" in request.headers
    client = request.client.host if request.client else ""
    is_here = client in HERE and request.url.hostname in HERE_NAMED
    found = request.app.state.addresses if is_here and not is_proxied else ()
    return Addresses(addresses=list(found))


async def show_metrics() -> Response:
    """Tell Prometheus about this process."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    APIRoute("/healthz", show_health, responses=refusals(), tags=["server"]),
    APIRoute("/api/addresses", show_addresses, responses=refusals(), tags=["server"]),
    APIRoute(
        "/metrics",
        show_metrics,
        responses={200: {"content": {"text/plain": {}}}, **refusals()},
        response_class=Response,
        tags=["server"],
    ),
]
