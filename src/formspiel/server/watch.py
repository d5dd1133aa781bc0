"""Background work: what must not end is started again, what fails once is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from formspiel.server import metrics
from formspiel.server.journal import journal

RESTART_SECONDS = 1.0

Work = Callable[[], Coroutine[Any, Any, None]]


class Watch:
    """Runs pieces of work by name: for good, each anew whenever it ends, or once."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._resting: set[str] = set()
        self._passing: set[asyncio.Task[None]] = set()

    def start(self, name: str, work: Work) -> None:
        """Run a piece of work until `stop`."""
        self._tasks[name] = asyncio.create_task(self._keep_up(name, work))

    def run(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        """Run something once; if it fails, that is told."""
        task = asyncio.create_task(self._run(name, work))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _run(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:  # noqa: BLE001  whatever it was, nobody else would hear of it
            metrics.FAILURES.labels(name).inc()
            journal.exception("work failed", extra={"work": name})

    def down(self) -> list[str]:
        """The names of the work that does not run now."""
        return sorted(
            name for name, task in self._tasks.items() if task.done() or name in self._resting
        )

    async def stop(self) -> None:
        """End all of it."""
        tasks = [*self._tasks.values(), *self._passing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_up(self, name: str, work: Work) -> None:
        while True:
            try:
                await work()
                journal.error("work ended", extra={"work": name})
            except Exception:  # noqa: BLE001  whatever it was, the work has to go on
                journal.exception("work failed", extra={"work": name})
            metrics.RESTARTS.labels(name).inc()
            self._resting.add(name)
            await asyncio.sleep(RESTART_SECONDS)
            self._resting.discard(name)
