"""The bots for any game: legal, repeatable, blind to what their seat cannot see, and no fools."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any

import pytest

from formspiel.core.game import CHANCE, OVER, AnyGame
from formspiel.core.registry import GAMES
from formspiel.lab.simulation import Plan, play_games
from formspiel.players import GENERAL, Thought, load_general, load_player, player_names

QUICK = Thought(0.01)
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "fits": [(1, {}), (4, {})],
    "bits": [(1, {}), (3, {})],
    "quadrata": [(2, {"rounds": 1, "turn_limit": 12}), (4, {"rounds": 1, "turn_limit": 12})],
    "digit": [(1, {"variant": "solitaire"}), (2, {}), (3, {"variant": "plus", "open": True})],
}
RUNS = [(name, seats, options) for name, tables in TABLES.items() for seats, options in tables]


def configured(game: AnyGame, seats: int, options: dict[str, Any]) -> Any:
    return game.configure(game.load_edition(game.editions[0]), seats, options)


def first_decision(game: AnyGame, seats: int, options: dict[str, Any]) -> Any:
    state, rng = game.setup(configured(game, seats, options)), Random(0)
    while game.to_act(state) is CHANCE:
        chances = game.chances(state)
        state = game.apply(state, chances.pick(rng.randrange(chances.total)))
    return state


@pytest.mark.parametrize("name", GENERAL)
@pytest.mark.parametrize(("which", "seats", "options"), RUNS)
def test_a_general_bot_makes_legal_moves_and_knows_no_more_than_its_view(
    name: str, which: str, seats: int, options: dict[str, Any]
) -> None:
    game, player = GAMES[which], load_general(GAMES[which], name)
    state, rng, moved = game.setup(configured(game, seats, options)), Random(seats), 0
    while (acting := game.to_act(state)) is not OVER and moved < 10:
        if acting is CHANCE:
            chances = game.chances(state)
            state = game.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        # Where several act on one card, those behind see that others have acted, not how.
        seat = acting[-1]
        seen, moves = game.view(state, seat), game.legal(state, seat)
        move = player(seen, moves, Random(moved), QUICK)
        assert move in moves
        other = game.sample(seen, rng)
        again = player(game.view(other, seat), game.legal(other, seat), Random(moved), QUICK)
        assert again == move
        state = game.apply(state, move)
        moved += 1
    assert moved


def test_every_game_has_its_tables() -> None:
    assert TABLES.keys() == set(GAMES)


@pytest.mark.parametrize("name", ["flat", "search"])
@pytest.mark.parametrize("which", TABLES)
def test_a_deadline_ends_a_long_thought(which: str, name: str) -> None:
    game = GAMES[which]
    state = first_decision(game, 2, {})
    seat = next(seat for seat in range(2) if game.legal(state, seat))
    seen, moves = game.view(state, seat), game.legal(state, seat)
    thought = Thought(effort=10_000, deadline=monotonic() + 0.05)
    assert load_general(game, name)(seen, moves, Random(1), thought) in moves


@pytest.mark.parametrize("name", ["flat", "search"])
def test_a_deadline_that_has_passed_still_gives_a_move(name: str) -> None:
    game = GAMES["digit"]
    state = first_decision(game, 2, {})
    seen, moves = game.view(state, 0), game.legal(state, 0)
    thought = Thought(deadline=monotonic() - 1)
    assert load_general(game, name)(seen, moves, Random(1), thought) in moves


@pytest.mark.parametrize("name", GENERAL)
def test_the_only_move_needs_no_thought(name: str) -> None:
    game = GAMES["digit"]
    state = first_decision(game, 2, {})
    seen, moves = game.view(state, 0), game.legal(state, 0)
    for move in moves[:3]:
        assert load_general(game, name)(seen, (move,), Random(1), Thought(10_000)) == move


@pytest.mark.parametrize("name", ["flat", "search"])
def test_the_card_that_wins_at_once_is_laid_down(name: str) -> None:
    """One closed hand is not seen; the own last card can be made with just some moves."""
    game = GAMES["digit"]
    state = first_decision(game, 2, {})
    figures = {move: game.apply(state, move).trail[-1].made for move in game.legal(state, 0)}
    made = sorted(set(figures.values()) - set(state.hands[1]) - {state.pile[0][0]})
    tried = 0
    for card in made[:4]:
        hands = ((card,), tuple(sorted(set(state.hands[1]) - {card})))
        here = replace(state, hands=hands)
        moves = game.legal(here, 0)
        move = load_general(game, name)(game.view(here, 0), moves, Random(tried), Thought(0.3))
        after = game.apply(here, move)
        assert game.outcome(after).winners == (0,), card
        tried += 1
    assert tried


@pytest.mark.parametrize("name", ["flat", "search"])
def test_thinking_beats_chance_alone(name: str) -> None:
    """With the same cards; an aimless one would hardly be behind eight times in a row."""
    options = {"boards": ["1"]}
    thoughtful, aimless = (
        list(play_games(Plan("fits", (who,), options, 7, 0.03), 8)) for who in (name, "random")
    )
    pairs = zip(thoughtful, aimless, strict=True)
    assert all(one.scores[0] > other.scores[0] for one, other in pairs)


@pytest.mark.parametrize("name", ["flat", "search"])
def test_thinking_beats_chance_against_another(name: str) -> None:
    """A few more would be lost now and then; with these cards all are won."""
    plan = Plan("quadrata", (name, "random"), {"rounds": 1, "turn_limit": 20}, 4, 0.02)
    assert all(done.winners == (0,) for done in play_games(plan, 8))


@pytest.mark.parametrize("name", GENERAL)
def test_a_general_bot_is_found_by_its_name_in_every_game(name: str) -> None:
    for game in GAMES:
        assert name in player_names(game)
        assert load_player(game, name) is load_player(game, name)


def test_there_is_no_other_general_bot() -> None:
    with pytest.raises(KeyError):
        load_general(GAMES["digit"], "genius")
