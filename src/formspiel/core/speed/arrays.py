"""Rows of numbers: arrays with the extra `fast`, lists without it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, NamedTuple, cast

from formspiel.core.speed.jit import has_numba

if TYPE_CHECKING:
    from numpy.typing import DTypeLike

IS_FAST = has_numba()
"""Whether the functions of this process are compiled."""


class Storage(NamedTuple):
    """How compiled code holds a number or a row: the type of its numbers, its dimensions."""

    number: str
    dimensions: int = 0


Ints = Annotated[list[int], Storage("int64", 1)]
"""Whole numbers in a row."""

SmallInts = Annotated[list[int], Storage("int32", 1)]
"""Whole numbers of at most 32 bits in a row: half the memory, twice as many at once."""

Bytes = Annotated[list[int], Storage("int8", 1)]
"""Whole numbers of at most 8 bits in a row, for masks and tensors."""

Floats = Annotated[list[float], Storage("float64", 1)]
"""Floats in a row."""

Word = Annotated[int, Storage("uint64")]
"""A number of 64 bits without a sign. Compiled code that mixes it with others makes floats."""


def ints(numbers: Iterable[int]) -> Ints:
    """These whole numbers in a row."""
    return cast(Ints, _array(numbers, "int64"))


def small_ints(numbers: Iterable[int]) -> SmallInts:
    """These whole numbers of at most 32 bits in a row."""
    return cast(SmallInts, _array(numbers, "int32"))


def floats(numbers: Iterable[float]) -> Floats:
    """These floats in a row."""
    return cast(Floats, _array(numbers, "float64"))


def blank(length: int, number: int = 0) -> Ints:
    """The same whole number so many times in a row, a nought unless told."""
    if not IS_FAST:
        return [number] * length
    import numpy as np  # noqa: PLC0415 - it comes with the extra

    return cast(Ints, np.full(length, number, "int64"))


def _array(numbers: Iterable[float], kind: DTypeLike) -> object:
    if not IS_FAST:
        return list(numbers)
    import numpy as np  # noqa: PLC0415 - it comes with the extra

    return np.array(list(numbers), kind)
