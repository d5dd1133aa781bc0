"""Routes of challenges: the same cards for everybody."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.server.fields import ChallengeId, Language
from formspiel.server.http.access import Bearer, refusals
from formspiel.server.http.challenge_models import (
    BegunGame,
    Dailies,
    Entry,
    MadeChallenge,
    NewChallenge,
    Packed,
    Par,
    Results,
    ShownBoards,
    ShownChallenge,
    TriedPacking,
    WantedEntry,
)
from formspiel.table.challenge import MOST_DAILY, MOST_GAMES
from formspiel.table.refusal import Code, Refusal

Name = Annotated[ChallengeId, Path(description="The name of the challenge.")]
Number = Annotated[int, Path(ge=0, lt=MOST_GAMES, description="Of a game of the challenge.")]
Who = Annotated[int, Path(ge=0, lt=MOST_DAILY, description="The number of an entrant.")]


async def list_dailies(request: Request) -> Dailies:
    """List what everybody plays today, in UTC."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def make_challenge(
    request: Request, wanted: NewChallenge, authorization: Bearer = None
) -> MadeChallenge:
    """Make a challenge for a friend, or an event."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def show_challenge(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """Show a challenge, and to who takes part how far they are."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def join(request: Request, challenge: Name, wanted: WantedEntry) -> Entry:
    """Take part."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def begin_game(
    request: Request, challenge: Name, game: Number, authorization: Bearer = None
) -> BegunGame:
    """Begin a game, or go on with it: where one's own table is."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def try_packing(
    request: Request, challenge: Name, game: Number, packed: Packed, authorization: Bearer = None
) -> TriedPacking:
    """Answer a packing. It is checked by the rules, and the first answer counts."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def show_results(request: Request, challenge: Name, authorization: Bearer = None) -> Results:
    """Show the ranking, as far as the reader may know it."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def show_par(
    request: Request,
    response: Response,
    challenge: Name,
    game: Number,
    authorization: Bearer = None,
) -> Par:
    """Show what was possible, and what bots made of it, to who has played; 202 until it is known."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def show_boards(
    request: Request, challenge: Name, game: Number, entrant: Who, authorization: Bearer = None
) -> ShownBoards:
    """Show what somebody did, card by card, to who has played the same."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def start_event(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """Start an event or, in step, its next game; for its host."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def end_event(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """End an event for all; for its host."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


async def export_event(
    request: Request,
    challenge: Name,
    form: Annotated[str, Path(pattern="^(records|csv|html)$")],
    language: Annotated[Language, Query(description="Of the printed page.")] = "en",
    authorization: Bearer = None,
) -> Response:
    """Export an event that is over: its records, a line each; a table as CSV, or to print."""
    raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")


ONE = "/api/challenges/{challenge}"
GAME = f"{ONE}/games/{{game}}"
ROUTES = [
    APIRoute("/api/dailies", list_dailies, responses=refusals(), tags=["challenges"]),
    APIRoute(
        "/api/challenges",
        make_challenge,
        methods=["POST"],
        status_code=201,
        responses=refusals(400, 401, 403, 404, 409, 410),
        tags=["challenges"],
    ),
    APIRoute(ONE, show_challenge, responses=refusals(403, 404), tags=["challenges"]),
    APIRoute(
        f"{ONE}/entrants",
        join,
        methods=["POST"],
        status_code=201,
        responses=refusals(404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        GAME,
        begin_game,
        methods=["POST"],
        responses=refusals(401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        f"{GAME}/packing",
        try_packing,
        methods=["POST"],
        responses=refusals(400, 401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(f"{ONE}/results", show_results, responses=refusals(403, 404), tags=["challenges"]),
    APIRoute(
        f"{GAME}/par",
        show_par,
        responses={202: {"model": Par}, **refusals(403, 404)},
        tags=["challenges"],
    ),
    APIRoute(
        f"{GAME}/boards/{{entrant}}",
        show_boards,
        responses=refusals(403, 404, 410),
        tags=["challenges"],
    ),
    APIRoute(
        f"{ONE}/start",
        start_event,
        methods=["POST"],
        responses=refusals(401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        f"{ONE}/end",
        end_event,
        methods=["POST"],
        responses=refusals(401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        f"{ONE}/export/{{form}}",
        export_event,
        responses={
            200: {"content": {"text/csv": {}, "text/html": {}, "application/x-ndjson": {}}},
            **refusals(401, 403, 404, 409),
        },
        tags=["challenges"],
    ),
]
