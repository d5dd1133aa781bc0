"""Bodies of the requests and answers about challenges: the same cards for everybody."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from formspiel.server.fields import (
    ChallengeId,
    GameName,
    Language,
    Name,
    Object,
    SecretId,
    Strict,
    TableId,
    Title,
    Token,
)
from formspiel.server.http.models import StepEvent
from formspiel.table.challenge import (
    LONGEST_CARD,
    LONGEST_OPEN,
    LONGEST_WAIT,
    MOST_GAMES,
    SHORTEST_CARD,
    SHORTEST_OPEN,
)

Kind = Literal["daily", "friend", "event"]
Pace = Literal["own", "step"]
ChallengeState = Literal["waiting", "open", "closing", "over"]
"""Not begun; whoever wants may begin; who has begun may finish; all may be told."""
OwnState = Literal["none", "playing", "finished", "resigned", "missed"]
"""Not begun; under way; played to its end; given up; not finished in time."""
Seconds = Annotated[float, Field(ge=SHORTEST_OPEN, le=LONGEST_OPEN)]


class WantedGame(Strict):
    """A game to be played with the same cards by all."""

    game: GameName
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: Object = Field(default_factory=dict)


class NewFriendChallenge(Strict):
    """The same cards for a friend: those of a game of one's own, or cards that nobody knows."""

    kind: Literal["friend"]
    name: Name
    """Of who makes it, and plays too."""
    language: Language = "en"
    table: TableId | None = None
    """A game of one that is over, whose token is shown as `Authorization`."""
    game: WantedGame | None = None
    """In place of `table`: what both are still to play."""
    seconds: Seconds = LONGEST_OPEN
    """So long it can be begun."""
    device: SecretId | None = None
    id: SecretId | None = None
    """Asked again with the same one, the answer is the same, and it is made once."""


class NewEvent(Strict):
    """An evening for many: games one after the other, with the same cards for all."""

    kind: Literal["event"]
    title: Title = ""
    games: Annotated[list[WantedGame], Field(min_length=1, max_length=MOST_GAMES)]
    pace: Pace = "own"
    """Whether everybody plays as they like, or the next card comes for all together."""
    card_seconds: Annotated[float, Field(ge=SHORTEST_CARD, le=LONGEST_CARD)] = 60.0
    """In step: so long the next card waits for those who have not acted."""
    opens_in: Annotated[float, Field(ge=0, le=LONGEST_WAIT)] | None = None
    """In so many seconds it begins by itself; null: when its host starts it."""
    seconds: Seconds = 4 * 3600.0
    """So long it can be played after that."""
    id: SecretId | None = None


NewChallenge = Annotated[NewFriendChallenge | NewEvent, Field(discriminator="kind")]


class ChallengeGame(Strict):
    """One of the games of a challenge."""

    number: int
    """From 0."""
    game: str
    edition: str
    options: Object
    limit: int | None
    """It ends when so much is done, as the game counts it: in cards laid down; null: as ever."""
    is_packing: bool
    """Whether it is no game at a table, but a `task` to be answered by one try."""
    task: Object | None
    """What is to be packed, as its game writes it; null before one has begun it."""
    commitment: str
    """Of the dealer of all tables: SHA-256 of the secret."""
    secret: str | None
    """The dealer's, once the challenge is over."""
    is_told: bool
    """Whether the reader may know what others did: has played it, or all is over."""


class OwnGame(Strict):
    """How far the reader is in a game of a challenge."""

    number: int
    state: OwnState
    table: TableId | None
    """Where it is played: the token of the entrant holds its seat 0."""
    points: int | None
    seconds: float | None
    """How long it took, by the clock of the server."""


class You(Strict):
    """The reader, as somebody who takes part."""

    entrant: int
    name: str
    language: Language
    is_again: bool
    """Whether it is not the first try of this device: it counts for no rank."""
    days: int | None
    """Of a daily: how many days in a row this device has finished; null before it has."""
    games: list[OwnGame]


class ShownChallenge(Strict):
    """A challenge, as far as the reader may know it."""

    challenge: ChallengeId
    kind: Kind
    title: str
    date: str | None
    """Of a daily, such as `2026-11-18`, in UTC."""
    formula: int | None
    """Of a daily: the version of the public formula that its cards follow from."""
    pace: Pace
    card_seconds: float | None
    opens_at: float | None
    """In seconds since 1970; null while it waits for its host."""
    closes_at: float | None
    """Until then it can be begun."""
    ends_at: float | None
    """Until then what was begun can be finished; from then on all is told."""
    state: ChallengeState
    stage: int | None
    """In step: the number of the game that is on; null before the first and after the last."""
    games: list[ChallengeGame]
    entrants: int
    """How many take part."""
    most: int
    """As many as may."""
    you: You | None
    """Null for who has not joined."""
    is_host: bool
    """Whether the reader has shown the token of the host."""


class MadeChallenge(Strict):
    """A challenge that was made, with its secrets. Its name is what lets others join."""

    challenge: ShownChallenge
    host: Token | None
    """Of an event: starts it, ends it, and exports it."""
    screen: Token | None
    """Of an event: lets a big screen see the ranking and the boards that may be seen."""
    token: Token | None
    """Of who made it for a friend: that of an entrant."""


class WantedEntry(Strict):
    """Somebody wants to take part."""

    name: Name
    language: Language = "en"
    device: SecretId | None = None
    """A secret that this device keeps for good: tells a second try, and days in a row."""
    id: SecretId | None = None
    """Asked again with the same one, the answer is the same, and it is one entry."""


class Entry(Strict):
    """Somebody takes part."""

    challenge: ShownChallenge
    entrant: int
    token: Token
    """Speaks for the entrant here, and holds seat 0 at all tables of theirs."""


class BegunGame(Strict):
    """A game that was begun: where it is played, or what is to be packed."""

    game: ChallengeGame
    own: OwnGame


class Packed(Strict):
    """The answer to a packing: what lies where, as the game writes it."""

    placements: Annotated[list[Object], Field(max_length=200)]


class TriedPacking(Strict):
    """What an answer to a packing came to."""

    own: OwnGame
    is_full: bool
    """Whether all is packed."""
    most: int
    """The points of a full packing."""


class GameResult(Strict):
    """What somebody did in one game."""

    state: OwnState
    points: int | None
    rank: int | None
    """From 1, the same for the same result; null where it does not count."""
    seconds: float | None
    missed: int
    """In step: the moves that were not made in time."""


class ResultRow(Strict):
    """Somebody who takes part, and what is known of their results."""

    entrant: int
    name: str
    is_again: bool
    points: int | None
    """Of all games that the reader may know."""
    rank: int | None
    games: list[GameResult | None]
    """Null where the reader may not know it yet."""


class Results(Strict):
    """Who has played, and how: the best first, at most so many, and the reader in any case."""

    rows: list[ResultRow]
    finished: int
    """How many have finished what the reader may know of."""
    days: int | None
    """As in `you`."""


class BotResult(Strict):
    """What a bot made of the same cards."""

    level: str
    points: int


class Par(Strict):
    """What was possible in a game, and what bots made of it."""

    is_ready: bool
    """False while it is being computed."""
    best: int | None
    """The most points that were found; null where nothing tells."""
    bound: int | None
    proven: bool
    rounds: list[int]
    """The best of each round."""
    bots: list[BotResult]


class BoardStep(Strict):
    """What somebody did with a card, and how it lay then."""

    round: int
    """From 1."""
    card: int
    """Which one of the round it was, from 1: the same for all who have it."""
    events: list[StepEvent]
    view: Object
    """What the seat saw after it."""
    points: int


class ShownBoards(Strict):
    """What somebody did in a game, card by card."""

    entrant: int
    name: str
    state: OwnState
    points: int | None
    steps: list[BoardStep]
    """Of a packing none."""
    placements: list[Object] | None
    """Of a packing: what lay where."""


class DailyGame(Strict):
    """What there is to play today."""

    challenge: ChallengeId
    game: str
    edition: str
    options: Object
    limit: int | None
    is_packing: bool


class Dailies(Strict):
    """The deals of a day."""

    date: str
    """In UTC."""
    ends_at: float
    """When the next day begins."""
    formula: int
    games: list[DailyGame]
