"""Routes of challenges: the same cards for everybody."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated

import orjson
from fastapi import Header, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import Json
from formspiel.server.challenges import shown
from formspiel.server.challenges.pars import Pars
from formspiel.server.challenges.registry import Challenges
from formspiel.server.http.access import Bearer, refusals
from formspiel.server.http.challenge_access import (
    ONE,
    Name,
    Number,
    Who,
    challenges_of,
    read_challenge,
    read_entrant,
    read_known,
    show_to,
)
from formspiel.server.http.challenge_models import (
    BegunGame,
    Dailies,
    Entry,
    Packed,
    Par,
    Results,
    ShownBoards,
    ShownChallenge,
    TriedPacking,
    WantedEntry,
)
from formspiel.server.http.looks import looks_of
from formspiel.server.limits import Buckets, address_of
from formspiel.server.store import challenges as store
from formspiel.server.token import hashed, new_token, token_of
from formspiel.table.challenge import OVER, Challenge, Entrant, Result
from formspiel.table.daily import VERSION, day_at, span
from formspiel.table.refusal import Code, Refusal


async def list_dailies(request: Request) -> Dailies:
    """List what everybody plays today, in UTC."""
    challenges = challenges_of(request)
    day = day_at(challenges.now())
    games = [
        {
            "challenge": one.id,
            "game": one.games[0].game,
            "edition": one.games[0].edition,
            "options": one.games[0].options,
            "limit": one.games[0].limit or None,
            "is_packing": one.games[0].task is not None,
        }
        for one in challenges.list_dailies(day)
    ]
    return Dailies.model_validate(
        {"date": day.isoformat(), "ends_at": span(day)[1], "formula": VERSION, "games": games}
    )


async def show_challenge(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """Show a challenge, and to who takes part how far they are."""
    found, reader = await read_challenge(request, challenge, authorization)
    return await show_to(request, found, reader)


async def join(request: Request, challenge: Name, wanted: WantedEntry) -> Entry:
    """Take part."""
    challenges = challenges_of(request)
    buckets: Buckets = request.app.state.entry_buckets
    if not buckets.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "many take part from where you are; wait a moment")
    found = await challenges.find(challenge)
    token = token_of(wanted.id or new_token(), "entrant", challenge)
    own = Entrant(0, wanted.name, wanted.language, hashed(token), hashed(wanted.device))
    entrant = await challenges.enter(found, own)
    told = await show_to(request, found, shown.Reader(entrant))
    return Entry(challenge=told, entrant=entrant.number, token=token)


async def begin_game(
    request: Request, challenge: Name, game: Number, authorization: Bearer = None
) -> BegunGame:
    """Begin a game, or go on with it: where one's own table is."""
    challenges = challenges_of(request)
    found, entrant = await read_entrant(request, challenge, game, authorization)
    own = await challenges.begin(found, game, entrant)
    return BegunGame.model_validate(await _show_begun(challenges, found, own))


async def try_packing(
    request: Request, challenge: Name, game: Number, packed: Packed, authorization: Bearer = None
) -> TriedPacking:
    """Answer a packing. It is checked by the rules, and the first answer counts."""
    challenges = challenges_of(request)
    found, entrant = await read_entrant(request, challenge, game, authorization)
    own, most = await challenges.pack(found, game, entrant, packed.placements)
    begun = await _show_begun(challenges, found, own)
    return TriedPacking.model_validate(
        {"own": begun["own"], "is_full": own.points == most, "most": most}
    )


async def _show_begun(challenges: Challenges, challenge: Challenge, own: Result) -> Json:
    now = challenges.now()
    known = await shown.known_games(challenges, challenge, [own])
    game = shown.show_game(challenge, own.game, now, is_told=own.game in known, is_begun=True)
    return {"game": game, "own": shown.show_own(own.game, [own], challenge.state(now))}


async def show_results(
    request: Request,
    challenge: Name,
    authorization: Bearer = None,
    if_none_match: Annotated[str | None, Header(max_length=200)] = None,
) -> Response:
    """Show the ranking, as far as the reader may know it."""
    found, reader = await read_challenge(request, challenge, authorization)
    body = orjson.dumps(await shown.show_results(challenges_of(request), found, reader))
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    if if_none_match == tag:
        return Response(status_code=304, headers={"etag": tag})
    return Response(body, media_type="application/json", headers={"etag": tag})


async def show_par(
    request: Request,
    response: Response,
    challenge: Name,
    game: Number,
    authorization: Bearer = None,
) -> Par:
    """Show to who has played what was possible, and what bots made of it; 202 until it is known."""
    found, _ = await read_known(request, challenge, game, authorization)
    pars: Pars = request.app.state.pars
    par = await pars.find(found, game, address_of(request))
    if par is None:
        response.status_code = 202
        nothing: Json = {"best": None, "bound": None, "proven": False, "rounds": [], "bots": []}
        return Par.model_validate({"is_ready": False, **nothing})
    return Par.model_validate({"is_ready": True, **par})


async def show_boards(
    request: Request, challenge: Name, game: Number, entrant: Who, authorization: Bearer = None
) -> ShownBoards:
    """Show what somebody did, card by card, to who has played the same."""
    challenges = challenges_of(request)
    looks = looks_of(request)
    looks.count(request)
    found, _ = await read_known(request, challenge, game, authorization)
    who = await store.find_entrant(challenges.storage, challenge, entrant)
    own = None if who is None else await challenges.find_own(found, game, who)
    if who is None or own is None:
        raise Refusal(Code.NO_SUCH_ENTRANT, "nobody of this number has begun this game")
    state = found.state(challenges.now())
    if not own.is_done and state != OVER:
        raise Refusal(Code.NOT_OVER, "they have not finished")
    steps: list[Json] = []
    if own.table:
        table = (await challenges.tables.find(own.table)).shown
        # To count what lies on many boards takes a moment.
        steps = await looks.make(request, partial(shown.show_steps, table))
    return ShownBoards.model_validate(
        {
            "entrant": who.number,
            "name": who.name,
            "state": own.settled(state),
            "points": own.points,
            "steps": steps,
            "placements": None if own.table else own.answer or [],
        }
    )


GAME = f"{ONE}/games/{{game}}"
ROUTES = [
    APIRoute("/api/dailies", list_dailies, responses=refusals(), tags=["challenges"]),
    APIRoute(ONE, show_challenge, responses=refusals(403, 404), tags=["challenges"]),
    APIRoute(
        f"{ONE}/entrants",
        join,
        methods=["POST"],
        status_code=201,
        responses=refusals(400, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        GAME,
        begin_game,
        methods=["POST"],
        responses=refusals(401, 403, 404, 409, 410, 500),
        tags=["challenges"],
    ),
    APIRoute(
        f"{GAME}/packing",
        try_packing,
        methods=["POST"],
        responses=refusals(400, 401, 403, 404, 409),
        tags=["challenges"],
    ),
    APIRoute(
        f"{ONE}/results",
        show_results,
        responses={200: {"model": Results}, 304: {}, **refusals(403, 404)},
        tags=["challenges"],
    ),
    APIRoute(
        f"{GAME}/par",
        show_par,
        responses={202: {"model": Par}, **refusals(403, 404, 500)},
        tags=["challenges"],
    ),
    APIRoute(
        f"{GAME}/boards/{{entrant}}",
        show_boards,
        responses=refusals(403, 404, 409, 410, 500),
        tags=["challenges"],
    ),
]
