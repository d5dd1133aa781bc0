"""Quadrata: the forms, their places, and no overlap or overhang by a quarter triangle."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.game import IllegalEvent
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.components import Square
from formspiel.games.quadrata.events import Move
from formspiel.games.quadrata.rules import legal
from formspiel.games.quadrata.state import Board, State
from tests.games.quadrata_drawing import EDITION, LARGE, SMALL, at, config, move, refusal, table

NUMBERS = (1, 2, 3, 4, 5, 6)
SQUARES = [pytest.param(2, LARGE, id="large"), pytest.param(4, SMALL, id="small")]
SHAPES = {
    1: "0,0 SW",
    2: "0,0 ENSW",
    3: "0,0 ENSW, 1,0 SW",
    4: "0,0 ENSW, 1,0 SW, 0,1 SW",
    5: "0,0 ENSW, 1,0 ENSW, 2,0 SW",
    6: "0,0 ES, 1,0 ENSW, 2,0 ENSW, 3,0 NW",
}


def quarters_of(square: Square) -> list[tuple[int, int, str]]:
    side = range(square.size)
    return [(x, y, letter) for x in side for y in side for letter in "ENSW"]


def with_covered(seats: int, mask: int, roll: int) -> State:
    """A table whose first square has just these quarters covered, by nothing in particular."""
    state = table(seats=seats, roll=roll)
    boards = (Board(covered=mask), *state.boards[1:])
    return State(state.config, (), 0, 0, roll, False, state.stock, boards)  # noqa: FBT003  no joker


def laid(state: State) -> set[tuple[tuple[int, int, str], ...]]:
    return {m.cells for m in legal(state, 0) if m.origin == "stock" and m.cells}


@pytest.mark.parametrize("number", NUMBERS)
def test_shapes_are_those_of_the_rules_page(number: int) -> None:
    wanted = []
    for part in SHAPES[number].split(", "):
        place, letters = part.split()
        x, y = map(int, place.split(","))
        wanted += [(x, y, letter) for letter in letters]
    assert tuple(sorted(wanted)) in EDITION.forms[number].turns


def test_number_n_has_the_area_of_n_half_squares() -> None:
    assert {form.number: form.area for form in EDITION.forms.values()} == {n: n for n in NUMBERS}


def test_quad_10_forms_are_turned_and_flipped() -> None:
    assert [len(EDITION.forms[n].turns) for n in NUMBERS] == [4, 1, 8, 4, 8, 4]


def test_places_on_an_empty_square() -> None:
    assert [len(SMALL.places[n]) for n in NUMBERS] == [64, 16, 96, 36, 64, 16]
    assert [len(LARGE.places[n]) for n in NUMBERS] == [144, 36, 240, 100, 192, 72]


@pytest.mark.parametrize(("seats", "square"), SQUARES)
@pytest.mark.parametrize("number", NUMBERS)
def test_places_are_offered_as_moves_and_once_each(number: int, seats: int, square: Square) -> None:
    moves = legal(table(seats=seats, roll=number), 0)
    cells = [m.cells for m in moves if m.goal == "square"]
    assert len(cells) == len(set(cells)) == len(square.places[number])
    assert cells == sorted(cells)
    assert len(moves) == len(cells) + 1, "and one into the reserve"


def test_the_small_square_is_a_grid_of_its_own_from_0_to_3() -> None:
    assert {c for places in SMALL.places.values() for cells in places.values() for c in cells} == {
        (x, y, letter) for x in range(4) for y in range(4) for letter in "ENSW"
    }


@pytest.mark.parametrize(("seats", "square"), SQUARES)
@pytest.mark.parametrize("number", NUMBERS)
def test_no_overlap_by_a_quarter_goes_unnoticed(number: int, seats: int, square: Square) -> None:
    """One covered quarter takes away just the places that contain it, for all quarters."""
    every = set(square.places[number].values())
    for quarter in quarters_of(square):
        state = with_covered(seats, square.mask([quarter]), number)
        assert laid(state) == {cells for cells in every if quarter not in cells}
        for cells in every:
            wanted = move(number, "stock", "square", cells=cells)
            if quarter in cells:
                with pytest.raises(IllegalEvent):
                    GAME.apply(state, wanted)


@pytest.mark.parametrize(("seats", "square"), SQUARES)
@pytest.mark.parametrize("number", NUMBERS)
def test_no_overhang_by_a_quarter_goes_unnoticed(number: int, seats: int, square: Square) -> None:
    """A form shifted anywhere is accepted just where all its quarters lie in the square."""
    state = table(seats=seats, roll=number)
    inside = set(quarters_of(square))
    for turn in EDITION.forms[number].turns:
        for dx in range(-4, square.size + 1):
            for dy in range(-4, square.size + 1):
                cells = tuple((x + dx, y + dy, letter) for x, y, letter in turn)
                event = move(number, "stock", "square", cells=cells)
                if inside.issuperset(cells):
                    GAME.apply(state, event)
                else:
                    assert refusal(state, event).rule == "Quadrata rule 4"


@given(st.data())
def test_what_is_laid_covers_its_quarters_and_nothing_else(data: st.DataObject) -> None:
    """Random laying: the forms never share a quarter and never leave the square."""
    seats = data.draw(st.sampled_from([2, 4]))
    square = EDITION.square(seats)
    state = table(seats=seats)
    for _ in range(12):
        state = State(state.config, (), 0, 0, None, False, state.stock, state.boards)  # noqa: FBT003
        number = data.draw(st.sampled_from(NUMBERS))
        state = GAME.apply(
            state, GAME.parse_event(state.config, {"chance": "roll", "pips": number})
        )
        moves = [m for m in legal(state, 0) if m.origin == "stock" and m.cells]
        if not moves:
            break
        chosen: Move = data.draw(st.sampled_from(moves))
        state = GAME.apply(state, chosen)
    forms = state.boards[0].forms
    cells = [quarter for number, mask in forms for quarter in square.places[number][mask]]
    assert len(cells) == len(set(cells)) == sum(2 * number for number, _ in forms)
    assert set(cells) <= set(quarters_of(square))
    assert square.mask(cells) == state.boards[0].covered


@given(
    st.sampled_from(NUMBERS),
    st.sets(
        st.tuples(st.integers(-1, 4), st.integers(-1, 4), st.sampled_from("NESW")),
        min_size=1,
        max_size=12,
    ),
)
def test_quad_10_any_other_set_of_quarters_is_refused(
    number: int, quarters: set[tuple[int, int, str]]
) -> None:
    event = move(number, "stock", "square", cells=tuple(sorted(quarters)))
    state = table(roll=number)
    if event.cells in SMALL.places[number].values():
        laid = GAME.apply(state, event).boards[0]
        assert laid.forms == ((number, SMALL.mask(event.cells)),)
    else:
        assert refusal(state, event).rule == "Quadrata rule 4"


def test_two_triangles_share_a_cell_only_along_their_diagonal() -> None:
    """All the ways for a second 1 in a cell whose lower left half is covered."""
    state = table("1◣ . . .\n. . . .\n. . . .\n. . . .", roll=1)
    assert [cells for cells in laid(state) if cells[0][:2] == (0, 3)] == [
        ((0, 3, "E"), (0, 3, "N"))
    ]


def test_hypotenuses_meet() -> None:
    """Two large triangles make a square of two by two."""
    half = "4◣ . . .\n4 4◣ . .\n. . . .\n. . . ."
    other = at("4◥ 4 . .\n. 4◥ . .\n. . . .\n. . . .", "4")
    assert other in laid(table(half, roll=4))
    touching = "4◣ 2 . .\n4 4◣ . .\n. . . .\n. . . ."
    assert other not in laid(table(touching, roll=4))


def test_events_name_their_quarters_sorted_but_may_come_in_any_order() -> None:
    cells = [[1, 0, "W"], [0, 0, "N"], [0, 0, "S"], [1, 0, "S"], [0, 0, "E"], [0, 0, "W"]]
    data = {"seat": 0, "move": 3, "from": "stock", "to": "square", "cells": cells}
    event = GAME.parse_event(config(), data)
    assert GAME.format_event(event) == data | {"cells": sorted(cells)}
    GAME.apply(table(roll=3), event)
