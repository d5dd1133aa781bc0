"""How long a server takes to start with very many tables in its SQLite database.

Most of them are over, and at the others, FITS for a person and a bot, the bot is to move, so
that a server has to take them up again. They are copies of a few games that were played at
random, written by the server's own storage. What is measured is the time from the start of the
process to the first answer of `/healthz`, and to that for one of the tables.

    .venv/bin/python benchmarks/start_tables.py --tables 20000 --live 6000
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from random import Random

from server_load import START, free_port, memory

from formspiel.server.settings import UNLIMITED, VARIABLE, Settings, format_settings
from formspiel.server.store.storage import Addition, open_storage
from formspiel.server.tables.live import header
from formspiel.server.token import new_table_id
from formspiel.table.command import Make, Play
from formspiel.table.decision import decide, make
from formspiel.table.entry import Entry
from formspiel.table.holder import BOT, PERSON, Holder
from formspiel.table.table import Table, evolve, fold

GAMES, BATCH, PATIENCE = 6, 200, 300.0


def play(number: int, *, is_whole: bool) -> tuple[Table, list[Entry]]:
    """A game to its end, or half of it, until the bot of the last seat is to move."""
    rng = Random(number)
    holders = (Holder(PERSON, "P", "en", secrets.token_hex(32)), Holder(BOT, level="easy"))
    options = {"boards": ["1", "2"]}
    secret = secrets.token_bytes(32)
    made = Make(time.time(), "fits", holders, secret, options=options, is_public=True)
    table = fold(make(made))
    while table.acting and (is_whole or len(table.log) < 50 or table.acting != (1,)):
        seat = rng.choice(table.acting)
        event = table.game.format_event(rng.choice(table.game.legal(table.state, seat)))
        by = "person" if seat == 0 else "bot"
        for entry in decide(table, Play(time.time(), seat, event, secrets.token_hex(8), by)):
            table = evolve(table, entry)
    return table, list(table.log)


async def fill(url: str, tables: int, live: int) -> str:
    """Write so many tables, so many of them live; the name of one of those."""
    over = [play(number, is_whole=True) for number in range(GAMES)]
    going = [play(number, is_whole=False) for number in range(GAMES)]
    name, entries = "", 0
    async with open_storage(url) as storage:
        for start in range(0, tables, BATCH):
            additions = []
            for number in range(start, min(start + BATCH, tables)):
                name = new_table_id()
                table, log = (going if number >= tables - live else over)[number % GAMES]
                additions.append(Addition(name, 0, log, header(name, table)))
                entries += len(log)
            await storage.append(additions)
        await storage.carry_over()
    print(f"{tables} tables, {live} of them live, {entries} entries")
    return name


def await_answer(url: str, process: subprocess.Popen[bytes]) -> None:
    """Ask until it is answered."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        if process.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urllib.request.urlopen(url, timeout=60):  # noqa: S310  our own server
                return
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(0.02)
    raise RuntimeError("the server did not start in time")


def measure(file: Path, table: str) -> None:
    """Start a server on a database and print how long it took."""
    port = free_port()
    settings = Settings(database=f"sqlite:///{file}", limits=UNLIMITED)
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603  our own server
        [sys.executable, "-c", START, str(port)],
        env={**os.environ, VARIABLE: format_settings(settings), "FORMSPIEL_LOG": "WARNING"},
    )
    try:
        await_answer(f"http://127.0.0.1:{port}/healthz", process)
        ready = time.perf_counter() - began
        await_answer(f"http://127.0.0.1:{port}/api/tables/{table}", process)
        shown = time.perf_counter() - began
        print(f"ready after {ready:.2f} s, a live table shown after {shown:.2f} s", end="")
        print(f", {memory(process.pid):.0f} MB then")
    finally:
        process.terminate()
        process.wait(30)


def main() -> None:
    """Write the tables, and start a server twice."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--live", type=int, default=6_000)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        table = asyncio.run(fill(f"sqlite+aiosqlite:///{file}", wanted.tables, wanted.live))
        print(f"{file.stat().st_size / 1e6:.0f} MB")
        for _ in range(2):
            measure(file, table)


if __name__ == "__main__":
    main()
