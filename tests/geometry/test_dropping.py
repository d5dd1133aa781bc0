"""Dropping by heights against a drop that goes down row by row."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from formspiel.dropping import Drops, land, profile, rest
from formspiel.geometry import (
    CELLS,
    Cell,
    grow,
    moved,
    normal,
    orientations,
    parse_picture,
    settled,
)

COLUMNS = 7
SKY = 30

SMALL: list[tuple[tuple[Cell, ...], ...]] = [(normal(CELLS, [(0, 0)]),)]
while len(SMALL) < 6:
    SMALL.append(grow(CELLS, SMALL[-1]))
TURNS = [turn for shapes in SMALL for shape in shapes for turn in orientations(CELLS, shape)]


def drawn(picture: str) -> list[Cell]:
    return [cell for cell, character in parse_picture(picture) if character == "#"]


def fall(laid: set[Cell], shape: tuple[Cell, ...], x: int) -> tuple[Cell, ...]:
    """Where a shape comes to rest that goes down one row at a time."""
    cells = moved(shape, x, SKY)
    while True:
        lower = moved(cells, 0, -1)
        if any(y < 0 or (cx, y) in laid for cx, y in lower):
            return cells
        cells = lower


def heights_of(laid: set[Cell]) -> tuple[int, ...]:
    return tuple(max((y + 1 for x, y in laid if x == column), default=0) for column in range(7))


@given(
    st.lists(st.tuples(st.sampled_from(TURNS), st.integers(0, COLUMNS - 1)), max_size=8),
    st.sets(st.tuples(st.integers(0, COLUMNS - 1), st.integers(0, 6))),
)
def test_heights_tell_where_a_shape_rests(
    drops: list[tuple[tuple[Cell, ...], int]], laid: set[Cell]
) -> None:
    """Dropped on any heap, holes and overhangs included, one after another."""
    heights = heights_of(laid)
    for turn, column in drops:
        shape = profile(turn)
        x = min(column, COLUMNS - shape.width)
        y = rest(heights, x, shape)
        assert moved(turn, x, y) == fall(laid, turn, x)
        laid = {*laid, *moved(turn, x, y)}
        heights = land(heights, x, y, shape)
        assert heights == heights_of(laid)


@cache
def drops_of(shape: tuple[Cell, ...], *, is_open: bool) -> Drops[Cell]:
    return Drops(orientations(CELLS, shape), COLUMNS, rows=9, is_open=is_open)


@given(
    shape=st.sampled_from([shape for shapes in SMALL for shape in shapes]),
    laid=st.sets(st.tuples(st.integers(0, COLUMNS - 1), st.integers(0, 8))),
    is_open=st.booleans(),
)
def test_drops_are_all_falls_that_end_on_the_board(
    *, shape: tuple[Cell, ...], laid: set[Cell], is_open: bool
) -> None:
    """Over an open top a shape may stick out, all but its lowest row; else none of it may."""
    turns = orientations(CELLS, shape)
    drops = drops_of(shape, is_open=is_open)
    heights = heights_of(laid)
    falls = [
        fall(laid, turn, x) for turn in turns for x in range(COLUMNS - max(cx for cx, _ in turn))
    ]
    edge = min if is_open else max
    possible = sorted(cells for cells in falls if edge(y for _, y in cells) < 9)
    found = drops.onto(heights)
    names = {drop.order: cells for cells, drop in drops.by_parts.items()}
    assert [names[drop.order] for drop in found] == possible
    for drop, cells in zip(found, possible, strict=True):
        assert drops.ending_on(heights, cells) == drop
        assert drop.mask == sum(1 << (y * COLUMNS + x) for x, y in cells)
        assert land(heights, drop.x, drop.y, drop.shape) == heights_of({*laid, *cells})
        assert drops.ending_on(heights, moved(cells, 0, 1)) is None
        assert drops.ending_on(heights, moved(cells, 0, -1)) is None
        assert drops.ending_on(heights, cells[1:]) is None


def test_u_on_its_side_has_a_gap_inside_a_column() -> None:
    turn = settled(
        drawn("""
##
#.
##
""")
    )
    shape = profile(turn)
    assert (shape.bottoms, shape.tops) == ((0, 0), (3, 3))
    assert rest((0, 2), 0, shape) == 2
    assert land((0, 2), 0, 2, shape) == (5, 5)


def test_profile_of_a_shape_with_an_overhang() -> None:
    shape = profile(
        drawn("""
###
.#.
.#.
""")
    )
    assert shape.width == 3
    assert shape.bottoms == (2, 0, 2)
    assert shape.tops == (3, 3, 3)


def test_a_shape_that_meets_nothing_rests_on_the_bottom_edge() -> None:
    assert rest((0, 0, 0), 1, profile([(0, 1), (1, 0), (1, 1)])) == 0


def test_a_shape_may_hang_over_lower_columns() -> None:
    assert rest((5, 0, 0), 0, profile([(0, 0), (1, 0), (2, 0)])) == 5
