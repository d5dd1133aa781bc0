"""What happens at a table, entry by entry: the only thing that is ever stored of it.

An entry is a frozen value that goes to JSON and back. Its number is its place in the log.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from formspiel.core.game import AnyGame, Json, Unreadable, quoted
from formspiel.core.registry import GAMES


@dataclass(frozen=True, slots=True)
class Made:
    """A table is made. The first entry of every log."""

    at: float
    game: str
    edition: str
    options: Json
    holders: list[Json]
    """Who holds each seat at first: see `Holder`."""
    secret: str
    """The dealer's, in hexadecimal; it leaves the table only when the game is over."""
    title: str = ""
    is_public: bool = False
    is_practice: bool = False
    invite: str = ""
    """The hash of the secret that lets people sit down."""
    spectate: str = ""
    """The hash of the secret that lets people watch."""
    rematch_of: str = ""
    """The table whose rematch this is."""
    box: str = ""
    """The text of the edition, if it is home-made."""
    takes_nonces: bool = False
    """Whether every person adds a nonce before the first card."""
    challenge: str = ""
    """The challenge whose cards are played here."""
    limit: int = 0
    """The game is over when so much is done, as it counts it; 0: as ever."""
    in_step: bool = False
    """Whether the next card comes for all who play the same, and not at once."""
    rounds: list[int] = field(default_factory=list)
    """Where the draws of each round begin to count; nothing where they are counted through."""


@dataclass(frozen=True, slots=True)
class ClockSet:
    """A time a move is agreed on."""

    at: float
    move_seconds: float
    grace_seconds: float


@dataclass(frozen=True, slots=True)
class Seated:
    """A person takes an open seat."""

    at: float
    seat: int
    name: str
    language: str
    token: str
    """The hash of the secret token that holds the seat."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """A person changes name or language."""

    at: float
    seat: int
    name: str
    language: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """A person leaves; the seat is open and the token holds it no more."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is given up for all, as far as it went."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Reached:
    """The game is over, since all is done that the challenge asks for."""

    at: float


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot plays for a seat. If a person holds the seat, the bot keeps it warm."""

    at: float
    seat: int
    level: str
    by: int
    """The seat that asked for it."""
    id: str = ""


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """A person has seen the dealer's commitment and adds a nonce to it."""

    at: float
    seat: int
    nonce: str
    """64 hexadecimal digits."""
    id: str = ""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A person takes the seat back from the bot that kept it warm."""

    at: float
    seat: int
    id: str = ""


AT = b',"at":"'
TIME = AT + b'1970-01-01T00:00:00.000Z"}'
"""How an event in writing ends that says when it was."""


class Happened:
    """An event of the game, just as a record has it, with `at`.

    It is kept in writing: a server has many, and as JSON each takes a third of the memory.
    """

    __slots__ = ("_at", "after", "by", "id", "seat", "text")

    def __init__(self, event: Json, by: str, id: str = "", after: Any = None) -> None:  # noqa: A002  a key of the log
        self.text = _write(event)
        self.by = sys.intern(by)
        """`chance`, `person`, `bot`, `clock` for a move that a bot made at time out, or `stand-in`
        for one that was made in place of a bot that failed."""
        self.id = id
        """The client-made id, so that a move sent twice counts once."""
        self.after = after
        """The state after the event where it is known already; never stored."""
        self.seat: int | None = None if by == "chance" else event["seat"]
        """The seat that decided; None for chance."""
        self._at: float | None = None

    @classmethod
    def now(
        cls, game: AnyGame, event: Any, at: float, by: str, *, made_id: str = "", after: Any = None
    ) -> Happened:
        """An event of a game that happens now."""
        new = object.__new__(cls)
        text, new.seat = _written(game.id, event)
        written = format_time(at)
        new.text = b'%b%b%b"}' % (text[:-1], AT, written.encode())
        new.by, new.id, new.after = sys.intern(by), made_id, after
        new._at = parse_time(written)
        return new

    @property
    def event(self) -> Json:
        """The event, as JSON."""
        # From text and not from bytes, of which Python would look at the first to guess.
        event: Json = json.loads(self.text.decode())
        return event

    @property
    def bare(self) -> bytes:
        """The event in writing, but for when it was."""
        text = self.text
        start = len(text) - len(TIME)
        is_last = text.startswith(AT, start) and text.find(b'"', start + len(AT)) == len(text) - 2
        return text[:start] + b"}" if is_last else text

    @property
    def at(self) -> float:
        """When, in seconds since 1970."""
        if self._at is None:
            # Wherever it stands in writing, a quotation mark in a text is written as two signs.
            parts = self.text.split(AT)
            text = parts[1].partition(b'"')[0].decode() if len(parts) == 2 else self.event["at"]
            self._at = parse_time(text)
        return self._at

    def without_state(self) -> Happened:
        """The same without the state after it."""
        same = object.__new__(Happened)
        same.text, same.by, same.id, same.seat = self.text, self.by, self.id, self.seat
        same.after = same._at = None
        return same

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Happened):
            return NotImplemented
        return (self.event, self.by, self.id) == (other.event, other.by, other.id)

    def __hash__(self) -> int:
        return hash((self.seat, self.by, self.id))

    def __repr__(self) -> str:
        return f"Happened({self.event!r}, {self.by!r}, {self.id!r})"


_write_text = json.JSONEncoder(separators=(",", ":")).encode


def _write(event: Json) -> bytes:
    return _write_text(event).encode()


# The same moves are made again and again, at one table or another.
@lru_cache(maxsize=16_384)
def _written(game: str, event: Any) -> tuple[bytes, int | None]:
    """An event in writing, and the seat that decided it."""
    written = GAMES[game].format_event(event)
    return _write(written), written.get("seat") if "chance" not in written else None


@dataclass(frozen=True, slots=True)
class Undone:
    """Events are taken back: those of the entries with these numbers."""

    at: float
    seat: int
    numbers: list[int]
    id: str = ""


@dataclass(frozen=True, slots=True)
class Hinted:
    """A seat asks for its first hint. That it had others later is not noted."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Said:
    """A word in the chat."""

    at: float
    seat: int
    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The game is over and the dealer's secret is told."""

    at: float
    secret: str


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat offers a rematch, or accepts the one that is offered."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Declined:
    """A seat does not want a rematch: all offers are off."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again, at another table. `seat` is one of those who offered it."""

    at: float
    seat: int
    table: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Archived:
    """Nobody has said a word for long; the table is kept as a record only."""

    at: float


Entry = (
    Made
    | ClockSet
    | Seated
    | Renamed
    | Left
    | Ended
    | Reached
    | BotSeated
    | TakenBack
    | NonceGiven
    | Happened
    | Undone
    | Hinted
    | Said
    | Revealed
    | Offered
    | Declined
    | Rematched
    | Archived
)

KINDS: dict[str, Any] = {
    "made": Made,
    "clock": ClockSet,
    "seated": Seated,
    "renamed": Renamed,
    "left": Left,
    "ended": Ended,
    "reached": Reached,
    "bot": BotSeated,
    "back": TakenBack,
    "nonce": NonceGiven,
    "event": Happened,
    "undone": Undone,
    "hint": Hinted,
    "said": Said,
    "revealed": Revealed,
    "offered": Offered,
    "declined": Declined,
    "rematch": Rematched,
    "archived": Archived,
}
NAMES = {cls: kind for kind, cls in KINDS.items()}
_STORED = {
    cls: ("event", "by", "id") if cls is Happened else tuple(f.name for f in fields(cls))
    for cls in KINDS.values()
}


def format_entry(entry: Entry) -> Json:
    """An entry as JSON, with its kind."""
    cls = type(entry)
    return {"kind": NAMES[cls], **{name: getattr(entry, name) for name in _STORED[cls]}}


def parse_entry(data: Json) -> Entry:
    """The entry in JSON that `format_entry` wrote."""
    values = dict(data)
    kind = values.pop("kind", None)
    if kind not in KINDS:
        raise Unreadable(f"there is no entry of the kind {quoted(kind)}")
    cls = KINDS[kind]
    if unknown := values.keys() - set(_STORED[cls]):
        raise Unreadable(f"the key {quoted(min(unknown))} is not known in such an entry")
    try:
        entry: Entry = cls(**values)
    except TypeError:
        raise Unreadable(f"the entry {quoted(kind)} is not complete") from None
    return entry


def format_time(at: float) -> str:
    """A time in seconds since 1970 as RFC 3339 has it, to the millisecond.

    >>> format_time(0.25)
    '1970-01-01T00:00:00.250Z'
    """
    return _format_thousandths(round(at * 1e6) // 1_000)


# On a busy server several things happen within a thousandth of a second.
@lru_cache(maxsize=256)
def _format_thousandths(at: int) -> str:
    seconds, rest = divmod(at, 1_000)
    return f"{datetime.fromtimestamp(seconds, UTC).isoformat()[:19]}.{rest:03}Z"


@lru_cache(maxsize=256)
def parse_time(text: str) -> float:
    """The seconds since 1970 of a time as `format_time` writes it."""
    return datetime.fromisoformat(text).timestamp()
