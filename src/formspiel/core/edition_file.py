"""Edition files: what every game's loader shares.

An edition is a TOML file: what is in the box, each component with its provenance. A
loader reads on after a mistake and reports them all, each with the key where it stands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeVar

from formspiel.core.edition import Rank, Source
from formspiel.geometry import CELLS, Cell, is_connected, parse_picture, settled

LANGUAGES = ("de", "en", "fr", "it", "nl")
PROVENANCES = ("rulebook", "published", "derived", "reconstructed")

T = TypeVar("T", int, str, bool)


class EditionError(Exception):
    """A file is no edition: `mistakes` has a sentence for each reason, with its key."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("; ".join(mistakes))
        self.mistakes = tuple(mistakes)


def read_shipped(game: str, name: str, package: str = "") -> str:
    """The text of an edition that comes with its game, in the folder of a package.

    A game that comes with Formspiel need not say which.
    """
    folder = files(package or f"formspiel.games.{game}")
    return (folder / "editions" / f"{name}.toml").read_text("utf-8")


def parse_toml(text: str) -> dict[str, Any]:
    """The tables of a TOML text; EditionError says where it is none."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise EditionError([f"not TOML: {error}"]) from None


def open_edition(game: str, shipped: tuple[str, ...], text: str, package: str = "") -> Section:
    """An edition file of a game, ready to be read; `package` as for `read_shipped`."""
    top = Section(_extended(game, shipped, text, package))
    if top.take("game", str) not in (game, ""):
        top.wrong("game", f"must be {game!r}")
    return top


def _extended(game: str, shipped: tuple[str, ...], text: str, package: str) -> dict[str, Any]:
    """The tables of an edition file, with those of the shipped edition that it extends.

    Lists of tables, such as boards, are added to; everything else is replaced.
    """
    own = parse_toml(text)
    name = own.pop("extends", None)
    if name is None:
        return own
    if name not in shipped:
        raise EditionError([f"extends: there is no edition {name!r} of {game}"])
    whole = parse_toml(read_shipped(game, name, package))
    # Another edition needs a name of its own, lest records mistake it for this one.
    whole.pop("id", None)
    for key, value in own.items():
        known = whole.get(key)
        whole[key] = known + value if _is_tables(known) and _is_tables(value) else value
    return whole


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


@dataclass
class Section:
    """One part of an edition file while it is read; collects what is wrong with it."""

    data: dict[str, Any]
    where: str = ""
    mistakes: list[str] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def wrong(self, key: str, sentence: str) -> None:
        """Note a mistake at a key."""
        place = ".".join(filter(None, (self.where, key)))
        self.mistakes.append(f"{place}: {sentence}" if place else sentence)

    def take(self, key: str, kind: type[T], default: T | None = None) -> T:
        """The value of a key that must be of a kind; a mistake and an empty value if not."""
        self._seen.add(key)
        if key not in self.data:
            if default is None:
                self.wrong(key, "is missing")
            return kind() if default is None else default
        value = self.data[key]
        if type(value) is not kind:
            named = {int: "a whole number", str: "a text", bool: "true or false"}[kind]
            self.wrong(key, f"must be {named}")
            return kind() if default is None else default
        if kind is str and not str(value).strip():
            self.wrong(key, "is empty")
        return value

    def take_list(self, key: str, kind: type[T], default: tuple[T, ...] | None = None) -> list[T]:
        """A list of values of one kind."""
        self._seen.add(key)
        if key not in self.data and default is not None:
            return list(default)
        values = self.data.get(key)
        if not isinstance(values, list) or any(type(v) is not kind for v in values):
            named = {int: "whole numbers", str: "texts", bool: "true or false"}[kind]
            self.wrong(key, "is missing" if values is None else f"must be a list of {named}")
            return []
        return values

    def section(self, key: str, *, optional: bool = False) -> Section:
        """A part within this one."""
        self._seen.add(key)
        value = self.data.get(key, {} if optional else None)
        where = ".".join(filter(None, (self.where, key)))
        if not isinstance(value, dict):
            self.wrong(key, "is missing" if value is None else "must be a table")
            value = {}
        return Section(value, where, self.mistakes)

    def sections(self, key: str) -> Iterator[Section]:
        """The parts of a list, each known by its id, or by its number from 1."""
        self._seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            self.wrong(key, "is missing" if value is None else "must be a list of tables")
            return
        ids = [v.get("id") for v in value]
        for number, data in enumerate(value, 1):
            name = data.get("id")
            label = name if isinstance(name, str) and name else number
            where = ".".join(filter(None, (self.where, f"{key}[{label}]")))
            inner = Section(data, where, self.mistakes)
            if name is not None and ids.index(name) < number - 1:
                inner.wrong("id", f"{name!r} is used twice")
            yield inner

    def source(self) -> Source:
        """The provenance and source of this component."""
        provenance = self.take("provenance", str)
        if provenance and provenance not in PROVENANCES:
            self.wrong("provenance", f"must be one of {', '.join(PROVENANCES)}")
        return Source(provenance, self.take("source", str))

    def picture(self, key: str = "picture") -> dict[Cell, str]:
        """The cells of a picture with their characters."""
        return dict(parse_picture(self.take(key, str)))

    def shape(self, key: str = "picture") -> tuple[Cell, ...]:
        """The settled, connected cells drawn as # in a picture."""
        drawn = self.picture(key)
        strange = sorted(set(drawn.values()) - {"#", "."})
        if strange:
            self.wrong(key, f"has {strange[0]!r}; a shape is drawn with # and .")
        cells = [cell for cell, character in drawn.items() if character == "#"]
        if drawn and not is_connected(CELLS, cells):
            self.wrong(key, "is not one connected shape")
        return settled(cells) if cells else ((0, 0),)

    def finish(self) -> None:
        """Note every key that nobody asked for."""
        for key in self.data:
            if key not in self._seen:
                self.wrong(str(key), "is not a key that is known here")


def take_ranks(top: Section) -> tuple[Rank, ...]:
    """The ranks of an edition, the best first; the last has no least points."""
    ranks = []
    for section in top.sections("rank"):
        names = section.section("names")
        given = tuple((language, names.take(language, str)) for language in LANGUAGES)
        names.finish()
        least = section.take("least", int) if "least" in section.data else None
        ranks.append(Rank(section.take("id", str), least, given, section.source()))
        section.finish()
    bounds = [rank.least for rank in ranks]
    known = [bound for bound in bounds[:-1] if bound is not None]
    if ranks and (bounds[-1] is not None or len(known) < len(ranks) - 1):
        top.wrong("rank", "every rank but the last needs `least`, and the last has none")
    elif known != sorted(set(known), reverse=True):
        top.wrong("rank", "the ranks must run from the best to the last")
    return tuple(ranks)
