"""`formspiel export` and `formspiel import`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

from formspiel.cli.files import read_bytes, write_safely
from formspiel.cli.serve import NEEDED, check_database, load_settings
from formspiel.cli.trouble import Trouble
from formspiel.core.errors import counted
from formspiel.core.record import RecordError

ENDING = ".record.json"


def run_export(target: Path, database: str | None, *, as_json: bool) -> None:
    """Write all tables as records: into a folder, or as one file with a line for each."""
    records = asyncio.run(_export(database))
    if target.suffix:
        lines = [f'{{"table": {json.dumps(name)}, "record": {text}}}' for name, text in records]
        write_safely(target, "".join(" ".join(line.split("\n")) + "\n" for line in lines))
    else:
        try:
            target.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"{target}: {error.strerror or error}") from None
        for name, text in records:
            write_safely(target / f"{name}{ENDING}", text)
    _say({"exported": len(records)}, f"{counted(len(records), 'table')} exported", as_json=as_json)


def run_import(source: Path, database: str | None, *, as_json: bool) -> None:
    """Keep records in a database, from a folder, a file of lines, or a file with one."""
    known, new = asyncio.run(_import(list(_read(source)), database))
    sentence = f"{counted(new, 'record')} imported, {known} there already"
    _say({"imported": new, "known": known}, sentence, as_json=as_json)


async def _export(database: str | None) -> list[tuple[str, str]]:
    try:
        from formspiel.server.store.archive import export_records
        from formspiel.server.store.storage import open_storage
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    url = load_settings().but(database=check_database(database)).url
    async with open_storage(url) as storage:
        return [pair async for pair in export_records(storage)]


async def _import(pairs: list[tuple[str, str]], database: str | None) -> tuple[int, int]:
    try:
        from formspiel.server.store.archive import import_record
        from formspiel.server.store.storage import open_storage
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    known = new = 0
    async with open_storage(load_settings().but(database=check_database(database)).url) as storage:
        for name, text in pairs:
            try:
                kept = await import_record(storage, name, text)
            except RecordError as error:
                raise Trouble(f"{name}: {error}") from None
            known, new = known + (kept is None), new + (kept is not None)
    return known, new


def _read(source: Path) -> Iterator[tuple[str, str]]:
    """The records of a folder or a file, each with its name."""
    if source.is_dir():
        for path in sorted(source.glob(f"*{ENDING}")):
            yield path.name.removesuffix(ENDING), _text(path)
        return
    text = _text(source)
    lines = [line for line in text.splitlines() if line.strip()]
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.keys() != {"table", "record"}:
            if number > 1:
                raise Trouble(f"{source}: line {number} is not a table with its record")
            # Not lines, then: one record.
            yield source.name.removesuffix(ENDING), text
            return
        yield str(found["table"]), json.dumps(found["record"], ensure_ascii=False)


def _text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{path}: not text in UTF-8") from None


def _say(answer: dict[str, int], sentence: str, *, as_json: bool) -> None:
    print(json.dumps(answer) if as_json else sentence)
