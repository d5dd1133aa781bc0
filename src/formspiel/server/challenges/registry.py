"""Challenges: what is played with the same cards, who takes part, and what becomes of it.

All of it is in the database. What somebody has done is what their table says: it is noted when
the table is over, and looked for again after a start.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.errors import IllegalEvent, Json, Unreadable
from formspiel.core.registry import GAMES
from formspiel.core.same_cards import load_same_cards
from formspiel.server.challenges.deals import daily_id, make_daily, rounds_of
from formspiel.server.journal import journal, summarize, tell_trouble
from formspiel.server.store import challenges as store
from formspiel.server.tables.live import LiveTable, Loaded, News, Stored
from formspiel.server.tables.registry import Tables
from formspiel.server.token import format_id, hashed, new_token
from formspiel.server.watch import Watch
from formspiel.table.challenge import (
    DAILY,
    FINISHED,
    FRIEND,
    MOST,
    OPEN,
    OVER,
    RESIGNED,
    STEP,
    WAITING,
    Challenge,
    Entrant,
    Ranked,
    Result,
    SetGame,
    rank_all,
)
from formspiel.table.command import Make
from formspiel.table.daily import day_at
from formspiel.table.holder import PERSON, Holder
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table, fold

DAYS = 2
"""The dailies of so many days are known: yesterday's may still be finished."""
PAUSE, RETRY_SECONDS = 0.01, 1.0
MANY, KEPT_SECONDS, MOST_RANKED = 500, 5.0, 16
"""Of more than so many people the ranking is kept so long, of so many challenges."""
Heard = Callable[[str], None]


class Challenges:
    """All challenges of a database. Made for one event loop."""

    def __init__(self, tables: Tables, watch: Watch) -> None:
        self.tables = tables
        self.storage = tables.storage
        self._watch = watch
        self._noting: set[str] = set()
        self._heard: list[Heard] = []
        self._steady = time.monotonic
        self._ranking = asyncio.Lock()
        self._ranked: dict[tuple[str, tuple[int, ...]], tuple[float, list[Ranked]]] = {}

    def listen(self, heard: Heard) -> None:
        """Have somebody told the name of a challenge whenever something was noted."""
        self._heard.append(heard)

    def now(self) -> float:
        """The time."""
        return self.tables.now()

    async def find(self, challenge_id: str) -> Challenge:
        """A challenge by its name; a Refusal if there is none."""
        try:
            found = await store.load(self.storage, challenge_id)
        except store.Broken as error:
            tell_trouble("a challenge cannot be read", error.__cause__, table=challenge_id)
            raise Refusal(Code.BROKEN_TABLE, "this challenge cannot be read") from None
        if found is None:
            found = self._find_daily(challenge_id)
        if found is None:
            raise Refusal(Code.NO_SUCH_CHALLENGE, "there is no such challenge")
        return found

    def list_dailies(self, day: date) -> list[Challenge]:
        """What everybody plays on a day."""
        found = (make_daily(game, day) for game in GAMES)
        return [one for one in found if one is not None]

    def _find_daily(self, challenge_id: str) -> Challenge | None:
        today = day_at(self.now())
        for back in range(DAYS):
            for game in GAMES:
                day = today - timedelta(days=back)
                if challenge_id == daily_id(game, day):
                    return make_daily(game, day)
        return None

    async def keep(self, challenge: Challenge, address: str, most: int) -> None:
        """Keep a new challenge; a Refusal if too many of an address are open."""
        if await store.count_open(self.storage, address, self.now()) >= most:
            sentence = "many challenges that you have made are not over; wait for one of them"
            raise Refusal(Code.TOO_MANY_CHALLENGES, sentence)
        await store.keep(self.storage, challenge, address)

    async def enter(self, challenge: Challenge, entrant: Entrant) -> Entrant:
        """Let somebody take part; a Refusal says why they cannot."""
        known = await store.find_entrant(self.storage, challenge.id, entrant.token)
        if known is not None:
            return known
        state = challenge.state(self.now())
        if state not in (OPEN, WAITING):
            raise Refusal(Code.NOT_OPEN, "it is too late to take part")
        if challenge.kind == DAILY:
            # It is the same for all, and kept once somebody plays it.
            await store.keep(self.storage, challenge, "")
        is_again = await store.has_device(self.storage, challenge.id, entrant.device)
        try:
            entered = await store.enter(
                self.storage,
                challenge.id,
                entrant,
                MOST[challenge.kind],
                is_numbered=is_again or challenge.kind == DAILY,
            )
        except store.NameTaken:
            sentence = "somebody takes part under this name already; choose another"
            raise Refusal(Code.NAME_TAKEN, sentence) from None
        except store.NoRoom:
            raise Refusal(Code.NO_ROOM, "as many take part as may") from None
        self.tell(challenge.id)
        return entered

    async def begin(self, challenge: Challenge, game: int, entrant: Entrant) -> Result:
        """Let somebody begin a game, or go on with it."""
        own = await self.find_own(challenge, game, entrant)
        if own is None:
            if challenge.pace == STEP:
                raise Refusal(Code.NOT_OPEN, "this game begins for all at once")
            if challenge.state(self.now()) != OPEN:
                raise Refusal(Code.NOT_OPEN, "this cannot be begun now")
            own = new_result(challenge, game, entrant, self.now())
            await store.begin(self.storage, challenge.id, [own])
            own = await self.find_own(challenge, game, entrant) or own
            self.tell(challenge.id)
        if own.table and not own.is_done:
            await self.open_table(challenge, entrant, own)
        return own

    async def open_table(self, challenge: Challenge, entrant: Entrant, own: Result) -> LiveTable:
        """The table of a game that was begun; it is made if it is not there yet."""
        try:
            return await self.tables.find(own.table)
        except Refusal as refusal:
            if refusal.code is not Code.NO_SUCH_TABLE:
                raise
        made = challenge.games[own.game]
        command = Make(
            at=self.now(),
            game=made.game,
            holders=(Holder(PERSON, entrant.name, entrant.language, entrant.token),),
            secret=bytes.fromhex(made.secret),
            edition=made.edition,
            options=made.options,
            title=challenge.title,
            # Nobody has what these are the hashes of.
            invite=hashed(new_token()),
            spectate=hashed(new_token()),
            challenge=challenge.id,
            limit=made.limit,
            in_step=challenge.pace == STEP,
            rounds=made.rounds,
        )
        try:
            return await self.tables.make(command, own.table)
        except Refusal as conflict:
            if conflict.code is not Code.CONFLICT:
                raise
        return await self.tables.find(own.table)

    async def find_own(self, challenge: Challenge, game: int, entrant: Entrant) -> Result | None:
        """How far an entrant is in a game."""
        found = await self.list_own(challenge, entrant)
        return next((one for one in found if one.game == game), None)

    async def list_own(self, challenge: Challenge, entrant: Entrant) -> list[Result]:
        """How far an entrant is, as their tables have it now."""
        found = await store.list_results(self.storage, challenge.id, entrant.number)
        if any([await self.catch_up(challenge, one, is_asked_for=True) for one in found]):
            found = await store.list_results(self.storage, challenge.id, entrant.number)
        return found

    async def catch_up(
        self, challenge: Challenge, result: Result, *, is_asked_for: bool = False
    ) -> bool:
        """Note what a table says that has not been noted; whether something may have changed.

        A table that `is_asked_for` is kept in memory, for it will be asked for again.
        """
        if result.is_done or not result.table:
            return False
        live = self.tables.live.get(result.table)
        if live is not None and not live.shown.is_over:
            return False
        table: Table | None
        try:
            if live is None and is_asked_for:
                table = (await self.tables.find(result.table)).shown
            elif live is None:
                entries = await self.storage.load(result.table)
                table = fold(entries) if entries else None
            else:
                table = live.shown
        except (SQLAlchemyError, OSError):
            raise
        except Refusal:
            # It was archived, is still to be made, or cannot be read, which was told.
            return False
        except Exception as error:  # noqa: BLE001  one table's trouble is not the others'
            what = {"table": result.table}
            journal.error("a result cannot be read: %s", summarize(error), extra=what)
            return False
        if table is None or not table.is_over:
            return False
        await self._note(challenge, result, table)
        return True

    def __call__(self, live: LiveTable, news: News) -> None:
        """Hear what happened at a table: once it is over, its result is noted."""
        name = live.shown.made.challenge
        if not name or not isinstance(news, Stored | Loaded) or live.id in self._noting:
            return
        if live.shown.is_over:
            self._noting.add(live.id)
            self._watch.run("result", self._note_table(name, live))

    async def _note_table(self, challenge_id: str, live: LiveTable) -> None:
        try:
            while not await self._try_to_note(challenge_id, live):  # noqa: ASYNC110  nobody tells when
                await asyncio.sleep(RETRY_SECONDS)
        except Refusal:
            # The challenge was deleted while its table was kept.
            return
        finally:
            self._noting.discard(live.id)

    async def _try_to_note(self, challenge_id: str, live: LiveTable) -> bool:
        """Note the result of a table; False if the database cannot just now."""
        try:
            challenge = await self.find(challenge_id)
            own = await store.find_result(self.storage, challenge_id, live.id)
            if own is not None and not own.is_done:
                await self._note(challenge, own, live.shown)
        except (SQLAlchemyError, OSError) as error:
            tell_trouble("a result cannot be noted; trying again", error)
            return False
        return True

    async def _note(self, challenge: Challenge, begun: Result, table: Table) -> None:
        result = read_result(begun, table)
        ends_at, finished_at = challenge.ends_at, result.finished_at
        if ends_at is not None and finished_at is not None and finished_at > ends_at:
            return
        if await self._settle(challenge, result):
            self.tell(challenge.id)

    async def _settle(self, challenge: Challenge, result: Result) -> bool:
        days = None
        entrant = await store.find_entrant(self.storage, challenge.id, result.entrant)
        is_first = entrant is not None and bool(entrant.device) and not entrant.is_again
        if challenge.date and entrant is not None and is_first and result.state == FINISHED:
            day = date.fromisoformat(challenge.date) - timedelta(days=1)
            before = daily_id(challenge.games[0].game, day)
            days = 1 + await store.find_days(self.storage, before, entrant.device)
        return await store.note(self.storage, challenge.id, result, days)

    async def pack(
        self, challenge: Challenge, game: int, entrant: Entrant, placements: Sequence[Json]
    ) -> tuple[Result, int]:
        """Note an answer to a packing, once; the result, and the points of a full one."""
        made = challenge.games[game]
        declared = load_same_cards(made.game)
        if made.task is None or declared is None or declared.packing is None:
            raise Refusal(Code.NOT_ALLOWED, "this is no packing, but is played at a table")
        own = await self.find_own(challenge, game, entrant)
        if own is None:
            raise Refusal(Code.NOT_BEGUN, "begin it first")
        now = self.now()
        if own.is_done or challenge.state(now) == OVER:
            raise Refusal(Code.OVER, "this has been answered, or it is too late")
        try:
            points = declared.packing.score(made.task, placements)
        except Unreadable as error:
            raise Refusal(Code.UNREADABLE, str(error)) from None
        except IllegalEvent as error:
            raise Refusal(Code.ILLEGAL, error.sentence, error.rule) from None
        done = replace(own, state=FINISHED, points=points, finished_at=now, answer=list(placements))
        if not await self._settle(challenge, done):
            raise Refusal(Code.OVER, "this has been answered")
        self.tell(challenge.id)
        return done, declared.packing.most(made.task)

    async def friend_of(self, live: LiveTable, challenge_id: str, seconds: float) -> Challenge:
        """A challenge with the cards of a game that somebody has played alone."""
        table = live.shown
        made = table.made
        if len(table.holders) != 1 or load_same_cards(made.game) is None:
            raise Refusal(Code.NOT_ALLOWED, "only who plays alone can challenge with these cards")
        if made.is_practice or made.box or made.challenge:
            sentence = "a practice table, a home-made edition or a challenge makes no challenge"
            raise Refusal(Code.NOT_ALLOWED, sentence)
        if not table.is_told or table.ended_by is not None:
            raise Refusal(Code.NOT_OVER, "the game was not played to its end")
        played = SetGame(
            made.game,
            made.edition,
            made.options,
            # What the cards followed from, with what the player added to it.
            table.dealer.key.hex(),
            rounds=rounds_of(table),
        )
        return self.new(challenge_id, FRIEND, (played,), seconds=seconds).opened(self.now())

    def new(
        self, challenge_id: str, kind: str, games: tuple[SetGame, ...], **more: Any
    ) -> Challenge:
        """A challenge that has not begun."""
        return Challenge(challenge_id, kind, games, self.now(), **more)

    async def change(self, challenge: Challenge, stage: int | None) -> None:
        """Keep what has become of a challenge whose stage was this; a Refusal if it is not."""
        if not await store.change(self.storage, challenge, stage=stage):
            raise Refusal(Code.CONFLICT, "somebody else was faster")
        self.tell(challenge.id)

    async def rank(self, challenge: Challenge, known: tuple[int, ...]) -> list[Ranked]:
        """Everybody, by the games that may be known; kept for a moment where there are many."""
        key = (challenge.id, known)
        # Of many who ask at once the first has it done, and the others wait.
        async with self._ranking:
            if key in self._ranked and self._steady() - self._ranked[key][0] < KEPT_SECONDS:
                return self._ranked[key][1]
            entrants = await store.list_entrants(self.storage, challenge.id)
            results = await store.list_results(self.storage, challenge.id)
            if len(entrants) <= MANY:
                return rank_all(challenge, entrants, results, known)
            found = await asyncio.to_thread(rank_all, challenge, entrants, results, known)
            while len(self._ranked) >= MOST_RANKED:
                del self._ranked[next(iter(self._ranked))]
            self._ranked[key] = self._steady(), found
            return found

    def tell(self, challenge_id: str) -> None:
        """Tell those who listen that something has changed."""
        for heard in self._heard:
            heard(challenge_id)

    async def wake(self) -> None:
        """After a start: note what tables say that were over and had not been noted."""
        for challenge in await store.list_under_way(self.storage, self.now()):
            for result in await store.list_results(self.storage, challenge.id):
                try:
                    await self.catch_up(challenge, result)
                except (SQLAlchemyError, OSError) as error:
                    tell_trouble("results cannot be looked for", error)
                await asyncio.sleep(PAUSE if result.table and not result.is_done else 0)

    async def sweep(self) -> None:
        """Delete what was over long ago, by a clock that does not jump."""
        seconds = self.tables.settings.challenge_seconds
        count = await store.forget(self.storage, await self.tables.trusted_now() - seconds)
        if count:
            journal.info("challenges deleted", extra={"count": count})


def new_result(challenge: Challenge, game: int, entrant: Entrant, at: float) -> Result:
    """A game that an entrant begins; its table has a name that only follows from their token."""
    is_table = challenge.games[game].task is None
    table = format_id(bytes.fromhex(hashed(f"{entrant.token}\n{game}"))) if is_table else ""
    return Result(game, entrant.number, table=table, begun_at=at)


def read_result(begun: Result, table: Table) -> Result:
    """What became of a game, as its table says."""
    moves = [moment.entry for moment in table.moments if moment.entry is not None]
    is_given_up = table.ended_by is not None
    return replace(
        begun,
        state=RESIGNED if is_given_up else FINISHED,
        points=table.game.outcome(table.state).scores[0],
        missed=sum(entry.by == "clock" for entry in moves),
        begun_at=table.made.at,
        finished_at=moves[0].at if moves and not is_given_up else table.last_at,
    )
