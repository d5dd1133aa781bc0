"""What has come to boards since they were looked at: on them things only pile up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any


def find_growth(
    before: Sequence[Any], after: Sequence[Any], piles: Mapping[str, Callable[[Any], Any]]
) -> list[Any] | None:
    """What has been added to the piles of boards, as `ViewChange` has it; None if any is other.

    A pile is a sequence, an attribute of a board of this name; what comes to it is written so.

    >>> from types import SimpleNamespace as Board
    >>> before = [Board(placed="ab", aside=""), Board(placed="", aside="")]
    >>> after = [Board(placed="abc", aside=""), Board(placed="", aside="d")]
    >>> find_growth(before, after, {"placed": str.upper, "aside": str})
    [[['boards', 0, 'placed'], ['C']], [['boards', 1, 'aside'], ['d']]]
    >>> find_growth(after, before, {"placed": str}) is None
    True
    """
    found: list[Any] = []
    for number, (old, new) in enumerate(zip(before, after, strict=True)):
        if new is old:
            continue
        for name, write in piles.items():
            was, now = getattr(old, name), getattr(new, name)
            if now is was:
                continue
            count = len(was)
            if now[:count] != was:
                return None
            if len(now) > count:
                found.append([["boards", number, name], [write(one) for one in now[count:]]])
    return found
