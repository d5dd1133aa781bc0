"""The judge of Quadrata: some turns are played on as hard plays, and the table is rated then.

What a table is worth in points ahead becomes the share of the win by how far the final points
usually are from that: less and less as the round nears its end, and as rounds are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from formspiel.core.game import Seat
from formspiel.core.speed.arrays import IS_FAST, Ints, ints
from formspiel.core.speed.generator import begin_stream
from formspiel.games.quadrata.events import Move
from formspiel.games.quadrata.kernel import play_move, score
from formspiel.games.quadrata.kernel_moves import pack_move
from formspiel.games.quadrata.kernel_tables import IS_OVER, LIMIT, PIPS, TURNS, pack_table
from formspiel.games.quadrata.players.choice import (
    DEPTH,
    Desk,
    learned_weights,
    make_desk,
)
from formspiel.games.quadrata.players.evaluation import count_all_turns, rate_table
from formspiel.games.quadrata.players.levels import MOST_COLUMNS
from formspiel.games.quadrata.players.rollout import find_best, rate_moves, roll_out
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.scoring import items
from formspiel.games.quadrata.state import Config
from formspiel.games.quadrata.view import View

SPREAD = 6.0
"""The standard deviation of the points that a seat is ahead after a round between equals."""

TURNS_OF_SPREAD = 60
"""With so many turns to come, or more, a round is as open as at its beginning."""

ROLLOUTS_A_SECOND = 700 if IS_FAST else 20

NORMAL = NormalDist()


class Judge:
    """What moments and moves are worth, as shares of the win."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._desk: Desk = make_desk(config.edition, config.seats)
        self._even = NORMAL.inv_cdf(1 / config.seats)

    def glance(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """By what the table is worth right after each move."""
        return self.weigh(view, seat, moves, 0, 0.0)

    def weigh(
        self, view: View, seat: Seat, moves: Sequence[Move], seed: int, effort: float
    ) -> list[float]:
        """By rollouts after each move, with the same rolls for all."""
        square, box = square_of(self._config), self._desk.box
        table = pack_table(view)
        rollouts = _count(effort, len(moves))
        worths = []
        for move in moves:
            after = ints(table)
            play_move(box.places, after, pack_move(box, square, move))
            worths.append(self._play_on(view, seat, after, seed, rollouts))
        return worths

    def expect(self, views: Sequence[View], seat: Seat, seed: int, effort: float) -> list[float]:
        """By rollouts from each moment, in which hard makes the move that is due."""
        rollouts = _count(effort, len(views))
        known: dict[View, float] = {}
        for view in views:
            if view not in known:
                known[view] = self._expect(view, seat, seed, rollouts)
        return [known[view] for view in views]

    def _expect(self, view: View, seat: Seat, seed: int, rollouts: int) -> float:
        ahead = self._count_ahead(view)
        if view.is_over:
            return _share(ahead, seat)
        if view.starter is None:
            to_come = self._config.rounds - len(view.past)
            return self._win(_lead(ahead, seat), SPREAD**2 * to_come)
        table = pack_table(view)
        if view.pips is not None:
            places, room = self._desk.box.places, self._desk.room
            count = rate_moves(places, learned_weights(), table, room)
            play_move(places, table, room.found[find_best(room.rates, count)])
        return self._play_on(view, seat, table, seed, rollouts)

    def _play_on(self, view: View, seat: Seat, table: Ints, seed: int, rollouts: int) -> float:
        """What a table is worth before the next roll, in the mean of so many rollouts."""
        if rollouts == 0 or table[IS_OVER]:
            return self._rate(view, seat, table)
        desk, total = self._desk, 0.0
        for number in range(rollouts):
            tried = ints(table)
            tried[PIPS] = 0
            stream = begin_stream(seed, number)
            roll_out(desk.box.places, learned_weights(), tried, desk.room, seat, DEPTH, stream)
            total += self._rate(view, seat, tried)
        return total / rollouts

    def _rate(self, view: View, seat: Seat, table: Ints) -> float:
        """What a table of the round under way is worth as it stands."""
        desk, weights, config = self._desk, learned_weights(), self._config
        to_come = config.rounds - len(view.past) - 1
        past = self._count_ahead(view)
        if table[IS_OVER]:
            points = [own + int(score(table, at)) for at, own in enumerate(past)]
            if not to_come:
                return _share(points, seat)
            return self._win(_lead(points, seat), SPREAD**2 * to_come)
        turns = desk.room.turns
        count_all_turns(weights, table, turns)
        rating = int(rate_table(desk.box.places, weights, table, seat, turns)) / 1000
        left = min(map(int, turns)) / 1000 * config.seats
        if table[LIMIT] > 0:
            left = min(left, int(table[LIMIT] - table[TURNS]))
        is_open = min(1.0, max(1.0, left) / TURNS_OF_SPREAD)
        return self._win(_lead(past, seat) + rating, SPREAD**2 * (to_come + is_open))

    def _win(self, lead: float, variance: float) -> float:
        """How likely a seat wins that is so many points ahead of the mean of the others."""
        return NORMAL.cdf(lead / variance**0.5 + self._even)

    def _count_ahead(self, view: View) -> list[int]:
        """The points of every seat in the rounds that are over."""
        square = square_of(self._config)
        return [
            sum(
                item.points
                for done in view.past
                for item in items(square, done.boards[seat], has_ended=seat == done.ended_by)
            )
            for seat in range(self._config.seats)
        ]


def judge_of(config: Config) -> Judge | None:
    """The judge; None for squares that are too large for it."""
    return Judge(config) if square_of(config).size <= MOST_COLUMNS else None


def _count(effort: float, ways: int) -> int:
    """How many rollouts of so many ways there is effort for."""
    return round(effort * ROLLOUTS_A_SECOND / max(1, ways))


def _lead(points: Sequence[int], seat: Seat) -> float:
    """How far a seat is ahead of the mean of the others."""
    others = sum(points) - points[seat]
    return points[seat] - others / (len(points) - 1)


def _share(points: Sequence[int], seat: Seat) -> float:
    """A seat's share of a win that is decided."""
    most = max(points)
    return 1 / list(points).count(most) if points[seat] == most else 0.0
