"""Copies of an SQLite database: of a running server's, and back again."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import make_url

from formspiel.server.store.storage import NEWEST, VERSIONS, BadDatabase, only_server

MOST_SECONDS = 30.0
"""So long a database may be locked by somebody else."""


def back_up(url: str, target: Path) -> int:
    """Copy a database as it is now, while a server uses it or not; how many tables it has.

    Those in the archive count, too. The copy is one file that needs no other. It is never
    written over anything.
    """
    source = _file(url)
    if not source.is_file():
        raise BadDatabase(f"the database {source} cannot be used: there is no such file")
    count = _check(source)
    _copy(source, target)
    return count


def restore(source: Path, url: str, *, is_forced: bool) -> int:
    """Put a copy in the place of a database; how many tables it has.

    Only where no server runs on it. Another database is replaced only if that is forced.
    """
    target = _file(url)
    if not source.is_file():
        raise BadDatabase(f"the database {source} cannot be used: there is no such file")
    count = _check(source)
    if not target.parent.is_dir():
        raise BadDatabase(f"there is no folder {target.parent}")
    with only_server(url):
        if target.exists():
            if not is_forced:
                raise BadDatabase(f"{target} is there already; --force replaces it")
            _settle(target)
        fresh = target.with_name(f"{target.name}.restored")
        fresh.unlink(missing_ok=True)
        _copy(source, fresh)
        fresh.replace(target)
    return count


def _file(url: str) -> Path:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise BadDatabase("only an SQLite file is copied so; for PostgreSQL there is pg_dump")
    return Path(parsed.database)


def _check(file: Path) -> int:
    """See that a file is a database that this version can use; how many tables it has."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        ) as database:
            names = [name for (name,) in database.execute("SELECT name FROM sqlite_master")]
            if VERSIONS not in names:
                raise BadDatabase(f"{file} is no database of Formspiel")
            version = database.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()  # noqa: S608
            if version is None or int(version[0]) > int(NEWEST):
                raise BadDatabase(f"{file} is of a newer version of Formspiel")
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise BadDatabase(f"{file} is damaged: {found}")
            count = sum(_count(database, name) for name in ("tables", "archive") if name in names)
    except (sqlite3.Error, ValueError) as error:
        raise BadDatabase(f"the database {file} cannot be used: {error}") from None
    return count


def _count(database: sqlite3.Connection, name: str) -> int:
    found: int = database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608
    return found


def _copy(source: Path, target: Path) -> None:
    """Copy a database into a new file that only its owner may read."""
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BadDatabase(f"{target} is there already") from None
    except OSError as error:
        raise BadDatabase(f"{target} cannot be written: {error.strerror}") from None
    try:
        with (
            contextlib.closing(sqlite3.connect(source, timeout=MOST_SECONDS)) as old,
            contextlib.closing(sqlite3.connect(target, timeout=MOST_SECONDS)) as new,
        ):
            # All pages in one step: a server goes on writing, and the copy is of one moment.
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with target.open("rb+") as written:
            os.fsync(written.fileno())
    except (sqlite3.Error, OSError) as error:
        target.unlink(missing_ok=True)
        raise BadDatabase(f"{source} cannot be copied: {error}") from None


def _settle(file: Path) -> None:
    """Bring what waits beside a database into it, so that nothing of it gets into another."""
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=MOST_SECONDS)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError:
        # It is damaged, which may be why it is replaced.
        pass
    for ending in ("-wal", "-shm"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
