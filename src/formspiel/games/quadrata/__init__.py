"""Quadrata: fill a square with the forms that the die allows."""

from typing import TYPE_CHECKING

from formspiel.core.names import load_bundle

if TYPE_CHECKING:
    from formspiel.games.quadrata.game import GAME as GAME

__getattr__ = load_bundle(__name__)
