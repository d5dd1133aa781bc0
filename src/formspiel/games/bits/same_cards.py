"""BITS with the same cards for all: a whole game."""

from __future__ import annotations

from formspiel.core.same_cards import Deal, SameCards
from formspiel.games.bits.events import Place
from formspiel.games.bits.rules import legal
from formspiel.games.bits.state import State

ROUNDS = (0, 1_000, 2_000)
"""A round ends when the own board is full, so that one takes more cards for it than another."""


def fill(state: State) -> Place:
    """The lowest place: lying tiles, row by row, leave no gap, so that no board takes more."""
    return min(legal(state, 0), key=lambda move: sum(y for _, y, _ in move.cells))


SAME_CARDS = SameCards(daily=lambda _day: Deal(), rounds=ROUNDS, fill=fill, samples=3_000)
