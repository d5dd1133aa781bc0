"""A game of Quadrata drawn as the page does: squares with their forms, and the reserves."""

from __future__ import annotations

from collections.abc import Iterable

from formspiel.core.drawn import INK, LINE, QUIET, SURFACE, YELLOW, Sheet
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.view import View
from formspiel.geometry import Quarter

FILLS = {1: YELLOW, 2: "#2458c0", 3: "#b93a20", 4: "#1f7049", 5: "#6a41ae"}
CORNERS = {
    "N": ((0.0, 1.0), (1.0, 1.0)),
    "E": ((1.0, 1.0), (1.0, 0.0)),
    "S": ((1.0, 0.0), (0.0, 0.0)),
    "W": ((0.0, 0.0), (0.0, 1.0)),
}
NEXT = {"N": (0, 1, "S"), "E": (1, 0, "W"), "S": (0, -1, "N"), "W": (-1, 0, "E")}
BESIDE = {"N": "EW", "S": "EW", "E": "NS", "W": "NS"}
GAP = 1.0


def drawing(view: View) -> str:
    """All squares side by side, the own one first, and under each what is in reserve."""
    square, sheet = square_of(view.config), Sheet()
    size, count = square.size, len(view.shown)
    first = view.seat or 0
    for place in range(count):
        seat = (first + place) % count
        board, x = view.shown[seat], place * (size + GAP)
        sheet.text(str(seat + 1), x + size / 2, 0.4, 0.6, QUIET)
        grid = "".join(f"M{n} 0v{size}M0 {n}h{size}" for n in range(1, size))
        sheet.add(f'<path d="{grid}" stroke="{LINE}" stroke-width="0.03"/>', x, 0.9)
        for number, mask in board.forms:
            quarters = square.places[number][mask]
            sheet.add(_form(number, quarters, size), x, 0.9)
            across, up = _middle(quarters)
            ink = INK if number == 1 else SURFACE
            sheet.text(str(number), x + across, 0.9 + size - up, 0.46, ink)
        frame = f'<rect width="{size}" height="{size}" fill="none" stroke="{INK}"'
        sheet.add(f'{frame} stroke-width="0.06"/>', x, 0.9)
        kept = "  ".join(f"{n}×{many}" for n, many in enumerate(board.reserve, 1) if many)
        sheet.text(kept, x + size / 2, size + 1.4, 0.45, QUIET)
        sheet.reach(x + size, size + 1.8)
    return sheet.svg()


def _form(number: int, quarters: Iterable[Quarter], size: int) -> str:
    """Its quarters as triangles without seams, and the line around them."""
    own = set(quarters)
    body, outline = "", ""
    for x, y, side in sorted(own):
        (ax, ay), (bx, by) = CORNERS[side]
        start, end = (x + ax, size - y - ay), (x + bx, size - y - by)
        middle = (x + 0.5, size - y - 0.5)
        body += f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}L{middle[0]:g} {middle[1]:g}z"
        dx, dy, other = NEXT[side]
        if (x + dx, y + dy, other) not in own:
            outline += f"M{start[0]:g} {start[1]:g}L{end[0]:g} {end[1]:g}"
        for neighbour in BESIDE[side]:
            if (x, y, neighbour) not in own:
                shared = (set(CORNERS[side]) & set(CORNERS[neighbour])).pop()
                outline += (
                    f"M{x + shared[0]:g} {size - y - shared[1]:g}L{middle[0]:g} {middle[1]:g}"
                )
    fill = FILLS.get(number, QUIET)
    return (
        f'<path d="{body}" fill="{fill}" stroke="{fill}" stroke-width="0.02"/>'
        f'<path d="{outline}" stroke="{INK}" stroke-width="0.05" stroke-linecap="round"/>'
    )


def _middle(quarters: Iterable[Quarter]) -> tuple[float, float]:
    """Where the number of a form stands: in that of its squares that it fills most."""
    own = sorted(quarters)
    x, y = max(((x, y) for x, y, _ in own), key=lambda at: sum(q[:2] == at for q in own))
    sides = [side for at_x, at_y, side in own if (at_x, at_y) == (x, y)]
    # Of half a square it is the middle of that half.
    ends = [corner for side in sides for corner in (*CORNERS[side], (0.5, 0.5))]
    across, up = (sum(part) / len(ends) for part in zip(*ends, strict=True))
    return x + across, y + up
