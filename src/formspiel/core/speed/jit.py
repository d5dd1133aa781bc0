"""Numba, for those who have it: the one door through which jitted code comes in.

What is written for both speeds is compiled by `dual.compiled`. This module can be imported
without the extra `fast`; loading Numba takes a second, so it is done when the first function
is compiled.
"""

from __future__ import annotations

import atexit
import logging
import os
from collections.abc import Callable
from hashlib import sha256
from importlib.util import find_spec
from numbers import Number
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir, mkdtemp
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_log = logging.getLogger(__name__)

OPTIONS = {"_nrt": False}
"""Nobody counts who holds an array, which takes small functions longer than their work: those
who call jitted code hold on to what they give it, and it makes no arrays of its own."""


class MissingExtra(Exception):
    """What was asked for needs an extra that is not installed; the message says which."""


def has_numba() -> bool:
    """Whether the extra `fast` is installed."""
    return find_spec("numba") is not None


def require_numba() -> None:
    """Refuse to go on without the extra `fast`."""
    if not has_numba():
        raise MissingExtra("This needs the extra `fast`: pip install 'formspiel[fast]'")


def jit(signature: object) -> Callable[[F], F]:
    """Compile for just this signature, or take what an earlier run has compiled.

    Whole numbers are 64 bits wide. Numba makes a float of a signed and an unsigned one,
    so jitted code must not mix them. It works on the arrays it is given and makes none.
    """

    def compile_function(function: F) -> F:
        # The stamp comes first: a function that calls itself is known by the last part.
        function.__qualname__ = f"{_stamp(function, signature)}.{function.__qualname__}"
        return cast(F, _keep(function, signature))

    return compile_function


class _Cache:
    """Where compiled code is kept: as Numba has it, in a folder of this run, or nowhere."""

    is_used = True
    is_private = False
    tell: Callable[[], None] | None = None


def _keep(function: Callable[..., Any], signature: object) -> object:
    """Compile a function, and keep the result for later runs where there is a place for it.

    Numba looks for a place when the decorator runs. It finds none (RuntimeError) for a user
    without a home, and cannot write (OSError) on a full disk.
    """
    from numba import config, njit  # noqa: PLC0415 - loading Numba takes a second
    from numba.core.cpu import CPUTargetOptions  # noqa: PLC0415 - likewise

    # They are Numba's own and may go with a release; code is right without them, and slower.
    options = {key: value for key, value in OPTIONS.items() if hasattr(CPUTargetOptions, key)}
    if _Cache.is_used:
        try:
            return _told(njit(signature, cache=True, **options)(function))
        except (RuntimeError, OSError) as error:
            reason = error
        if not _Cache.is_private:
            _Cache.is_private = True
            _log.warning("Compiled code cannot be kept for later runs: %s", reason)
            try:
                config.CACHE_DIR = _make_folder()
                return njit(signature, cache=True, **options)(function)
            except (RuntimeError, OSError):
                pass
        _Cache.is_used = False
    return _told(njit(signature, **options)(function))


def _told(compiled: Any) -> Any:
    """Tell whoever waits when the first function had to be compiled: others will follow."""
    tell, is_new = _Cache.tell, not sum(compiled.stats.cache_hits.values())
    if tell is not None and is_new:
        _Cache.tell = None
        tell()
    return compiled


def on_compiling(tell: Callable[[], None]) -> None:
    """Have something done once, as soon as code is compiled that no earlier run has kept."""
    _Cache.tell = tell


def _make_folder() -> str:
    """A place for what this process and those that it starts compile."""
    # A fresh folder that is nobody else's: what is found in it gets executed.
    folder = mkdtemp(prefix=_prefix(os.getpid()))
    os.environ["NUMBA_CACHE_DIR"] = folder
    atexit.register(rmtree, folder, ignore_errors=True)
    return folder


def tidy_up_after(process: int) -> None:
    """Remove what a process kept for itself that was killed, and could not do so."""
    for folder in Path(gettempdir()).glob(f"{_prefix(process)}*"):
        rmtree(folder, ignore_errors=True)


def _prefix(process: int) -> str:
    return f"formspiel-{process}-"


def _stamp(function: Callable[..., Any], signature: object) -> str:
    """A mark that changes with everything that goes into the compiled code.

    Numba compiles again when the file of a function has changed, but not when a function
    or number from another file has that the code was compiled with.
    """
    seen = [f"{signature} {OPTIONS}"]
    seen += map(_name_fields, getattr(signature, "args", ()))
    for name in sorted(function.__code__.co_names):
        value = function.__globals__.get(name)
        if isinstance(value, Number):
            seen.append(f"{name} = {value}")
        elif (jitted := getattr(value, "py_func", None)) is not None:
            seen.append(jitted.__qualname__)
    code = function.__code__
    seen.append(f"{code.co_code.hex()} {[c for c in code.co_consts if isinstance(c, Number)]}")
    return sha256("\n".join(seen).encode()).hexdigest()[:12]


def _name_fields(kind: Any) -> str:
    """The fields of a type of named tuples: the type itself tells no more than how many."""
    inner = ", ".join(map(_name_fields, getattr(kind, "types", ())))
    return f"{getattr(kind, 'fields', '')} {inner}"
