"""Hints: the best moves of a seat with what they are worth, as far as a moment can tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from formspiel.core.game import AnyGame, Seat
from formspiel.players.judge import load_judge
from formspiel.study.weighing import TOLD, Better, weigh_moves

EFFORT = 0.3
"""In seconds of an ordinary machine: a hint should be there within a second on a slow one."""


def find_hints(
    game: AnyGame,
    config: Any,
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    *,
    effort: float = EFFORT,
    seed: int = 0,
) -> tuple[Better, ...]:
    """The best moves in what a seat sees, the best first; none if it has no move.

    Whether a seat may have hints at all, its table says.
    """
    if not moves:
        return ()
    judge = load_judge(game, config)
    return weigh_moves(game, judge, view, seat, moves, seed=seed, effort=effort)[:TOLD]
