"""The top rows of a FITS board, where it wants them covered and others below them visible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from formspiel.games.fits.kernel_tables import HEIGHTS, Pieces
from formspiel.geometry import Cell

MOST_SUMMITS = 1 << 14
"""So many ways there may be for the heights to be in the top rows."""


class TopRows(NamedTuple):
    """The tables, in a form that jitted code takes; `summit.py` says what for."""

    base: int
    """The first of the rows; as many as the board has if they are not looked at."""
    rows: int
    cover: NDArray[np.int64]
    """By aim, slot and row: what covering loses as in `Losses`, for these rows alone."""
    below: NDArray[np.int64]
    """By aim, column and height: cost and number of fields as in `Losses`, likewise."""
    squares: NDArray[np.int64]
    """By slot and row: how many squares lie in these rows or above them."""


def cut_top(
    pieces: Pieces,
    rows: int,
    base: int,
    covering: Sequence[Callable[[Iterable[Cell]], int]],
    below: NDArray[np.int64],
) -> TopRows:
    """The rows from a first one on, or as many of the last as there is room for."""
    while (rows - base + 1) ** below.shape[1] > MOST_SUMMITS:
        base += 1
    laid = [[pieces.cells(slot, y) for y in range(rows)] for slot in range(len(pieces.shapes))]
    high = [[[cell for cell in cells if cell[1] >= base] for cells in own] for own in laid]
    inside = [[[cell for cell in cells if cell[1] < rows] for cells in own] for own in high]
    return TopRows(
        base,
        rows,
        np.array([[[cost(cells) for cells in own] for own in inside] for cost in covering]),
        np.ascontiguousarray(below[:, :, np.maximum(range(HEIGHTS), base)] - below[:, :, [base]]),
        np.array([[len(cells) for cells in own] for own in high]),
    )
