"""Who asks about a challenge, and what is known of them; what its routes share."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from formspiel.server.challenges import shown
from formspiel.server.challenges.registry import Challenges
from formspiel.server.fields import ChallengeId
from formspiel.server.http.access import hash_given
from formspiel.server.http.challenge_models import ShownChallenge
from formspiel.table.challenge import DAILY, MOST, MOST_GAMES, Challenge, Entrant
from formspiel.table.refusal import Code, Refusal

ONE = "/api/challenges/{challenge}"
"""The path of a challenge."""
Name = Annotated[ChallengeId, Path(description="The name of the challenge.")]
Number = Annotated[int, Path(ge=0, lt=MOST_GAMES, description="Of a game of the challenge.")]
Who = Annotated[int, Path(ge=0, lt=MOST[DAILY], description="The number of an entrant.")]


def challenges_of(request: Request) -> Challenges:
    """The challenges of the server."""
    challenges: Challenges = request.app.state.challenges
    return challenges


async def read_challenge(
    request: Request, challenge_id: str, authorization: str | None
) -> tuple[Challenge, shown.Reader]:
    """A challenge, and who asks about it."""
    challenges = challenges_of(request)
    found = await challenges.find(challenge_id)
    return found, await shown.read_reader(challenges, found, hash_given(authorization))


async def read_entrant(
    request: Request, challenge_id: str, game: int, authorization: str | None
) -> tuple[Challenge, Entrant]:
    """A challenge, to somebody who takes part in it; else a Refusal."""
    if authorization is None:
        raise Refusal(Code.NO_TOKEN, "the token of who takes part is needed")
    found, reader = await read_challenge(request, challenge_id, authorization)
    if reader.entrant is None:
        raise Refusal(Code.BAD_TOKEN, "this token is not of somebody who takes part")
    check_game(found, game)
    return found, reader.entrant


async def read_known(
    request: Request, challenge_id: str, game: int, authorization: str | None
) -> tuple[Challenge, shown.Reader]:
    """A challenge, to a reader who may know what others did in a game; else a Refusal."""
    challenges = challenges_of(request)
    found, reader = await read_challenge(request, challenge_id, authorization)
    check_game(found, game)
    own = [] if reader.entrant is None else await challenges.list_own(found, reader.entrant)
    if game not in await shown.known_games(challenges, found, own):
        raise Refusal(Code.NOT_PLAYED, "who has not played it yet is not told")
    return found, reader


async def read_host(
    request: Request, challenge_id: str, authorization: str | None
) -> tuple[Challenge, shown.Reader]:
    """A challenge, to its host; else a Refusal."""
    if authorization is None:
        raise Refusal(Code.NO_TOKEN, "the token of the host is needed")
    found, reader = await read_challenge(request, challenge_id, authorization)
    if not reader.is_host:
        raise Refusal(Code.BAD_TOKEN, "only the host can do that")
    return found, reader


def check_game(challenge: Challenge, game: int) -> None:
    """Refuse the number of a game that there is not."""
    if game >= len(challenge.games):
        raise Refusal(Code.NO_SUCH_CHALLENGE, "this challenge has no such game")


async def show_to(request: Request, challenge: Challenge, reader: shown.Reader) -> ShownChallenge:
    """A challenge as a reader may know it."""
    told = await shown.show_challenge(challenges_of(request), challenge, reader)
    return ShownChallenge.model_validate(told)
