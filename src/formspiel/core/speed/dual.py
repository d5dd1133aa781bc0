"""One source, two speeds: a function is compiled where Numba is there, else left as it is."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from formspiel.core.speed.arrays import IS_FAST, Storage
from formspiel.core.speed.jit import jit

F = TypeVar("F", bound=Callable[..., Any])

NAMES = {int: "int64", float: "float64", bool: "boolean", NoneType: "void"}
"""What compiled code calls a plain type."""


class BeyondKernel(Exception):
    """A home-made edition is too large for machine words; the message is a sentence."""


def compiled(function: F) -> F:
    """Compile a function for the types of its annotations, or leave it as it is.

    An annotation is `int`, `float`, `bool`, `None`, one of the rows of `arrays`, a tuple of
    these or a class of named tuples of them. The function makes no rows: it is given them.
    """
    return jit(_sign(function))(function) if IS_FAST else function


def _sign(function: Callable[..., Any]) -> object:
    hints = get_type_hints(function, include_extras=True)
    result = _find(hints.pop("return"))
    return result(*map(_find, hints.values()))


def _find(hint: Any) -> Any:
    """The type that compiled code has for an annotation."""
    from numba import types  # noqa: PLC0415 - loading Numba takes a second

    if hint in NAMES:
        return getattr(types, NAMES[hint])
    if get_origin(hint) is tuple:
        return types.Tuple([_find(own) for own in get_args(hint)])
    for storage in getattr(hint, "__metadata__", ()):
        if isinstance(storage, Storage):
            number = getattr(types, storage.number)
            return types.Array(number, storage.dimensions, "C") if storage.dimensions else number
    if hasattr(hint, "_fields"):
        fields = get_type_hints(hint, include_extras=True)
        found = [_find(fields[name]) for name in hint._fields]
        if len(set(found)) == 1:
            return types.NamedUniTuple(found[0], len(found), hint)
        return types.NamedTuple(found, hint)
    raise TypeError(f"compiled code has no type for {hint}")
