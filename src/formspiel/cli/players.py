"""`formspiel players`: the bots, and how each of them thinks."""

from __future__ import annotations

import json

from formspiel.cli.games import find_game
from formspiel.cli.speech import texts_for
from formspiel.core.registry import GAMES


def run_players(game: str | None, *, as_json: bool, language: str | None) -> None:
    """Describe the levels of one game or of all."""
    games = list(GAMES.values()) if game is None else [find_game(game)]
    texts = texts_for(language)
    found = {
        one.id: {
            level: texts.of(one.package)(f"player-{one.id}-{level}") for level in one.info.levels
        }
        for one in games
    }
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for name, sentences in found.items():
        print(name)
        for level, sentence in sentences.items():
            print(f"  {level:8}{sentence}")
