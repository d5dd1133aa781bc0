"""Structured logs: one JSON object a line, without secrets.

What is logged is chosen by name; bodies, headers, names and texts of people never are.
"""

from __future__ import annotations

import json
import logging
import sys
import time
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
)

journal = logging.getLogger("formspiel")


QUIET_SECONDS = 60.0
"""The same trouble is told once in so long, with how often it came meanwhile."""
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
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in ("alembic", "websockets", "uvicorn.access"):
        logging.getLogger(name).setLevel("WARNING")
