"""Programs that may know the future, and prove what they claim.

The solver of a game is the module `solver.record` in its folder. It has `rounds_of(record)` and
`solve_round(record, number, seat, seconds)`; one with `IS_ABOUT_POSITIONS` solves a position,
the last unless a round is named. `tell(best)`, where there is one, says what it counts, if not
points. A solver is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from formspiel.core.registry import GAMES


def has_solver(game: str) -> bool:
    """Whether there is a solver for a game."""
    return GAMES[game].info.has_solver


def load_solver(game: str) -> Any:
    """The solver of a game."""
    return import_module(_module(game))


def _module(game: str) -> str:
    return f"{GAMES[game].package}.solver.record"
