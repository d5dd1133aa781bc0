"""BITS: drop dominoes of two colours on a board of five columns and five rows."""

from typing import TYPE_CHECKING

from formspiel.core.names import load_bundle

if TYPE_CHECKING:
    from formspiel.games.bits.game import GAME as GAME

__getattr__ = load_bundle(__name__)
