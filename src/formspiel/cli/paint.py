"""Pictures in colour, where the terminal can."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from zlib import crc32

from rich.console import Console
from rich.style import Style
from rich.text import Text

from formspiel.core.game import Picture

PALETTE = ("#2b66d9", "#d9482b", "#2b8a5f", "#7a4fc0", "#b07d0a", "#3a7f9c", "#a8447a", "#5f7a1f")
"""White letters stand well on every one of them."""

FIXED = {
    "": Style(),
    "quiet": Style(dim=True),
    "strong": Style(bold=True),
    "field:bonus": Style(color="green", bold=True),
    "field:malus": Style(color="red", bold=True),
    "field:symbol": Style(color="yellow", bold=True),
    "colour:R": Style(color="#ffffff", bgcolor="#d9482b", bold=True),
    "colour:G": Style(color="#ffffff", bgcolor="#2b8a5f", bold=True),
    "colour:B": Style(color="#ffffff", bgcolor="#2b66d9", bold=True),
    "colour:Y": Style(color="#1d1d21", bgcolor="#e8a91c", bold=True),
}


def console() -> Console:
    """Standard output; colours follow the terminal and NO_COLOR."""
    return Console(highlight=False, soft_wrap=True)


def paint(picture: Picture, letter_of: Callable[[str], str] = str) -> Text:
    """A picture as coloured text, with the letters of colours in the reader's language.

    A cell stays as wide as it is drawn: two letters take the room of one and the blank after it.
    """
    text = Text(no_wrap=True)
    for number, line in enumerate(picture):
        if number:
            text.append("\n")
        for mark in line:
            kind, _, what = mark.style.partition(":")
            said = mark.text
            if kind in ("colour", "try") and what in said:
                letter = letter_of(what)
                said = said.replace(what.ljust(len(letter)), letter)
            text.append(said, style_of(mark.style))
    return text


@cache
def style_of(name: str) -> Style:
    """The style that a mark's style name asks for."""
    if name in FIXED:
        return FIXED[name]
    kind, _, what = name.partition(":")
    if kind == "try":
        return Style(reverse=True, bold=True)
    colour = PALETTE[crc32(what.encode()) % len(PALETTE)]
    return Style(color="#ffffff", bgcolor=colour, bold=kind == "piece")
