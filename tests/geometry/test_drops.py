"""The table of drops against a drop worked out on the spot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.dropping import Drops, profile, rest
from formspiel.geometry import CELLS, moved, orientations

SHAPES = {
    "F": [(0, 1), (1, 0), (1, 1), (1, 2), (2, 2)],
    "L": [(0, 0), (0, 1), (0, 2), (1, 0)],
    "U": [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)],
    "domino": [(0, 0), (1, 0)],
}
HEIGHTS = st.tuples(*[st.integers(0, 8)] * 5)


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("is_open", [False, True])
@given(heights=HEIGHTS)
def test_every_drop_is_found_once_in_sorted_order(
    name: str,
    is_open: bool,  # noqa: FBT001  pytest passes parameters by name
    heights: tuple[int, ...],
) -> None:
    turns = orientations(CELLS, SHAPES[name])
    drops = Drops(turns, columns=5, rows=6, is_open=is_open)
    expected = []
    for turn in turns:
        shape = profile(turn)
        for x in range(5 - shape.width + 1):
            y = rest(heights, x, shape)
            if (y if is_open else y + max(shape.tops) - 1) < 6:
                expected.append(moved(turn, x, y))
    found = drops.onto(heights)
    cells = list(drops.by_parts)
    assert [cells[drop.order] for drop in found] == sorted(expected)
    for way, drop in drops.by_parts.items():
        assert drops.ending_on(heights, way) == (drop if way in expected else None)
        assert drop.mask == sum(1 << (5 * y + x) for x, y in way)


def test_coloured_cells_drop_too() -> None:
    turns = (((0, 0, "R"), (1, 0, "B")), ((0, 0, "R"), (0, 1, "B")))
    drops = Drops(turns, columns=2, rows=2, is_open=False)
    assert list(drops.by_parts) == [
        ((0, 0, "R"), (0, 1, "B")),
        ((0, 0, "R"), (1, 0, "B")),
        ((0, 1, "R"), (1, 1, "B")),
        ((1, 0, "R"), (1, 1, "B")),
    ]
