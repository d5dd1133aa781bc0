"""Where several processes share a database: know what the others have stored until now.

News come by themselves, but a little later. Who goes from one process to another must not
be told what was true before, so a table is looked up anew before a request is answered
and before a command is refused.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from formspiel.server.hall import Hall
    from formspiel.server.live import LiveTable

PAUSE, MOST_PAUSES = 0.01, 100


async def find_fresh(hall: Hall, table_id: str) -> LiveTable:
    """A table by its name, with all that is stored of it; a Refusal if there is none."""
    is_here = table_id in hall.live
    live = await hall.find(table_id)
    if is_here and hall.settings.is_shared:
        await freshen(hall, live)
        live = await hall.find(table_id)
    return live


async def freshen(hall: Hall, live: LiveTable) -> None:
    """Load what other processes have stored about a table."""
    for _ in range(MOST_PAUSES):
        if hall.live.get(live.id) is not live:
            return
        if not (live.waiting or live.writing):
            await hall.refresh(live.id)
            if not live.is_stale:
                return
        # Entries of this process are on their way; if they come too late, it is told so.
        await asyncio.sleep(PAUSE)
