"""FITS in numbers: every placement of every piece, and last setting aside."""

from __future__ import annotations

from functools import lru_cache

from formspiel.core.numbering import Indices, Numbering
from formspiel.dropping import NumberedDrops
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Event, Place, SetAside
from formspiel.games.fits.view import View


@lru_cache(maxsize=16)
def numbering(edition: FitsEdition, _seats: int) -> Numbering[View, Event]:
    """One step: where the piece goes."""
    drops = NumberedDrops({name: piece.drops for name, piece in edition.pieces.items()})
    aside = len(drops.ways)

    def index(_view: View, move: Event) -> Indices:
        if isinstance(move, Place):
            return (drops.index(move.piece, move.cells),)
        if isinstance(move, SetAside):
            return (aside,)
        raise KeyError(move)

    def find(view: View, indices: Indices) -> Event | None:
        [number] = indices
        if view.seat is None:
            return None
        if number < aside:
            return Place(view.seat, *drops.ways[number])
        # A start piece cannot be set aside.
        return SetAside(view.seat, view.turned[-1]) if view.turned else None

    return Numbering(("place",), (aside + 1,), index, find)
