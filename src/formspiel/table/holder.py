"""Who holds a seat: nobody, a person, a bot, or a bot that keeps it warm for a person."""

from __future__ import annotations

from dataclasses import dataclass

from formspiel.core.game import Json

OPEN = "open"
PERSON = "person"
BOT = "bot"


@dataclass(frozen=True, slots=True)
class Holder:
    """The holder of a seat.

    `token` is the hash of the secret that a person holds the seat by. A bot with a token
    keeps the seat warm for that person.
    """

    kind: str = OPEN
    name: str = ""
    language: str = ""
    token: str = ""
    level: str = ""

    @property
    def is_warm(self) -> bool:
        """Whether a bot plays for a person who may come back."""
        return self.kind == BOT and bool(self.token)


def format_holder(holder: Holder) -> Json:
    """A holder as an entry stores it."""
    return {
        "kind": holder.kind,
        "name": holder.name,
        "language": holder.language,
        "token": holder.token,
        "level": holder.level,
    }


def show_holder(holder: Holder) -> Json:
    """A holder as anybody may see it."""
    shown = format_holder(holder)
    del shown["token"]
    return {**shown, "is_warm": holder.is_warm}
