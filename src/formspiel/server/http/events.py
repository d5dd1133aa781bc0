"""Routes for the host of an event: start it, end it, keep it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.server.challenges.export import EXPORTS, export
from formspiel.server.challenges.steps import Steps
from formspiel.server.fields import Language
from formspiel.server.http.access import Bearer, refusals
from formspiel.server.http.challenge_access import ONE, Name, challenges_of, read_host, show_to
from formspiel.server.http.challenge_models import ShownChallenge
from formspiel.server.limits import Buckets, address_of
from formspiel.table.challenge import OVER
from formspiel.table.refusal import Code, Refusal


async def start_event(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """Start an event or, in step, its next game; for its host."""
    found, reader = await read_host(request, challenge, authorization)
    steps: Steps = request.app.state.steps
    return await show_to(request, await steps.start(found), reader)


async def end_event(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """End an event for all; for its host."""
    challenges = challenges_of(request)
    found, reader = await read_host(request, challenge, authorization)
    now = challenges.now()
    if found.state(now) != OVER:
        found = found.ended(now)
        await challenges.change(found, found.stage)
    return await show_to(request, found, reader)


async def export_event(
    request: Request,
    challenge: Name,
    form: Annotated[str, Path(pattern="^(records|csv|html)$")],
    language: Annotated[Language, Query(description="Of the printed page.")] = "en",
    authorization: Bearer = None,
) -> Response:
    """Export an event that is over: its records, a line each; a table as CSV, or to print."""
    challenges = challenges_of(request)
    found, _ = await read_host(request, challenge, authorization)
    exports: Buckets = request.app.state.review_buckets
    if not exports.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "you export a lot; wait a moment")
    if found.state(challenges.now()) != OVER:
        raise Refusal(Code.NOT_OVER, "the event is not over")
    text = await export(challenges, found, form, language)
    media, ending = EXPORTS[form]
    headers = {"content-disposition": f'attachment; filename="{found.id}.{ending}"'}
    return Response(text, media_type=media, headers=headers)


ROUTES = [
    APIRoute(
        f"{ONE}/start",
        start_event,
        methods=["POST"],
        responses=refusals(400, 401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        f"{ONE}/end",
        end_event,
        methods=["POST"],
        responses=refusals(400, 401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        f"{ONE}/export/{{form}}",
        export_event,
        response_class=Response,
        responses={
            200: {"content": {"text/csv": {}, "text/html": {}, "application/x-ndjson": {}}},
            **refusals(401, 403, 404, 409, 500),
        },
        tags=["challenges"],
    ),
]
