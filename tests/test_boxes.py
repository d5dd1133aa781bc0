"""Home-made editions are true too: one name, one edition, and records bring theirs along."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.cli.edition import run_edition
from formspiel.core.edition_file import (
    LONGEST_NAME,
    LONGEST_TEXT,
    MOST_CHARACTERS,
    MOST_TABLES,
    PROVENANCES,
    read_shipped,
)
from formspiel.core.game import CHANCE, OVER, AnyGame, Json
from formspiel.core.record import (
    Record,
    RecordError,
    format_record,
    parse_record,
    read_document,
    replay,
)
from formspiel.core.registry import GAMES
from formspiel.games.fits.components import SYMBOLS
from formspiel.solvers import load_solver
from formspiel.table.secrecy import record_for
from tests.games.edition_mistakes import all_mistakes, mistakes_with_lines

SHIPPED = {name: GAMES[name].editions[0] for name in ("fits", "bits", "quadrata", "digit")}
SOURCE = 'provenance = "reconstructed"\nsource = "a test"\n'
ROW = "......\n"
ONE_OF = "value, symbol, letter and blank"


def head(game: str, name: str = "home") -> str:
    return f'game = "{game}"\nextends = "{SHIPPED[game]}"\nid = "{name}"\ntitle = "ours"\n'


BOXES = {
    "fits": head("fits")
    + f'[[board]]\nid = "1"\npicture = """\n{ROW * 12}"""\nrow_bonus = 100\n{SOURCE}',
    "bits": head("bits") + f"[board]\ncolumns = 6\nrows = 4\n{SOURCE}",
    "quadrata": head("quadrata") + f'[[square]]\nid = "large"\nsize = 5\nseats = [2]\n{SOURCE}',
    "digit": head("digit")
    + f"[sticks]\ncount = 6\n{SOURCE}[cards]\ncount = 222\n{SOURCE}[hand]\nsize = 7\n{SOURCE}",
}


def document(game: str, **changes: Any) -> Json:
    """A record of a home-made edition, with some events."""
    rules = GAMES[game]
    config = rules.configure(rules.parse_edition(BOXES[game]), 2, {})
    written: Json = json.loads(format_record(played(rules, config)))
    return {**written, **changes}


def played(game: AnyGame, config: Any, most: int = 30) -> Record:
    """The beginning of a game at random."""
    rng, state = Random(3), game.setup(config)
    events: list[Json] = []
    while len(events) < most and (acting := game.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = game.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            assert isinstance(acting, tuple)
            event = rng.choice(game.legal(state, acting[0]))
        state = game.apply(state, event)
        events.append(game.format_event(event))
    return Record(game, config, tuple(events))


# One name, one edition


@pytest.mark.parametrize("game", SHIPPED)
def test_a_home_made_edition_may_not_take_the_name_of_a_shipped_one(game: str) -> None:
    name = SHIPPED[game]
    for taken in (name, f" {name} "):
        found = mistakes_with_lines(GAMES[game].parse_edition, head(game, taken))
        told = f"id: '{name}' is an edition that comes with {game}; choose another name"
        assert found == (f"{told} (at line 3)",)


def test_a_changed_copy_of_a_shipped_edition_needs_another_name() -> None:
    text = read_shipped("fits", "2009").replace("row_bonus = 1", "row_bonus = 100", 1)
    [mistake] = all_mistakes(GAMES["fits"].parse_edition, text)
    assert mistake.startswith("id: '2009' is an edition that comes with fits")
    other = text.replace('id = "2009"', 'id = "2009-corrected"')
    assert GAMES["fits"].parse_edition(other).boards["1"].row_bonus == 100


@pytest.mark.parametrize("game", SHIPPED)
def test_the_text_of_a_shipped_edition_is_that_edition(game: str) -> None:
    edition = GAMES[game].load_edition(SHIPPED[game])
    assert GAMES[game].parse_edition(read_shipped(game, SHIPPED[game])) is edition
    assert edition.box is None


# Records


@pytest.mark.parametrize("game", SHIPPED)
def test_a_record_brings_its_home_made_edition_along(game: str) -> None:
    written = document(game)
    assert written["box"] == BOXES[game]
    record = parse_record(json.dumps(written))
    state = replay(record)
    assert len(record.events) == 30
    assert json.loads(format_record(record)) == written
    assert record_for(record, 0)["box"] == BOXES[game]
    assert GAMES[game].edition_of(record.config).id == "home"
    GAMES[game].outcome(state)


def test_records_of_shipped_editions_have_no_box() -> None:
    for game, name in SHIPPED.items():
        rules = GAMES[game]
        config = rules.configure(rules.load_edition(name), 2, {})
        assert "box" not in json.loads(format_record(Record(rules, config)))


def test_the_edition_in_the_box_is_the_one_that_is_played() -> None:
    rules = GAMES["fits"]
    boards = {"boards": ["1"]}
    record = read_document(document("fits", seats=1, options=boards, events=[]))
    assert rules.edition_of(record.config).boards["1"].row_bonus == 100
    assert rules.load_edition("2009").boards["1"].row_bonus == 1


WRONG: list[tuple[Json, str]] = [
    ({"edition": "2009"}, 'the edition "2009" comes with fits: a record of it has no box'),
    ({"edition": "other"}, 'the box is of the edition "home", not "other"'),
    ({"edition": 7}, 'the box is of the edition "home", not 7'),
    ({"box": 7}, "the box must be the text of an edition"),
    ({"box": None}, "the box must be the text of an edition"),
    ({"box": "\ud800"}, "the box must be the text of an edition"),
    ({"box": "= 3"}, "the box is no edition: not TOML: Invalid statement (at line 1, column 1)"),
    ({"box": head("bits")}, "the box is no edition: game: must be 'fits' (at line 1)"),
    (
        {"box": head("fits", "2009"), "edition": "2009"},
        'the edition "2009" comes with fits: a record of it has no box',
    ),
    (
        {"box": head("fits", "2009")},
        "the box is no edition: id: '2009' is an edition that comes with fits; choose another",
    ),
    ({"box": "x" * (MOST_CHARACTERS + 1)}, "the box is no edition: a file has at most 32,000"),
    ({"box": 'extends = "home"'}, 'the box is no edition: extends: there is no edition "home"'),
    ({"box": "a = 1\nb = 2"}, "the box is no edition: game: is missing (and "),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG)
def test_a_wrong_box_has_its_sentence(changes: Json, sentence: str) -> None:
    with pytest.raises(RecordError) as error:
        read_document(document("fits", **changes))
    assert str(error.value).startswith(sentence), str(error.value)


def test_without_its_box_a_record_needs_the_edition_from_elsewhere() -> None:
    written = document("fits")
    del written["box"]
    with pytest.raises(RecordError, match='no edition "home" of fits, and the record has no box'):
        read_document(written)
    edition = GAMES["fits"].parse_edition(BOXES["fits"])
    assert read_document(written, {"home": edition}).config.edition is edition
    strange = GAMES["bits"].parse_edition(BOXES["bits"])
    with pytest.raises(RecordError, match="game: must be 'fits'"):
        read_document(written, {"home": strange})
    with pytest.raises(RecordError, match="another edition"):
        read_document(document("fits"), {"home": strange})


# What extends another


def test_what_has_the_id_of_a_part_replaces_it_in_its_place() -> None:
    edition = GAMES["fits"].parse_edition(BOXES["fits"])
    shipped = GAMES["fits"].load_edition("2009")
    assert list(edition.boards) == list(shipped.boards)
    assert edition.boards["1"].row_bonus == 100
    assert edition.boards["2"].fields == shipped.boards["2"].fields


def test_a_piece_may_be_replaced() -> None:
    bar = f'[[piece]]\nid = "L3"\npicture = """\n{{}}\n"""\n{SOURCE}'
    parse = GAMES["fits"].parse_edition
    edition = parse(head("fits") + bar.format("##\n.#"))
    assert list(edition.pieces) == list(GAMES["fits"].load_edition("2009").pieces)
    assert all_mistakes(parse, head("fits") + bar.format("####\n#...")) == (
        "piece[L3].picture: is the same shape as L5",
        "piece: have 74 squares together, the board 72",
    )


def test_a_square_may_be_replaced() -> None:
    edition = GAMES["quadrata"].parse_edition(BOXES["quadrata"])
    assert [(square.id, square.size) for square in edition.squares] == [("large", 5), ("small", 4)]


# Where a mistake stands


def test_a_mistake_has_the_line_of_its_key_or_else_of_its_table() -> None:
    text = head("fits") + (
        "programme = [\n  'garden',\n  'nowhere',\n]\n"  # from line 5
        "\n[[board]]  # line 10\nid = 'garden'\n"
        f'picture = """\n{ROW * 11}?.....\n"""\n'  # from line 12
        "provenance = 'me'\n"  # line 26
        "[board.fields]\nx = { value = 1.5 }\n'y'.symbol = 'sun'\nz = 3\n"
    )
    assert sorted(mistakes_with_lines(GAMES["fits"].parse_edition, text)) == [
        "board[garden].fields.x.value: must be a whole number (at line 28)",
        f"board[garden].fields.y.symbol: must be one of {', '.join(SYMBOLS)} (at line 29)",
        "board[garden].fields.z.blank: can only be true (at line 30)",
        "board[garden].fields.z.blank: is missing (at line 30)",
        "board[garden].fields.z: must be a table (at line 30)",
        f"board[garden].fields.z: must have just one of {ONE_OF} (at line 30)",
        "board[garden].picture: has '?', which is not among its fields (at line 12)",
        f"board[garden].provenance: must be one of {', '.join(PROVENANCES)} (at line 26)",
        "board[garden].source: is missing (at line 10)",
        "programme: there is no board 'nowhere' (at line 5)",
    ]


def test_a_mistake_in_what_is_taken_over_names_the_edition() -> None:
    found = mistakes_with_lines(
        GAMES["fits"].parse_edition, head("fits").replace("title", "columns = 7\ntitel")
    )
    assert "board[1].picture: must be 12 lines of 7 fields (in the edition '2009')" in found
    assert "title: is missing" not in " ".join(found)
    assert "titel: is not a key that is known here (at line 5)" in found


def test_every_key_is_found_in_its_line() -> None:
    """A strange name for each key of the shipped editions, where it stands first and last."""
    for game, name in SHIPPED.items():
        lines = read_shipped(game, name).splitlines()
        places: dict[str, list[int]] = {}
        for number, line in enumerate(lines, 1):
            key, equals, _ = line.partition(" = ")
            if equals and "{" not in line and key.isidentifier():
                places.setdefault(key, []).append(number)
        tried = {(key, at) for key, found in places.items() for at in (found[0], found[-1])}
        for key, number in sorted(tried):
            line = lines[number - 1]
            changed = [*lines[: number - 1], f"strange_{line}", *lines[number:]]
            found = mistakes_with_lines(GAMES[game].parse_edition, "\n".join(changed))
            ending = f"strange_{key}: is not a key that is known here (at line {number})"
            assert any(mistake.endswith(ending) for mistake in found), (game, line, found)


# Bounds: a box comes from whoever sends a record


@pytest.mark.parametrize(
    ("more", "mistake"),
    [
        ("row_bonus = 1000001\n", "row_bonus: must be from −1,000,000 to 1,000,000"),
        ("symbol_points = [-1000001]\n", "symbol_points: must be from −1,000,000 to 1,000,000"),
        (f"symbol_points = {[0] * 301}\n", "symbol_points: must have at most 300 values"),
        (f'note = "{"x" * 3000}"\n', "note: is not a key"),
        ("[board.fields]\nx = { value = 99999999 }\n", "fields.x.value: must be from"),
    ],
)
def test_values_are_bounded(more: str, mistake: str) -> None:
    found = all_mistakes(
        GAMES["fits"].parse_edition, BOXES["fits"].replace("row_bonus = 100\n", more)
    )
    assert any(mistake in told for told in found), found


def test_texts_are_bounded_and_can_be_shown() -> None:
    parse = GAMES["fits"].parse_edition
    for old, new, mistake in (
        ('"home"', f'"{"x" * (LONGEST_NAME + 1)}"', "id: must have at most 40 characters"),
        ('"ours"', f'"{"x" * (LONGEST_TEXT + 1)}"', "title: must have at most 2,000 characters"),
        ('"ours"', '"a\\u001b[2Jb"', "title: has a sign that cannot be shown"),
    ):
        assert mistake in all_mistakes(parse, head("fits").replace(old, new))
    [mistake, *_] = all_mistakes(parse, head("fits") + '"\\u001b[2J" = 3\n')
    assert mistake == "?[2J: is not a key that is known here"


def test_the_number_of_tables_is_bounded() -> None:
    text = head("fits") + "[[board]]\n" * (MOST_TABLES + 1)
    assert "board: must be at most 100 tables" in all_mistakes(GAMES["fits"].parse_edition, text)
    text = head("quadrata") + "[[square]]\nsize = 9\n" * 50
    found = all_mistakes(GAMES["quadrata"].parse_edition, text)
    assert "square: must be at most 4 tables" in found


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 15_000) + " = 1",
        "[" + ".".join(["a"] * 15_000) + "]",
        "[" + " . ".join(["'a'"] * 5_000) + "]",
        "a = { " + ".".join(["a"] * 15_000) + " = 1 }",
        "a = " + "[" * 9 + "]" * 9,
        "a = " + "{ a = " * 9 + "1" + " }" * 9,
        "[" + ".".join("abcdefghi") + "]",
    ],
)
def test_deep_tables_are_refused(text: str) -> None:
    """Before much is computed: some of these would take `tomllib` ten seconds."""
    for game in SHIPPED:
        assert all_mistakes(GAMES[game].parse_edition, text) == (
            "not TOML: there are more than 8 tables or lists in one another",
        )


# What is in the box, drawn


DRAWN = {
    "fits": ("pieces (16)", "boards (9)", "1  row +100", "F5"),
    "bits": ("board (1)", "tiles (10)", "tasks (9)", "■ ■ ■ ■"),
    "quadrata": ("forms (6)", "with 3 seats (6)", "5 ×1", "large for 2 seats", "◢■■◤"),
    "digit": ("sticks: 6", "cards (222)", "D001", "D222"),
}


@pytest.mark.parametrize("game", SHIPPED)
def test_an_edition_is_drawn_and_nothing_private_is_shown(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(BOXES[game], "utf-8")
    run_edition(path, as_json=False)
    drawn = capsys.readouterr().out
    assert all(word in drawn for word in DRAWN[game]), drawn
    assert max(map(len, drawn.splitlines())) <= 80
    run_edition(path, as_json=True)
    told = capsys.readouterr().out
    assert json.loads(told)["id"] == "home"
    for text in (drawn, told):
        assert not re.search(r"\b_\w+", text)


def test_a_solver_takes_the_edition_in_the_box() -> None:
    """A complete row gives 100 points there."""
    rules = GAMES["fits"]
    config = rules.configure(rules.parse_edition(BOXES["fits"]), 1, {"boards": ["1"]})
    record = parse_record(format_record(played(rules, config, 60)))
    assert rules.outcome(replay(record)).is_over
    assert load_solver("fits").solve_round(record, 0, 0, 60.0).best > 600
