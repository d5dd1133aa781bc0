"""A progress bar for people who wait; nothing where nobody looks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from formspiel.core.speed.jit import on_compiling

COMPILING = "formspiel: compiling for the first time, which takes some seconds…"


def tell_compiling() -> None:
    """Let people who wait know when code is compiled that no earlier run has kept."""
    if sys.stderr.isatty():
        on_compiling(lambda: print(COMPILING, file=sys.stderr, flush=True))


@contextmanager
def progress(what: str, total: int | None = None) -> Iterator[Callable[[], None]]:
    """A bar on standard error while a terminal is there; call it after each step.

    Without a total it says no more than that something is going on.
    """
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    counts = () if total is None else (MofNCompleteColumn(), TimeLeft())
    columns = (TextColumn("{task.description}"), BarColumn(), *counts)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
