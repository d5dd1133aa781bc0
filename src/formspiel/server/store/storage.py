"""The database: an append-only log for each table, and what is archived."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

import aiosqlite
import asyncpg  # type: ignore[import-untyped]  # it ships no types
import orjson
from sqlalchemy import (
    Connection,
    delete,
    event,
    func,
    insert,
    inspect,
    literal,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from formspiel.core.game import Json, Unreadable
from formspiel.server.journal import journal, tell_trouble
from formspiel.server.settings import makes_folder
from formspiel.server.store.at_once import CHECKPOINT, write_at_once
from formspiel.server.store.schema import archive, entries, metadata, tables
from formspiel.table.entry import NAMES, Entry, Happened, format_entry, parse_entry
from formspiel.table.table import Table

try:
    import fcntl
except ModuleNotFoundError:  # pragma: no cover  where there is none, nobody is stopped
    fcntl = None  # type: ignore[assignment]

NEWEST = "4"
"""The version that the migrations lead to."""
VERSIONS = "alembic_version"
CHANNEL = "formspiel"
CLOSE_SECONDS = 30.0
LONG = 1_000
"""So many entries are read at once; more, in a thread."""
LONGEST_REASON = 300
LONGEST_NOTICE = 7_000
"""A notice of PostgreSQL has less than 8,000 bytes."""


_THREADS: WeakKeyDictionary[AsyncEngine, WeakSet[Thread]] = WeakKeyDictionary()
"""Those of the SQLite driver, which has one for each connection, also for one not yet made."""


class BadDatabase(Exception):
    """A database that cannot be used; the message is a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Addition:
    """Entries to be added to one table's log, from a number on."""

    table_id: str
    first: int
    entries: Sequence[Entry]
    header: dict[str, Any] | None = None
    """The table's row in the lobby, where it is new or changes."""


def access_of(table: Table) -> Json | None:
    """Who may read the record of a table once it is archived; None for all."""
    if table.made.is_public:
        return None
    tokens = [holder.token for holder in table.holders if holder.token]
    return {"spectate": table.made.spectate, "tokens": tokens}


class Storage:
    """A database and what is done with it. All methods may wait for the disk."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.engine = engine
        self._process = process
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._has_written = self._ends_log = False

    async def append(self, additions: Sequence[Addition]) -> list[bool]:
        """Commit all at once; False for those that came too late for their numbers."""
        try:
            await self._commit(additions)
        except IntegrityError:
            if len(additions) == 1:
                return [False]
            return [(await self.append([addition]))[0] for addition in additions]
        return [True] * len(additions)

    async def _commit(self, additions: Sequence[Addition]) -> None:
        rows = [
            (addition.table_id, number, entry.at, _write_entry(entry))
            for addition in additions
            for number, entry in enumerate(addition.entries, addition.first)
        ]
        new = [a.header for a in additions if a.header is not None and a.first == 0]
        changed = [a.header for a in additions if a.header is not None and a.first]
        if self._is_sqlite:
            ends_log, self._ends_log = self._ends_log, False
            self._has_written = True
            await write_at_once(self.engine, new, changed, rows, ends_log=ends_log)
            return
        async with self.engine.begin() as connection:
            for header in new:
                await connection.execute(insert(tables), header)
            for header in changed:
                key = tables.c.id == header["id"]
                await connection.execute(update(tables).where(key), header)
            if rows:
                names = ("table_id", "number", "at", "data")
                values = [dict(zip(names, row, strict=True)) for row in rows]
                await connection.execute(insert(entries), values)
            await self._notify(connection, [addition.table_id for addition in additions])

    async def _notify(self, connection: AsyncConnection, ids: list[str]) -> None:
        """Tell the other processes which tables have changed, and nothing else."""
        notice = text("SELECT pg_notify(:channel, :notice)")
        size = LONGEST_NOTICE // 33
        for start in range(0, len(ids), size):
            notices = f"{self._process} {' '.join(ids[start : start + size])}"
            await connection.execute(notice, {"channel": CHANNEL, "notice": notices})

    async def carry_over(self) -> None:
        """Take what SQLite has in its log to its place in the database, beside the writing.

        The writer would do it by itself, but all would wait meanwhile. What has come in the
        meantime is little, and the next batch takes it along.
        """
        if self._is_sqlite and self._has_written:
            self._has_written = False
            async with self.engine.connect() as connection:
                await connection.exec_driver_sql(CHECKPOINT)
            self._ends_log = True

    async def load(self, table_id: str, first: int = 0) -> list[Entry]:
        """The entries of a table from a number on."""
        query = (
            select(entries.c.data)
            .where(entries.c.table_id == table_id, entries.c.number >= first)
            .order_by(entries.c.number)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        # Many take so long that others would wait.
        is_long = len(found) > LONG
        return await asyncio.to_thread(_read_entries, found) if is_long else _read_entries(found)

    async def has(self, table_id: str) -> bool:
        """Whether there is a log of a table, which is neither archived nor deleted."""
        query = select(literal(1)).where(entries.c.table_id == table_id).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def listed(self, most: int, before: float | None) -> list[tuple[str, float, Any]]:
        """The tables of the lobby, the newest first."""
        query = select(tables.c.id, tables.c.made_at, tables.c.summary).where(tables.c.is_listed)
        if before is not None:
            query = query.where(tables.c.made_at < before)
        query = query.order_by(tables.c.made_at.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = []
        for row in rows:
            try:
                found.append((row.id, row.made_at, orjson.loads(row.summary)))
            except orjson.JSONDecodeError:
                tell_trouble("a table cannot be listed", table=row.id)
        return found

    async def driven(self) -> list[str]:
        """The tables where bots or a clock wait for a server."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(tables.c.is_driven))
            return list(found.scalars())

    async def quiet(self, since: float) -> list[str]:
        """The tables at which nothing has happened since a time."""
        own = entries.alias()
        last = select(func.max(own.c.number)).where(own.c.table_id == tables.c.id)
        query = (
            select(tables.c.id)
            .join(entries, entries.c.table_id == tables.c.id)
            .where(
                entries.c.number == last.correlate(tables).scalar_subquery(), entries.c.at <= since
            )
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def ids(self) -> list[str]:
        """All tables that are not archived."""
        async with self.engine.connect() as connection:
            query = select(tables.c.id).order_by(tables.c.id)
            return list((await connection.execute(query)).scalars())

    async def put_away(self, table_id: str, at: float, record: str, access: Any = None) -> None:
        """Keep a table as a record only; `access` says who may read it, None that all may."""
        async with self.engine.begin() as connection:
            known = select(literal(1)).where(archive.c.id == table_id)
            if (await connection.execute(known)).first() is None:
                row = {"id": table_id, "archived_at": at, "record": record}
                row["access"] = None if access is None else orjson.dumps(access).decode()
                await connection.execute(insert(archive), row)
            await connection.execute(delete(entries).where(entries.c.table_id == table_id))
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def delete_archived(self, before: float) -> int:
        """Delete the records that were archived before a time; how many they were."""
        async with self.engine.begin() as connection:
            done = await connection.execute(delete(archive).where(archive.c.archived_at < before))
            return done.rowcount

    async def archived(self, table_id: str) -> str | None:
        """The record of an archived table."""
        query = select(archive.c.record).where(archive.c.id == table_id)
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def access_to(self, table_id: str) -> Any:
        """Who may read the record of an archived table, as `put_away` was told."""
        query = select(archive.c.access).where(archive.c.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else orjson.loads(found)

    async def newest(self) -> float | None:
        """When the newest of the tables that are not archived was made."""
        query = select(func.max(tables.c.made_at))
        async with self.engine.connect() as connection:
            found: float | None = (await connection.execute(query)).scalar()
        return found

    async def archived_ids(self) -> list[str]:
        """All tables that are kept as records only."""
        async with self.engine.connect() as connection:
            query = select(archive.c.id).order_by(archive.c.id)
            return list((await connection.execute(query)).scalars())

    async def ping(self) -> None:
        """See that the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))


def _read_entries(found: Sequence[str]) -> list[Entry]:
    try:
        return [parse_entry(orjson.loads(data)) for data in found]
    except (TypeError, orjson.JSONDecodeError):
        raise Unreadable("an entry is not a JSON object") from None


def _write_entry(entry: Entry) -> str:
    """An entry as it is stored; what is kept in writing is stored as it is."""
    if isinstance(entry, Happened):
        event = orjson.Fragment(entry.text)
        told: Any = {"kind": NAMES[Happened], "event": event, "by": entry.by, "id": entry.id}
        return orjson.dumps(told).decode()
    return orjson.dumps(format_entry(entry)).decode()


@asynccontextmanager
async def open_storage(
    url: str, process: str = "", *, must_exist: bool = False
) -> AsyncIterator[Storage]:
    """The database of a URL, migrated to what this version needs.

    BadDatabase says why it cannot be used; so it is if it must exist and does not.
    """
    engine = await _open(url, must_exist=must_exist)
    try:
        yield Storage(engine, process)
    finally:
        await _close(engine)


async def _open(url: str, *, must_exist: bool) -> AsyncEngine:
    shown, engine = url.partition(":")[0], None
    try:
        parsed = make_url(url)
        shown = parsed.render_as_string(hide_password=True)
        if parsed.get_backend_name() == "sqlite" and parsed.database:
            shown = parsed.database
            _try_file(Path(parsed.database), must_exist=must_exist)
        engine = _make_engine(url)
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                # Processes that start together migrate one after the other.
                await connection.execute(text("SELECT pg_advisory_xact_lock(4077123)"))
            await connection.run_sync(migrate, must_exist=must_exist)
    except Exception as error:
        # Every driver has its own way to say that a database is down, full or not ours.
        if engine is not None:
            await _close(engine)
        said = getattr(error, "strerror", None) or getattr(error, "orig", None) or error
        reason = str(said) or type(error).__name__
        told = " ".join(reason.split())[:LONGEST_REASON]
        raise BadDatabase(f"the database {shown} cannot be used: {told}") from error
    return engine


async def _close(engine: AsyncEngine) -> None:
    """Close a database, and wait for the threads of its driver.

    Of a task that was cancelled one may still be at work, and it answers to the event loop.
    """
    await engine.dispose()
    for thread in _THREADS.pop(engine, ()):
        await asyncio.to_thread(thread.join, CLOSE_SECONDS)


def _try_file(file: Path, *, must_exist: bool) -> None:
    """See that a database file can be; only the user's own data folder is made for it.

    The driver leaves a thread behind where it cannot open one, so it is tried without it.
    """
    if must_exist and not file.exists():
        raise FileNotFoundError("there is no such file")
    if not file.parent.exists():
        if not makes_folder(file.parent):
            raise FileNotFoundError(f"there is no folder {file.parent}")
        file.parent.mkdir(parents=True, exist_ok=True)
    _create_privately(file)
    with contextlib.closing(sqlite3.connect(file, timeout=10)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
        # Before anything is changed in it.
        _check_ours(names, names, must_exist=must_exist)
        connection.execute("BEGIN IMMEDIATE")
        connection.rollback()


def _check_ours(names: Collection[str], strange: Collection[str], *, must_exist: bool) -> None:
    """Refuse a database with tables that another program has made, or with none if it must."""
    if VERSIONS not in names and (strange or must_exist):
        raise ValueError("it is no database of Formspiel")


def _make_engine(url: str) -> AsyncEngine:
    # What people said must not get into a log with the trouble of storing it.
    if make_url(url).get_backend_name() == "sqlite":
        threads: WeakSet[Thread] = WeakSet()

        def begin(*place: Any, **ways: Any) -> aiosqlite.Connection:
            begun = aiosqlite.connect(*place, **ways)
            thread = begun._thread  # noqa: SLF001  SQLAlchemy does so too
            thread.daemon = True
            threads.add(thread)
            return begun

        engine = create_async_engine(
            url,
            hide_parameters=True,
            connect_args={"async_creator_fn": begin},
            # Every transaction is ended by who began it; to make sure takes another step.
            pool_reset_on_return=None,
        )
        _THREADS[engine] = threads
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    dsn = plain_url(url)

    async def connect() -> Any:
        return await asyncpg.connect(dsn)

    return create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, hide_parameters=True, pool_pre_ping=True
    )


def plain_url(url: str) -> str:
    """A URL of PostgreSQL as libpq knows it, with `sslmode` and the like for every connection."""
    parsed = make_url(url).set(drivername="postgresql")
    if "ssl" in parsed.query and "sslmode" not in parsed.query:
        # As SQLAlchemy writes it.
        parsed = parsed.update_query_dict({"sslmode": str(parsed.query["ssl"])})
        parsed = parsed.difference_update_query(["ssl"])
    return parsed.render_as_string(hide_password=False)


def _create_privately(path: Path) -> None:
    """Let nobody else on the machine read a new database."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
    elif os.name != "nt" and path.stat().st_mode & 0o077:
        journal.warning("others on this machine may read the database; chmod 600 helps")


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """Be the only server of an SQLite file; BadDatabase if there is one already."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or fcntl is None:
        yield
        return
    path = Path(f"{parsed.database}.lock")
    try:
        descriptor = _lock(path)
    except BlockingIOError:
        raise BadDatabase(f"another server uses {parsed.database} already") from None
    except OSError:
        # What is wrong is told by who opens the database.
        yield
        return
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        os.close(descriptor)


def _lock(path: Path) -> int:
    """A locked file of this name; BlockingIOError if another process has it."""
    while True:
        descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Who had it before removes it at the end: then this is the lock of no name.
            if os.path.samestat(path.stat(), os.fstat(descriptor)):
                return descriptor
        except FileNotFoundError:
            pass
        except OSError:
            os.close(descriptor)
            raise
        os.close(descriptor)


def migrate(connection: Connection, *, must_exist: bool = False) -> None:
    """Bring a database to the newest version, unless it is another program's."""
    names = inspect(connection).get_table_names()
    _check_ours(names, metadata.tables.keys() & set(names), must_exist=must_exist)
    version = text("SELECT version_num FROM alembic_version")
    if VERSIONS in names and connection.execute(version).scalar() == NEWEST:
        return
    # Only now: a restart after a crash is to be quick, and this takes long to load.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # FULL: what was acknowledged is on the disk even when the power fails.
    settings = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
    # `carry_over` sees to it; this many pages are the most, if it cannot.
    for setting in (*settings, "wal_autocheckpoint=16000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
