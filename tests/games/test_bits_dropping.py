"""BITS, rule by rule: how a tile comes down, and the edges of the board."""

from formspiel.games.bits.events import Place
from tests.games.bits_drawing import (
    drawn,
    drop,
    pictures,
    placement,
    refusal,
    rule_broken,
    squares_of,
    table,
)

# Rule 3: dropping


def test_tile_slides_down_to_the_bottom_edge() -> None:
    state = table("", card="RB")
    after = drop(state, ".rb..")
    assert drawn(squares_of(after.boards[0])) == ".RB.."
    assert rule_broken(state, ".rb..\n.....") == "BITS rule 3"
    assert "by 1" in refusal(state, placement(".rb..\n.....", "RB")).sentence


def test_tile_rests_on_first_contact() -> None:
    state = table("R....\nG....", card="BY")
    after = drop(
        state,
        """
        by...
        R....
        G....
        """,
    )
    assert drawn(squares_of(after.boards[0])) == "BY...\nR....\nG...."
    assert rule_broken(state, ".by..\nR....\nG....") == "BITS rule 3"
    assert "Rb...\nGy..." in pictures(state), "upright in the next column it slides to the bottom"


def test_gap_that_cannot_be_reached_from_above_cannot_be_filled() -> None:
    state = table(
        """
        RRR..
        G..B.
        G..B.
        """,
        card="YY",
    )
    under = "RRR..\nGyyB.\nG..B."
    assert refusal(state, placement(under, "YY")).sentence == (
        "the place cannot be reached straight from above"
    )
    assert rule_broken(state, under) == "BITS rule 3"


def test_tile_does_not_lie_on_another() -> None:
    state = table("RG...", card="YY")
    assert "covered" in refusal(state, placement(".yy..", "YY")).sentence
    assert rule_broken(state, ".yy..") == "BITS rule 3"


def test_every_place_over_an_uneven_board() -> None:
    state = table("R....\nR....\nG.B..", card="YY")
    assert pictures(state) == {
        "y....\ny....\nR....\nR....\nG.B..",
        "R....\nRy...\nGyB..",
        "R.y..\nR.y..\nG.B..",
        "R....\nR..y.\nG.By.",
        "R....\nR...y\nG.B.y",
        "yy...\nR....\nR....\nG.B..",
        "R....\nRyy..\nG.B..",
        "R....\nR.yy.\nG.B..",
        "R....\nR....\nG.Byy",
    }


def test_tile_may_be_turned_in_four_ways() -> None:
    state = table("RR..R\nRR..R\nRRRRR\nRRRRR\nRRRRR", card="GB")
    assert {picture[:11] for picture in pictures(state)} == {
        "RR..R\nRRgbR",
        "RR..R\nRRbgR",
        "RRg.R\nRRb.R",
        "RRb.R\nRRg.R",
        "RR.gR\nRR.bR",
        "RR.bR\nRR.gR",
    }


def test_other_colours_or_cells_are_not_the_tile() -> None:
    state = table("", card="RB")
    for squares in (
        ((0, 0, "R"), (1, 0, "R")),
        ((0, 0, "R"), (1, 1, "B")),
        ((0, 0, "R"), (2, 0, "B")),
        ((0, 0, "B"), (0, 0, "R")),
        ((0, 0, "R"),),
        ((0, 0, "R"), (1, 0, "B"), (2, 0, "R")),
        ((0, 0, "R"), (1, 0, "G")),
    ):
        assert refusal(state, Place(0, "RB", squares)).rule == "BITS rule 3"


# Rule 4: the edges


def test_no_part_may_stick_out_over_the_top() -> None:
    state = table("R....\nR....\nR....\nR....", card="GY")
    over = "g....\ny....\nR....\nR....\nR....\nR...."
    assert over not in pictures(state)
    assert rule_broken(state, over) == "BITS rule 4"
    assert "top" in refusal(state, placement(over, "GY")).sentence
    assert "gy...\nR....\nR....\nR....\nR...." in pictures(state), "flat it just fits"


def test_tile_wholly_over_the_top_sticks_out_too() -> None:
    state = table("R....\nG....\nR....\nG....\nR....", card="YY")
    assert rule_broken(state, "yy...\n.....\n.....\n.....\n.....\n.....") == "BITS rule 4"


def test_no_part_may_stick_out_at_the_side_or_the_bottom() -> None:
    state = table("", card="YY")
    for squares in (
        ((4, 0, "Y"), (5, 0, "Y")),
        ((-1, 0, "Y"), (0, 0, "Y")),
        ((5, 0, "Y"), (5, 1, "Y")),
        ((0, -1, "Y"), (0, 0, "Y")),
        ((10**6, 0, "Y"), (10**6, 1, "Y")),
    ):
        assert refusal(state, Place(0, "YY", squares)).rule == "BITS rule 4"
