"""Boards on which things fall, drawn as the page does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from formspiel.core.drawn import INK, LINE, QUIET, Sheet

GAP = 1.0


def ground(columns: int, rows: int) -> str:
    """An empty board."""
    lines = "".join(f"M{x} 0v{rows}" for x in range(1, columns))
    lines += "".join(f"M0 {y}h{columns}" for y in range(1, rows))
    return f'<path d="{lines}" stroke="{LINE}" stroke-width="0.04" fill="none"/>'


def edge(columns: int, rows: int) -> str:
    """The line around a board."""
    return (
        f'<rect width="{columns}" height="{rows}" fill="none" stroke="{INK}" stroke-width="0.08"/>'
    )


def draw_boards(
    columns: int, rows: int, seats: Sequence[int], fill: Callable[[int], str], over: int = 0
) -> str:
    """Boards side by side, each filled by what lies there; with several, their numbers."""
    sheet = Sheet()
    head = over + (0.9 if len(seats) > 1 else 0.0)
    for place, seat in enumerate(seats):
        x = place * (columns + GAP)
        if len(seats) > 1:
            sheet.text(str(seat + 1), x + columns / 2, 0.4, 0.6, QUIET)
        sheet.add(ground(columns, rows) + fill(seat) + edge(columns, rows), x, head)
        sheet.reach(x + columns, head + rows)
    return sheet.svg()
