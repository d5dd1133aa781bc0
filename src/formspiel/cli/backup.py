"""`formspiel backup` and `formspiel restore`."""

from __future__ import annotations

import json
from pathlib import Path

from formspiel.cli.serve import NEEDED, find_database
from formspiel.cli.trouble import Trouble
from formspiel.core.errors import counted


def run_backup(target: Path, database: str | None, *, as_json: bool) -> None:
    """Copy the database of a server, running or not, into a new file."""
    try:
        from formspiel.server.store.backup import back_up
        from formspiel.server.store.storage import BadDatabase
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    url = find_database(database)
    try:
        count = back_up(url, target)
    except BadDatabase as error:
        raise Trouble(str(error)) from None
    print(json.dumps({"tables": count}) if as_json else f"{counted(count, 'table')} copied")


def run_restore(source: Path, database: str | None, *, is_forced: bool, as_json: bool) -> None:
    """Put a copy in the place of the database of a server that does not run."""
    try:
        from formspiel.server.store.backup import restore
        from formspiel.server.store.storage import BadDatabase
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    url = find_database(database)
    try:
        count = restore(source, url, is_forced=is_forced)
    except BadDatabase as error:
        raise Trouble(str(error)) from None
    print(json.dumps({"tables": count}) if as_json else f"{counted(count, 'table')} restored")
