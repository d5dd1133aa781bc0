"""Parts of the plane, the shapes they make, and what can be said of them.

Coordinates, stated here once for all rooms: x is the column and grows to the right
from 0, y is the row and grows upward from 0 at the bottom.

Three kinds of part, each a plain tuple that is written to JSON as it is:

- a cell `(x, y)`: a unit square;
- a quarter `(x, y, "N" | "E" | "S" | "W")`: one of the four triangles that the two
  diagonals cut from the cell `(x, y)`, named after the side that it touches;
- a stick `(x, y, "h" | "v")`: the unit length from `(x, y)` to `(x + 1, y)`, or to
  `(x, y + 1)`.
"""

from formspiel.geometry.areas import Area, areas
from formspiel.geometry.parts import CELLS, QUARTERS, STICKS, Cell, Kind, Quarter, Stick
from formspiel.geometry.picture import parse_picture
from formspiel.geometry.shapes import (
    FLIP,
    SYMMETRIES,
    TURN,
    Symmetry,
    components,
    grow,
    is_connected,
    moved,
    normal,
    orientations,
    settled,
    transformed,
)

__all__ = [
    "CELLS",
    "FLIP",
    "QUARTERS",
    "STICKS",
    "SYMMETRIES",
    "TURN",
    "Area",
    "Cell",
    "Kind",
    "Quarter",
    "Stick",
    "Symmetry",
    "areas",
    "components",
    "grow",
    "is_connected",
    "moved",
    "normal",
    "orientations",
    "parse_picture",
    "settled",
    "transformed",
]
