"""The moves of BITS in writing, for whoever tells many of them."""

from __future__ import annotations

from functools import lru_cache

from formspiel.core.game import Seat, WrittenMoves
from formspiel.dropping import WrittenDrops, write_drops
from formspiel.games.bits.components import Tile
from formspiel.games.bits.notation import describe, format_event
from formspiel.games.bits.rules import tile_in_play, waits_for
from formspiel.games.bits.state import State


def write_legal(state: State, seat: Seat) -> WrittenMoves | None:
    """The placements of the tile in play, sorted."""
    edition = state.config.edition
    # Boxes that strangers send must not pile up.
    if edition.box is not None or not waits_for(state, seat):
        return None
    tile = edition.tiles[tile_in_play(state, seat)]
    return _placements(tile).pick(seat, tile.drops.orders_onto(state.boards[seat].heights))


# One box has 15 tiles.
@lru_cache(maxsize=64)
def _placements(tile: Tile) -> WrittenDrops:
    """Every way to place a tile."""
    return write_drops(tile.places[0], format_event, describe)
