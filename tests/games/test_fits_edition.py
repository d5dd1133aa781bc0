"""FITS: the edition that comes with Formspiel, and every mistake of a home-made one."""

import pytest

from formspiel.core.edition_file import PROVENANCES, read_shipped
from formspiel.games.fits import GAME
from formspiel.games.fits.components import Field, load_edition, parse_edition
from formspiel.games.fits.scoring import items
from tests.games.edition_mistakes import all_mistakes
from tests.games.fits_drawing import FIELDS, board_of
from tests.oracle import fits as oracle

HOME = read_shipped("fits", "2009").replace('id = "2009"', 'id = "home"')
I3 = 'id = "I3"\npicture = """\n#\n#\n#\n"""'
ROW = "......\n"


def mistakes(text: str) -> tuple[str, ...]:
    return all_mistakes(parse_edition, text)


def changed(old: str, new: str) -> str:
    """The shipped edition under another name, with one passage changed."""
    assert old in HOME
    return HOME.replace(old, new, 1)


def board_file(*lines: str, picture: str = ROW * 12, head: str = "") -> str:
    """A file that adds the board "home" to the shipped edition."""
    return "\n".join(
        [
            'extends = "2009"',
            'id = "home"',
            'title = "ours"',
            head,
            "[[board]]",
            'id = "home"',
            f'picture = """\n{picture}"""',
            'provenance = "reconstructed"',
            'source = "made at home"',
            *lines,
        ]
    )


# The shipped edition


def test_shipped_boards_are_those_of_the_rules_page() -> None:
    edition = load_edition("2009")
    assert list(edition.boards) == ["1", "2", "3", "4", "5", "6", "7", "8", "JEUXSOC"]
    for name, board in edition.boards.items():
        drawn = {cell: sign for cell, sign in oracle.BOARDS[name].items() if sign != "."}
        assert drawn.keys() == board.fields.keys()
        for cell, sign in drawn.items():
            field = board.fields[cell]
            if sign in "123m":
                assert field == Field(value=-5 if sign == "m" else int(sign))
            elif sign == "_":
                assert field.is_blank
            elif name == "JEUXSOC":
                assert field == Field(letter=sign)
            else:
                same = {c for c, s in drawn.items() if s == sign}
                assert {c for c, f in board.fields.items() if f.symbol == field.symbol} == same


def test_shipped_pieces_are_those_of_the_rules_page() -> None:
    edition = load_edition("2009")
    assert sorted(edition.pieces) == sorted(oracle.PICTURES)
    for name, piece in edition.pieces.items():
        turns = [tuple(sorted(turn)) for turn in oracle.orientations(name)]
        assert sorted(turns) == sorted(piece.turns)


def test_every_component_says_where_it_comes_from() -> None:
    edition = load_edition("2009")
    sources = [
        edition.start_source,
        *(piece.source for piece in edition.pieces.values()),
        *(board.source for board in edition.boards.values()),
        *(rank.source for rank in edition.ranks),
    ]
    assert all(source.provenance in PROVENANCES and source.source for source in sources)


def test_fits_7_board_7_is_derived_from_a_scan() -> None:
    board = load_edition("2009").boards["7"]
    assert board.source.provenance == "derived"
    rows = [
        {field.value for (_, y), field in board.fields.items() if y == row} for row in (11, 10, 9)
    ]
    assert rows == [{-5}, {2}, {1}]
    assert len(board.fields) == 18


@pytest.mark.parametrize("name", ["2", "3", "4", "5", "6", "JEUXSOC"])
def test_fits_8_what_nobody_can_read_is_reconstructed(name: str) -> None:
    assert load_edition("2009").boards[name].source.provenance == "reconstructed"


def test_start_cards_are_pentominoes() -> None:
    assert load_edition("2009").start == ("F5", "N5", "W5", "Y5")


def test_game_knows_its_editions() -> None:
    assert GAME.editions == ("2009",)
    assert GAME.load_edition("2009") is load_edition("2009")


# A home-made board


def test_board_file_extends_the_shipped_edition() -> None:
    edition = parse_edition(
        board_file(
            'fields = { h = { symbol = "heart" }, "7" = { value = 7 } }',
            "symbol_points = [0, 1]",
            picture="7....h\n" + ROW * 11,
        )
    )
    assert edition.id == "home"
    assert list(edition.boards)[-1] == "home"
    assert edition.boards["home"].fields == {
        (0, 11): Field(value=7),
        (5, 11): Field(symbol="heart"),
    }
    assert edition.pieces.keys() == load_edition("2009").pieces.keys()
    assert edition.programme == ("1", "2", "3", "4")
    config = GAME.configure(edition, 1, {"boards": ["home", "1"]})
    assert config.boards == ("home", "1")


def test_board_file_may_name_another_programme() -> None:
    edition = parse_edition(board_file(head='programme = ["home", "4"]'))
    assert GAME.configure(edition, 1, {}).boards == ("home", "4")


def test_only_shipped_editions_can_be_extended() -> None:
    for name in ('"1999"', "7", "[1]", "{ a = 1 }"):
        [mistake] = mistakes(f"extends = {name}")
        assert mistake.startswith("extends: there is no edition")


def test_home_made_row_bonus_wants_every_field_but_blanks_covered() -> None:
    """A visible bonus field does not complete its row; a blank one does."""
    text = board_file(
        "row_bonus = 2",
        'fields = { "3" = { value = 3 }, _ = { blank = true } }',
        picture=ROW * 10 + "_.....\n3.....\n",
    )
    edition = parse_edition(text)
    state = GAME.setup(GAME.configure(edition, 1, {"boards": ["home"]}))
    assert GAME.outcome(state).scores == (-70 + 3,)
    board = board_of(FIELDS - {(0, 0), (0, 1)})
    earned = [item.points for item in items(edition, edition.boards["home"], board)]
    assert sum(earned) == 3 + 11 * 2


# Mistakes, each with its key


@pytest.mark.parametrize("text", ["", "game = ", 'game = "fits"\ngame = "fits"', "\x00", "[[[["])
def test_what_is_not_toml_or_empty(text: str) -> None:
    assert mistakes(text)


def test_text_that_is_not_toml_says_where() -> None:
    [mistake] = mistakes("columns = 6\nrows = = 12")
    assert mistake.startswith("not TOML: ")
    assert "line 2" in mistake


def test_numbers_of_thousands_of_digits_are_no_traceback() -> None:
    [mistake] = mistakes("columns = " + "9" * 5000)
    assert mistake.startswith("not TOML: ")


def test_deep_nesting_is_no_traceback() -> None:
    [mistake] = mistakes("columns = " + "[" * 30_000)
    assert mistake.startswith("not TOML: ")


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('game = "fits"', 'game = "bits"', "game: must be 'fits'"),
        ('game = "fits"', "", "game: is missing"),
        ("columns = 6", "columns = 6\ncolour = 3", "colour: is not a key that is known here"),
        ('title = "', 'title = ""  # "', "title: is empty"),
        ('id = "home"', "id = 2009", "id: must be a text"),
        (I3, I3 + "\nheight = 3", "piece[I3].height: is not a key that is known here"),
        ("row_bonus = 1", "row_bonsu = 1", "board[1].row_bonsu: is not a key that is known here"),
        ("row_bonus = 1", "row_bonus = 1.0", "board[1].row_bonus: must be a whole number"),
        ("row_bonus = 1", "row_bonus = true", "board[1].row_bonus: must be a whole number"),
        (
            'programme = ["1", "2", "3", "4"]',
            'programme = ["1", "9"]',
            "programme: there is no board '9'",
        ),
        (
            'programme = ["1", "2", "3", "4"]',
            'programme = ["1", "1"]',
            "programme: must be a list of different boards",
        ),
        (
            'programme = ["1", "2", "3", "4"]',
            "programme = [1]",
            "programme: must be a list of texts",
        ),
        (
            'pieces = ["F5", "N5", "W5", "Y5"]',
            'pieces = ["F5", "N5", "W5", "I5"]',
            "start.pieces: there is no piece 'I5'",
        ),
        (
            'pieces = ["F5", "N5", "W5", "Y5"]',
            'pieces = ["F5", "N5", "W5", "F5"]',
            "start.pieces: must be at least 4 different pieces",
        ),
        (
            'provenance = "published"',
            'provenance = "hearsay"',
            "piece[F5].provenance: must be one of rulebook, published, derived, reconstructed",
        ),
        ('provenance = "published"\n', "", "piece[F5].provenance: is missing"),
        ('provenance = "published"', 'provenance = ""', "piece[F5].provenance: is empty"),
        (
            'source = "boards have',
            'sauce = "boards have',
            "board[1].source: is missing",
        ),
        ("1 = { value = 1 }", "1 = { value = 1, blank = true }", "board[2].fields.1.blank: is not"),
        ("1 = { value = 1 }", "1 = { }", "board[2].fields.1: must have just one of value, symbol"),
        ("1 = { value = 1 }", '1 = { value = "1" }', "board[2].fields.1.value: must be a whole"),
        ("_ = { blank = true }", "_ = { blank = false }", "board[5].fields._.blank: can only be"),
        ('A = { symbol = "circle" }', 'A = { symbol = "box" }', "board[4].fields.A.symbol: must"),
        ('J = { letter = "J" }', 'J = { letter = "JE" }', "board[JEUXSOC].fields.J.letter: must"),
        ('J = { letter = "J" }', 'J = { letter = "E" }', "board[JEUXSOC].picture: has a letter"),
        (
            'text = "JEUX"',
            'text = "JEUDI"',
            "board[JEUXSOC].words: 'JEUDI' has a letter that is not on the board",
        ),
        ('text = "JEUX"', "text = 4", "board[JEUXSOC].words[2].text: must be a text"),
        ("least = 26", "least = 36", "rank: the ranks must run from the best to the last"),
        ("least = 26", "", "rank: every rank but the last needs `least`, and the last has none"),
        ('it = "maestro"', 'es = "maestro"', "rank[master].names.it: is missing"),
        ("columns = 6", "columns = 3", "columns: must be from 4 to 16"),
        ("rows = 12", "rows = 1000000", "rows: must be from 4 to 16"),
    ],
)
def test_mistake_is_named_with_its_key(old: str, new: str, mistake: str) -> None:
    assert any(found.startswith(mistake) for found in mistakes(changed(old, new)))


def test_duplicate_piece() -> None:
    text = changed('id = "L3"', 'id = "I3"')
    assert "piece[I3].id: 'I3' is used twice" in mistakes(text)


def test_duplicate_board() -> None:
    text = board_file()
    again = text[text.index("[[board]]") :]
    assert mistakes(f"{text}\n{again}") == ("board[home].id: 'home' is used twice",)


def test_disconnected_shape() -> None:
    text = changed(I3, 'id = "I3"\npicture = """\n#.\n.#\n#.\n"""')
    assert mistakes(text) == ("piece[I3].picture: is not one connected shape",)


def test_wrong_total() -> None:
    text = changed(I3, 'id = "I3"\npicture = """\n#\n#\n#\n#\n"""')
    assert mistakes(text) == ("piece: have 73 squares together, the board 72",)


def test_same_shape_twice() -> None:
    """Turned and flipped, it is still the same piece."""
    text = changed('id = "L3"\npicture = """\n#.\n##\n"""', 'id = "J3"\npicture = """\n###\n"""')
    assert mistakes(text) == ("piece[J3].picture: is the same shape as I3",)


def test_strange_sign_in_a_shape() -> None:
    text = changed(I3, 'id = "I3"\npicture = """\n#\n#\n#o\n"""')
    assert mistakes(text) == ("piece[I3].picture: has 'o'; a shape is drawn with # and .",)


def test_shape_too_large() -> None:
    text = changed(I3, 'id = "I3"\npicture = """\n#######\n"""')
    assert "piece[I3].picture: must have at most 6 squares and fit the board" in mistakes(text)


@pytest.mark.parametrize(
    "picture", [ROW * 11, ROW * 13, ROW * 11 + ".....\n", ROW * 11 + ".......\n", "", " \n" * 12]
)
def test_bad_size_of_a_board(picture: str) -> None:
    assert "board[home].picture: must be 12 lines of 6 fields" in mistakes(
        board_file(picture=picture)
    )


def test_unknown_field_character() -> None:
    assert mistakes(board_file(picture="?.....\n" + ROW * 11)) == (
        "board[home].picture: has '?', which is not among its fields",
    )


def test_symbol_counts_must_fit_the_points() -> None:
    lines = 'fields = { a = { symbol = "moon" } }', "symbol_points = [0, -3, 3]"
    assert mistakes(board_file(*lines, picture="a....a\n....a.\n" + ROW * 10)) == (
        "board[home].symbol_points: must have 4 values: the moon is there 3 times",
    )
    assert mistakes(board_file(lines[0], picture="a.....\n" + ROW * 11)) == (
        "board[home].symbol_points: must have 2 values: the moon is there 1 times",
    )


def test_all_mistakes_are_reported_not_just_the_first() -> None:
    text = (
        HOME.replace("columns = 6", "columns = 6\ncolour = 3")
        .replace('id = "L3"', 'id = "I3"')
        .replace('provenance = "rulebook"', 'provenance = "dream"', 1)
        .replace('pieces = ["F5"', 'pieces = ["Q5"')
        .replace('programme = ["1"', 'programme = ["0"')
        .replace("3 = { value = 3 }", "3 = { value = 0.5 }", 1)
    )
    found = mistakes(text)
    assert sorted(mistake.partition(": ")[0] for mistake in found) == [
        "board[1].provenance",
        "board[2].fields.3.value",
        "colour",
        "piece[I3].id",
        "programme",
        "start.pieces",
    ]


@pytest.mark.parametrize("key", ["piece", "board", "rank", "start", "programme", "columns", "id"])
def test_wrong_kinds_of_values_are_no_traceback(key: str) -> None:
    for value in ("3", "3.5", '"x"', "true", "[]", "[1]", "[[]]", "[{}]", "{}", "1979-05-27"):
        assert mistakes(f"{key} = {value}")
