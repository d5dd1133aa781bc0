"""Things that draw themselves in a notebook: views, states and records.

A game draws a view with the shapes and colours of the page (`Game.drawing`); one that does not
is shown by its picture in text.
"""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any

from formspiel.core.picture import Picture

if TYPE_CHECKING:
    from formspiel.core.game import AnyGame

SURFACE, INK, QUIET, LINE = "#ffffff", "#1d1d21", "#63626a", "#ddd8cc"
RED, BLUE, YELLOW, GREEN, VIOLET = "#d9482b", "#2b66d9", "#e8a91c", "#2b8a5f", "#7a4fc0"
"""The colours of the page by day."""

BY_LETTER = {"R": RED, "G": GREEN, "B": BLUE, "Y": YELLOW, "V": VIOLET}
"""Those that editions and pictures name by a letter."""

UNIT = 24
"""Pixels to a unit of a board."""

FONT = "font-family='system-ui, sans-serif' text-anchor='middle'"


class Sheet:
    """What is drawn, in units; x to the right and y down."""

    def __init__(self) -> None:
        self._shapes: list[str] = []
        self._width = self._height = 0.0

    def add(self, shape: str, x: float = 0.0, y: float = 0.0) -> None:
        """Draw a shape, moved by so much."""
        self._shapes.append(f'<g transform="translate({x:g} {y:g})">{shape}</g>')

    def reach(self, x: float, y: float) -> None:
        """Make the sheet as large as this at least."""
        self._width, self._height = max(self._width, x), max(self._height, y)

    def text(self, said: str, x: float, y: float, size: float = 0.5, fill: str = INK) -> None:
        """Write something about a point."""
        self._shapes.append(
            f'<text x="{x:g}" y="{y + 0.36 * size:g}" font-size="{size:g}" fill="{fill}" {FONT}>'
            f"{escape(said)}</text>"
        )

    def svg(self) -> str:
        """The whole sheet."""
        wide, high = self._width + 0.4, self._height + 0.4
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.2 -0.2 {wide:g} {high:g}"'
            f' width="{wide * UNIT:g}" height="{high * UNIT:g}">'
            f'<rect x="-0.2" y="-0.2" width="{wide:g}" height="{high:g}" fill="{SURFACE}"/>'
            f"{''.join(self._shapes)}</svg>"
        )


class Drawn:
    """A state or a view of the game in whose folder its class lies."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """As a notebook shows it: a view as it is, a state as a spectator sees it."""
        package = type(self).__module__.rpartition(".")[0]
        game: AnyGame = import_module(package).GAME
        return draw(game, self if hasattr(self, "seat") else game.view(self, None))


def draw(game: AnyGame, view: Any) -> str:
    """A view as SVG."""
    return game.drawing(view) if game.drawing is not None else _typed(game.picture(view, None))


def _typed(picture: Picture) -> str:
    """A picture in text, line by line."""
    lines = ["".join(mark.text for mark in line) for line in picture]
    wide = 9 * max(map(len, lines), default=1) + 16
    rows = "".join(
        f'<text x="8" y="{18 * number + 20}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{18 * len(lines) + 14}">'
        f'<rect width="100%" height="100%" fill="{SURFACE}"/>'
        f'<g font-family="monospace" font-size="15" fill="{INK}">{rows}</g></svg>'
    )
