"""What a solver is: a program that may know the future, and proves what it claims."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from formspiel.core.game import Json, Picture, Seat
from formspiel.core.options import Option
from formspiel.core.record import Record
from formspiel.solvers.solution import Solution


@dataclass(frozen=True)
class Solver:
    """The solver of a game; each game exports its own as `SOLVER` of `solver.record`."""

    rounds_of: Callable[[Record], range]
    """The rounds of a record, from 0, in which something can be solved."""

    solve_round: Callable[..., Solution[Json]]
    """From a record, a round, a seat and how many seconds it may take to the best for the seat.

    The wishes that were told are arguments by name.
    """

    is_about_positions: bool = False
    """Whether it solves a position, the last unless a round is named, and not whole rounds."""

    wishes: tuple[Option, ...] = ()
    """What it can be told besides."""

    tell: Callable[[int], str] | None = None
    """What it counts, in words, if not points."""

    finish: Callable[[Any, Sequence[Any], Seat, float], Solution[Any]] | None = None
    """From a state in a round and all that followed in it to the best for a seat.

    That is its points of the round in the end, with the cards that came. The line is the
    seat's moves from there on, or nothing where it is not told.
    """

    count: Callable[[Record, int, Seat], int] | None = None
    """What it counts of a position as it stands: of a record, a round and a seat."""

    draw: Callable[[Record, int, Seat, Solution[Json]], Picture] | None = None
    """The board of a seat as the line of a solution leaves it, where that is no part of a game."""
