"""The board in text: readable as it is, better in colour."""

from __future__ import annotations

from domineering.state import Lay
from domineering.view import View
from formspiel.core.game import Mark, Picture
from formspiel.geometry import Cell

ENDS = (("▼", "▲"), ("◀", "▶"))
"""How the first and second cell of a domino are drawn, for each seat."""


def picture(view: View, tried: Lay | None = None) -> Picture:
    """The board with a move tried out on it, which stands in brackets."""
    ground = view.state.config.ground
    marks: dict[Cell, Mark] = {}
    for lay in view.state.laid:
        for cell, sign in zip(lay.cells, ENDS[lay.seat], strict=True):
            marks[cell] = Mark(f" {sign} ", f"seat:{lay.seat}")
    if tried is not None:
        for cell, sign in zip(tried.cells, ENDS[tried.seat], strict=True):
            marks[cell] = Mark(f"[{sign}]", "try")
    digits = len(str(ground.rows))
    margin = Mark(" " * digits)
    free = Mark(" · ", "quiet")
    lines = [
        (
            Mark(f"{y + 1:{digits}}", "quiet"),
            Mark("│"),
            *(marks.get((x, y), free) for x in range(ground.columns)),
            Mark("│"),
        )
        for y in range(ground.rows - 1, -1, -1)
    ]
    letters = "".join(f" {chr(ord('a') + x)} " for x in range(ground.columns))
    lines.append((margin, Mark("└" + "───" * ground.columns + "┘")))
    lines.append((margin, Mark(f" {letters} ", "quiet")))
    return tuple(lines)
