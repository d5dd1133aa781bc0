"""What the server and a worker say to one another: pickled, with its length before it.

States, views and editions are small when they are pickled: a shipped edition travels by name.
"""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import Any

LENGTH = struct.Struct(">I")
PATIENT = "--patient"
"""Tells a worker that it may take its time, and gives way to all others on the machine."""
GUEST = "--guest="
"""Tells a worker of a bot that it may be asked for, in the words of `parse_guest`."""


@dataclass(frozen=True, slots=True)
class Failure:
    """The answer to a question that could not be answered."""

    sentence: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """The answer to a question that makes no sense: what is wrong with it, as in a Refusal."""

    code: str
    sentence: str
    rule: str = ""


def pack(value: Any) -> bytes:
    """A question or an answer, with its length before it."""
    data = pickle.dumps(value, protocol=5)
    return LENGTH.pack(len(data)) + data


def unpack(data: bytes) -> Any:
    """What `pack` packed, without its length. Only ever read from the own child or parent."""
    return pickle.loads(data)  # noqa: S301  see above
