"""The game, told to those who know nothing of it."""

from __future__ import annotations

from domineering.components import EDITIONS, load_edition
from formspiel.core.info import GameInfo
from formspiel.core.options import Choice, Option

BOARDS = tuple(load_edition(EDITIONS[0]).boards)

INFO = GameInfo(
    title="Domineering",
    author="Göran Andersson",
    publisher="",
    year=1973,
    least_seats=2,
    most_seats=2,
    options=(
        Option(
            key="board",
            kind="choice",
            label="domineering-option-board",
            noun="board",
            help="The size of the board: columns x rows.",
            metavar="SIZE",
            choices=tuple(map(Choice, BOARDS)),
            default=BOARDS[0],
            quick=tuple(map(Choice, BOARDS)),
        ),
    ),
    examples=("--board 6x6",),
)
