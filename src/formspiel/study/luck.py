"""How lucky an event of chance was: what came of it, less the mean of all that might have come.

Whatever the judge gets wrong, luck is fair: what came is judged just as what might have come,
and on average the difference is nothing. Where too many things might have come, the mean is
that of some of them, drawn independently of what came.
"""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Any

from formspiel.core.game import AnyGame, Seat
from formspiel.players.judge import Judge
from formspiel.players.rollout import draw

MOST_LISTED = 64
"""If no more things might have come, the mean is exact."""

DRAWN = 16
"""Else it is that of so many."""


def measure_luck(
    game: AnyGame, judge: Judge, seat: Seat, state: Any, event: Any, *, seed: int, effort: float
) -> float:
    """What an event of chance brought a seat, as the seat saw it."""
    counts = {game.view(game.apply(state, event), seat): 1.0}
    for view, share in list_chances(game, seat, state, seed):
        counts[view] = counts.get(view, 0.0) - share
    if len(counts) == 1:
        return 0.0
    # What counts more is to be known better.
    total = fsum(map(abs, counts.values()))
    shares = [abs(count) / total for count in counts.values()]
    worths = judge.expect(list(counts), shares, seat, seed, effort)
    return fsum(count * worth for count, worth in zip(counts.values(), worths, strict=True))


def list_chances(game: AnyGame, seat: Seat, state: Any, seed: int) -> list[tuple[Any, float]]:
    """The moments that a seat might have seen next, with their probabilities.

    They come from the state and not from what the seat knew of it: who plays sensibly keeps
    other cards than those that come, so that cards dealt evenly to hidden hands would leave
    a stack that is worse than the real one, and every seat would look lucky. What each moment
    is worth is still said by one who sees no more than the seat.
    """
    chances = game.chances(state)
    if len(chances) <= MOST_LISTED:
        return [
            (game.view(game.apply(state, event), seat), float(share)) for event, share in chances
        ]
    rng = Random(seed)
    drawn = [game.view(game.apply(state, draw(game, state, rng)), seat) for _ in range(DRAWN)]
    return [(seen, 1 / DRAWN) for seen in drawn]
