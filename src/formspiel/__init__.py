"""Play, solve and study four classic games of shapes.

This is the public door: docs/python.md shows what can be had here. Each thing is loaded when
it is first used, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from formspiel.version import __version__ as __version__

if TYPE_CHECKING:
    from formspiel.core.conformance import check_game
    from formspiel.core.game import (
        CHANCE,
        OVER,
        AnyGame,
        IllegalEvent,
        Outcome,
        Unreadable,
        plain,
    )
    from formspiel.core.record import Record, RecordError, format_record, parse_record, replay
    from formspiel.lab.match import Match, play_match
    from formspiel.players import Player, Thought, load_player, player_names
    from formspiel.solvers.solution import BeyondSolver, NoSolution, Solution
    from formspiel.solvers.solving import solve

__all__ = [
    "CHANCE",
    "OVER",
    "BeyondSolver",
    "IllegalEvent",
    "Match",
    "NoSolution",
    "Outcome",
    "Player",
    "Record",
    "RecordError",
    "Solution",
    "Thought",
    "Unreadable",
    "check_game",
    "find_game",
    "format_record",
    "game_names",
    "load_player",
    "parse_record",
    "plain",
    "play_match",
    "player_names",
    "replay",
    "solve",
]

_HOMES = {
    "formspiel.core.conformance": ("check_game",),
    "formspiel.core.game": ("CHANCE", "OVER", "IllegalEvent", "Outcome", "Unreadable", "plain"),
    "formspiel.core.record": ("Record", "RecordError", "format_record", "parse_record", "replay"),
    "formspiel.lab.match": ("Match", "play_match"),
    "formspiel.players": ("Player", "Thought", "load_player", "player_names"),
    "formspiel.solvers.solution": ("BeyondSolver", "NoSolution", "Solution"),
    "formspiel.solvers.solving": ("solve",),
}


def game_names() -> tuple[str, ...]:
    """The names of all games: those that come with Formspiel, then those of other packages."""
    from formspiel.core.registry import GAMES  # noqa: PLC0415  loaded when it is first used

    return tuple(GAMES)


def find_game(name: str) -> AnyGame:
    """The game of a name; a KeyError if there is none."""
    from formspiel.core.registry import GAMES  # noqa: PLC0415  loaded when it is first used

    return GAMES[name]


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
