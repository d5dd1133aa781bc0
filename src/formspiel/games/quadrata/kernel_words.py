"""One source, two speeds: jitted where the extra `fast` is installed, else plain Python.

Code for the kernel keeps to whole numbers below 2^63 and to flat lists of them, so
that it means the same either way. With the extra a list is an array.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from formspiel.core.speed.jit import has_numba, jit

F = TypeVar("F", bound=Callable[..., Any])

Ints = list[int]
"""Whole numbers in a row: with the extra `fast` an array of 64 bits each."""

VOID, BOOL, INT, INTS = "void", "boolean", "int64", "ints"
"""The types of jitted code by name; a class of named tuples of `Ints` is a type too."""

IS_FAST = has_numba()

LOW_31, LOW_32, LOW_62 = 2**31 - 1, 2**32 - 1, 2**62 - 1


def compiled(result: str, *arguments: str | type) -> Callable[[F], F]:
    """Jit a function of these types, or leave it as it is."""
    if not IS_FAST:
        return lambda function: function
    from numba import types  # noqa: PLC0415 - loading Numba takes a second

    def find(name: str | type) -> Any:
        if isinstance(name, str):
            return types.int64[::1] if name == INTS else getattr(types, name)
        return types.NamedUniTuple(types.int64[::1], len(_fields(name)), name)

    return jit(find(result)(*map(find, arguments)))


def ints(values: Iterable[int]) -> Ints:
    """Whole numbers in a row, for the kernel."""
    if not IS_FAST:
        return list(values)
    import numpy as np  # noqa: PLC0415 - it comes with the extra

    return cast(Ints, np.array(list(values), np.int64))


def same_ints(value: int, count: int) -> Ints:
    """The same whole number so many times, for the kernel."""
    if not IS_FAST:
        return [value] * count
    import numpy as np  # noqa: PLC0415 - it comes with the extra

    return cast(Ints, np.full(count, value, np.int64))


def _fields(named: type) -> tuple[str, ...]:
    found: tuple[str, ...] = named._fields  # type: ignore[attr-defined] # named tuples have it
    return found


@compiled(INT, INT)
def mix(state: int) -> int:
    """A random word of 32 bits from a state of 62."""
    # Jitted code must not overflow: it is taken for granted that it does not.
    word = state & LOW_31
    word = ((word ^ (word >> 15)) * 0x7FEB352D) & LOW_32
    word = ((word ^ (word >> 15) ^ (state >> 31)) * 0x5BD1E995) & LOW_32
    word = ((word ^ (word >> 13)) * 0x68E31DA5) & LOW_32
    return word ^ (word >> 16)


@compiled(INT, INT)
def go_on(state: int) -> int:
    """The next state of randomness."""
    return (state + 0x1E3779B97F4A7C15) & LOW_62


@compiled(INT, INT, INT)
def begin_random(seed: int, number: int) -> int:
    """The state of randomness at the beginning of the game with a number."""
    high = mix(seed) ^ mix(number)
    low = mix(go_on(seed)) ^ mix(go_on(number))
    return ((high & LOW_31) << 31) | (low & LOW_31)


@compiled(INT, INT, INT)
def draw(state: int, end: int) -> int:
    """The number from 0 to less than `end` that a state stands for."""
    return (mix(state) * end) >> 32
