"""Flat Monte Carlo: every move is tried out by rollouts, the better half more often.

Each pass samples one state that fits what the seat sees, and plays on from it after each
move that is left, with the same luck for all. After an equal share of the effort the worse
half drops out (successive halving), until one move is left.
"""

from __future__ import annotations

from random import Random
from typing import Any

from formspiel.core.game import AnyGame
from formspiel.players.player import Thought
from formspiel.players.rollout import PATIENCE, Work, draw_length, play_on, seat_of, utilities


def choose(game: AnyGame, view: Any, moves: tuple[Any, ...], rng: Random, thought: Thought) -> Any:
    """The move whose rollouts went best for the seat."""
    seat = seat_of(game, moves[0])
    work = Work(thought, game.round_of(game.sample(view, rng)))
    # Where there is not even effort for two rollouts of every move, some are not looked at.
    most = max(2, work.left // (2 * PATIENCE))
    left = rng.sample(range(len(moves)), min(most, len(moves)))
    sums, counts = [0.0] * len(moves), [0] * len(moves)
    halvings = (len(left) - 1).bit_length()
    while len(left) > 1 and not work.is_over():
        stop = work.left - work.left // halvings
        while work.left > stop:
            state, luck, events = game.sample(view, rng), rng.random(), draw_length(rng)
            for index in left:
                # The move counts too: else a move that ends the game would cost nothing.
                end = None
                if not work.is_late():
                    after = game.apply(state, moves[index])
                    end = play_on(game, after, Random(luck), work, events)
                if end is None:
                    break
                sums[index] += utilities(game, end)[seat]
                counts[index] += 1
            if work.is_over():
                break
        halvings -= 1
        tried = [index for index in left if counts[index]] or left
        tried.sort(key=lambda index: sums[index] / max(1, counts[index]), reverse=True)
        left = tried[: (len(left) + 1) // 2]
    return moves[left[0]]
