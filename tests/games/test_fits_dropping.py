"""FITS, rule by rule: how a piece comes down, and the edges of the board."""

import pytest

from formspiel.games.fits import GAME
from formspiel.games.fits.events import Place, SetAside
from tests.games.fits_drawing import (
    FIELDS,
    board_of,
    cells_of,
    drawn,
    drop,
    finished,
    marked,
    pictures,
    refusal,
    rule_broken,
    table,
    trimmed,
)

ALL_BUT_ONE_FIELD = FIELDS - {(0, 11)}


# Rule 3: dropping


def test_piece_slides_down_to_the_bottom_edge() -> None:
    state = table("", card="S4")
    after = drop(state, ".SS...\nSS....")
    assert drawn(cells_of(after.boards[0])) == ".##...\n##...."
    assert rule_broken(state, ".SS...\nSS....\n......") == "FITS rule 3"


def test_piece_rests_on_first_contact() -> None:
    state = table("##....\n#.....", card="T4")
    after = drop(
        state,
        """
        .TTT..
        ##T...
        #.....
        """,
    )
    assert drawn(cells_of(after.boards[0])) == trimmed(
        """
        .###..
        ###...
        #.....
        """
    )


def test_one_square_is_enough_to_stop_a_piece() -> None:
    state = table("#.....\n#.....\n#.....", card="L5")
    assert trimmed("LLLL..\nL.....\n#.....\n#.....\n#.....") in pictures(state)
    assert rule_broken(state, "#LLLL.\n#L....\n#.....") == "FITS rule 3"


def test_gap_that_cannot_be_reached_from_above_cannot_be_filled() -> None:
    covered = """
        ###...
        #.....
        #.....
        """
    state = table(covered, card="I3")
    under_the_roof = "###...\n#III..\n#....."
    assert rule_broken(state, under_the_roof) == "FITS rule 3"
    beside_the_roof = "###...\n#.....\n#..III"
    assert trimmed(beside_the_roof) in pictures(state)


def test_piece_is_not_shifted_while_it_slides() -> None:
    """Down beside the roof and then to the left under it is no way."""
    state = table("##....\n......\n......", card="O4")
    assert rule_broken(state, "##....\nOO....\nOO....") == "FITS rule 3"
    assert rule_broken(state, "##....\n.OO...\n.OO...") == "FITS rule 3"
    assert trimmed("##....\n..OO..\n..OO..") in pictures(state)


def test_piece_is_not_turned_while_it_slides() -> None:
    """The shaft is as wide as the piece is thin; lying, it cannot get in and stand up."""
    state = table("#.####\n#.####\n#.####", card="I3")
    assert trimmed("#I####\n#I####\n#I####") in pictures(state)
    lying = "III...\n#.####\n#.####\n#.####"
    assert trimmed(lying) in pictures(state)


def test_u_on_its_side_hangs_over_a_hole() -> None:
    """Its lower arm stops it; the gap between the arms is inside a column and stays open."""
    state = table("#.....\n#.....", card="U5")
    shown = """
        UU....
        U.....
        UU....
        #.....
        #.....
        """
    assert trimmed(shown) in pictures(state)
    after = drop(state, shown)
    assert after.boards[0].heights == (5, 5, 0, 0, 0, 0)
    assert (1, 3) not in cells_of(after.boards[0])


def test_gap_between_the_arms_of_a_u_cannot_be_filled() -> None:
    covered = """
        ##....
        #.....
        ##....
        """
    state = table(covered, card="I3")
    assert rule_broken(state, "##....\n#III..\n##....") == "FITS rule 3"
    # Nor does a piece beside it slide in, though nothing stands in its way from the right.
    assert trimmed("##....\n#.....\n##.III") in pictures(state)


def test_u_on_its_back_closes_a_column() -> None:
    state = table("#.....", card="U5")
    assert trimmed("UUU...\nU.U...\n#.....") in pictures(state)
    upside_down = drop(state, "UUU...\nU.U...\n#.....")
    assert upside_down.boards[0].heights == (3, 3, 3, 0, 0, 0)


def test_piece_by_one_off_is_refused() -> None:
    state = table("##....", card="O4")
    assert rule_broken(state, "OO....\nOO....\n......\n##....") == "FITS rule 3", "too high"
    assert rule_broken(state, "OO....\nOO....") == "FITS rule 3", "too low"
    assert rule_broken(state, "..OO..\n..OO..\n##....") == "FITS rule 3", "too far to the right"


def test_other_cells_than_the_piece_are_refused() -> None:
    state = table("", card="S4")
    for picture in ("SSSS..", "SS....\nSS....", "SSS...", "S....S\nS....S"):
        assert rule_broken(state, picture) == "FITS rule 3"


# Rule 5: the edges


@pytest.mark.parametrize("dx", [-1, 5, 6, -100])
def test_piece_may_not_stick_out_at_the_sides(dx: int) -> None:
    cells = ((dx, 0), (dx, 1), (dx + 1, 0), (dx + 1, 1))
    assert refusal(table("", card="O4"), Place(0, "O4", cells)).rule == "FITS rule 5"


def test_piece_may_not_stick_out_at_the_bottom() -> None:
    cells = ((0, -1), (0, 0), (1, -1), (1, 0))
    assert refusal(table("", card="O4"), Place(0, "O4", cells)).rule == "FITS rule 3"


def test_piece_may_stick_out_over_the_top_edge() -> None:
    state = table(drawn(FIELDS - {(0, 10), (0, 11)}), card="I3")
    assert pictures(state) == {
        drawn(FIELDS - {(0, 10), (0, 11)}, [(0, y) for y in (10, 11, 12)], "I")
    }
    after = GAME.apply(state, GAME.legal(state, 0)[0])
    assert cells_of(after.boards[0]) == {*FIELDS, (0, 12)}


def test_what_sticks_out_covers_no_field_and_earns_nothing() -> None:
    high = board_of({*FIELDS, (0, 12), (0, 13)})
    assert GAME.outcome(finished({"1": (high,)})).scores == (12,)
    assert GAME.outcome(finished({"1": (board_of(FIELDS),)})).scores == (12,)


# Ruling FITS-3


def test_fits_3_one_square_inside_is_enough() -> None:
    state = table(drawn(ALL_BUT_ONE_FIELD), card="I3")
    [picture] = pictures(state)
    assert picture.splitlines()[:3] == ["I.....", "I.....", "I#####"]
    state = table(drawn(ALL_BUT_ONE_FIELD), card="L4")
    assert [picture.splitlines()[:3] for picture in sorted(pictures(state))] == [
        ["LL....", "L.....", "L#####"],
        ["LLL...", "L#####", "######"],
    ]


def test_fits_3_piece_wholly_above_is_set_aside() -> None:
    state = table(drawn(ALL_BUT_ONE_FIELD), card="O4")
    assert GAME.legal(state, 0) == (SetAside(0, "O4"),)
    above = Place(0, "O4", ((1, 12), (1, 13), (2, 12), (2, 13)))
    assert refusal(state, above).rule == "FITS-3"


def test_fits_3_holds_for_columns_that_stand_above_the_top() -> None:
    state = table(drawn({*FIELDS, (0, 12), (0, 13)} - {(5, 11)}), card="L3")
    assert GAME.legal(state, 0)[:-1] == (Place(0, "L3", ((4, 12), (5, 11), (5, 12))),)


def test_marked_pictures_are_read_as_drawn() -> None:
    assert marked("..TTT.\n...T..", "T") == ((2, 1), (3, 0), (3, 1), (4, 1))
