"""Shapes and boards drawn as rows of characters, the top row first."""

from __future__ import annotations

from collections.abc import Iterator

from formspiel.geometry.parts import Cell


def parse_picture(picture: str) -> Iterator[tuple[Cell, str]]:
    r"""The cells of a picture with their characters; blanks are no cells.

    >>> dict(parse_picture("#.\n##"))
    {(0, 1): '#', (1, 1): '.', (0, 0): '#', (1, 0): '#'}
    """
    rows = [row.rstrip() for row in picture.strip("\n").splitlines()]
    for y, row in zip(reversed(range(len(rows))), rows, strict=True):
        for x, character in enumerate(row):
            if character != " ":
                yield (x, y), character
