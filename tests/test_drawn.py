"""Every board that rules, docs and examples draw can be reached by play.

The drawings of the rule pages are data, `drawn.json` beside them; those of the docs are read
from their text. Each is played by the rules from the start of a game, and where it is called
final, nothing more can be placed. Beside each picture of a table in docs/pictures lies the
record of how it came about, as `make screenshots` wrote it.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.picture import plain
from formspiel.core.record import parse_record, replay
from formspiel.core.registry import GAMES
from formspiel.games.bits import GAME as BITS
from formspiel.games.digit import GAME as DIGIT
from formspiel.games.digit.events import Deal, MoveStick, TurnUp
from formspiel.games.fits import GAME as FITS
from formspiel.games.fits.events import Place
from formspiel.games.quadrata.picture import draw_board, draw_cells
from formspiel.geometry import CELLS, Cell, Stick, normal, parse_picture, settled
from tests.games import bits_drawing, digit_drawing, fits_drawing, quadrata_drawing
from tests.games.reached import (
    bits_board,
    fits_board,
    fits_finished,
    fits_name,
    is_allowed,
    quadrata_board,
)

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "web" / "src" / "games"


def drawn(game: str) -> dict[str, Any]:
    """The boards that the rules of a game draw on the page, by name."""
    found: dict[str, Any] = json.loads((PAGES / game / "rules" / "drawn.json").read_text("utf-8"))
    return found


def names(game: str) -> list[str]:
    return list(drawn(game))


def blocks(page: str) -> list[str]:
    """The plain blocks of a page, which are drawings, or commands to type."""
    text = (ROOT / page).read_text("utf-8")
    found = re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [block for block in found if not re.match(r"formspiel |make ", block)]


def pieces_of(picture: str) -> dict[str, tuple[Cell, ...]]:
    """The cells of each sign that is a letter."""
    found: dict[str, list[Cell]] = {}
    for cell, sign in parse_picture(picture):
        if sign.isalpha():
            found.setdefault(sign, []).append(cell)
    return {sign: tuple(sorted(cells)) for sign, cells in found.items()}


def assert_lost(picture: str, heights: tuple[int, ...]) -> None:
    """Something lies above every field that is crossed out."""
    crossed = [cell for cell, sign in parse_picture(picture) if sign == "×"]
    assert all(heights[x] > y for x, y in crossed)


# BITS


def check_bits(picture: str, *, is_final: bool = False) -> None:
    """A board of BITS comes about; small letters are a tile that has just come to rest."""
    state = bits_board(picture)
    boards = state.past[-1] if is_final else state.boards
    assert (len(state.past) == 1) == is_final
    shown = set(bits_drawing.signs(picture, "RGBYrgby"))
    assert bits_drawing.squares_of(boards[0]) == shown
    assert_lost(picture, boards[0].heights)


def test_a_board_that_no_tiles_make_is_found_out() -> None:
    with pytest.raises(AssertionError, match="no order"):
        bits_board("RRR.G\nRB..G\nBBBGG\nYYRBY\nGBGRB")


@pytest.mark.parametrize("name", names("bits"))
def test_the_boards_of_the_rules_of_bits(name: str) -> None:
    drawing = drawn("bits")[name]
    picture = "\n".join(drawing["picture"])
    check_bits(picture, is_final=drawing.get("isFinal", False))


def test_the_example_of_scoring_in_bits_is_a_third_round() -> None:
    drawing = drawn("bits")["areas"]
    state = bits_board("\n".join(drawing["picture"]), drawing["tasks"])
    outcome = BITS.outcome(state)
    assert outcome.winners == (0,)
    items = outcome.rounds[2].items[0]
    # BITS-2
    assert sorted(item.points for item in items) == [-2, 1, 1, 1, 1, 1]
    assert sum(one["points"] for one in drawing["counted"]) == sum(i.points for i in items) == 3
    # Each number stands in an area that counts so much, and each such area has one.
    earned: dict[frozenset[Any], int] = {}
    for item in items:
        earned[frozenset(item.where)] = earned.get(frozenset(item.where), 0) + item.points
    for one in drawing["counted"]:
        [area] = [area for area in earned if tuple(one["at"]) in area]
        assert earned.pop(area) == one["points"]
    assert not earned


def test_the_docs_draw_the_forms_of_the_task_cards() -> None:
    [block] = [block for block in blocks("docs/bits.md") if "■" in block]
    lines = block.splitlines()
    named = {found[0]: found.start() for found in re.finditer(r"\d[\w-]+", lines[0])}
    forms = {name: task.form for name, task in BITS.load_edition("2012").tasks.items() if task.form}
    # Of a single square and a pair there is nothing to draw.
    assert {name for name, form in forms.items() if len(form) > 2} == set(named)
    ends = [*sorted(named.values())[1:], 99]
    for (name, start), end in zip(named.items(), ends, strict=True):
        columns = [line[start + len(name) : end] for line in lines]
        cells = [
            (x, -y)
            for y, row in enumerate(columns)
            for x, sign in enumerate(row[::2])
            if sign == "■"
        ]
        assert normal(CELLS, cells) == normal(CELLS, forms[name]), name


def side_by_side(block: str) -> list[list[str]]:
    """The boards of a block, in which cells are a blank apart and boards more."""
    rows = [re.split(r" {3,}", line.strip()) for line in block.splitlines()]
    return [
        [row.replace(" ", "").replace("·", ".") for row in board]
        for board in zip(*rows, strict=True)
    ]


@pytest.mark.parametrize("game", ["bits", "fits"])
def test_the_docs_draw_what_the_pages_draw(game: str) -> None:
    # The forms of task cards are no board.
    shown = [block for block in blocks(f"docs/{game}.md") if "■" not in block]
    boards = [board for block in shown for board in side_by_side(block)]
    assert boards == [drawing["picture"] for drawing in drawn(game).values()]


# FITS


@pytest.mark.parametrize("name", names("fits"))
def test_the_boards_of_the_rules_of_fits(name: str) -> None:
    drawing = drawn("fits")[name]
    picture = "\n".join(drawing["picture"])
    pieces = pieces_of(picture)
    lying = [cells for letter, cells in pieces.items() if letter.isupper()]
    hands = [cells for letter, cells in pieces.items() if letter.islower()]
    state = fits_board(lying, drawing.get("board", "1"), hands[0] if hands else ())
    for hand in hands:
        move = Place(0, fits_name(hand), hand)
        may_go = is_allowed(state, move)
        assert may_go != drawing.get("isRefused", False)
        if may_go:
            state = FITS.apply(state, move)
    assert_lost(picture, state.boards[0].heights)
    if drawing.get("isFinal"):
        state = fits_finished(state)
        outcome = FITS.outcome(state)
        assert outcome.winners == (0,)
        assert outcome.scores == (drawing["points"],)


def test_the_board_of_the_readme() -> None:
    board, *_ = blocks("README.md")
    rows = re.findall(r"│(.*)│", board)
    cells: dict[str, list[Cell]] = {}
    for y, row in zip(reversed(range(12)), rows, strict=True):
        for x in range(6):
            name = row[4 * x : 4 * x + 4].strip(" []·")
            if name[:1].isalpha():
                cells.setdefault(name, []).append((x, y))
    in_hand = {name for name in cells if f"[{name}]" in board}
    lying = {name: tuple(sorted(where)) for name, where in cells.items() if name not in in_hand}
    assert all(fits_name(where) == name for name, where in lying.items())
    [name] = in_hand
    hand = tuple(sorted(cells[name]))
    state = fits_board(lying.values(), "2", hand)
    FITS.apply(state, Place(0, name, hand))
    fields = fits_drawing.EDITION.boards["2"].fields
    for y, row in zip(reversed(range(12)), rows, strict=True):
        for x in range(6):
            if value := re.match(r"\+(\d)", row[4 * x : 4 * x + 4].strip()):
                assert fields[x, y].value == int(value[1])


# Quadrata


@pytest.mark.parametrize("name", names("quadrata"))
def test_the_boards_of_the_rules_of_quadrata(name: str) -> None:
    drawing = drawn("quadrata")[name]
    picture, seats = "\n".join(drawing["picture"]), drawing["seats"]
    state = quadrata_board(picture, drawing["reserve"], seats)
    square = quadrata_drawing.EDITION.square(seats)
    assert len(drawing["picture"]) == square.size
    assert state.boards[0] == quadrata_drawing.board_of(square, picture, drawing["reserve"])
    in_text = plain(draw_board(square, state.boards[0]))
    assert in_text == blocks("docs/quadrata.md")[names("quadrata").index(name) + 1].rstrip()


def test_the_forms_of_the_docs_of_quadrata() -> None:
    block, *_ = blocks("docs/quadrata.md")
    drawings: dict[int, list[str]] = {}
    for line in block.splitlines():
        number = int(line[0]) if line[0].isdigit() else max(drawings)
        drawings.setdefault(number, []).append(re.sub(r"[^■◣◢◤◥]", "", line))
    assert drawings == {
        number: [row.rstrip("·") for row in draw_cells(form.quarters)]
        for number, form in quadrata_drawing.EDITION.forms.items()
    }


# DIGIT


ARMS = {" ": "", "╷": "d", "╵": "u", "╶": "r", "╴": "l", "│": "du", "─": "lr", "┌": "dr", "┐": "dl"}
ARMS |= {"└": "ur", "┘": "lu", "├": "dru", "┤": "dlu", "┬": "dlr", "┴": "lru", "┼": "dlru"}


def sticks_in(lines: list[str]) -> tuple[Stick, ...]:
    """The sticks of a drawing, whose points are every other character of each line."""
    found: list[Stick] = []
    for line, row in enumerate(reversed(lines)):
        for column, sign in enumerate(row[::2]):
            if "r" in ARMS[sign]:
                found.append((column, line, "h"))
            if "u" in ARMS[sign]:
                found.append((column, line, "v"))
    return tuple(sorted(found))


def listed(sticks: Iterable[Iterable[Any]]) -> tuple[Stick, ...]:
    return tuple(sorted((x, y, way) for x, y, way in sticks))


def test_the_move_that_the_rules_of_digit_draw() -> None:
    drawing = drawn("digit")["moved"]
    sticks, card = listed(drawing["sticks"]), listed(drawing["card"])
    state = DIGIT.setup(digit_drawing.config())
    edition = digit_drawing.EDITION
    first, made = edition.figure_of(sticks), edition.figure_of(card)
    assert first
    assert made
    state = DIGIT.apply(state, TurnUp(first, sticks))
    spare = digit_drawing.others(first, made)
    state = DIGIT.apply(state, Deal(0, (made, *spare[:4])))
    state = DIGIT.apply(state, Deal(1, tuple(spare[4:9])))
    (start,), (goal,) = listed([drawing["from"]]), listed([drawing["to"]])
    state = DIGIT.apply(state, MoveStick(0, start, goal))
    assert state.pile[-1] == (made, 0)
    assert settled(state.sticks) == settled(card)


def test_the_docs_of_digit_draw_what_the_page_draws() -> None:
    _, moved, same = blocks("docs/digit.md")
    boards = drawn("digit")
    after = [s for s in boards["moved"]["sticks"] if s != boards["moved"]["from"]]
    wanted = [boards["moved"]["sticks"], [*after, boards["moved"]["to"]], boards["moved"]["card"]]
    for block, figures in ((moved, wanted), (same, boards["same"])):
        lines = [line.replace("→", " ") for line in block.splitlines()]
        wide = max(map(len, lines))
        columns = list(zip(*(line.ljust(wide) for line in lines), strict=True))
        # Figures are at least two blank columns apart.
        text = "".join("#" if any(sign != " " for sign in column) else " " for column in columns)
        spans = [match.span() for match in re.finditer(r"#(?: ?#)*", text)]
        found = [sticks_in([line[a:b].ljust(b - a) for line in lines]) for a, b in spans]
        assert [settled(sticks) for sticks in found] == [settled(listed(f)) for f in figures]


def test_turned_and_flipped_figures_are_the_same() -> None:
    figures = {digit_drawing.EDITION.figure_of(listed(one)) for one in drawn("digit")["same"]}
    assert len(figures) == 1
    assert None not in figures
    assert len({settled(listed(one)) for one in drawn("digit")["same"]}) == 4


# What can be tried


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_to_try_are_played(game: str) -> None:
    files = sorted((PAGES / game / "examples").glob("*.json"))
    assert files
    for file in files:
        example = json.loads(file.read_text("utf-8"))
        record = parse_record(json.dumps(example["record"]))
        state = replay(record)
        assert record.game.to_act(state) == (example["seat"],)


PICTURES = ROOT / "docs" / "pictures"


@pytest.mark.parametrize("picture", sorted(PICTURES.glob("*.png")), ids=lambda file: file.stem)
def test_the_pictures_of_tables_are_of_games_really_played(picture: Path) -> None:
    if picture.stem == "home":
        return
    record = parse_record(picture.with_suffix(".record.json").read_bytes())
    assert record.game.id == picture.stem
    acting = record.game.to_act(replay(record))
    assert isinstance(acting, tuple)
    assert 0 in acting
