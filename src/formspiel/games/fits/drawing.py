"""A game of FITS drawn as the page does."""

from __future__ import annotations

from formspiel.core.drawn import BLUE, FONT, GREEN, INK, LINE, QUIET, RED, VIOLET, YELLOW
from formspiel.dropping.drawing import draw_boards
from formspiel.games.fits.components import Field, FitsEdition, Layout
from formspiel.games.fits.state import Board
from formspiel.games.fits.view import View

TINTS = (BLUE, "#2252ae", "#5585e1", "#1b3f87")
"""By turns, so that neighbours can be told apart."""
SYMBOLS = {
    "circle": ("M.5 .22a.28 .28 0 1 0 0 .56a.28 .28 0 1 0 0-.56z", RED),
    "star": (
        "M.5 .18l.09 .22.23 .02-.18 .15.06 .23-.2-.12-.2 .12.06-.23-.18-.15.23-.02z",
        YELLOW,
    ),
    "diamond": ("M.5 .18L.8 .5 .5 .82 .2 .5z", GREEN),
    "triangle": ("M.5 .22L.8 .76H.2z", VIOLET),
    "cross": ("M.4 .2h.2v.2h.2v.2h-.2v.2h-.2v-.2h-.2v-.2h.2z", QUIET),
    "square": ("M.24 .24h.52v.52h-.52z", QUIET),
    "heart": ("M.5 .8L.22 .5a.17 .17 0 0 1 .28-.2a.17 .17 0 0 1 .28 .2z", QUIET),
    "moon": ("M.6 .2a.31 .31 0 1 0 .2 .45a.26 .26 0 0 1-.2-.45z", QUIET),
}
GOOD, BAD, LETTER = "#d0e5dc", "#f6d3cc", "#f9e7c0"


def drawing(view: View) -> str:
    """The own board, or all boards for a spectator."""
    edition = view.config.edition
    layout = edition.boards[view.config.boards[len(view.past) - view.is_over]]
    seats = tuple(range(len(view.shown))) if view.seat is None else (view.seat,)
    tops = [
        y for seat in seats for _, cells in _pieces(edition, view.shown[seat]) for _, y in cells
    ]
    over = max(0, max(tops, default=0) + 1 - edition.rows)
    return draw_boards(
        edition.columns,
        edition.rows,
        seats,
        lambda seat: _printed(edition, layout) + _laid(edition, view.shown[seat]),
        over,
    )


def _pieces(edition: FitsEdition, board: Board) -> list[tuple[str, list[tuple[int, int]]]]:
    return [
        (name, [(bit % edition.columns, bit // edition.columns) for bit in _bits(mask)])
        for name, mask in board.placed
    ]


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _printed(edition: FitsEdition, layout: Layout) -> str:
    return "".join(
        f'<g transform="translate({x} {edition.rows - 1 - y})">{_field(field)}</g>'
        for (x, y), field in layout.fields.items()
    )


def _field(field: Field) -> str:
    if field.symbol:
        path, colour = SYMBOLS[field.symbol]
        return f'<path d="{path}" fill="{colour}"/>'
    if field.is_blank:
        return f'<rect width="1" height="1" fill="{LINE}"/>'
    said = field.letter or f"{field.value:+}".replace("-", "−")
    ground = LETTER if field.letter else BAD if (field.value or 0) < 0 else GOOD
    return (
        f'<rect width="1" height="1" fill="{ground}"/>'
        f'<text x="0.5" y="0.68" font-size="0.52" fill="{INK}" {FONT}>{said}</text>'
    )


def _laid(edition: FitsEdition, board: Board) -> str:
    shapes = []
    for number, (name, cells) in enumerate(_pieces(edition, board)):
        path = "".join(f"M{x + 0.04} {edition.rows - 1 - y + 0.04}h.92v.92h-.92z" for x, y in cells)
        # What touches belongs together: the seams within a piece are closed.
        for x, y in cells:
            if (x + 1, y) in cells:
                path += f"M{x + 0.9} {edition.rows - 1 - y + 0.04}h.2v.92h-.2z"
            if (x, y + 1) in cells:
                path += f"M{x + 0.04} {edition.rows - 1 - y - 0.1}h.92v.2h-.92z"
            if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= set(cells):
                path += f"M{x + 0.9} {edition.rows - 1 - y - 0.1}h.2v.2h-.2z"
        colour = TINTS[number % len(TINTS)]
        shapes.append(f'<path d="{path}" fill="{colour}"><title>{name}</title></path>')
    return "".join(shapes)
