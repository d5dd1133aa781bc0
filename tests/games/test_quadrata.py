"""Quadrata, rule by rule: play. The numbers are those of the rules page."""

from fractions import Fraction

import pytest

from formspiel.core.game import CHANCE, OVER, Unreadable
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.events import Roll, Starter
from formspiel.games.quadrata.rules import legal
from formspiel.games.quadrata.state import State
from tests.games.quadrata_drawing import (
    ALMOST_FULL,
    EDITION,
    LARGE,
    SMALL,
    at,
    config,
    move,
    refusal,
    table,
    ways,
)

ONE_THREE = """
    .  .  .  .
    .  .  .  .
    .  .  .  .
    3  3◣ .  .
"""
OTHER_THREE = """
    3  3◣ .  .
    .  .  .  .
    .  .  .  .
    .  .  .  .
"""
CORNER = ((0, 0, "S"), (0, 0, "W"))
"""A 1 in the lower left corner."""
OWN = {
    (3, "square", None, "square"),
    (3, "square", None, "reserve"),
    (3, "square", None, "stock"),
}


def begin(seats: int = 4, starter: int = 0, **options: int | None) -> State:
    agreed = GAME.configure(EDITION, seats, options)
    return GAME.apply(GAME.setup(agreed), Starter(starter))


# Rule 1: squares and stock


def test_two_players_fill_the_large_square_three_and_four_the_small_one() -> None:
    """Rule 1."""
    assert [EDITION.square(seats).id for seats in (2, 3, 4)] == ["large", "small", "small"]
    assert (LARGE.size, SMALL.size) == (6, 4)


def test_the_stock_is_reduced_for_three() -> None:
    """Rule 1: by 1 one, 2 twos, 2 threes, 2 fours, 1 five, 2 sixes."""
    assert GAME.setup(config(2)).stock == (5, 9, 9, 9, 5, 8)
    assert GAME.setup(config(3)).stock == (4, 7, 7, 7, 4, 6)
    assert GAME.setup(config(4)).stock == (5, 9, 9, 9, 5, 8)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30])
def test_quadrata_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(Unreadable, match="Quadrata has 2 to 4 seats"):
        GAME.configure(EDITION, seats, {})


# Rule 2: rounds


def test_rounds_are_three_unless_agreed_otherwise() -> None:
    """Rule 2."""
    assert GAME.configure(EDITION, 2, {}).rounds == 3
    assert GAME.configure(EDITION, 2, {"rounds": 10}).rounds == 10


@pytest.mark.parametrize("rounds", [0, -3, True, 1.0, "3", None, [3], 10**30])
def test_rounds_must_be_a_number_from_1(rounds: object) -> None:
    with pytest.raises(Unreadable, match="rounds"):
        GAME.configure(EDITION, 2, {"rounds": rounds})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Unreadable, match="Quadrata has no option"):
        GAME.configure(EDITION, 2, {"boards": ["1"]})


def test_the_game_has_as_many_rounds_as_agreed() -> None:
    """Rule 2."""
    state = GAME.setup(config(2, rounds=2, turn_limit=1))
    for number in range(2):
        assert state.round == number
        for event in (Starter(1), Roll(2), move(2, "stock", "reserve", seat=1)):
            state = GAME.apply(state, event)
    assert GAME.to_act(state) is OVER
    assert refusal(state, Starter(0)).sentence == "the game is over"


# Rule 3: who begins


@pytest.mark.parametrize(
    ("seats", "shares"),
    [(2, (6, 5)), (3, (36, 30, 25)), (4, (216, 180, 150, 125))],
)
def test_the_first_six_decides_who_begins(seats: int, shares: tuple[int, ...]) -> None:
    """Rule 3: seat k begins with a chance in the proportion of (5/6)^k."""
    chances = dict(GAME.chances(GAME.setup(config(seats))))
    total = sum(shares)
    assert chances == {Starter(k): Fraction(share, total) for k, share in enumerate(shares)}


def test_turns_go_clockwise_from_the_starter() -> None:
    """Rule 3."""
    state = begin(3, starter=2)
    for seat in (2, 0, 1, 2):
        state = GAME.apply(state, Roll(1))
        assert GAME.to_act(state) == (seat,)
        state = GAME.apply(state, move(1, "stock", "reserve", seat=seat))


def test_nobody_rolls_before_the_first_six_and_one_seat_begins() -> None:
    """Rule 3."""
    state = GAME.setup(config(2))
    assert refusal(state, Roll(3)).rule == "Quadrata rule 3"
    assert refusal(state, Starter(2)).rule == "Quadrata rule 3"
    assert refusal(state, Starter(-1)).rule == "Quadrata rule 3"
    assert refusal(begin(2), Starter(1)).rule == "Quadrata rule 3"


def test_quad_1_the_deciding_six_is_not_played() -> None:
    """QUAD-1: the starter rolls again."""
    state = begin(2, starter=1)
    assert GAME.to_act(state) is CHANCE
    assert dict(GAME.chances(state)) == {Roll(n): Fraction(1, 6) for n in range(1, 7)}


# Rule 4: a turn


def test_a_from_the_stock_into_the_square_or_the_reserve() -> None:
    """Rule 4a."""
    state = table(roll=1)
    assert ways(state) == {(1, "stock", None, "square"), (1, "stock", None, "reserve")}
    after = GAME.apply(state, move(1, "stock", "square", cells=CORNER))
    assert after.stock == (4, 9, 9, 9, 5, 8)
    assert after.boards[0].forms == ((1, SMALL.mask(CORNER)),)
    after = GAME.apply(state, move(1, "stock", "reserve"))
    assert after.stock == (4, 9, 9, 9, 5, 8)
    assert after.boards[0].reserve == (1, 0, 0, 0, 0, 0)


def test_b_from_the_own_reserve_into_the_square_or_back_to_the_stock() -> None:
    """Rule 4b; the stock may be taken from as well."""
    state = table(("", "11"), roll=1)
    assert ways(state) == {
        (1, "stock", None, "square"),
        (1, "stock", None, "reserve"),
        (1, "reserve", None, "square"),
        (1, "reserve", None, "stock"),
    }
    after = GAME.apply(state, move(1, "reserve", "square", cells=CORNER))
    assert after.boards[0].reserve == (1, 0, 0, 0, 0, 0)
    assert after.boards[0].covered == SMALL.mask(CORNER)
    assert after.stock == (3, 9, 9, 9, 5, 8)
    after = GAME.apply(state, move(1, "reserve", "stock"))
    assert after.boards[0].reserve == (1, 0, 0, 0, 0, 0)
    assert after.stock == (4, 9, 9, 9, 5, 8)


def test_c_from_the_own_square_into_the_reserve_or_back_to_the_stock() -> None:
    """Rule 4c."""
    lies = at(ONE_THREE, "3")
    state = table(ONE_THREE, roll=3)
    after = GAME.apply(state, move(3, "square", "reserve", at_cells=lies))
    assert after.boards[0].forms == ()
    assert after.boards[0].covered == 0
    assert after.boards[0].reserve == (0, 0, 1, 0, 0, 0)
    after = GAME.apply(state, move(3, "square", "stock", at_cells=lies))
    assert after.boards[0].reserve == (0, 0, 0, 0, 0, 0)
    assert after.stock == (5, 9, 9, 9, 5, 8)


def test_d_within_the_own_square_to_another_place() -> None:
    """Rule 4d: also to a place that overlaps the old one; 95 other places are free."""
    lies, overlapping = at(ONE_THREE, "3"), at(ONE_THREE.replace("3◣", "3◤"), "3")
    state = table(ONE_THREE, roll=3)
    within = [m for m in legal(state, 0) if m.origin == "square" and m.goal == "square"]
    assert len(within) == 95
    after = GAME.apply(state, move(3, "square", "square", at_cells=lies, cells=overlapping))
    assert after.boards[0].forms == ((3, SMALL.mask(overlapping)),)
    assert after.boards[0].covered == SMALL.mask(overlapping)
    assert after.stock == state.stock


def test_each_of_two_forms_of_a_number_may_move() -> None:
    """Rule 4c: which of them is a choice; taking one of several from a reserve is not."""
    both = "2a . . .\n. 2b . .\n. . . .\n. . . ."
    moves = legal(table((both, "222"), roll=2), 0)
    assert {m.at_cells for m in moves if m.goal == "stock" and m.origin == "square"} == {
        at(both, "2a"),
        at(both, "2b"),
    }
    assert sum(m.goal == "stock" and m.origin == "reserve" for m in moves) == 1


def test_only_the_number_rolled_moves() -> None:
    """Rule 4."""
    state = table((ONE_THREE, "12"), roll=2)
    assert {number for number, *_ in ways(state)} == {2}
    assert refusal(state, move(1, "reserve", "stock")).rule == "Quadrata rule 4"
    three = move(3, "square", "stock", at_cells=at(ONE_THREE, "3"))
    assert refusal(state, three).rule == "Quadrata rule 4"


def test_just_one_move_a_turn() -> None:
    """Rule 4."""
    state = GAME.apply(table(roll=1), move(1, "stock", "reserve"))
    assert GAME.to_act(state) is CHANCE
    assert refusal(state, move(1, "reserve", "stock")).rule == "Quadrata rule 4"
    state = GAME.apply(state, Roll(1))
    assert GAME.to_act(state) == (1,)
    assert refusal(state, move(1, "reserve", "stock")).rule == "Quadrata rule 4"


def test_a_move_is_compulsory() -> None:
    """Rule 4: whoever has rolled must move before the next roll."""
    state = table(roll=1)
    assert refusal(state, Roll(2)).rule == "Quadrata rule 4"
    assert refusal(state, Starter(1)).rule == "Quadrata rule 4"
    assert refusal(state, move(1, "stock", "reserve", seat=1)).rule == "Quadrata rule 4"
    with pytest.raises(Unreadable):
        GAME.parse_event(state.config, {"seat": 0, "pass": True})


@pytest.mark.parametrize("pips", [0, 7, -1])
def test_the_die_is_an_ordinary_one(pips: int) -> None:
    assert refusal(begin(), Roll(pips)).rule == "Quadrata rule 4"


@pytest.mark.parametrize(
    ("origin", "goal"),
    [("stock", "stock"), ("reserve", "reserve"), ("box", "reserve"), ("reserve", "box")],
)
def test_other_ways_do_not_exist(origin: str, goal: str) -> None:
    """Rule 4: a to d are all there is."""
    assert refusal(table(("", "3"), roll=3), move(3, origin, goal)).rule == "Quadrata rule 4"


def test_what_is_not_there_does_not_move() -> None:
    """Rule 4."""
    state = table(ONE_THREE, roll=3, out="3")
    assert ways(state) == OWN
    assert refusal(state, move(3, "stock", "reserve")).sentence == "the stock has no 3"
    assert refusal(state, move(3, "reserve", "stock")).sentence == "the reserve has no 3"
    elsewhere = move(3, "square", "stock", at_cells=at(OTHER_THREE, "3"))
    assert refusal(state, elsewhere).rule == "Quadrata rule 4"


def test_a_form_needs_room() -> None:
    """Rule 4a: anywhere it fits, and nowhere else."""
    state = table(ONE_THREE, roll=3)
    for picture, sentence in (
        (ONE_THREE.replace("3◣", "3◤"), "something there is covered already"),
        (ONE_THREE.replace("3◣", "."), "these places are not the form 3"),
        (ONE_THREE.replace("3◣", "3"), "these places are not the form 3"),
    ):
        event = move(3, "stock", "square", cells=at(picture, "3"))
        assert refusal(state, event).sentence.startswith(sentence)
    outside = tuple((x + 2, y - 1, letter) for x, y, letter in at(ONE_THREE, "3"))
    event = move(3, "stock", "square", cells=outside)
    assert refusal(state, event).sentence == "the form sticks out of the square"


def test_quad_5_a_form_put_back_where_it_lay_has_not_moved() -> None:
    """QUAD-5."""
    lies = at(ONE_THREE, "3")
    event = move(3, "square", "square", at_cells=lies, cells=lies)
    assert refusal(table(ONE_THREE, roll=3), event).rule == "QUAD-5"


def test_quad_6_the_reserve_has_no_limit() -> None:
    """QUAD-6: all 44 other forms may lie in one reserve."""
    state = table(("", "1" * 4 + "2" * 9 + "3" * 9 + "4" * 9 + "5" * 5 + "6" * 8), roll=1)
    after = GAME.apply(state, move(1, "stock", "reserve"))
    assert sum(after.boards[0].reserve) == 45


# Rule 7: the end of a round


def test_who_fills_the_square_ends_the_round() -> None:
    """Rule 7; QUAD-7: the next first six decides again who begins."""
    state = table(ALMOST_FULL, ONE_THREE, roll=1, turns=40)
    last = at(ALMOST_FULL.replace("1c◣", "1c◣1d◥"), "1d")
    state = GAME.apply(state, move(1, "stock", "square", cells=last))
    assert state.round == 1
    [done] = state.past
    assert (done.starter, done.turns, done.ended_by) == (0, 41, 0)
    assert GAME.to_act(state) is CHANCE
    fresh = GAME.setup(state.config)
    assert (state.stock, state.boards, state.is_joker) == (fresh.stock, fresh.boards, False)
    assert dict(GAME.chances(state)).keys() == {Starter(seat) for seat in range(4)}


def test_a_square_that_lacks_half_a_cell_is_not_full() -> None:
    """Rule 7."""
    state = table((ALMOST_FULL, "1"), roll=1)
    assert GAME.apply(state, move(1, "reserve", "stock")).round == 0


# QUAD-9: a limit of turns


def test_quad_9_a_round_stops_at_the_limit_of_turns() -> None:
    """QUAD-9: all seats' turns are counted; nobody has ended the round."""
    state = begin(2, turn_limit=3)
    for seat in (0, 1, 0):
        assert state.round == 0
        state = GAME.apply(state, Roll(1))
        state = GAME.apply(state, move(1, "stock", "reserve", seat=seat))
    assert state.round == 1
    assert (state.past[0].turns, state.past[0].ended_by) == (3, None)


def test_quad_9_a_square_filled_in_the_last_turn_counts_as_filled() -> None:
    """QUAD-9."""
    state = table(ALMOST_FULL, roll=1, turns=40, turn_limit=41)
    last = at(ALMOST_FULL.replace("1c◣", "1c◣1d◥"), "1d")
    done = GAME.apply(state, move(1, "stock", "square", cells=last)).past[0]
    assert (done.turns, done.ended_by) == (41, 0)


def test_quad_9_there_is_no_limit_unless_agreed() -> None:
    """QUAD-9."""
    assert GAME.configure(EDITION, 2, {}).turn_limit is None
    assert GAME.configure(EDITION, 2, {"turn_limit": None}).turn_limit is None
    state = table(roll=1, turns=40_000)
    assert GAME.apply(state, move(1, "stock", "reserve")).round == 0


@pytest.mark.parametrize("limit", [0, -1, True, 1.5, "600", [600], 10**30])
def test_quad_9_the_limit_must_be_a_number_from_1(limit: object) -> None:
    with pytest.raises(Unreadable, match="turn_limit"):
        GAME.configure(EDITION, 2, {"turn_limit": limit})
