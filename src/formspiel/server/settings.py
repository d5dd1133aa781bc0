"""What can be set about a server, from the environment. Processes hand it on as JSON."""

from __future__ import annotations

import contextlib
import json
import os
import re
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

PREFIX = "FORMSPIEL_"
VARIABLE = "FORMSPIEL_SETTINGS"
"""All settings as one JSON object; what it has counts before the other variables."""
DAY = 86_400.0

Count = Annotated[int, Field(ge=1, le=10**9)]
Rate = Annotated[float, Field(gt=0, le=1e12, allow_inf_nan=False)]
Seconds = Annotated[float, Field(ge=0, le=1e12, allow_inf_nan=False)]


class BadSettings(Exception):
    """A setting that cannot be; the sentence says which and why."""


class Limits(BaseModel):
    """How much one address, one connection or one message may ask for."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    message_bytes: Count = 16_384
    body_bytes: Count = 65_536
    record_bytes: Count = 262_144
    """Of a record that is to be reviewed: some games are long."""
    requests_a_second: Rate = 20.0
    request_burst: Rate = 100.0
    files_a_second: Rate = 100.0
    """Of the page: a first visit to a table asks for about seventy, and friends may share an
    address."""
    file_burst: Rate = 4_000.0
    messages_a_second: Rate = 20.0
    message_burst: Rate = 60.0
    tables_an_hour: Rate = 60.0
    table_burst: Rate = 30.0
    challenges_an_hour: Rate = 30.0
    challenge_burst: Rate = 20.0
    open_challenges: Count = 20
    """Of one address, at a time."""
    entries_an_hour: Rate = 600.0
    """Into challenges: a club has one address."""
    entry_burst: Rate = 250.0
    boxes_a_minute: Rate = 20.0
    """Records of home-made editions to look at: one may take a second to replay."""
    box_burst: Rate = 10.0
    commands_a_second: Rate = 10.0
    """Of whoever holds a seat."""
    command_burst: Rate = 40.0
    changes_a_minute: Rate = 20.0
    """Of who sits there and how: names, bots, coming and going."""
    change_burst: Rate = 10.0
    hints_a_minute: Rate = 40.0
    """Of whoever holds a seat; each takes a fifth of a second of a process or more."""
    hint_burst: Rate = 10.0
    sights_a_minute: Rate = 60.0
    """Records that are sent along to be looked at."""
    sight_burst: Rate = 30.0
    reviews_a_minute: Rate = 12.0
    """Games that are reviewed; each takes seconds of a process that gives way to tables."""
    review_burst: Rate = 20.0
    looks_a_minute: Rate = 120.0
    """Looks back at all of a game, or at much of it."""
    look_burst: Rate = 60.0
    handshakes_a_minute: Rate = 120.0
    """WebSockets that are opened."""
    handshake_burst: Rate = 100.0
    sockets: Count = 200
    """Connections of any kind, counted before a byte is read."""
    connections: Count = 64
    all_connections: Count = 10_000
    backlog_bytes: Count = 1_000_000
    """So much may wait for a slow client before it is cut off."""


UNLIMITED = Limits(
    requests_a_second=1e9,
    request_burst=1e9,
    files_a_second=1e9,
    file_burst=1e9,
    messages_a_second=1e9,
    message_burst=1e9,
    tables_an_hour=1e9,
    table_burst=1e9,
    challenges_an_hour=1e9,
    challenge_burst=1e9,
    open_challenges=10**6,
    entries_an_hour=1e9,
    entry_burst=1e9,
    boxes_a_minute=1e9,
    box_burst=1e9,
    commands_a_second=1e9,
    command_burst=1e9,
    changes_a_minute=1e9,
    change_burst=1e9,
    hints_a_minute=1e9,
    hint_burst=1e9,
    sights_a_minute=1e9,
    sight_burst=1e9,
    reviews_a_minute=1e9,
    review_burst=1e9,
    looks_a_minute=1e9,
    look_burst=1e9,
    handshakes_a_minute=1e9,
    handshake_burst=1e9,
    sockets=10**6,
    connections=10**6,
    all_connections=10**6,
)
"""For tests and benchmarks on the own machine."""


class Settings(BaseSettings):
    """What a server needs to know to start.

    What is not given is read from the environment: `FORMSPIEL_GRACE_SECONDS`, and, of the
    limits, `FORMSPIEL_LIMITS__CONNECTIONS`.
    """

    model_config = SettingsConfigDict(
        frozen=True, extra="forbid", env_prefix=PREFIX, env_nested_delimiter="__"
    )

    database: str = ""
    """A URL; empty for SQLite in the user's data folder."""
    addresses: Annotated[
        tuple[Annotated[str, Field(max_length=200)], ...], Field(max_length=8)
    ] = ()
    """Where friends reach the server, such as `http://192.168.0.10:8000`; told to its machine."""
    editions: str = ""
    """A folder of home-made editions that tables can be made with."""
    players: Annotated[tuple[Annotated[str, Field(max_length=300)], ...], Field(max_length=16)] = ()
    """Bots that may sit at tables too: `module:function`, or with a name and = before it."""
    limits: Limits = Field(default_factory=Limits)
    hello_seconds: Seconds = 10.0
    """A client that has not said who it is after so long is cut off."""
    head_seconds: Seconds = 10.0
    """So long the head of a request may take to come, from the connection on."""
    body_seconds: Seconds = 30.0
    """So long its body may take."""
    send_seconds: Seconds = 20.0
    """A client that reads nothing for so long is cut off."""
    grace_seconds: Seconds = 30.0
    """So long a lost player is waited for at a table without a clock."""
    bot_effort: Seconds = 0.5
    bot_processes: Annotated[int, Field(ge=1, le=64)] = 2
    """Of two or more, one is kept for moves that take but a moment."""
    is_warmed_up: bool = False
    """Whether bots are made ready when the server starts, rather than at their first move."""
    archive_seconds: Seconds = 30 * DAY
    """A table at which nothing happens for so long is kept as a record only."""
    delete_seconds: Seconds = 0.0
    """Such a record is deleted after so long; 0 keeps all of them."""
    challenge_seconds: Seconds = 90 * DAY
    """A challenge that is over is deleted with its results after so long."""
    metrics_token: Annotated[str, Field(max_length=200)] = ""
    """Who shows it is told what the server counts; others only at the machine of the server."""
    sweep_seconds: Seconds = 600.0
    idle_seconds: Seconds = 900.0
    """A table at which nobody is connected is forgotten from memory after so long."""
    idle_tables: Count = 2_000
    """Of more such tables those are forgotten at once that nobody has used for longest."""
    over_seconds: Seconds = 60.0
    """The same for a table whose game is over, once the last has left."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        url = self.database or _default_database()
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

    def but(self, **changes: Any) -> Settings:
        """The same settings with some changed, and checked."""
        return Settings(**{**dict(self), **changes})


def format_settings(settings: Settings) -> str:
    """Settings as JSON."""
    return settings.model_dump_json()


def parse_settings(text: str) -> Settings:
    """Settings from JSON; BadSettings if they cannot be."""
    try:
        values = json.loads(text)
    except ValueError:
        raise BadSettings(f"{VARIABLE} is not a JSON object of known settings") from None
    if not isinstance(values, dict):
        raise BadSettings(f"{VARIABLE} is not a JSON object of known settings")
    return _check(values)


def read_settings() -> Settings:
    """The settings that the environment has, or the defaults; BadSettings if they cannot be."""
    text = os.environ.get(VARIABLE)
    return parse_settings(text) if text else _check({})


def _check(values: dict[str, Any]) -> Settings:
    try:
        return Settings(**values)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadSettings(f"the setting {where} cannot be: {first['msg']}") from None
    except SettingsError as error:
        # Only its text tells which variable it was.
        found = re.search(r'"(\w+)"', str(error))
        name = found[1].upper() if found else "…"
        raise BadSettings(f"{PREFIX}{name} is not JSON") from None


def data_folder() -> Path:
    """Where the user's own tables are kept, if nothing else is said."""
    # Only now: most servers are told where their database is, and this takes long to load.
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path("formspiel", appauthor=False)


def makes_folder(folder: Path) -> bool:
    """Whether a folder that is not there is made for a database: the user's own, and no other."""
    with contextlib.suppress(RuntimeError):
        return folder == data_folder()
    return False


def _default_database() -> str:
    try:
        return f"sqlite:///{data_folder() / 'formspiel.db'}"
    except RuntimeError:
        # So it is for a service user that the system has no home for.
        raise BadSettings(f"this user has no home folder: {PREFIX}DATABASE says where") from None
