"""What every bot must do: choose a legal move, the same for the same seed and view."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from formspiel.core.game import CHANCE, OVER
from formspiel.core.registry import GAMES
from formspiel.players import LEVELS, Thought, has_players, load_player, loading, stand_in

OPTIONS: dict[str, dict[str, Any]] = {"quadrata": {"rounds": 1, "turn_limit": 12}}
WITH_BOTS = [game for game in GAMES if has_players(game)]
QUICK = Thought(0.01)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", WITH_BOTS)
def test_a_bot_makes_legal_moves_and_knows_no_more_than_its_view(
    name: str, level: str, seats: int
) -> None:
    game, player = GAMES[name], load_player(name, level)
    config = game.configure(game.load_edition(game.editions[0]), seats, OPTIONS.get(name, {}))
    state, rng, moved = game.setup(config), Random(seats), 0
    while (acting := game.to_act(state)) is not OVER and moved < 24:
        if acting is CHANCE:
            chances = game.chances(state)
            state = game.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        seat = acting[0]
        seen, moves = game.view(state, seat), game.legal(state, seat)
        move = player(seen, moves, Random(moved), QUICK)
        assert move in moves
        # Another state that this seat cannot tell from the true one leads to the same move.
        other = game.sample(seen, rng)
        again = player(game.view(other, seat), game.legal(other, seat), Random(moved), QUICK)
        assert again == move
        state = game.apply(state, move)
        moved += 1
    assert moved


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError):
        load_player("bits", "genius")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_of_middling_strength_stands_in_for_a_person(game: str) -> None:
    assert stand_in(game) == "medium"


def test_a_bot_for_any_game_stands_in_where_a_game_has_none_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = replace(GAMES["fits"], info=replace(GAMES["fits"].info, levels=()))
    monkeypatch.setattr(loading, "GAMES", {"bare": bare})
    assert stand_in("bare") == "flat"
