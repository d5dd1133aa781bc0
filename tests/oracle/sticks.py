"""DIGIT's figures: a figure is a set of sticks, a stick the set of its two end points.

Figures are grown stick by stick, named by trying all eight symmetric copies, and the moves
of a position are found by trying every place of a generous box.
"""

from functools import cache
from typing import Any

from tests.oracle.header import is_int
from tests.oracle.refused import Refused

Point = tuple[int, int]
Stick = frozenset[Point]
Sticks = frozenset[Stick]
Written = tuple[tuple[int, int, int], ...]


def stick(x: int, y: int, upright: int) -> Stick:
    return frozenset({(x, y), (x, y + 1) if upright else (x + 1, y)})


def write_stick(one: Stick) -> tuple[int, int, int]:
    """(x, y, d) as the rules page writes it."""
    (x, y), (other_x, _) = sorted(one)
    return x, y, 1 if other_x == x else 0


def is_connected(sticks: Sticks) -> bool:
    """Floods from any stick over shared end points."""
    flooded = {next(iter(sticks))}
    while True:
        reached = {one for one in sticks for wet in flooded if one & wet}
        if reached == flooded:
            return flooded == sticks
        flooded = reached


def turn(point: Point, quarter_turns: int, flip: int) -> Point:
    """The point flipped left to right where `flip` is -1, then turned about (0, 0)."""
    x, y = point[0] * flip, point[1]
    for _ in range(quarter_turns):
        x, y = -y, x
    return x, y


def write_figure(sticks: Sticks) -> Written:
    """The least of the sorted lists of the eight copies, each pushed to zero."""
    copies: list[Written] = []
    for flip in (1, -1):
        for quarter_turns in range(4):
            copy = {frozenset(turn(end, quarter_turns, flip) for end in one) for one in sticks}
            left = min(x for one in copy for x, _ in one)
            low = min(y for one in copy for _, y in one)
            pushed = [frozenset((x - left, y - low) for x, y in one) for one in copy]
            copies.append(tuple(sorted(write_stick(one) for one in pushed)))
    return min(copies)


def box(sticks: Sticks) -> list[Stick]:
    """All places for a stick within two units of the figure."""
    xs = [x for one in sticks for x, _ in one]
    ys = [y for one in sticks for _, y in one]
    return [
        stick(x, y, upright)
        for x in range(min(xs) - 2, max(xs) + 3)
        for y in range(min(ys) - 2, max(ys) + 3)
        for upright in (0, 1)
    ]


@cache
def figures() -> dict[str, Written]:
    """The figures by name, grown from a single stick."""
    grown: set[Written] = {((0, 0, 0),)}
    for size in range(2, 6):
        larger: set[Written] = set()
        for written in grown:
            sticks = frozenset(stick(*one) for one in written)
            for place in box(sticks):
                more = sticks | {place}
                if len(more) == size and is_connected(more):
                    larger.add(write_figure(more))
        grown = larger
    return {f"D{index:02}": written for index, written in enumerate(sorted(grown), 1)}


def name_figure(sticks: Sticks) -> str:
    written = write_figure(sticks)
    return next(name for name, figure in figures().items() if figure == written)


def stick_moves(sticks: Sticks) -> list[tuple[Stick, Stick]]:
    """All moves of one stick to another place; only the result must hang together (DIGIT-1)."""
    return [
        (old, new)
        for old in sorted(sticks, key=write_stick)
        for new in box(sticks)
        if new not in sticks and is_connected(sticks - {old} | {new})
    ]


def parse_stick(value: Any) -> Stick:
    if not isinstance(value, list) or len(value) != 3:
        raise Refused("A stick is [x, y, letter].")
    x, y, letter = value
    if not is_int(x) or not is_int(y) or not isinstance(letter, str) or letter not in ("h", "v"):
        raise Refused("A stick is two whole numbers and h or v.")
    return stick(x, y, 1 if letter == "v" else 0)


def format_stick(one: Stick) -> list[Any]:
    x, y, upright = write_stick(one)
    return [x, y, "v" if upright else "h"]
