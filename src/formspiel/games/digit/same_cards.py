"""DIGIT with the same cards for all: Solitaire, until some cards are laid down."""

from __future__ import annotations

from formspiel.core.same_cards import Deal, SameCards
from formspiel.games.digit.info import SOLITAIRE
from formspiel.games.digit.state import State

DAILY_CARDS = 15


def is_reached(state: State, cards: int) -> bool:
    """Whether so many cards are laid down; the one turned up at first is nobody's (DIGIT-4)."""
    return sum(owner is not None for _, owner in state.pile) >= cards


SAME_CARDS = SameCards(
    daily=lambda _day: Deal({"variant": SOLITAIRE}, DAILY_CARDS),
    is_reached=is_reached,
    samples=2_500,
)
