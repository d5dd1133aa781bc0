"""Every game passes the conformance suite."""

from typing import Any

import pytest

from formspiel.core.conformance import check_game
from formspiel.core.game import OVER, AnyGame
from formspiel.core.registry import GAMES

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "fits": [
        (1, {}),
        (1, {"boards": ["JEUXSOC", "5", "7"]}),
        (2, {"boards": ["3", "4"]}),
        (3, {"boards": ["6"]}),
        (4, {"boards": ["8"]}),
    ],
    "bits": [(1, {}), (2, {}), (3, {}), (4, {})],
    "quadrata": [
        (2, {"rounds": 2, "turn_limit": 15}),
        (3, {"rounds": 2, "turn_limit": 20}),
        (4, {"rounds": 2, "turn_limit": 20}),
    ],
    "digit": [
        (2, {}),
        (3, {"open": True, "games": 2}),
        (4, {}),
        (2, {"variant": "plus"}),
        (4, {"variant": "plus", "open": True}),
        (1, {"variant": "solitaire"}),
    ],
}
"""Seats and options that each game is tried with."""

SEEDS = {("digit", 3): 6}
"""Where the seed is not the number of seats, with which a game would take ten times as long."""

RUNS = [(name, seats, options) for name in GAMES for seats, options in TABLES.get(name, [])]


def configured(game: AnyGame, seats: int, options: dict[str, Any]) -> Any:
    return game.configure(game.load_edition(game.editions[0]), seats, options)


@pytest.mark.parametrize("name", GAMES)
def test_game_is_tried(name: str) -> None:
    assert TABLES.get(name), "a new game has to be given its tables above"


@pytest.mark.parametrize(("name", "seats", "options"), RUNS)
def test_game_conforms(name: str, seats: int, options: dict[str, Any]) -> None:
    game = GAMES[name]
    seed = SEEDS.get((name, seats), seats)
    state = check_game(game, configured(game, seats, options), seed)
    assert game.to_act(state) is OVER


@pytest.mark.parametrize("name", GAMES)
def test_game_is_named_by_its_key(name: str) -> None:
    assert GAMES[name].id == name
