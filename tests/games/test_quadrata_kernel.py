"""The kernel of Quadrata plays just like its rules, move by move and score by score."""

import json
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER
from formspiel.core.speed.arrays import Ints, ints
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.quadrata import GAME, kernel, kernel_games
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK, Move, Roll, Starter
from formspiel.games.quadrata.kernel_moves import pack_move, unpack_move
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    COUNT,
    IS_OVER,
    LAID,
    PIPS,
    SEATS_AT,
    pack_box,
    pack_table,
)
from formspiel.games.quadrata.rules import legal, square_of
from formspiel.games.quadrata.state import State
from tests.games.quadrata_drawing import ALMOST_FULL, EDITION, config, table

SEEDS = st.integers(0, 2**62 - 1)
SEATS = st.integers(2, 4)


def legal_by_kernel(state: State, packed: Ints) -> list[Move]:
    box = pack_box(state.config.edition, state.config.seats)
    found = ints([0] * box.most_moves)
    count = kernel.list_moves(box.places, packed, found)
    return [unpack_move(box, state.turn or 0, found[entry]) for entry in range(count)]


def comparable(packed: Ints) -> list[object]:
    """A table without the order in which forms were laid."""
    values = [int(value) for value in packed]
    found: list[object] = [*values[:SEATS_AT]]
    for block in range(SEATS_AT, len(values), BLOCK):
        count = values[block + COUNT]
        found += [*values[block : block + LAID], sorted(values[block + LAID :][:count])]
    return found


def choose(rng: random.Random, moves: tuple[Move, ...], *, is_greedy: bool) -> Move:
    """A random move; greedy play empties the stock, so that jokers and robbers come."""
    if is_greedy:
        for origins, goal in (((STOCK, RESERVE, SQUARE), SQUARE), ((STOCK,), RESERVE)):
            wanted = [m for m in moves if m.origin in origins and m.goal == goal]
            if wanted:
                return rng.choice(wanted)
    return rng.choice(moves)


@settings(max_examples=12)
@given(SEEDS, SEATS, st.booleans())
def test_kernel_follows_the_rules_through_a_round(
    seed: int,
    seats: int,
    is_greedy: bool,  # noqa: FBT001 - drawn by hypothesis
) -> None:
    rng = random.Random(seed)
    state = GAME.setup(config(seats, rounds=1, turn_limit=90))
    box, square = pack_box(EDITION, seats), square_of(state.config)
    packed = ints([])
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
            state = GAME.apply(state, event)
            if isinstance(event, Starter):
                packed = pack_table(state)
            else:
                assert isinstance(event, Roll)
                packed[PIPS] = event.pips
            continue
        moves = legal(state, acting[0])
        found = legal_by_kernel(state, packed)
        assert len(found) == len(moves)
        assert set(found) == set(moves)
        move = choose(rng, moves, is_greedy=is_greedy)
        number, before = pack_move(box, square, move), comparable(packed)
        assert unpack_move(box, move.seat, number) == move
        kernel.carry_out(box.places, packed, number)
        kernel.take_back(box.places, packed, number)
        assert comparable(packed) == before
        kernel.play_move(box.places, packed, number)
        state = GAME.apply(state, move)
        if GAME.to_act(state) is not OVER:
            assert comparable(packed) == comparable(pack_table(state))
        points = tuple(int(kernel.score(packed, seat)) for seat in range(seats))
        assert points == GAME.outcome(state).scores
    assert packed[IS_OVER] == 1


@pytest.mark.parametrize(
    "state",
    [
        table(ALMOST_FULL, ("", "55"), roll=5, out="5"),
        table(ALMOST_FULL, "5a 5a 5a◣ .\n. . . .\n. . . .\n. . . .", roll=5, out="5"),
        table("", ALMOST_FULL, ("", "1"), roll=2, out="2"),
        table((ALMOST_FULL, "16"), "", roll=6, is_joker=True),
        table(ALMOST_FULL, "", roll=6, is_joker=True, out="6"),
        table("", ("", "6"), ("", "66"), roll=6, is_joker=True, out="6"),
    ],
)
def test_same_moves_with_reserves_robbing_and_joker(state: State) -> None:
    assert set(legal_by_kernel(state, pack_table(state))) == set(GAME.legal(state, 0))


@settings(max_examples=30)
@given(SEEDS, SEATS, st.integers(0, 10**6))
def test_random_games_are_legal_and_score_as_told(seed: int, seats: int, number: int) -> None:
    points, events = kernel_games.random_game(EDITION, seats, seed, 60, number)
    state = GAME.setup(config(seats, rounds=1, turn_limit=60))
    for event in events:
        state = GAME.apply(state, event)
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == points


def test_random_games_do_not_depend_on_how_many_are_played() -> None:
    scores = kernel_games.random_games(EDITION, 2, 12, seed=7)
    assert scores[:5] == kernel_games.random_games(EDITION, 2, 5, seed=7)
    assert scores == [kernel_games.random_game(EDITION, 2, 7, number=n)[0] for n in range(12)]


def test_random_games_are_drawn_evenly() -> None:
    """Starters, rolls and moves are as likely as they should be, to five deviations."""
    games = [kernel_games.random_game(EDITION, 2, 3, 2, number)[1] for number in range(3000)]
    starters = Counter(game[0].seat for game in games if isinstance(game[0], Starter))
    assert abs(starters[0] - 3000 * 6 / 11) < 5 * (3000 * 6 / 11 * 5 / 11) ** 0.5
    rolls = Counter(event.pips for game in games for event in game if isinstance(event, Roll))
    assert all(abs(rolls[pips] - 1000) < 5 * 1000**0.5 for pips in range(1, 7))
    twos = [game[2] for game in games if isinstance(game[2], Move) and game[2].number == 2]
    first = Counter(move.cells for move in twos)
    mean = len(twos) / 37
    assert len(first) == 37
    assert all(abs(count - mean) < 5 * mean**0.5 for count in first.values())


def test_plain_python_plays_the_same_games() -> None:
    code = """
import json, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from formspiel.games.quadrata.components import load_edition
from formspiel.games.quadrata.kernel_games import random_games
print(json.dumps(random_games(load_edition("1973"), 3, 3, 11, 80)))
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    scores = kernel_games.random_games(EDITION, 3, 3, 11, 80)
    assert json.loads(done.stdout) == [list(points) for points in scores]


def test_square_too_large_for_words_is_refused() -> None:
    squares = tuple(replace(square, size=7) for square in EDITION.squares)
    with pytest.raises(BeyondKernel, match="at most 6 columns"):
        pack_box(replace(EDITION, squares=squares), 2)
