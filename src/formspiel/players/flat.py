"""Flat Monte Carlo: every move is tried out by rollouts, the better half more often.

Each sample is one state that fits what the seat sees; it is played on after each move that
is left, with the same luck for all. By and by the worse moves drop out (`halving`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from formspiel.core.game import AnyGame
from formspiel.players.halving import halve, share_out
from formspiel.players.player import Thought
from formspiel.players.rollout import PATIENCE, Work, draw_length, play_on, seat_of, utilities


def choose(game: AnyGame, view: Any, moves: tuple[Any, ...], rng: Random, thought: Thought) -> Any:
    """The move whose rollouts went best for the seat."""
    seat = seat_of(game, moves[0])
    work = Work(thought, game.round_of(game.sample(view, rng)))
    budget = work.left // PATIENCE
    # Where there is not even effort for two rollouts of every move, some are not looked at.
    tried = rng.sample(moves, min(len(moves), max(2, budget // 2)))

    def sample(left: list[Any], _first: int, _behind: int) -> list[float]:
        state, luck, events = game.sample(view, rng), rng.random(), draw_length(rng)
        worths = []
        for move in left:
            end = play_on(game, game.apply(state, move), Random(luck), work, events)
            if end is None:
                # What some of the moves have not got, none may count.
                return [0.0] * len(left)
            worths.append(utilities(game, end)[seat])
        return worths

    return halve(tried, sample, share_out(budget, len(tried)), thought, batch=lambda _left: 1)
