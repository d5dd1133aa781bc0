"""`formspiel verify`."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from formspiel.cli.files import read_editions, read_record
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.record import RecordError, is_hex
from formspiel.table.dealer import verify


def run_verify(
    path: Path,
    *,
    as_json: bool,
    edition: Path | None,
    commitment: str | None,
    secret: str | None,
) -> None:
    """Recompute every draw of a record; exit with 1 if one is not what it had to be."""
    if commitment is not None and not is_hex(commitment.lower()):
        raise Trouble("a commitment has 64 hexadecimal digits")
    if secret is not None and not is_hex(secret.lower()):
        raise Trouble("a secret has 64 hexadecimal digits")
    record = read_record(path, read_editions(edition))
    try:
        verdict = verify(record, commitment and commitment.lower(), secret and secret.lower())
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
    if as_json:
        answer = {
            "fair": verdict.is_fair,
            "draws": verdict.draws,
            "why": verdict.why,
            "event": verdict.index,
            "practice": verdict.is_practice,
            "notes": verdict.has_notes,
        }
        print(json.dumps(answer))
    elif verdict.is_fair:
        print(f"fair: the dealer's secret gives all {verdict.draws} draws")
        if verdict.is_practice:
            print("a practice game: moves could be taken back after cards had been seen")
        if verdict.has_notes:
            print("notes tell where the draws of rounds begin: right in a challenge, nowhere else")
    else:
        where = "" if verdict.index is None else f"event {verdict.index}: "
        print(f"not proved fair: {where}{verdict.why}")
    if not verdict.is_fair:
        raise typer.Exit(ExitCode.NO)
