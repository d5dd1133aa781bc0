"""`formspiel serve`, and `formspiel` alone."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING

from formspiel.cli.addresses import EVERYWHERE, find_addresses
from formspiel.cli.trouble import Trouble

if TYPE_CHECKING:
    from formspiel.server.settings import Settings

NEEDED = "the table server needs more libraries: pip install 'formspiel[server]'"
HOST, PORT = "127.0.0.1", 8000
LONGEST_HOST = 150
MOST_GUESTS, LONGEST_GUESTS = 16, 300


def run_serve(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    editions: Path | None,
    players: str | None,
) -> None:
    """Serve tables until told to stop."""
    # To the system, no name at all would mean everybody.
    if not host.strip() or len(host) > LONGEST_HOST:
        raise Trouble(f"--host is a name or an address of 1 to {LONGEST_HOST} signs")
    settings = load_settings()
    if editions is not None:
        settings = settings.but(editions=str(editions.absolute()))
    if players is not None:
        words = tuple(word.strip() for word in players.split(","))
        if len(words) > MOST_GUESTS or len(players) > LONGEST_GUESTS:
            raise Trouble(f"--players are at most {MOST_GUESTS}")
        settings = settings.but(players=words)
    if database is not None:
        settings = settings.but(database=check_database(database))
    tell_database(settings)
    if workers > 1 and not settings.is_shared:
        raise Trouble("several workers need a PostgreSQL: --database postgresql://…")
    addresses = find_addresses(host, port)
    shown = HOST if host in EVERYWHERE else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    sentence = f"Formspiel serves tables on {address} (Ctrl-C stops it)"
    if addresses:
        sentence += f"\nFriends in your network open {' or '.join(addresses)}"
    elif host in EVERYWHERE:
        sentence += "\nThis machine has no address that friends could open"
    settings = settings.but(addresses=settings.addresses or addresses)
    _run(settings, host, port, workers, partial(announce, host, port, sentence))


def run_page() -> None:
    """Serve tables on this machine and open the page in the browser."""
    settings = load_settings().but(is_warmed_up=True)
    tell_database(settings)
    port = free_port(PORT)
    address = f"http://{HOST}:{port}/"
    # A player wants to read the address, not the journal.
    os.environ.setdefault("FORMSPIEL_LOG", "WARNING")
    sentence = f"Formspiel is open on {address} (Ctrl-C stops it)"
    show = partial(webbrowser.open, address)
    _run(settings, HOST, port, 1, partial(announce, HOST, port, sentence, show))


def free_port(wanted: int) -> int:
    """The wanted port, or another if it is taken."""
    for port in (wanted, 0):
        with socket.socket() as trial:
            # As the server does: a port whose last connections still linger is free.
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, os.name != "nt")
            try:
                trial.bind((HOST, port))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    raise Trouble("there is no free port on this machine")


def check_database(database: str | None) -> str:
    """A database URL that the server knows what to do with."""
    if database is None:
        return ""
    if not database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise Trouble("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return database


def find_database(database: str | None) -> str:
    """The URL of a database as the server uses it: what is said, or else what is set."""
    settings = load_settings()
    if database is not None:
        settings = settings.but(database=check_database(database))
    return tell_database(settings)


def tell_database(settings: Settings) -> str:
    """The database of settings; Trouble if there is no place for one."""
    from formspiel.server.settings import BadSettings

    try:
        return settings.url
    except BadSettings as error:
        raise Trouble(str(error)) from None


def load_settings() -> Settings:
    """The settings of the environment, checked."""
    try:
        from formspiel.server.settings import BadSettings, read_settings
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    try:
        return read_settings()
    except BadSettings as error:
        raise Trouble(str(error)) from None


def _run(
    settings: Settings, host: str, port: int, workers: int, on_opened: Callable[[], None]
) -> None:
    try:
        from formspiel.server.editions import BadEditions, read_shelf
        from formspiel.server.run import CannotServe, run
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    try:
        read_shelf(settings.editions)
        run(settings, host, port, workers, on_opened)
    except (BadEditions, CannotServe) as error:
        raise Trouble(str(error)) from None


def announce(
    host: str, port: int, sentence: str, then: Callable[[], object] = lambda: None
) -> None:
    """Say a sentence as soon as the server answers, and not before."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  to be compared
    threading.Thread(target=_wait, args=(own, port, sentence, then), daemon=True).start()


def _wait(host: str, port: int, sentence: str, then: Callable[[], object]) -> None:
    while True:
        connection = HTTPConnection(host, port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            is_ours = connection.getresponse().status == HTTPStatus.OK
        except (OSError, HTTPException):
            is_ours = False
        finally:
            connection.close()
        if is_ours:
            print(sentence, file=sys.stderr, flush=True)
            then()
            return
        time.sleep(0.1)
