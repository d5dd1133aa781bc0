"""A game of BITS drawn as the page does: every colour with its letter and pattern."""

from __future__ import annotations

from formspiel.core.drawn import BY_LETTER, FONT, INK, QUIET, SURFACE
from formspiel.dropping.drawing import draw_boards
from formspiel.games.bits.view import View

DOT = "h.01"
PATTERNS = {
    "R": "M.14 .14h.72v.72h-.72z",
    "G": f"M.2 .2{DOT}M.8 .2{DOT}M.2 .8{DOT}M.8 .8{DOT}",
    "B": "M.1 .3L.3 .1M.1 .6L.6 .1M.4 .9L.9 .4M.7 .9L.9 .7",
    "Y": "M.1 .2h.8M.1 .8h.8M.2 .1v.8M.8 .1v.8",
    "V": "M.1 .2h.8M.1 .5h.2M.7 .5h.2M.1 .8h.8",
}


def drawing(view: View) -> str:
    """The own board, or all boards for a spectator."""
    edition = view.config.edition
    seats = tuple(range(len(view.shown))) if view.seat is None else (view.seat,)

    def fill(seat: int) -> str:
        return "".join(
            _square(x, edition.rows - 1 - y, colour)
            for _, squares in view.shown[seat].placed
            for x, y, colour in squares
        )

    return draw_boards(edition.columns, edition.rows, seats, fill)


def _square(x: int, y: int, colour: str) -> str:
    sign = INK if colour == "Y" else SURFACE
    width = 0.14 if colour == "G" else 0.05
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect x=".03" y=".03" width=".94" height=".94" fill="{BY_LETTER.get(colour, QUIET)}"/>'
        f'<path d="{PATTERNS.get(colour, "")}" fill="none" stroke="{sign}" opacity="0.55"'
        f' stroke-width="{width}" stroke-linecap="round"/>'
        f'<text x=".5" y=".64" font-size=".42" fill="{sign}" {FONT}>{colour}</text></g>'
    )
