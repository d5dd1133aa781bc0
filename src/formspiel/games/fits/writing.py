"""The moves of FITS in writing, for whoever tells many of them."""

from __future__ import annotations

from functools import lru_cache

from formspiel.core.game import Seat, WrittenMoves
from formspiel.dropping import WrittenDrops, write_drops
from formspiel.games.fits.components import Piece
from formspiel.games.fits.notation import describe, format_event
from formspiel.games.fits.rules import piece_in_play, waits_for
from formspiel.games.fits.state import State


def write_legal(state: State, seat: Seat) -> WrittenMoves | None:
    """The placements of the piece in play, sorted, and last setting it aside."""
    edition = state.config.edition
    # Boxes that strangers send must not pile up.
    if edition.box is not None or not waits_for(state, seat):
        return None
    piece = edition.pieces[piece_in_play(state, seat)]
    orders = piece.drops.orders_onto(state.boards[seat].heights)
    if not state.turned:
        return _placements(piece).pick(seat, orders)
    return _placements(piece).pick(seat, [*orders, len(piece.places[seat])])


# One box has 16 pieces.
@lru_cache(maxsize=64)
def _placements(piece: Piece) -> WrittenDrops:
    """Every way to place a piece, and to set it aside."""
    return write_drops((*piece.places[0], piece.asides[0]), format_event, describe)
