"""What other packages bring along: their entry points, looked for only when they are needed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

LOG = logging.getLogger(__name__)


class BrokenPlugin(Exception):
    """Something installed that cannot be loaded: the message is a sentence that says why."""


@cache
def installed(group: str) -> Mapping[str, EntryPoint]:
    """The entry points of a group, by name; the first found where two have the same."""
    # Loading it takes longer than loading a game.
    from importlib.metadata import entry_points  # noqa: PLC0415

    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=group):
        found.setdefault(point.name, point)
    return found


def load_plugin(group: str, name: str) -> Any:
    """What an entry point names; a KeyError if there is none, BrokenPlugin if it fails."""
    point = installed(group)[name]
    try:
        return point.load()
    except Exception as error:
        raise broken(group, name, f"{type(error).__name__}: {error}") from error


def broken(group: str, name: str, why: str) -> BrokenPlugin:
    """The error that says why something installed cannot be used."""
    package = installed(group)[name].dist
    of = f" of the package {package.name}" if package else ""
    return BrokenPlugin(f"{name!r}{of} cannot be loaded ({' '.join(why.split())})")


@cache
def warn(sentence: str) -> None:
    """Log a sentence, once in the life of a process."""
    LOG.warning(sentence)
