"""Quadrata: taking and robbing, the joker six, and the pass."""

import pytest

from formspiel.core.edition_file import read_shipped
from formspiel.core.game import CHANCE
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.components import QuadrataEdition, parse_edition
from formspiel.games.quadrata.events import Roll, Starter
from formspiel.games.quadrata.rules import legal
from formspiel.games.quadrata.state import State
from tests.games.quadrata_drawing import SMALL, at, config, move, refusal, table, ways

HERE = "3 3◣ . .\n. . . .\n. . . .\n. . . ."
THERE = ". . . .\n. . . .\n. . . .\n. 3 3◣ ."
TWO_THREES = "3a 3a◣ . .\n3b 3b◣ . .\n. . . .\n. . . ."
NOTHING = ""
OWN = {
    (3, "square", None, "square"),
    (3, "square", None, "reserve"),
    (3, "square", None, "stock"),
}
HOME = read_shipped("quadrata", "1973").replace('id = "1973"', 'id = "home"')


def without(number: int) -> QuadrataEdition:
    """A home-made edition that lacks a number."""
    head, *forms = HOME.split("[[form]]")
    kept = [form for form in forms if f'id = "{number}"' not in form]
    lost = {1: 5, 2: 9, 3: 9, 4: 9, 5: 5, 6: 8}[number]
    head = head.replace("forms = 45", f"forms = {45 - lost}")
    fewer = {1: 1, 2: 2, 3: 2, 4: 2, 5: 1, 6: 2}[number]
    head = head.replace(f"{number} = {fewer},", "").replace(f", {number} = {fewer} }}", " }")
    return parse_edition("[[form]]".join([head, *kept]))


# Rule 5: taking from reserves, robbing squares


def test_nothing_is_taken_while_the_stock_has_the_number() -> None:
    """Rule 5."""
    state = table(NOTHING, (HERE, "3"), roll=3)
    assert ways(state) == {(3, "stock", None, "square"), (3, "stock", None, "reserve")}
    assert refusal(state, move(3, "reserve", "reserve", of=1)).rule == "Quadrata rule 5"


def test_nothing_is_taken_while_the_own_reserve_has_the_number() -> None:
    """Rule 5."""
    state = table((NOTHING, "3"), (HERE, "3"), roll=3, out="3")
    assert ways(state) == {(3, "reserve", None, "square"), (3, "reserve", None, "stock")}
    assert refusal(state, move(3, "reserve", "reserve", of=1)).rule == "Quadrata rule 5"


def test_a_form_is_taken_from_any_other_reserve() -> None:
    """Rule 5: into the own square or the own reserve."""
    state = table(NOTHING, (HERE, "33"), (NOTHING, "3"), roll=3, out="3")
    assert ways(state) == {
        (3, "reserve", 1, "square"),
        (3, "reserve", 1, "reserve"),
        (3, "reserve", 2, "square"),
        (3, "reserve", 2, "reserve"),
    }
    after = GAME.apply(state, move(3, "reserve", "reserve", of=1))
    assert [board.reserve[2] for board in after.boards] == [1, 1, 1, 0]
    after = GAME.apply(state, move(3, "reserve", "square", of=2, cells=at(THERE, "3")))
    assert [board.reserve[2] for board in after.boards] == [0, 2, 0, 0]
    assert after.boards[0].forms == ((3, SMALL.mask(at(THERE, "3"))),)
    assert after.stock[2] == 0


def test_no_square_is_robbed_while_a_reserve_has_the_number() -> None:
    """Rule 5, whoever's reserve and whoever's square."""
    state = table(NOTHING, HERE, (NOTHING, "3"), roll=3, out="3")
    event = move(3, "square", "reserve", of=1, at_cells=at(HERE, "3"))
    assert refusal(state, event).rule == "Quadrata rule 5"


def test_a_square_is_robbed_when_stock_and_reserves_lack_the_number() -> None:
    """Rule 5; QUAD-6: the robbed square has a hole, and its owner gets nothing for it."""
    state = table(NOTHING, TWO_THREES, HERE, roll=3, out="3")
    assert ways(state) == {
        (3, "square", 1, "square"),
        (3, "square", 1, "reserve"),
        (3, "square", 2, "square"),
        (3, "square", 2, "reserve"),
    }
    lay = at(TWO_THREES, "3b")
    after = GAME.apply(state, move(3, "square", "reserve", of=1, at_cells=lay))
    assert after.boards[0].reserve == (0, 0, 1, 0, 0, 0)
    assert after.boards[1].covered == SMALL.mask(at(TWO_THREES, "3a"))
    assert after.boards[1].reserve == (0,) * 6
    assert GAME.outcome(after).scores == (-1, 1, 1, 0)
    same = move(3, "square", "square", of=1, at_cells=lay, cells=lay)
    assert GAME.apply(state, same).boards[0].forms == ((3, SMALL.mask(lay)),)


def test_quad_10_what_is_taken_does_not_go_to_the_stock() -> None:
    """Rule 5."""
    state = table(NOTHING, (NOTHING, "3"), roll=3, out="3")
    assert refusal(state, move(3, "reserve", "stock", of=1)).rule == "Quadrata rule 5"


def test_quad_10_who_can_do_nothing_else_must_rob() -> None:
    state = table(NOTHING, HERE, roll=3, out="3")
    assert GAME.to_act(state) == (0,)
    assert {(m.origin, m.of) for m in legal(state, 0)} == {("square", 1)}


@pytest.mark.parametrize("of", [0, 4, -1, 1_000_000])
def test_forms_are_taken_from_other_players(of: int) -> None:
    """Rule 5."""
    state = table(HERE, THERE, roll=3, out="3")
    event = move(3, "square", "reserve", of=of, at_cells=at(HERE, "3"))
    assert refusal(state, event).rule == "Quadrata rule 5"


def test_what_the_other_does_not_have_is_not_taken() -> None:
    """Rule 5."""
    state = table(NOTHING, (NOTHING, "3"), roll=3, out="3")
    assert refusal(state, move(3, "reserve", "reserve", of=2)).rule == "Quadrata rule 5"
    state = table(NOTHING, HERE, THERE, roll=3, out="3")
    event = move(3, "square", "reserve", of=2, at_cells=at(HERE, "3"))
    assert refusal(state, event).rule == "Quadrata rule 5"


def test_quad_2_own_forms_may_move_although_rule_5_applies() -> None:
    """QUAD-2: taking is an extra choice, never forced."""
    state = table(HERE, THERE, roll=3, out="3")
    assert ways(state) == OWN | {(3, "square", 1, "square"), (3, "square", 1, "reserve")}
    state = table(HERE, (NOTHING, "3"), roll=3, out="3")
    assert ways(state) == OWN | {(3, "reserve", 1, "square"), (3, "reserve", 1, "reserve")}


# Rule 6: the joker six


def test_a_six_is_no_joker_while_the_stock_has_all_numbers() -> None:
    """Rule 6."""
    state = table((HERE, "1"), roll=6)
    assert {number for number, *_ in ways(state)} == {6}
    assert refusal(state, move(1, "reserve", "stock")).rule == "Quadrata rule 6"


def test_the_joker_holds_from_the_next_player_on() -> None:
    """Rule 6: not in the turn in which the stock runs out."""
    state = table((NOTHING, "1111"), roll=1)
    assert not state.is_joker
    state = GAME.apply(state, move(1, "stock", "reserve"))
    assert state.stock[0] == 0
    assert state.is_joker
    state = GAME.apply(state, Roll(6))
    assert {(number, origin) for number, origin, *_ in ways(state, 1)} == {
        (number, "stock") for number in (2, 3, 4, 5, 6)
    }


def test_the_joker_stays_when_forms_return_to_the_stock() -> None:
    """Rule 6."""
    state = table((NOTHING, "11111"), roll=1, is_joker=True)
    state = GAME.apply(state, move(1, "reserve", "stock"))
    assert state.stock == (1, 9, 9, 9, 5, 8)
    assert state.is_joker


def test_the_joker_is_over_with_the_round() -> None:
    """Rule 6: for the rest of the round."""
    state = table((NOTHING, "1111"), roll=1, turn_limit=1)
    state = GAME.apply(state, move(1, "stock", "reserve"))
    assert state.round == 1
    assert not state.is_joker


def test_a_joker_moves_a_form_of_any_number_by_a_to_d() -> None:
    """Rule 6."""
    state = table((HERE, "1"), roll=6, is_joker=True, out="45")
    stock = {
        (number, "stock", None, goal) for number in (1, 2, 3, 6) for goal in ("square", "reserve")
    }
    reserve = {(1, "reserve", None, "square"), (1, "reserve", None, "stock")}
    assert ways(state) == stock | reserve | OWN


def test_only_a_six_is_a_joker() -> None:
    """Rule 6."""
    state = table((HERE, "1"), roll=5, is_joker=True)
    assert {number for number, *_ in ways(state)} == {5}
    assert refusal(state, move(1, "reserve", "stock")).rule == "Quadrata rule 4"


def test_quad_4_a_joker_takes_nothing_from_others() -> None:
    """QUAD-4: the joker covers a to d; a three is neither taken nor robbed with a six."""
    state = table(NOTHING, (HERE, "3"), roll=6, is_joker=True, out="3")
    assert {of for _, _, of, _ in ways(state)} == {None}
    assert refusal(state, move(3, "reserve", "reserve", of=1)).rule == "QUAD-4"
    event = move(3, "square", "reserve", of=1, at_cells=at(HERE, "3"))
    assert refusal(state, event).rule == "QUAD-4"


def test_quad_4_a_joker_six_may_be_played_as_a_plain_six() -> None:
    """QUAD-4: rule 5 included, beside all that the joker allows, each move once."""
    state = table(NOTHING, (NOTHING, "6"), roll=6, is_joker=True, out="6")
    assert {way for way in ways(state) if way[0] == 6} == {
        (6, "reserve", 1, "square"),
        (6, "reserve", 1, "reserve"),
    }
    assert {way[0] for way in ways(state)} == {1, 2, 3, 4, 5, 6}
    moves = legal(state, 0)
    assert len(moves) == len(set(moves))
    assert [m.number for m in moves] == sorted(m.number for m in moves)
    after = GAME.apply(state, move(6, "reserve", "reserve", of=1))
    assert [board.reserve[5] for board in after.boards] == [1, 0, 0, 0]


# QUAD-3: the pass


def roll(state: State, pips: int) -> State:
    return GAME.apply(state, Roll(pips))


def test_quad_3_without_a_legal_move_the_turn_passes() -> None:
    """QUAD-3: in a home-made edition that lacks the fours, a four is a pass, and no event."""
    state = GAME.setup(config(4, turn_limit=3, edition=without(4)))
    state = roll(GAME.apply(state, Starter(3)), 4)
    assert GAME.to_act(state) is CHANCE
    assert (state.turns, state.turn) == (1, 0)
    state = roll(state, 5)
    assert GAME.to_act(state) == (0,)
    state = roll(GAME.apply(state, move(5, "stock", "reserve")), 4)
    assert state.round == 1, "passes count for the limit of turns"
    assert (state.past[0].turns, state.past[0].ended_by) == (3, None)


def test_quad_3_a_number_that_the_box_lacks_has_not_run_out() -> None:
    """QUAD-3 and rule 6: a joker needs a number of which the stock has had some."""
    state = roll(GAME.apply(GAME.setup(config(edition=without(4))), Starter(0)), 4)
    assert not state.is_joker


def test_quad_3_a_joker_needs_no_six_in_the_box() -> None:
    """QUAD-3 and rule 6: without sixes a six is a pass until it is a joker."""
    edition = without(6)
    state = roll(GAME.apply(GAME.setup(config(edition=edition)), Starter(0)), 6)
    assert state.turn == 1
    state = roll(table((NOTHING, "11111"), is_joker=True, edition=edition), 6)
    assert GAME.to_act(state) == (0,)
    assert {number for number, *_ in ways(state)} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_quad_3_with_the_whole_box_every_number_offers_a_move(pips: int) -> None:
    """QUAD-3: even where one player has everything, in the reserve or in the square."""
    all_of_it = "1" * 5 + "2" * 9 + "3" * 9 + "4" * 9 + "5" * 5 + "6" * 8
    for hoard in (table((NOTHING, all_of_it)), table(NOTHING, (NOTHING, all_of_it))):
        assert GAME.to_act(roll(hoard, pips)) == (0,)
    everything = table(NOTHING, HERE, out="3")
    assert GAME.to_act(roll(everything, 3)) == (0,)
