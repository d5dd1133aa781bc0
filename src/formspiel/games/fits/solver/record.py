"""The hindsight optimum of a round of FITS that stands in a record."""

from __future__ import annotations

from formspiel.core.game import Json, Seat
from formspiel.core.record import Record
from formspiel.games.fits.events import DrawStart, TurnCard
from formspiel.games.fits.solver.rounds import best_round
from formspiel.solvers.hindsight import events_of_round, replaced
from formspiel.solvers.solution import BeyondSolver, Solution
from formspiel.solvers.solver import Solver


def rounds_of(record: Record) -> range:
    """The rounds, from 0, in which something can be solved: those that have begun."""
    boards = len(record.config.boards)
    return range(sum(bool(events_of_round(record, number)) for number in range(boards)))


def solve_round(record: Record, number: int, seat: Seat, seconds: float) -> Solution[Json]:
    """The best score of a seat in a round with the cards that came; the line replays."""
    events = events_of_round(record, number)
    starts = [e.piece for e in events if isinstance(e, DrawStart) and e.seat == seat]
    if not starts:
        raise BeyondSolver(f"seat {seat} has drawn no start card in round {number + 1}")
    order = [event.piece for event in events if isinstance(event, TurnCard)]
    config = record.config
    board = config.boards[number]
    found = best_round(config.edition, board, starts[0], order, seconds, seat=seat)
    line = replaced(record, number, seat, found.line).events
    return Solution(found.best, found.bound, found.proven, found.seconds, line)


SOLVER = Solver(rounds_of, solve_round)
