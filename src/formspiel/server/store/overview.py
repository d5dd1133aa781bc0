"""What is in a database, for whoever runs a server: no secrets, no words of the chat."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.record import format_record
from formspiel.server.store.storage import Storage, access_of
from formspiel.table.holder import BOT, OPEN, Holder
from formspiel.table.table import Table, fold

MOST_LISTED = 10_000
MORE = ("options", "is_public", "entries")
"""What is told of one table, and not in a list."""


async def list_tables(storage: Storage) -> list[dict[str, Any]]:
    """All tables that are not archived, the quietest first; those that cannot be read come first.

    Of such a one there is nothing but its name, and that it `is_broken`.
    """
    found = []
    for table_id in (await storage.ids())[:MOST_LISTED]:
        one = await show_table(storage, table_id)
        if one is not None:
            found.append({key: value for key, value in one.items() if key not in MORE})
    return sorted(found, key=lambda one: one.get("last_at", 0.0))


async def show_table(storage: Storage, table_id: str) -> dict[str, Any] | None:
    """One table, archived or not, or broken; None if there is none."""
    try:
        entries = await storage.load(table_id)
        if entries:
            table = fold(entries)
            more = {"options": table.made.options, "is_public": table.made.is_public}
            return {**_summary(table_id, table), **more, "entries": len(entries)}
    except (SQLAlchemyError, OSError):
        raise
    except Exception:  # noqa: BLE001  one table's trouble is not the others'
        return {"table": table_id, "is_broken": True}
    if await storage.archived(table_id) is not None:
        return {"table": table_id, "is_archived": True}
    return None


async def put_away(storage: Storage, table_id: str) -> bool:
    """Archive a table of a server that does not run; False if there is none to be archived."""
    try:
        entries = await storage.load(table_id)
        table = fold(entries) if entries else None
    except (SQLAlchemyError, OSError):
        raise
    except Exception:  # noqa: BLE001  what cannot be read cannot be kept as a record
        return False
    if table is None:
        return False
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
