"""DIGIT in writing: events as JSON, the picture of a table, and the words for moves."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.game import Pose, Unreadable, phrase, plain
from formspiel.games.digit import GAME
from formspiel.games.digit.events import Deal, Draw, Event, MoveStick, Reshuffle, TurnUp
from formspiel.games.digit.picture import draw_card
from formspiel.games.digit.rules import legal
from formspiel.geometry import moved
from tests.games.digit_drawing import (
    CARDS,
    EDITION,
    FLAG,
    HOOK,
    LINE,
    SPARE,
    H,
    begin,
    card,
    config,
    play_at_random,
    sticks_of,
    table,
)

LINE_EVENT: dict[str, Any] = {
    "chance": "table",
    "figure": card(LINE),
    "sticks": [[0, 0, "h"], [1, 0, "h"], [2, 0, "h"], [3, 0, "h"], [4, 0, "h"]],
}
MOVE_EVENT: dict[str, Any] = {"seat": 0, "from": [4, 0, "h"], "to": [-1, 0, "h"]}
EVENTS: list[tuple[dict[str, Any], Event]] = [
    (LINE_EVENT, TurnUp(card(LINE), sticks_of(LINE))),
    ({"chance": "deal", "seat": 1, "figures": ["D01", "D02"]}, Deal(1, ("D01", "D02"))),
    ({"chance": "draw", "seat": 0, "figures": ["D09"]}, Draw(0, ("D09",))),
    ({"chance": "reshuffle"}, Reshuffle()),
    (MOVE_EVENT, MoveStick(0, (4, 0, "h"), (-1, 0, "h"))),
]


@pytest.mark.parametrize(("data", "event"), EVENTS)
def test_events_are_written_as_the_record_format_has_them(
    data: dict[str, Any], event: Event
) -> None:
    assert GAME.parse_event(config(), data) == event
    assert GAME.format_event(event) == data


def test_lists_may_come_in_any_order_and_are_written_sorted() -> None:
    mixed = {**LINE_EVENT, "sticks": LINE_EVENT["sticks"][::-1]}
    assert GAME.format_event(GAME.parse_event(config(), mixed)) == LINE_EVENT
    deal = {"chance": "deal", "seat": 0, "figures": ["D03", "D01"]}
    assert GAME.format_event(GAME.parse_event(config(), deal))["figures"] == ["D01", "D03"]


@pytest.mark.parametrize(
    "data",
    [
        {}, {"seat": 0}, {"chance": "roll"}, {"chance": None}, {"chance": ["deal"]},
        {"chance": "reshuffle", "seat": 0},
        {**LINE_EVENT, "seat": 0}, {**LINE_EVENT, "figure": "D56"}, {**LINE_EVENT, "figure": 1},
        {**LINE_EVENT, "sticks": []}, {**LINE_EVENT, "sticks": [[0, 0, "h"]] * 5},
        {**LINE_EVENT, "sticks": [[0, 0]]}, {**LINE_EVENT, "sticks": "h"},
        {**LINE_EVENT, "sticks": [[0, 0, "x"]]}, {**LINE_EVENT, "sticks": [[0, 0.0, "h"]]},
        {**LINE_EVENT, "sticks": [[10**16, 0, "h"]]},
        {"chance": "deal", "seat": 0}, {"chance": "deal", "figures": ["D01"]},
        {"chance": "deal", "seat": 0, "count": 5},
        {"chance": "deal", "seat": True, "figures": ["D01"]},
        {"chance": "deal", "seat": 0, "figures": ["D01", "D01"]},
        {"chance": "deal", "seat": 0, "figures": ["d01"]},
        {"chance": "deal", "seat": 0, "figures": [["D01"]]},
        {"chance": "draw", "seat": 0, "figures": "D01"},
        {"chance": "draw", "seat": "0", "figures": ["D01"]},
        {**MOVE_EVENT, "to": [0, 0]}, {**MOVE_EVENT, "to": None}, {**MOVE_EVENT, "by": 1},
        {**MOVE_EVENT, "from": [0, 0, "H"]}, {**MOVE_EVENT, "from": [[0], 0, "h"]},
        {**MOVE_EVENT, "seat": 0.0}, {"seat": 0, "from": [0, 0, "h"]},
        {"from": [4, 0, "h"], "to": [0, 0, "v"]},
    ],
)  # fmt: skip
def test_event_that_cannot_be_read(data: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        GAME.parse_event(config(), data)


def test_every_move_from_the_farthest_table_can_be_read() -> None:
    state = GAME.setup(config())
    far = moved(sticks_of(LINE), 10**15 - 4, -(10**15))
    data = {**LINE_EVENT, "sticks": [list(stick) for stick in far]}
    state = GAME.apply(state, GAME.parse_event(config(), data))
    state = replace(state, hands=(tuple(SPARE[:5]), tuple(SPARE[5:10])))
    moves = legal(state, 0)
    assert len(moves) == 22
    for move in moves:
        assert GAME.parse_event(config(), GAME.format_event(move)) == move


@given(st.integers(0, 10**6), st.sampled_from(["standard", "plus", "solitaire"]))
def test_events_read_back_as_written(seed: int, variant: str) -> None:
    agreed = config(1 if variant == "solitaire" else 3, variant)
    for event in play_at_random(GAME.setup(agreed), Random(seed), 20):
        data = json.loads(json.dumps(GAME.format_event(event)))
        assert GAME.parse_event(agreed, data) == event


# Pictures


PICTURE = """\
    D20
  2  ·   ·   ·   ·   ·   ·   ·

  1  ·   ●   ·   ·   ·   ·   ·
         ┃
  0  ·   ●━━━●━━━●━━━●━━━●   ·

 −1  ·   ·   ·   ·   ·   ·   ·
    −1   0   1   2   3   4   5
 D24    D37        D40
 ╶─┬─╴    ╷
 ╶─┴─╴  ╶─┴─────╴  ╶─────────╴"""


def test_picture_of_a_seat_has_the_table_and_the_own_hand() -> None:
    state = table(HOOK, [card(LINE), card(FLAG), card(H)], SPARE[:5])
    assert plain(GAME.picture(GAME.view(state, 0), None)) == PICTURE


def test_tried_move_is_dotted_where_it_lay_and_bracketed_where_it_goes() -> None:
    state = table(LINE, [card(HOOK), *SPARE[:2]], SPARE[5:10])
    move = MoveStick(0, (4, 0, "h"), (0, 0, "v"))
    lines = plain(GAME.picture(GAME.view(state, 0), move)).splitlines()
    assert lines[0].strip() == f"{card(LINE)} → {card(HOOK)}"
    assert lines[2].strip() == "[┃]"
    assert lines[3].strip() == "0  ·   ●━━━●━━━●━━━●━━━●┄┄┄·   ·"
    assert any(f"[{card(HOOK)}]" in line for line in lines), "the card that it lays down"
    across = MoveStick(0, (4, 0, "h"), (-1, 0, "h"))
    lines = plain(GAME.picture(GAME.view(state, 0), across)).splitlines()
    assert lines[3].strip() == "0  ·[━]●━━━●━━━●━━━●━━━●┄┄┄·   ·"


def test_cards_are_drawn_small_and_flat() -> None:
    assert draw_card(EDITION, card(LINE)) == ["╶─────────╴"]
    assert draw_card(EDITION, card(HOOK)) in (["┌───────╴", "╵"], ["╷        ", "└───────╴"])
    drawn = {name: draw_card(EDITION, name) for name in CARDS}
    assert len({tuple(rows) for rows in drawn.values()}) == 55
    assert all(len(rows) <= 3 and len(rows[0]) <= 11 for rows in drawn.values())


@given(st.integers(0, 10**6), st.integers(2, 4), st.sampled_from(["standard", "plus"]))
def test_picture_fits_a_terminal(seed: int, seats: int, variant: str) -> None:
    """80 × 24, and a seat leaves room beside it for a list of moves."""
    state = GAME.setup(config(seats, variant, open=True))
    rng = Random(seed)
    for event in play_at_random(state, rng, 30):
        state = GAME.apply(state, event)
    tried = legal(state, state.turn) or (None,)
    for seat in (None, *range(seats)):
        for move in (None, rng.choice(tried)):
            picture = GAME.picture(GAME.view(state, seat), move)
            widths = {sum(len(mark.text) for mark in line) for line in picture}
            assert len(widths) == 1
            assert max(widths) <= (79 if seat is None else 41)
            if seat is not None:
                assert len(picture) <= 19


def test_cards_that_find_no_room_are_named() -> None:
    state = table(LINE, CARDS[:23], SPARE[5:10])
    hand = state.hands[0] or ()
    text = plain(GAME.picture(GAME.view(state, 0), None))
    assert len(hand) > 20
    assert [name for name in hand if name not in text] == []
    assert "└─┴─┘" in text, "the first of them are drawn"
    assert len(text.splitlines()) <= 19


def test_picture_of_far_away_sticks_has_no_coordinates() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:10])
    far = replace(state, sticks=moved(state.sticks, 12345, 0))
    assert "12345" not in plain(GAME.picture(GAME.view(far, 0), None))


def test_spectator_sees_card_backs_in_a_closed_game() -> None:
    text = plain(GAME.picture(GAME.view(begin(2), None), None))
    assert text.count("▯") == 10
    assert "D01" not in text


# Words


def test_moves_are_described_by_where_the_stick_goes() -> None:
    move = MoveStick(1, (0, -2, "h"), (2, 1, "v"))
    assert GAME.describe(move) == phrase("digit-move", start="0,-2", way="h", to="2,1", to_way="v")
    assert GAME.describe(Deal(1, ("D01", "D02"))) == phrase(
        "digit-deal", player=2, figures="D01 D02"
    )
    keys = {GAME.describe(event).key for _, event in EVENTS}
    assert keys == {
        "digit-turn-up", "digit-deal", "digit-draw", "digit-reshuffle", "digit-move",
    }  # fmt: skip


def test_pose_of_a_move_is_the_place_of_the_stick() -> None:
    pose = GAME.pose(MoveStick(0, (4, 0, "h"), (2, -1, "v")))
    assert pose == Pose(((4, 0, "h"),), 2, -1, ("v",), ("h",), ("v",))
    assert GAME.pose(Reshuffle()) is None


# The page for players


def test_docs_have_every_figure_and_every_ruling() -> None:
    page = (Path(__file__).parents[2] / "docs" / "digit.md").read_text("utf-8")
    gallery = page.split("```")[1].splitlines()
    for name in CARDS:
        number, row = next((n, row) for n, row in enumerate(gallery) if f" {name}" in row)
        column = row.index(name)
        below = [line[column : column + 11] for line in gallery[number + 1 : number + 4]]
        for drawn, line in zip(reversed(draw_card(EDITION, name)), reversed(below), strict=False):
            assert line.startswith(drawn.rstrip()), name
    for ruling in range(1, 12):
        assert f"**DIGIT-{ruling}**" in page
    for rank in EDITION.ranks:
        for language, name in rank.names:
            assert f"| {name} |" in page, language
