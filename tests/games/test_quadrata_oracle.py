"""Quadrata against a second, naive implementation of its rules, event by event."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.game import Json
from formspiel.core.record import parse_record, replay
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.state import State
from formspiel.geometry import QUARTERS
from tests.games.beside_oracle import after, compare_standing, copied, moves_of, written
from tests.games.quadrata_drawing import EDITION
from tests.oracle.quadrata import Oracle
from tests.oracle.refused import Refused

RECORDS = Path(__file__).parent.parent / "records"
WHERE = ("stock", "reserve", "square")
STRANGE: tuple[Any, ...] = (-1, 0, 1, 2, 3, 4, 5, 6, 7, True, None, "1", 1.0, [], {})


def tidied(moves: list[Json]) -> list[str]:
    """Moves in a form that can be compared: cells may come in any order too."""
    return written(
        [
            {
                key: sorted(value) if isinstance(value, list) else value
                for key, value in move.items()
            }
            for move in moves
        ]
    )


def compare(state: State, oracle: Oracle, moves: list[Json]) -> None:
    compare_standing(GAME, state, oracle)
    assert tidied(moves_of(GAME, state)) == tidied(moves)


def shifted(cells: list[Any], rng: Random) -> list[Any]:
    """Cells with something wrong, or something else, in them."""
    cells = copied(cells)
    match rng.randrange(6):
        case 0:
            dx, dy = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1), (2, 1), (-3, 2)])
            return [[x + dx, y + dy, letter] for x, y, letter in cells]
        case 1:
            return cells[1:]
        case 2:
            return [*cells, [rng.randrange(-1, 7), rng.randrange(-1, 7), rng.choice("NESW")]]
        case 3:
            return [[y, x, {"N": "E", "E": "N", "S": "W", "W": "S"}[q]] for x, y, q in cells]
        case 4:
            cells[0][2] = rng.choice(["N", "E", "S", "W", "X", "", 0])
        case _:
            cells[-1][rng.randrange(2)] = rng.choice(STRANGE)
    return cells


def mutated(data: Json, others: list[Json], rng: Random) -> Json:
    """An event with something wrong, or something else, in it."""
    data = copied(data)
    match rng.randrange(9):
        case 0:
            data[rng.choice(["seat", "move", "of", "pips"])] = rng.choice(STRANGE)
        case 1:
            data["of"] = rng.randrange(4)
        case 2:
            data[rng.choice(["from", "to"])] = rng.choice([*WHERE, "box", 1])
        case 3:
            data[rng.choice(["extra", "chance", "cells"])] = rng.choice(["roll", [], "starter"])
        case 4:
            data.pop(rng.choice(list(data)))
        case 5:
            data["move"] = rng.randrange(1, 7)
        case 6 if others:
            # Half of another move: another form, another origin, another place.
            other = rng.choice(others)
            keys = rng.choice([("from", "of", "at_cells"), ("to", "cells"), ("move", "cells")])
            kept = {key: value for key, value in data.items() if key not in keys}
            data = kept | {key: other[key] for key in keys if key in other}
        case _:
            key = rng.choice(["cells", "at_cells"])
            if key in data:
                data[key] = shifted(data[key], rng)
    return data


def agree(state: State, oracle: Oracle, data: Json) -> None:
    """Both accept an event, or both refuse it."""
    if after(GAME, state, data) is None:
        with pytest.raises(Refused):
            oracle.step(copied(data))
    else:
        copied(oracle).step(copied(data))


def snug(state: State, data: Json) -> int:
    """How many sides of a form that is laid meet other forms or the edge."""
    board = state.boards[data["seat"]]
    square = EDITION.square(state.config.seats)
    own = {(x, y, letter) for x, y, letter in data["cells"]}
    near = [other for quarter in own for other in QUARTERS.touched(quarter) if other not in own]
    return sum(not (mask := square.mask([q])) or bool(mask & board.covered) for q in near)


def choose(state: State, moves: list[Json], rng: Random, eager: float) -> Json:
    """A move; an eager player fills the square snugly, so that rounds come to their end."""
    filling = [m for m in moves if m["to"] == "square" and ("of" in m or m["from"] != "square")]
    if filling and rng.random() < eager:
        most = max(snug(state, m) for m in filling)
        return rng.choice([m for m in filling if snug(state, m) == most])
    return rng.choice(moves)


@pytest.mark.parametrize(
    ("seats", "rounds", "limit", "eager", "seed"),
    [
        (2, 1, 40, 0.0, 1),
        (2, 1, 70, 0.97, 2),
        (3, 2, 60, 0.0, 3),
        (3, 2, 90, 0.9, 13),
        (3, 2, 60, 0.97, 8),
        (3, 2, 60, 0.97, 23),
        (3, 3, 40, 0.97, 15),
        (4, 2, 60, 0.0, 4),
        (4, 1, 90, 0.9, 4),
        (4, 2, 60, 0.9, 14),
        (4, 2, 90, 0.97, 16),
    ],
)
def test_random_games_agree_with_the_oracle(
    seats: int, rounds: int, limit: int, eager: float, seed: int
) -> None:
    rng = Random(seed)
    options = {"rounds": rounds, "turn_limit": limit}
    state, oracle = GAME.setup(GAME.configure(EDITION, seats, options)), Oracle(seats, options)
    earlier: list[Json] = []
    while True:
        moves = oracle.moves()
        compare(state, oracle, moves)
        acting = oracle.to_act()
        if acting == []:
            break
        event = oracle.draw(rng) if acting == "chance" else choose(state, moves, rng, eager)
        for _ in range(3):
            agree(state, oracle, mutated(event, moves, rng))
        if earlier:
            agree(state, oracle, rng.choice(earlier))
            agree(state, oracle, mutated(rng.choice(earlier), moves, rng))
        played = after(GAME, state, event)
        assert played is not None
        oracle.step(copied(event))
        state = played
        earlier.append(event)


def test_the_whole_example_record() -> None:
    record = parse_record((RECORDS / "quadrata-whole.record.json").read_bytes())
    expected = json.loads((RECORDS / "quadrata-whole.expected.json").read_text("utf-8"))
    outcome = GAME.outcome(replay(record))
    assert outcome.is_over == expected["finished"]
    assert list(outcome.scores) == expected["scores"]
    assert [list(done.scores) for done in outcome.rounds] == expected["rounds"]


def test_the_moves_of_the_example_record() -> None:
    record = parse_record((RECORDS / "quadrata-moves.record.json").read_bytes())
    expected = json.loads((RECORDS / "quadrata-moves.expected.json").read_text("utf-8"))
    state = replay(record)
    assert tidied(moves_of(GAME, state)) == tidied(expected["moves"])
    assert GAME.outcome(state).is_over == expected["finished"]
