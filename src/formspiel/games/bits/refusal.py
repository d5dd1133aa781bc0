"""Why a tile cannot lie where a player says it lies."""

from __future__ import annotations

from formspiel.core.game import IllegalEvent
from formspiel.dropping import profile, rest
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.state import Board
from formspiel.geometry import settled


def why_not(edition: BitsEdition, board: Board, event: Place) -> IllegalEvent:
    """The refusal of a placement that is not where the tile comes to rest."""
    turn = settled(event.cells)
    if turn not in edition.tiles[event.tile].turns:
        return IllegalEvent(
            f"these squares are not the tile {event.tile}, however turned", "BITS rule 3"
        )
    cells = {(x, y) for x, y, _ in event.cells}
    x = min(cx for cx, _ in cells)
    y = min(cy for _, cy in cells)
    shape = profile((cx, cy) for cx, cy, _ in turn)
    if x < 0 or x + shape.width > edition.columns:
        return IllegalEvent("the tile sticks out at the side", "BITS rule 4")
    if y < 0:
        return IllegalEvent("the tile sticks out at the bottom", "BITS rule 4")
    bottom = rest(board.heights, x, shape)
    if y > bottom:
        return IllegalEvent(f"the tile slides down further, by {y - bottom}", "BITS rule 3")
    if y == bottom:
        return IllegalEvent("the tile sticks out over the top", "BITS rule 4")
    if any((cx, cy) in cells for _, squares in board.placed for cx, cy, _ in squares):
        return IllegalEvent("a square there is covered already", "BITS rule 3")
    return IllegalEvent("the place cannot be reached straight from above", "BITS rule 3")
