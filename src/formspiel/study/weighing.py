"""Weighing moves: all at a glance, the best with some effort, the best of these with more."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from time import monotonic
from typing import Any, NamedTuple

from formspiel.core.game import AnyGame, Seat
from formspiel.players.judge import Judge

TRIED, KEPT, TOLD = 10, 3, 3
"""So many moves are weighed, the best at a glance; so many of them again, with more effort;
and so many are told."""

FIRST_PASS = 0.3
"""How much of the effort goes into weighing all that are tried."""

LEAST_PASS = 0.1
"""With less of it left the best are not weighed again."""

TICK = 1e-6

DOUBT = 1.5
"""So many standard errors a move must be better to be called better at all."""


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
    until: float | None = None,
) -> tuple[Better, ...]:
    """The best moves of a seat, the best first, and the one that was made, if one was.

    Of those that come to the same one is enough: the one that was made, or the first. On a slow
    machine less effort is made if the answer should be there when the clock says `until`.
    """
    apart = _apart(game, view, moves, made)
    tried = _best(apart, judge.glance(view, seat, apart), TRIED, made)
    first, second = FIRST_PASS * effort, (1 - FIRST_PASS) * effort
    opinions: list[list[float]] = []
    if len(tried) > KEPT:
        begun = monotonic()
        first_opinions = judge.weigh(view, seat, tried, seed, first)
        means = [fmean(worths) for worths in zip(*first_opinions, strict=True)]
        kept = _best(tried, means, KEPT, made)
        if until is not None:
            now = monotonic()
            second = min(second, first * (until - now) / max(now - begun, TICK))
        if second < LEAST_PASS * effort:
            places = [tried.index(move) for move in kept]
            opinions = [[worths[at] for at in places] for worths in first_opinions]
        tried = kept
    if not opinions:
        # Other samples than those by which they were chosen: else the luckiest would look best.
        opinions = judge.weigh(view, seat, tried, seed + 1, second)
    at = tried.index(made) if made in tried else None
    weighed = [Better(*one) for one in zip(tried, _agree(opinions, at), strict=True)]
    return tuple(sorted(weighed, key=lambda one: (-one.value, one.move != made)))


def _agree(opinions: list[list[float]], made: int | None) -> list[float]:
    """The mean of opinions; better than what was made is only what they are sure of.

    Of many moves that are worth the same one always seems better by chance. So what a move is
    better than the one made counts as nothing within DOUBT standard errors, and beyond them
    ever more of it (the rule of James and Stein).
    """
    means = [fmean(worths) for worths in zip(*opinions, strict=True)]
    if made is None or len(opinions) == 1:
        return means
    for at, mean in enumerate(means):
        better = mean - means[made]
        if better > 0:
            error = stdev(one[at] - one[made] for one in opinions) / len(opinions) ** 0.5
            means[at] = means[made] + better * max(0.0, 1 - (DOUBT * error / better) ** 2)
    return means


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
