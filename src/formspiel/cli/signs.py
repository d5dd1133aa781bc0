"""Signs for terminals that have only ASCII: `-5`, where a question mark would say nothing."""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

PLAIN_SIGNS = "formspiel-plain"
"""The name of the error handler that writes a plain sign for one that a stream lacks."""

BRAILLE = range(0x2800, 0x2900)

# What is drawn stays as wide as it is: one sign for one. Letters lie as the halves of squares do.
DRAWN = str.maketrans(
    "−–—·×→←↑↓▸▶■□▯█▒▲◆●★✚♥☾◢◤◣◥╲\u2571\u2573⚀⚁⚂⚃⚄⚅─━┄╴╶│┃┊╵╷┌┐└┘├┤┬┴┼\u2018\u2019\u201e\u201c\u201d\u00a0\u202f\u2009",
    '---.x><^v>>#..#%^&o*+v(dpbq\\/x123456-----|||||+++++++++\'\'"""   ',
)
WRITTEN = {
    "…": "...", "«": "<<", "»": ">>", "ß": "ss", "œ": "oe", "Œ": "Oe", "æ": "ae",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
}  # fmt: skip


def is_plain(stream: TextIO) -> bool:
    """Whether a stream has ASCII only."""
    return codecs.lookup(stream.encoding or "utf-8").name == "ascii"


def plain(text: str) -> str:
    """A text in ASCII; what has no likeness in it is a question mark.

    >>> plain("−5 · Prüfung, déjà vu")
    '-5 . Pruefung, deja vu'
    """
    return "".join(map(_plain_sign, text.translate(DRAWN)))


def _plain_sign(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in WRITTEN:
        return WRITTEN[sign]
    if ord(sign) in BRAILLE:
        return " "
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plain(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN_SIGNS, _replace)
