"""The hindsight optimum of a round of FITS that stands in a record."""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.game import Json, Seat
from formspiel.core.record import Record
from formspiel.games.fits.events import DrawStart, Event, Move, TurnCard
from formspiel.games.fits.rules import board_after, legal, piece_in_play
from formspiel.games.fits.solver.rounds import best_finish, best_round
from formspiel.games.fits.state import State
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


def finish_round(state: State, rest: Sequence[Event], seat: Seat, seconds: float) -> Solution[Move]:
    """The best score of a seat from a state on, with the cards that came."""
    start, edition = state.starts[seat], state.config.edition
    if start is None:
        raise BeyondSolver(f"seat {seat} has drawn no start card yet")
    board = state.config.boards[state.round]
    order = [event.piece for event in rest if isinstance(event, TurnCard) and event.piece != start]
    is_due = bool(legal(state, seat))
    if is_due and not state.turned:
        # The start piece must be dropped.
        return best_round(edition, board, start, order, seconds, seat=seat)
    if is_due:
        order.insert(0, piece_in_play(state, seat))
    return best_finish(edition, board, board_after(state, seat), order, seconds, seat=seat)


SOLVER = Solver(rounds_of, solve_round, finish=finish_round)
