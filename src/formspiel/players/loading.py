"""Finding a bot by its name: a level of the game, one for any game, or one from elsewhere.

Another package can bring bots along: an entry point in the group `formspiel.players` has the
name of the bot and, as its value, the module and the function that is the player. Where the
function has an attribute `games`, it plays only the games named there. A bot is loaded when
it is first asked for.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path

from formspiel.core.plugins import BrokenPlugin, installed, load_plugin, warn
from formspiel.core.registry import GAMES
from formspiel.players.general import GENERAL, load_general
from formspiel.players.player import Player

GROUP = "formspiel.players"


def has_players(game: str) -> bool:
    """Whether a game has bots of its own."""
    return bool(GAMES[game].info.levels)


def stand_in(game: str) -> str:
    """The bot that moves for a person whose time is up: of middling strength."""
    names = GAMES[game].info.levels or GENERAL
    return names[(len(names) - 1) // 2]


def player_names(game: str) -> tuple[str, ...]:
    """The bots that can play a game: its levels, those for any game, those of other packages."""
    known = list(dict.fromkeys((*GAMES[game].info.levels, *GENERAL)))
    for name in sorted(installed(GROUP)):
        try:
            _load_installed(game, name)
        except BrokenPlugin as error:
            warn(f"the player {error}")
        except KeyError:
            pass
        else:
            known += [name] if name not in known else []
    return tuple(known)


@cache
def load_player(game: str, name: str) -> Player:
    """A bot for a game; a KeyError if there is none, BrokenPlugin if it cannot be loaded.

    A level of the game goes before a bot for any game of the same name, and both before
    one from elsewhere.
    """
    own = GAMES[game]
    if name in own.info.levels:
        found: Player = import_module(f"{own.package}.players.levels").PLAYERS[name]
        return found
    if name in GENERAL:
        return load_general(own, name)
    return _load_installed(game, name)


def import_player(game: str, name: str) -> Player:
    """Like `load_player`, but a name may also be `module:function`.

    That runs whatever is named: only for names which the person at this machine has given.
    A module may lie in the folder where the command was started.
    """
    module, colon, function = name.partition(":")
    if not colon:
        return load_player(game, name)
    here = str(Path.cwd())
    if here not in sys.path:
        # At the end, where it hides nothing that is installed.
        sys.path.append(here)
    try:
        found = getattr(import_module(module), function)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BrokenPlugin(f"{name!r} cannot be loaded ({' '.join(why.split())})") from error
    return _for_game(game, name, found)


def _load_installed(game: str, name: str) -> Player:
    return _for_game(game, name, load_plugin(GROUP, name))


def _for_game(game: str, name: str, found: Player) -> Player:
    if not callable(found):
        raise BrokenPlugin(f"{name!r} cannot be loaded (it is no function)")
    games = getattr(found, "games", None)
    if games is not None and game not in games:
        raise KeyError(name)
    return found
