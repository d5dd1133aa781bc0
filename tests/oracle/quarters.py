"""Quadrata's forms as sets of quarter triangles, their places found by trying them all.

A quarter is (x, y, letter). To turn it, its square is scaled by four: then the quarter
holds a point with whole coordinates that names it, and eight matrices turn that point.
"""

from functools import cache
from typing import Any

from tests.oracle.header import is_int
from tests.oracle.refused import Refused

Quarter = tuple[int, int, str]
Cells = frozenset[Quarter]

SHAPES = {
    1: "0SW",
    2: "0NESW",
    3: "0NESW 1SW",
    4: "0NESW 1SW 0'SW",
    5: "0NESW 1NESW 2SW",
    6: "0SE 1NESW 2NESW 3NW",
}
"""Column, a prime for row 1, and the quarters of that square."""

POINT = {"N": (2, 3), "E": (3, 2), "S": (2, 1), "W": (1, 2)}
MATRICES = [
    (1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0),
    (-1, 0, 0, 1), (1, 0, 0, -1), (0, 1, 1, 0), (0, -1, -1, 0),
]  # fmt: skip


def shape(number: int) -> Cells:
    """The form as the rules page prints it."""
    quarters: set[Quarter] = set()
    for word in SHAPES[number].split():
        row = 1 if "'" in word else 0
        quarters |= {(int(word[0]), row, letter) for letter in word[1:] if letter != "'"}
    return frozenset(quarters)


def turn(quarter: Quarter, matrix: tuple[int, int, int, int]) -> Quarter:
    """The quarter that the matrix carries this one to, about the corner (0, 0)."""
    x, y, letter = quarter
    px, py = 4 * x + POINT[letter][0], 4 * y + POINT[letter][1]
    a, b, c, d = matrix
    qx, qy = a * px + b * py, c * px + d * py
    letters = {point: name for name, point in POINT.items()}
    return qx // 4, qy // 4, letters[qx % 4, qy % 4]


def shift(cells: Cells, dx: int, dy: int) -> Cells:
    return frozenset((x + dx, y + dy, letter) for x, y, letter in cells)


def orientations(number: int) -> set[Cells]:
    """All turned and flipped copies, pushed into the corner so that equal ones coincide."""
    found = set()
    for matrix in MATRICES:
        copy = frozenset(turn(quarter, matrix) for quarter in shape(number))
        found.add(shift(copy, -min(x for x, _, _ in copy), -min(y for _, y, _ in copy)))
    return found


def whole_square(size: int) -> Cells:
    return frozenset((x, y, q) for x in range(size) for y in range(size) for q in "NESW")


@cache
def places(number: int, size: int) -> list[Cells]:
    """Every way the form lies within an empty square."""
    everywhere = {
        shift(copy, dx, dy)
        for copy in orientations(number)
        for dx in range(size)
        for dy in range(size)
    }
    return sorted((place for place in everywhere if place <= whole_square(size)), key=sorted)


def parse_cells(value: Any) -> Cells:
    if not isinstance(value, list):
        raise Refused("Cells are a list.")
    cells: set[Quarter] = set()
    for item in value:
        if not isinstance(item, list) or len(item) != 3:
            raise Refused("A cell is [x, y, letter].")
        x, y, letter = item
        if not is_int(x) or not is_int(y) or not isinstance(letter, str):
            raise Refused("A cell is [x, y, letter].")
        cells.add((x, y, letter))
    if len(cells) != len(value):
        raise Refused("A cell is named twice.")
    return frozenset(cells)


def format_cells(cells: Cells) -> list[list[Any]]:
    return [list(quarter) for quarter in sorted(cells)]
