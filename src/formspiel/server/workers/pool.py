"""So many worker processes, and who is next to ask one."""

from __future__ import annotations

import asyncio
import secrets
import sys
from typing import Any

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.players import has_players, stand_in
from formspiel.server import metrics
from formspiel.server.journal import journal
from formspiel.server.workers.pipe import LENGTH, Failure, pack, unpack

BOT_PATIENCE = 60.0
SOLVER_PATIENCE = 120.0
WARM_PATIENCE = 300.0


class Pool:
    """Worker processes, started when they are first needed."""

    def __init__(self, count: int, effort: float) -> None:
        self._effort = effort
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._running: set[asyncio.subprocess.Process] = set()
        self._has_stopped = False

    async def choose(
        self, game: str, level: str, view: Any, legal: tuple[Any, ...]
    ) -> tuple[Any, bool]:
        """The move that the bot of a level makes, and True.

        For a bot that fails another one moves, or if that fails too, chance, so that the
        others at the table can go on. That is logged and counted, and False says so.
        """
        for name in dict.fromkeys((level, stand_in(game))):
            question = pack(("choose", game, name, view, legal, self._effort))
            answer = await self.ask(question, BOT_PATIENCE)
            if not isinstance(answer, Failure):
                return legal[answer], name == level
            if not self._has_stopped:
                metrics.BOT_FAILURES.labels(game, name).inc()
                journal.error(
                    "a bot failed, and another one or chance moves for it: %s",
                    answer.sentence,
                    extra={"game": game, "bot": name},
                )
        return secrets.choice(legal), False

    async def solve(self, record: str, seat: int, seconds: float) -> list[Json]:
        """The best that a seat could have had in every round of a record; none if it fails."""
        answer = await self.ask(pack(("solve", record, seat, seconds)), SOLVER_PATIENCE)
        if isinstance(answer, Failure):
            if not self._has_stopped:
                journal.error("a solver failed: %s", answer.sentence)
            return []
        found: list[Json] = answer
        return found

    async def warm_up(self) -> None:
        """Make one process ready for every game, one after the other, between its questions."""
        for game in filter(has_players, GAMES):
            answer = await self.ask(pack(("warm_up", game)), WARM_PATIENCE)
            if isinstance(answer, Failure) and not self._has_stopped:
                journal.error("bots are not ready: %s", answer.sentence, extra={"game": game})

    async def ask(self, question: bytes, patience: float) -> Any:
        """The answer of a process to a packed question; a Failure if it has none in time."""
        process = await self._free.get()
        try:
            if self._has_stopped:
                return Failure("the server stops")
            if process is None or process.returncode is not None:
                process = await self._start()
            return await asyncio.wait_for(_ask(process, question), patience)
        except (OSError, EOFError, TimeoutError) as error:
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()
            process = None
            return Failure(f"a worker is lost: {type(error).__name__}")
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "formspiel.server.workers.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
        )
        self._running.add(process)
        return process

    async def stop(self) -> None:
        """End the processes; who still waits for an answer gets none."""
        self._has_stopped = True
        for process in self._running:
            if process.returncode is None:
                process.kill()
                await process.wait()
        self._running.clear()


async def _ask(process: asyncio.subprocess.Process, question: bytes) -> Any:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(question)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    return unpack(await process.stdout.readexactly(*LENGTH.unpack(head)))
