"""The judge of Quadrata: some turns ahead all rolls are looked at, each played as hard plays.

Nothing is sampled. What a table is worth in points ahead becomes the share of the win by how
far the final points usually are from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import NormalDist, fmean
from typing import NamedTuple

from formspiel.core.game import Seat
from formspiel.core.speed.arrays import IS_FAST, Ints, ints
from formspiel.games.quadrata.events import Move
from formspiel.games.quadrata.kernel import end_turn, play_move, score
from formspiel.games.quadrata.kernel_moves import pack_move
from formspiel.games.quadrata.kernel_tables import IS_OVER, LIMIT, PIPS, TURNS, pack_table
from formspiel.games.quadrata.players.choice import (
    Desk,
    learned_weights,
    make_desk,
)
from formspiel.games.quadrata.players.evaluation import count_all_turns, rate_table
from formspiel.games.quadrata.players.levels import MOST_COLUMNS
from formspiel.games.quadrata.players.rollout import find_best, rate_moves
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.scoring import items
from formspiel.games.quadrata.state import Config
from formspiel.games.quadrata.view import View

SPREAD = 6.0
"""The standard deviation of the points that a seat is ahead after a round between equals."""

OPEN_TURNS = 15
"""What a table is worth is learned from rounds without a turn limit. The nearer the limit, the
more the points count as they stand: each falls by a factor of e in so many turns of a seat."""

TABLES_A_SECOND = 20_000 if IS_FAST else 200
ROLLS = 6

NORMAL = NormalDist()


class Past(NamedTuple):
    """The rounds that are over."""

    points: tuple[int, ...]
    """Of every seat."""
    rounds: int


class Judge:
    """What moments and moves are worth, as shares of the win."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._desk: Desk = make_desk(config.edition, config.seats)
        self._even = NORMAL.inv_cdf(1 / config.seats)

    def glance(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """By what the table is worth right after each move."""
        return self.weigh(view, seat, moves, 0, 0.0)[0]

    def weigh(
        self,
        view: View,
        seat: Seat,
        moves: Sequence[Move],
        seed: int,  # noqa: ARG002 - nothing is sampled
        effort: float,
    ) -> list[list[float]]:
        """By all rolls as many turns ahead as there is effort for, all moves as far."""
        square, box = square_of(self._config), self._desk.box
        past, table = self._count_past(view), pack_table(view)
        depth = _count_depth(effort, len(moves))
        worths = []
        for move in moves:
            after = ints(table)
            play_move(box.places, after, pack_move(box, square, move))
            worths.append(self._look_ahead(past, seat, after, depth))
        return [worths]

    def expect(
        self,
        views: Sequence[View],
        shares: Sequence[float],  # noqa: ARG002 - as above
        seat: Seat,
        seed: int,  # noqa: ARG002 - as above
        effort: float,
    ) -> list[float]:
        """In the same way, where hard makes the move that is due."""
        depth = _count_depth(effort, len(views))
        return [self._expect(view, seat, depth) for view in views]

    def _expect(self, view: View, seat: Seat, depth: int) -> float:
        past = self._count_past(view)
        if view.starter is None:
            return self._share(past, seat, self._config.rounds - len(view.past))
        table = pack_table(view)
        if view.pips is not None:
            table = self._turn(table, view.pips)
        return self._look_ahead(past, seat, table, depth)

    def _look_ahead(self, past: Past, seat: Seat, table: Ints, depth: int) -> float:
        """What a table is worth before the next roll, so many turns ahead."""
        if depth == 0 or table[IS_OVER]:
            return self._rate(past, seat, table)
        rolls = range(1, ROLLS + 1)
        return fmean(
            self._look_ahead(past, seat, self._turn(table, pips), depth - 1) for pips in rolls
        )

    def _turn(self, table: Ints, pips: int) -> Ints:
        """A table after a roll and the move that hard makes then."""
        places, room, after = self._desk.box.places, self._desk.room, ints(table)
        after[PIPS] = pips
        count = rate_moves(places, learned_weights(), after, room)
        if count == 0:
            end_turn(places, after)  # QUAD-3
        else:
            play_move(places, after, room.found[find_best(room.rates, count)])
        return after

    def _rate(self, past: Past, seat: Seat, table: Ints) -> float:
        """What a table of the round under way is worth as it stands."""
        points = tuple(own + int(score(table, at)) for at, own in enumerate(past.points))
        to_come = self._config.rounds - past.rounds - 1
        if table[IS_OVER]:
            return self._share(Past(points, past.rounds + 1), seat, to_come)
        desk, weights = self._desk, learned_weights()
        turns, openness = desk.room.turns, 1.0
        count_all_turns(weights, table, turns)
        rating = int(rate_table(desk.box.places, weights, table, seat, turns)) / 1000
        if table[LIMIT] > 0:
            left = int(table[LIMIT] - table[TURNS])
            openness -= exp(-left / (OPEN_TURNS * self._config.seats))
        lead = openness * (_lead(past.points, seat) + rating)
        lead += (1 - openness) * _lead(points, seat)
        return self._win(lead, SPREAD**2 * (to_come + openness))

    def _share(self, past: Past, seat: Seat, to_come: int) -> float:
        """What a seat has of the win after some rounds, with others to come."""
        if to_come:
            return self._win(_lead(past.points, seat), SPREAD**2 * to_come)
        most = max(past.points)
        return 1 / past.points.count(most) if past.points[seat] == most else 0.0

    def _win(self, lead: float, variance: float) -> float:
        """How likely a seat wins that is so many points ahead of the mean of the others."""
        return NORMAL.cdf(lead / variance**0.5 + self._even)

    def _count_past(self, view: View) -> Past:
        square = square_of(self._config)
        points = tuple(
            sum(
                item.points
                for done in view.past
                for item in items(square, done.boards[seat], has_ended=seat == done.ended_by)
            )
            for seat in range(self._config.seats)
        )
        return Past(points, len(view.past))


def judge_of(config: Config) -> Judge | None:
    """The judge; None for squares that are too large for it."""
    return Judge(config) if square_of(config).size <= MOST_COLUMNS else None


def _count_depth(effort: float, ways: int) -> int:
    """How many turns ahead of so many ways there is effort for."""
    tables, depth = effort * TABLES_A_SECOND / max(1, ways), 0
    while tables >= ROLLS:
        tables /= ROLLS
        depth += 1
    return depth


def _lead(points: Sequence[int], seat: Seat) -> float:
    """How far a seat is ahead of the mean of the others."""
    others = sum(points) - points[seat]
    return points[seat] - others / (len(points) - 1)
