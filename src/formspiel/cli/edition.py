"""`formspiel edition`: check a home-made edition and show what it holds."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import typer

from formspiel.cli.files import Mistakes, load_edition


def run_edition(path: Path, *, as_json: bool) -> None:
    """Check a file; every mistake is a line, and any makes the exit code 2."""
    try:
        game, edition = load_edition(path)
    except Mistakes as trouble:
        if as_json:
            print(json.dumps({"ok": False, "mistakes": list(trouble.mistakes)}))
        else:
            for mistake in trouble.mistakes:
                print(f"formspiel: {path}: {mistake}", file=sys.stderr)
        raise typer.Exit(trouble.exit_code) from None
    if as_json:
        print(json.dumps({"ok": True, "game": game, "id": edition.id, "title": edition.title}))
        return
    print(f"{edition.title}: a good edition of {game}, called {edition.id!r}.")
    for name, value in vars(edition).items():
        if isinstance(value, dict):
            print(f"  {name}: {', '.join(map(str, value))}")
