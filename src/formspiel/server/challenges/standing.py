"""How a challenge stands, told to big screens and to who takes part, as it goes on.

It is put together at most twice a second, and only while somebody is connected.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import orjson
from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.game import Json
from formspiel.core.phrase import format_phrase
from formspiel.server.challenges.registry import Challenges
from formspiel.server.challenges.shown import Reader
from formspiel.server.challenges.steps import Led, Steps
from formspiel.server.journal import tell_trouble
from formspiel.server.store import challenges as store
from formspiel.server.watch import Watch
from formspiel.table.challenge import (
    FINISHED,
    NONE,
    OVER,
    OWN,
    PLAYING,
    RESIGNED,
    STEP,
    Challenge,
    Entrant,
    Result,
    rank,
)
from formspiel.table.disclosure import Place, common_moment, place_of
from formspiel.table.moment import Moment
from formspiel.table.refusal import Refusal
from formspiel.table.secrecy import Knowledge
from formspiel.table.table import Table

PAUSE = 0.5
"""So long after one standing the next may come."""
STALE = 1.0
"""Where nothing was heard of, it is looked for so often, for another process may know more."""
MOST_LEADERS = 4
MOST_ROWS = 10
SLICE = 8
"""So many tables are counted before others get the processor."""


class Listener(Protocol):
    """A client of a challenge."""

    reader: Reader
    address: str

    def cut_off(self, why: Refusal) -> None:
        """Have the connection closed."""

    def push(self, text: bytes) -> None:
        """Have a message sent."""


@dataclass
class Row:
    """Somebody in the ranking, as far as all may know."""

    entrant: Entrant
    points: int | None = None
    state: str = NONE
    finished: int = 0
    counted: int = 0
    """How many games the points are of."""
    has_acted: bool = False
    missed: int = 0
    table: str = ""
    moment: tuple[Table, Moment] | None = None
    """What may be seen of the board."""


@dataclass(eq=False)
class Hall:
    """All who are connected to a challenge."""

    id: str
    listeners: dict[Listener, None] = field(default_factory=dict)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    number: int = 0
    told: bytes = b""
    """What was told last, without its number."""
    points: dict[str, tuple[Moment, int]] = field(default_factory=dict)
    """The points at tables, counted once for each moment."""
    missed: dict[str, tuple[Moment, int]] = field(default_factory=dict)
    """The moves that the clock has made there, likewise."""


class Standings:
    """Puts standings together, and tells them."""

    def __init__(self, challenges: Challenges, steps: Steps, watch: Watch) -> None:
        self._challenges = challenges
        self._steps = steps
        self._watch = watch
        self._halls: dict[str, Hall] = {}

    def hear(self, challenge_id: str) -> None:
        """Something about a challenge has changed."""
        if hall := self._halls.get(challenge_id):
            hall.heard.set()

    async def enter(self, challenge_id: str, listener: Listener) -> None:
        """Somebody wants to be told; they are told how it stands now."""
        hall = self._halls.get(challenge_id)
        if hall is None:
            hall = self._halls[challenge_id] = Hall(challenge_id)
            self._watch.run("standing", self._keep_telling(hall))
        hall.listeners[listener] = None
        hall.told = b""
        hall.heard.set()

    def exit(self, challenge_id: str, listener: Listener) -> None:
        """Somebody is gone."""
        if hall := self._halls.get(challenge_id):
            hall.listeners.pop(listener, None)
            hall.heard.set()

    @property
    def listeners(self) -> list[Listener]:
        """All who are told how a challenge stands."""
        return [one for hall in self._halls.values() for one in hall.listeners]

    async def _keep_telling(self, hall: Hall) -> None:
        try:
            while hall.listeners:
                hall.heard.clear()
                try:
                    await self._tell(hall)
                except (SQLAlchemyError, OSError) as error:
                    tell_trouble("standings cannot be told; trying again", error)
                except Refusal as refusal:
                    # It was deleted, or cannot be read any more.
                    for listener in hall.listeners:
                        listener.cut_off(refusal)
                    return
                await asyncio.sleep(PAUSE)
                try:
                    await asyncio.wait_for(hall.heard.wait(), STALE - PAUSE)
                except TimeoutError:
                    continue
        finally:
            del self._halls[hall.id]

    async def _tell(self, hall: Hall) -> None:
        challenge = await self._challenges.find(hall.id)
        led = self._steps.led(hall.id) if challenge.pace == STEP else None
        if led is not None and led.game != challenge.stage:
            # The next game was started, and its tables are still being made.
            led = None
        front = led.front if led is not None else None
        head = self._head(challenge, led, front)
        rows = await self._rows(hall, challenge, led, front)
        leaders = _leaders(rows) if led is not None else []
        shown = [orjson.Fragment(orjson.dumps(_show_row(row, place))) for row, place in rows]
        for_all = shown
        if challenge.pace == OWN and head["state"] != OVER:
            # Who plays is not told what others have in games that they have yet to play.
            rows = [(veil(row), None) for row, _ in sorted(rows, key=_number)]
            for_all = [orjson.Fragment(orjson.dumps(_show_row(row, None))) for row, _ in rows]
        tables = {row.entrant.number: (at, row.table) for at, (row, _) in enumerate(rows)}
        common = {**head, "entrants": len(rows)}
        told = orjson.dumps({**common, "rows": shown, "leaders": leaders})
        if told == hall.told:
            return
        hall.told, hall.number = told, hall.number + 1
        message: Json = {"type": "standing", "number": hall.number, **common}
        screen = orjson.dumps({**message, "rows": shown, "leaders": leaders, "table": None})
        top = for_all[:MOST_ROWS]
        for count, listener in enumerate(list(hall.listeners)):
            if listener.reader.leads:
                listener.push(screen)
                continue
            own = listener.reader.entrant
            at, table = tables.get(-1 if own is None else own.number, (0, ""))
            few = top if at < MOST_ROWS else [*top, for_all[at]]
            told_to = {**message, "rows": few, "leaders": [], "table": table or None}
            listener.push(orjson.dumps(told_to))
            if count % SLICE == 0:
                await asyncio.sleep(0)

    def _head(self, challenge: Challenge, led: Led | None, front: Place | None) -> Json:
        state = challenge.state(self._challenges.now())
        is_on = challenge.is_started and state != OVER
        tables = {} if led is None else led.shown
        at_front = [table for table in tables.values() if place_of(table) == front]
        awaited = [] if led is None else led.awaited
        return {
            "state": state,
            "stage": challenge.stage if is_on else None,
            "game": challenge.games[challenge.stage or 0].game if is_on else None,
            "card": _show_card(at_front[0]) if at_front and front != (0, 0) else None,
            "due": None if led is None else led.due,
            "acted": sum(not table.acting for table in at_front),
            "awaited": len(awaited),
        }

    async def _rows(
        self, hall: Hall, challenge: Challenge, led: Led | None, front: Place | None
    ) -> list[tuple[Row, int | None]]:
        entrants = await store.list_entrants(self._challenges.storage, challenge.id)
        results = await store.list_results(self._challenges.storage, challenge.id)
        state = challenge.state(self._challenges.now())
        rows = {one.number: Row(one) for one in entrants}
        for result in results:
            if result.entrant in rows:
                _add_result(rows[result.entrant], challenge, result, state, led)
        if led is not None:
            for count, (number, live) in enumerate(led.tables.items()):
                if number in rows:
                    moment = common_moment(live.shown, front)
                    self._add_table(hall, rows[number], live.id, live.shown, moment)
                if count % SLICE == 0:
                    await asyncio.sleep(0)
        counted = (
            (number, (-row.counted, -row.points))
            for number, row in rows.items()
            if row.points is not None and not row.entrant.is_again
        )
        places = rank(counted)
        last = len(rows) + 1
        ordered = sorted(rows.values(), key=lambda row: _order(row, places, last))
        return [(row, places.get(row.entrant.number)) for row in ordered]

    def _add_table(self, hall: Hall, row: Row, name: str, table: Table, moment: Moment) -> None:
        """What is known of the game that is on."""
        kept = hall.points.get(name)
        if kept is None or kept[0] is not moment:
            points = table.game.outcome(moment.state).scores[0]
            kept = hall.points[name] = (moment, points)
        is_given_up = table.ended_by is not None
        row.state = RESIGNED if is_given_up else FINISHED if table.is_over else PLAYING
        row.table, row.has_acted = name, not table.acting
        missed = hall.missed.get(name)
        if missed is None or missed[0] is not table.moment:
            by = [one.entry.by for one in table.moments if one.entry is not None]
            missed = hall.missed[name] = (table.moment, by.count("clock"))
        row.missed = missed[1]
        if not is_given_up:
            row.moment = (table, moment)
            row.points = (row.points or 0) + kept[1]
            row.counted += 1
            row.finished += table.is_over


def veil(row: Row) -> Row:
    """Somebody in the ranking, without their points."""
    return replace(row, points=None)


def _number(pair: tuple[Row, int | None]) -> int:
    return pair[0].entrant.number


def _add_result(
    row: Row, challenge: Challenge, result: Result, state: str, led: Led | None
) -> None:
    """What was noted of a game; of the one that is on the tables tell more."""
    if led is not None and result.game == led.game:
        return
    if challenge.pace == OWN or result.game == challenge.stage:
        row.table = result.table
    row.state = result.settled(state)
    row.missed = result.missed if challenge.pace == STEP else 0
    may_tell = challenge.pace == OWN or state == OVER or led is not None or challenge.is_started
    if result.state == FINISHED and may_tell:
        row.points = (row.points or 0) + (result.points or 0)
        row.counted += 1
        row.finished += 1


def _order(row: Row, places: dict[int, int], last: int) -> tuple[Any, ...]:
    place = places.get(row.entrant.number, last)
    return place, -row.counted, -(row.points or 0), row.entrant.number


def _show_row(row: Row, place: int | None) -> Json:
    return {
        "entrant": row.entrant.number,
        "name": row.entrant.name,
        "points": row.points,
        "rank": place,
        "state": row.state,
        "finished": row.finished,
        "has_acted": row.has_acted,
        "missed": row.missed,
    }


def _leaders(rows: list[tuple[Row, int | None]]) -> list[Json]:
    """The boards of the best, as all may know them."""
    told: list[Json] = []
    for row, _ in rows:
        if row.moment is None or len(told) == MOST_LEADERS:
            continue
        table, moment = row.moment
        view = Knowledge(table.game, table.config, moment, 0).view
        told.append(
            {
                "entrant": row.entrant.number,
                "name": row.entrant.name,
                "points": row.points or 0,
                "view": table.game.format_view(view),
            }
        )
    return told


def _show_card(table: Table) -> Json | None:
    """What the table has before it that came last."""
    for moment in table.moments:
        if moment.entry is not None and moment.entry.by == "chance" and moment.before is not None:
            knowledge = Knowledge(table.game, table.config, moment, None)
            event, words = knowledge.read(moment.number, moment.entry)
            number, card = place_of(table)
            told = {"round": number + 1, "card": card, "event": event}
            return {**told, "phrase": format_phrase(words)} if words else None
    return None
