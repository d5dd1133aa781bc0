"""`formspiel serve`."""

from __future__ import annotations

import sys
from dataclasses import replace

from formspiel.cli.trouble import Trouble

NEEDED = "the table server needs more libraries: pip install 'formspiel[server]'"


def run_serve(host: str, port: int, database: str | None, workers: int) -> None:
    """Serve tables until told to stop."""
    try:
        from formspiel.server.run import run
        from formspiel.server.settings import read_settings
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    try:
        settings = read_settings()
    except (ValueError, TypeError, AttributeError):
        raise Trouble("FORMSPIEL_SETTINGS is not a JSON object of known settings") from None
    if database is not None:
        settings = replace(settings, database=check_database(database))
    if workers > 1 and not settings.is_shared:
        raise Trouble("several workers need a PostgreSQL: --database postgresql://…")
    print(f"Formspiel serves tables on http://{host}:{port} (Ctrl-C stops it)", file=sys.stderr)
    run(settings, host, port, workers)


def check_database(database: str | None) -> str:
    """A database URL that the server knows what to do with."""
    if database is None:
        return ""
    if not database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise Trouble("a database is sqlite:///FILE or postgresql://USER@HOST/NAME")
    return database
