"""Numba, for those who have it: the one door through which jitted code comes in.

Kernels and what is built on them need the extra `fast`. They are imported only when
needed, after `require_numba()`; this module can be imported without the extra.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from numbers import Integral
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


class MissingExtra(Exception):
    """What was asked for needs an extra that is not installed; the message says which."""


def has_numba() -> bool:
    """Whether the extra `fast` is installed."""
    return find_spec("numba") is not None


def require_numba() -> None:
    """Refuse to go on without the extra `fast`."""
    if not has_numba():
        raise MissingExtra("This needs the extra `fast`: pip install formspiel[fast]")


def jit(signature: object) -> Callable[[F], F]:
    """Compile for just this signature, or take what an earlier run has compiled.

    Whole numbers are 64 bits wide. Numba makes a float of a signed and an unsigned one,
    so jitted code must not mix them.
    """
    from numba import njit  # noqa: PLC0415 - loading Numba takes a second

    def compile_function(function: F) -> F:
        # The stamp comes first: a function that calls itself is known by the last part.
        function.__qualname__ = f"{_stamp(function, signature)}.{function.__qualname__}"
        return cast(F, njit(signature, cache=True)(function))

    return compile_function


def _stamp(function: Callable[..., Any], signature: object) -> str:
    """A mark that changes with everything that goes into the compiled code.

    Numba compiles again when the file of a function has changed, but not when a function
    or number from another file has that the code was compiled with.
    """
    seen = [str(signature)]
    seen += [str(getattr(kind, "fields", "")) for kind in getattr(signature, "args", ())]
    for name in sorted(function.__code__.co_names):
        value = function.__globals__.get(name)
        if isinstance(value, Integral):
            seen.append(f"{name} = {value}")
        elif (jitted := getattr(value, "py_func", None)) is not None:
            seen.append(jitted.__qualname__)
    code = function.__code__
    seen.append(f"{code.co_code.hex()} {[c for c in code.co_consts if isinstance(c, Integral)]}")
    return sha256("\n".join(seen).encode()).hexdigest()[:12]
