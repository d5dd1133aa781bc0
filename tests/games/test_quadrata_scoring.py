"""Quadrata: points, item by item, and who wins."""

from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER, Item, phrase
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.state import Round, State
from tests.games.quadrata_drawing import (
    ALMOST_FULL,
    SMALL,
    at,
    board_of,
    config,
    drawn,
    move,
    table,
)

FULL = ALMOST_FULL.replace("1c◣", "1c◣1d◥")


def scored(*rounds: tuple[int | None, tuple[tuple[str, str], ...]]) -> State:
    """A game that is over: who ended each round, and the boards."""
    past = tuple(
        Round(0, 9, ended_by, tuple(board_of(SMALL, *board) for board in boards))
        for ended_by, boards in rounds
    )
    seats = len(past[0].boards)
    state = GAME.setup(config(seats, rounds=len(past)))
    return State(state.config, past, None, 0, None, False, state.stock, state.boards)  # noqa: FBT003


def test_a_form_in_the_square_earns_one_whatever_its_size() -> None:
    state = table("6◢ 6 6 6◤\n1◣ . . .\n2 . . .\n. . . .")
    assert GAME.outcome(state).rounds[0].items[0] == (Item(phrase("quadrata-forms", count=3), 3),)


def test_quad_10_a_form_in_the_reserve_costs_one_whatever_its_size() -> None:
    state = table(("", "166"))
    assert GAME.outcome(state).rounds[0].items[0] == (Item(phrase("quadrata-kept", count=3), -3),)


def test_who_ended_the_round_gets_five_more() -> None:
    """Fifteen forms in the full square and two in the reserve: 15 − 2 + 5."""
    state = scored((1, (("", ""), (FULL, "35"), ("1◣ . . .", "2"))))
    [done] = GAME.outcome(state).rounds
    assert done.items[1] == (
        Item(phrase("quadrata-forms", count=15), 15),
        Item(phrase("quadrata-kept", count=2), -2),
        Item(phrase("quadrata-full"), 5),
    )
    assert done.scores == (0, 18, 0)
    assert dict(done.about) == {"starter": 0, "turns": 9, "ended_by": 1}


def test_every_item_says_where() -> None:
    """The forms one by one, the reserve, and the square as a whole."""
    state = scored((1, (("", ""), (FULL, "35"), ("1◣ . . .\n2 . . .", ""))))
    [done] = GAME.outcome(state).rounds
    forms, kept, full = done.items[1]
    assert sorted(forms.where) == sorted(drawn(FULL).values())
    assert kept.where == ("reserve",)
    [whole] = full.where
    assert set(whole) == {(x, y, side) for x in range(4) for y in range(4) for side in "NESW"}
    assert len(whole) == 4 * 4 * 4
    [few] = done.items[2]
    assert sorted(few.where) == sorted([at("1◣ . . .\n2 . . .", "1"), at("2 . . .", "2")])


def test_the_bonus_comes_with_the_last_form() -> None:
    state = table(ALMOST_FULL, roll=1)
    assert GAME.outcome(state).scores[0] == 14
    state = GAME.apply(state, move(1, "stock", "square", cells=at(FULL, "1d")))
    assert GAME.outcome(state).rounds[0].scores == (20, 0, 0, 0)
    assert GAME.outcome(state).rounds[0].is_over


def test_quad_9_a_round_stopped_by_the_limit_has_no_bonus() -> None:
    """QUAD-9."""
    state = table(ALMOST_FULL, roll=2, turns=4, turn_limit=5, out="2")
    state = GAME.apply(state, move(2, "square", "reserve", at_cells=at(ALMOST_FULL, "2a")))
    assert state.round == 1
    assert GAME.outcome(state).rounds[0].scores == (13 - 1, 0, 0, 0)


def test_sums_are_over_all_rounds_and_the_highest_wins() -> None:
    state = scored(
        (1, (("2 . . .", ""), (FULL, ""), ("", "5"))),
        (0, ((FULL, ""), ("", "11"), ("", ""))),
    )
    outcome = GAME.outcome(state)
    assert GAME.to_act(state) is OVER
    assert outcome.scores == (21, 18, -1)
    assert outcome.winners == (0,)
    assert outcome.ranks == (None, None, None)


def test_quad_8_equal_sums_share_the_win() -> None:
    """QUAD-8."""
    state = scored((None, (("2 . . .", ""), ("", "5"), (". 2 . .", ""))))
    assert GAME.outcome(state).winners == (0, 2)


def test_nobody_wins_before_the_end() -> None:
    state = table(ALMOST_FULL)
    assert not GAME.outcome(state).is_over
    assert GAME.outcome(state).winners == ()


def test_a_round_under_way_is_scored_as_it_stands() -> None:
    state = table("2 . . .", ("", "3"), turns=8)
    [now] = GAME.outcome(state).rounds
    assert not now.is_over
    assert now.scores == (1, -1, 0, 0)
    assert dict(now.about) == {"starter": 0, "turns": 8, "ended_by": None}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_form_is_lost_and_the_score_is_a_recount(seats: int) -> None:
    """Over a random game: the forms on all boards and in the stock are those of the start."""
    rng = Random(seats)
    agreed = config(seats, rounds=1, turn_limit=80)
    whole = agreed.edition.stock(seats)
    state = GAME.setup(agreed)
    while (acting := GAME.to_act(state)) is not OVER:
        for number in range(1, 7):
            held = [
                board.reserve[number - 1] + [own for own, _ in board.forms].count(number)
                for board in state.boards
            ]
            assert sum(held) + state.stock[number - 1] == whole[number - 1]
        scores = [len(board.forms) - sum(board.reserve) for board in state.boards]
        assert list(GAME.outcome(state).scores) == scores
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
        else:
            state = GAME.apply(state, rng.choice(GAME.legal(state, acting[0])))
