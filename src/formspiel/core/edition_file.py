"""Edition files: what every game's loader shares.

An edition is a TOML file: what is in the box, each component with its provenance. A
loader reads on after a mistake and reports them all, each with its key and its line. A file
may come from a stranger, within a record: everything in it is bounded.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TypeVar

from formspiel.core.edition import Rank, Source
from formspiel.core.errors import quoted
from formspiel.core.reading import FARTHEST
from formspiel.core.toml_lines import Table, read_toml
from formspiel.geometry import CELLS, Cell, is_connected, parse_picture, settled

LANGUAGES = ("de", "en", "fr", "it", "nl")
PROVENANCES = ("rulebook", "published", "derived", "reconstructed")

MOST_CHARACTERS = 32_000
"""Of a file; four times as many as the longest edition that comes with Formspiel has."""
MOST_TABLES = 100
MOST_VALUES = 300
LONGEST_TEXT = 2_000
LONGEST_NAME = 40

T = TypeVar("T", int, str, bool)


class EditionError(Exception):
    """A file is no edition: `mistakes` has a sentence for each reason, with key and line."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("; ".join(mistakes))
        self.mistakes = tuple(mistakes)


def read_shipped(game: str, name: str, package: str = "") -> str:
    """The text of an edition that comes with its game, in the folder of a package.

    A game that comes with Formspiel need not say which.
    """
    folder = files(package or f"formspiel.games.{game}")
    return (folder / "editions" / f"{name}.toml").read_text("utf-8")


def parse_toml(text: str) -> Table:
    """The tables of a TOML text; EditionError says where it is none."""
    if len(text) > MOST_CHARACTERS:
        raise EditionError([f"a file has at most {MOST_CHARACTERS:,} characters"])
    try:
        return read_toml(text)
    except (RecursionError, ValueError) as error:
        raise EditionError([f"not TOML: {error}"]) from None


def open_edition(game: str, shipped: tuple[str, ...], text: str, package: str = "") -> Section:
    """An edition file of a game, ready to be read; `package` as for `read_shipped`."""
    own = parse_toml(text)
    if isinstance(own.get("game"), str) and own["game"] != game:
        # Nothing else in it can be right.
        raise EditionError([f"game: must be {game!r} (at line {own.lines['game']})"])
    top = Section(_extended(game, shipped, own, package))
    top.take("game", str)
    name = top.data.get("id")
    name = name.strip() if isinstance(name, str) else ""
    if name in shipped and _unix(text) != _unix(read_shipped(game, name, package)):
        # A record must not mean one thing here and another there.
        top.wrong("id", f"{name!r} is an edition that comes with {game}; choose another name")
    return top


def _unix(text: str) -> str:
    return text.replace("\r\n", "\n")


def _extended(game: str, shipped: tuple[str, ...], own: Table, package: str) -> Table:
    """The tables of an edition file, with those of the shipped edition that it extends.

    Of lists of tables, such as boards, one with a new id is added, and one with an id that
    is there replaces that one in its place. Everything else is replaced.
    """
    name = own.get("extends")
    if name is None:
        return own
    if name not in shipped:
        told = f"extends: there is no edition {quoted(name)} of {game}"
        raise EditionError([f"{told} (at line {own.lines['extends']})"])
    whole = parse_toml(read_shipped(game, name, package))
    _come_from(whole, name)
    whole.lines = own.lines
    # Another edition needs a name of its own, lest records mistake it for this one.
    whole.pop("id", None)
    for key, value in own.items():
        if _is_tables(whole.get(key)) and _is_tables(value):
            whole[key] = _replaced(whole[key], value)
        else:
            whole[key] = value
    del whole["extends"]
    return whole


def _come_from(value: object, edition: str) -> None:
    """Note of all tables in a value that they are another edition's."""
    if isinstance(value, Table):
        value.edition, value.line, value.lines = edition, 0, {}
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            _come_from(part, edition)


def _replaced(known: list[Table], own: list[Table]) -> list[Table]:
    """Tables of which those are replaced whose id some other tables have; others are added."""
    named: dict[str, Table] = {}
    for table in own:
        if isinstance(table.get("id"), str):
            named.setdefault(table["id"], table)
    kept = [named.pop(str(table.get("id")), table) for table in known]
    return kept + [table for table in own if not any(table is one for one in kept)]


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


@dataclass
class Section:
    """One part of an edition file while it is read; collects what is wrong with it."""

    data: Table
    where: str = ""
    mistakes: list[str] = field(default_factory=list)
    _seen: set[str] = field(default_factory=set)

    def wrong(self, key: str, sentence: str) -> None:
        """Note a mistake at a key."""
        place = ".".join(filter(None, (self.where, key)))
        told = (f"{place}: {sentence}" if place else sentence) + self._tell_line(key)
        # A name may have signs that a terminal obeys.
        self.mistakes.append("".join(sign if sign.isprintable() else "?" for sign in told))

    def _tell_line(self, key: str) -> str:
        line = self.data.lines.get(key, self.data.line)
        if line:
            return f" (at line {line})"
        is_taken_over = self.data.edition and (self.where or key in self.data)
        return f" (in the edition {self.data.edition!r})" if is_taken_over else ""

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
        return value if self._is_bounded(key, value) else kind()

    def _is_bounded(self, key: str, value: int | str | bool) -> bool:  # noqa: FBT001  a value
        """Whether a value is of a sensible size; a mistake if not."""
        if isinstance(value, int):
            if abs(value) > FARTHEST:
                self.wrong(key, f"must be from −{FARTHEST:,} to {FARTHEST:,}")
            return abs(value) <= FARTHEST
        most = LONGEST_NAME if key == "id" else LONGEST_TEXT
        if len(value) > most:
            self.wrong(key, f"must have at most {most:,} characters")
            return False
        if any(unicodedata.category(sign) == "Cc" and sign not in "\n\t" for sign in value):
            self.wrong(key, "has a sign that cannot be shown")
        if not value.strip():
            self.wrong(key, "is empty")
        return True

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
        if len(values) > MOST_VALUES:
            self.wrong(key, f"must have at most {MOST_VALUES} values")
            return []
        return [value for value in values if self._is_bounded(key, value)]

    def section(self, key: str, *, optional: bool = False) -> Section:
        """A part within this one."""
        self._seen.add(key)
        value = self.data.get(key, Table() if optional else None)
        where = ".".join(filter(None, (self.where, key)))
        if not isinstance(value, Table):
            self.wrong(key, "is missing" if value is None else "must be a table")
            # What is then missing in it is told with its line.
            value = Table(self.data.lines.get(key, 0))
        return Section(value, where, self.mistakes)

    def sections(self, key: str, most: int = MOST_TABLES) -> Iterator[Section]:
        """The parts of a list, at most so many, each known by its id, or its number from 1."""
        self._seen.add(key)
        value = self.data.get(key)
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            self.wrong(key, "is missing" if value is None else "must be a list of tables")
            return
        if len(value) > most:
            self.wrong(key, f"must be at most {most} tables")
            return
        ids = [v.get("id") for v in value]
        for number, data in enumerate(value, 1):
            name = data.get("id")
            label = name[:LONGEST_NAME] if isinstance(name, str) and name else number
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
