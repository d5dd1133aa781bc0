"""Routes of challenges: the same cards for everybody."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Annotated

import orjson
from fastapi import Header, Path, Query, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute

from formspiel.core.game import Json
from formspiel.server.challenges import shown
from formspiel.server.challenges.export import EXPORTS, export
from formspiel.server.challenges.pars import Pars
from formspiel.server.challenges.registry import Challenges, read_result, set_game
from formspiel.server.challenges.steps import Steps
from formspiel.server.fields import ChallengeId, Language
from formspiel.server.http.access import Bearer, enter, hash_given, refusals
from formspiel.server.http.challenge_models import (
    BegunGame,
    Dailies,
    Entry,
    MadeChallenge,
    NewChallenge,
    NewEvent,
    NewFriendChallenge,
    Packed,
    Par,
    Results,
    ShownBoards,
    ShownChallenge,
    TriedPacking,
    WantedEntry,
)
from formspiel.server.limits import Buckets, address_of
from formspiel.server.store import challenges as store
from formspiel.server.token import format_id, hashed, new_token, token_of
from formspiel.table.challenge import (
    DAILY,
    EVENT,
    FRIEND,
    MOST,
    MOST_GAMES,
    NOT_STARTED,
    OVER,
    STEP,
    Challenge,
    Entrant,
    Result,
)
from formspiel.table.daily import VERSION, day_at, span
from formspiel.table.refusal import Code, Refusal

Name = Annotated[ChallengeId, Path(description="The name of the challenge.")]
Number = Annotated[int, Path(ge=0, lt=MOST_GAMES, description="Of a game of the challenge.")]
Who = Annotated[int, Path(ge=0, lt=MOST[DAILY], description="The number of an entrant.")]


async def list_dailies(request: Request) -> Dailies:
    """List what everybody plays today, in UTC."""
    challenges = _challenges(request)
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


async def make_challenge(
    request: Request, wanted: NewChallenge, authorization: Bearer = None
) -> MadeChallenge:
    """Make a challenge for a friend, or an event."""
    challenges = _challenges(request)
    secret_id = wanted.id or new_token()
    challenge_id = format_id(hashlib.sha256(f"{secret_id}\nchallenge".encode()).digest())
    known = None
    if wanted.id is not None:
        # The answer may have been lost on the way, and is asked for again.
        known = await store.load(challenges.storage, challenge_id)
    if known is None:
        buckets: Buckets = request.app.state.challenge_buckets
        if not buckets.take(address_of(request)):
            sentence = "you have made many challenges; wait a while"
            raise Refusal(Code.TOO_MANY_CHALLENGES, sentence)
    if isinstance(wanted, NewEvent):
        return await _make_event(request, wanted, secret_id, challenge_id, known)
    token = token_of(secret_id, "entrant", challenge_id)
    made, played = await _prepare_for_friend(request, wanted, challenge_id, authorization)
    if known is None:
        known = await _keep(request, made)
    own = Entrant(0, wanted.name, wanted.language, hashed(token), hashed(wanted.device))
    entrant = await challenges.enter(known, own)
    if played is not None:
        await store.begin(challenges.storage, known.id, [replace(played, entrant=entrant.number)])
    told = await shown.show_challenge(challenges, known, shown.Reader(entrant))
    return MadeChallenge.model_validate(
        {"challenge": told, "host": None, "screen": None, "token": token}
    )


async def _make_event(
    request: Request,
    wanted: NewEvent,
    secret_id: str,
    challenge_id: str,
    known: Challenge | None,
) -> MadeChallenge:
    challenges = _challenges(request)
    host, screen = token_of(secret_id, "host"), token_of(secret_id, "screen")
    if known is None:
        games = tuple(set_game(one.game, one.edition, one.options) for one in wanted.games)
        if wanted.pace == STEP:
            Steps.check(games)
        made = challenges.new(
            challenge_id,
            EVENT,
            games,
            title=wanted.title,
            pace=wanted.pace,
            card_seconds=wanted.card_seconds if wanted.pace == STEP else 0.0,
            seconds=wanted.seconds,
            stage=NOT_STARTED if wanted.pace == STEP else None,
            host=hashed(host),
            screen=hashed(screen),
        )
        if wanted.opens_in is not None:
            made = made.opened(challenges.now() + wanted.opens_in)
        known = await _keep(request, made)
    told = await shown.show_challenge(challenges, known, shown.Reader(is_host=True))
    return MadeChallenge.model_validate(
        {"challenge": told, "host": host, "screen": screen, "token": None}
    )


async def _prepare_for_friend(
    request: Request, wanted: NewFriendChallenge, challenge_id: str, authorization: str | None
) -> tuple[Challenge, Result | None]:
    """The cards of a game that was played, and what became of it; or cards that nobody knows."""
    challenges = _challenges(request)
    if wanted.table is not None and wanted.game is None:
        live, seat = await enter(request, wanted.table, authorization)
        if seat is None:
            raise Refusal(Code.BAD_TOKEN, "only who has played the game can do that")
        made = await challenges.friend_of(live, challenge_id, wanted.seconds)
        return made, read_result(Result(0, 0, table=live.id), live.shown)
    if wanted.game is None or wanted.table is not None:
        raise Refusal(Code.MALFORMED, "say either a table or a game")
    game = set_game(wanted.game.game, wanted.game.edition, wanted.game.options)
    made = challenges.new(challenge_id, FRIEND, (game,), seconds=wanted.seconds)
    return made.opened(challenges.now()), None


async def _keep(request: Request, challenge: Challenge) -> Challenge:
    challenges = _challenges(request)
    most = challenges.tables.settings.limits.open_challenges
    await challenges.keep(challenge, address_of(request), most)
    return await challenges.find(challenge.id)


async def show_challenge(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """Show a challenge, and to who takes part how far they are."""
    found, reader = await _read(request, challenge, authorization)
    return await _show(request, found, reader)


async def join(request: Request, challenge: Name, wanted: WantedEntry) -> Entry:
    """Take part."""
    challenges = _challenges(request)
    buckets: Buckets = request.app.state.entry_buckets
    if not buckets.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "many take part from where you are; wait a moment")
    found = await challenges.find(challenge)
    token = token_of(wanted.id or new_token(), "entrant", challenge)
    own = Entrant(0, wanted.name, wanted.language, hashed(token), hashed(wanted.device))
    entrant = await challenges.enter(found, own)
    told = await _show(request, found, shown.Reader(entrant))
    return Entry(challenge=told, entrant=entrant.number, token=token)


async def begin_game(
    request: Request, challenge: Name, game: Number, authorization: Bearer = None
) -> BegunGame:
    """Begin a game, or go on with it: where one's own table is."""
    challenges = _challenges(request)
    found, entrant = await _read_entrant(request, challenge, game, authorization)
    own = await challenges.begin(found, game, entrant)
    return BegunGame.model_validate(await _show_begun(challenges, found, own))


async def try_packing(
    request: Request, challenge: Name, game: Number, packed: Packed, authorization: Bearer = None
) -> TriedPacking:
    """Answer a packing. It is checked by the rules, and the first answer counts."""
    challenges = _challenges(request)
    found, entrant = await _read_entrant(request, challenge, game, authorization)
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
    found, reader = await _read(request, challenge, authorization)
    body = orjson.dumps(await shown.show_results(_challenges(request), found, reader))
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
    found, _ = await _read_known(request, challenge, game, authorization)
    pars: Pars = request.app.state.pars
    par = await pars.find(found, game)
    if par is None:
        response.status_code = 202
        nothing: Json = {"best": None, "bound": None, "proven": False, "rounds": [], "bots": []}
        return Par.model_validate({"is_ready": False, **nothing})
    return Par.model_validate({"is_ready": True, **par})


async def show_boards(
    request: Request, challenge: Name, game: Number, entrant: Who, authorization: Bearer = None
) -> ShownBoards:
    """Show what somebody did, card by card, to who has played the same."""
    challenges = _challenges(request)
    looks: Buckets = request.app.state.look_buckets
    if not looks.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "you look back at many games; wait a moment")
    found, _ = await _read_known(request, challenge, game, authorization)
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
        steps = await run_in_threadpool(shown.show_steps, table)
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


async def start_event(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """Start an event or, in step, its next game; for its host."""
    found, reader = await _read_host(request, challenge, authorization)
    steps: Steps = request.app.state.steps
    return await _show(request, await steps.start(found), reader)


async def end_event(
    request: Request, challenge: Name, authorization: Bearer = None
) -> ShownChallenge:
    """End an event for all; for its host."""
    challenges = _challenges(request)
    found, reader = await _read_host(request, challenge, authorization)
    now = challenges.now()
    if found.state(now) != OVER:
        found = found.ended(now)
        await challenges.change(found, found.stage)
    return await _show(request, found, reader)


async def export_event(
    request: Request,
    challenge: Name,
    form: Annotated[str, Path(pattern="^(records|csv|html)$")],
    language: Annotated[Language, Query(description="Of the printed page.")] = "en",
    authorization: Bearer = None,
) -> Response:
    """Export an event that is over: its records, a line each; a table as CSV, or to print."""
    challenges = _challenges(request)
    found, _ = await _read_host(request, challenge, authorization)
    if found.state(challenges.now()) != OVER:
        raise Refusal(Code.NOT_OVER, "the event is not over")
    text = await export(challenges, found, form, language)
    media, ending = EXPORTS[form]
    headers = {"content-disposition": f'attachment; filename="{found.id}.{ending}"'}
    return Response(text, media_type=media, headers=headers)


def _challenges(request: Request) -> Challenges:
    challenges: Challenges = request.app.state.challenges
    return challenges


async def _read(
    request: Request, challenge_id: str, authorization: str | None
) -> tuple[Challenge, shown.Reader]:
    challenges = _challenges(request)
    found = await challenges.find(challenge_id)
    return found, await shown.read_reader(challenges, found, hash_given(authorization))


async def _read_entrant(
    request: Request, challenge_id: str, game: int, authorization: str | None
) -> tuple[Challenge, Entrant]:
    if authorization is None:
        raise Refusal(Code.NO_TOKEN, "the token of who takes part is needed")
    found, reader = await _read(request, challenge_id, authorization)
    if reader.entrant is None:
        raise Refusal(Code.BAD_TOKEN, "this token is not of somebody who takes part")
    _check_game(found, game)
    return found, reader.entrant


async def _read_known(
    request: Request, challenge_id: str, game: int, authorization: str | None
) -> tuple[Challenge, shown.Reader]:
    """A challenge, to a reader who may know what others did in a game; else a Refusal."""
    challenges = _challenges(request)
    found, reader = await _read(request, challenge_id, authorization)
    _check_game(found, game)
    own = [] if reader.entrant is None else await challenges.list_own(found, reader.entrant)
    if game not in await shown.known_games(challenges, found, own):
        raise Refusal(Code.NOT_PLAYED, "who has not played it yet is not told")
    return found, reader


async def _read_host(
    request: Request, challenge_id: str, authorization: str | None
) -> tuple[Challenge, shown.Reader]:
    if authorization is None:
        raise Refusal(Code.NO_TOKEN, "the token of the host is needed")
    found, reader = await _read(request, challenge_id, authorization)
    if not reader.is_host:
        raise Refusal(Code.BAD_TOKEN, "only the host can do that")
    return found, reader


def _check_game(challenge: Challenge, game: int) -> None:
    if game >= len(challenge.games):
        raise Refusal(Code.NO_SUCH_CHALLENGE, "this challenge has no such game")


async def _show(request: Request, challenge: Challenge, reader: shown.Reader) -> ShownChallenge:
    told = await shown.show_challenge(_challenges(request), challenge, reader)
    return ShownChallenge.model_validate(told)


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
