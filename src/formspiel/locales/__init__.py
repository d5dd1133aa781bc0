"""The texts in five languages, shared by page and terminal: Fluent catalogues.

What all games share is here, a folder of `.ftl` files for each language. The words of a game
are in its own folder, a file for each language. Every language has the same keys.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "fr", "it", "nl")
DEFAULT = "en"
OF_THE_PAGE = ("end-page.ftl", "page.ftl", "review-page.ftl", "rules-page.ftl")
"""Catalogues that only the page needs."""


class Texts:
    """The texts of one language: those that all share, and those of the game of a package."""

    def __init__(self, language: str, package: str = "") -> None:
        self.language = language
        self._bundle = _bundle(language, package)

    def of(self, package: str) -> Texts:
        """The texts of the same language with those of another game."""
        return Texts(self.language, package)

    def __call__(self, key: str, **values: str | int) -> str:
        """The text of a key with its values filled in; a KeyError if there is none."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)


def signed(points: int) -> str:
    """Points with their sign, and a real minus.

    >>> signed(3), signed(-1), signed(0)
    ('+3', '−1', '0')
    """
    return f"{points:+}".replace("-", "−") if points else "0"


def preferred() -> str:
    """The language that the surroundings ask for, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else DEFAULT
    return DEFAULT


def read_words(package: str, language: str) -> str:
    """The catalogue of a game in a language; none if it has no words of its own."""
    file = files(package) / "locales" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


@cache
def read_text(package: str, language: str, key: str) -> str:
    """A text of a game that has no values in it; none if there is none.

    It is found without reading the whole catalogue, which takes long for lists of games.
    """
    words = read_words(package, language)
    found = re.search(rf"^{re.escape(key)} =.*(?:\n[ \t]+.*)*", words, re.MULTILINE)
    return " ".join(found[0].partition("=")[2].split()) if found else ""


@cache
def _bundle(language: str, package: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  not for --help

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("formspiel.locales") / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl") and file.name not in OF_THE_PAGE:
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    if package:
        bundle.add_resource(FluentResource(read_words(package, language)))
    return bundle
