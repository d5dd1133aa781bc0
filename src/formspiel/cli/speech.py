"""Choosing a language and saying phrases in it."""

from __future__ import annotations

from formspiel.cli.trouble import Trouble
from formspiel.core.game import Phrase
from formspiel.locales import LANGUAGES, Texts, preferred


def texts_for(language: str | None) -> Texts:
    """The texts of the language asked for, or of the surroundings."""
    if language is None:
        return Texts(preferred())
    if language not in LANGUAGES:
        raise Trouble(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Texts(language)


class Speech(dict[Phrase, str]):
    """The words for phrases, looked up when first needed."""

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def __missing__(self, what: Phrase) -> str:
        self[what] = self._texts(what.key, **dict(what.values))
        return self[what]
