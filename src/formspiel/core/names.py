"""The names of the games that come with Formspiel, found by their folders, and their facts.

Nothing here loads a game: what it takes to play one is many times what it takes to name it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from formspiel.core.info import GameInfo

PACKAGE = "formspiel.games"


@cache
def shipped_games() -> tuple[str, ...]:
    """The names, in alphabetical order."""
    spec = find_spec(PACKAGE)
    folders = spec.submodule_search_locations if spec else None
    return tuple(sorted(module.name for module in iter_modules(folders)))


def shipped_info(name: str) -> GameInfo:
    """What is told of a game that comes with Formspiel, without its rules."""
    info: GameInfo = import_module(f"{PACKAGE}.{name}.info").INFO
    return info


def load_bundle(package: str) -> Callable[[str], Any]:
    """The `__getattr__` of a game's package: its `GAME` is loaded when it is first asked for."""

    def load(name: str) -> Any:
        if name != "GAME":
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return import_module(f"{package}.game").GAME

    return load
