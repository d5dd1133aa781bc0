"""Information-set Monte Carlo tree search, for any game with or without hidden hands.

Each pass samples one state that fits what the seat sees and plays it to its end: as long as
the searching seat has seen the like before, every seat takes the move with the highest upper
confidence bound for itself, then all play at random. A node is what the searching seat sees
of a moment, so states that it cannot tell apart share one, and its plan never rests on what
it cannot know. Others may have different moves in different samples: a bound goes by how
often a move was there to be chosen (Cowling, Powley and Whitehouse, 2012). Chance draws as
likely as the game says. Where several seats act on one card, each unseen by the others, the
others play at random: all that counts is the own board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf, log, sqrt
from random import Random
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame, Seat
from formspiel.players.player import Thought
from formspiel.players.rollout import (
    PATIENCE,
    Work,
    draw,
    draw_length,
    is_about_points,
    play_on,
    seat_of,
    utilities,
)

EXPLORATION = 0.4
"""How much what is little known is preferred, where utilities run from 0 to 1."""


@dataclass(slots=True)
class Arm:
    """What is known of a move at a node."""

    offered: int = 0
    """How often it could have been chosen."""
    visits: int = 0
    total: float = 0.0


Node = dict[Any, Arm]


def choose(game: AnyGame, view: Any, moves: tuple[Any, ...], rng: Random, thought: Thought) -> Any:
    """The move that the search has come back to most often."""
    if len(moves) == 1:
        return moves[0]
    work = Work(thought, game.round_of(game.sample(view, rng)))
    search = Search(game, seat_of(game, moves[0]), rng, work)
    while not search.work.is_over():
        search.run(game.sample(view, rng))
    arms = search.nodes.get(view, {})
    known = [arms.get(move, Arm()) for move in moves]
    best = max(known, key=lambda arm: (arm.visits, arm.total))
    return moves[known.index(best)] if best.visits else rng.choice(moves)


class Search:
    """The tree of one decision: what a seat knows of each moment that it has looked at."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, work: Work) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.work = work
        self.nodes: dict[Any, Node] = {}
        self._least, self._most = inf, -inf

    def run(self, state: Any) -> None:
        """One pass from a sampled state: down the tree, a new node, a rollout, and back."""
        game, path = self.game, list[tuple[Arm, Seat]]()
        events, is_known = self._length(state), True
        while is_known and events and (acting := game.to_act(state)) is not OVER:
            if game.round_of(state) != self.work.round:
                break
            if self.work.is_late():
                return
            events -= 1
            if acting is CHANCE:
                state = game.apply(state, draw(game, state, self.rng))
                continue
            seat = self.seat if self.seat in acting else acting[0]
            moves = game.legal(state, seat)
            if seat != self.seat and game.acts_together:
                state = game.apply(state, self.rng.choice(moves))
                continue
            seen = game.view(state, self.seat)
            is_known = seen in self.nodes
            move, arm = self._select(self.nodes.setdefault(seen, {}), moves)
            path.append((arm, seat))
            state = game.apply(state, move)
        end = play_on(game, state, self.rng, self.work, events)
        if end is not None:
            self._learn(path, utilities(game, end))

    def _length(self, state: Any) -> int:
        """How many events a pass has at most.

        Points so far depend on how long one has played, more than on how well: where they
        are compared between passes, all passes are equally long.
        """
        if is_about_points(self.game, state):
            return 2 * PATIENCE
        return draw_length(self.rng)

    def _select(self, node: Node, moves: tuple[Any, ...]) -> tuple[Any, Arm]:
        """A move that was never tried, or the one with the highest bound."""
        arms = [node.setdefault(move, Arm()) for move in moves]
        for arm in arms:
            arm.offered += 1
        new = [index for index, arm in enumerate(arms) if not arm.visits]
        index = self.rng.choice(new) if new else max(range(len(arms)), key=self._bounds(arms))
        return moves[index], arms[index]

    def _bounds(self, arms: list[Arm]) -> Callable[[int], float]:
        span = self._most - self._least or 1.0

        def bound(index: int) -> float:
            arm = arms[index]
            mean = (arm.total / arm.visits - self._least) / span
            return mean + EXPLORATION * sqrt(log(arm.offered) / arm.visits)

        return bound

    def _learn(self, path: list[tuple[Arm, Seat]], worth: tuple[float, ...]) -> None:
        for arm, seat in path:
            arm.visits += 1
            arm.total += worth[seat]
            self._least = min(self._least, worth[seat])
            self._most = max(self._most, worth[seat])
