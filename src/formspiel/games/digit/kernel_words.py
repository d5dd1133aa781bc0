"""Rows of whole numbers, and functions on them that run at two speeds.

With the extra `fast` the functions are compiled and the rows are arrays; without it the
very same functions run as plain Python on lists. So they keep to what both understand:
whole numbers of at most 63 bits, and rows of one dimension.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol, TypeVar, cast

from formspiel.core.speed.jit import has_numba, jit

F = TypeVar("F", bound=Callable[..., Any])

IS_FAST = has_numba()
"""Whether the functions of this process are compiled."""

BITS = (1 << 63) - 1
LOW = (1 << 32) - 1
FACTOR = 1791398085
"""Of Marsaglia's multiply-with-carry; small enough that no product outgrows a word, which
compiled code does not allow."""


class Row(Protocol):
    """A row of whole numbers: an array, or a list."""

    def __getitem__(self, at: int, /) -> int: ...

    def __setitem__(self, at: int, value: int, /) -> None: ...

    def __iter__(self) -> Iterator[int]: ...

    def __len__(self) -> int: ...


class Weights(Protocol):
    """A row of weights: an array, or a list."""

    def __getitem__(self, at: int, /) -> float: ...

    def __setitem__(self, at: int, value: float, /) -> None: ...

    def __len__(self) -> int: ...


def swift(signature: str) -> Callable[[F], F]:
    """Compile a function where that is possible, else leave it as it is."""
    return jit(signature) if IS_FAST else lambda function: function


def make_row(values: Iterable[int]) -> Row:
    """A row of these numbers."""
    if not IS_FAST:
        return list(values)
    import numpy as np  # noqa: PLC0415 - part of the extra

    return cast(Row, np.array(list(values), np.int64))


def make_small_row(values: Iterable[int]) -> Row:
    """A row of numbers that need no more than 32 bits."""
    if not IS_FAST:
        return list(values)
    import numpy as np  # noqa: PLC0415 - part of the extra

    return cast(Row, np.array(list(values), np.int32))


def make_blank(length: int) -> Row:
    """A row of zeros."""
    if not IS_FAST:
        return [0] * length
    import numpy as np  # noqa: PLC0415 - part of the extra

    return cast(Row, np.zeros(length, np.int64))


def make_weights(values: Iterable[float]) -> Weights:
    """A row of these weights."""
    if not IS_FAST:
        return list(values)
    import numpy as np  # noqa: PLC0415 - part of the extra

    return cast(Weights, np.array(list(values), np.float64))


@swift("i8(i8, i8)")
def mix(seed: int, number: int) -> int:
    """Luck to start with, different for every seed and number below 2**63."""
    luck = seed ^ FACTOR
    for _ in range(4):
        luck = FACTOR * ((luck ^ number) & LOW) + (luck >> 32)
        # What is linear so far must not stay so: near numbers would have like luck.
        luck ^= luck >> 29
    return luck


@swift("i8(i8[::1], i8, i8)")
def pick(row: Row, at: int, end: int) -> int:
    """A number from 0 to less than `end`, by the luck that is kept at a place of a row."""
    luck = FACTOR * (row[at] & LOW) + (row[at] >> 32)
    row[at] = luck
    return ((luck & LOW) * end) >> 32
