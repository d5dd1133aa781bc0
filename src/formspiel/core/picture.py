"""Pictures in text, and how a move lies on a board."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple


class Pose(NamedTuple):
    """How a move lies on the board.

    Moves of the same `choice` differ only in how the same thing is laid. `shape` is the
    settled shape; `turned` and `flipped` are the shapes after a quarter turn to the left
    and after a flip left to right. x and y are the least column and row.
    """

    choice: tuple[Any, ...]
    x: int
    y: int
    shape: tuple[Any, ...]
    turned: tuple[Any, ...]
    flipped: tuple[Any, ...]


class Mark(NamedTuple):
    """A few characters of a picture that belong to one thing.

    `style` names what they show, such as `piece:L4`, `try`, `field:bonus` or nothing; a
    terminal may colour it. The text must be readable without.
    """

    text: str
    style: str = ""


Picture = tuple[tuple[Mark, ...], ...]
"""Lines of marks, the top line first."""


def beside(*pictures: Picture, gap: int = 3) -> Picture:
    """Pictures side by side, standing on the same line, with a gap between them."""
    tall = max(map(len, pictures))
    raised = []
    for own in pictures:
        blank = (Mark(" " * sum(len(mark.text) for mark in own[0])),)
        raised.append((blank,) * (tall - len(own)) + own)
    lines = []
    for row in zip(*raised, strict=True):
        line = row[0]
        for more in row[1:]:
            line += (Mark(" " * gap), *more)
        lines.append(line)
    return tuple(lines)


def numbered(seat: int, picture: Picture) -> Picture:
    """The picture with the number of its player above it: 1, 2, … for people."""
    wide = max((len(_text(line)) for line in picture), default=0)
    return ((Mark(f"  #{seat + 1}".ljust(wide)),), *picture)


def evened(picture: Picture) -> Picture:
    """The picture with all lines equally long."""
    widths = [len(_text(line)) for line in picture]
    widest = max(widths, default=0)
    return tuple(
        (*line, Mark(" " * (widest - wide))) if wide < widest else line
        for line, wide in zip(picture, widths, strict=True)
    )


class Parts(NamedTuple):
    """What an edition has of one kind, such as `pieces`, each drawn with its name."""

    kind: str
    pictures: tuple[Picture, ...]


def in_rows(pictures: Iterable[Picture], wide: int, gap: int = 3) -> Picture:
    """Pictures in rows that are at most so wide, with an empty line between rows."""
    rows: list[list[Picture]] = []
    room = 0
    for picture in map(evened, pictures):
        need = len(_text(picture[0])) + gap
        if need > room:
            rows.append([])
            room = wide + gap
        rows[-1].append(picture)
        room -= need
    lines: Picture = ()
    for row in rows:
        tall = max(map(len, row))
        # Names stand above, so that pictures hang rather than stand.
        hung = [own + ((Mark(" " * len(_text(own[0]))),),) * (tall - len(own)) for own in row]
        lines += (*beside(*hung, gap=gap), ())
    return lines[:-1]


def _text(line: tuple[Mark, ...]) -> str:
    return "".join(mark.text for mark in line)


def plain(picture: Picture) -> str:
    """A picture as plain text."""
    return "\n".join(_text(line).rstrip() for line in picture)
