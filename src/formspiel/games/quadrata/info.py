"""Quadrata, told to those who know nothing of it."""

from __future__ import annotations

from formspiel.core.info import LEVELS, Benchmark, Credits, GameInfo
from formspiel.core.options import Choice, Option

LEAST_SEATS, MOST_SEATS = 2, 4

INFO = GameInfo(
    title="Quadrata",
    author="Karl Friedrich",
    publisher="Otto Maier Verlag Ravensburg",
    year=1973,
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    options=(
        Option(
            key="rounds",
            kind="number",
            label="quadrata-option-rounds",
            noun="round",
            help="How many rounds.",
            least=1,
            most=100,
            default=3,
            quick=tuple(map(Choice, (1, 3, 5, 10))),
        ),
        Option(
            key="turn_limit",
            kind="number",
            label="quadrata-option-turn-limit",
            noun="turn",
            help="Turns a round at most; unsaid, 100 where two people play, 600 among bots.",
            least=1,
            most=10_000,
            is_optional=True,
            # QUAD-9: games between bots alone are stopped.
            among_bots=600,
            # QUAD-11: two with the large square play long.
            suggestions=((2, 100),),
            quick=(
                Choice(None, "quadrata-option-turn-limit-none"),
                *map(Choice, (60, 100, 200)),
            ),
        ),
    ),
    quick={"rounds": 1, "turn_limit": 100},
    levels=LEVELS,
    has_solver=True,
    benchmark=Benchmark(
        "rounds of two seats, 200 turns at most", 2, {"rounds": 1, "turn_limit": 200}
    ),
    examples=("--rounds 1",),
    order=3,
    credits=Credits(number="602 5 305 6"),
)
