"""The texts in five languages, shared by page and terminal: Fluent catalogues.

Each language is a folder of `.ftl` files; every language has the same keys.
"""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "fr", "it", "nl")
DEFAULT = "en"
OF_THE_PAGE = ("page", "rules-")
"""How the names of catalogues begin that only the page needs."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

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


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  not for --help

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("formspiel.locales") / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl") and not file.name.startswith(OF_THE_PAGE):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
