"""One source, two speeds: jitted where the extra `fast` is installed, else plain.

What is written for both works on flat lists of numbers. It keeps to whole numbers below 2^62
and to one order of sums, so that it means the same either way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

from formspiel.core.speed.jit import has_numba, jit

F = TypeVar("F", bound=Callable[..., Any])
Ints = list[int]
Floats = list[float]
"""Numbers in a row; with the extra an array of 64 bits each."""


def compiled(signature: str) -> Callable[[F], F]:
    """Jit a function where the extra `fast` is installed, else leave it as it is."""
    return jit(signature) if has_numba() else lambda function: function


def as_ints(numbers: Iterable[int]) -> Ints:
    """Numbers in the form that jitted code takes."""
    if not has_numba():
        return list(numbers)
    import numpy as np  # noqa: PLC0415 - only with the extra

    return cast(Ints, np.array(list(numbers), np.int64))


def as_floats(numbers: Iterable[float]) -> Floats:
    """Numbers in the form that jitted code takes."""
    if not has_numba():
        return list(numbers)
    import numpy as np  # noqa: PLC0415 - only with the extra

    return cast(Floats, np.array(list(numbers), np.float64))
