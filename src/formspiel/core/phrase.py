"""Phrases: what is to be said, in whatever language the reader speaks."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from formspiel.core.errors import Json


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said in the reader's language: a key of the catalogues, with values.

    A value may be phrases, which are said one after the other. The value `player` is the
    number of a player, counted from 1: who reads the phrase out says the name instead.
    """

    key: str
    values: tuple[tuple[str, str | int | tuple[Phrase, ...]], ...] = ()


def phrase(key: str, **values: str | int | tuple[Phrase, ...]) -> Phrase:
    """A phrase with its values by name."""
    return Phrase(key, tuple(sorted(values.items())))


def format_phrase(said: Phrase) -> Json:
    """A phrase as JSON."""
    values = {
        name: [format_phrase(one) for one in value] if type(value) is tuple else value
        for name, value in said.values
    }
    return {"key": said.key, "values": values}


# Most are said again and again, such as a count, or how a piece may lie.
@lru_cache(maxsize=16_384)
def write_phrase(said: Phrase) -> bytes:
    """A phrase as JSON in UTF-8."""
    return json.dumps(format_phrase(said), ensure_ascii=False, separators=(",", ":")).encode()
