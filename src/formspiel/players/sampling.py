"""A judge for any game: what it cannot know it samples, and all is played on at random.

Rollouts are those of the players for any game (`rollout`), so it knows little of games
that go on for long. The work is counted in events.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from formspiel.core.game import OVER, AnyGame, Seat
from formspiel.players.player import Thought
from formspiel.players.rollout import (
    EVENTS_A_SECOND,
    HORIZON,
    PATIENCE,
    Work,
    is_about_points,
    play_on,
    utilities,
)

GLANCES = 4
"""So many rollouts are a glance."""

OPINIONS = 8
"""So many opinions a judge has that samples."""


class SamplingJudge:
    """The judge for games that have none of their own."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def glance(self, view: Any, seat: Seat, moves: Sequence[Any]) -> list[float]:
        """What each move came to in a few rollouts."""
        return self._try(view, seat, moves, 0, GLANCES)

    def weigh(
        self, view: Any, seat: Seat, moves: Sequence[Any], seed: int, effort: float
    ) -> list[list[float]]:
        """What each move came to in as many rollouts as there is effort for."""
        rollouts = _count(effort, len(moves) * OPINIONS)
        seeds = split_seed(seed, OPINIONS)
        return [self._try(view, seat, moves, one, rollouts) for one in seeds]

    def expect(
        self, views: Sequence[Any], shares: Sequence[float], seat: Seat, seed: int, effort: float
    ) -> list[float]:
        """What each moment came to in as many rollouts as there is effort for."""
        return [
            self._try(view, seat, (None,), seed, _count(effort * share, 1))[0]
            for view, share in zip(views, shares, strict=True)
        ]

    def _try(
        self, view: Any, seat: Seat, moves: Sequence[Any], seed: int, rollouts: int
    ) -> list[float]:
        """The mean of each move; what is None is no move, and the moment itself is played on."""
        game, rng = self._game, Random(seed)
        sums = [0.0] * len(moves)
        for _ in range(rollouts):
            state, luck = game.sample(view, rng), rng.random()
            for at, move in enumerate(moves):
                after = state if move is None else game.apply(state, move)
                sums[at] += self._play(after, seat, Random(luck))
        return [total / rollouts for total in sums]

    def _play(self, state: Any, seat: Seat, rng: Random) -> float:
        game = self._game
        if game.to_act(state) is not OVER:
            # Points so far depend on how long one has played: where they are what counts, all
            # rollouts are equally long.
            events = 2 * PATIENCE if is_about_points(game, state) else HORIZON
            state = play_on(game, state, rng, Work(Thought(), game.round_of(state)), events)
        return utilities(game, state)[seat]


def split_seed(seed: int, count: int) -> list[int]:
    """So many seeds of one."""
    rng = Random(seed)
    return [rng.getrandbits(56) for _ in range(count)]


def _count(effort: float, ways: int) -> int:
    """How many rollouts of so many ways there is effort for, one at least."""
    return max(1, round(effort * EVENTS_A_SECOND / (PATIENCE * max(1, ways))))
