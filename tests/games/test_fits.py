"""FITS, rule by rule: play. The numbers are those of the rules page."""

import pytest

from formspiel.core.game import CHANCE, OVER, Unreadable
from formspiel.games.fits import GAME
from formspiel.games.fits.events import DrawStart, Place, SetAside, TurnCard
from tests.games.fits_drawing import (
    EDITION,
    FIELDS,
    PIECES,
    aside,
    begin,
    board_of,
    cells_of,
    config,
    drawn,
    finished,
    lowest,
    pictures,
    placement,
    play,
    refusal,
    table,
)

ON_THE_EMPTY_BOARD = {
    "I3": 10, "L3": 20, "O4": 5, "T4": 18, "S4": 18, "L4": 36, "F5": 32, "L5": 32,
    "N5": 32, "P5": 36, "T5": 16, "U5": 18, "V5": 16, "W5": 16, "X5": 4, "Y5": 32,
}  # fmt: skip


# The box


@pytest.mark.parametrize(("piece", "count"), ON_THE_EMPTY_BOARD.items())
def test_placements_on_the_empty_board(piece: str, count: int) -> None:
    state = table("", card=piece)
    assert len(pictures(state)) == count
    assert len(GAME.legal(state, 0)) == count + 1, "and setting aside"


def test_sixteen_pieces_have_the_area_of_the_board() -> None:
    assert sorted(PIECES) == sorted(ON_THE_EMPTY_BOARD)
    assert sum(len(piece.cells) for piece in EDITION.pieces.values()) == 72 == len(FIELDS)
    assert all(str(len(piece.cells)) == piece.id[1] for piece in EDITION.pieces.values())


def test_a_piece_may_be_turned_and_flipped_in_at_most_eight_ways() -> None:
    turns = {name: len(piece.turns) for name, piece in EDITION.pieces.items()}
    assert turns == {
        "F5": 8, "L5": 8, "N5": 8, "P5": 8, "T5": 4, "U5": 4, "V5": 4, "W5": 4, "X5": 1, "Y5": 8,
        "L4": 8, "O4": 1, "S4": 4, "T4": 4, "I3": 2, "L3": 4,
    }  # fmt: skip


# Rule 1: a game is a list of boards


def test_standard_game_is_boards_1_to_4() -> None:
    assert GAME.configure(EDITION, 1, {}).boards == ("1", "2", "3", "4")


def test_any_subset_of_boards_in_any_order_is_one_round_each() -> None:
    state = begin(1, ("8", "JEUXSOC", "2"))
    for number in range(3):
        assert state.round == number
        state = play(state, lowest)
        if number < 2:
            assert GAME.to_act(state) is CHANCE
            state = GAME.apply(state, DrawStart(0, "W5"))
    assert GAME.to_act(state) is OVER
    assert [dict(r.about) for r in GAME.outcome(state).rounds] == [
        {"board": "8"},
        {"board": "JEUXSOC"},
        {"board": "2"},
    ]


@pytest.mark.parametrize("boards", [[], ["1", "1"], ["9"], [1], "1", None, {"1": 1}, [["1"]]])
def test_a_programme_must_be_different_known_boards(boards: object) -> None:
    with pytest.raises(Unreadable, match="board"):
        GAME.configure(EDITION, 1, {"boards": boards})


@pytest.mark.parametrize("seats", [-1, 0, 5, 10**30])
def test_fits_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(Unreadable, match="FITS has 1 to 4 seats"):
        GAME.configure(EDITION, seats, {})


# Rule 2: start cards


def test_each_seat_draws_a_different_start_card() -> None:
    state = GAME.setup(config(2))
    assert dict(GAME.chances(state)).keys() == {DrawStart(0, p) for p in ("F5", "N5", "W5", "Y5")}
    state = GAME.apply(state, DrawStart(0, "N5"))
    assert dict(GAME.chances(state)).keys() == {DrawStart(1, p) for p in ("F5", "W5", "Y5")}
    assert refusal(state, DrawStart(1, "N5")).rule == "FITS rule 2"
    assert refusal(state, DrawStart(0, "W5")).rule == "FITS rule 2"
    assert refusal(state, DrawStart(2, "W5")).rule == "FITS rule 2"
    assert refusal(state, DrawStart(1, "L5")).rule == "FITS rule 2"


def test_four_seats_draw_all_four_start_cards() -> None:
    assert GAME.to_act(begin(4, starts="Y5 F5 W5 N5")) == (0, 1, 2, 3)


def test_seats_may_draw_in_any_order() -> None:
    state = GAME.apply(GAME.setup(config(2)), DrawStart(1, "F5"))
    assert GAME.to_act(state) is CHANCE
    assert GAME.to_act(GAME.apply(state, DrawStart(0, "N5"))) == (0, 1)


def test_nobody_places_and_no_card_comes_before_all_have_drawn() -> None:
    state = GAME.apply(GAME.setup(config(2)), DrawStart(0, "F5"))
    assert GAME.legal(state, 0) == ()
    first = GAME.legal(begin(1), 0)[0]
    assert refusal(state, first).rule == "FITS rule 4"
    assert refusal(state, TurnCard("L4")).rule == "FITS rule 2"


@pytest.mark.parametrize("piece", EDITION.start)
def test_column_and_orientation_of_the_start_piece_are_free(piece: str) -> None:
    moves = GAME.legal(begin(1, starts=piece), 0)
    assert len(moves) == ON_THE_EMPTY_BOARD[piece]
    assert all(isinstance(move, Place) for move in moves)


def test_start_piece_cannot_be_set_aside() -> None:
    assert refusal(begin(), SetAside(0, "F5")).rule == "FITS rule 2"


def test_building_cards_wait_for_all_start_pieces() -> None:
    state = begin(2)
    state = GAME.apply(state, GAME.legal(state, 1)[0])
    assert GAME.to_act(state) == (0,)
    assert refusal(state, TurnCard("L4")).rule == "FITS rule 4"
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    assert GAME.to_act(state) is CHANCE


def test_no_more_start_cards_than_seats() -> None:
    state = begin(1)
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    assert refusal(state, DrawStart(0, "N5")).rule == "FITS rule 2"


# Rule 4: building cards


def test_everybody_handles_the_same_piece_on_the_own_board() -> None:
    state = table("", "######", card="O4")
    assert GAME.to_act(state) == (0, 1)
    assert len(GAME.legal(state, 0)) == len(GAME.legal(state, 1)) == 6
    assert refusal(state, Place(0, "I3", ((0, 0), (1, 0), (2, 0)))).rule == "FITS rule 4"
    state = GAME.apply(state, placement("OO....\nOO....", "O4"))
    assert GAME.to_act(state) == (1,)
    state = GAME.apply(state, placement("....OO\n....OO\n######", "O4", seat=1))
    assert [drawn(cells_of(board)) for board in state.boards] == [
        "##....\n##....",
        "....##\n....##\n######",
    ]


def test_seats_act_in_any_order_each_once() -> None:
    state = table("", "", "", card="O4")
    for seat in (2, 0, 1):
        assert GAME.legal(state, seat)
        state = GAME.apply(state, SetAside(seat, "O4"))
        if seat != 1:
            assert refusal(state, SetAside(seat, "O4")).rule == "FITS rule 4"
    assert GAME.to_act(state) is CHANCE


def test_player_whose_start_piece_it_is_does_nothing() -> None:
    state = begin(2, starts="F5 N5")
    for seat in (0, 1):
        state = GAME.apply(state, GAME.legal(state, seat)[0])
    state = GAME.apply(state, TurnCard("N5"))
    assert GAME.to_act(state) == (0,)
    assert GAME.legal(state, 1) == ()
    assert refusal(state, SetAside(1, "N5")).rule == "FITS rule 4"
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    assert GAME.to_act(state) is CHANCE
    assert len(state.boards[1].placed) == 1


def test_card_of_the_only_start_piece_asks_nobody() -> None:
    state = begin(1, starts="W5")
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    state = GAME.apply(state, TurnCard("W5"))
    assert GAME.to_act(state) is CHANCE
    assert TurnCard("W5") not in dict(GAME.chances(state))


def test_each_building_card_comes_once() -> None:
    state = begin()
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    for count, piece in enumerate(PIECES):
        chances = dict(GAME.chances(state))
        assert len(chances) == 16 - count
        assert TurnCard(piece) in chances
        state = GAME.apply(state, TurnCard(piece))
        if GAME.to_act(state) == (0,):
            state = GAME.apply(state, SetAside(0, piece))
        if count < 15:
            assert refusal(state, TurnCard(piece)).rule == "FITS rule 4"
    assert GAME.to_act(state) is OVER


def test_piece_may_be_set_aside_though_it_fits() -> None:
    state = table("", card="O4")
    after = GAME.apply(state, SetAside(0, "O4"))
    assert after.boards[0].aside == ("O4",)
    assert cells_of(after.boards[0]) == set()


def test_piece_must_be_set_aside_where_it_does_not_fit() -> None:
    state = table(drawn(FIELDS), card="O4")
    assert GAME.legal(state, 0) == (SetAside(0, "O4"),)


def test_any_number_of_pieces_may_be_set_aside() -> None:
    state = play(begin(1, starts="Y5"), aside)
    assert GAME.to_act(state) is OVER
    assert len(state.past[0][0].aside) == 15
    assert GAME.outcome(state).scores == (-67,)


def test_another_piece_than_that_of_the_card_cannot_be_set_aside() -> None:
    assert refusal(table("", card="O4"), SetAside(0, "I3")).rule == "FITS rule 4"


# Rule 6: the end of a round


def test_round_is_scored_after_sixteen_cards_and_the_next_begins_empty() -> None:
    state = play(begin(2, ("1", "2")), lowest, aside)
    assert state.round == 1
    assert GAME.to_act(state) is CHANCE
    assert all(cells_of(board) == set() for board in state.boards)
    assert dict(GAME.chances(state)).keys() == {DrawStart(0, piece) for piece in EDITION.start}
    first, second = GAME.outcome(state).rounds
    assert (first.is_over, second.is_over) == (True, False)
    assert first.scores[1] == -67
    for seat, piece in ((0, "Y5"), (1, "F5")):
        state = GAME.apply(state, DrawStart(seat, piece))
    for seat in (0, 1):
        state = GAME.apply(state, GAME.legal(state, seat)[0])
    assert dict(GAME.chances(state)).keys() == {TurnCard(piece) for piece in PIECES}, "shuffled"


def test_nothing_happens_after_the_last_round() -> None:
    state = play(begin(), aside)
    assert GAME.to_act(state) is OVER
    assert GAME.legal(state, 0) == ()
    for event in (DrawStart(0, "F5"), TurnCard("L4"), SetAside(0, "L4")):
        assert refusal(state, event).sentence == "the game is over"


# Rule 7: who wins


def test_highest_sum_wins() -> None:
    full, empty = board_of(FIELDS), board_of(())
    outcome = GAME.outcome(finished({"1": (empty, full, full), "4": (full, empty, full)}))
    # Board 1 gives 12 or -72, board 4 gives 0 or 5 pairs of symbols less 62 fields.
    assert outcome.scores == (-72, 12 - 47, 12)
    assert outcome.winners == (2,)


def test_equal_sums_share_the_win() -> None:
    outcome = GAME.outcome(play(begin(3), aside, aside, lowest))
    assert outcome.scores[:2] == (-67, -67)
    assert outcome.winners == (2,)
    outcome = GAME.outcome(play(begin(3), aside, aside, aside))
    assert outcome.scores == (-67, -67, -67)
    assert outcome.winners == (0, 1, 2)


def test_nobody_has_won_before_the_end() -> None:
    state = play(begin(2, ("1", "2")), lowest, aside)
    assert not GAME.outcome(state).is_over
    assert GAME.outcome(state).winners == ()


# Rulings


def test_fits_4_piece_set_aside_never_comes_back_in_that_round() -> None:
    state = begin(1, ("1", "2"), starts="F5")
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    state = GAME.apply(GAME.apply(state, TurnCard("O4")), SetAside(0, "O4"))
    for piece in (p for p in PIECES if p not in ("F5", "O4")):
        assert refusal(state, TurnCard("O4")).rule == "FITS rule 4"
        state = GAME.apply(state, TurnCard(piece))
        assert {move.piece for move in GAME.legal(state, 0)} == {piece}
        o4 = Place(0, "O4", ((0, 3), (0, 4), (1, 3), (1, 4)))
        assert refusal(state, o4).rule == "FITS rule 4"
        state = GAME.apply(state, lowest(GAME.legal(state, 0)))
    state = GAME.apply(state, TurnCard("F5"))
    assert "O4" in state.past[0][0].aside
    # In the next round it is there again.
    state = GAME.apply(state, DrawStart(0, "F5"))
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    assert TurnCard("O4") in dict(GAME.chances(state))


def test_fits_5_card_of_the_start_piece_is_one_of_the_sixteen() -> None:
    order = [piece for piece in PIECES if piece != "F5"]
    state = begin(1, starts="F5")
    state = GAME.apply(state, GAME.legal(state, 0)[0])
    for piece in order:
        state = GAME.apply(GAME.apply(state, TurnCard(piece)), SetAside(0, piece))
    assert len(state.turned) == 15
    assert GAME.to_act(state) is CHANCE, "the round waits for the sixteenth card"
    [(last, probability)] = GAME.chances(state)
    assert last == TurnCard("F5")
    assert probability == 1
    assert GAME.to_act(GAME.apply(state, last)) is OVER
