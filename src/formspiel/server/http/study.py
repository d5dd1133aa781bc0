"""Routes that look closer: how a game came about, what was possible, what a record shows."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import Path, Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import Json
from formspiel.core.phrase import format_phrase
from formspiel.server.fields import SeatNumber
from formspiel.server.http.access import Bearer, Id, enter, refusals
from formspiel.server.http.looks import looks_of
from formspiel.server.http.models import BestLine, Scene, SentRecord, Sighted, Steps, Stops
from formspiel.server.limits import Buckets, Room, address_of
from formspiel.server.tables.solutions import Solutions
from formspiel.server.workers.line import Asker
from formspiel.server.workers.pool import Pool
from formspiel.server.ws.messages import Best
from formspiel.server.ws.told import best_of, write
from formspiel.solvers import has_solver
from formspiel.study import best_line
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know
from formspiel.table.sight import show_picture, show_score
from formspiel.table.steps import find_steps, find_stops, show_step
from formspiel.table.table import Table

SIGHT = "/api/sight"
MOST_STOPS = 40
"""So far back it is told how points came; each moment is counted anew."""


async def show_scene(
    request: Request,
    table: Id,
    at: Annotated[int, Path(ge=0, le=2**31)],
    picture: Annotated[bool, Query(description="Whether to draw the view in text.")] = False,  # noqa: FBT002  a flag of the query
    authorization: Bearer = None,
) -> Scene:
    """Show what the reader saw of the game after so many of the events that stand.

    Nobody is shown more than was shown at the time.
    """
    live, seat = await enter(request, table, authorization)
    return _scene(live.shown, seat, at, is_drawn=picture)


async def show_steps(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """Show the game move by move: what was decided in each step, and where its scene is."""
    looks_of(request).count(request)
    live, seat = await enter(request, table, authorization)
    shown = await looks_of(request).make(request, partial(_steps, live.shown, seat))
    return Response(shown, media_type="application/json")


async def show_stops(
    request: Request,
    table: Id,
    views: Annotated[bool, Query(description="Whether to tell what was seen, too.")] = False,  # noqa: FBT002  a flag of the query
    authorization: Bearer = None,
) -> Response:
    """Show points item by item after each of the last moves, for a log of how they came."""
    looks_of(request).count(request)
    live, seat = await enter(request, table, authorization)
    # To count what lies on many boards takes a moment.
    work = partial(_stops, live.shown, seat, has_views=views)
    return Response(await looks_of(request).make(request, work), media_type="application/json")


async def show_best(
    request: Request,
    response: Response,
    table: Id,
    seat: Annotated[SeatNumber, Query()] = 0,
    authorization: Bearer = None,
) -> Best:
    """Show the most that a seat could have had, knowing the cards; once the game is over.

    The answer is 202 while it is being computed: all at the table are told when it is ready.
    """
    live, _ = await enter(request, table, authorization)
    shown = live.shown
    if not shown.is_open_book:
        raise Refusal(Code.NOT_OVER, "the game is not over")
    if shown.ended_by is not None:
        raise Refusal(Code.NO_SOLVER, "the game was given up before its end")
    if seat >= len(shown.holders):
        raise Refusal(Code.NO_SUCH_SEAT, "there is no such seat")
    is_own = shown.game.acts_together or len(shown.holders) == 1
    if not has_solver(shown.game.id) or not is_own:
        # Where seats move in turn, one cannot replace the moves of one and keep the others'.
        raise Refusal(Code.NO_SOLVER, "there is no solver for this game")
    solutions: Solutions = request.app.state.solutions
    rounds = solutions.find(live, seat)
    if rounds is None:
        response.status_code = 202
        return Best(is_ready=False)
    if not rounds:
        raise Refusal(Code.NO_SOLVER, "the solver found nothing")
    return best_of(rounds)


async def show_best_line(
    request: Request,
    table: Id,
    number: Annotated[int, Path(ge=1, le=1000, alias="round")],
    seat: Annotated[SeatNumber, Query()] = 0,
    authorization: Bearer = None,
) -> Response:
    """Show the best that a seat could have done in a round, move by move, once it is found."""
    looks_of(request).count(request)
    live, _ = await enter(request, table, authorization)
    if not live.shown.is_open_book:
        raise Refusal(Code.NOT_OVER, "the game is not over")
    solutions: Solutions = request.app.state.solutions
    found = next((one for one in solutions.known(live, seat) if one["round"] == number), None)
    if not found or not found["moves"]:
        raise Refusal(Code.NO_SUCH_MOMENT, "what was possible in that round is not known")
    # To replay a game takes a moment.
    work = partial(_best_line, live.shown, number - 1, seat, found["moves"])
    return Response(await looks_of(request).make(request, work), media_type="application/json")


async def show_sight(
    request: Request,
    sent: SentRecord,
    seat: Annotated[
        SeatNumber | None, Query(description="Whose sight; a spectator's if left out.")
    ] = None,
) -> Response:
    """Show what a seat sees of a record that is sent along."""
    address = address_of(request)
    boxes: Buckets = request.app.state.box_buckets
    if sent.box is not None and not boxes.take(address):
        raise Refusal(Code.TOO_FAST, "you send many home-made editions; wait a moment")
    # To replay a long record takes a while, so it is done in another process.
    readers: Pool = request.app.state.readers
    document = sent.model_dump(exclude_unset=True)
    room: Room = request.app.state.sight_room
    with room.place(address, "many records are looked at just now; try again soon"):
        found = await readers.look(document, seat, Asker(address, address))
    return Response(write(found), media_type="application/json")


def _best_line(table: Table, number: int, seat: int, moves: list[Json]) -> bytes:
    return write(best_line.show_best_line(table.record, number, seat, moves))


def _steps(table: Table, seat: int | None) -> bytes:
    known = know(table, seat)
    return write({"steps": [show_step(step, known) for step in find_steps(table)]})


def _stops(table: Table, seat: int | None, *, has_views: bool) -> bytes:
    found = []
    for moment in find_stops(know(table, seat), MOST_STOPS):
        then = know(table, seat, moment)
        view = table.game.format_view(then.view) if has_views else None
        found.append({"number": moment.number, "score": show_score(then.outcome), "view": view})
    return write({"stops": found})


def _scene(table: Table, seat: int | None, at: int, *, is_drawn: bool) -> Scene:
    moments = [table.moment]
    while (before := moments[-1].before) is not None:
        moments.append(before)
    moments.reverse()
    if at >= len(moments):
        raise Refusal(Code.NO_SUCH_MOMENT, "the game is not so far yet")
    moment = moments[at]
    then, now = know(table, seat, moment), know(table, seat)
    event, words = None, None
    if moment.entry is not None:
        event, words = now.read(moment.number, moment.entry)
    picture = show_picture(table.game.picture(then.view, None)) if is_drawn else None
    is_move = moment.entry is not None and moment.entry.by != "chance"
    return Scene.model_validate(
        {
            "at": at,
            "of": len(moments) - 1,
            "event": event,
            "phrase": format_phrase(words) if words else None,
            "view": table.game.format_view(then.view),
            "closed": then.closed if is_move and then.common is moment else None,
            "scores": list(then.outcome.scores),
            "picture": picture,
        }
    )


ROUTES = [
    APIRoute(
        "/api/tables/{table}/scenes/{at}",
        show_scene,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/steps",
        show_steps,
        responses={200: {"model": Steps}, **refusals(401, 403, 404, 410)},
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/stops",
        show_stops,
        responses={200: {"model": Stops}, **refusals(401, 403, 404, 410)},
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/best",
        show_best,
        responses={202: {"model": Best}, **refusals(401, 403, 404, 409, 410)},
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/best/{round}",
        show_best_line,
        responses={200: {"model": BestLine}, **refusals(401, 403, 404, 409, 410)},
        tags=["tables"],
    ),
    APIRoute(
        SIGHT,
        show_sight,
        methods=["POST"],
        responses={200: {"model": Sighted}, **refusals(400, 404, 500)},
        tags=["games"],
    ),
]
