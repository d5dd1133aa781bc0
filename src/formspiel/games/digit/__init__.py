"""DIGIT: move one of five sticks at a time to make the figures on the cards."""

from typing import TYPE_CHECKING

from formspiel.core.names import load_bundle

if TYPE_CHECKING:
    from formspiel.games.digit.game import GAME as GAME

__getattr__ = load_bundle(__name__)
