"""What others must know of a game before they play it: facts, company, options, what it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from formspiel.core.errors import Json
from formspiel.core.options import Option, format_option

Task = Callable[[int], int]
"""Plays with the luck of a seed, and says how many rounds or games that were."""

LEVELS = ("easy", "medium", "hard", "master")
"""How the bots of a game are usually called, the weakest first."""

LAST = 1000
"""The place in a list of a game that asks for none."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """Random play whose speed can be measured, by the plain rules and by the kernel."""

    what: str
    """What is counted, such as `games of Solitaire`."""
    seats: int
    options: Mapping[str, Any]
    """With these the plain rules play what the kernel plays.

    What the kernel plays is given by `load_kernel()` in the module `benchmark` of the game's
    folder, which is loaded only to measure.
    """


@dataclass(frozen=True, slots=True)
class Credits:
    """What the box and the rulebook say of those who made a game, besides author and publisher.

    Names are as they are printed, and the same in every language.
    """

    number: str = ""
    """By which the publisher knows the box."""
    least_age: int | None = None
    design: tuple[str, ...] = ()
    editor: str = ""
    thanks: tuple[str, ...] = ()
    """Whom the author thanks."""
    other_titles: tuple[str, ...] = ()
    """Other editions and names, such as `Stix (Piatnik)`."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game, told to those who know nothing of it."""

    title: str
    author: str
    publisher: str
    year: int
    least_seats: int
    most_seats: int
    acts_together: bool = False
    """Whether several seats act on one card, each unseen by the others until all have."""

    alone: Mapping[str, Any] | None = None
    """The options with which one plays alone; None where nobody can."""

    options: tuple[Option, ...] = ()
    quick: Mapping[str, Any] = field(default_factory=dict)
    """Options of a game that begins at one press and is over in about ten minutes.

    Of other options it has what a new table is offered first.
    """

    levels: tuple[str, ...] = ()
    """The bots of its own, the weakest first."""

    has_solver: bool = False
    benchmark: Benchmark | None = None
    examples: tuple[str, ...] = ()
    """Options of the command that show what there is to choose, such as `--rounds 1`."""

    order: int = LAST
    """Where it stands in a list of all games."""

    credits: Credits = Credits()

    def suggest_seats(self, said: Mapping[str, Any]) -> int:
        """How many seats a new game has if only its options are said: one where that can be."""
        held = {option.key: option.default for option in self.options} | dict(said)
        if self.alone is not None and all(held.get(key) == self.alone[key] for key in self.alone):
            return 1
        return max(self.least_seats, min(2, self.most_seats))


def format_info(name: str, editions: tuple[str, ...], info: GameInfo) -> Json:
    """What is told of a game over the network."""
    return {
        "game": name,
        "title": info.title,
        "author": info.author,
        "publisher": info.publisher,
        "year": info.year,
        "credits": {
            "number": info.credits.number,
            "least_age": info.credits.least_age,
            "design": list(info.credits.design),
            "editor": info.credits.editor,
            "thanks": list(info.credits.thanks),
            "other_titles": list(info.credits.other_titles),
        },
        "least_seats": info.least_seats,
        "most_seats": info.most_seats,
        "alone": None if info.alone is None else dict(info.alone),
        "acts_together": info.acts_together,
        "quick": dict(info.quick),
        "levels": list(info.levels),
        "has_solver": info.has_solver,
        "editions": list(editions),
        "options": [format_option(option) for option in info.options],
    }
