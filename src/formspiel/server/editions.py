"""Home-made editions that a server offers beside those that come with the games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from formspiel.core.edition import Edition
from formspiel.core.edition_file import MOST_CHARACTERS, EditionError
from formspiel.core.home_made import parse_home_made
from formspiel.core.registry import GAMES

MOST_FILES = 100

Shelf = Mapping[str, Mapping[str, Edition]]
"""Editions by game and name."""


class BadEditions(Exception):
    """A folder of editions that cannot be offered; the message says which file, and why."""


def read_shelf(folder: str) -> Shelf:
    """The editions in the files of a folder that end in `.toml`; none without a folder."""
    found: dict[str, dict[str, Edition]] = {}
    if not folder:
        return found
    try:
        files = sorted(path for path in Path(folder).iterdir() if path.suffix == ".toml")
        texts = {path: _read(path) for path in files[: MOST_FILES + 1]}
    except OSError as error:
        raise BadEditions(f"{error.filename or folder}: {error.strerror or error}") from None
    if len(files) > MOST_FILES:
        raise BadEditions(f"{folder}: a server offers at most {MOST_FILES} editions")
    for path, text in texts.items():
        game, edition = _parse(path, text)
        if edition.id in found.setdefault(game, {}):
            raise BadEditions(f"{path}: there is another edition {edition.id!r} of {game}")
        found[game][edition.id] = edition
    return found


def find_edition(shelf: Shelf, game: str, name: str | None) -> Edition | None:
    """An edition of a game by its name, the first for None; None if there is no such."""
    rules = GAMES[game]
    if name is None or name in rules.editions:
        shipped: Edition = rules.load_edition(name or rules.editions[0])
        return shipped
    return shelf.get(game, {}).get(name)


def _read(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(4 * MOST_CHARACTERS + 4)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadEditions(f"{path}: not text in UTF-8") from None


def _parse(path: Path, text: str) -> tuple[str, Edition]:
    try:
        return parse_home_made(text)
    except EditionError as error:
        raise BadEditions(f"{path}: {error.mistakes[0]}") from None
