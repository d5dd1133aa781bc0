"""Laws of symmetry, normal form and connection, for all three kinds of part."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.geometry import (
    CELLS,
    QUARTERS,
    STICKS,
    SYMMETRIES,
    Kind,
    Symmetry,
    components,
    is_connected,
    moved,
    normal,
    orientations,
    settled,
    transformed,
)

AnyKind = Kind[Any]
Parts = tuple[Any, ...]

KINDS: tuple[AnyKind, ...] = (CELLS, QUARTERS, STICKS)
UNITS = st.integers(-4, 4)
STEPS = st.tuples(st.integers(-50, 50), st.integers(-50, 50))
TURNS = st.sampled_from(SYMMETRIES)


def parts_of(kind: AnyKind) -> st.SearchStrategy[Any]:
    if kind is CELLS:
        return st.tuples(UNITS, UNITS)
    return st.tuples(UNITS, UNITS, st.sampled_from(sorted(kind.middles)))


@st.composite
def shapes(draw: st.DrawFn, most: int = 9) -> tuple[AnyKind, Parts]:
    """A kind, and different parts of it in any order."""
    kind = draw(st.sampled_from(KINDS))
    parts = draw(st.lists(parts_of(kind), min_size=1, max_size=most, unique=True))
    return kind, tuple(parts)


def composed(first: Symmetry, then: Symmetry) -> Symmetry:
    """One symmetry after the other, as a product of matrices."""
    a, b, c, d = first
    e, f, g, h = then
    return (e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d)


def test_there_are_eight_symmetries() -> None:
    assert len(set(SYMMETRIES)) == 8


def test_symmetries_are_closed_under_composition_and_inverse() -> None:
    for first in SYMMETRIES:
        products = {composed(first, then) for then in SYMMETRIES}
        assert products == set(SYMMETRIES)


def test_first_symmetry_changes_nothing() -> None:
    assert all(composed(SYMMETRIES[0], s) == s for s in SYMMETRIES)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_symmetries_are_told_apart_by_some_shape(kind: AnyKind) -> None:
    letter = () if kind is CELLS else (min(kind.middles),)
    skew = [(0, 0, *letter), (1, 0, *letter), (2, 0, *letter), (2, 1, *letter), (5, 2, *letter)]
    assert len(orientations(kind, skew)) == 8


@given(shapes(), TURNS, TURNS)
def test_turning_twice_is_turning_by_the_product(
    shape: tuple[AnyKind, Parts], first: Symmetry, then: Symmetry
) -> None:
    kind, parts = shape
    twice = transformed(kind, transformed(kind, parts, first), then)
    assert twice == transformed(kind, parts, composed(first, then))


@given(shapes(), TURNS)
def test_turning_keeps_parts_apart_and_joined_parts_joined(
    shape: tuple[AnyKind, Parts], symmetry: Symmetry
) -> None:
    kind, parts = shape
    assert len(set(transformed(kind, parts, symmetry))) == len(parts)
    for part in parts:
        [image] = transformed(kind, [part], symmetry)
        assert transformed(kind, kind.touched(part), symmetry) == tuple(sorted(kind.touched(image)))


@given(shapes(), TURNS, STEPS, st.randoms(use_true_random=False))
def test_normal_form_is_the_same_however_turned_shifted_and_listed(
    shape: tuple[AnyKind, Parts], symmetry: Symmetry, step: tuple[int, int], rng: Any
) -> None:
    kind, parts = shape
    copy = list(moved(transformed(kind, parts, symmetry), *step))
    rng.shuffle(copy)
    assert normal(kind, copy) == normal(kind, parts)
    assert orientations(kind, copy) == orientations(kind, parts)


@given(shapes(most=4), shapes(most=4))
def test_normal_forms_are_equal_only_for_the_same_shape(
    one: tuple[AnyKind, Parts], other: tuple[AnyKind, Parts]
) -> None:
    kind, parts = one
    other_kind, other_parts = other
    if kind is not other_kind:
        return
    copies = {settled(transformed(kind, parts, s)) for s in SYMMETRIES}
    is_same = settled(other_parts) in copies
    assert (normal(kind, parts) == normal(kind, other_parts)) == is_same


@given(shapes())
def test_normal_form_is_its_own_normal_form(shape: tuple[AnyKind, Parts]) -> None:
    kind, parts = shape
    assert normal(kind, normal(kind, parts)) == normal(kind, parts)


@given(shapes(), STEPS)
def test_settled_is_idempotent_and_forgets_where_it_was(
    shape: tuple[AnyKind, Parts], step: tuple[int, int]
) -> None:
    _, parts = shape
    once = settled(parts)
    assert settled(once) == once == settled(moved(parts, *step))
    assert min(part[0] for part in once) == min(part[1] for part in once) == 0
    assert list(once) == sorted(once)


@given(shapes())
def test_number_of_orientations_divides_eight(shape: tuple[AnyKind, Parts]) -> None:
    kind, parts = shape
    turns = orientations(kind, parts)
    assert 8 % len(turns) == 0
    assert len(set(turns)) == len(turns)
    assert list(turns) == sorted(turns)
    assert settled(parts) in turns


@given(shapes(most=20))
def test_components_are_connected_and_apart_and_leave_nothing_out(
    shape: tuple[AnyKind, Parts],
) -> None:
    kind, parts = shape
    found = list(components(kind, parts))
    assert sorted(part for one in found for part in one) == sorted(parts)
    for one in found:
        assert is_connected(kind, one)
        beside = {near for part in one for near in kind.touched(part)} - one
        assert not beside & set(parts)
    assert [min(one) for one in found] == sorted(min(one) for one in found)


@given(shapes(most=1))
def test_touching_goes_both_ways(shape: tuple[AnyKind, Parts]) -> None:
    kind, (part,) = shape
    touched = kind.touched(part)
    assert part not in touched
    assert len(set(touched)) == len(touched)
    assert all(part in kind.touched(near) for near in touched)


@given(shapes(most=1))
def test_every_part_has_its_own_middle(shape: tuple[AnyKind, Parts]) -> None:
    kind, (part,) = shape
    assert kind.part(kind.point(part)) == part


def ends(stick: tuple[int, int, str]) -> set[tuple[int, int]]:
    x, y, letter = stick
    return {(x, y), (x + 1, y) if letter == "h" else (x, y + 1)}


def corners(quarter: tuple[int, int, str]) -> set[tuple[float, float]]:
    """The corners of a quarter: the middle of its cell and the two ends of its side."""
    x, y, letter = quarter
    sides = {
        "N": {(x, y + 1), (x + 1, y + 1)},
        "E": {(x + 1, y), (x + 1, y + 1)},
        "S": {(x, y), (x + 1, y)},
        "W": {(x, y), (x, y + 1)},
    }
    return {(x + 0.5, y + 0.5), *sides[letter]}


def around(letters: Iterable[str]) -> list[tuple[int, int, str]]:
    return [(x, y, s) for x in range(-2, 3) for y in range(-2, 3) for s in letters]


@pytest.mark.parametrize("stick", [(0, 0, "h"), (0, 0, "v")])
def test_sticks_touch_when_they_share_an_end(stick: tuple[int, int, str]) -> None:
    sharing = {other for other in around("hv") if other != stick and ends(other) & ends(stick)}
    assert set(STICKS.touched(stick)) == sharing
    assert len(sharing) == 6


@pytest.mark.parametrize("letter", "NESW")
def test_quarters_touch_when_they_share_an_edge(letter: str) -> None:
    quarter = (0, 0, letter)
    sharing = {
        other
        for other in around("NESW")
        if other != quarter and len(corners(other) & corners(quarter)) == 2
    }
    assert set(QUARTERS.touched(quarter)) == sharing
    assert len(sharing) == 3


def test_no_parts_are_not_connected() -> None:
    assert not is_connected(CELLS, [])
    assert not is_connected(CELLS, [(0, 0), (1, 1)])
    assert is_connected(CELLS, [(0, 0), (1, 1), (1, 0)])


def test_a_quarter_turn_to_the_left() -> None:
    """(x, y) goes to (-y, x): what lay to the right lies above."""
    turn = SYMMETRIES[1]
    assert settled(transformed(CELLS, [(0, 0), (1, 0), (2, 0), (2, 1)], turn)) == (
        (0, 2),
        (1, 0),
        (1, 1),
        (1, 2),
    )
    assert transformed(QUARTERS, [(0, 0, "E")], turn) == ((-1, 0, "N"),)
    assert transformed(STICKS, [(0, 0, "h")], turn) == ((0, 0, "v"),)


def test_a_flip_left_to_right() -> None:
    flip = SYMMETRIES[4]
    assert transformed(QUARTERS, [(2, 1, "E")], flip) == ((-3, 1, "W"),)
    assert transformed(STICKS, [(2, 1, "h")], flip) == ((-3, 1, "h"),)
    assert transformed(STICKS, [(2, 1, "v")], flip) == ((-2, 1, "v"),)
