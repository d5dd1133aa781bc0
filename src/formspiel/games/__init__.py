"""The games, by name. Adding one costs a folder and a line here."""

from typing import Any

from formspiel.games.bits import GAME as BITS
from formspiel.games.core import Game
from formspiel.games.digit import GAME as DIGIT
from formspiel.games.fits import GAME as FITS
from formspiel.games.quadrata import GAME as QUADRATA

AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types the caller does not need to know."""

GAMES: dict[str, AnyGame] = {
    "fits": FITS,
    "bits": BITS,
    "quadrata": QUADRATA,
    "digit": DIGIT,
}

__all__ = ["GAMES", "AnyGame", "Game"]
