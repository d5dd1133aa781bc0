"""FITS, told to those who know nothing of it."""

from __future__ import annotations

from formspiel.core.info import LEVELS, Benchmark, Credits, GameInfo
from formspiel.core.options import Choice, Option

MOST_SEATS = 4

BOARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "JEUXSOC")
WHOLE_GAME = ["1", "2", "3", "4"]
MORE_BOARDS = ["5", "6", "7", "8"]

INFO = GameInfo(
    title="FITS",
    author="Reiner Knizia",
    publisher="Ravensburger",
    year=2009,
    least_seats=1,
    most_seats=MOST_SEATS,
    acts_together=True,
    alone={},
    options=(
        Option(
            key="boards",
            kind="list",
            label="fits-option-boards",
            noun="board",
            help="The boards, in order.",
            metavar="1,2,…",
            choices=tuple(map(Choice, BOARDS)),
            suggestion=WHOLE_GAME,
            quick=(
                Choice(WHOLE_GAME, "fits-option-boards-all"),
                Choice(MORE_BOARDS, "fits-option-boards-more"),
            ),
        ),
    ),
    levels=LEVELS,
    has_solver=True,
    benchmark=Benchmark("rounds of board 1", 1, {"boards": ["1"]}),
    examples=("--boards 3,1",),
    order=1,
    credits=Credits(
        number="26 503 9",
        least_age=8,
        design=(
            "DE Ravensburger",
            "die licht gestalten",
            "Schwarzschild",
            "die Kommunikatur",
            "KniffDesign",
        ),
        editor="Philipp Sprick",
        other_titles=("FITS Mitbringspiel (Ravensburger 2010)",),
    ),
)
