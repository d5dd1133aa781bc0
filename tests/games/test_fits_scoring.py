"""FITS, rule by rule: what each board earns, and ranks. All sums are done by hand."""

import pickle
from collections.abc import Iterable

import pytest

from formspiel.core.edition import rank_of
from formspiel.core.game import Item, phrase
from formspiel.games.fits import GAME
from formspiel.games.fits.events import SetAside
from formspiel.games.fits.scoring import items
from formspiel.games.fits.state import Board
from formspiel.geometry import Cell
from tests.games.fits_drawing import (
    EDITION,
    FIELDS,
    aside,
    begin,
    board_of,
    drop,
    finished,
    marked,
    play,
    table,
)

FULL = board_of(FIELDS)
EMPTY = board_of(())


def scored(name: str, picture: str) -> tuple[Item, ...]:
    """The items of a board on which the fields drawn as `#` are covered."""
    return items(EDITION, EDITION.boards[name], board_of(marked(picture, "#")))


def all_but(*visible: Cell) -> Board:
    return board_of(FIELDS - set(visible))


def points(name: str, board: Board) -> int:
    return sum(item.points for item in items(EDITION, EDITION.boards[name], board))


def signs(name: str, sign: str) -> list[Cell]:
    """The special fields of a board with this symbol or letter, from bottom to top."""
    fields = EDITION.boards[name].fields.items()
    return sorted((c for c, f in fields if sign in (f.symbol, f.letter)), key=lambda c: c[1])


@pytest.mark.parametrize(
    ("name", "empty", "full"),
    [
        # Ordinary fields, then what the special ones earn when all are visible.
        ("1", -72, 12),
        ("2", -62 + 20, 0),
        ("3", -58 + 17 - 30, 0),
        ("4", -62 + 15, 0),
        ("5", -66, 12),
        ("6", -60 + 24, 0),
        ("7", -54 - 30 + 12 + 6, 0),
        ("8", -60 - 12, 0),
        ("JEUXSOC", -65 + 7, 0),
    ],
)
def test_empty_and_full_board(name: str, empty: int, full: int) -> None:
    assert points(name, EMPTY) == empty
    assert points(name, FULL) == full


@pytest.mark.parametrize("name", EDITION.boards)
def test_each_ordinary_field_that_is_not_covered_costs_one(name: str) -> None:
    ordinary = sorted(FIELDS - EDITION.boards[name].fields.keys())
    for one in (ordinary[0], ordinary[-1]):
        found = items(EDITION, EDITION.boards[name], all_but(one))
        assert Item(phrase("fits-uncovered", count=1), -1) in found


@pytest.mark.parametrize("name", ["2", "3", "4", "6", "7", "8", "JEUXSOC"])
def test_special_fields_never_cost_that_point(name: str) -> None:
    found = items(EDITION, EDITION.boards[name], all_but(*EDITION.boards[name].fields))
    assert "fits-uncovered" not in {item.what.key for item in found}


def test_what_is_not_covered_travels_as_its_fields_alone() -> None:
    item = items(EDITION, EDITION.boards["1"], all_but((2, 0), (5, 11)))[0]
    sent = pickle.dumps(item)
    assert len(sent) < 500
    assert pickle.loads(sent).where == ((2, 0), (5, 11))  # noqa: S301  our own
    assert (len(item.where), item.where[-1]) == (2, (5, 11))


def test_board_1_gives_one_for_every_complete_row() -> None:
    picture = """
        #.....
        ######
        #.####
        ######
        """
    assert scored("1", picture) == (
        Item(phrase("fits-uncovered", count=54), -54),
        Item(phrase("fits-row", row=1), 1),
        Item(phrase("fits-row", row=3), 1),
    )


def test_fits_1_a_row_is_horizontal() -> None:
    column = "\n".join(["#....."] * 12)
    assert scored("1", column) == (Item(phrase("fits-uncovered", count=60), -60),)
    assert sum(item.points for item in scored("1", "######")) == -66 + 1


def test_board_2_gives_the_value_of_visible_bonus_fields() -> None:
    picture = """
        #####.
        ###.##
        ######
        ######
        ######
        ######
        ######
        ###.##
        ######
        ######
        #.####
        .#####
        """
    assert scored("2", picture) == (
        Item(phrase("fits-uncovered", count=2), -2),
        Item(phrase("fits-bonus", column=2, row=2), 1),
        Item(phrase("fits-bonus", column=4, row=5), 2),
        Item(phrase("fits-bonus", column=4, row=11), 3),
    )


def test_board_2_gives_nothing_for_complete_rows() -> None:
    assert points("2", FULL) == 0


def test_board_3_takes_five_for_some_visible_fields() -> None:
    picture = """
        ######
        ##.###
        #.####
        ######
        ######
        ######
        ######
        ######
        .#####
        ######
        ######
        .#####
        """
    assert scored("3", picture) == (
        Item(phrase("fits-uncovered", count=1), -1),
        Item(phrase("fits-malus", column=1, row=4), -5),
        Item(phrase("fits-bonus", column=2, row=10), 3),
        Item(phrase("fits-malus", column=3, row=11), -5),
    )


def test_board_4_scores_pairs_of_symbols() -> None:
    """Both circles and both triangles, just one star and one cross, no diamond."""
    picture = """
        ######
        ######
        #.####
        ###.##
        ######
        #.####
        ######
        .#####
        ####.#
        ######
        #.####
        ....##
        """
    assert scored("4", picture) == (
        Item(phrase("fits-uncovered", count=4), -4),
        Item(phrase("fits-circle-both"), 3),
        Item(phrase("fits-cross-one"), -3),
        Item(phrase("fits-star-one"), -3),
        Item(phrase("fits-triangle-both"), 3),
    )


@pytest.mark.parametrize("symbol", ["circle", "star", "diamond", "triangle", "cross"])
@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, -3), (2, 3)])
def test_board_4_by_number_of_a_symbol(symbol: str, count: int, worth: int) -> None:
    assert points("4", all_but(*signs("4", symbol)[:count])) == worth


def test_board_5_counts_blank_fields_as_covered_for_their_row() -> None:
    """Row 2 is complete though its blank field is visible; row 3 costs its five others."""
    picture = """
        ######
        ######
        ######
        ######
        ######
        ######
        ######
        ######
        ######
        ......
        #.####
        ######
        """
    assert scored("5", picture) == (
        Item(phrase("fits-uncovered", count=5), -5),
        *(Item(phrase("fits-row", row=row), 1) for row in range(1, 13) if row != 3),
    )


def test_board_5_blank_fields_cost_nothing() -> None:
    blanks = EDITION.boards["5"].fields
    assert len(blanks) == 6
    assert points("5", all_but(*blanks)) == 12


def test_board_6_scores_as_board_2() -> None:
    picture = """
        ######
        ######
        #####.
        ######
        ######
        ######
        ######
        ######
        ######
        ######
        ......
        ......
        """
    assert scored("6", picture) == (
        Item(phrase("fits-uncovered", count=10), -10),
        Item(phrase("fits-bonus", column=1, row=2), 1),
        Item(phrase("fits-bonus", column=2, row=2), 1),
        Item(phrase("fits-bonus", column=6, row=10), 3),
    )


def test_board_7_scores_as_board_3() -> None:
    picture = """
        .#####
        #..###
        #####.
        ######
        ######
        ######
        ######
        ######
        ######
        ######
        ######
        .#####
        """
    assert scored("7", picture) == (
        Item(phrase("fits-uncovered", count=1), -1),
        Item(phrase("fits-bonus", column=6, row=10), 1),
        Item(phrase("fits-bonus", column=2, row=11), 2),
        Item(phrase("fits-bonus", column=3, row=11), 2),
        Item(phrase("fits-malus", column=1, row=12), -5),
    )


def test_board_8_scores_symbols_in_threes() -> None:
    """One circle, two stars, three diamonds and no triangle."""
    picture = """
        ######
        #.####
        ##.###
        .####.
        ######
        #.#.##
        ######
        ######
        ######
        ######
        ######
        .#####
        """
    assert scored("8", picture) == (
        Item(phrase("fits-uncovered", count=1), -1),
        Item(phrase("fits-circle-one"), -3),
        Item(phrase("fits-diamond-all", count=3), -3),
        Item(phrase("fits-star-some", count=2), 3),
    )


@pytest.mark.parametrize("symbol", ["circle", "star", "diamond", "triangle"])
@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, -3), (2, 3), (3, -3)])
def test_board_8_by_number_of_a_symbol(symbol: str, count: int, worth: int) -> None:
    assert points("8", all_but(*signs("8", symbol)[:count])) == worth


def letters(visible: Iterable[str]) -> tuple[Item, ...]:
    """The items of board JEUXSOC when just these letters are visible."""
    fields = [signs("JEUXSOC", letter)[0] for letter in visible]
    return items(EDITION, EDITION.boards["JEUXSOC"], all_but(*fields))


def test_fits_9_all_seven_letters_replace_the_shorter_word() -> None:
    assert letters("JEUXSOC") == (Item(phrase("fits-word", word="JEUXSOC"), 7),)


def test_board_jeuxsoc_the_word_jeux() -> None:
    assert letters("JEUX") == (Item(phrase("fits-word", word="JEUX"), 4),)


def test_fits_9_board_jeuxsoc_letters_in_no_word() -> None:
    assert letters("XUEJS") == (
        Item(phrase("fits-word", word="JEUX"), 4),
        Item(phrase("fits-letter", letter="S"), -3),
    )
    assert letters("JEU") == tuple(Item(phrase("fits-letter", letter=n), -3) for n in "EJU")


@pytest.mark.parametrize(
    ("visible", "worth"),
    [("JEUXSO", 4 - 6), ("JEUXC", 4 - 3), ("SOC", -9), ("EUXSOC", -18), ("J", -3), ("", 0)],
)
def test_board_jeuxsoc_sums(visible: str, worth: int) -> None:
    assert sum(item.points for item in letters(visible)) == worth


def test_round_under_way_is_scored_as_it_stands() -> None:
    state = table("######\n#####.", card="O4", board="1")
    assert GAME.outcome(state).scores == (-61 + 1,)
    after = drop(state, ".OO...\n.OO...\n######\n#####.")
    assert GAME.outcome(after).scores == (-57 + 1,)
    assert GAME.outcome(GAME.apply(state, SetAside(0, "O4"))).scores == (-60,)
    assert not GAME.outcome(after).rounds[-1].is_over


# Ranks


def solo(total: int) -> tuple[str | None, ...]:
    """The rank of a game alone over boards 1 to 4 that ends with this sum."""
    first = 12
    bonuses = sorted(EDITION.boards["2"].fields.items(), key=lambda f: f[1].value or 0)
    visible: list[Cell] = []
    for cell, field in reversed(bonuses):
        if field.value is not None and first + field.value <= total:
            first += field.value
            visible.append(cell)
    ordinary = sorted(FIELDS - EDITION.boards["4"].fields.keys())[: first - total]
    state = finished(
        {"1": (FULL,), "2": (all_but(*visible),), "3": (FULL,), "4": (all_but(*ordinary),)}
    )
    outcome = GAME.outcome(state)
    assert outcome.scores == (total,)
    return outcome.ranks


@pytest.mark.parametrize(
    ("worst", "best", "dutch", "french"),
    [
        (31, 32, "meester", "Architecte"),
        (26, 30, "erg goed", "Ingénieur"),
        (21, 25, "goed", "Maçon"),
        (16, 20, "het gaat erop lijken", "Paveur"),
        (11, 15, "kan beter", "Casseur de pierres"),
        (6, 10, "houd moed", "Nettoyeur de joints"),
        # FITS-2: anything of 5 or less, negatives too, has the last rank.
        (-50, 5, "tja.....", "Boucheur de trous"),
    ],
)
def test_ranks_at_every_boundary(worst: int, best: int, dutch: str, french: str) -> None:
    [key] = solo(worst)
    assert solo(best) == (key,)
    rank = next(rank for rank in EDITION.ranks if rank.key == key)
    assert rank.name("nl") == dutch
    assert rank.name("fr") == french
    assert all(rank.name(language) for language in ("de", "en", "it"))
    assert all(rank_of(EDITION.ranks, total) == key for total in range(worst, best + 1))
    assert rank_of(EDITION.ranks, best + 1) != key or best == 32


def test_fits_2_zero_and_less_have_the_last_rank() -> None:
    last = EDITION.ranks[-1].key
    assert [rank_of(EDITION.ranks, total) for total in (5, 0, -1, -288)] == [last] * 4
    assert rank_of(EDITION.ranks, 6) != last


@pytest.mark.parametrize("boards", ["1", "123", "12345", "5678", "1235"])
def test_fits_6_other_programmes_have_a_score_and_no_rank(boards: str) -> None:
    outcome = GAME.outcome(finished(dict.fromkeys(boards, (FULL,))))
    assert outcome.is_over
    assert outcome.ranks == (None,)


def test_fits_6_the_order_of_boards_1_to_4_is_free() -> None:
    outcome = GAME.outcome(finished(dict.fromkeys("4231", (FULL,))))
    assert outcome.scores == (12,)
    assert outcome.ranks == (EDITION.ranks[4].key,)


def test_ranks_are_for_a_game_alone() -> None:
    outcome = GAME.outcome(finished(dict.fromkeys("1234", (FULL, FULL))))
    assert outcome.ranks == (None, None)
    assert outcome.winners == (0, 1)


def test_no_rank_before_the_end() -> None:
    state = play(begin(1, "1234"), aside)
    assert GAME.outcome(state).ranks == (None,)
