"""The figures of DIGIT and their moves as one row of numbers, for the kernel.

Figures are numbered from 0 in the order of their names. A move depends on how the figure
lies only by its turn or flip, so the moves from a figure's normal form stand for all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formspiel.core.speed.arrays import Ints, ints
from formspiel.games.digit.components import DigitEdition

COUNT, NEXT, AWAY, FIRST, MOVES, BEGIN, NEAR = range(7)
"""The head of the row. COUNT is the number of figures n; the others say where a table
begins. NEXT has n × n flags: is it one move from here to there? AWAY has n × n distances.
MOVES has the figure that each labelled move makes, those from figure f at FIRST[f] to
FIRST[f + 1]; NEAR has the other figures one move away, each once, with BEGIN likewise."""

HEAD = 7


@dataclass(frozen=True, eq=False)
class Graph:
    """Which figure becomes which by one move."""

    names: tuple[str, ...]
    numbers: dict[str, int]
    moves: tuple[tuple[int, ...], ...]
    """By figure: what each labelled move from its normal form makes, in their order."""
    near: tuple[tuple[int, ...], ...]
    """By figure: the other figures one move away, in order."""
    near_bits: tuple[int, ...]
    """The same as bits."""
    away: tuple[tuple[int, ...], ...]
    """By figure: how many moves it takes to every figure."""
    row: Ints
    """All of it for the kernel."""


@cache
def load_graph(edition: DigitEdition) -> Graph:
    """The graph of an edition's figures."""
    names = tuple(edition.figures)
    numbers = {name: number for number, name in enumerate(names)}
    moves = tuple(
        tuple(numbers[step.figure] for step in edition.steps(figure.sticks))
        for figure in edition.figures.values()
    )
    near = tuple(tuple(sorted(set(own) - {number})) for number, own in enumerate(moves))
    bits = tuple(sum(1 << number for number in own) for own in near)
    away = tuple(_measure(near, number) for number in range(len(names)))
    return Graph(names, numbers, moves, near, bits, away, _pack(moves, near, away))


def _measure(near: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    away = {start: 0}
    queue = [start]
    for here in queue:
        for there in near[here]:
            if there not in away:
                away[there] = away[here] + 1
                queue.append(there)
    # Any figure can be made from any other, stick by stick.
    return tuple(away[number] for number in range(len(near)))


def _pack(
    moves: tuple[tuple[int, ...], ...],
    near: tuple[tuple[int, ...], ...],
    away: tuple[tuple[int, ...], ...],
) -> Ints:
    tables = [
        [int(steps == 1) for own in away for steps in own],
        [steps for own in away for steps in own],
        _bounds(moves),
        [figure for own in moves for figure in own],
        _bounds(near),
        [figure for own in near for figure in own],
    ]
    row = [len(moves)]
    begin = HEAD
    for table in tables:
        row.append(begin)
        begin += len(table)
    return ints([*row, *(number for table in tables for number in table)])


def _bounds(lists: tuple[tuple[int, ...], ...]) -> list[int]:
    """Where each list begins when they stand one after the other, and where the last ends."""
    bounds = [0]
    for own in lists:
        bounds.append(bounds[-1] + len(own))
    return bounds
