"""FITS with the same cards for all: a board a day."""

from __future__ import annotations

from formspiel.core.same_cards import Deal, SameCards
from formspiel.games.fits.info import BOARDS


def choose_daily(day: int) -> Deal:
    """One board, all in turn."""
    return Deal({"boards": [BOARDS[day % len(BOARDS)]]})


SAME_CARDS = SameCards(daily=choose_daily, samples=5_000)
