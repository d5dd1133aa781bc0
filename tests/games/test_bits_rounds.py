"""BITS, rule by rule: the end of a round and of the game."""

from fractions import Fraction

import pytest

from formspiel.core.game import CHANCE
from formspiel.games.bits import GAME
from formspiel.games.bits.components import parse_edition
from formspiel.games.bits.events import DrawStart, Place, TurnCard, TurnTask
from formspiel.games.bits.rules import has_room, legal
from tests.games.bits_drawing import (
    CARDS,
    EDITION,
    FULL,
    begin,
    board_of,
    config,
    drawn,
    drop,
    finished,
    lowest,
    placement,
    play,
    squares_of,
    table,
)

TILES = tuple(EDITION.tiles)


# BITS-5: the end of a round


@pytest.mark.parametrize(
    ("picture", "room"),
    [
        ("", True),
        (FULL, False),
        (".GRGR\nGRGRG\nRGRGR\nGRGRG\nRGRGR", False),
        (".GRGR\n.RGRG\nRGRGR\nGRGRG\nRGRGR", True),
        ("R..GR\nGRGRG\nRGRGR\nGRGRG\nRGRGR", True),
        (".G.G.\nGRGRG\nRGRGR\nGRGRG\nRGRGR", False),
        ("R..GR\nG.GRG\nRGRGR\nGRGRG\nRGRGR", True),
        ("R.R.R\n.....\n.....\n.....\n.....", True),
        ("RGRG.\n....R\n.....\n.....\n.....", False),
    ],
)
def test_bits_5_room_is_judged_by_the_grid_alone(picture: str, room: bool) -> None:  # noqa: FBT001
    assert has_room(config(), board_of(picture)) == room
    assert all((GAME.to_act(table(picture, "", card=tile)) == (0, 1)) == room for tile in TILES)


def test_bits_5_round_ends_as_soon_as_no_board_has_room() -> None:
    state = table("RGR..\nGRGRG\nRGRGR\nGRGRG\nRGRGR", FULL, card="YY")
    after = drop(state, "RGRyy\nGRGRG\nRGRGR\nGRGRG\nRGRGR")
    assert after.round == 1
    assert GAME.to_act(after) is CHANCE
    assert len(after.past) == 1
    assert drawn(squares_of(after.past[0][0])).startswith("RGRYY")


def test_bits_5_gaps_that_cannot_be_reached_do_not_keep_a_round_going() -> None:
    state = table("RGR.Y\n....Y\n...GY\n...B.\n...B.", card="YY")
    after = drop(state, "RGRyY\n...yY\n...GY\n...B.\n...B.")
    assert after.round == 1


def test_bits_5_round_goes_on_while_one_board_has_room() -> None:
    state = table("RGR..\nGRGRG\nRGRGR\nGRGRG\nRGRGR", "", card="YY")
    state = GAME.apply(state, placement("yy...", "YY", seat=1))
    state = drop(state, "RGRyy\nGRGRG\nRGRGR\nGRGRG\nRGRGR")
    assert state.round == 0
    assert GAME.to_act(GAME.apply(state, TurnCard("BB"))) == (1,)


def test_a_board_has_room_for_twelve_tiles_at_most() -> None:
    """25 squares; row by row the start tile and those of eleven cards find room."""
    state = play(begin(1), lowest)
    assert len(state.past[0][0].placed) == 12


def test_bits_5_round_ends_when_the_cards_are_used_up() -> None:
    """15 tiles do not overfill a board of 6 × 6, so that there the cards decide."""
    larger = parse_edition(
        'extends = "2012"\nid = "large"\n[board]\ncolumns = 6\nrows = 6\n'
        'provenance = "derived"\nsource = "a test"\n'
    )
    state = GAME.setup(GAME.configure(larger, 1, {}))
    for event in (TurnTask("1"), DrawStart(0, "RG"), Place(0, "RG", ((0, 0, "R"), (1, 0, "G")))):
        state = GAME.apply(state, event)
    for number, tile in enumerate(CARDS, 1):
        assert state.round == 0, "and there is room left"
        state = GAME.apply(state, TurnCard(tile))
        assert len(state.turned) == number
        state = GAME.apply(state, lowest(legal(state, 0)))
    assert state.round == 1
    assert len(state.past[0][0].placed) == 15
    assert has_room(state.config, state.past[0][0])


# Rule 6: the next round, and the end


def test_next_round_begins_with_empty_boards_and_all_tiles_again() -> None:
    state = play(begin(2), lowest, lowest)
    assert all(board.placed == () for board in state.boards)
    state = GAME.apply(state, TurnTask("2O"))
    assert len(GAME.chances(state)) == 6
    for seat, tile in enumerate(("RG", "RB")):
        state = GAME.apply(state, DrawStart(seat, tile))
    for seat in (0, 1):
        state = GAME.apply(state, lowest(legal(state, seat)))
    assert dict(GAME.chances(state))[TurnCard("RR")] == Fraction(2, 14)


def test_highest_sum_of_three_rounds_wins() -> None:
    four, two = "RRRR.", "RR..."
    state = finished((four, two), (two, four), (two, four))
    outcome = GAME.outcome(state)
    # Cards 1, 2L and 3-pair: an I of four earns 1, a pair costs 2 in the third round.
    assert [done.scores for done in outcome.rounds] == [(1, 0), (0, 1), (-2, 1)]
    assert outcome.scores == (-1, 2)
    assert outcome.winners == (1,)


def test_bits_7_equal_sums_share_the_win() -> None:
    state = finished(("RRRR.", "", ""), ("", "BBBB.", ""), ("", "", ""))
    assert GAME.outcome(state).scores == (1, 1, 0)
    assert GAME.outcome(state).winners == (0, 1)
    assert GAME.outcome(state).ranks == (None, None, None)
