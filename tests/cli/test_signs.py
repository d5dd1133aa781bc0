"""Plain signs for terminals that have only ASCII."""

from __future__ import annotations

from itertools import islice

import pytest

from formspiel.cli.signs import PLAIN_SIGNS, plain
from formspiel.core.registry import GAMES
from tests.random_play import TABLES, configured, moments


def test_a_stream_without_a_sign_gets_one_that_is_like_it() -> None:
    assert "−5 · Züge ▸ ■ ⣿ …".encode("ascii", PLAIN_SIGNS) == b"-5 . Zuege > #   ..."
    # What a stream has, it keeps.
    assert "−5 Züge".encode("latin-1", PLAIN_SIGNS) == "-5 Züge".encode("latin-1")


def test_the_halves_of_a_square_are_told_apart() -> None:
    assert plain("◣ ◢ ◤ ◥ ╲ \u2571") == "b d p q \\ /"


@pytest.mark.parametrize("name", ["fits", "bits", "quadrata", "digit"])
def test_every_sign_of_every_picture_has_a_plain_one_as_wide(name: str) -> None:
    game = GAMES[name]
    seats, options = TABLES[name][-1]
    for state, event in islice(moments(game, configured(game, seats, options)), 0, 120, 3):
        acting = game.to_act(state)
        pictures = [game.picture(game.view(state, None), None)]
        if isinstance(acting, tuple) and event in game.legal(state, acting[0]):
            pictures.append(game.picture(game.view(state, acting[0]), event))
        for picture in pictures:
            text = "\n".join("".join(mark.text for mark in line) for line in picture)
            assert "?" not in plain(text), text
            assert len(plain(text)) == len(text)
