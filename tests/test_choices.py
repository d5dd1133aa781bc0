"""The choices in words: whoever only hears or reads them can tell each from all others."""

from __future__ import annotations

import pytest

from formspiel.cli.speech import Speech
from formspiel.core.game import CHANCE, OVER
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES, Texts
from tests.random_play import TABLES, configured, moments

NAMES = ("Ada", "Bo", "Cleo", "Dan")
EVERY = 13
"""Of so many moments one is looked at."""
MOST = 150
"""So many moments of a game are played."""


@pytest.mark.parametrize("name", GAMES)
def test_no_two_choices_of_a_position_share_their_words(name: str) -> None:
    game = GAMES[name]
    speeches = [Speech(Texts(code, game.package), NAMES) for code in LANGUAGES]
    looked = 0
    for number, (seats, options) in enumerate(TABLES[name]):
        config = configured(game, seats, options)
        for at, (state, _) in enumerate(moments(game, config, number, MOST)):
            acting = game.to_act(state)
            if at % EVERY or acting is CHANCE or acting is OVER:
                continue
            for seat in acting:
                phrases = [game.describe(move) for move in game.legal(state, seat)]
                looked += len(phrases) > 1
                for speech in speeches:
                    words = [speech[phrase] for phrase in phrases]
                    assert len(set(words)) == len(words), words
    assert looked > 10
