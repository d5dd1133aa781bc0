"""BITS in numbers: every placement of every tile."""

from __future__ import annotations

from functools import lru_cache

from formspiel.core.numbering import Indices, Numbering
from formspiel.dropping import NumberedDrops
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.events import Event, Place
from formspiel.games.bits.view import View


@lru_cache(maxsize=16)
def numbering(edition: BitsEdition, _seats: int) -> Numbering[View, Event]:
    """One step: where the tile goes."""
    drops = NumberedDrops({name: tile.drops for name, tile in edition.tiles.items()})

    def index(_view: View, move: Event) -> Indices:
        if isinstance(move, Place):
            return (drops.index(move.tile, move.cells),)
        raise KeyError(move)

    def find(view: View, indices: Indices) -> Event | None:
        [number] = indices
        return None if view.seat is None else Place(view.seat, *drops.ways[number])

    return Numbering(("place",), (len(drops.ways),), index, find)
