"""`formspiel players`: the bots, and how each of them thinks."""

from __future__ import annotations

import json

from formspiel.cli.games import find_game
from formspiel.cli.seats import name_seats
from formspiel.cli.speech import texts_for
from formspiel.core.registry import GAMES
from formspiel.players import GENERAL
from formspiel.table.holder import BOT, Holder


def run_players(game: str | None, *, as_json: bool, language: str | None) -> None:
    """Describe the bots of one game or of all: its levels, and those for any game."""
    games = list(GAMES.values()) if game is None else [find_game(game)]
    texts = texts_for(language)
    general = {name: texts(f"player-{name}") for name in GENERAL}
    found = {
        one.id: {
            level: texts.of(one.package)(f"player-{one.id}-{level}") for level in one.info.levels
        }
        | general
        for one in games
    }
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for one in games:
        print(one.id)
        sentences = found[one.id]
        names = name_seats(
            one, [Holder(BOT, level=level) for level in sentences], texts.of(one.package)
        )
        for (level, sentence), name in zip(sentences.items(), names, strict=True):
            called = "" if name == level else f"{name}: "
            print(f"  {level:8}{called}{sentence}")
