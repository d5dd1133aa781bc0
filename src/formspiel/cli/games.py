"""Games and bots by their names, or a sentence that names those there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from formspiel.cli.trouble import Trouble
from formspiel.core.names import shipped_games, shipped_info

if TYPE_CHECKING:
    from formspiel.core.game import AnyGame
    from formspiel.core.info import GameInfo
    from formspiel.solvers.solver import Solver


def find_info(name: str) -> GameInfo:
    """What is told of the game of a name; for help, one that we ship need not be loaded."""
    return shipped_info(name) if name in shipped_games() else find_game(name).info


def find_game(name: str) -> AnyGame:
    """The game of a name."""
    from formspiel.core.plugins import BrokenPlugin
    from formspiel.core.registry import GAMES

    try:
        return GAMES[name]
    except BrokenPlugin as error:
        raise Trouble(f"the game {error}") from None
    except KeyError:
        raise Trouble(f"there is no game {name!r}; there are {', '.join(GAMES)}") from None


def check_player(game: str, name: str) -> None:
    """Refuse a bot that there is none of."""
    from formspiel.cli.progress import tell_compiling
    from formspiel.core.plugins import BrokenPlugin
    from formspiel.players import import_player, player_names

    tell_compiling()
    if name in find_info(game).levels:
        # It is there, and loading it may take a while.
        return

    try:
        import_player(game, name)
    except BrokenPlugin as error:
        raise Trouble(f"the player {error}") from None
    except KeyError:
        known = ", ".join(player_names(game))
        raise Trouble(f"there is no player {name!r}; there are {known}") from None


def find_solver(game: str) -> Solver:
    """The solver of a game."""
    from formspiel.cli.progress import tell_compiling
    from formspiel.core.speed.jit import MissingExtra
    from formspiel.solvers import has_solver, load_solver

    tell_compiling()
    if not has_solver(game):
        raise Trouble(f"there is no solver for {game} yet")
    try:
        return load_solver(game)
    except MissingExtra as error:
        raise Trouble(str(error)) from None
