"""The figures of DIGIT for a page that wants to name what the sticks make, and how far it is."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import Query
from fastapi.routing import APIRoute

from formspiel.games.digit.components import EDITIONS, load_edition
from formspiel.games.digit.solver.graph import chart_moves
from formspiel.server.form import Distances
from formspiel.server.routes import refusals
from formspiel.table.refusal import Code, Refusal


async def show_distances(
    edition: Annotated[str | None, Query(max_length=40)] = None,
) -> Distances:
    """Show how many moves the figures of DIGIT are apart, and all ways for them to lie."""
    if edition is not None and edition not in EDITIONS:
        raise Refusal(Code.UNKNOWN_EDITION, "there is no such edition")
    return measure_edition(edition or EDITIONS[0])


@cache
def measure_edition(name: str) -> Distances:
    """The distances of an edition, computed once."""
    edition = load_edition(name)
    graph = chart_moves(edition)
    figures = edition.figures.values()
    return Distances(
        edition=name,
        figures=[figure.id for figure in figures],
        distances=[
            [graph.distances[figure.id][other.id] for other in figures] for figure in figures
        ],
        lies=[[[list(stick) for stick in lie] for lie in figure.lies] for figure in figures],
    )


CHART_ROUTES = [
    APIRoute("/api/games/digit/distances", show_distances, responses=refusals(400), tags=["games"]),
]
