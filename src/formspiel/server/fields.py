"""The small types that messages and requests are made of."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from formspiel.core.registry import GAMES

FORBIDDEN = frozenset("\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of a text, or break its line, for whoever reads on."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def _check_game(name: str) -> str:
    if name not in GAMES:
        raise ValueError("this game is not known")
    return name


GameName = Annotated[
    str, Field(max_length=40, pattern=r"^[a-z][a-z0-9_]*$"), AfterValidator(_check_game)
]
Language = Literal["de", "en", "fr", "it", "nl"]
Level = Annotated[str, Field(max_length=40, pattern=r"^[a-z][a-z0-9_-]*$")]
"""Which levels there are, the game decides."""
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Token = Annotated[str, Field(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
"""A secret that holds a seat, invites or lets watch."""
MadeId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""Made by the client, new for every command, the same when the command is sent again."""
SecretId = Annotated[str, Field(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the client of 128 random bits or more, and kept secret: tokens follow from it."""
TableId = Annotated[str, Field(pattern=r"^[a-z2-7]{16}$")]
ChallengeId = Annotated[str, Field(pattern=r"^[a-z2-7]{16}$")]


class Strict(BaseModel):
    """A message whose every key is known and of just its type."""

    # What was sent must not get into a log with what is wrong with it.
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, hide_input_in_errors=True)


class Phrase(Strict):
    """Something to be said in the reader's language: a key of the catalogues, with values.

    A value may be a list of phrases. The value `player` is a player's number, from 1.
    """

    key: str
    values: dict[str, str | int | list[Phrase]]


def _check_plain(text: str) -> str:
    for sign in text:
        if sign in FORBIDDEN or unicodedata.category(sign) in {"Cc", "Cs"}:
            raise ValueError("a text has no control characters")
    if text and not any(map(_is_visible, text)):
        raise ValueError("a text has something that can be seen")
    return text


def _is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign not in BLANKS


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_check_plain)]
Title = Annotated[str, Field(max_length=80), AfterValidator(_check_plain)]
Words = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(_check_plain)]
Object = dict[str, Any]
"""A JSON object whose keys a game or an edition decides."""
