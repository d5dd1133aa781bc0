"""Structured logs: one JSON object a line, without secrets.

What is logged is chosen by name; bodies, headers, names and texts of people never are.
"""

from __future__ import annotations

import json
import logging
import sys

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
