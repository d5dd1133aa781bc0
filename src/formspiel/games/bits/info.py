"""BITS, told to those who know nothing of it."""

from __future__ import annotations

from formspiel.core.info import LEVELS, Benchmark, Credits, GameInfo

MOST_SEATS = 4

INFO = GameInfo(
    title="BITS",
    author="Reiner Knizia",
    publisher="Ravensburger",
    year=2012,
    least_seats=1,
    most_seats=MOST_SEATS,
    acts_together=True,
    alone={},
    levels=LEVELS,
    has_solver=True,
    benchmark=Benchmark("rounds with card 1", 1, {}),
    order=2,
    credits=Credits(
        number="23 333 5",
        least_age=8,
        design=("Walter Pepperle", "Schwarzschild", "DE Ravensburger"),
        editor="Monika Gohl",
        thanks=("Sebastian Bleasdale",),
        other_titles=("BITS (Ravensburger 2011, 26 545 9)",),
    ),
)
