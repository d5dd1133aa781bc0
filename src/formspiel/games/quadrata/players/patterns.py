"""Patterns of two by two cells in a square of Quadrata, and what a level makes of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from formspiel.core.speed.arrays import Ints, ints

COVERED = (0b0000, 0b0011, 0b0101, 0b1010, 0b1100, 0b1111)
"""The ways in which a cell may be covered, a bit for each of its quarters E, N, S and W."""

HALVES = (2, 1, 1, 1, 1, 0)
"""How many halves of a cell are free then."""

TURNED = {0: 1, 1: 3, 3: 2, 2: 0}
FLIPPED = {0: 3, 1: 1, 2: 2, 3: 0}
"""Where a quarter comes to by a turn to the left, and by a flip left to right."""

Pattern = tuple[int, int, int, int]
"""Ways of the cells (0, 0), (0, 1), (1, 0) and (1, 1)."""


@cache
def list_kinds() -> tuple[int, ...]:
    """Of every pattern the number of its kind: patterns that can be turned into one another."""
    seen: dict[Pattern, int] = {}
    kinds = []
    for a, b, c, d in product(range(len(COVERED)), repeat=4):
        first = min(_images((a, b, c, d)))
        kinds.append(seen.setdefault(first, len(seen)))
    return tuple(kinds)


def spread(by_kind: Sequence[int]) -> list[int]:
    """What is given by kind, by pattern."""
    return [by_kind[kind] for kind in list_kinds()]


def guess_windows(per_half: int, per_cut: int) -> list[int]:
    """By pattern: so much for every free half, and more for a cell that is cut."""
    found = []
    for pattern in product(range(len(COVERED)), repeat=4):
        cuts = sum(HALVES[way] == 1 for way in pattern)
        # A cell is part of four windows.
        found.append((per_half * sum(HALVES[way] for way in pattern) + per_cut * cuts) // 4)
    return found


def pack_pairs() -> Ints:
    """By the byte of two cells, the upper one in its high half: which of 36 they are."""
    way = {nibble: number for number, nibble in enumerate(COVERED)}
    full = len(COVERED) - 1
    return ints(
        len(COVERED) * way.get(byte & 15, full) + way.get(byte >> 4, full) for byte in range(256)
    )


def _images(pattern: Pattern) -> list[Pattern]:
    found = []
    for _ in range(2):
        for _ in range(4):
            found.append(pattern)
            a, b, c, d = (_change(way, TURNED) for way in pattern)
            # (x, y) goes to (1 - y, x).
            pattern = (b, d, a, c)
        a, b, c, d = (_change(way, FLIPPED) for way in pattern)
        pattern = (c, d, a, b)
    return found


def _change(way: int, places: dict[int, int]) -> int:
    nibble = sum(1 << places[bit] for bit in range(4) if COVERED[way] >> bit & 1)
    return COVERED.index(nibble)
