"""BITS: scoring, card by card, and the ranks. The numbers are those of the rules page."""

import pytest

from formspiel.core.edition import rank_of
from formspiel.core.game import phrase
from formspiel.games.bits import GAME
from formspiel.games.bits.scoring import items
from tests.games.bits_drawing import EDITION, begin, board_of, finished, placement, table

EXAMPLE = """
    GG.RY
    YYRBG
    BYYGB
    GRRR.
    GGGR.
"""
"""A green L, a red L, a yellow S; one pair, of green; else single squares and gaps."""

FORMS = {
    "I": ["RRRR.", "R....\nR....\nR....\nR...."],
    "L": [
        "RRR..\nR....",
        "RRR..\n..R..",
        "R....\nRRR..",
        "..R..\nRRR..",
        "R....\nR....\nRR...",
        ".R...\n.R...\nRR...",
        "RR...\nR....\nR....",
        "RR...\n.R...\n.R...",
    ],
    "O": ["RR...\nRR..."],
    "S": ["RR...\n.RR..", ".RR..\nRR...", "R....\nRR...\n.R...", ".R...\nRR...\nR...."],
    "T": ["RRR..\n.R...", ".R...\nRRR..", "R....\nRR...\nR....", ".R...\nRR...\n.R..."],
}
"""Every form of four in every way to lie."""


def points(picture: str, *tasks: str) -> int:
    return sum(item.points for item in items(EDITION, tasks, board_of(picture)))


# The rulebook's example


def test_the_example_of_the_rulebook_scores_3() -> None:
    assert points(EXAMPLE, "1") == 3
    assert points(EXAMPLE, "2L") == 2
    assert points(EXAMPLE, "3-pair") == -2
    assert points(EXAMPLE, "1", "2L", "3-pair") == 3


def test_bits_2_each_pair_costs_2() -> None:
    with_two_pairs = EXAMPLE.replace("GG.RY", "GG.RR")
    assert points(with_two_pairs, "1", "2L", "3-pair") == 1


# Areas


def test_corners_do_not_join() -> None:
    assert points("RR...\n..RR.", "1") == 0
    assert points("RR...\n..RR.", "3-pair") == -4


def test_gaps_score_nothing_and_bound_areas_like_another_colour() -> None:
    assert points("", "1", "2I", "3-single") == 0
    assert points("RR.RR", "1") == 0
    assert points("RR.RR", "3-pair") == -4
    assert points("RRGRR", "3-pair") == -4


def test_an_area_is_a_largest_set() -> None:
    assert points("RRRRR", "1") == 0
    assert points("RRRRR\nR....", "1", "2I", "2L") == 0
    assert points("RRR..", "3-pair", "3-corner", "3-single") == 0


def test_colours_make_areas_of_their_own() -> None:
    assert points("RRRR.\nBBBB.\nGGGG.\nYYYY.", "1") == 4


# Card 1


@pytest.mark.parametrize("form", FORMS)
def test_card_1_every_area_of_four_earns_a_point(form: str) -> None:
    assert all(points(picture, "1") == 1 for picture in FORMS[form])


def test_card_1_wants_exactly_four() -> None:
    for picture in ("R....", "RR...", "RRR..", "RR...\nR....", "RRR..\nRR...", "RRR..\nRRR.."):
        assert points(picture, "1") == 0


# Card 2


@pytest.mark.parametrize("card", FORMS)
@pytest.mark.parametrize("form", FORMS)
def test_card_2_wants_its_form_turned_or_flipped_as_you_like(card: str, form: str) -> None:
    for picture in FORMS[form]:
        assert points(picture, f"2{card}") == (1 if card == form else 0)


def test_card_2_adds_to_card_1() -> None:
    assert points("RRRR.", "1", "2I") == 2
    assert points("RRRR.", "1", "2L") == 1


# Card 3


@pytest.mark.parametrize(
    ("card", "picture"),
    [
        ("3-single", "R...."),
        ("3-pair", "RR..."),
        ("3-pair", "R....\nR...."),
        ("3-corner", "RR...\nR...."),
        ("3-corner", "RR...\n.R..."),
        ("3-corner", ".R...\nRR..."),
        ("3-corner", "R....\nRR..."),
    ],
)
def test_bits_6_card_3_costs_2_for_its_form_whichever_it_is(card: str, picture: str) -> None:
    for name in ("3-single", "3-pair", "3-corner"):
        assert points(picture, name) == (-2 if name == card else 0)


def test_a_line_of_three_is_no_corner() -> None:
    assert points("RRR..", "3-corner") == 0


def test_card_3_counts_every_area() -> None:
    assert points("RGRGR", "3-single") == -10


# Items


def test_items_name_the_area_card_by_card() -> None:
    found = items(EDITION, ("1", "2L", "3-pair"), board_of("BBBYY\nB...."))
    assert [(item.what, item.points) for item in found] == [
        (phrase("bits-area", card=1, colour="B", shape="L", squares=4), 1),
        (phrase("bits-area", card=2, colour="B", shape="L", squares=4), 1),
        (phrase("bits-area", card=3, colour="Y", shape="pair", squares=2), -2),
    ]


@pytest.mark.parametrize("form", FORMS)
def test_forms_of_four_have_names(form: str) -> None:
    for picture in FORMS[form]:
        (item,) = items(EDITION, ("1",), board_of(picture))
        assert dict(item.what.values)["shape"] == form


def test_round_under_way_is_scored_as_it_stands() -> None:
    state = table("RRRR.", "BB...", card="BB", tasks=("1", "2O", "3-pair"))
    assert GAME.outcome(state).rounds[-1].scores == (1, -2)
    state = GAME.apply(state, placement(".bb..\nBB...", "BB", seat=1))
    assert GAME.outcome(state).rounds[-1].scores == (1, 1), "its own move counts at once"
    assert not GAME.outcome(state).is_over
    assert GAME.outcome(state).winners == ()


def test_round_tells_its_tasks() -> None:
    outcome = GAME.outcome(begin())
    assert [done.about for done in outcome.rounds] == [(("tasks", ("1",)),)]
    assert not outcome.rounds[0].is_over


# Ranks


@pytest.mark.parametrize(
    ("score", "german", "french", "italian"),
    [
        (30, "Bits-Meister", "Maître Bits", "campione Bits"),
        (18, "Bits-Meister", "Maître Bits", "campione Bits"),
        (16, "Formen-Star", "Roi des figures", "architetto delle forme"),
        (12, "Flächen-Checker", "Agenceur", "maestro delle superfici"),
        (9, "Flächen-Checker", "Agenceur", "maestro delle superfici"),
        (8, "Farbtupfer", "Pointilliste", "esperto del colore"),
        (5, "Farbtupfer", "Pointilliste", "esperto del colore"),
        (4, "Bitselchen", "Bébé Bits", "principiante"),
        (-12, "Bitselchen", "Bébé Bits", "principiante"),
    ],
)
def test_ranks(score: int, german: str, french: str, italian: str) -> None:
    key = rank_of(EDITION.ranks, score)
    (rank,) = [rank for rank in EDITION.ranks if rank.key == key]
    assert (rank.name("de"), rank.name("fr"), rank.name("it")) == (german, french, italian)
    assert rank.name("en")
    assert rank.name("nl")


def test_bits_1_17_points_are_a_master() -> None:
    assert rank_of(EDITION.ranks, 17) == rank_of(EDITION.ranks, 18) == "master"


def test_bits_3_the_second_rank_is_from_13_to_16() -> None:
    names = {rank_of(EDITION.ranks, score) for score in range(13, 17)}
    assert names == {"star"}


def test_rank_is_for_the_sum_of_a_whole_game_alone() -> None:
    four = "RRRR.\nBBBB.\nGGGG.\nYYYY."
    alone = GAME.outcome(finished((four,), (four,), (four,), tasks=("1", "2I", "3-pair")))
    assert alone.scores == (4 + 8 + 8,)
    assert alone.ranks == ("master",)
    assert alone.winners == (0,)
    together = GAME.outcome(finished((four, four), (four, ""), (four, "")))
    assert together.ranks == (None, None)
    assert GAME.outcome(begin()).ranks == (None,)
