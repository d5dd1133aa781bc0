"""Weighing moves: all at a glance, the best with some effort, the best of these with more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from formspiel.core.game import AnyGame, Seat
from formspiel.players.judge import Judge

TRIED, KEPT, TOLD = 10, 3, 3
"""So many moves are weighed, the best at a glance; so many of them again, with more effort;
and so many are told."""

FIRST_PASS = 0.3
"""How much of the effort goes into weighing all that are tried."""


class Better(NamedTuple):
    """A move that could be made, and what it is worth."""

    move: Any
    value: float


def weigh_moves(
    game: AnyGame,
    judge: Judge,
    view: Any,
    seat: Seat,
    moves: Sequence[Any],
    *,
    made: Any = None,
    seed: int,
    effort: float,
) -> tuple[Better, ...]:
    """The best moves of a seat, the best first, and the one that was made, if one was.

    Of those that come to the same one is enough: the one that was made, or the first.
    """
    apart = _apart(game, view, moves, made)
    tried = _best(apart, judge.glance(view, seat, apart), TRIED, made)
    if len(tried) > KEPT:
        worths = judge.weigh(view, seat, tried, seed, FIRST_PASS * effort)
        tried = _best(tried, worths, KEPT, made)
    worths = judge.weigh(view, seat, tried, seed, (1 - FIRST_PASS) * effort)
    weighed = [Better(move, worth) for move, worth in zip(tried, worths, strict=True)]
    return tuple(sorted(weighed, key=lambda one: -one.value))


def _apart(game: AnyGame, view: Any, moves: Sequence[Any], made: Any) -> list[Any]:
    """Moves of which no two come to the same, as far as the game says what they come to."""
    found: dict[Any, Any] = {}
    for move in moves:
        comes_to = game.foresee(view, move) or move
        if comes_to not in found or move == made:
            found[comes_to] = move
    return list(found.values())


def _best(moves: list[Any], worths: list[float], most: int, made: Any) -> list[Any]:
    """The best of some moves, and the one that was made."""
    ranked = sorted(range(len(moves)), key=lambda at: -worths[at])
    kept = set(ranked[:most])
    return [move for at, move in enumerate(moves) if at in kept or move == made]
