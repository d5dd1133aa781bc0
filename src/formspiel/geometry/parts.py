"""Cells, quarters and sticks, and the one grid on which all their middles lie.

The middle of every part is a whole point of a grid four times as fine as the board:
turning, flipping and shifting a part is then the same arithmetic for all three kinds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

Cell = tuple[int, int]
Quarter = tuple[int, int, str]
Stick = tuple[int, int, str]
Point = tuple[int, int]

PartT = TypeVar("PartT", bound=Cell | Quarter)

FINE = 4
"""Fine points to a unit length."""


@dataclass(frozen=True, eq=False)
class Kind(Generic[PartT]):
    """One kind of part.

    `middles` gives, for each letter of the kind (the cell has the empty one), the fine
    point of its middle within the unit square. `touching` gives the steps from a middle
    to the middles of the parts joined to it.
    """

    name: str
    middles: dict[str, Point]
    touching: dict[str, tuple[Point, ...]]
    letters: dict[Point, str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "letters", {point: s for s, point in self.middles.items()})

    def point(self, part: PartT) -> Point:
        """The fine point of a part's middle.

        >>> CELLS.point((0, 0)), STICKS.point((1, 0, "v"))
        ((2, 2), (4, 2))
        """
        dx, dy = self.middles[_letter(part)]
        return FINE * part[0] + dx, FINE * part[1] + dy

    def part(self, point: Point) -> PartT:
        """The part whose middle is this fine point; a KeyError if there is none."""
        x, y = point
        letter = self.letters[x % FINE, y % FINE]
        place = (x // FINE, y // FINE)
        return cast(PartT, (*place, letter) if letter else place)

    def touched(self, part: PartT) -> tuple[PartT, ...]:
        """The parts joined to this one.

        >>> sorted(CELLS.touched((0, 0)))
        [(-1, 0), (0, -1), (0, 1), (1, 0)]
        """
        x, y = self.point(part)
        return tuple(self.part((x + dx, y + dy)) for dx, dy in self.touching[_letter(part)])


def _letter(part: Cell | Quarter) -> str:
    return part[2] if len(part) == 3 else ""


CELLS: Kind[Cell] = Kind(
    "cell",
    middles={"": (2, 2)},
    touching={"": ((4, 0), (-4, 0), (0, 4), (0, -4))},
)
"""Cells are joined when they share an edge; corners do not join."""

QUARTERS: Kind[Quarter] = Kind(
    "quarter",
    middles={"N": (2, 3), "E": (3, 2), "S": (2, 1), "W": (1, 2)},
    touching={
        "N": ((0, 2), (1, -1), (-1, -1)),
        "E": ((2, 0), (-1, 1), (-1, -1)),
        "S": ((0, -2), (1, 1), (-1, 1)),
        "W": ((-2, 0), (1, 1), (1, -1)),
    },
)
"""Quarters are joined when they share an edge: two in the same cell, one next door."""

_ACROSS = ((2, 2), (2, -2), (-2, 2), (-2, -2))
STICKS: Kind[Stick] = Kind(
    "stick",
    middles={"h": (2, 0), "v": (0, 2)},
    touching={"h": ((4, 0), (-4, 0), *_ACROSS), "v": ((0, 4), (0, -4), *_ACROSS)},
)
"""Sticks are joined when they share an end point."""
