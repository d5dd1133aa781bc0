"""The tables of the database. Migrations lead to just this."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", Double, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("is_driven", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_listed", "is_listed", "made_at"),
)
"""One row a table: what the lobby lists, and whether bots or a clock wait for a server."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The logs. The key is the guard: of two processes that add the same number, one fails."""

archive = Table(
    "archive",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("archived_at", Double, nullable=False),
    Column("record", Text, nullable=False),
    Column("access", Text, nullable=True),
)
"""Tables that are kept as records only, and who may read them; all may where nothing is said."""

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("state", String(16), nullable=False),
)
"""What whoever runs the server wants done with a table, until a day after it is done."""

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("at", Double, nullable=False),
)
"""Addresses that may not come in, as limits count them."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("made_at", Double, nullable=False),
    Column("address", String(64), nullable=False),
    Column("opens_at", Double, nullable=True),
    Column("ends_at", Double, nullable=True),
    Column("stage", Integer, nullable=True),
    Column("data", Text, nullable=False),
    Index("challenges_ends", "ends_at"),
    Index("challenges_stages", "stage"),
)
"""What everybody plays with the same cards: `data` is all of it, with the dealer's secrets."""

entrants = Table(
    "entrants",
    metadata,
    Column("challenge_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("name_key", String(1000), nullable=False),
    Column("language", String(8), nullable=False),
    Column("token", String(64), nullable=False),
    Column("device", String(64), nullable=False),
    Column("is_again", Boolean, nullable=False),
    Column("days", Integer, nullable=True),
    Index("entrants_names", "challenge_id", "name_key", unique=True),
    Index("entrants_tokens", "challenge_id", "token", unique=True),
)
"""Who takes part. The keys are the guard: no number and no name is given twice."""

results = Table(
    "results",
    metadata,
    Column("challenge_id", String(16), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("state", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("points", Integer, nullable=True),
    Column("missed", Integer, nullable=False),
    Column("begun_at", Double, nullable=False),
    Column("finished_at", Double, nullable=True),
    Column("answer", Text, nullable=True),
    Index("results_tables", "challenge_id", "table_id"),
)
"""How far somebody is in a game: what their table says, noted when it is over."""

pars = Table(
    "pars",
    metadata,
    Column("challenge_id", String(16), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),
)
"""What was possible in a game, and what bots made of it."""
