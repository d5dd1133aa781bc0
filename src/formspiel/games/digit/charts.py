"""The figures of an edition: what the sticks make, and how far it is from one to another."""

from __future__ import annotations

from formspiel.core.game import Json
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.solver.graph import chart_moves, format_graph


def chart_distances(edition: DigitEdition) -> Json:
    """How many moves the figures are apart, and all ways for them to lie.

    `distances` has a row for each figure, in the order of their names. Of `lies`, each is
    the sticks, sorted, with 0 as the least x and y.
    """
    graph = chart_moves(edition)
    figures = edition.figures.values()
    return {
        "figures": [figure.id for figure in figures],
        "distances": [
            [graph.distances[figure.id][other.id] for other in figures] for figure in figures
        ],
        "lies": [[[list(stick) for stick in lie] for lie in figure.lies] for figure in figures],
    }


def chart_graph(edition: DigitEdition) -> Json:
    """Which figures are one move apart, and how far apart the others are."""
    return format_graph(chart_moves(edition))


def tell_graph(edition: DigitEdition) -> str:
    """The same for people: a line for each figure."""
    graph = chart_moves(edition)
    figures, ways = len(graph.moves), sum(graph.moves.values())
    pairs = ", ".join(f"{a} {b}" for a, b in graph.farthest)
    lines = [
        f"{figures} figures, {ways} ways to move a stick, {graph.edges} pairs of neighbours",
        f"at most {graph.diameter} moves apart: {pairs}",
        "figure  ways  neighbours  farthest",
    ]
    for name, ways in graph.moves.items():
        near, far = len(graph.neighbours[name]), graph.eccentricities[name]
        lines.append(f"{name:6} {ways:5} {near:11} {far:9}")
    return "\n".join(lines)


CHARTS = {"distances": chart_distances, "graph": chart_graph}
TABLES = {"graph": tell_graph}
