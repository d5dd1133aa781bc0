"""`formspiel players`: the bots, and how each of them thinks."""

from __future__ import annotations

import json

from formspiel.cli.speech import texts_for
from formspiel.cli.trouble import Trouble
from formspiel.core.registry import GAMES
from formspiel.players import LEVELS


def run_players(game: str | None, *, as_json: bool, language: str | None) -> None:
    """Describe the levels of one game or of all."""
    if game is not None and game not in GAMES:
        raise Trouble(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    texts = texts_for(language)
    found = {
        name: {level: texts.of(GAMES[name].package)(f"player-{name}-{level}") for level in LEVELS}
        for name in ([game] if game else GAMES)
    }
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for name, sentences in found.items():
        print(name)
        for level, sentence in sentences.items():
            print(f"  {level:8}{sentence}")
