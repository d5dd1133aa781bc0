"""DIGIT, told to those who know nothing of it."""

from __future__ import annotations

from formspiel.core.info import LEVELS, Benchmark, Credits, GameInfo
from formspiel.core.options import Choice, Option, When

MOST_SEATS = 4

STANDARD = "standard"
PLUS = "plus"
SOLITAIRE = "solitaire"

PLAYED_OUT = "played-out"
LAST_TURNS = "last-turns"
"""How DIGIT-Plus ends (DIGIT-5)."""

INFO = GameInfo(
    title="DIGIT",
    author="Gerhard Kodys",
    publisher="Piatnik",
    year=1987,
    least_seats=1,
    most_seats=MOST_SEATS,
    alone={"variant": SOLITAIRE},
    options=(
        Option(
            key="variant",
            kind="choice",
            label="digit-option-variant",
            noun="variant",
            help="standard, plus or solitaire.",
            metavar="NAME",
            choices=(
                Choice(STANDARD, "digit-option-variant-standard", alone=False),
                Choice(PLUS, "digit-option-variant-plus", alone=False),
                Choice(SOLITAIRE, alone=True),
            ),
            default=STANDARD,
            when=When(alone=False),
        ),
        Option(
            key="open",
            kind="flag",
            label="digit-option-open",
            noun="hand",
            help="Whether all see all hands.",
            flag="--open/--closed",
            choices=(
                Choice(value=False, label="digit-option-open-no"),
                Choice(value=True, label="digit-option-open-yes"),
            ),
            default=False,
            when=When(alone=False, options=(("variant", (STANDARD, PLUS)),)),
        ),
        Option(
            key="games",
            kind="number",
            label="digit-option-games",
            noun="game",
            help="Games in a series.",
            # `simulate --games` is how many games are simulated.
            flag="--series",
            least=1,
            most=100,
            default=1,
            quick=tuple(map(Choice, (1, 2, 3, 5))),
        ),
        Option(
            key="end",
            kind="choice",
            label="digit-option-end",
            noun="end",
            help="How plus ends: last-turns or played-out.",
            metavar="NAME",
            choices=(
                Choice(LAST_TURNS, "digit-option-end-last-turns"),
                Choice(PLAYED_OUT, "digit-option-end-played-out"),
            ),
            # DIGIT-5: records are older than the option.
            default=PLAYED_OUT,
            suggestion=LAST_TURNS,
            when=When(alone=False, options=(("variant", (PLUS,)),)),
        ),
    ),
    levels=LEVELS,
    has_solver=True,
    benchmark=Benchmark("games of Solitaire", 1, {"variant": SOLITAIRE}),
    examples=("--variant solitaire",),
    order=4,
    # DIGIT-13
    credits=Credits(other_titles=("Stix (Piatnik)", "Pick-it (Discovery Toys)")),
)
