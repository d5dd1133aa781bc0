"""Counts the moves that are stored, for whoever watches the server."""

from __future__ import annotations

from formspiel.server import metrics
from formspiel.server.tables.live import LiveTable, News, Stored
from formspiel.table.entry import Happened


def count_moves(_live: LiveTable, news: News) -> None:
    """Hear what happened at a table."""
    if not isinstance(news, Stored) or not news.is_own:
        return
    for number in range(len(news.before.log), len(news.after.log)):
        entry = news.after.log[number]
        if isinstance(entry, Happened) and entry.by != "chance":
            metrics.MOVES.labels(news.after.game.id, entry.by).inc()
