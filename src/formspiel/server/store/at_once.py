"""A batch in SQLite, written by the driver's thread in as few steps as can be.

Before each step and after it the thread has to wait until the event loop lets go of the
interpreter, which on a busy server takes longer than the step. A batch through SQLAlchemy has
a step for every row, and some more around them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

Row = tuple[str, int, float, str]
"""The columns of an entry, in the order of its table."""
MOST_ROWS = 1_000
"""So many rows are written in one step; SQLite takes some thousand."""
INSERT_HEADER = (
    "INSERT INTO tables (id, made_at, is_listed, is_driven, summary)"
    " VALUES (:id, :made_at, :is_listed, :is_driven, :summary)"
)
UPDATE_HEADER = (
    "UPDATE tables SET made_at = :made_at, is_listed = :is_listed, is_driven = :is_driven,"
    " summary = :summary WHERE id = :id"
)
INSERT_ROWS = "INSERT INTO entries (table_id, number, at, data) VALUES "


CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"


async def write_at_once(
    engine: AsyncEngine,
    new: Sequence[dict[str, Any]],
    changed: Sequence[dict[str, Any]],
    rows: Sequence[Row],
    *,
    ends_log: bool = False,
) -> None:
    """Commit new and changed headers of tables, and entries; SQLAlchemy's errors if it fails.

    With `ends_log` what is left in the log of SQLite goes to its place, and the log begins anew.
    """
    async with engine.connect() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        if driver is None:
            raise RuntimeError("a connection has no driver")
        try:
            work = partial(_write, driver._conn, new, changed, rows, ends_log=ends_log)  # noqa: SLF001
            await driver._execute(work)  # noqa: SLF001  all at once in its thread
        except sqlite3.Error as error:
            # As it would have come through SQLAlchemy.
            raise DBAPIError.instance(None, None, error, sqlite3.Error) from error


def _write(
    connection: sqlite3.Connection,
    new: Sequence[dict[str, Any]],
    changed: Sequence[dict[str, Any]],
    rows: Sequence[Row],
    *,
    ends_log: bool,
) -> None:
    before = connection.isolation_level
    # One statement is a transaction by itself.
    connection.isolation_level = None
    try:
        if not new and not changed and len(rows) <= MOST_ROWS:
            _insert(connection, rows)
        else:
            _write_in_steps(connection, new, changed, rows)
        if ends_log:
            connection.execute(CHECKPOINT).fetchall()
    finally:
        connection.isolation_level = before


def _write_in_steps(
    connection: sqlite3.Connection,
    new: Sequence[dict[str, Any]],
    changed: Sequence[dict[str, Any]],
    rows: Sequence[Row],
) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.executemany(INSERT_HEADER, new)
        connection.executemany(UPDATE_HEADER, changed)
        for start in range(0, len(rows), MOST_ROWS):
            _insert(connection, rows[start : start + MOST_ROWS])
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(_insertion(len(rows)), list(chain.from_iterable(rows)))


@lru_cache(maxsize=128)
def _insertion(count: int) -> str:
    return INSERT_ROWS + ", ".join(["(?, ?, ?, ?)"] * count)
