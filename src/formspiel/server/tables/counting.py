"""Counts the moves that are stored, for whoever watches the server."""

from __future__ import annotations

from functools import cache
from typing import Any

from formspiel.server import metrics
from formspiel.server.tables.live import LiveTable, News, Stored
from formspiel.table.entry import Happened


def count_moves(_live: LiveTable, news: News) -> None:
    """Hear what happened at a table."""
    if not isinstance(news, Stored) or not news.is_own:
        return
    log, game = news.after.log, news.after.game.id
    for number in range(len(news.before.log), len(log)):
        entry = log[number]
        if isinstance(entry, Happened) and entry.by != "chance":
            _counter(game, entry.by).inc()


# To find one by its labels takes longer than to count.
@cache
def _counter(game: str, by: str) -> Any:
    return metrics.MOVES.labels(game, by)
