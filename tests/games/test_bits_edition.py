"""BITS: the edition file, and every mistake that one can make in it."""

import pytest

from formspiel.core.conformance import check_game
from formspiel.core.edition_file import read_shipped
from formspiel.games.bits import GAME
from formspiel.games.bits.components import parse_edition
from tests.games.bits_drawing import EDITION
from tests.games.edition_mistakes import all_mistakes

TEXT = read_shipped("bits", "2012").replace('id = "2012"', 'id = "home"')
SOURCE = 'provenance = "derived"\nsource = "a test"\n'


def mistakes(text: str) -> tuple[str, ...]:
    return all_mistakes(parse_edition, text)


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_every_component_says_where_it_comes_from() -> None:
    sources = [
        EDITION.board_source,
        EDITION.box_source,
        EDITION.colours_source,
        EDITION.start_source,
        *(tile.source for tile in EDITION.tiles.values()),
        *(task.source for task in EDITION.tasks.values()),
        *(rank.source for rank in EDITION.ranks),
    ]
    assert all(source.source for source in sources)
    assert EDITION.board_source.provenance == "reconstructed"
    assert EDITION.start_source.provenance == "reconstructed"
    assert {tile.source.provenance for tile in EDITION.tiles.values()} == {"derived"}
    assert EDITION.box_source.provenance == "rulebook"


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('game = "bits"', 'game = "fits"', "game: must be 'bits'"),
        ('id = "home"\n', "", "id: is missing"),
        ('id = "home"', 'id = "home"\nboards = 4', "boards: is not a key that is known here"),
        ("columns = 5", "columns = 3", "board.columns: must be from 4 to 16"),
        ("rows = 5", "rows = 5.0", "board.rows: must be a whole number"),
        ("rows = 5", "rows = 5\nlevels = 2", "board.levels: is not a key that is known here"),
        ("tiles = 14", "tiles = 15", "box.tiles: is 15, but 14 are listed"),
        ("start_tiles = 6", "start_tiles = 5", "box.start_tiles: is 5, but 6 are listed"),
        ("task_cards = 9", "task_cards = 10", "box.task_cards: is 10, but 9 are listed"),
        ('["R", "G", "B", "Y"]', '["R", "G", "B", "Q"]', "colours.letters: 'Q' is not one of"),
        ('["R", "G", "B", "Y"]', '["R", "G", "B", "B"]', "colours.letters: must be different"),
        ('["R", "G", "B", "Y"]', "[]", "colours.letters: must be different"),
        ('id = "RR"', 'id = "GR"', "tile[GR].id: must be two of R, G, B, Y, in this order"),
        ('id = "RR"', 'id = "RRR"', "tile[RRR].id: must be two of R, G, B, Y, in this order"),
        ('id = "GG"', 'id = "RR"', "tile[RR].id: 'RR' is used twice"),
        ("count = 2", "count = 0", "tile[RR].count: must be from 1 to 20"),
        ("count = 2\n", "", "tile[RR].count: is missing"),
        ('tiles = ["RG", ', 'tiles = ["VV", ', "start.tiles: there is no tile 'VV'"),
        ('tiles = ["RG", ', 'tiles = ["RB", ', "start.tiles: must be at least 4 different tiles"),
        ("round = 1", "round = 4", "task[1].round: must be from 1 to 3"),
        ("round = 1", "round = 2", "task: there is no card for round 1"),
        ("squares = 4\n", "", "task[1].squares: is missing"),
        ("squares = 4", "squares = 0", "task[1].squares: must be from 1 to 25"),
        ("squares = 4", "squares = 26", "task[1].squares: must be from 1 to 25"),
        ("points = 1", 'points = "1"', "task[1].points: must be a whole number"),
        ("####", "##.#", "task[2I].picture: is not one connected shape"),
        ("####", "##x#", "task[2I].picture: has 'x'; a shape is drawn with # and ."),
        ("####", "######", "task[2I].picture: must fit the board"),
        (
            "####",
            "###\n..#",
            "task[2L]: asks for the same as the card 2I of this round",
        ),
        (
            'id = "2I"\nround = 2',
            'id = "2I"\nround = 2\nsquares = 4',
            "task[2I].squares: is counted in the picture",
        ),
        ('id = "2L"', 'id = "2I"', "task[2I].id: '2I' is used twice"),
        ('provenance = "rulebook"', 'provenance = "hearsay"', "box.provenance: must be one of"),
        ("least = 13", "least = 18", "rank: the ranks must run from the best to the last"),
    ],
)
def test_mistakes_are_named(old: str, new: str, mistake: str) -> None:
    assert any(found.startswith(mistake) for found in mistakes(changed(old, new)))


def test_every_mistake_is_reported_not_just_the_first() -> None:
    text = changed("columns = 5", "columns = 40").replace("count = 1", "count = -1", 1)
    found = mistakes(text + 'game_over = "no"\n')
    assert {line.split(":")[0] for line in found} >= {
        "board.columns",
        "tile[RG].count",
        "box.tiles",
        "rank[beginner].game_over",
    }


@pytest.mark.parametrize("text", ["", "game = ", 'game = "bits"', "tile = 3", "[[task]]"])
def test_a_file_that_is_no_edition_is_refused_with_sentences(text: str) -> None:
    assert all(mistakes(text))


@pytest.mark.parametrize("key", ["box", "board", "colours", "start", "tile", "task", "rank"])
def test_a_missing_table_is_a_mistake(key: str) -> None:
    other = TEXT.replace(f"[[{key}]]", f"[[x{key}]]").replace(f"[{key}]", f"[x{key}]")
    assert f"{key}: is missing" in mistakes(other)


def larger_box() -> str:
    """The big box: five colours, 20 tiles, 6 × 6."""
    doubles = [f'[[tile]]\nid = "VV"\ncount = 2\n{SOURCE}']
    pairs = [f'[[tile]]\nid = "{c}V"\ncount = 1\n{SOURCE}' for c in "RGBY"]
    return (
        'extends = "2012"\nid = "large"\n'
        f"[box]\ntiles = 20\nstart_tiles = 6\ntask_cards = 10\n{SOURCE}"
        f"[board]\ncolumns = 6\nrows = 6\n{SOURCE}"
        f'[colours]\nletters = ["R", "G", "B", "Y", "V"]\n{SOURCE}'
        f'[[task]]\nid = "2U"\nround = 2\npicture = """\n#.#\n###\n"""\npoints = 3\n{SOURCE}'
    ) + "".join(doubles + pairs)


def test_home_made_edition_plays_by_the_same_rules() -> None:
    edition = parse_edition(larger_box())
    assert edition.cards == 20
    for seed in range(2):
        check_game(GAME, GAME.configure(edition, 2, {}), seed)
