"""Editions: what is in the box of a game, each component with its provenance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, update_wrapper
from types import MappingProxyType
from typing import Any, Self, TypeVar
from weakref import WeakValueDictionary

BY_PLACE = MappingProxyType({"is_by_place": True})
"""The metadata of a field that maps places, which no JSON object can have as keys."""

EditionT = TypeVar("EditionT", bound="Edition")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact comes from."""

    provenance: str
    source: str


@dataclass(frozen=True, slots=True)
class Rank:
    """What a solo player is called who has at least so many points."""

    key: str
    least: int | None
    names: tuple[tuple[str, str], ...]
    source: Source

    def name(self, language: str) -> str:
        """The name in one of the five languages."""
        return dict(self.names)[language]


@dataclass(frozen=True, eq=False)
class Edition:
    """What all editions have; each game adds its components.

    There is one object of an edition in a process: see `shipped` and `home_made`. It travels
    to another by its name if it comes with its game, else by its text, and so it is in records.
    """

    id: str
    title: str
    ranks: tuple[Rank, ...]
    _origin: tuple[Callable[[str], Edition], str] = field(init=False, repr=False)
    _box: str | None = field(default=None, init=False, repr=False)

    @property
    def box(self) -> str | None:
        """The TOML text of a home-made edition; None of one that comes with its game."""
        return self._box

    def __reduce__(self) -> str | tuple[Any, ...]:
        if not hasattr(self, "_origin"):
            return super().__reduce__()
        reader, text = self._origin
        return reader, (text,)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self


def home_made(parse: Callable[[str], EditionT]) -> Callable[[str], EditionT]:
    """Make a function that parses editions give the same object for the same text."""
    known: WeakValueDictionary[str, EditionT] = WeakValueDictionary()

    def parse_once(text: str) -> EditionT:
        edition = known.get(text)
        if edition is None:
            known[text] = edition = parse(text)
            object.__setattr__(edition, "_origin", (parse_once, text))
            object.__setattr__(edition, "_box", text)
        return edition

    return update_wrapper(parse_once, parse)


def shipped(load: Callable[[str], EditionT]) -> Callable[[str], EditionT]:
    """Make a function that loads editions by name load each once."""

    @cache
    def load_once(name: str) -> EditionT:
        edition = load(name)
        object.__setattr__(edition, "_origin", (load_once, name))
        object.__setattr__(edition, "_box", None)
        return edition

    return update_wrapper(load_once, load)


def format_edition(game: str, edition: Edition) -> dict[str, Any]:
    """An edition as JSON, for whoever wants to draw it.

    `components` are the fields that its game adds, by name, without what can be computed
    from them. A source becomes its provenance, for a page to say what is reconstructed.
    """
    shown: dict[str, Any] = _written(edition)
    head = {one.name: shown.pop(one.name) for one in fields(Edition) if one.name in shown}
    return {"game": game, "edition": head.pop("id"), **head, "components": shown}


def _written(value: Any) -> Any:
    """A component as JSON; a mapping from places to something becomes a list of pairs."""
    if isinstance(value, Source):
        return value.provenance
    if is_dataclass(value) and not isinstance(value, type):
        return {
            one.name: [[list(place), _written(what)] for place, what in part.items()]
            if "is_by_place" in one.metadata
            else _written(part)
            for one in fields(value)
            if not one.name.startswith("_")
            for part in (getattr(value, one.name),)
        }
    if hasattr(value, "_asdict"):
        return {name: _written(part) for name, part in value._asdict().items()}
    if isinstance(value, dict):
        return {str(key): _written(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_written(part) for part in value]
    return value


def rank_of(ranks: tuple[Rank, ...], points: int) -> str | None:
    """The key of the rank that a solo score earns."""
    for rank in ranks:
        if rank.least is None or points >= rank.least:
            return rank.key
    return None
