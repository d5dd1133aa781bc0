"""Every body of an HTTP request and answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from formspiel.core.edition_file import MOST_CHARACTERS
from formspiel.core.written import Provenance
from formspiel.server.fields import (
    GameName,
    Language,
    Level,
    Name,
    Object,
    Phrase,
    SeatNumber,
    SecretId,
    Strict,
    Title,
    Token,
)
from formspiel.server.ws.entries import ShownEntry
from formspiel.server.ws.messages import Score, ShownTable, Sight
from formspiel.table.clock import LONGEST_GRACE, LONGEST_MOVE, SHORTEST_MOVE


class OpenSeat(Strict):
    """A seat for whoever comes."""

    kind: Literal["open"]


class OwnSeat(Strict):
    """A seat for a person on the maker's side; its token is in the answer."""

    kind: Literal["person"]
    name: Name
    language: Language = "en"


class BotSeat(Strict):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


WantedSeat = Annotated[OpenSeat | OwnSeat | BotSeat, Field(discriminator="kind")]


class WantedClock(Strict):
    """A time a move, and how long a lost player is waited for, in seconds."""

    move_seconds: Annotated[float, Field(ge=SHORTEST_MOVE, le=LONGEST_MOVE)]
    grace_seconds: Annotated[float, Field(ge=0, le=LONGEST_GRACE)] = 30.0


class NewTable(Strict):
    """The table that is wanted."""

    game: GameName
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=16)]
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: Object = Field(default_factory=dict)
    title: Title = ""
    is_public: bool = False
    is_practice: bool = False
    takes_nonces: bool = False
    """Whether every person adds a nonce, by the WebSocket, before the first card."""
    clock: WantedClock | None = None
    id: SecretId | None = None
    """Asked again with the same one, the answer is the same, and the table is made once."""


class EntryPage(Strict):
    """A part of the log of a table, as far as the reader may know it."""

    entries: list[ShownEntry]


class HeldSeat(Strict):
    """A seat and the secret that holds it. The server keeps only a hash: do not lose it."""

    seat: SeatNumber
    token: Token


class MadeTable(Strict):
    """The table that was made, with its secrets."""

    table: ShownTable
    seats: list[HeldSeat]
    invite: Token
    """Whoever has it may take an open seat."""
    spectate: Token
    """Whoever has it may watch."""


class WantedPlace(Strict):
    """A seat at a table that has an open one."""

    name: Name
    language: Language = "en"
    seat: SeatNumber | None = None
    """Any open seat, if none is named."""
    invite: Token | None = None
    """Needed where the table is not public."""
    id: SecretId | None = None
    """Asked again with the same one, the answer is the same, and one seat is taken."""


class TakenPlace(Strict):
    """The seat that was taken."""

    table: ShownTable
    seat: SeatNumber
    token: Token


class Listed(ShownTable):
    """A table in the lobby."""

    made_at: float


class Lobby(Strict):
    """Public tables that are waiting or playing, the newest first."""

    tables: list[Listed]


class Choice(Strict):
    """A value of an option."""

    value: Any
    label: str | None
    """The key of its name in the game's words; null where the value is said as it is."""


class When(Strict):
    """Where an option applies."""

    alone: bool | None
    """True: to one who plays alone; false: to several; null: to all."""
    options: dict[str, list[Any]]
    """Other options, each with the values of which it must have one."""


class Option(Strict):
    """One thing to agree on before a game."""

    key: str
    kind: Literal["list", "choice", "flag", "number"]
    label: str
    """The key of its name in the game's words."""
    choices: list[Choice]
    least: int | None
    most: int | None
    is_optional: bool
    """Whether it may be null."""
    default: Any
    suggestion: Any
    """What a new table is offered first."""
    suggestions: Object
    """Numbers of seats, each with what so many are offered first instead."""
    quick: list[Choice]
    """Values that are offered at one click."""
    when: When


class Credits(Strict):
    """Those who made a game, besides its author and publisher."""

    number: str
    """By which the publisher knows the box."""
    least_age: int | None
    design: list[str]
    editor: str
    thanks: list[str]
    other_titles: list[str]


class GameInfo(Strict):
    """A game that can be played here."""

    game: str
    title: str
    author: str
    publisher: str
    year: int
    credits: Credits
    least_seats: int
    most_seats: int
    alone: Object | None
    """The options with which one plays alone; null where nobody can."""
    acts_together: bool
    """Whether several seats act on one card."""
    quick: Object
    """Options of a game that is over in about ten minutes, where others are suggested."""
    levels: list[str]
    """The bots, the weakest first."""
    guests: list[str]
    """Bots besides, which whoever runs this server lets sit at its tables."""
    bots: dict[str, dict[str, str]]
    """What the bots are called: a name in each language by level, for those that have one."""
    has_solver: bool
    has_puzzles: bool
    """Whether there are puzzles of it: docs/puzzles.md."""
    editions: list[str]
    """The first is played where none is named."""
    options: list[Option]
    about: dict[str, str]
    """What it is about, in a sentence of each language; empty where its words have none."""


class GameList(Strict):
    """The games that can be played here."""

    games: list[GameInfo]


class Rank(Strict):
    """What the rules call the score of one who played alone."""

    key: str
    least: int | None
    """The points that it needs; null for the last."""
    names: list[Annotated[tuple[str, str], Field(strict=False)]]
    """Each a language and the name in it."""
    source: Provenance


class Edition(Strict):
    """An edition of a game: what is needed to draw it."""

    game: str
    edition: str
    title: str
    ranks: list[Rank]
    """The best first."""
    components: Object
    """As the edition has them, by name; see docs/editions.md."""


class Mark(Strict):
    """A few characters of a picture that belong to one thing."""

    text: str
    style: str
    """What they show, such as `piece:L4`, `try` or nothing; the text is readable without."""


class Drawn(Strict):
    """What the reader sees of the game, in text."""

    number: int
    """The number of the last entry that is in it."""
    lines: list[list[Mark]]
    """The top line first."""
    notes: list[Phrase]
    """What a player wants to know beside the picture."""


class Scene(Strict):
    """What the reader saw of the game after so many events."""

    at: int
    of: int
    """How many events stand."""
    event: Object | None
    """The last of them, as far as the reader may know it."""
    phrase: Phrase | None
    """The same in words; null where there are none that the reader may know."""
    view: Object
    closed: Object | None
    """If a round ended with the last event, what the reader saw when it ended."""
    scores: list[int]
    picture: list[list[Mark]] | None
    """The view in text, if it was asked for."""


class Standing(Strict):
    """How far a game is, for a list of games."""

    table: ShownTable
    to_act: list[SeatNumber]
    scores: list[int]
    winners: list[SeatNumber]
    """Empty while it is going on."""
    ranks: list[str | None]
    round: int
    """Which round it is, counted from 1; the last one once the game is over."""


class Addresses(Strict):
    """Where others reach this server."""

    addresses: list[str]
    """Such as `http://192.168.0.10:8000`; empty where that is not known, or not told."""


class StepEvent(Strict):
    """An event of a step."""

    seat: int | None
    """The seat that decided; null for chance."""
    event: Object
    phrase: Phrase | None
    """The same in words; null where there are none that the reader may know."""


class Step(Strict):
    """A move, with the cards and rolls that belong to it."""

    at: int
    """How many events stand after it: its scene."""
    round: int
    """Counted from 1."""
    events: list[StepEvent]


class Steps(Strict):
    """A game, move by move."""

    steps: list[Step]


class Stop(Strict):
    """A moment at which people looked at the game."""

    number: int
    """Of the last entry that led to it; -1 at the beginning."""
    score: Score
    view: Object | None
    """What the reader saw, if it was asked for."""


class Stops(Strict):
    """The last moments at which people looked at the game, the latest last."""

    stops: list[Stop]


class Health(Strict):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str


class RefusalBody(Strict):
    """Why something was not done. Nothing was changed."""

    code: str
    """For programs."""
    sentence: str
    """For people."""
    rule: str = ""


class Fairness(Strict):
    """What proves that the dealer was fair."""

    commitment: str
    secret: str | None = None
    nonces: list[str] | None = None


MoveWord = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
GameWord = Literal["masterly", "strong", "fair", "uneven", "rough"]


class RecordDocument(Strict):
    """A record, as docs/records.md describes it; what the reader may not know is left out."""

    format: Literal["formspiel-record/1"]
    game: str
    edition: str
    seats: int
    options: Object
    box: Annotated[str, Field(max_length=MOST_CHARACTERS)] | None = None
    """The text of a home-made edition."""
    players: list[str] | None = None
    fairness: Fairness | None = None
    title: str | None = None
    practice: Literal[True] | None = None
    hints: list[int] | None = None
    events: list[dict[str, Any]]


class SentRecord(RecordDocument):
    """A record with all that was decided, as docs/records.md describes it."""

    options: Object = Field(default_factory=dict)


class Sighted(Strict):
    """What a seat sees of a game after all events of a record."""

    sight: Sight
    """As at a table, without a clock; its number is that of the last event."""
    score: Score
    awaits_chance: bool
    """Whether a card or a roll comes next, and no seat."""


class BetterMove(Strict):
    """A move that could have been made, and what it was worth."""

    event: Object
    value: float
    phrase: Phrase


class BestStep(Strict):
    """A move of the best line, and what the seat would have seen when all had moved."""

    event: Object
    phrase: Phrase
    view: Object


class BestLine(Strict):
    """The best that was possible in a round, move by move."""

    round: int
    same: int
    """So many of the first moves are as they were played; with the next the lines part."""
    steps: list[BestStep]


class ReviewedMove(Strict):
    """A move of the seat: what it was worth, and what it cost."""

    event: int
    """The index of its event in the record."""
    made: Object
    phrase: Phrase
    round: int
    """From 0."""
    value: float
    best: float
    loss: float
    word: MoveWord
    better: list[BetterMove]
    """The best moves, the best first; the one that was made is among them if it is that good."""
    hindsight: tuple[float, float] | None
    """What was still possible in the round before and after it, knowing the cards."""
    view: Object
    """What the seat saw when it was to move."""
    points: int
    """The seat's points after the move."""


class ReviewedChance(Strict):
    """What chance decided, and what it brought the seat."""

    event: int
    round: int
    luck: float


class Reviewed(Strict):
    """Luck and skill of one seat: result = start + luck − loss + rest."""

    game: str
    edition: str
    seats: int
    players: list[str]
    """The names, as far as the record has them."""
    seat: int
    utility: Literal["points", "win"]
    """Points where everybody plays an own board, else the share of the win."""
    result: float
    start: float
    luck: float
    loss: float
    rest: float
    """What neither explains: what the others did, and what the judge got wrong."""
    word: GameWord
    rounds: list[int]
    """The seat's points in every round."""
    moves: list[ReviewedMove]
    chances: list[ReviewedChance]
