"""`formspiel edition` and `formspiel boards`: what an edition holds, checked and drawn."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

import typer

from formspiel.cli.files import Mistakes, read_edition, read_edition_of
from formspiel.cli.games import find_game
from formspiel.cli.paint import console, paint
from formspiel.core.edition import Rank
from formspiel.core.game import Json
from formspiel.core.picture import in_rows
from formspiel.core.registry import GAMES

WIDE = 78


def run_edition(path: Path, *, as_json: bool) -> None:
    """Check a file; every mistake is a line, and any makes the exit code 2."""
    try:
        game, edition = read_edition(path)
    except Mistakes as trouble:
        if as_json:
            print(json.dumps({"ok": False, "mistakes": list(trouble.mistakes)}))
        else:
            for mistake in trouble.mistakes:
                print(f"formspiel: {path}: {mistake}", file=sys.stderr)
        raise typer.Exit(trouble.exit_code) from None
    if as_json:
        print(_written(game, edition, {"ok": True}))
        return
    _show(game, edition, f"{edition.title}: a good edition of {game}, called {edition.id!r}.")


def run_boards(name: str, path: Path | None, *, as_json: bool) -> None:
    """List and draw what is in the box: of the first edition of a game, or of a home-made one."""
    game = find_game(name)
    if path is None:
        edition = game.load_edition(game.editions[0])
    else:
        edition = read_edition_of(game.id, path)
    if as_json:
        print(_written(game.id, edition, {}))
        return
    others = [one for one in game.editions if one != edition.id]
    more = f" Other editions: {', '.join(others)}." if others else ""
    _show(game.id, edition, f"{game.info.title}, edition {edition.id}: {edition.title}.{more}")


def _written(game: str, edition: Any, head: Json) -> str:
    components = GAMES[game].edition_json(edition)["components"]
    about = {**head, "game": game, "id": edition.id, "title": edition.title}
    return json.dumps({**about, "components": components}, ensure_ascii=False)


def _show(game: str, edition: Any, title: str) -> None:
    rules = GAMES[game]
    components = rules.edition_json(edition)["components"]
    out = console()
    out.print(title, highlight=False, markup=False)
    for line in _tell_values(components, edition.ranks):
        out.print(fill(line, WIDE, subsequent_indent="    "), highlight=False, markup=False)
    drawn = rules.draw_edition(edition)
    for kind, pictures in drawn:
        out.print(f"\n{kind} ({len(pictures)})\n", highlight=False, markup=False)
        out.print(paint(in_rows(pictures, WIDE)))
    if not drawn:
        for name, value in components.items():
            if isinstance(value, dict):
                out.print(f"  {name}: {', '.join(value)}", highlight=False, markup=False)


def _tell_values(components: Json, ranks: tuple[Rank, ...]) -> Iterator[str]:
    """What needs no drawing: numbers, and lists of numbers or names."""
    for name, value in components.items():
        if isinstance(value, int):
            yield f"  {name}: {value}"
        elif isinstance(value, list) and value and all(isinstance(v, int | str) for v in value):
            yield f"  {name}: {', '.join(map(str, value))}"
    if ranks:
        told = [rank.key if rank.least is None else f"{rank.key} ({rank.least})" for rank in ranks]
        yield f"  ranks: {', '.join(told)}".replace("(-", "(−")
