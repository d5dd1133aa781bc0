"""The move graph of DIGIT: which figure becomes which by moving one stick, and how far apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from formspiel.core.game import Json
from formspiel.games.digit.components import DigitEdition


@dataclass(frozen=True)
class MoveGraph:
    """The figures by name, each with its neighbours and how many moves it is from every one."""

    moves: dict[str, int]
    """In how many ways a stick can be moved, those that make the same figure again included."""

    neighbours: dict[str, tuple[str, ...]]
    """The other figures that one move makes, in order."""

    distances: dict[str, dict[str, int]]

    @cached_property
    def eccentricities(self) -> dict[str, int]:
        """How many moves the figure farthest away takes."""
        return {name: max(own.values()) for name, own in self.distances.items()}

    @cached_property
    def edges(self) -> int:
        """How many pairs of figures are neighbours."""
        return sum(map(len, self.neighbours.values())) // 2

    @cached_property
    def diameter(self) -> int:
        """How far apart two figures can be."""
        return max(self.eccentricities.values())

    @cached_property
    def farthest(self) -> tuple[tuple[str, str], ...]:
        """The pairs that are that far apart."""
        pairs = combinations(self.distances, 2)
        return tuple((a, b) for a, b in pairs if self.distances[a][b] == self.diameter)


def chart_moves(edition: DigitEdition) -> MoveGraph:
    """The graph of an edition's figures."""
    steps = {name: edition.steps(figure.sticks) for name, figure in edition.figures.items()}
    neighbours = {
        name: tuple(sorted({step.figure for step in own} - {name})) for name, own in steps.items()
    }
    return MoveGraph(
        {name: len(own) for name, own in steps.items()},
        neighbours,
        {name: _measure(neighbours, name) for name in neighbours},
    )


def format_graph(graph: MoveGraph) -> Json:
    """The graph as JSON; each row of distances has the order of the figures."""
    return {
        "nodes": len(graph.neighbours),
        "edges": graph.edges,
        "moves": sum(graph.moves.values()),
        "diameter": graph.diameter,
        "farthest": [list(pair) for pair in graph.farthest],
        "figures": list(graph.neighbours),
        "neighbours": {name: list(own) for name, own in graph.neighbours.items()},
        "distances": [
            [own[other] for other in graph.neighbours] for own in graph.distances.values()
        ],
    }


def _measure(neighbours: dict[str, tuple[str, ...]], start: str) -> dict[str, int]:
    away = {start: 0}
    queue = [start]
    for here in queue:
        for there in neighbours[here]:
            if there not in away:
                away[there] = away[here] + 1
                queue.append(there)
    return {name: away[name] for name in neighbours}
