"""FITS: drop sixteen pieces on a board of six columns and twelve rows."""

from typing import TYPE_CHECKING

from formspiel.core.names import load_bundle

if TYPE_CHECKING:
    from formspiel.games.fits.game import GAME as GAME

__getattr__ = load_bundle(__name__)
