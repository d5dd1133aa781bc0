"""What cannot be read, and what is not allowed now: two errors, each with a sentence."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]
"""A JSON object."""


class Unreadable(Exception):
    """This cannot be read: the message is a sentence that says why."""


class IllegalEvent(Exception):
    """This can be read but is not allowed now.

    `rule` names the rule or ruling broken, as the game's page in the docs numbers it, or is
    empty where no rule of the game is to blame.
    """

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if self.rule else self.sentence


def counted(number: int, noun: str) -> str:
    """A number of things, one of which is a `noun`.

    >>> counted(1, "card"), counted(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def quoted(value: object, most: int = 40) -> str:
    """A JSON value as a short piece of a sentence, safe to print anywhere."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = "something unprintable"
    return text if len(text) <= most else text[: most - 3] + "..."
