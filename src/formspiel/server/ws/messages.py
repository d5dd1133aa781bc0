"""Every message on the WebSocket, in and out.

The first message of a client is a `hello`; all others are commands with an id, and are
answered by a `done` in an update, or by an error with the same id.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from formspiel.server.fields import (
    Language,
    Level,
    MadeId,
    Name,
    Object,
    Phrase,
    SeatNumber,
    Strict,
    Token,
    Words,
)
from formspiel.server.ws.entries import ShownEntry


class Hello(Strict):
    """Who the client is and what it has seen: the first message, and only that."""

    type: Literal["hello"]
    token: Token | None = None
    """Of a seat; without it the client watches."""
    spectate: Token | None = None
    """Lets a client watch a table that is not public."""
    after: Annotated[int, Field(ge=-1, le=2**31)] = -1
    """The number of the last entry the client has seen; -1 for none."""
    views: bool = True
    """Whether to send views and legal moves; a client that knows the rules needs none."""
    changes: bool = False
    """Whether updates are to tell only what has changed in the sight, as `changes`."""
    grown: bool = False
    """Whether `changes` may tell what was added to lists of the view, as `grown`."""


class PlayMessage(Strict):
    """Make a move: an event as records have it."""

    type: Literal["play"]
    id: MadeId
    event: Object


class UndoMessage(Strict):
    """Take the last move back, where the rules of the table allow it."""

    type: Literal["undo"]
    id: MadeId


class HintMessage(Strict):
    """Ask for the best moves, at a table where there are hints."""

    type: Literal["hint"]
    id: MadeId
    of_last: bool = False
    """Whether to tell instead what the own last move cost; at practice tables."""


class SayMessage(Strict):
    """Say something to all at the table."""

    type: Literal["say"]
    id: MadeId
    text: Words


class SeatBotMessage(Strict):
    """Let a bot play for an open seat, the own seat, or that of a lost player."""

    type: Literal["bot"]
    id: MadeId
    seat: SeatNumber
    level: Level


class TakeBackMessage(Strict):
    """Take the own seat back from a bot."""

    type: Literal["back"]
    id: MadeId


class NonceMessage(Strict):
    """Add a nonce to what the dealer draws from, once the commitment has been seen."""

    type: Literal["nonce"]
    id: MadeId
    nonce: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class LeaveMessage(Strict):
    """Give the seat up for good."""

    type: Literal["leave"]
    id: MadeId
    level: Level | None = None
    """Of the bot that plays on for the seat; without one, the seat is open."""


class EndMessage(Strict):
    """End a game that is on, where no other person plays any more."""

    type: Literal["end"]
    id: MadeId


class RenameMessage(Strict):
    """Change name and language."""

    type: Literal["rename"]
    id: MadeId
    name: Name
    language: Language


class RematchMessage(Strict):
    """Once the game is over: offer a rematch, or accept the one that is offered."""

    type: Literal["rematch"]
    id: MadeId


class DeclineMessage(Strict):
    """Turn down the rematch that is offered, or take the own offer back."""

    type: Literal["decline"]
    id: MadeId


class Ping(Strict):
    """Ask whether the server is there."""

    type: Literal["ping"]


Inbound = Annotated[
    Hello
    | PlayMessage
    | UndoMessage
    | HintMessage
    | SayMessage
    | SeatBotMessage
    | TakeBackMessage
    | NonceMessage
    | LeaveMessage
    | EndMessage
    | RenameMessage
    | RematchMessage
    | DeclineMessage
    | Ping,
    Field(discriminator="type"),
]
INBOUND: TypeAdapter[Inbound] = TypeAdapter(Inbound)


class ShownClock(Strict):
    """The time a move."""

    move_seconds: float
    grace_seconds: float


class ShownHolder(Strict):
    """Who holds a seat."""

    kind: Literal["open", "person", "bot"]
    name: str
    language: str
    level: str
    is_warm: bool
    """Whether a bot keeps the seat for a person who may come back."""


class ShownTable(Strict):
    """What anybody at a table may know of it, besides the game itself."""

    table: str
    game: str
    edition: str
    options: Object
    title: str
    is_public: bool
    is_practice: bool
    """A practice table may undo freely."""
    seats: list[ShownHolder]
    clock: ShownClock | None
    commitment: str
    secret: str | None
    """The dealer's, once the game is over."""
    nonces: list[str] | None
    """What each seat has added before the first card, nothing where it has not yet; null
    where the table takes none."""
    has_begun: bool
    is_over: bool
    ended_by: int | None
    """The seat that gave the game up for all, if one did."""
    hints: list[int] | None
    """The seats that asked for hints; null where there are none."""
    offers: list[int]
    """The seats that want a rematch."""
    rematch_of: str | None
    rematch: str | None
    challenge: str | None = None
    """The challenge whose cards are played here: the dealer's secret is told when that is over."""
    limit: int | None = None
    """The game is over when so much is done, as it counts it; null: as ever."""
    has_reached: bool = False
    """Whether the game is over because of that."""
    in_step: bool = False
    """Whether the next card comes for all who play the same, and not at once."""


class Done(Strict):
    """A command has been carried out and stored: the number of its first entry."""

    id: str
    number: int


class ScoredItem(Strict):
    """One reason for points."""

    what: Phrase
    points: int
    where: list[Any]
    """What it is about on the board of its seat."""


class ScoredRound(Strict):
    """A round, as far as it has been played."""

    title: Phrase
    about: Object
    """Which round it is in the game's own terms."""
    is_over: bool
    scores: list[int]
    items: list[list[ScoredItem]]
    """Of every seat."""


class Score(Strict):
    """The scores so far, item by item."""

    scores: list[int]
    winners: list[int]
    ranks: list[str | None]
    rounds: list[ScoredRound]


class BestRound(Strict):
    """The most that was possible in a round, knowing the cards."""

    round: int
    best: int
    bound: int
    proven: bool
    view: Object | None = None
    """What the seat would have seen at its end, with the best that was found."""


class Best(Strict):
    """The most that a seat could have had, knowing the cards."""

    is_ready: bool
    """False while it is being computed."""
    best: int | None = None
    """The most that was found."""
    bound: int | None = None
    """More than this is not possible."""
    proven: bool = False
    """Whether the best found is the best possible."""
    rounds: list[BestRound] = Field(default_factory=list)


class Seen(Strict):
    """What the client sees of the game now, but for the items of the scores."""

    number: int
    """The number of the last entry that is in it."""
    view: Object
    """As the game writes it for this seat."""
    to_act: list[int]
    moves: list[Object]
    """Every legal move of this seat, each an event to `play`."""
    phrases: list[Phrase]
    """Each of the moves in words."""
    can_undo: bool
    """Whether this seat may take its last move back."""
    no_undo: Literal["nothing", "moved", "revealed"] | None
    """Why it may not: it has made no move, another has moved since, or a card was turned."""
    scores: list[int]
    winners: list[int]
    ranks: list[str | None]
    due: list[float | None]
    """When the time of each seat is up, in seconds since 1970."""
    closed: Object | None
    """The view when a round ended, if one ended with the last move that all know of."""


class Sight(Seen):
    """What the client sees of the game now."""

    score: Score


class ChangedRound(Strict):
    """A round that was told before: the rest of it is as it was."""

    is_over: bool
    scores: list[int]
    items: list[list[ScoredItem | int]]
    """Of every seat; a number is the place of one among those that were told before."""


class ScoreChanges(Strict):
    """The scores, with those rounds alone that have changed."""

    scores: list[int]
    winners: list[int]
    ranks: list[str | None]
    since: int
    """The number of the first of them, from 0; those before are as they were."""
    rounds: list[ScoredRound | ChangedRound]
    """Only the first can be a changed one, and only for who wants lists that have `grown`."""


class SightChanges(Seen):
    """What has changed in the sight since it was told last."""

    grown: list[Annotated[list[Any], Field(min_length=2, max_length=2)]] | None = None
    """If there, `view` has only the keys that are other, and these lists of the view have grown:
    the keys and places that lead to each, and what was added at its end."""
    score: ScoreChanges | None = None
    """Left out where it is as it was."""


class Welcome(Strict):
    """The answer to `hello`."""

    type: Literal["welcome"]
    seat: int | None
    """The client's seat; null for a spectator."""
    table: ShownTable
    number: int
    """The number of the last entry."""
    entries: list[ShownEntry]
    """What the client has not seen yet."""
    sight: Sight | None = None


class Update(Strict):
    """Something has happened, and is stored."""

    type: Literal["update"]
    entries: list[ShownEntry]
    """New ones, and moves hidden before, told again in full under the same number."""
    done: list[Done] = Field(default_factory=list)
    """The client's own commands that led to these entries."""
    table: ShownTable | None = None
    """Where something about the table itself has changed."""
    sight: Sight | None = None
    changes: SightChanges | None = None
    """What has changed in the sight, for clients that want that instead of a whole one."""
    to_act: list[int] | None = None
    """Who is waited for, where somebody has acted and nothing else is to be seen of it yet."""


class Presence(Strict):
    """Which seats are connected to this server process, and how many watch."""

    type: Literal["presence"]
    seats: list[int]
    watching: int


class RefusalMessage(Strict):
    """A message was not carried out and has changed nothing."""

    type: Literal["error"]
    id: str | None
    code: str
    sentence: str
    rule: str = ""
    """The rule of the game that was broken, where there is one."""


class Delayed(Strict):
    """Commands wait, because nothing can be stored now; they are answered as soon as it can."""

    type: Literal["delayed"]
    ids: list[str]
    sentence: str


class BestFound(Best):
    """What a solver was asked for by `GET …/best` is ready."""

    type: Literal["best"]
    seat: int


class WeighedMove(Strict):
    """A move, and what it is worth to the seat."""

    event: Object
    phrase: Phrase
    value: float


class MadeMove(WeighedMove):
    """The own last move, and what it cost."""

    loss: float
    word: Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Advice(Strict):
    """What was asked for by `hint`; only the client that asked is told."""

    type: Literal["advice"]
    id: str
    number: int
    """Of the last entry of the game when the seat was to move or, with `made`, of that move."""
    utility: Literal["points", "win"]
    """Whether values are points or shares of the win."""
    moves: list[WeighedMove]
    """The best, up to three, the best first."""
    made: MadeMove | None = None
    """The own last move, if that was asked about."""


class Pong(Strict):
    """The answer to `ping`, with the time of the server in seconds since 1970."""

    type: Literal["pong"]
    at: float


class Closing(Strict):
    """The server closes the connection, and why."""

    type: Literal["closing"]
    code: str
    sentence: str


Outbound = Annotated[
    Welcome | Update | Presence | RefusalMessage | Delayed | BestFound | Advice | Pong | Closing,
    Field(discriminator="type"),
]
OUTBOUND: TypeAdapter[Outbound] = TypeAdapter(Outbound)
