"""The names of the games that come with Formspiel, found by their folders; loads none of them."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pkgutil import iter_modules

PACKAGE = "formspiel.games"


@cache
def shipped_games() -> tuple[str, ...]:
    """The names, in alphabetical order."""
    spec = find_spec(PACKAGE)
    folders = spec.submodule_search_locations if spec else None
    return tuple(sorted(module.name for module in iter_modules(folders)))
