"""A fixed index for every move: the cell of the left or lower end, column by column.

The index of the cell (x, y) is x · 12 + y, whatever the board: 144 in all.
"""

from __future__ import annotations

from domineering.components import MOST_ACROSS, DomineeringEdition
from domineering.rules import domino
from domineering.state import Lay
from domineering.view import View
from formspiel.core.numbering import Indices, Numbering


def numbering(_edition: DomineeringEdition, _seats: int) -> Numbering[View, Lay]:
    """The numbers of all moves."""
    return Numbering(("cell",), (MOST_ACROSS**2,), _index, _find)


def _index(_view: View, move: Lay) -> Indices:
    (x, y), _ = move.cells
    if not (0 <= x < MOST_ACROSS and 0 <= y < MOST_ACROSS):
        raise KeyError(move)
    return (x * MOST_ACROSS + y,)


def _find(view: View, indices: Indices) -> Lay | None:
    if view.seat is None:
        return None
    return Lay(view.seat, domino(view.seat, divmod(indices[0], MOST_ACROSS)))
