"""Pictures of text as pixels, without a library for it.

Every character is a box of pixels: letters, digits and signs from a small font, lines as lines,
triangles as triangles, and anything else as a block, all on the colour of what they show.
"""

from __future__ import annotations

from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from formspiel.core.drawn import BY_LETTER
from formspiel.core.picture import Picture
from formspiel.envs.font import GLYPHS, HEIGHT, WIDTH

PAPER, INK = (250, 249, 246), (34, 34, 38)
LINES = {"│": "ns", "─": "ew", "┌": "es", "┐": "sw", "└": "en", "┘": "nw", "├": "ens", "┤": "nsw"}
LINES |= {"┬": "esw", "┴": "enw", "┼": "ensw", "╴": "w", "╶": "e", "╵": "n", "╷": "s"}

Y, X = np.mgrid[:HEIGHT, :WIDTH]
RISING = (2 * Y + 1) * WIDTH + (2 * X + 1) * HEIGHT - 2 * WIDTH * HEIGHT
FALLING = (2 * Y + 1) * WIDTH - (2 * X + 1) * HEIGHT
"""How far below the diagonals of a box a pixel lies."""

SLANTED = {
    "◢": RISING >= 0,
    "◤": RISING <= 0,
    "◣": FALLING >= 0,
    "◥": FALLING <= 0,
    "╱": abs(RISING) < HEIGHT,
    "╲": abs(FALLING) < HEIGHT,
}

Image = NDArray[np.uint8]


def draw(picture: Picture) -> Image:
    """A picture as rows of pixels, each red, green and blue."""
    columns = max((sum(len(mark.text) for mark in line) for line in picture), default=1)
    shape = (max(1, len(picture)) * HEIGHT, max(1, columns) * WIDTH, 3)
    image = np.empty(shape, np.uint8)
    image[:] = PAPER
    for row, line in enumerate(picture):
        column = 0
        for mark in line:
            ground = _ground(mark.style)
            for character in mark.text:
                box = image[
                    row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH
                ]
                box[:] = ground
                box[_pixels(character)] = INK
                column += 1
    return image


def _ground(style: str) -> tuple[int, int, int]:
    """A light colour for a thing by its name, the same each time; paper for all else."""
    kind, _, what = style.partition(":")
    if kind == "colour" and what in BY_LETTER:
        # Ink stands well on it when it is mixed with paper.
        own = bytes.fromhex(BY_LETTER[what].removeprefix("#"))
        red, green, blue = ((one + paper) // 2 for one, paper in zip(own, PAPER, strict=True))
        return red, green, blue
    if not what:
        return PAPER
    red, green, blue = blake2b(style.encode(), digest_size=3).digest()
    return 160 + red % 90, 160 + green % 90, 160 + blue % 90


def _pixels(character: str) -> NDArray[np.bool_]:
    """Which pixels of a box are inked."""
    inked = np.zeros((HEIGHT, WIDTH), np.bool_)
    if character in LINES:
        middle, centre = HEIGHT // 2, WIDTH // 2
        for way in LINES[character]:
            if way in "ns":
                inked[slice(0, middle + 1) if way == "n" else slice(middle, HEIGHT), centre] = True
            else:
                inked[middle, slice(centre, WIDTH) if way == "e" else slice(0, centre + 1)] = True
    elif character == "━":
        inked[HEIGHT // 2 - 1 : HEIGHT // 2 + 2] = True
    elif character == "┃":
        inked[:, WIDTH // 2 - 1 : WIDTH // 2 + 2] = True
    elif character in SLANTED:
        inked[:] = SLANTED[character]
    elif character in GLYPHS:
        for y, bits in enumerate(GLYPHS[character]):
            for x in range(WIDTH):
                inked[y, x] = bool(bits >> (WIDTH - 1 - x) & 1)
    elif not character.isspace():
        inked[2:-2, 1:-1] = True
    return inked
