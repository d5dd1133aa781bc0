"""BITS against a second, naive implementation of its rules, event by event."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.game import CHANCE, Json
from formspiel.core.record import parse_record, replay
from formspiel.games.bits import GAME
from formspiel.games.bits.state import State
from tests.games.beside_oracle import MORE, after, compare_standing, copied, moves_of, written
from tests.games.bits_drawing import config
from tests.oracle.bits import Oracle
from tests.oracle.refused import Refused

RECORDS = Path(__file__).parent.parent / "records"
RANKS = ("master", "star", "checker", "dabber", "beginner")
"""The oracle counts ranks from the best, from 0."""


def compare(state: State, oracle: Oracle) -> None:
    compare_standing(GAME, state, oracle)
    assert written(moves_of(GAME, state)) == written(oracle.moves())
    if GAME.to_act(state) is CHANCE:
        possible = [GAME.format_event(event) for event, _ in GAME.chances(state)]
        assert written(possible) == written(oracle.chances())


def mutated(data: Json, rng: Random) -> Json:
    """An event with something wrong, or something else, in it."""
    data = copied(data)
    letters = "RGBYV"
    match rng.randrange(7):
        case 0:
            data["seat"] = rng.choice([-1, 0, 1, 2, 3, 4, True, None, "0", 1.0])
        case 1:
            data["tile"] = rng.choice(["RR", "RG", "GR", "GB", "VV", 3])
        case 2:
            data["card"] = rng.choice(["1", "2I", "2L", "3-pair", "4", 1])
        case 3:
            data[rng.choice(["extra", "note", "chance", "place"])] = rng.choice(["card", "RB", ""])
        case 4 if data:
            data.pop(rng.choice(list(data)))
        case _ if "cells" in data:
            square: list[Any] = rng.choice(data["cells"])
            part = rng.randrange(3)
            square[part] = rng.choice(letters) if part == 2 else square[part] + rng.choice([-1, 1])
            if rng.random() < 0.5:
                for other in data["cells"]:
                    other[1] += rng.choice([0, 1, -1])
            rng.shuffle(data["cells"])
        case _:
            data["chance"] = rng.choice(["task", "start", "card", "roll"])
    return data


def agree(state: State, oracle: Oracle, data: Json) -> None:
    """Both accept an event, or both refuse it."""
    bare = {key: value for key, value in data.items() if key != "note"}
    if after(GAME, state, bare) is None:
        with pytest.raises(Refused):
            oracle.step(copied(bare))
    else:
        copied(oracle).step(copied(bare))


@pytest.mark.parametrize("seed", range(8 * MORE))
def test_random_games_agree_with_the_oracle(seed: int) -> None:
    rng = Random(seed)
    seats = seed % 4 + 1
    state, oracle = GAME.setup(config(seats)), Oracle(seats, {})
    earlier: list[Json] = []
    while True:
        compare(state, oracle)
        acting = oracle.to_act()
        if acting == []:
            break
        event = oracle.draw(rng) if acting == "chance" else rng.choice(oracle.moves())
        agree(state, oracle, mutated(event, rng))
        if earlier:
            agree(state, oracle, rng.choice(earlier))
            agree(state, oracle, mutated(rng.choice(earlier), rng))
        played = after(GAME, state, event)
        assert played is not None
        oracle.step(copied(event))
        state = played
        earlier.append(event)
    rank = oracle.result()["rank"]
    assert GAME.outcome(state).ranks == ((None,) * seats if rank is None else (RANKS[rank],))


def test_the_whole_example_record() -> None:
    record = parse_record((RECORDS / "bits-whole.record.json").read_bytes())
    expected = json.loads((RECORDS / "bits-whole.expected.json").read_text("utf-8"))
    outcome = GAME.outcome(replay(record))
    assert outcome.is_over == expected["finished"]
    assert list(outcome.scores) == expected["scores"]
    assert [list(done.scores) for done in outcome.rounds] == expected["rounds"]


def test_the_moves_of_the_example_record() -> None:
    record = parse_record((RECORDS / "bits-moves.record.json").read_bytes())
    expected = json.loads((RECORDS / "bits-moves.expected.json").read_text("utf-8"))
    state = replay(record)
    assert written(moves_of(GAME, state)) == written(expected["moves"])
    assert GAME.outcome(state).is_over == expected["finished"]
