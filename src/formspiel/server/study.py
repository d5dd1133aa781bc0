"""Looking closer: what is in a box, how a game came about, and what was possible."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import Path, Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import Json
from formspiel.core.record import format_record
from formspiel.core.registry import GAMES
from formspiel.server.box import open_box
from formspiel.server.form import Best, BestRound, Box, Scene
from formspiel.server.fresh import find_fresh
from formspiel.server.live import LiveTable
from formspiel.server.routes import Bearer, Id, hall_of, refusals, seat_for
from formspiel.server.thinker import pack
from formspiel.server.thinking import Thinkers
from formspiel.server.words import SeatNumber
from formspiel.solvers import has_solver
from formspiel.table.command import Refusal
from formspiel.table.sight import hidden_numbers, show, side
from formspiel.table.table import Table

SECONDS_A_ROUND = 10.0
PATIENCE = 120.0
MOST_KEPT = 500


class Study:
    """The best results that were asked for; each is computed once."""

    def __init__(self, solvers: Thinkers) -> None:
        self._solvers = solvers
        self._found: dict[tuple[str, int], asyncio.Task[list[Json] | None]] = {}

    def best(self, live: LiveTable, seat: int) -> asyncio.Task[list[Json] | None]:
        """The work on the best of a seat, which may be done already."""
        key = (live.id, seat)
        if key not in self._found:
            while len(self._found) >= MOST_KEPT:
                del self._found[next(iter(self._found))]
            question = pack(("solve", format_record(live.shown.record), seat, SECONDS_A_ROUND))
            self._found[key] = asyncio.create_task(self._solvers.ask(question, PATIENCE))
        return self._found[key]


async def show_game(
    game: Annotated[Literal["fits", "bits", "quadrata", "digit"], Path()],
    edition: Annotated[str | None, Query(max_length=40)] = None,
) -> Box:
    """Show what is in the box of a game, for drawing it."""
    known = GAMES[game].editions
    if edition is not None and edition not in known:
        raise Refusal("unknown_edition", "there is no such edition")
    return Box(**open_box(game, edition or known[0]))


async def show_scene(
    request: Request,
    table: Id,
    at: Annotated[int, Path(ge=0, le=2**31)],
    authorization: Bearer = None,
) -> Scene:
    """Show what the reader saw of the game after so many of the events that stand.

    Nobody is shown more than was shown at the time.
    """
    live = await find_fresh(hall_of(request), table)
    seat = seat_for(live.shown, authorization)
    return _scene(live.shown, seat, at)


async def show_best(
    request: Request,
    response: Response,
    table: Id,
    seat: Annotated[SeatNumber, Query()] = 0,
    authorization: Bearer = None,
) -> Best:
    """Show the most that a seat could have had, knowing the cards; once the game is over.

    The answer is 202 while it is being computed: ask again.
    """
    live = await find_fresh(hall_of(request), table)
    seat_for(live.shown, authorization)
    if not live.shown.is_told:
        raise Refusal("not_over", "the game is not over")
    if seat >= len(live.shown.holders):
        raise Refusal("no_such_seat", "there is no such seat")
    is_own = live.shown.game.acts_together or len(live.shown.holders) == 1
    if not has_solver(live.shown.game.id) or not is_own:
        # Where seats move in turn, one cannot replace the moves of one and keep the others'.
        raise Refusal("no_solver", "there is no solver for this game")
    study: Study = request.app.state.study
    work = study.best(live, seat)
    if not work.done():
        response.status_code = 202
        return Best(is_ready=False)
    found = work.result()
    if not found:
        raise Refusal("no_solver", "the solver found nothing")
    return Best(
        is_ready=True,
        best=sum(one["best"] for one in found),
        bound=sum(one["bound"] for one in found),
        proven=all(one["proven"] for one in found),
        rounds=[BestRound(**one) for one in found],
    )


def _scene(table: Table, seat: int | None, at: int) -> Scene:
    moments = [table.moment]
    while (before := moments[-1].before) is not None:
        moments.append(before)
    moments.reverse()
    if at >= len(moments):
        raise Refusal("no_such_moment", "the game is not so far yet")
    moment, told = moments[at], at
    if table.game.acts_together and isinstance(moment.to_act, tuple):
        # The points of moves that were hidden then are not told.
        while told and (entry := moments[told].entry) is not None and entry.by != "chance":
            told -= 1
    return Scene(
        at=at,
        of=len(moments) - 1,
        event=_event(table, moment.number, seat) if at else None,
        view=table.game.format_view(table.game.view(moment.state, seat)),
        scores=list(table.game.outcome(moments[told].state).scores),
    )


def _event(table: Table, number: int, seat: int | None) -> Json:
    seen_from = side(table, number, seat, hidden_numbers(table))
    event: Json = show(table, number, seen_from)["event"]
    return event


STUDY_ROUTES = [
    APIRoute("/api/games/{game}", show_game, responses=refusals(400, 404), tags=["games"]),
    APIRoute(
        "/api/tables/{table}/scenes/{at}",
        show_scene,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/best",
        show_best,
        responses={202: {"model": Best}, **refusals(401, 403, 404, 409, 410)},
        tags=["tables"],
    ),
]
