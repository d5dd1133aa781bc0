"""Events in step: the next card comes for all when all have acted, or when its time is out.

All that is known of a game in step follows from what is stored at its tables, so that any process
goes on with it, also after a crash, and two that do so at once do no harm: a command says after
how many draws it is meant, and counts once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.game import CHANCE
from formspiel.core.registry import GAMES
from formspiel.server.challenges.registry import Challenges, new_result
from formspiel.server.journal import journal, tell_trouble
from formspiel.server.store import challenges as store
from formspiel.server.tables.live import Came, LiveTable, News, Stored
from formspiel.server.watch import Watch
from formspiel.table.challenge import (
    OVER,
    OWN,
    PLAYING,
    WAITING,
    Challenge,
    Result,
    SetGame,
)
from formspiel.table.command import Advance
from formspiel.table.disclosure import Place, place_of
from formspiel.table.moment import Moment
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table

LOOK_SECONDS = 1.0
SOON = 0.05
"""So long after a card has come it is looked again who is waited for."""
BUNCH = 10
"""To so many tables a card comes at once."""
MOST_ALONE = 10
"""So many moves are made one after the other for people of whom nobody is there."""
AWAY = 2
"""Who has missed so many moves one after the other is not waited for."""


@dataclass(eq=False)
class Led:
    """A game that is played in step now, and its tables by entrant."""

    challenge: Challenge
    game: int
    tables: dict[int, LiveTable]
    timer: asyncio.TimerHandle | None = None
    is_looking: bool = False
    """Whether it will be looked at in a moment."""
    is_advancing: bool = False
    """Whether the next card is coming to one table after the other."""
    is_done: bool = False
    is_deserted: bool = False
    """Whether it waits until somebody comes."""
    waiting: set[int] = field(default_factory=set)
    """The entrants that have yet to act before the next card may come."""
    numbers: dict[str, int] = field(default_factory=dict)
    """The entrants by their tables."""
    away: set[int] = field(default_factory=set)
    """The entrants that are not waited for."""

    @property
    def is_whole(self) -> bool:
        """Whether its tables are in memory, as far as they are needed."""
        is_needed = not (self.is_done or self.is_deserted)
        return not (is_needed and any(live.is_gone for live in self.tables.values()))

    @property
    def shown(self) -> dict[int, Table]:
        """The tables as they are stored."""
        return {number: live.shown for number, live in self.tables.items()}

    @property
    def front(self) -> Place | None:
        """The card that is in play; None where all are done."""
        places = [place_of(table) for table in self.shown.values() if not table.is_over]
        return max(places) if places else None

    @property
    def awaited(self) -> list[int]:
        """The entrants that are to act and are waited for."""
        return [
            number
            for number, table in self.shown.items()
            if table.acting and number not in self.away
        ]

    @property
    def due(self) -> float | None:
        """When the next card comes at the latest; None where none is in play."""
        dealt = [
            moment.entry.at
            for table in self.shown.values()
            if not table.is_over
            for moment in [_last_chance(table)]
            if moment is not None and moment.entry is not None
        ]
        return max(dealt) + self.challenge.card_seconds if dealt else None


class Steps:
    """Leads the events that are in step."""

    def __init__(self, challenges: Challenges, watch: Watch) -> None:
        self._challenges = challenges
        self._watch = watch
        self._led: dict[str, Led] = {}
        self._leading: dict[str, asyncio.Lock] = {}

    @staticmethod
    def check(games: Sequence[SetGame]) -> None:
        """Refuse games that cannot be played in step."""
        for played in games:
            if played.task is not None or not GAMES[played.game].acts_together:
                sentence = "only games in which all act on one card can be played in step"
                raise Refusal(Code.BAD_OPTIONS, sentence)

    def led(self, challenge_id: str) -> Led | None:
        """The game of a challenge that is on."""
        return self._led.get(challenge_id)

    async def start(self, challenge: Challenge) -> Challenge:
        """Start an event or, in step, its next game; a Refusal if that cannot be now."""
        now = self._challenges.now()
        state = challenge.state(now)
        if state == OVER:
            raise Refusal(Code.OVER, "the event is over")
        if challenge.pace == OWN:
            if state != WAITING:
                raise Refusal(Code.NOT_ALLOWED, "the event has begun")
            begun = challenge.opened(now)
        else:
            stage = challenge.stage or 0 if challenge.is_started else -1
            if challenge.is_started and await self._is_on(challenge):
                raise Refusal(Code.NOT_ALLOWED, "a game is on; wait until all have finished it")
            if stage + 1 >= len(challenge.games):
                raise Refusal(Code.OVER, "all games have been played")
            if not await store.count_entrants(self._challenges.storage, challenge.id):
                raise Refusal(Code.NOT_ALLOWED, "nobody takes part yet")
            begun = challenge.opened(now) if state == WAITING else challenge
            begun = replace(begun, stage=stage + 1)
        await self._challenges.change(begun, challenge.stage)
        if begun.stage is not None:
            await self._lead(begun)
        return begun

    async def _is_on(self, challenge: Challenge) -> bool:
        """Whether somebody still plays the game that was started last."""
        for result in await store.list_results(self._challenges.storage, challenge.id):
            if result.game == challenge.stage and result.state == PLAYING:
                live = await self._challenges.tables.find(result.table)
                if not live.shown.is_over:
                    return True
        return False

    async def _lead(self, challenge: Challenge) -> None:
        """Go on with the game that was started last, from what is stored."""
        async with self._leading.setdefault(challenge.id, asyncio.Lock()):
            led = self._led.get(challenge.id)
            is_known = led is not None and led.game == challenge.stage
            if led is not None and is_known and led.is_whole:
                led.challenge = challenge
                return
            begun = await self._begin(challenge)
            entrants = await store.list_entrants(self._challenges.storage, challenge.id)
            opened = await asyncio.gather(
                *(
                    self._challenges.open_table(challenge, entrants[one.entrant], one)
                    for one in begun
                ),
                return_exceptions=True,
            )
            tables: dict[int, LiveTable] = {}
            for one, found in zip(begun, opened, strict=True):
                if isinstance(found, LiveTable):
                    tables[one.entrant] = found
                elif isinstance(found, Refusal):
                    # The trouble of one table is not the others'.
                    what = {"table": one.table, "code": found.code}
                    journal.error("a table of an event is left out", extra=what)
                else:
                    raise found
            led = Led(challenge, challenge.stage or 0, tables)
            led.numbers = {live.id: number for number, live in led.tables.items()}
            self._drop(challenge.id)
            self._led[challenge.id] = led
        self._look(led)
        self._challenges.tell(challenge.id)

    async def _begin(self, challenge: Challenge) -> list[Result]:
        """Everybody who plays the game that is on: all who took part when it was started."""
        storage, stage = self._challenges.storage, challenge.stage or 0
        found = await store.list_results(storage, challenge.id)
        begun = [one for one in found if one.game == stage]
        if not begun:
            entrants = await store.list_entrants(storage, challenge.id)
            now = self._challenges.now()
            begun = [new_result(challenge, stage, one, now) for one in entrants]
            await store.begin(storage, challenge.id, begun)
        return begun

    def __call__(self, live: LiveTable, news: News) -> None:
        """Hear what happened at a table."""
        made = live.shown.made
        led = self._led.get(made.challenge) if made.in_step else None
        if led is not None and led.is_deserted and isinstance(news, Came):
            # Who has come has the time of a card for the one that lies there.
            led.is_deserted = False
            loop = asyncio.get_running_loop()
            led.timer = loop.call_later(led.challenge.card_seconds, self._look, led)
        if led is None or not isinstance(news, Stored):
            return
        self._challenges.tell(made.challenge)
        number = led.numbers.get(live.id, -1)
        if live.shown.acting:
            # Somebody has taken a move back, or has it again after having been away.
            led.waiting.add(number)
        else:
            led.waiting.discard(number)
        if not led.waiting and not led.is_looking:
            # Of many that are stored together all are seen at once.
            led.is_looking = True
            asyncio.get_running_loop().call_soon(self._look, led)

    def _look(self, led: Led) -> None:
        """See whether the next card may come, and when to look again."""
        led.is_looking = False
        if led.timer is not None:
            led.timer.cancel()
            led.timer = None
        if self._led.get(led.challenge.id) is not led or led.is_advancing:
            return
        playing = {number: one for number, one in led.tables.items() if not one.shown.is_over}
        if not playing:
            if not led.is_done:
                led.is_done = True
                self._watch.run("step", self._finish(led))
            return
        led.is_deserted = all(_is_deserted(one) for one in playing.values())
        if led.is_deserted:
            # It goes on when somebody comes.
            return
        led.away = {number for number, one in playing.items() if _is_away(one.shown)}
        now, due = self._challenges.now(), led.due
        led.waiting = set(led.awaited)
        is_anybody_here = len(led.away) < len(playing)
        is_waiting = bool(led.waiting) or not is_anybody_here
        if due is not None and is_waiting and now < due:
            led.timer = asyncio.get_running_loop().call_later(due - now + 0.01, self._look, led)
            return
        if any(live.is_busy() for live in playing.values()):
            # What is on its way to the disk has not been told, and may not be decided on.
            led.timer = asyncio.get_running_loop().call_later(SOON, self._look, led)
            return
        led.is_advancing = True
        late = [live for live in playing.values() if live.shown.acting]
        self._watch.run("step", self._advance(led, late, list(playing.values())))

    async def _advance(
        self, led: Led, late: Sequence[LiveTable], playing: Sequence[LiveTable]
    ) -> None:
        """Make the moves that were missed, and let the next card come for all."""
        try:
            await self._submit([live for live in late if live.table.acting], is_late=True)
            waiting = [live for live in playing if live.table.to_act is CHANCE]
            waiting = [live for live in waiting if not live.table.is_over]
            if waiting:
                # Who has filled a board early waits for the round of the others to end, and who
                # has missed a card, because a server was killed, gets it first.
                first = min(map(_next_place, waiting))
                await self._submit([live for live in waiting if _next_place(live) == first])
        finally:
            led.is_advancing = False
            led.timer = asyncio.get_running_loop().call_later(SOON, self._look, led)

    async def _submit(self, tables: Sequence[LiveTable], *, is_late: bool = False) -> None:
        """Go on at so many tables, a few at a time: those who act already must not wait for all."""
        registry = self._challenges.tables
        for start in range(0, len(tables), BUNCH):
            now = self._challenges.now()
            # Another process may have been faster, or a table has been closed.
            await asyncio.gather(
                *(
                    registry.carry_out(live, Advance(now, live.table.moment.draws, is_late=is_late))
                    for live in tables[start : start + BUNCH]
                ),
                return_exceptions=True,
            )

    async def _finish(self, led: Led) -> None:
        """After the last game the event is over."""
        name = led.challenge.id
        if led.game + 1 == len(led.challenge.games):
            challenge = await self._challenges.find(name)
            for result in await store.list_results(self._challenges.storage, name):
                await self._challenges.catch_up(challenge, result)
            with contextlib.suppress(Refusal):
                ended = challenge.ended(self._challenges.now())
                await self._challenges.change(ended, challenge.stage)
        self._challenges.tell(name)

    async def run(self) -> None:
        """Look again and again which events are on, here and after a start."""
        while True:
            try:
                await self.look()
            except (SQLAlchemyError, OSError) as error:
                tell_trouble("events cannot be looked for", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Go on with what is in step, and start what begins by itself."""
        # What is started meanwhile may not be among what is found.
        now, before = self._challenges.now(), set(self._led)
        found = await store.list_under_way(self._challenges.storage, now, in_step=True)
        for name in before - {one.id for one in found}:
            self._drop(name)
        for challenge in found:
            try:
                await self._go_on(challenge)
            except (SQLAlchemyError, OSError):
                raise
            except Exception as error:  # noqa: BLE001  one event's trouble is not the others'
                tell_trouble("an event cannot go on", error, table=challenge.id)

    async def _go_on(self, challenge: Challenge) -> None:
        # Another process may be faster, or nobody takes part yet.
        with contextlib.suppress(Refusal):
            if challenge.is_started:
                await self._lead(challenge)
                led = self._led.get(challenge.id)
                if led is not None and led.is_done:
                    await self._finish(led)
            else:
                await self.start(challenge)

    def _drop(self, name: str) -> None:
        self._leading.pop(name, None)
        led = self._led.pop(name, None)
        if led is not None and led.timer is not None:
            led.timer.cancel()


def _is_away(table: Table) -> bool:
    """Whether somebody has missed the last moves."""
    last = [one.entry for one in table.moments if one.entry is not None and one.entry.seat == 0]
    return len(last) >= AWAY and all(entry.by == "clock" for entry in last[:AWAY])


def _is_deserted(live: LiveTable) -> bool:
    """Whether nobody is there, and nobody has done anything for long."""
    return not live.present and live.shown.unattended >= MOST_ALONE


def _last_chance(table: Table) -> Moment | None:
    return next((m for m in table.moments if m.entry is not None and m.entry.by == "chance"), None)


def _next_place(live: LiveTable) -> Place:
    """Which card comes next at a table."""
    draws = live.table.draws
    return draws.round, draws.total - draws.before
