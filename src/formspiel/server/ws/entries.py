"""The entries of a log as a client is told them, declared kind by kind.

Nothing is checked against this on its way out: entries are written by `table/sight.py`, and the
tests hold the two equal.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from formspiel.core.written import optional, written
from formspiel.server.fields import Object, Phrase


@written
class MadeEntry:
    """The table was made."""

    number: int
    kind: Literal["made"]
    at: float
    game: str
    edition: str
    options: Object
    title: str
    is_public: bool
    is_practice: bool
    rematch_of: str
    """The table whose rematch this is, or empty."""
    takes_nonces: bool
    """Whether every person adds a nonce before the first card."""
    challenge: str
    """The challenge whose cards are played here, or empty."""
    limit: int
    """The game is over when so much is done; 0: as ever."""
    in_step: bool
    """Whether the next card comes for all who play the same, and not at once."""
    commitment: str
    """Of the dealer."""
    people: list[str | None]
    """Who held each seat at first; null where nobody did."""


@written
class ClockEntry:
    """A time a move was agreed on."""

    number: int
    kind: Literal["clock"]
    at: float
    move_seconds: float
    grace_seconds: float


@written
class SeatedEntry:
    """A person took a seat."""

    number: int
    kind: Literal["seated"]
    at: float
    seat: int
    name: str
    language: str


@written
class RenamedEntry:
    """A person changed name or language."""

    number: int
    kind: Literal["renamed"]
    at: float
    seat: int
    name: str
    language: str


@written
class LeftEntry:
    """A person gave up a seat."""

    number: int
    kind: Literal["left"]
    at: float
    seat: int


@written
class EndedEntry:
    """The game was given up for all, as far as it went."""

    number: int
    kind: Literal["ended"]
    at: float
    seat: int


@written
class ReachedEntry:
    """The game is over, since all is done that the challenge asks for."""

    number: int
    kind: Literal["reached"]
    at: float


@written
class BotEntry:
    """A bot plays for a seat."""

    number: int
    kind: Literal["bot"]
    at: float
    seat: int
    level: str
    by: int
    """The seat that asked for it."""


@written
class BackEntry:
    """A person took the seat back from the bot."""

    number: int
    kind: Literal["back"]
    at: float
    seat: int


@written
class NonceEntry:
    """A person added a nonce to what the dealer draws from."""

    number: int
    kind: Literal["nonce"]
    at: float
    seat: int
    nonce: str


@written
class EventEntry:
    """An event of the game; when it was, the event itself tells."""

    number: int
    kind: Literal["event"]
    event: Object
    """As in a record, or as much of it as the reader may know."""
    by: Literal["chance", "person", "bot", "clock", "stand-in"]
    """`clock` for a move that a bot made at time out."""
    phrase: Phrase = optional()
    """The event in words, unless it is hidden."""


@written
class UndoneEntry:
    """Events were taken back."""

    number: int
    kind: Literal["undone"]
    at: float
    seat: int
    numbers: list[int]
    """Of their entries."""


@written
class HintEntry:
    """A seat asked for a hint, for the first time."""

    number: int
    kind: Literal["hint"]
    at: float
    seat: int


@written
class SaidEntry:
    """Somebody said something."""

    number: int
    kind: Literal["said"]
    at: float
    seat: int
    text: str


@written
class RevealedEntry:
    """The game is over, and the dealer's secret is told."""

    number: int
    kind: Literal["revealed"]
    at: float
    secret: str


@written
class OfferedEntry:
    """A seat offered a rematch, or accepted the one that was offered."""

    number: int
    kind: Literal["offered"]
    at: float
    seat: int


@written
class DeclinedEntry:
    """A seat does not want a rematch: all offers are off."""

    number: int
    kind: Literal["declined"]
    at: float
    seat: int


@written
class RematchEntry:
    """The same people play again, at another table."""

    number: int
    kind: Literal["rematch"]
    at: float
    seat: int
    table: str


@written
class ArchivedEntry:
    """The table is kept as a record only."""

    number: int
    kind: Literal["archived"]
    at: float


ShownEntry = Annotated[
    MadeEntry
    | ClockEntry
    | SeatedEntry
    | RenamedEntry
    | LeftEntry
    | EndedEntry
    | ReachedEntry
    | BotEntry
    | BackEntry
    | NonceEntry
    | EventEntry
    | UndoneEntry
    | HintEntry
    | SaidEntry
    | RevealedEntry
    | OfferedEntry
    | DeclinedEntry
    | RematchEntry
    | ArchivedEntry,
    Field(discriminator="kind"),
]
