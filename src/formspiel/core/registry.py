"""The games, by name: each is found by its folder in `games/`, and loaded when asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from formspiel.core.game import AnyGame

PACKAGE = "formspiel.games"


@cache
def shipped() -> tuple[str, ...]:
    """The names of the games that come with Formspiel."""
    return tuple(module.name for module in iter_modules(import_module(PACKAGE).__path__))


@cache
def load_game(name: str) -> AnyGame:
    """A game by its name; a KeyError if there is none."""
    if name not in shipped():
        raise KeyError(name)
    game: AnyGame = import_module(f"{PACKAGE}.{name}").GAME
    return game


class Games(Mapping[str, AnyGame]):
    """All games, in the order in which they are listed to people."""

    def __getitem__(self, name: str) -> AnyGame:
        return load_game(name)

    def __contains__(self, name: object) -> bool:
        return name in shipped()

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(shipped(), key=lambda name: load_game(name).info.order))

    def __len__(self) -> int:
        return len(shipped())


GAMES = Games()
