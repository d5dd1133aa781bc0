"""Why a piece cannot lie where a player says it lies."""

from __future__ import annotations

from formspiel.core.game import IllegalEvent
from formspiel.dropping import profile, rest
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Place
from formspiel.games.fits.state import Board
from formspiel.geometry import settled


def why_not(edition: FitsEdition, board: Board, event: Place) -> IllegalEvent:
    """The refusal of a placement that is not where the piece comes to rest."""
    turn = settled(event.cells)
    if turn not in edition.pieces[event.piece].turns:
        return IllegalEvent(
            f"these cells are not the piece {event.piece}, however turned or flipped",
            "FITS rule 3",
        )
    x = min(cx for cx, _ in event.cells)
    y = min(cy for _, cy in event.cells)
    shape = profile(turn)
    if x < 0 or x + shape.width > edition.columns:
        return IllegalEvent("the piece sticks out at the side", "FITS rule 5")
    if y < 0:
        return IllegalEvent("the piece sticks out at the bottom", "FITS rule 3")
    bottom = rest(board.heights, x, shape)
    if bottom >= edition.rows:
        return IllegalEvent("the piece would lie wholly above the board", "FITS-3")
    if y > bottom:
        return IllegalEvent(f"the piece slides down further, by {y - bottom}", "FITS rule 3")
    if any(board.covered >> (cy * edition.columns + cx) & 1 for cx, cy in event.cells):
        return IllegalEvent("a field there is covered already", "FITS rule 3")
    return IllegalEvent("the place cannot be reached straight from above", "FITS rule 3")
