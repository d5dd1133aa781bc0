"""The hindsight optimum of a round of BITS that stands in a record."""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.game import Json, Seat
from formspiel.core.record import Record, replay
from formspiel.games.bits.components import ROUNDS
from formspiel.games.bits.events import DrawStart, Event, Place, TurnCard
from formspiel.games.bits.rules import apply, board_after, legal, tile_in_play
from formspiel.games.bits.solver.rounds import best_finish
from formspiel.games.bits.state import Board, State
from formspiel.solvers.hindsight import events_of_round, replaced
from formspiel.solvers.solution import BeyondSolver, Solution
from formspiel.solvers.solver import Solver


def rounds_of(record: Record) -> range:
    """The rounds, from 0, in which something can be solved: those with a start tile."""
    return range(
        sum(
            any(isinstance(event, DrawStart) for event in events_of_round(record, number))
            for number in range(ROUNDS)
        )
    )


def solve_round(record: Record, number: int, seat: Seat, seconds: float) -> Solution[Json]:
    """The best score of a seat in a round with the cards that came; the line replays.

    In a round that is over only lines count that end it with those cards, since nobody knows
    what would have come. One that is not over is scored as it stands.
    """
    events = events_of_round(record, number)
    starts = [e.tile for e in events if isinstance(e, DrawStart) and e.seat == seat]
    if not starts:
        raise BeyondSolver(f"seat {seat} has drawn no start tile in round {number + 1}")
    tiles = [*starts, *(event.tile for event in events if isinstance(event, TurnCard))]
    played = [event for event in events if isinstance(event, Place) and event.seat == seat]
    edition = record.config.edition
    state = replay(record)
    is_over = state.round > number
    found = best_finish(
        edition,
        state.tasks[: number + 1],
        Board((0,) * edition.columns),
        tiles,
        seconds,
        seat=seat,
        must_end=is_over and len(tiles) <= edition.cards,
        played=played if is_over else (),
    )
    line = replaced(record, number, seat, found.line).events
    return Solution(found.best, found.bound, found.proven, found.seconds, line)


def finish_round(
    state: State, rest: Sequence[Event], seat: Seat, seconds: float
) -> Solution[Place]:
    """The best score of a seat from a state on, with the cards that came.

    As for a whole round, lines count that end it with those cards, if it has ended.
    """
    if state.starts[seat] is None:
        raise BeyondSolver(f"seat {seat} has drawn no start tile yet")
    after = state
    for event in rest:
        after = apply(after, event)
    tiles = [event.tile for event in rest if isinstance(event, TurnCard)]
    is_used_up = len(state.turned) + len(tiles) >= state.config.edition.cards
    if legal(state, seat):
        tiles.insert(0, tile_in_play(state, seat))
    played = [event for event in rest if isinstance(event, Place) and event.seat == seat]
    is_over = after.round > state.round
    return best_finish(
        state.config.edition,
        state.tasks,
        board_after(state, seat),
        tiles,
        seconds,
        seat=seat,
        must_end=is_over and not is_used_up,
        played=played if is_over else (),
    )


SOLVER = Solver(rounds_of, solve_round, finish=finish_round)
