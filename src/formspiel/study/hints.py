"""Hints: the best moves of a seat with what they are worth, as far as a moment can tell."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from formspiel.core.game import AnyGame, Seat
from formspiel.players.judge import load_judge
from formspiel.study.weighing import TOLD, Better, weigh_moves

EFFORT = 0.2
"""In seconds of an ordinary machine."""

SECONDS = 0.5
"""Of the clock: a hint should be there within a second, on a slow and busy machine, too."""


def find_hints(
    game: AnyGame,
    config: Any,
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    *,
    made: Any = None,
    effort: float = EFFORT,
    seconds: float | None = SECONDS,
    seed: int = 0,
) -> tuple[Better, ...]:
    """The best moves in what a seat sees, the best first; none if it has no move.

    The one that was made, if one was, is among them, however bad it is. Whether a seat may
    have hints at all, its table says. Without a limit in seconds the answer is always the same.
    """
    if not moves:
        return ()
    judge = load_judge(game, config)
    until = None if seconds is None else monotonic() + seconds
    weighed = weigh_moves(
        game, judge, view, seat, moves, made=made, seed=seed, effort=effort, until=until
    )
    return weighed[:TOLD] + tuple(one for one in weighed[TOLD:] if one.move == made)
