"""Routes that look closer: how a game came about, what was possible, what a record shows."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import CHANCE
from formspiel.core.record import Record, RecordError, read_document, replay
from formspiel.server.fields import Phrase, SeatNumber
from formspiel.server.http.access import Bearer, Id, enter, refusals
from formspiel.server.http.models import Scene, SentRecord, Sighted, Steps
from formspiel.server.limits import Buckets, address_of
from formspiel.server.tables.solutions import Solutions
from formspiel.server.ws.messages import Best, Score, Sight
from formspiel.server.ws.told import best_of
from formspiel.solvers import has_solver
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know
from formspiel.table.sight import show_phrase, show_picture, show_score
from formspiel.table.steps import find_steps, show_step
from formspiel.table.table import Table


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


async def show_steps(request: Request, table: Id, authorization: Bearer = None) -> Steps:
    """Show the game move by move: what was decided in each step, and where its scene is."""
    live, seat = await enter(request, table, authorization)
    known = know(live.shown, seat)
    shown = [show_step(step, known) for step in find_steps(live.shown)]
    return Steps.model_validate({"steps": shown})


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
    if not shown.is_told:
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


async def limit_boxes(request: Request, sent: SentRecord) -> None:
    """Refuse home-made editions from one who sends very many: they take long to replay."""
    buckets: Buckets = request.app.state.box_buckets
    if sent.box is not None and not buckets.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "you send many home-made editions; wait a moment")


# Without `async` it runs in a thread: to replay a long record takes a moment.
def show_sight(
    sent: SentRecord,
    seat: Annotated[
        SeatNumber | None, Query(description="Whose sight; a spectator's if left out.")
    ] = None,
) -> Sighted:
    """Show what a seat sees of a record that is sent along."""
    try:
        record = read_document(sent.model_dump(exclude_unset=True))
        if seat is not None and seat >= record.game.seats_of(record.config):
            raise Refusal(Code.NO_SUCH_SEAT, "there is no such seat")
        return _sighted(record, replay(record), seat)
    except RecordError as error:
        where = "" if error.index is None else f"event {error.index}: "
        raise Refusal(Code.BAD_RECORD, where + error.sentence, error.rule) from None


def _sighted(record: Record, state: Any, seat: int | None) -> Sighted:
    game = record.game
    acting = game.to_act(state)
    seats = acting if isinstance(acting, tuple) else ()
    moves = game.legal(state, seat) if seat is not None and seat in seats else ()
    score = Score(**show_score(game.outcome(state)))
    sight = Sight(
        number=len(record.events) - 1,
        view=game.format_view(game.view(state, seat)),
        to_act=list(seats),
        moves=[game.format_event(move) for move in moves],
        phrases=[Phrase(**show_phrase(game.describe(move))) for move in moves],
        can_undo=False,
        scores=score.scores,
        winners=score.winners,
        ranks=score.ranks,
        score=score,
        due=[None] * game.seats_of(record.config),
        closed=None,
    )
    return Sighted(sight=sight, score=score, awaits_chance=acting is CHANCE)


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
            "phrase": show_phrase(words) if words else None,
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
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/best",
        show_best,
        responses={202: {"model": Best}, **refusals(401, 403, 404, 409, 410)},
        tags=["tables"],
    ),
    APIRoute(
        "/api/sight",
        show_sight,
        methods=["POST"],
        dependencies=[Depends(limit_boxes)],
        responses=refusals(400, 404),
        tags=["games"],
    ),
]
