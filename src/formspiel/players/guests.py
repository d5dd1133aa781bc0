"""Guests: bots that whoever runs a server lets sit at its tables.

The server knows their names and which games they play; only its workers load them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from formspiel.core.info import LEVELS
from formspiel.core.plugins import BrokenPlugin
from formspiel.core.registry import GAMES
from formspiel.players.general import GENERAL
from formspiel.players.loading import import_player

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
LONGEST_TITLE = 40


class BadGuest(Exception):
    """Words that name no guest; the message is a sentence that says why."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot by the name that it has at the tables of a server."""

    name: str
    target: str
    """As `import_player` takes it: `module:function`, or the name of an entry point."""


@dataclass(frozen=True, slots=True)
class Introduced:
    """What is known of a guest once a worker has loaded it."""

    name: str
    title: str
    """What people call it; empty if it does not say."""
    games: tuple[str, ...]
    trouble: str = ""
    """Why it cannot play at all, if so: a sentence."""


def parse_guest(words: str) -> Guest:
    """A guest from `module:function`, `NAME=module:function` or an entry point; or BadGuest.

    >>> parse_guest("my_bots:Careful"), parse_guest("ada=my_bots:play").name
    (Guest(name='careful', target='my_bots:Careful'), 'ada')
    """
    name, equals, target = words.strip().partition("=")
    if not equals:
        name, target = words.strip().rpartition(":")[2].lower(), words.strip()
    if not NAME.fullmatch(name):
        raise BadGuest(
            f"{name[:50]!r} is no name for a bot: 1 to 40 of a to z, 0 to 9, - and _, a letter"
            " first; say NAME=module:function"
        )
    if name in {*LEVELS, *GENERAL}:
        raise BadGuest(f"there is a bot {name} already; say NAME=module:function")
    return Guest(name, target)


def parse_guests(words: Iterable[str]) -> tuple[Guest, ...]:
    """Guests of different names; BadGuest if they cannot be."""
    guests = tuple(map(parse_guest, words))
    names = [guest.name for guest in guests]
    for name in names:
        if names.count(name) > 1:
            raise BadGuest(f"two bots are called {name}; say NAME=module:function")
    return guests


def introduce(guest: Guest) -> Introduced:
    """Load a guest, and tell what there is to know of it."""
    games, title = [], ""
    for game in GAMES:
        try:
            found = import_player(game, guest.target)
        except KeyError:
            continue
        except BrokenPlugin as error:
            return Introduced(guest.name, "", (), f"the player {error}")
        games.append(game)
        title = str(getattr(found, "title", ""))[:LONGEST_TITLE]
    if not games:
        return Introduced(guest.name, "", (), f"there is no player {guest.target!r} for any game")
    return Introduced(guest.name, title, tuple(games))


_welcome: dict[str, Introduced] = {}


def welcome(guests: Collection[Introduced]) -> None:
    """Let these, and no others, sit at the tables of this process."""
    _welcome.clear()
    _welcome.update((guest.name, guest) for guest in guests if guest.games)


def guests_of(game: str) -> tuple[Introduced, ...]:
    """The guests that play a game, in the order in which they were named."""
    return tuple(guest for guest in _welcome.values() if game in guest.games)
