"""`formspiel export` and `formspiel import`."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path

from formspiel.cli.files import (
    Editions,
    make_folder,
    read_editions,
    read_text,
    write_safely,
)
from formspiel.cli.progress import progress
from formspiel.cli.serve import NEEDED, find_database
from formspiel.cli.trouble import Trouble
from formspiel.core.errors import counted
from formspiel.core.record import RecordError, format_record, parse_record, replay

ENDING = ".record.json"


def run_export(target: Path, database: str | None, *, is_forced: bool, as_json: bool) -> None:
    """Write all tables as records: into a folder, or as one file with a line for each."""
    is_file = bool(target.suffix) and not target.is_dir()
    if is_file and target.exists() and not is_forced:
        raise Trouble(f"{target} is there already; --force overwrites it")
    with progress("reading"):
        records, broken = asyncio.run(_export(database))
    if is_file:
        lines = [f'{{"table": {json.dumps(name)}, "record": {text}}}' for name, text in records]
        write_safely(target, "".join(" ".join(line.split("\n")) + "\n" for line in lines))
    else:
        make_folder(target)
        for name, text in records:
            # A file of this name is of the same table, exported before.
            write_safely(target / f"{name}{ENDING}", text)
    _say({"exported": len(records)}, f"{counted(len(records), 'table')} exported", as_json=as_json)
    if broken:
        raise Trouble(f"left out, because they cannot be read: {', '.join(broken)}")


def run_import(source: Path, database: str | None, edition: Path | None, *, as_json: bool) -> None:
    """Keep records in a database, from a folder, a file of lines, or a file with one.

    All are read before any is kept: if one cannot be, none is.
    """
    url = find_database(database)
    editions = read_editions(edition)
    with progress("reading"):
        records = [_check(name, text, editions) for name, text in _read(source)]
    if not records:
        raise Trouble(f"{source}: there is no record in it")
    with progress("keeping", len(records)) as advance:
        known, new = asyncio.run(_import(records, url, advance))
    sentence = f"{counted(new, 'record')} imported, {known} there already"
    _say({"imported": new, "known": known}, sentence, as_json=as_json)


async def _export(database: str | None) -> tuple[list[tuple[str, str]], list[str]]:
    try:
        from formspiel.server.store.archive import export_records
        from formspiel.server.store.storage import BadDatabase, open_storage
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    url = find_database(database)
    broken: list[str] = []
    try:
        async with open_storage(url, must_exist=True) as storage:
            return [pair async for pair in export_records(storage, broken)], broken
    except BadDatabase as error:
        raise Trouble(str(error)) from None


async def _import(
    pairs: list[tuple[str, str]], url: str, advance: Callable[[], None]
) -> tuple[int, int]:
    try:
        from formspiel.server.store.archive import import_record
        from formspiel.server.store.storage import BadDatabase, open_storage
    except ModuleNotFoundError:
        raise Trouble(NEEDED) from None
    known = new = 0
    try:
        async with open_storage(url) as storage:
            for name, text in pairs:
                kept = await import_record(storage, name, text)
                known, new = known + (kept is None), new + (kept is not None)
                advance()
    except BadDatabase as error:
        raise Trouble(str(error)) from None
    return known, new


def _check(name: str, text: str, editions: Editions) -> tuple[str, str]:
    """A record that can be replayed, with its edition in it."""
    try:
        record = parse_record(text, editions)
        replay(record)
    except RecordError as error:
        raise Trouble(f"{name}: {error}") from None
    return name, format_record(record)


def _read(source: Path) -> Iterator[tuple[str, str]]:
    """The records of a folder or a file, each with its name."""
    if source.is_dir():
        files = [path for path in source.iterdir() if path.suffix in (".json", ".jsonl")]
        for path in sorted(files):
            yield from _read_file(path)
    else:
        yield from _read_file(source)


def _read_file(source: Path) -> Iterator[tuple[str, str]]:
    text = read_text(source)
    lines = [line for line in text.splitlines() if line.strip()]
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.keys() != {"table", "record"}:
            if number > 1:
                raise Trouble(f"{source}: line {number} is not a table with its record")
            # Not lines, then: one record.
            yield source.name.removesuffix(ENDING), text
            return
        yield str(found["table"]), json.dumps(found["record"], ensure_ascii=False)


def _say(answer: dict[str, int], sentence: str, *, as_json: bool) -> None:
    print(json.dumps(answer) if as_json else sentence)
