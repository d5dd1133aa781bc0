"""All tables as records, out of a database and into one."""

from __future__ import annotations

import hashlib
import time
from collections.abc import AsyncIterator

from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.record import format_record, parse_record, replay
from formspiel.server.journal import journal, summarize
from formspiel.server.store.storage import Storage
from formspiel.server.token import format_id, is_table_id
from formspiel.table.table import fold


async def export_records(
    storage: Storage, broken: list[str] | None = None
) -> AsyncIterator[tuple[str, str]]:
    """Every table, live or archived, by name, as the text of its record.

    The secret of a dealer whose game is not over stays in the database. The names of tables
    that cannot be read are put into `broken`.
    """
    for table_id in await storage.ids():
        try:
            entries = await storage.load(table_id)
            text = format_record(fold(entries).record) if entries else None
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # noqa: BLE001  one table's trouble is not the others'
            journal.error("a table is left out: %s", summarize(error), extra={"table": table_id})
            if broken is not None:
                broken.append(table_id)
            continue
        if text is not None:
            yield table_id, text
    for table_id in await storage.archived_ids():
        text = await storage.archived(table_id)
        if text is not None:
            yield table_id, text


async def import_record(storage: Storage, name: str, text: str) -> str | None:
    """Keep a record in the archive and return its name; None if it is there already.

    A RecordError says why it cannot be. A name that is not that of a table gives way to
    one that follows from the record.
    """
    record = parse_record(text)
    replay(record)
    written = format_record(record)
    table_id = name
    if not is_table_id(name):
        table_id = format_id(hashlib.sha256(written.encode()).digest())
    if await storage.archived(table_id) is not None or await storage.load(table_id):
        return None
    await storage.put_away(table_id, time.time(), written)
    return table_id
