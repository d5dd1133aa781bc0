"""What somebody wants to happen at a table. Every command says when it was given."""

from __future__ import annotations

from dataclasses import dataclass, field

from formspiel.core.game import Json
from formspiel.table.clock import Clock
from formspiel.table.holder import Holder


@dataclass(frozen=True, slots=True)
class Make:
    """Make a table. The secret is the dealer's, 32 bytes that nobody can guess."""

    at: float
    game: str
    holders: tuple[Holder, ...]
    secret: bytes
    edition: str | None = None
    options: Json = field(default_factory=dict)
    title: str = ""
    is_public: bool = False
    is_practice: bool = False
    clock: Clock | None = None
    invite: str = ""
    spectate: str = ""
    rematch_of: str = ""
    box: str = ""
    """The text of a home-made edition, which then counts before `edition`."""
    has_own_bots: bool = False
    """Whether the bots are the caller's business, and not looked for by their names."""
    takes_nonces: bool = False
    challenge: str = ""
    """The challenge whose cards are played: one person plays, and nobody may help or watch."""
    limit: int = 0
    """The game is over when so much is done, as it counts it; 0: as ever."""
    in_step: bool = False
    """Whether the next card comes by `Advance`, and not at once."""
    rounds: tuple[int, ...] = ()
    """Where the draws of each round begin to count."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open seat, any one for None. `invite` is the hash of the secret shown."""

    at: float
    name: str
    language: str
    token: str
    seat: int | None = None
    invite: str = ""


@dataclass(frozen=True, slots=True)
class Rename:
    """Change name and language."""

    at: float
    seat: int
    name: str
    language: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Give up the seat. In a game that is on, a bot of a level takes it, or nobody for none."""

    at: float
    seat: int
    level: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class End:
    """End a game that is on, for all."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Let a bot play for a seat: an open one, the own one, or that of somebody lost."""

    at: float
    by: int
    seat: int
    level: str
    is_lost: bool = False
    """Whether the person of that seat has lost the connection, and the grace is over."""
    id: str = ""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the own seat back from the bot that kept it warm."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class GiveNonce:
    """Add a nonce, 64 hexadecimal digits, to what the dealer draws from."""

    at: float
    seat: int
    nonce: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Play:
    """Make a move. `by` is `person`, `bot`, `clock` or `stand-in`."""

    at: float
    seat: int
    event: Json
    id: str = ""
    by: str = "person"


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last move back."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class AskHint:
    """Ask for the best moves now or, `of_last`, what the own last move cost."""

    at: float
    seat: int
    of_last: bool = False
    id: str = ""


@dataclass(frozen=True, slots=True)
class Say:
    """Say a word to all at the table."""

    at: float
    seat: int
    text: str
    id: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a rematch, or accept the one that is offered."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Decline:
    """Turn down the rematch that is offered, or take the own offer back."""

    at: float
    seat: int
    id: str = ""


@dataclass(frozen=True, slots=True)
class Rematch:
    """Go on at another table, which the caller has made: all have agreed to play again."""

    at: float
    table: str


@dataclass(frozen=True, slots=True)
class Advance:
    """In step, after so many draws: let the next card come, where it is waited for.

    Where it `is_late` for the seat to act, the last of its moves is made instead.
    """

    at: float
    draws: int
    is_late: bool = False


@dataclass(frozen=True, slots=True)
class Archive:
    """Close a table at which nothing has happened for long."""

    at: float
    quiet_seconds: float


Command = (
    Sit
    | GiveNonce
    | Rename
    | Leave
    | End
    | SeatBot
    | TakeBack
    | Play
    | Undo
    | AskHint
    | Say
    | Offer
    | Decline
    | Rematch
    | Advance
    | Archive
)
