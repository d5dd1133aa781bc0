"""Quadrata: the edition that comes with Formspiel, and every mistake of a home-made one."""

import pytest

from formspiel.core.edition_file import PROVENANCES, read_shipped
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.components import load_edition, parse_edition
from formspiel.games.quadrata.picture import draw_cells
from tests.games.edition_mistakes import all_mistakes

HOME = read_shipped("quadrata", "1973").replace('id = "1973"', 'id = "home"')
EDITION = load_edition("1973")
FOUR = "◣.\n■◣\n"


def mistakes(text: str) -> tuple[str, ...]:
    return all_mistakes(parse_edition, text)


def changed(old: str, new: str) -> str:
    """The shipped edition under another name, with one passage changed."""
    assert old in HOME
    return HOME.replace(old, new, 1)


# The shipped edition


def test_forty_five_forms() -> None:
    counts = {number: form.count for number, form in EDITION.forms.items()}
    assert counts == {1: 5, 2: 9, 3: 9, 4: 9, 5: 5, 6: 8}
    assert sum(counts.values()) == 45


def test_areas_of_squares_and_stocks() -> None:
    """2, 3 and 4 players need 90 %, 78 % and 80 % of the stock, as the rules page says."""
    shares = []
    for seats in (2, 3, 4):
        stock = sum(n * count for n, count in enumerate(EDITION.stock(seats), 1))
        area = seats * 2 * EDITION.square(seats).size ** 2
        shares.append(int(100 * area / stock))
    assert shares == [90, 78, 80]


def test_the_die_and_the_reduction() -> None:
    assert EDITION.reduction.seats == 3
    assert EDITION.reduction.forms == (1, 2, 2, 2, 1, 2)


def test_every_component_says_where_it_comes_from() -> None:
    sources = [
        EDITION.die_source,
        EDITION.stock_source,
        EDITION.reduction.source,
        *(square.source for square in EDITION.squares),
        *(form.source for form in EDITION.forms.values()),
    ]
    assert all(source.provenance in PROVENANCES and source.source for source in sources)


def test_forms_look_as_they_are_drawn() -> None:
    for form in EDITION.forms.values():
        drawn = "\n".join(draw_cells(form.quarters)).replace("·", ".")
        assert f'id = "{form.number}"\npicture = """\n{drawn}\n"""' in HOME


def test_game_knows_its_editions() -> None:
    assert GAME.editions == ("1973",)
    assert GAME.load_edition("1973") is load_edition("1973")
    assert EDITION.ranks == ()


# Home-made editions


def test_a_form_may_be_drawn_in_any_position() -> None:
    edition = parse_edition(changed(FOUR, "◥■\n.◥\n"))
    assert edition.forms[4].turns == EDITION.forms[4].turns


def test_a_person_with_the_box_can_correct_a_form() -> None:
    """Four might be a parallelogram of base 2: four turns, 2 × (4 × 6 + 6 × 4) places."""
    edition = parse_edition(changed(FOUR, "◢■◤\n"))
    assert edition.forms[4].area == 4
    assert [len(edition.square(seats).places[4]) for seats in (2, 3)] == [96, 32]


def test_a_file_may_extend_the_shipped_edition() -> None:
    text = 'extends = "1973"\nid = "home"\ntitle = "without a reduction"\n[reduction]\nseats = 3\n'
    text += 'forms = {}\nprovenance = "derived"\nsource = "we like many forms"\n'
    assert parse_edition(text).stock(3) == (5, 9, 9, 9, 5, 8)


# Mistakes, each with its key


@pytest.mark.parametrize("text", ["", "game = ", "\x00", "[[[[", "id = " + "9" * 5000])
def test_what_is_not_toml_or_empty(text: str) -> None:
    assert mistakes(text)


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('game = "quadrata"', 'game = "fits"', "game: must be 'quadrata'"),
        ('title = "', 'title = ""  # "', "title: is empty"),
        ("[die]", "[dice]", "die: is missing"),
        ("[die]", "[dice]", "dice: is not a key that is known here"),
        ("[die]", "colour = 1\n[die]", "colour: is not a key that is known here"),
        ("sides = 6", "sides = 8", "die.sides: must be 6, not 8"),
        ("sides = 6", "sides = 0", "die.sides: must be 6, not 0"),
        ("sides = 6", "", "die.sides: is missing"),
        ("sides = 6", "sides = 6\nedges = 12", "die.edges: is not a key that is known here"),
        ("forms = 45", "forms = 44", "stock.forms: must be 45, not 44"),
        ("forms = 45", 'forms = "45"', "stock.forms: must be a whole number"),
        ("count = 5", "count = 6", "stock.forms: must be 46, not 45"),
        ("count = 5", "count = 0", "form[1].count: must be from 1 to 99"),
        ("count = 5", "count = 100", "form[1].count: must be from 1 to 99"),
        ("count = 5", "number = 5", "form[1].count: is missing"),
        ("count = 5", "count = 5\nnumber = 5", "form[1].number: is not a key that is known here"),
        ("seats = 3", "seats = 5", "reduction.seats: must be from 2 to 4"),
        ("{ 1 = 1,", "{ 1 = 5,", "reduction.forms.1: must leave some forms of that number"),
        ("{ 1 = 1,", "{ 1 = -1,", "reduction.forms.1: must leave some forms of that number"),
        ("{ 1 = 1,", "{ 7 = 1,", "reduction.forms.7: is not a key that is known here"),
        ("{ 1 = 1,", "{ 1 = 1.0,", "reduction.forms.1: must be a whole number"),
        ("size = 6", "size = 1", "square[large].size: must be from 2 to 9"),
        ("size = 6", "size = 100000", "square[large].size: must be from 2 to 9"),
        ("size = 4", "size = 3", "square[small].size: leaves no room for the form of number 6"),
        ("seats = [2]", "seats = [2, 3]", "square: must name each number of seats from 2 to 4"),
        ("seats = [2]", "seats = []", "square: must name each number of seats from 2 to 4"),
        ("seats = [2]", 'seats = ["2"]', "square[large].seats: must be a list of whole numbers"),
        ('id = "small"', 'id = "large"', "square[large].id: 'large' is used twice"),
        ('id = "3"', 'id = "2"', "form[2].id: '2' is used twice"),
        ('id = "3"', 'id = "7"', "form[7].id: must be a number of the die, such as '3'"),
        ('id = "3"', "id = 3", "form[3].id: must be a text"),
        ("■◣\n", "■\\\\\n", "form[3].picture: has '\\\\'; a form is drawn with ◣ ◢ ◤ ◥ ■ and ."),
        ("■◣\n", "■◥\n", "form[3].picture: is not one connected form"),
        ("■◣\n", "■.◣\n", "form[3].picture: is not one connected form"),
        ("■◣\n", "...\n", "form[3].picture: is not one connected form"),
        ("■◣\n", "■\n", "form: number 3 must be larger than number 2"),
        ("■■◣\n", "■■■\n", "form: number 6 must be larger than number 5"),
        ("■■◣\n", "■■■■■■■■■■■■■\n", "form[5].picture: has more than 12 squares"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "die.provenance: must be one of"),
        ('provenance = "rulebook"\n', "", "die.provenance: is missing"),
        ('source = "one ordinary die"', 'source = ""', "die.source: is empty"),
    ],
)
def test_mistake_is_named_with_its_key(old: str, new: str, mistake: str) -> None:
    found = mistakes(changed(old, new))
    assert any(told.startswith(mistake) for told in found), found


def test_forms_must_be_able_to_fill_the_square() -> None:
    text = HOME
    for count in (5, 8, 9):
        text = text.replace(f"count = {count}", "count = 1")
    text = text.replace("forms = 45", "forms = 6").replace("{ 1 = 1, 2 = 2, 3 = 2, 4 = 2,", "{")
    text = text.replace("{ 5 = 1, 6 = 2 }", "{}")
    assert mistakes(text) == (
        "form: the forms for 2 seats cannot fill the square 'large'",
        "form: the forms for 3 seats cannot fill the square 'small'",
        "form: the forms for 4 seats cannot fill the square 'small'",
    )


def test_every_mistake_is_reported_not_just_the_first() -> None:
    text = changed("sides = 6", "sides = 4").replace("forms = 45", "forms = 46")
    text = text.replace("size = 4", "size = 0").replace("count = 8", "count = 8\nheavy = true")
    assert mistakes(text) == (
        "form[6].heavy: is not a key that is known here",
        "square[small].size: must be from 2 to 9",
        "die.sides: must be 6, not 4",
        "stock.forms: must be 45, not 46",
    )
