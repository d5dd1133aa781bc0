"""What the signs of a moment of DIGIT Solitaire are worth.

Found by `benchmarks/tune_digit.py`, which can be run again: it fits them to what came of
playing on from thousands of moments.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

MOST_TO_COME = 49

# fmt: off
COURSES: tuple[tuple[int, ...], ...] = (
    (451, 330, 267), (240, 104, 106), (211, 243, 219), (93, 278, 323), (47, 269, 384),
    (-714, 25, -26), (-130, 386, 262), (-297, 128, 113), (-273, 29, 153), (-31, 342, 266),
    (-33, 377, 367), (197, 215, 321), (375, 139, 250), (535, 151, 95), (451, 330, 267),
    (191, 407, 164), (199, 122, 334), (233, 23, 267), (-31, 342, 266), (45, -193, 161),
    (150, 20, 194), (-335, -472, -121), (57, -72, 107), (-347, -628, 621), (-201, 178, 125),
    (127, -84, -99), (867, 229, 261), (309, 462, 678), (125, 442, 674), (76, 300, 752),
    (48, 387, 526), (57, 353, 495), (48, 331, 496), (25, 360, 474), (40, 372, 408),
    (153, 313, 285), (253, 281, 167), (284, 265, 142), (359, 224, 88), (417, 208, 22),
    (461, 194, -24), (648, 176, -246),
)
# fmt: on
"""For each sign of `digit_solitaire`: thousandths of an extra move, for each part of `stage`."""


def stage(left: int) -> tuple[float, ...]:
    """How far the game is with so many cards to come, for weights that change on the way."""
    return 1.0, log(left) / 4, (log(left) / 4) ** 2


def expand_weights(courses: Sequence[Sequence[int]] = COURSES) -> list[float]:
    """The weights of all signs for every number of cards to come, one after the other."""
    return [
        sum(part * weight for part, weight in zip(stage(max(1, left)), own, strict=True)) / 1000
        for left in range(MOST_TO_COME + 1)
        for own in courses
    ]
