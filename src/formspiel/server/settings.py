"""What can be set about a server. Processes hand it on to one another as JSON."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

VARIABLE = "FORMSPIEL_SETTINGS"
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address, one connection or one message may ask for."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    requests_a_second: float = 20.0
    request_burst: float = 100.0
    messages_a_second: float = 20.0
    message_burst: float = 60.0
    tables_an_hour: float = 60.0
    table_burst: float = 30.0
    connections: int = 64
    all_connections: int = 10_000
    backlog: int = 1_000
    """So many messages may wait for a slow client before it is cut off."""


UNLIMITED = Limits(
    requests_a_second=1e9,
    request_burst=1e9,
    messages_a_second=1e9,
    message_burst=1e9,
    tables_an_hour=1e9,
    table_burst=1e9,
    connections=10**6,
    all_connections=10**6,
)
"""For tests and benchmarks on the own machine."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server needs to know to start."""

    database: str = ""
    """A URL; empty for SQLite in the user's data folder."""
    limits: Limits = field(default_factory=Limits)
    hello_seconds: float = 10.0
    """A client that has not said who it is after so long is cut off."""
    grace_seconds: float = 30.0
    """So long a lost player is waited for at a table without a clock."""
    bot_effort: float = 0.5
    thinkers: int = 1
    is_warmed_up: bool = False
    """Whether bots are made ready when the server starts, rather than at their first move."""
    archive_seconds: float = 30 * DAY
    sweep_seconds: float = 600.0
    idle_seconds: float = 900.0
    """A table at which nobody is connected is forgotten from memory after so long."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        url = self.database or f"sqlite:///{data_folder() / 'formspiel.db'}"
        for plain, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if url.startswith(plain):
                return driver + url.removeprefix(plain)
        return url

    @property
    def is_shared(self) -> bool:
        """Whether several processes may serve this database."""
        return self.url.startswith("postgresql")


def format_settings(settings: Settings) -> str:
    """Settings as JSON."""
    return json.dumps(asdict(settings))


def parse_settings(text: str) -> Settings:
    """Settings from JSON."""
    values = json.loads(text)
    return Settings(**{**values, "limits": Limits(**values.get("limits", {}))})


def read_settings() -> Settings:
    """The settings that the surroundings hand on, or the default."""
    text = os.environ.get(VARIABLE)
    return parse_settings(text) if text else Settings()


def data_folder() -> Path:
    """Where a program keeps the user's data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "formspiel"
