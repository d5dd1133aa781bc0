"""Every body of an HTTP request and answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from formspiel.server.message import ShownTable
from formspiel.server.words import (
    Language,
    Level,
    Name,
    Object,
    SeatNumber,
    Strict,
    Title,
    Token,
)
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

    game: Literal["fits", "bits", "quadrata", "digit"]
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=16)]
    edition: Annotated[str, Field(max_length=40)] | None = None
    options: Object = Field(default_factory=dict)
    title: Title = ""
    is_public: bool = False
    is_practice: bool = False
    clock: WantedClock | None = None


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


class GameInfo(Strict):
    """A game that can be played here."""

    game: str
    editions: list[str]
    levels: list[str]


class Games(Strict):
    """The games that can be played here."""

    games: list[GameInfo]


class Score(Strict):
    """The scores so far, item by item."""

    scores: list[int]
    winners: list[int]
    ranks: list[str | None]
    rounds: list[Object]


class Health(Strict):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str


class Trouble(Strict):
    """Why something was not done. Nothing was changed."""

    code: str
    """For programs."""
    sentence: str
    """For people."""
    rule: str = ""


class RecordDocument(Strict):
    """A record, as docs/records.md describes it; what the reader may not know is left out."""

    format: Literal["formspiel-record/1"]
    game: str
    edition: str
    seats: int
    options: Object
    players: list[str] | None = None
    fairness: dict[str, str] | None = None
    title: str | None = None
    events: list[dict[str, Any]]
