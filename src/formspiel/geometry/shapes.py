"""Shapes: finite sets of parts of one kind, their eight symmetries and normal form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from formspiel.geometry.parts import Kind, PartT

Symmetry = tuple[int, int, int, int]
"""A turn or flip: (a, b, c, d) takes (x, y) to (a·x + b·y, c·x + d·y)."""

SYMMETRIES: tuple[Symmetry, ...] = (
    (1, 0, 0, 1),
    (0, -1, 1, 0),
    (-1, 0, 0, -1),
    (0, 1, -1, 0),
    (-1, 0, 0, 1),
    (0, 1, 1, 0),
    (1, 0, 0, -1),
    (0, -1, -1, 0),
)
"""As it is, three quarter turns to the left; flipped left to right, and that turned."""

TURN = SYMMETRIES[1]
FLIP = SYMMETRIES[4]


def transformed(kind: Kind[PartT], parts: Iterable[PartT], symmetry: Symmetry) -> tuple[PartT, ...]:
    """The parts turned or flipped about the origin, sorted."""
    a, b, c, d = symmetry
    points = map(kind.point, parts)
    return tuple(sorted(kind.part((a * x + b * y, c * x + d * y)) for x, y in points))


def moved(parts: Iterable[PartT], dx: int, dy: int) -> tuple[PartT, ...]:
    """The parts shifted by whole units, in the order given.

    >>> moved([(0, 0), (1, 0)], 2, 5)
    ((2, 5), (3, 5))
    """
    return tuple(cast(PartT, (part[0] + dx, part[1] + dy, *part[2:])) for part in parts)


def settled(parts: Iterable[PartT]) -> tuple[PartT, ...]:
    """The parts shifted so that the least x and the least y are 0, sorted.

    >>> settled([(3, 4), (2, 4)])
    ((0, 0), (1, 0))
    """
    parts = sorted(parts)
    return moved(parts, -min(p[0] for p in parts), -min(p[1] for p in parts))


def orientations(kind: Kind[PartT], parts: Iterable[PartT]) -> tuple[tuple[PartT, ...], ...]:
    """Every different way to turn and flip a shape, each settled, at most eight, sorted."""
    parts = tuple(parts)
    return tuple(sorted({settled(transformed(kind, parts, s)) for s in SYMMETRIES}))


def normal(kind: Kind[PartT], parts: Iterable[PartT]) -> tuple[PartT, ...]:
    """The normal form: equal for two shapes just when they are the same turned or flipped."""
    return orientations(kind, parts)[0]


def components(kind: Kind[PartT], parts: Iterable[PartT]) -> Iterator[frozenset[PartT]]:
    """The connected pieces of a set of parts, the one with the least part first."""
    left = set(parts)
    for start in sorted(left):
        if start not in left:
            continue
        left.discard(start)
        found, edge = [start], [start]
        while edge:
            for near in kind.touched(edge.pop()):
                if near in left:
                    left.discard(near)
                    found.append(near)
                    edge.append(near)
        yield frozenset(found)


def is_connected(kind: Kind[PartT], parts: Iterable[PartT]) -> bool:
    """Whether the parts hang together; no parts at all do not."""
    return sum(1 for _ in components(kind, parts)) == 1


def grow(kind: Kind[PartT], shapes: Iterable[tuple[PartT, ...]]) -> tuple[tuple[PartT, ...], ...]:
    """The normal forms of all shapes that are one of these and one joined part more."""
    grown = set()
    for shape in shapes:
        have = set(shape)
        for near in {n for part in shape for n in kind.touched(part)} - have:
            grown.add(normal(kind, (*shape, near)))
    return tuple(sorted(grown))
