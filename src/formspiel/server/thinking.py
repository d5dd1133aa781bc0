"""Bots think in processes of their own, so that nobody at any table waits for them."""

from __future__ import annotations

import asyncio
import secrets
import sys
from typing import Any

from formspiel.core.registry import GAMES
from formspiel.players import has_players
from formspiel.server.journal import journal
from formspiel.server.thinker import LENGTH, pack, unpack

PATIENCE = 60.0
WARM_PATIENCE = 300.0


class Thinkers:
    """So many processes, started when they are first needed."""

    def __init__(self, count: int, effort: float) -> None:
        self._effort = effort
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._running: set[asyncio.subprocess.Process] = set()
        self._has_stopped = False

    async def choose(self, game: str, level: str, seen: Any, legal: tuple[Any, ...]) -> Any:
        """The move that the bot of a level makes; any move, if it fails to."""
        question = pack(("choose", game, level, seen, legal, self._effort), game)
        answer = await self.ask(question, PATIENCE)
        return legal[answer] if isinstance(answer, int) else secrets.choice(legal)

    async def warm_up(self) -> None:
        """Make one process ready for every game, one after the other, between its questions."""
        for game in filter(has_players, GAMES):
            await self.ask(pack(("warm_up", game)), WARM_PATIENCE)

    async def ask(self, question: bytes, patience: float) -> Any:
        """The answer of a process to a packed question; None if it fails, or takes too long."""
        process = await self._free.get()
        try:
            if self._has_stopped:
                return None
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(_ask(process, question), patience)
            if not isinstance(answer, str):
                return answer
            journal.error("a thinker failed: %s", answer)
        except (OSError, EOFError, TimeoutError):
            if not self._has_stopped:
                journal.exception("a thinker is lost")
            if process is not None and process.returncode is None:
                process.kill()
                await process.wait()
            process = None
        finally:
            self._free.put_nowait(process)
        return None

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "formspiel.server.thinker",
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
