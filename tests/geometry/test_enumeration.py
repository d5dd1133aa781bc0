"""Free shapes of every kind, counted: the geometry serves cells, quarters and sticks alike."""

import pytest

from formspiel.geometry import (
    CELLS,
    QUARTERS,
    STICKS,
    Kind,
    Quarter,
    grow,
    is_connected,
    moved,
    normal,
    orientations,
)
from formspiel.geometry.parts import PartT

HALF_SQUARES = ("NE", "SE", "SW", "NW")
"""A half square is two neighbouring quarters, named after the corner that it fills."""

ACROSS = {"N": (0, 1, "S"), "E": (1, 0, "W"), "S": (0, -1, "N"), "W": (-1, 0, "E")}
"""Per side of a cell: the step to the next cell, and the side that meets it there."""


def free_shapes(kind: Kind[PartT], first: PartT, sizes: int) -> list[tuple[tuple[PartT, ...], ...]]:
    """The normal forms of size 1, 2, … up to `sizes`."""
    found: list[tuple[tuple[PartT, ...], ...]] = [(normal(kind, [first]),)]
    while len(found) < sizes:
        found.append(grow(kind, found[-1]))
    return found


def half_square(x: int, y: int, corner: str) -> frozenset[Quarter]:
    return frozenset((x, y, side) for side in corner)


def is_joined(figure: frozenset[Quarter], half: frozenset[Quarter]) -> bool:
    """Whether a half square meets the figure along a whole leg or its whole hypotenuse."""
    (x, y, _), *_ = half
    rest_of_cell = frozenset((x, y, side) for side in "NESW") - half
    legs = {(x + ACROSS[s][0], y + ACROSS[s][1], ACROSS[s][2]) for _, _, s in half}
    return bool(legs & figure) or rest_of_cell <= figure


def grow_abolo(figure: frozenset[Quarter]) -> set[tuple[Quarter, ...]]:
    places = {(x + dx, y + dy) for x, y, _ in figure for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    halves = [half_square(x, y, corner) for x, y in places for corner in HALF_SQUARES]
    return {
        normal(QUARTERS, figure | half)
        for half in halves
        if not half & figure and is_joined(figure, half)
    }


def test_free_polyominoes() -> None:
    counts = [len(shapes) for shapes in free_shapes(CELLS, (0, 0), 6)]
    assert counts == [1, 1, 2, 5, 12, 35]


def test_free_polysticks() -> None:
    counts = [len(shapes) for shapes in free_shapes(STICKS, (0, 0, "h"), 5)]
    assert counts == [1, 2, 5, 16, 55]


def test_free_polyaboloes() -> None:
    """Counted as figures: the two ways to halve a square make the same square."""
    found = [{normal(QUARTERS, half_square(0, 0, "NE"))}]
    while len(found) < 4:
        found.append({grown for figure in found[-1] for grown in grow_abolo(frozenset(figure))})
    assert [len(figures) for figures in found] == [1, 3, 4, 14]
    assert all(is_connected(QUARTERS, figure) for figures in found for figure in figures)


def test_three_polyaboloes_of_two_are_square_parallelogram_and_triangle() -> None:
    half = half_square(0, 0, "SW")
    square = half | half_square(0, 0, "NE")
    slanted = half | half_square(0, -1, "NE")
    triangle = half | half_square(-1, 0, "SE")
    assert grow_abolo(half) == {normal(QUARTERS, figure) for figure in (square, slanted, triangle)}


@pytest.mark.parametrize(
    ("kind", "first", "sizes", "fixed"),
    [
        # The fixed counts are those of A001168 and A096267 in the encyclopedia of sequences.
        (CELLS, (0, 0), 5, [1, 2, 6, 19, 63]),
        (STICKS, (0, 0, "h"), 4, [2, 6, 22, 88]),
    ],
)
def test_fixed_shapes_are_the_orientations_of_free_ones(
    kind: Kind[PartT], first: PartT, sizes: int, fixed: list[int]
) -> None:
    counts = [
        sum(len(orientations(kind, shape)) for shape in shapes)
        for shapes in free_shapes(kind, first, sizes)
    ]
    assert counts == fixed


def test_a_quarter_alone_lies_in_four_ways() -> None:
    assert len(orientations(QUARTERS, [(0, 0, "N")])) == 4


def test_growing_nothing_gives_nothing() -> None:
    assert grow(CELLS, []) == ()


def test_grown_shapes_are_one_part_larger_and_connected() -> None:
    for shape in grow(CELLS, [((0, 0), (1, 0), (1, 1))]):
        assert len(shape) == 4
        assert is_connected(CELLS, moved(shape, 3, -2))
