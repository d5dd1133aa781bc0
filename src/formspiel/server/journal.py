"""Structured logs: one JSON object a line, without secrets.

What is logged is chosen by name; bodies, headers, names and texts of people never are.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any

FIELDS = (
    "table",
    "seat",
    "code",
    "method",
    "path",
    "status",
    "seconds",
    "address",
    "count",
    "url",
    "work",
    "game",
    "bot",
    "trace",
)

journal = logging.getLogger("formspiel")

LONGEST_PATH = 200
"""So much of a path is logged."""

QUIET_SECONDS = 60.0
"""The same trouble is told once in so long, with how often it came meanwhile."""
MOST_REPEATS = 10
"""So often a minute the same trouble is written."""
MOST_KINDS = 1_000
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
_told: dict[str, tuple[float, int]] = {}


def tell_trouble(what: str, error: BaseException | None = None, **extra: Any) -> None:
    """Log a trouble that may come again and again: one line a minute, without a trace."""
    now = time.monotonic()
    at, count = _told.get(what, (-QUIET_SECONDS, 0))
    if now - at < QUIET_SECONDS:
        _told[what] = (at, count + 1)
        return
    _told[what] = (now, 0)
    if error is None:
        journal.error(what, extra={**extra, "count": count + 1})
        return
    journal.error("%s: %s", what, summarize(error), extra={**extra, "count": count + 1})


def forget_trouble(what: str, over: str) -> None:
    """Log that a trouble is over, if it was told."""
    if _told.pop(what, None) is not None:
        journal.warning(over)


def summarize(error: BaseException) -> str:
    """An error in one short line: its kind, and what it says first."""
    first = str(error).strip().split("\n", 1)[0]
    return f"{type(error).__name__}: {first[:200]}"


class Repeats(logging.Filter):
    """Lets the same trouble through a few times a minute; then it is only counted."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is to be written; one after a silence tells how many were not."""
        if record.levelno < logging.WARNING:
            return True
        key, now = (record.name, str(record.msg)[:200]), self._clock()
        since, count = self._seen.get(key, (now, 0))
        if now - since >= QUIET_SECONDS:
            if count > MOST_REPEATS:
                record.__dict__.setdefault("count", count - MOST_REPEATS + 1)
            since, count = now, 0
        if key not in self._seen and len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        self._seen[key] = (since, count + 1)
        return count < MOST_REPEATS


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        for name in FIELDS:
            if name in record.__dict__:
                line[name] = record.__dict__[name]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_journal(level: str = "INFO") -> None:
    """Write all logs to standard error as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    # uvicorn tells of every WebSocket too, with all of its URL, however many are refused.
    for name in ("alembic", "websockets", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel("WARNING")
