"""The Quadrata and DIGIT oracles against the example records and the published counts."""

import json
import random
from collections import deque
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.oracle import digit, quadrata, quarters, sticks
from tests.oracle.refused import Refused

RECORDS = Path(__file__).parent.parent / "records"
MODULES: dict[str, ModuleType] = {"quadrata": quadrata, "digit": digit}
NAMES = sorted(
    path.name.removesuffix(".record.json")
    for game in MODULES
    for path in RECORDS.glob(f"{game}-*.record.json")
)
BAD_EVENTS: list[Any] = [None, 3, [], {}, {"chance": "roll", "pips": True}, {"seat": 0}]


def load(name: str) -> Any:
    return json.loads((RECORDS / name).read_text())


def freeze(event: dict[str, Any]) -> str:
    """A text that is the same for the same event, whatever the order of its lists."""
    plain = {
        key: sorted(value) if key in ("cells", "at_cells") else value
        for key, value in event.items()
    }
    return json.dumps(plain, sort_keys=True)


def test_examples_are_there() -> None:
    assert len(NAMES) == 6


@pytest.mark.parametrize("name", NAMES)
def test_example_record_gives_expected_result(name: str) -> None:
    oracle = MODULES[name.partition("-")[0]].replay(load(f"{name}.record.json"))
    expected = load(f"{name}.expected.json")
    result = oracle.result()
    for key in expected.keys() - {"moves"}:
        assert result[key] == expected[key], key
    if "moves" in expected:
        moves = [freeze(event) for event in oracle.moves()]
        assert sorted(moves) == sorted(freeze(event) for event in expected["moves"])


@pytest.mark.parametrize("name", NAMES)
def test_every_recorded_move_is_listed_and_shuffled_cells_are_the_same(name: str) -> None:
    record = load(f"{name}.record.json")
    oracle = MODULES[record["game"]].Oracle(record["seats"], record["options"])
    for event in record["events"]:
        if "chance" not in event:
            assert freeze(event) in {freeze(move) for move in oracle.moves()}
        for bad in [*BAD_EVENTS, {**event, "extra": 1}, {**event, "at": 5}]:
            with pytest.raises(Refused):
                oracle.step(bad)
        turned = {
            key: value[::-1] if key in ("cells", "at_cells", "sticks", "figures") else value
            for key, value in event.items()
        }
        oracle.step({**turned, "note": "carried along"})


def test_quadrata_orientations_and_places() -> None:
    assert [len(quarters.orientations(n)) for n in range(1, 7)] == [4, 1, 8, 4, 8, 4]
    assert [len(quarters.places(n, 4)) for n in range(1, 7)] == [64, 16, 96, 36, 64, 16]
    assert [len(quarters.places(n, 6)) for n in range(1, 7)] == [144, 36, 240, 100, 192, 72]


def test_digit_figures_and_moves() -> None:
    names = list(sticks.figures())
    assert (len(names), names[0], names[-1]) == (55, "D01", "D55")
    neighbours: dict[str, set[str]] = {}
    labelled = []
    for name, written in sticks.figures().items():
        figure = frozenset(sticks.stick(*one) for one in written)
        moves = sticks.stick_moves(figure)
        labelled.append(len(moves))
        made = {sticks.name_figure(figure - {old} | {new}) for old, new in moves}
        neighbours[name] = made - {name}
    assert (sum(labelled), min(labelled), max(labelled)) == (1664, 22, 47)
    degrees = [len(others) for others in neighbours.values()]
    assert (sum(degrees), min(degrees), max(degrees)) == (2 * 535, 3, 31)
    assert max(farthest(name, neighbours) for name in names) == 4


def farthest(start: str, neighbours: dict[str, set[str]]) -> int:
    distance = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours[here] - distance.keys():
            distance[there] = distance[here] + 1
            queue.append(there)
    return max(distance.values())


@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (3, 2), (4, 2)])
def test_random_quadrata_game_ends_and_keeps_all_forms(seats: int, rounds: int) -> None:
    rng = random.Random(seats)
    oracle = quadrata.Oracle(seats, {"rounds": rounds, "turn_limit": 60})
    forms = sum(oracle.stock.values())
    while oracle.to_act():
        is_chance = oracle.to_act() == "chance"
        oracle.step(oracle.draw(rng) if is_chance else rng.choice(oracle.moves()))
        held = sum(map(len, oracle.squares)) + sum(sum(r.values()) for r in oracle.reserves)
        assert held + sum(oracle.stock.values()) == forms
    result = oracle.result()
    assert result["finished"]
    assert result["winners"]
    assert len(result["rounds"]) == rounds


def test_full_quadrata_square_ends_the_round_with_five_more_points() -> None:
    """Two rows of corner, parallelogram, corner; two rows of squares; the others dither."""
    plan: list[tuple[int, list[list[Any]]]] = []
    for y in (0, 1):
        long = {0: "SE", 1: "NESW", 2: "NESW", 3: "NW"}
        plan.append((6, [[x, y, q] for x, letters in long.items() for q in letters]))
        plan += [(1, [[0, y, "N"], [0, y, "W"]]), (1, [[3, y, "S"], [3, y, "E"]])]
        plan += [(2, [[x, y + 2, q] for q in "NESW"]) for x in range(4)]
    oracle = quadrata.Oracle(4, {"rounds": 1})
    oracle.step({"chance": "starter", "seat": 0})
    for turn, (number, cells) in enumerate(plan):
        for seat in range(4 if turn < len(plan) - 1 else 1):
            oracle.step({"chance": "roll", "pips": 3 if seat else number})
            hither = ("stock", "reserve") if turn % 2 == 0 else ("reserve", "stock")
            dither = {"seat": seat, "move": 3, "from": hither[0], "to": hither[1]}
            fill = {"seat": 0, "move": number, "from": "stock", "to": "square", "cells": cells}
            oracle.step(dither if seat else fill)
    assert oracle.to_act() == []
    assert oracle.result()["rounds"] == [[len(plan) + 5, -1, -1, -1]]
    assert oracle.result()["winners"] == [0]


def choose_digit_move(oracle: digit.Oracle, rng: random.Random) -> dict[str, Any]:
    """A move onto an own card where there is one; wholly random Standard games need not end."""
    moves = oracle.moves()
    rng.shuffle(moves)
    for event in moves:
        old, new = sticks.parse_stick(event["from"]), sticks.parse_stick(event["to"])
        if sticks.name_figure(oracle.sticks - {old} | {new}) in oracle.hands[oracle.seat]:
            return event
    return moves[0]


@pytest.mark.parametrize(
    ("variant", "seats", "games"),
    [("standard", 2, 2), ("standard", 4, 1), ("plus", 2, 1), ("plus", 4, 2), ("solitaire", 1, 1)],
)
def test_random_digit_game_ends_and_keeps_all_cards(variant: str, seats: int, games: int) -> None:
    rng = random.Random(seats)
    oracle = digit.Oracle(seats, {"variant": variant, "games": games})
    while oracle.to_act():
        is_chance = oracle.to_act() == "chance"
        oracle.step(oracle.draw(rng) if is_chance else choose_digit_move(oracle, rng))
        assert len(oracle.stack) + len(oracle.laid) + sum(map(len, oracle.hands)) == 55
    result = oracle.result()
    assert result["finished"]
    assert result["winners"]
    assert len(result["rounds"]) == games
    assert (result["rank"] is None) == (variant != "solitaire")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("quadrata", 1, {}),
        ("quadrata", 5, {}),
        ("quadrata", 2, {"rounds": 0}),
        ("quadrata", 2, {"rounds": True}),
        ("quadrata", 2, {"turn_limit": 0}),
        ("quadrata", 2, {"open": True}),
        ("digit", 1, {}),
        ("digit", 5, {}),
        ("digit", 2, {"variant": "solitaire"}),
        ("digit", 2, {"variant": "minus"}),
        ("digit", 1, {"variant": "solitaire", "open": True}),
        ("digit", 2, {"games": 0}),
        ("digit", 2, {"open": 1}),
        ("digit", True, {"variant": "solitaire"}),
    ],
)
def test_impossible_seats_and_options_are_refused(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    with pytest.raises(Refused):
        MODULES[game].Oracle(seats, options)
