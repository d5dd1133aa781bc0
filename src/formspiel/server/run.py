"""Start the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
from collections.abc import Callable, Sequence
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from formspiel.players.guests import BadGuest, parse_guests
from formspiel.server.http.app import create_app
from formspiel.server.journal import LEVELS, start_journal
from formspiel.server.settings import VARIABLE, Settings, format_settings
from formspiel.server.store.storage import BadDatabase, only_server, open_storage
from formspiel.server.workers.pool import Pool

STOP_SECONDS = 8
SWITCH_SECONDS = 0.0005
REASONS = {
    errno.EADDRINUSE: "the port is taken",
    errno.EADDRNOTAVAIL: "this machine has no such address",
    errno.EACCES: "this user has no right to use the port",
}


class CannotServe(Exception):
    """A server cannot start; the message is a sentence that says why."""


def make_app() -> Any:
    """The application of one process, with the settings that its surroundings hand on."""
    start_journal(os.environ.get("FORMSPIEL_LOG", "INFO"))
    # The driver of the database waits so long for the event loop after every step to the disk.
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app(owns_process=True)
    # What is there now stays.
    gc.collect()
    gc.freeze()
    return app


async def _try_players(words: Sequence[str]) -> None:
    """Let a worker load the bots that may sit at tables; CannotServe if one cannot be."""
    pool = Pool("guests", 1, 0.0, guests=parse_guests(words))
    try:
        for guest in await pool.introduce_guests():
            if guest.trouble:
                raise CannotServe(guest.trouble)
    finally:
        await pool.stop()


async def _try_database(url: str) -> None:
    with only_server(url):
        async with open_storage(url):
            pass


def open_door(host: str, port: int) -> socket.socket:
    """A socket of which nobody else has the address; CannotServe if there is none."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name != "nt")
    try:
        door.bind((host, port))
    except (OSError, UnicodeError) as error:
        door.close()
        known = REASONS.get(getattr(error, "errno", None) or 0)
        why = "there is no such host" if isinstance(error, socket.gaierror) else known or error
        raise CannotServe(f"no tables can be served on {host}, port {port}: {why}") from None
    door.set_inheritable(True)
    return door


def run(
    settings: Settings,
    host: str,
    port: int,
    workers: int = 1,
    on_opened: Callable[[], None] = lambda: None,
) -> None:
    """Serve until told to stop; CannotServe if it cannot even start.

    `on_opened` is called when the port is ours and the database is well.
    """
    if (level := os.environ.get("FORMSPIEL_LOG", "INFO")) not in LEVELS:
        raise CannotServe(f"FORMSPIEL_LOG is one of {', '.join(LEVELS)}, not {level[:40]!r}")
    with open_door(host, port) as door:
        try:
            asyncio.run(_try_players(settings.players))
            asyncio.run(_try_database(settings.url))
        except (BadDatabase, BadGuest) as error:
            raise CannotServe(str(error)) from error
        on_opened()
        _serve(settings, door, workers)


def _serve(settings: Settings, door: socket.socket, workers: int) -> None:
    os.environ[VARIABLE] = format_settings(settings)
    start_journal(os.environ.get("FORMSPIEL_LOG", "INFO"))
    config = uvicorn.Config(
        "formspiel.server.run:make_app",
        factory=True,
        workers=workers,
        http="formspiel.server.bursts:HttpBursts",
        ws="formspiel.server.bursts:SocketBursts",
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes + 1024,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    if workers > 1:
        Multiprocess(config, sockets=[door]).run()
        return
    config.load_app()
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])
    if not server.started:
        raise CannotServe("the server could not start; its log says why")
