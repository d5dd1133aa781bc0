"""What is in a database, for whoever runs a server: no secrets, no words of the chat."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.record import format_record
from formspiel.server.journal import journal, summarize
from formspiel.server.store.storage import Storage, access_of
from formspiel.table.holder import BOT, OPEN, Holder
from formspiel.table.table import Table, fold

MOST_LISTED = 10_000


async def list_tables(storage: Storage) -> list[dict[str, Any]]:
    """All tables that are not archived, the quietest first, but for those that cannot be read."""
    found = []
    for table_id in (await storage.ids())[:MOST_LISTED]:
        try:
            entries = await storage.load(table_id)
            if entries:
                found.append(_summary(table_id, fold(entries)))
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # noqa: BLE001  one table's trouble is not the others'
            journal.error("a table is left out: %s", summarize(error), extra={"table": table_id})
    return sorted(found, key=lambda one: one["last_at"])


async def show_table(storage: Storage, table_id: str) -> dict[str, Any] | None:
    """One table, archived or not; None if there is none."""
    entries = await storage.load(table_id)
    if entries:
        table = fold(entries)
        more = {"options": table.made.options, "is_public": table.made.is_public}
        return {**_summary(table_id, table), **more, "entries": len(entries)}
    if await storage.archived(table_id) is not None:
        return {"table": table_id, "is_archived": True}
    return None


async def put_away(storage: Storage, table_id: str) -> bool:
    """Archive a table of a server that does not run; False if there is none to be archived."""
    entries = await storage.load(table_id)
    if not entries:
        return False
    table = fold(entries)
    await storage.put_away(table_id, time.time(), format_record(table.record), access_of(table))
    return True


def _summary(table_id: str, table: Table) -> dict[str, Any]:
    return {
        "table": table_id,
        "game": table.made.game,
        "made_at": table.made.at,
        "last_at": table.last_at,
        "has_begun": table.has_begun,
        "is_over": table.is_over,
        "seats": [_holder(holder) for holder in table.holders],
    }


def _holder(holder: Holder) -> str:
    return {BOT: f"bot:{holder.level}", OPEN: "open"}.get(holder.kind, holder.name)
