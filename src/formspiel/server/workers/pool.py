"""So many worker processes, and the questions that they are asked."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import tidy_up_after
from formspiel.players import GENERAL, has_players, stand_in
from formspiel.players.guests import Guest, Introduced
from formspiel.server import metrics
from formspiel.server.journal import journal
from formspiel.server.workers.line import CHEAP, DEAR, Asker, Turns
from formspiel.server.workers.pipe import GUEST, LENGTH, PATIENT, Failure, Mistake, pack, unpack
from formspiel.table.hints import Asked
from formspiel.table.refusal import Code, Refusal

BOT_PATIENCE = 60.0
GUEST_PATIENCE = 60.0
LOOK_PATIENCE = 60.0
PUZZLE_PATIENCE = 300.0
REVIEW_PATIENCE = 180.0
SOLVER_PATIENCE = 120.0
PAR_PATIENCE = 600.0
WARM_PATIENCE = 300.0
MOST_LOST = 3
"""A pool that has lost so many processes one after the other is not well."""


def cost_of(game: str, level: str) -> int:
    """Whether the bot of a level thinks long: the upper half of the levels of a game does."""
    levels = list(GAMES[game].info.levels or GENERAL)
    return DEAR if level not in levels or 2 * levels.index(level) >= len(levels) else CHEAP


class Pool:
    """Worker processes, started when they are first needed."""

    def __init__(
        self,
        name: str,
        count: int,
        effort: float,
        *,
        is_patient: bool = False,
        guests: Sequence[Guest] = (),
    ) -> None:
        self.name = name
        self._guests = guests
        flags = [PATIENT] if is_patient else []
        self._flags = [*flags, *(f"{GUEST}{guest.name}={guest.target}" for guest in guests)]
        self._effort = effort
        self._turns = Turns(count, metrics.WAITING.labels(name).set)
        self._free: list[asyncio.subprocess.Process] = []
        self._running: set[asyncio.subprocess.Process] = set()
        self._has_stopped = False
        self._lost = 0

    @property
    def is_well(self) -> bool:
        """Whether its processes live long enough to answer."""
        return self._lost < MOST_LOST

    async def choose(
        self, game: str, level: str, view: Any, legal: tuple[Any, ...], asker: Asker
    ) -> tuple[Any, bool]:
        """The move that the bot of a level makes, and True.

        For a bot that fails another one moves, or if that fails too, chance, so that the
        others at the table can go on. That is logged and counted, and False says so.
        """
        for name in dict.fromkeys((level, stand_in(game))):
            question = pack(("choose", game, name, view, legal, self._effort))
            answer = await self.ask(question, BOT_PATIENCE, asker)
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

    async def introduce_guests(self) -> list[Introduced]:
        """What a process finds out about the guests of this pool, by loading them."""
        if not self._guests:
            return []
        question = pack(("introduce_guests",))
        answer = await self.ask(question, GUEST_PATIENCE, Asker("", "", DEAR))
        if isinstance(answer, Failure):
            trouble = f"the player cannot be loaded ({answer.sentence})"
            return [Introduced(guest.name, "", (), trouble) for guest in self._guests]
        found: list[Introduced] = answer
        return found

    async def hint(
        self, game: str, config: Any, seat: int, asked: Asked, asker: Asker
    ) -> list[tuple[Any, float]]:
        """The best moves with what they are worth, and the one made; a Refusal if it fails."""
        answer = await self.ask(pack(("hint", game, config, seat, asked)), BOT_PATIENCE, asker)
        if isinstance(answer, Failure):
            if not self._has_stopped:
                journal.error("there is no hint: %s", answer.sentence, extra={"game": game})
            raise Refusal(Code.FAILED, "no hint could be found")
        return [(asked.moves[place], value) for place, value in answer]

    async def solve(self, record: str, seat: int, seconds: float, asker: Asker) -> list[Json]:
        """The best that a seat could have had in every round of a record; none if it fails."""
        answer = await self.ask(pack(("solve", record, seat, seconds)), SOLVER_PATIENCE, asker)
        if isinstance(answer, Failure):
            if not self._has_stopped:
                journal.error("a solver failed: %s", answer.sentence)
            return []
        found: list[Json] = answer
        return found

    async def look(self, document: Json, seat: int | None, asker: Asker) -> Json:
        """What a seat sees of a record; a Refusal if there is something wrong with it."""
        return await self._read(("look", document, seat), LOOK_PATIENCE, asker)

    async def review(
        self, document: Json, seat: int, effort: float, asker: Asker, *, has_hindsight: bool
    ) -> Json:
        """What there is to say of a seat's game; a Refusal if something is wrong with it."""
        question = ("review", document, seat, effort, has_hindsight)
        return await self._read(question, REVIEW_PATIENCE, asker)

    async def make_puzzle(self, game: str, level: int, seed: int, asker: Asker) -> Json:
        """The puzzle of a level and a seed; a Refusal if there is none."""
        return await self._read(("make_puzzle", game, level, seed), PUZZLE_PATIENCE, asker)

    async def par(self, deal: Json, asker: Asker) -> Json | None:
        """What was possible with a deal, and what bots make of it; None if that failed."""
        answer = await self.ask(pack(("par", deal)), PAR_PATIENCE, asker)
        if isinstance(answer, Failure):
            if not self._has_stopped:
                journal.error("nothing was found possible: %s", answer.sentence)
            return None
        found: Json = answer
        return found

    async def _read(self, question: tuple[Any, ...], patience: float, asker: Asker) -> Json:
        answer = await self.ask(pack(question), patience, asker)
        if isinstance(answer, Mistake):
            raise Refusal(Code(answer.code), answer.sentence, answer.rule)
        if isinstance(answer, Failure):
            raise Refusal(Code.FAILED, "this takes too long, or breaks something")
        found: Json = answer
        return found

    async def warm_judge(self, game: str) -> None:
        """Make one process ready to judge a game."""
        await self.ask(pack(("warm_judge", game)), WARM_PATIENCE, Asker("", "", DEAR))

    async def warm_up(self) -> None:
        """Make one process ready for every game, one after the other, between its questions."""
        for game in filter(has_players, GAMES):
            answer = await self.ask(pack(("warm_up", game)), WARM_PATIENCE, Asker("", "", DEAR))
            if isinstance(answer, Failure) and not self._has_stopped:
                journal.error("bots are not ready: %s", answer.sentence, extra={"game": game})

    async def ask(self, question: bytes, patience: float, asker: Asker) -> Any:
        """The answer of a process to a packed question; a Failure if it has none in time."""
        async with self._turns.take(asker):
            return await self._ask(question, patience)

    async def _ask(self, question: bytes, patience: float) -> Any:
        if self._has_stopped:
            return Failure("the server stops")
        process = None
        try:
            process = self._free.pop() if self._free else None
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await asyncio.wait_for(_talk(process, question), patience)
        except (OSError, EOFError, TimeoutError) as error:
            await self._end(process)
            self._lost += not self._has_stopped
            return Failure(f"a worker is lost: {type(error).__name__}")
        except BaseException:
            # Nobody waits for the answer any more, and the next question must not get it.
            await self._end(process)
            raise
        self._lost = 0
        self._free.append(process)
        return answer

    async def _start(self) -> asyncio.subprocess.Process:
        self._running = {process for process in self._running if process.returncode is None}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "formspiel.server.workers.worker",
            *self._flags,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=2**24,
        )
        self._running.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()
            tidy_up_after(process.pid)
            self._running.discard(process)

    async def stop(self) -> None:
        """End the processes; who still waits for an answer gets none."""
        self._has_stopped = True
        for process in list(self._running):
            await self._end(process)


async def _talk(process: asyncio.subprocess.Process, question: bytes) -> Any:
    if process.stdin is None or process.stdout is None:
        raise EOFError
    process.stdin.write(question)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    return unpack(await process.stdout.readexactly(*LENGTH.unpack(head)))
