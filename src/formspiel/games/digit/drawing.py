"""A game of DIGIT drawn as the page does: the sticks, and the cards that are seen."""

from __future__ import annotations

from collections.abc import Iterable

from formspiel.core.drawn import GREEN, INK, LINE, QUIET, SURFACE, Sheet
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.view import View
from formspiel.geometry import Stick

SIDE = 6.0
CARD = 2.2
ACROSS = 8
"""Cards in a row."""
INNER = '<path d="M-.34 0h.68" stroke="#fff" stroke-opacity=".55" stroke-width=".03"/>'


def drawing(view: View) -> str:
    """The table, and under it the hands: cards that are seen, and backs."""
    sheet = Sheet()
    sheet.add(_figure(view.sticks, SIDE))
    sheet.reach(SIDE, SIDE)
    y = SIDE + 0.4
    for seat, hand in enumerate(view.hands):
        cards = hand if hand is not None else ("",) * (view.sizes[seat] or 0)
        sheet.text(str(seat + 1), 0.3, y + CARD / 2, 0.6, QUIET)
        for place, card in enumerate(cards):
            row, column = divmod(place, ACROSS)
            sheet.add(_card(view.config.edition, card), 0.8 + column * CARD, y + row * CARD)
        rows = max(1, -(-len(cards) // ACROSS))
        sheet.reach(0.8 + min(len(cards), ACROSS) * CARD, y + rows * CARD)
        y += rows * CARD + 0.3
    return sheet.svg()


def _figure(sticks: Iterable[Stick], side: float) -> str:
    """Sticks among points, as large as they fit a square."""
    own = list(sticks)
    if not own:
        return ""
    ends = [(x, y) for x, y, _ in own] + [(x + (w == "h"), y + (w == "v")) for x, y, w in own]
    left, low = min(x for x, _ in ends), min(y for _, y in ends)
    wide, high = max(x for x, _ in ends) - left, max(y for _, y in ends) - low
    unit = min(side / (max(wide, high) + 1), 1.2)
    shapes = []
    for x, y, way in own:
        across, up = x - left + (0.5 if way == "h" else 0), y - low + (0.5 if way == "v" else 0)
        turn = "" if way == "h" else " rotate(90)"
        shapes.append(
            f'<g transform="translate({across:g} {high - up:g}){turn}">'
            f'<rect x="-.46" y="-.12" width=".92" height=".24" rx=".12" fill="{GREEN}"/>{INNER}</g>'
        )
    margin = ((side - wide * unit) / 2, (side - high * unit) / 2)
    move = f"translate({margin[0]:g} {margin[1]:g}) scale({unit:g})"
    return f'<g transform="{move}">{"".join(shapes)}</g>'


def _card(edition: DigitEdition, card: str) -> str:
    size = CARD - 0.2
    fill = SURFACE if card else LINE
    frame = f'<rect width="{size:g}" height="{size:g}" rx="0.15" fill="{fill}" stroke="{INK}"'
    frame += ' stroke-width="0.04"/>'
    if not card:
        return frame
    title = f"<title>{card}</title>"
    return frame + title + _figure(min(edition.figures[card].lies), size)
