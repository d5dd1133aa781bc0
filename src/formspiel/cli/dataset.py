"""`formspiel dataset`: the decisions of many records as a table of tensors."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from formspiel.cli.files import Editions, read_bytes, read_editions
from formspiel.cli.games import find_game
from formspiel.cli.progress import progress
from formspiel.cli.trouble import Trouble, because
from formspiel.core.errors import counted
from formspiel.core.game import Unreadable
from formspiel.core.record import MOST_BYTES, Record, RecordError, parse_record

ENDINGS = (".json", ".jsonl")
LINES = ".jsonl"


def run_dataset(
    sources: Iterable[Path],
    out: Path,
    game: str | None,
    seats: int | None,
    edition: Path | None,
    *,
    as_json: bool,
) -> None:
    """Write a Parquet file, whole or not at all."""
    try:
        from formspiel.lab.dataset import Broken, Mixed, write_dataset
    except ModuleNotFoundError:
        raise Trouble("a dataset needs more libraries: pip install 'formspiel[data]'") from None
    if game is not None:
        find_game(game)
    if out.exists():
        raise Trouble(f"{out} is there already; name another file")
    half = out.with_name(f".{out.name}.part")
    editions = read_editions(edition)
    try:
        files = _find_files(sources)
        with progress("reading", len(files)) as advance:
            records = _choose(_read_all(files, editions, advance), game, seats)
            count, rows = write_dataset(records, half)
        if not count:
            raise Trouble("there is no such record")
        half.replace(out)
    except Mixed as error:
        raise Trouble(f"{error}; --game and --seats choose") from None
    except (Broken, Unreadable) as error:
        raise Trouble(str(error)) from None
    except OSError as error:
        raise Trouble(f"{out}: {because(error)}") from None
    finally:
        half.unlink(missing_ok=True)
    if as_json:
        print(json.dumps({"file": str(out), "records": count, "rows": rows}))
    else:
        print(f"{out}: {counted(rows, 'decision')} of {counted(count, 'record')}")


def _choose(
    records: Iterable[tuple[str, Record]], game: str | None, seats: int | None
) -> Iterator[tuple[str, Record]]:
    for name, record in records:
        own = record.game
        if game in {None, own.id} and seats in {None, own.seats_of(record.config)}:
            yield name, record


def _find_files(sources: Iterable[Path]) -> list[tuple[str, Path]]:
    """All files, each with its name: in a folder, the path from there."""
    found = []
    for source in sources:
        if source.is_dir():
            inside = (path for path in source.rglob("*") if path.suffix in ENDINGS)
            found += [(path.relative_to(source).as_posix(), path) for path in sorted(inside)]
        else:
            found.append((source.name, source))
    return found


def _read_all(
    files: Iterable[tuple[str, Path]], editions: Editions, advance: Callable[[], None]
) -> Iterator[tuple[str, Record]]:
    """All records, each with a name: that of its file, and in a file of lines the line."""
    for name, path in files:
        for called, data in _documents(name, path):
            try:
                yield called, parse_record(data, editions)
            except RecordError as error:
                raise Trouble(f"{path}: {error}") from None
        advance()


def _documents(name: str, path: Path) -> Iterator[tuple[str, bytes]]:
    if path.suffix != LINES:
        yield name, read_bytes(path)
        return
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(MOST_BYTES + 1):
                number += 1
                if line.strip():
                    yield f"{name}:{number}", line
    except OSError as error:
        raise Trouble(f"{path}: {because(error)}") from None
