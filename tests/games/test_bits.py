"""BITS, rule by rule: play. The numbers are those of the rules page."""

from fractions import Fraction
from itertools import pairwise

import pytest

from formspiel.core.game import CHANCE, OVER, Unreadable
from formspiel.games.bits import GAME
from formspiel.games.bits.events import DrawStart, TurnCard, TurnTask
from formspiel.games.bits.rules import legal
from tests.games.bits_drawing import (
    EDITION,
    FULL,
    begin,
    config,
    drawn,
    finished,
    lowest,
    pictures,
    placement,
    play,
    refusal,
    squares_of,
    table,
)

TILES = ["RR", "GG", "BB", "YY", "RG", "RB", "RY", "GB", "GY", "BY"]
PAIRS = ["RG", "RB", "RY", "GB", "GY", "BY"]


# The box


def test_fourteen_tiles_are_each_pair_once_and_each_double_twice() -> None:
    counts = {name: tile.count for name, tile in EDITION.tiles.items()}
    assert counts == {name: 2 if name[0] == name[1] else 1 for name in TILES}
    assert EDITION.cards == 14


def test_six_start_tiles_and_nine_task_cards() -> None:
    assert sorted(EDITION.start) == sorted(PAIRS)
    assert [task for task in EDITION.tasks if task[0] == "1"] == ["1"]
    assert sorted(task for task in EDITION.tasks if task[0] == "2") == [
        "2I",
        "2L",
        "2O",
        "2S",
        "2T",
    ]
    assert {t for t in EDITION.tasks if t[0] == "3"} == {"3-single", "3-pair", "3-corner"}
    assert len(EDITION.tasks) == 9


@pytest.mark.parametrize("tile", TILES)
def test_placements_on_the_empty_board(tile: str) -> None:
    ways = 1 if tile[0] == tile[1] else 2
    assert len(pictures(table("", card=tile))) == ways * (5 + 4), "upright and flat"
    assert len(EDITION.tiles[tile].turns) == 2 * ways


@pytest.mark.parametrize("seats", [-1, 0, 5, 10**30])
def test_bits_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(Unreadable, match="BITS has 1 to 4 seats"):
        GAME.configure(EDITION, seats, {})


def test_bits_has_no_options() -> None:
    with pytest.raises(Unreadable, match="no option"):
        GAME.configure(EDITION, 1, {"boards": ["1"]})
    assert GAME.options_of(config()) == {}


# Rule 1: three rounds, one more task card in each


def test_round_1_turns_up_the_card_1() -> None:
    state = GAME.setup(config(2))
    assert GAME.to_act(state) is CHANCE
    assert list(GAME.chances(state)) == [(TurnTask("1"), Fraction(1))]
    for wrong in ("2I", "3-pair", "4"):
        assert refusal(state, TurnTask(wrong)).rule == "BITS rule 1"


def test_round_2_adds_a_card_2_and_round_3_a_card_3() -> None:
    state = play(begin(), lowest)
    twos = {TurnTask(name): Fraction(1, 5) for name in ("2I", "2L", "2O", "2S", "2T")}
    assert dict(GAME.chances(state)) == twos
    assert refusal(state, TurnTask("1")).rule == "BITS rule 1"
    assert refusal(state, TurnTask("3-pair")).rule == "BITS rule 1"
    state = play(begin(state=state), lowest)
    threes = {TurnTask(name): Fraction(1, 3) for name in ("3-single", "3-pair", "3-corner")}
    assert dict(GAME.chances(state)) == threes
    state = play(begin(state=state), lowest)
    assert GAME.to_act(state) is OVER


def test_task_card_is_the_first_event_of_a_round() -> None:
    for state in (GAME.setup(config()), play(begin(), lowest)):
        assert refusal(state, DrawStart(0, "RG")).rule == "BITS rule 1"
        assert refusal(state, TurnCard("RR")).rule == "BITS rule 1"
        assert refusal(state, placement("rg...", "RG")).rule == "BITS rule 4"


def test_a_round_adds_just_one_task_card() -> None:
    state = GAME.apply(GAME.setup(config()), TurnTask("1"))
    assert refusal(state, TurnTask("1")).rule == "BITS rule 1"
    state = play(begin(), lowest)
    state = GAME.apply(state, TurnTask("2I"))
    assert refusal(state, TurnTask("2L")).rule == "BITS rule 1"


def test_all_cards_turned_up_stay_in_force() -> None:
    state = begin()
    for _ in range(2):
        state = begin(state=play(state, lowest))
    state = play(state, lowest)
    told = [dict(done.about)["tasks"] for done in GAME.outcome(state).rounds]
    assert told == [("1",), ("1", "2I"), ("1", "2I", "3-single")]


def test_nothing_happens_after_three_rounds() -> None:
    state = finished(("",), ("",), ("",))
    for event in (TurnTask("3-pair"), DrawStart(0, "RG"), TurnCard("RR")):
        assert refusal(state, event).sentence == "the game is over"
    assert refusal(state, placement("rr...", "RR")).sentence == "the game is over"
    assert legal(state, 0) == ()


# Rule 2: start tiles


def test_each_seat_draws_a_different_start_tile() -> None:
    state = GAME.apply(GAME.setup(config(2)), TurnTask("1"))
    sixth, fifth = Fraction(1, 6), Fraction(1, 5)
    assert dict(GAME.chances(state)) == {DrawStart(0, tile): sixth for tile in PAIRS}
    state = GAME.apply(state, DrawStart(0, "GB"))
    left = [tile for tile in PAIRS if tile != "GB"]
    assert dict(GAME.chances(state)) == {DrawStart(1, tile): fifth for tile in left}
    assert refusal(state, DrawStart(1, "GB")).rule == "BITS rule 2"
    assert refusal(state, DrawStart(0, "RG")).rule == "BITS rule 2"
    assert refusal(state, DrawStart(2, "RG")).rule == "BITS rule 2"
    assert refusal(state, DrawStart(-1, "RG")).rule == "BITS rule 2"
    assert refusal(state, DrawStart(1, "RR")).rule == "BITS rule 2", "no double is a start tile"


def test_seats_may_draw_in_any_order() -> None:
    state = GAME.apply(GAME.setup(config(3)), TurnTask("1"))
    state = GAME.apply(state, DrawStart(1, "RY"))
    assert {event.seat for event, _ in GAME.chances(state) if isinstance(event, DrawStart)} == {0}
    state = GAME.apply(state, DrawStart(2, "RG"))
    assert GAME.to_act(state) is CHANCE
    assert GAME.to_act(GAME.apply(state, DrawStart(0, "BY"))) == (0, 1, 2)


def test_nobody_places_and_no_card_comes_before_all_have_drawn() -> None:
    state = GAME.apply(GAME.setup(config(2)), TurnTask("1"))
    state = GAME.apply(state, DrawStart(0, "RG"))
    assert legal(state, 0) == ()
    assert refusal(state, placement("rg...", "RG")).rule == "BITS rule 4"
    assert refusal(state, TurnCard("RR")).rule == "BITS rule 2"


@pytest.mark.parametrize("tile", PAIRS)
def test_column_and_orientation_of_the_start_tile_are_free(tile: str) -> None:
    assert len(legal(begin(1, starts=tile), 0)) == 18


def test_building_cards_wait_for_all_start_tiles() -> None:
    state = begin(2)
    state = GAME.apply(state, placement("b....\nr....", "RB", seat=1))
    assert GAME.to_act(state) == (0,)
    assert refusal(state, TurnCard("RR")).rule == "BITS rule 4"
    assert refusal(state, DrawStart(0, "BY")).rule == "BITS rule 4"
    state = GAME.apply(state, placement("rg...", "RG"))
    assert GAME.to_act(state) is CHANCE
    assert refusal(state, DrawStart(0, "BY")).rule == "BITS rule 2"


def test_each_seat_drops_its_own_start_tile() -> None:
    state = begin(2)
    assert refusal(state, placement("rb...", "RB")).rule == "BITS rule 4"
    assert len(legal(state, 1)) == 18
    assert {move.tile for move in legal(state, 1)} == {"RB"}


def test_start_tiles_are_apart_from_the_fourteen() -> None:
    state = begin(1, starts="RG")
    state = GAME.apply(state, placement("rg...", "RG"))
    assert dict(GAME.chances(state))[TurnCard("RG")] == Fraction(1, 14)
    assert GAME.to_act(GAME.apply(state, TurnCard("RG"))) == (0,)


# Rule 4: building cards


def test_building_cards_come_as_often_as_there_are_tiles() -> None:
    state = GAME.apply(begin(), placement("rg...", "RG"))
    assert dict(GAME.chances(state)) == {
        TurnCard(tile): Fraction(2 if tile[0] == tile[1] else 1, 14) for tile in TILES
    }
    state = GAME.apply(state, TurnCard("YY"))
    state = GAME.apply(state, lowest(legal(state, 0)))
    assert dict(GAME.chances(state))[TurnCard("YY")] == Fraction(1, 13)
    assert dict(GAME.chances(state))[TurnCard("RR")] == Fraction(2, 13)
    state = GAME.apply(state, TurnCard("YY"))
    state = GAME.apply(state, lowest(legal(state, 0)))
    assert TurnCard("YY") not in dict(GAME.chances(state))
    assert refusal(state, TurnCard("YY")).rule == "BITS rule 4"
    assert refusal(state, TurnCard("VV")).rule == "BITS rule 4", "of another box"


def test_everybody_drops_the_same_tile_in_any_order() -> None:
    state = table("", "", "", card="GY")
    assert GAME.to_act(state) == (0, 1, 2)
    state = GAME.apply(state, placement("gy...", "GY", seat=2))
    assert GAME.to_act(state) == (0, 1)
    assert refusal(state, placement("..gy.", "GY", seat=2)).rule == "BITS rule 4"
    assert refusal(state, placement("rr...", "RR", seat=1)).rule == "BITS rule 4"
    assert refusal(state, placement("gy...", "GY", seat=3)).rule == "BITS rule 4"
    assert refusal(state, TurnCard("RR")).rule == "BITS rule 4"
    state = GAME.apply(state, placement("gy...", "GY", seat=0))
    state = GAME.apply(state, placement("gy...", "GY", seat=1))
    assert GAME.to_act(state) is CHANCE
    assert [drawn(squares_of(board)) for board in state.boards] == ["GY..."] * 3


def test_tile_that_can_be_placed_must_be_placed() -> None:
    state = table(
        ".RRRR\nRRRRR\nRRRRR\nRRRRR\nRRRRR", "RRRR.\nRRRR.\nRRRRR\nRRRRR\nRRRRR", card="GY"
    )
    assert GAME.to_act(state) == (1,), "one has room for no tile, the other for two ways"
    assert len(legal(state, 1)) == 2
    with pytest.raises(Unreadable):
        GAME.parse_event(state.config, {"seat": 1, "aside": "GY"})
    with pytest.raises(Unreadable):
        GAME.parse_event(state.config, {"seat": 1})


def test_no_seat_moves_while_a_card_is_due() -> None:
    state = GAME.apply(begin(), placement("rg...", "RG"))
    assert refusal(state, placement("rr...", "RR")).rule == "BITS rule 4"
    assert refusal(state, TurnTask("1")).rule == "BITS rule 1"


# BITS-4: who cannot place does without


def test_bits_4_seat_without_room_is_skipped_without_an_event() -> None:
    state = table(FULL, "", card="YY")
    assert GAME.to_act(state) == (1,)
    assert legal(state, 0) == ()
    assert refusal(state, placement("yy...\n" + "RRRRR\n" * 5, "YY")).rule == "BITS-4"
    after = GAME.apply(state, placement("yy...", "YY", seat=1))
    assert GAME.to_act(after) is CHANCE, "the round goes on for the other"
    assert after.boards[0] == state.boards[0], "the tile is gone"


# What all games promise


def test_legal_moves_are_sorted() -> None:
    for tile in TILES:
        moves = legal(table("R....\nG..B.", card=tile), 0)
        assert all(first < second for first, second in pairwise(moves))
