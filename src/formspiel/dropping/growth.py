"""What has come to boards since they were looked at: on them things only pile up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

Piles = Sequence[Sequence[Any]]
"""Several sequences of one board to which things are added at the end."""


def find_growth(
    before: Iterable[Piles],
    after: Iterable[Piles],
    names: Sequence[str],
    write: Callable[[Any], Any],
) -> list[Any] | None:
    """What has been added to the piles of boards, as `ViewChange` has it; None if any is other.

    >>> find_growth([["ab", ""], ["", ""]], [["abc", ""], ["", "d"]], ("placed", "aside"), str)
    [[['boards', 0, 'placed'], ['c']], [['boards', 1, 'aside'], ['d']]]
    >>> find_growth([["ab"]], [["b"]], ("placed",), str) is None
    True
    """
    found: list[Any] = []
    for number, (old, new) in enumerate(zip(before, after, strict=True)):
        for name, was, now in zip(names, old, new, strict=True):
            if now is was:
                continue
            count = len(was)
            if now[:count] != was:
                return None
            if len(now) > count:
                added = [write(one) for one in now[count:]]
                found.append([["boards", number, name], added])
    return found
