"""Phrases: what is to be said, in whatever language the reader speaks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said in the reader's language: a key of the catalogues, with values."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


def phrase(key: str, **values: str | int) -> Phrase:
    """A phrase with its values by name."""
    return Phrase(key, tuple(sorted(values.items())))
