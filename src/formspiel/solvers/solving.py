"""Solving a record, round by round."""

from __future__ import annotations

from formspiel.core.game import Json, Seat
from formspiel.core.record import Record
from formspiel.solvers import has_solver, load_solver
from formspiel.solvers.solution import BeyondSolver, Solution


def solve(record: Record, seat: Seat = 0, seconds: float = 60.0) -> tuple[Solution[Json], ...]:
    """The best that a seat could have had in each round, knowing the cards in advance.

    At most so many seconds go into a round; `proven` says whether that was enough. Where a
    position is solved and not a round, as in a puzzle, the last one is. BeyondSolver says
    what no solver can take, NoSolution that there is nothing to find.
    """
    if not has_solver(record.game.id):
        raise BeyondSolver(f"there is no solver for {record.game.info.title}")
    solver = load_solver(record.game.id)
    rounds = tuple(solver.rounds_of(record))
    if solver.is_about_positions:
        rounds = rounds[-1:]
    return tuple(solver.solve_round(record, number, seat, seconds) for number in rounds)
