"""Pictures in text, and how a move lies on a board."""

from __future__ import annotations

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


def plain(picture: Picture) -> str:
    """A picture as plain text."""
    return "\n".join("".join(mark.text for mark in line).rstrip() for line in picture)
