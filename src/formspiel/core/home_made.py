"""Home-made editions of any game, from their text alone."""

from __future__ import annotations

from formspiel.core.edition import Edition
from formspiel.core.edition_file import EditionError, parse_toml
from formspiel.core.plugins import BrokenPlugin
from formspiel.core.registry import GAMES


def parse_home_made(text: str) -> tuple[str, Edition]:
    """The game and the edition in a TOML text; EditionError names every mistake."""
    tables = parse_toml(text)
    name = tables["game"] if "game" in tables else _game_extended(tables.get("extends"))
    if isinstance(name, str) and name in GAMES:
        return name, GAMES[name].parse_edition(text)
    where = f" (at line {tables.lines['game']})" if "game" in tables else ""
    raise EditionError([f"game: must be one of {', '.join(GAMES)}{where}"])


def _game_extended(edition: object) -> str | None:
    """The game of an edition that another one extends; None where that is not clear."""
    found = []
    for name in GAMES:
        try:
            if edition in GAMES[name].editions:
                found.append(name)
        except BrokenPlugin:
            # It has no say here.
            continue
    return found[0] if len(found) == 1 else None
