"""Programs that may know the future, and prove what they claim.

The solver of a game is `SOLVER` in the module `solver.record` of its folder. It is loaded when
it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.solvers.solver import Solver


def has_solver(game: str) -> bool:
    """Whether there is a solver for a game."""
    return GAMES[game].info.has_solver


def load_solver(game: str) -> Solver:
    """The solver of a game."""
    solver: Solver = import_module(f"{GAMES[game].package}.solver.record").SOLVER
    return solver


def load_charts(game: str) -> Mapping[str, Callable[[Any], Json]]:
    """What is known of a whole edition, by name, each a function of the edition.

    They are `CHARTS` in the module `charts` of the game's folder; most games have none.
    """
    name = f"{GAMES[game].package}.charts"
    if find_spec(name) is None:
        return {}
    charts: Mapping[str, Callable[[Any], Json]] = import_module(name).CHARTS
    return charts


def load_tables(game: str) -> Mapping[str, Callable[[Any], str]]:
    """The charts of a game that can be read as text, too: `TABLES` beside its `CHARTS`."""
    if not load_charts(game):
        return {}
    module = import_module(f"{GAMES[game].package}.charts")
    tables: Mapping[str, Callable[[Any], str]] = getattr(module, "TABLES", {})
    return tables
