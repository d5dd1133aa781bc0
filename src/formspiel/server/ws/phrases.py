"""Phrases told in short: what all phrases of one form have in common is told once a message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formspiel.core.game import Json, Phrase

MOST_FORMS = 1_000
"""More forms than all games together have; a game that made them up would be told in full."""

_forms: dict[tuple[str, ...], int] = {}
"""The number of each form: of a key of the catalogues, and the names of its values."""
_names: list[tuple[str, ...]] = []


def shorten(phrase: Phrase) -> tuple[list[Any], frozenset[int]] | None:
    """The form of a phrase and its values, and all forms that are in it.

    None if it has to be told in full.
    """
    form = (phrase.key, *[name for name, _ in phrase.values])
    number = _forms.get(form)
    if number is None:
        if len(_names) >= MOST_FORMS:
            return None
        number = _forms[form] = len(_names)
        _names.append(form)
    short: list[Any] = [number]
    forms = frozenset((number,))
    for _, value in phrase.values:
        if not isinstance(value, tuple):
            short.append(value)
            continue
        parts = [shorten(one) for one in value]
        told = [part for part in parts if part is not None]
        if len(told) < len(parts):
            return None
        short.append([values for values, _ in told])
        forms = forms.union(*[own for _, own in told])
    return short, forms


def format_forms(numbers: Iterable[int]) -> Json:
    """The forms of these numbers: the key and the names of the values."""
    return {str(number): _names[number] for number in sorted(numbers)}
