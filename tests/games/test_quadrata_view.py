"""Quadrata: views, notation, words and pictures."""

import json
from random import Random

import pytest

from formspiel.cli.speech import Speech
from formspiel.core.game import CHANCE, OVER, Json, Unreadable, plain
from formspiel.core.record import Record
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.events import Roll, Starter
from formspiel.games.quadrata.picture import RISING, draw_board
from formspiel.games.quadrata.rules import legal
from formspiel.games.quadrata.state import State
from formspiel.locales import LANGUAGES, Texts
from formspiel.table.secrecy import record_for
from tests.games.quadrata_drawing import SMALL, at, board_of, config, move, table

MIXED = """
    1◣3◥ 3    4a   4a◤
    .    .    4a◤  2
    4b◣  .    .    1b◥
    4b   4b◣5◥ 5   5
"""
EVERYBODY = (None, 0, 1, 2, 3)
CELLS = [[0, 0, "S"], [0, 0, "W"]]
PLACED: Json = {"seat": 0, "move": 1, "from": "stock", "to": "square", "cells": CELLS}


def positions(seats: int, seed: int, turns: int = 60) -> list[State]:
    """The moments of a random game in which a seat is to move."""
    rng = Random(seed)
    state = GAME.setup(config(seats, rounds=1, turn_limit=turns))
    found = []
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
        else:
            found.append(state)
            moves = legal(state, acting[0])
            laying = [m for m in moves if m.goal == "square" and m.origin != "square"]
            state = GAME.apply(
                state, rng.choice(laying if rng.random() < 0.7 and laying else moves)
            )
    return found


# Views and records


def test_nothing_is_secret() -> None:
    state = table(MIXED, ("", "35"), roll=3, is_joker=True)
    seen = [GAME.format_view(GAME.view(state, seat)) for seat in EVERYBODY]
    assert [view.pop("seat") for view in seen] == list(EVERYBODY)
    assert all(view == seen[0] for view in seen)
    assert not GAME.has_secrets(state.config)
    for seat in EVERYBODY:
        assert GAME.sample(GAME.view(state, seat), Random(0)) == state
        for event in legal(state, 0):
            assert GAME.hide(state.config, event, seat) == GAME.format_event(event)


def test_everybody_may_read_the_whole_record() -> None:
    events: list[Json] = [{"chance": "starter", "seat": 0}, {"chance": "roll", "pips": 1}, PLACED]
    record = Record(GAME, config(), tuple(events))
    for seat in EVERYBODY:
        assert record_for(record, seat)["events"] == events


def test_a_view_tells_what_lies_where() -> None:
    state = table(". . . .\n. . . .\n. . . .\n1◣ . . .", ("", "33"), roll=2, turns=4, rounds=5)
    assert json.loads(json.dumps(GAME.format_view(GAME.view(state, 1)))) == {
        "seat": 1,
        "round": 1,
        "rounds": 5,
        "turn_limit": None,
        "size": 4,
        "starter": 0,
        "turn": 0,
        "turns": 4,
        "pips": 2,
        "joker": False,
        "stock": [4, 9, 7, 9, 5, 8],
        "boards": [
            {"forms": [[1, CELLS]], "reserve": [0, 0, 0, 0, 0, 0]},
            {"forms": [], "reserve": [0, 0, 2, 0, 0, 0]},
            {"forms": [], "reserve": [0, 0, 0, 0, 0, 0]},
            {"forms": [], "reserve": [0, 0, 0, 0, 0, 0]},
        ],
        "last": None,
    }


def test_the_boards_of_a_round_can_be_looked_at_after_it() -> None:
    """One turn each makes a round: what was laid is shown in the next, and after the game."""
    state = GAME.setup(config(2, rounds=2, turn_limit=2))

    def look() -> tuple[int, list[int], list[int] | None]:
        seen = GAME.format_view(GAME.view(state, 0))
        boards, last = seen["boards"], seen["last"]
        forms = [len(board["forms"]) for board in boards]
        return seen["round"], forms, last and [len(board["forms"]) for board in last]

    def turn() -> None:
        nonlocal state
        if state.starter is None:
            state = GAME.apply(state, Starter(0))
        state = GAME.apply(state, Roll(1))
        acting = GAME.to_act(state)
        assert isinstance(acting, tuple)
        state = GAME.apply(state, GAME.parse_event(state.config, {**PLACED, "seat": acting[0]}))

    assert look() == (1, [0, 0], None)
    turn()
    assert look() == (1, [1, 0], None)
    turn()
    assert look() == (2, [0, 0], [1, 1])
    turn()
    assert look() == (2, [1, 0], [1, 1])
    turn()
    assert GAME.to_act(state) is OVER
    assert look() == (2, [1, 1], None)


# Events that cannot be read


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seat": 0},
        {"chance": "card", "pips": 1},
        {"chance": "roll"},
        {"chance": "roll", "pips": "4"},
        {"chance": "roll", "pips": True},
        {"chance": "roll", "pips": 4, "seat": 0},
        {"chance": "starter"},
        {"chance": "starter", "seat": None},
        {**PLACED, "chance": "roll"},
        {**PLACED, "move": 0},
        {**PLACED, "move": 7},
        {**PLACED, "move": "1"},
        {**PLACED, "from": "box"},
        {**PLACED, "to": 3},
        {**PLACED, "of": 1},
        {**PLACED, "to": "reserve"},
        {**PLACED, "cells": []},
        {**PLACED, "cells": [[0, 0, "X"]]},
        {**PLACED, "cells": [[0, 0]]},
        {**PLACED, "cells": [*CELLS, CELLS[0]]},
        {**PLACED, "at_cells": CELLS},
        {**PLACED, "from": "square"},
        {**PLACED, "from": "reserve", "of": "1"},
        {**PLACED, "extra": 1},
        {"seat": 0, "move": 1, "from": "stock", "to": "square"},
    ],
)
def test_what_is_no_event_is_unreadable(data: Json) -> None:
    with pytest.raises(Unreadable):
        GAME.parse_event(config(), data)


@pytest.mark.parametrize(
    "data",
    [
        {"chance": "starter", "seat": 2},
        {"chance": "roll", "pips": 4},
        PLACED,
        {"seat": 0, "move": 1, "from": "stock", "to": "reserve"},
        {"seat": 0, "move": 1, "from": "reserve", "of": 2, "to": "square", "cells": CELLS},
        {"seat": 0, "move": 1, "from": "square", "at_cells": CELLS, "to": "stock"},
        {"seat": 0, "move": 1, "from": "square", "of": 2, "at_cells": CELLS, "to": "reserve"},
    ],
)
def test_events_are_written_as_they_are_read(data: Json) -> None:
    assert GAME.format_event(GAME.parse_event(config(), data)) == data


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_move_has_words_of_its_own(seats: int, language: str) -> None:
    speech = Speech(Texts(language, GAME.package))
    for state in positions(seats, seats)[::6]:
        moves = GAME.legal(state, int(state.turn or 0))
        said = [GAME.describe(m) for m in moves]
        words = {speech[what] for what in said}
        assert len(words) == len(moves)
        for note in GAME.notes(GAME.view(state, 0)):
            assert speech[note]


def test_words_name_the_place() -> None:
    speech = Speech(Texts("en", GAME.package))
    lying = at(MIXED, "3")
    for event, words in (
        (Starter(1), "Player 2 rolls the first six and begins"),
        (Roll(4), "the die shows 4"),
        (move(3, "stock", "square", cells=lying), "3 from the stock to ◥■ 1,4"),
        (move(3, "square", "stock", at_cells=lying), "3 from ◥■ 1,4 back to the stock"),
        (
            move(3, "reserve", "reserve", of=1),
            "3 from the reserve of Player 2, kept in reserve",
        ),
        (
            move(3, "square", "reserve", of=3, at_cells=lying),
            "3 robbed from Player 4, from ◥■ 1,4 into the reserve",
        ),
    ):
        assert speech[GAME.describe(event)] == words


def test_a_pose_turns_and_flips_in_the_hand() -> None:
    pose = GAME.pose(move(3, "stock", "square", cells=at(MIXED, "3")))
    assert pose is not None
    assert (pose.x, pose.y) == (0, 3)
    assert pose.choice == (3, "stock", None, ())
    assert pose.shape == at("3◥ 3", "3")
    assert pose.turned == at("3\n3◤", "3")
    assert pose.flipped == at("3 3◤", "3")
    assert GAME.pose(move(3, "stock", "reserve")) is None
    assert GAME.pose(Roll(3)) is None


# Pictures


def test_a_picture_outlines_every_form() -> None:
    drawn = plain(draw_board(SMALL, board_of(SMALL, MIXED, "1233"))).splitlines()
    # A plain slash stands for the rising diagonal here.
    assert [line.replace(RISING, "/") for line in drawn] == [
        "  ┌─1───2─┬─3───4─┐",
        "4 │1╲3  3 │ 4  4/·│",
        "  ├───────┤   ┌───┤",
        "3 │ ·   · │4/·│ 2 │",
        "  │       ╵   └───┤",
        "2 │4╲·  ·   ·  ·╲1│",
        "  │   ╶───────────┤",
        "1 │ 4  4╲5  5   5 │",
        "  ├───────────────┤",
        "  │1 2 33         │",
        "  │               │",
        "  └───────────────┘",
    ]


def test_a_picture_shows_what_is_tried() -> None:
    """The form hatched, crosses where it lay, and what changes below."""
    state = table(MIXED, roll=2)
    lies = at(MIXED, "2")
    drawn = plain(GAME.picture(GAME.view(state, 0), move(2, "square", "stock", at_cells=lies)))
    assert "│ × │" in drawn
    assert "2 ■ ×8+1" in drawn
    drawn = plain(GAME.picture(GAME.view(state, 0), move(2, "stock", "reserve")))
    assert "│+2 " in drawn
    assert "2 ■ ×8−1" in drawn
    free = at(". . . .\n2 . . .\n. . . .\n. . . .", "2")
    drawn = plain(GAME.picture(GAME.view(state, 0), move(2, "stock", "square", cells=free)))
    assert "3 │▒2▒│ · │4" in drawn


def test_a_picture_shows_roll_joker_and_whose_turn_it_is() -> None:
    state = table(MIXED, roll=6, is_joker=True)
    for seat in EVERYBODY:
        drawn = plain(GAME.picture(GAME.view(state, seat), None))
        assert "▶ #1  ⚅ 6 ★" in drawn
        assert all(f"  #{number}" in drawn for number in (2, 3, 4))


def test_others_are_drawn_small() -> None:
    drawn = plain(GAME.picture(GAME.view(table((MIXED, "266")), 1), None))
    for line in ("133■4■4◤ 2 66", " · ·4◤2■", "4◣ · ·1◥", "4■455■5■"):
        assert line in drawn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_fit_a_terminal(seats: int) -> None:
    """80 × 24, with room for moves beside a seat's picture and a line below the table's."""
    for state in positions(seats, 7 + seats, turns=120)[::5]:
        seat = int(state.turn or 0)
        tried = Random(0).choice(legal(state, seat))
        lines = plain(GAME.picture(GAME.view(state, seat), tried)).splitlines()
        assert max(map(len, lines)) <= 41
        assert len(lines) <= 20
        lines = plain(GAME.picture(GAME.view(state, None), None)).splitlines()
        assert max(map(len, lines)) <= 79
        assert len(lines) <= 22


@pytest.mark.parametrize("seats", [2, 3])
def test_different_positions_give_different_pictures(seats: int) -> None:
    """Triangles can be told apart, and forms from their neighbours, without any colour."""
    for state in positions(seats, seats)[20::8]:
        after = [GAME.apply(state, m) for m in legal(state, int(state.turn or 0))[:150]]
        drawn = {plain(GAME.picture(GAME.view(other, None), None)) for other in after}
        assert len(drawn) == len(after)


def test_the_end_of_the_game_shows_the_last_round() -> None:
    state = table(MIXED, roll=2, rounds=1, turn_limit=1)
    state = GAME.apply(state, move(2, "stock", "reserve"))
    assert GAME.to_act(state) is OVER
    drawn = plain(GAME.picture(GAME.view(state, None), None))
    assert "1╲3  3 │" in drawn
    assert "2 ■ ×7" in drawn
    assert "▶" not in drawn
