"""The route that makes challenges: for a friend, or an event."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from fastapi import Request
from fastapi.routing import APIRoute

from formspiel.server.challenges import shown
from formspiel.server.challenges.deals import set_game
from formspiel.server.challenges.registry import read_result
from formspiel.server.challenges.steps import Steps
from formspiel.server.http.access import Bearer, enter, refusals
from formspiel.server.http.challenge_access import challenges_of
from formspiel.server.http.challenge_models import (
    MadeChallenge,
    NewChallenge,
    NewEvent,
    NewFriendChallenge,
)
from formspiel.server.limits import Buckets, address_of
from formspiel.server.store import challenges as store
from formspiel.server.token import format_id, hashed, new_token, token_of
from formspiel.table.challenge import (
    EVENT,
    FRIEND,
    NOT_STARTED,
    STEP,
    Challenge,
    Entrant,
    Result,
)
from formspiel.table.refusal import Code, Refusal


async def make_challenge(
    request: Request, wanted: NewChallenge, authorization: Bearer = None
) -> MadeChallenge:
    """Make a challenge for a friend, or an event."""
    challenges = challenges_of(request)
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
    challenges = challenges_of(request)
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
    challenges = challenges_of(request)
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
    challenges = challenges_of(request)
    most = challenges.tables.settings.limits.open_challenges
    await challenges.keep(challenge, address_of(request), most)
    return await challenges.find(challenge.id)


ROUTES = [
    APIRoute(
        "/api/challenges",
        make_challenge,
        methods=["POST"],
        status_code=201,
        responses=refusals(400, 401, 403, 404, 409, 410),
        tags=["challenges"],
    ),
]
