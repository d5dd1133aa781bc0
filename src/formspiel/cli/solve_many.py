"""`formspiel solve` of many records: a line for each, on as many workers as there are."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from formspiel.cli.files import Editions, read_bytes, read_editions
from formspiel.cli.progress import progress
from formspiel.cli.solve import solve_quietly
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.errors import counted
from formspiel.core.game import Json
from formspiel.core.record import RecordError, parse_record
from formspiel.lab.crew import MOST_WORKERS, LostCrew, gather, run_in_order
from formspiel.locales import signed


@dataclass(frozen=True)
class Task:
    """What is to be found out about every record."""

    number: int | None
    seat: int
    seconds: float
    wishes: tuple[tuple[str, Any], ...]
    edition: Path | None


def find_records(paths: Iterable[Path]) -> list[Path]:
    """Files as they are named, and of folders all that end in `.json`, in their order."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.json")) if path.is_dir() else [path]
    return found


def run_solve_many(
    paths: Iterable[Path], task: Task, workers: int, cluster: str, *, as_json: bool
) -> None:
    """Solve records and tell each in a line; exit with 2 if some could not be solved."""
    if not 1 <= workers <= MOST_WORKERS:
        raise Trouble(f"workers are 1 to {MOST_WORKERS}")
    files = find_records(paths)
    if not files:
        raise Trouble("there is no record to solve")
    editions = read_editions(task.edition)
    failed = done = 0
    try:
        with gather(workers, cluster) as executor, progress("solving", len(files)) as advance:
            answers = run_in_order(partial(solve_one, task, editions), _read(files), executor)
            for file, answer in zip(files, answers, strict=True):
                failed += "trouble" in answer
                done += 1
                line = json.dumps({"file": str(file), **answer}) if as_json else _told(file, answer)
                print(line, flush=True)
                advance()
    except KeyboardInterrupt:
        what = f"stopped after {done} of {counted(len(files), 'record')}"
        raise Trouble(what, ExitCode.STOPPED) from None
    except LostCrew as error:
        raise Trouble(str(error)) from None
    if failed:
        raise Trouble(f"{failed} of {counted(len(files), 'record')} could not be solved")


def _read(files: Iterable[Path]) -> Iterator[bytes | str]:
    """The records, each read when its turn comes; a sentence for one that cannot be read."""
    for file in files:
        try:
            yield read_bytes(file)
        except Trouble as trouble:
            yield str(trouble)


def solve_one(task: Task, editions: Editions, data: bytes | str) -> Json:
    """What is found out about one record, or what is wrong with it."""
    if isinstance(data, str):
        return {"trouble": data}
    try:
        record = parse_record(data, editions)
        return solve_quietly(record, task.number, task.seat, task.seconds, dict(task.wishes))
    except (RecordError, Trouble) as error:
        return {"trouble": str(error)}


def _told(file: Path, answer: Json) -> str:
    if "trouble" in answer:
        return f"{file}: {answer['trouble']}"
    if answer["best"] is None:
        return f"{file}: no way" if answer["proven"] else f"{file}: nothing found in time"
    played = f"played {signed(answer['played'])}, " if "played" in answer else ""
    if answer["proven"]:
        return f"{file}: {played}best possible {signed(answer['best'])}, proven"
    return f"{file}: {played}{signed(answer['best'])} found, at most {signed(answer['bound'])}"
