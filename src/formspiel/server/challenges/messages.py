"""Every message on the WebSocket of a challenge, in and out.

It tells how an event goes on; nothing is done by it. The first message of a client is a `hello`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from formspiel.server.fields import Object, Phrase, Strict, TableId, Token
from formspiel.server.ws.messages import Closing, Ping, Pong, RefusalMessage


class ChallengeHello(Strict):
    """Who the client is: the first message, and only that."""

    type: Literal["hello"]
    token: Token
    """Of an entrant, the host or a big screen."""


ChallengeInbound = Annotated[ChallengeHello | Ping, Field(discriminator="type")]
CHALLENGE_INBOUND: TypeAdapter[ChallengeInbound] = TypeAdapter(ChallengeInbound)


class CardInPlay(Strict):
    """What all have before them, at an event in step."""

    round: int
    """From 1."""
    card: int
    """Which one of the round it is, from 1."""
    event: Object
    phrase: Phrase


class StandingRow(Strict):
    """Somebody in the ranking."""

    entrant: int
    name: str
    points: int | None
    """Of all games so far, that of now as it stood when the card came; null before the first."""
    rank: int | None
    state: Literal["none", "playing", "finished", "resigned", "missed"]
    """In the game that is on or, at the own pace, in the last that was begun."""
    finished: int
    """How many games are finished."""
    has_acted: bool
    """In step: whether the card in play is done with."""
    missed: int
    """In step: the moves that were not made in time."""


class Leader(Strict):
    """A board that the big screen shows."""

    entrant: int
    name: str
    points: int
    view: Object
    """As all may know it: when the card in play came or, once all is over, at the end."""


class Standing(Strict):
    """How an event stands."""

    number: int
    """Grows with every standing that is told."""
    state: Literal["waiting", "open", "closing", "over"]
    stage: int | None
    """In step: the number of the game that is on."""
    game: str | None
    """Which one that is."""
    card: CardInPlay | None
    due: float | None
    """When the next card comes at the latest, in seconds since 1970."""
    acted: int
    """How many are done with the card in play."""
    awaited: int
    """How many are waited for."""
    entrants: int
    rows: list[StandingRow]
    """The best first: all of them for the host and a big screen, else the first ten and the own."""
    leaders: list[Leader]
    """The boards of the best, for the host and a big screen."""


class StandingMessage(Standing):
    """How an event stands: after `hello`, and whenever it has changed, twice a second at most."""

    type: Literal["standing"]
    table: TableId | None
    """Where the client plays the game that is on."""


ChallengeOutbound = Annotated[
    StandingMessage | RefusalMessage | Pong | Closing, Field(discriminator="type")
]
CHALLENGE_OUTBOUND: TypeAdapter[ChallengeOutbound] = TypeAdapter(ChallengeOutbound)
