"""DIGIT against a second, naive implementation of its rules, event by event."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.game import Json, Unreadable
from formspiel.core.record import parse_record, replay
from formspiel.games.digit import GAME
from formspiel.games.digit.state import State
from formspiel.geometry import settled
from tests.games.beside_oracle import MORE, after, compare_standing, copied, moves_of, written
from tests.games.digit_drawing import CARDS, EDITION, config
from tests.oracle.digit import Oracle
from tests.oracle.refused import Refused
from tests.oracle.sticks import figures

RECORDS = Path(__file__).parent.parent / "records"
LETTERS = ("h", "v")
AGREEMENTS: list[tuple[int, Json]] = [
    (2, {}),
    (3, {"variant": "standard"}),
    (4, {"open": True}),
    (2, {"games": 2}),
    (2, {"variant": "plus"}),
    (3, {"variant": "plus", "games": 2}),
    (4, {"variant": "plus", "open": True}),
    (2, {"variant": "plus", "end": "last-turns"}),
    (3, {"variant": "plus", "end": "last-turns", "games": 2}),
    (4, {"variant": "plus", "end": "last-turns", "open": True}),
    (1, {"variant": "solitaire"}),
    (1, {"variant": "solitaire", "games": 2}),
]


def mutated(data: Json, rng: Random) -> Json:
    """An event with something wrong, or something else, in it."""
    data = copied(data)
    match rng.randrange(8):
        case 0:
            data["seat"] = rng.choice([-1, 0, 1, 2, 3, 4, True, None, "0", 1.0])
        case 1:
            data["figure"] = rng.choice([*CARDS[:5], "D56", 3])
        case 2 if data.get("figures"):
            data["figures"][0] = rng.choice(CARDS)
            rng.shuffle(data["figures"])
        case 3 if "figures" in data:
            data["figures"] = rng.choice([[], data["figures"][1:], [*data["figures"], "D07"]])
        case 4:
            data[rng.choice(["extra", "chance", "from"])] = rng.choice(["draw", "deal", ""])
        case 5 if data:
            data.pop(rng.choice(list(data)))
        case _ if "from" in data:
            shift(data[rng.choice(["from", "to", "to"])], rng)
        case _ if "sticks" in data:
            shift(rng.choice(data["sticks"]), rng)
        case _:
            data["chance"] = rng.choice(["table", "deal", "draw", "reshuffle", "card"])
    return data


def shift(stick: list[Any], rng: Random) -> None:
    part = rng.randrange(3)
    stick[part] = rng.choice(LETTERS) if part == 2 else stick[part] + rng.choice([-2, -1, 1, 2])


def agree(state: State, oracle: Oracle, data: Json) -> None:
    """Both accept an event, or both refuse it."""
    if after(GAME, state, data) is None:
        with pytest.raises(Refused):
            oracle.step(copied(data))
    else:
        copied(oracle).step(copied(data))


def choose(state: State, rng: Random) -> Json:
    """Mostly a move onto an own card, where there is one: aimless games do not end."""
    moves = GAME.legal(state, state.turn)
    steps = EDITION.steps(settled(state.sticks))
    hand = state.hands[state.turn] or ()
    good = [m for m, step in zip(moves, steps, strict=True) if step.figure in hand]
    return GAME.format_event(rng.choice(good if good and rng.random() < 0.8 else moves))


@pytest.mark.parametrize("seed", range(MORE))
@pytest.mark.parametrize(("seats", "options"), AGREEMENTS)
def test_random_games_agree_with_the_oracle(seats: int, options: Json, seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(GAME.configure(EDITION, seats, options))
    oracle = Oracle(seats, options)
    earlier: list[Json] = []
    for _ in range(400):
        compare_standing(GAME, state, oracle)
        acting = oracle.to_act()
        if acting == []:
            break
        if acting != "chance":
            assert written(moves_of(GAME, state)) == written(oracle.moves())
        event = oracle.draw(rng) if acting == "chance" else choose(state, rng)
        agree(state, oracle, mutated(event, rng))
        if earlier:
            agree(state, oracle, rng.choice(earlier))
            agree(state, oracle, mutated(rng.choice(earlier), rng))
        played = after(GAME, state, event)
        assert played is not None
        oracle.step(copied(event))
        earlier.append(event)
        state = played


@pytest.mark.parametrize("seed", range(MORE))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_last_turns_end_as_the_oracle_says(seats: int, seed: int) -> None:
    """DIGIT-5: a series of two, to its end; whoever drew the last card is the last to move."""
    rng = Random(seed)
    options = {"variant": "plus", "end": "last-turns", "games": 2}
    state = GAME.setup(GAME.configure(EDITION, seats, options))
    oracle = Oracle(seats, options)
    last_drawn, since = 0, 0
    while (acting := oracle.to_act()) != []:
        before = state
        event = oracle.draw(rng) if acting == "chance" else choose(state, rng)
        played = after(GAME, state, event)
        assert played is not None
        state = played
        oracle.step(copied(event))
        compare_standing(GAME, state, oracle)
        if len(state.past) > len(before.past):
            is_emptied = not any(state.last.hands if state.last else state.hands)
            assert before.stack_size == 0
            assert is_emptied or (before.turn, since) == (last_drawn, seats - 1)
        elif event.get("chance") == "draw":
            last_drawn, since = event["seat"], 0
        elif state.turn != before.turn:
            since += 1
    assert len(state.past) == 2


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"variant": "plus", "end": "first-turns"}),
        (2, {"variant": "plus", "end": True}),
        (2, {"variant": "plus", "end": None}),
        (2, {"variant": "plus", "end": ["last-turns"]}),
        (2, {"end": "last-turns"}),
        (1, {"variant": "solitaire", "end": "last-turns"}),
    ],
)
def test_no_other_end_can_be_agreed_on(seats: int, options: Json) -> None:
    with pytest.raises(Unreadable):
        GAME.configure(EDITION, seats, options)
    with pytest.raises(Refused):
        Oracle(seats, options)


@pytest.mark.parametrize(("seats", "most"), [(2, 300), (4, 500)])
def test_aimless_standard_comes_to_the_reshuffle_and_beyond(seats: int, most: int) -> None:
    """DIGIT-3: with no aim hands grow until there is nothing left to draw."""
    rng = Random(seats)
    state, oracle = GAME.setup(config(seats)), Oracle(seats, {})
    kinds = set()
    for _ in range(most):
        compare_standing(GAME, state, oracle)
        acting = oracle.to_act()
        if acting == []:
            break
        event = oracle.draw(rng) if acting == "chance" else rng.choice(moves_of(GAME, state))
        kinds.add(event.get("chance"))
        agree(state, oracle, {"chance": "reshuffle"})
        played = after(GAME, state, event)
        assert played is not None
        oracle.step(copied(event))
        state = played
    assert "reshuffle" in kinds


def test_figures_have_the_names_that_the_oracle_gives_them() -> None:
    assert {name: figure.sticks for name, figure in EDITION.figures.items()} == {
        name: tuple((x, y, LETTERS[d]) for x, y, d in sticks) for name, sticks in figures().items()
    }


@pytest.mark.parametrize("name", ["moves", "plus", "solitaire", "standard"])
def test_example_record_gives_the_expected_result(name: str) -> None:
    record = parse_record((RECORDS / f"digit-{name}.record.json").read_text())
    expected = json.loads((RECORDS / f"digit-{name}.expected.json").read_text())
    state = replay(record)
    outcome = GAME.outcome(state)
    assert outcome.is_over == expected["finished"]
    if "scores" in expected:
        assert list(outcome.scores) == expected["scores"]
    if "moves" in expected:
        assert written(moves_of(GAME, state)) == written(expected["moves"])


def test_example_solitaire_has_its_rank() -> None:
    """Fifteen minus points are still good."""
    record = parse_record((RECORDS / "digit-solitaire.record.json").read_text())
    assert GAME.outcome(replay(record)).ranks == ("good",)
