"""The games, by name. Those that come with Formspiel are found by their folder in `games/`.

Others come with packages that have an entry point in the group `formspiel.games`: its name is
the id of the game, its value the module and the name of the `Game` in it. A game is loaded
when it is asked for; for a list, those of other packages are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from formspiel.core.game import AnyGame, Game
from formspiel.core.names import PACKAGE, shipped_games, shipped_info
from formspiel.core.plugins import BrokenPlugin, broken, installed, load_plugin, warn

GROUP = "formspiel.games"


@cache
def load_game(name: str) -> AnyGame:
    """A game by its name; a KeyError if there is none, BrokenPlugin if it cannot be loaded.

    No other package can take the place of a game that comes with Formspiel.
    """
    if name in shipped_games():
        game: AnyGame = import_module(f"{PACKAGE}.{name}").GAME
        return game
    found = load_plugin(GROUP, name)
    if not isinstance(found, Game) or found.id != name:
        raise broken(GROUP, name, "it is no game of that name")
    return found


class Games(Mapping[str, AnyGame]):
    """All games that can be loaded, in the order in which they are listed to people."""

    def __getitem__(self, name: str) -> AnyGame:
        return load_game(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in shipped_games() or _is_playable(name))

    def __iter__(self) -> Iterator[str]:
        own = shipped_games()
        yield from sorted(own, key=lambda name: (shipped_info(name).order, name))
        others = [name for name in installed(GROUP) if name not in own and _is_playable(name)]
        yield from sorted(others, key=lambda name: (load_game(name).info.order, name))

    def __len__(self) -> int:
        return sum(1 for _ in self)


GAMES = Games()


def _is_playable(name: str) -> bool:
    """Whether an installed game can be loaded; one that cannot never breaks the others."""
    try:
        load_game(name)
    except KeyError:
        return False
    except BrokenPlugin as error:
        warn(f"the game {error}")
        return False
    return True
