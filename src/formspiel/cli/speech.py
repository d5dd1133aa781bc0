"""Choosing a language and saying phrases in it."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import cache

from formspiel.cli.signs import is_plain, plain
from formspiel.cli.trouble import Trouble
from formspiel.core.game import Phrase
from formspiel.locales import LANGUAGES, Texts, preferred
from formspiel.study.words import POINTS

NARROW_SPACE = "\u202f"
"""Stands before a percent sign."""

MINUS = re.compile(r"(?<!\w)-(?=\d)")


def texts_for(language: str | None) -> Texts:
    """The texts of the language asked for, or of the surroundings."""
    if language not in (None, *LANGUAGES):
        raise Trouble(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    kind = PlainTexts if is_plain(sys.stdout) else Texts
    return kind(language or preferred())


class PlainTexts(Texts):
    """Texts for a stream that has ASCII only: as long as they will be there, before any is cut."""

    def of(self, package: str) -> Texts:
        """The texts of the same language with those of another game."""
        return PlainTexts(self.language, package)

    def __call__(self, key: str, **values: str | int) -> str:
        """The text of a key in plain signs."""
        return plain(super().__call__(key, **values))


def letters_of(texts: Texts, game: str) -> Callable[[str], str]:
    """What stands for a colour in a picture: its letter in the language, if the game has one."""

    @cache
    def letter_of(colour: str) -> str:
        try:
            return texts(f"{game}-colour-letter", colour=colour)
        except KeyError:
            return colour

    return letter_of


def tell_value(
    value: float, utility: str = POINTS, language: str = "en", *, is_signed: bool = False
) -> str:
    r"""A value for people: points to a tenth, shares of a win in percent.

    >>> tell_value(-0.04, "points", "en", is_signed=True), tell_value(1.25, "points", "de")
    ('0.0', '1,2')
    >>> tell_value(0.125, "win", "fr", is_signed=True)
    '+12,5\u202f%'
    """
    shown = round(value if utility == POINTS else 100 * value, 1) + 0.0
    sign = "+" if is_signed and shown else ""
    text = f"{shown:{sign}.1f}".replace("-", "−")
    if language != "en":
        text = text.replace(".", ",")
    if utility == POINTS:
        return text
    return f"{text}%" if language == "en" else f"{text}{NARROW_SPACE}%"


class Speech(dict[Phrase, str]):
    """The words for phrases, looked up when first needed."""

    def __init__(self, texts: Texts, names: Sequence[str] = ()) -> None:
        super().__init__()
        self._texts = texts
        self._names = names

    def __missing__(self, what: Phrase) -> str:
        values = {name: self._say(name, value) for name, value in what.values}
        self[what] = self._texts(what.key, **values)
        return self[what]

    def _say(self, name: str, value: str | int | tuple[Phrase, ...]) -> str | int:
        if isinstance(value, tuple):
            return ", ".join(self[one] for one in value)
        if name == "player" and isinstance(value, int):
            names = self._names
            return names[value - 1] if names else self._texts("player", number=value)
        # A place left of or below the first has a real minus, as points have.
        return MINUS.sub("−", value) if isinstance(value, str) else value
