"""Rollouts by the rules of any game: a sampled state is played on at random, and valued.

Aimless play may go on for ever, and what comes late in it tells little of the move that it
began with. So a rollout ends with the round at the latest. Before that it is broken off at
random, after `PATIENCE` events on average, and judged by the points so far: the farther off,
the less a thing counts. Work is counted in events, which cost about the same in every game.
"""

from __future__ import annotations

from random import Random
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame, Seat
from formspiel.players.player import Thought

PATIENCE = 20
HORIZON = 10 * PATIENCE
"""So many events are played on at most."""

EVENTS_A_SECOND = 10_000
MARGIN = 5
"""Points ahead of the others with which a game that was broken off is three quarters won."""


class Work:
    """How many events a thought may still play, and in which round."""

    def __init__(self, thought: Thought, number: int) -> None:
        self.round = number
        self.left = thought.samples(EVENTS_A_SECOND)
        self._thought = thought

    def is_over(self) -> bool:
        """Whether the effort is spent or the time is up."""
        return self.left <= 0 or self._thought.is_over()

    def is_late(self) -> bool:
        """Count one event; whether the time is up."""
        self.left -= 1
        return self._thought.is_over()


def seat_of(game: AnyGame, move: Any) -> Seat:
    """The seat whose move it is."""
    seat = game.decided_by(move)
    if seat is CHANCE or seat is OVER:
        raise ValueError(f"no seat decides on this: {move}")
    return seat


def draw_length(rng: Random) -> int:
    """How many events the next rollout has at most."""
    return min(HORIZON, 1 + int(rng.expovariate(1 / PATIENCE)))


def play_on(game: AnyGame, state: Any, rng: Random, work: Work, events: int) -> Any:
    """The state after so many random events, or less; None if there was no time for them."""
    for _ in range(events):
        acting = game.to_act(state)
        if acting is OVER or game.round_of(state) != work.round:
            break
        if work.is_late():
            return None
        if acting is CHANCE:
            event = draw(game, state, rng)
        else:
            event = rng.choice(game.legal(state, acting[0]))
        state = game.apply(state, event)
    return state


def draw(game: AnyGame, state: Any, rng: Random) -> Any:
    """What chance decides, as likely as the game says."""
    chances = game.chances(state)
    return chances.pick(rng.randrange(chances.total))


def is_about_points(game: AnyGame, state: Any) -> bool:
    """Whether a seat plays for its own points: alone, or everybody on an own board."""
    return game.acts_together or game.seats_of(game.config_of(state)) == 1


def utilities(game: AnyGame, state: Any) -> tuple[float, ...]:
    """What a state is worth to each seat.

    Its points where it plays for them; where seats meet, the share of
    the win: 1, or less if several win. A game that goes on is judged by the points so far.
    """
    outcome = game.outcome(state)
    scores = outcome.scores
    if is_about_points(game, state):
        return tuple(map(float, scores))
    if outcome.is_over:
        share = 1 / len(outcome.winners)
        return tuple(share if seat in outcome.winners else 0.0 for seat in range(len(scores)))
    return tuple(_expect_win(scores, seat) for seat in range(len(scores)))


def _expect_win(scores: tuple[int, ...], seat: Seat) -> float:
    """How nearly won a game is that goes on, between 0 and 1: half if nobody is ahead."""
    ahead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return 0.5 + 0.5 * ahead / (abs(ahead) + MARGIN)
