"""Who is connected to which table, and what all of them are told when something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from formspiel.core.game import Json, Seat
from formspiel.server import metrics
from formspiel.server.tables.live import (
    Delayed,
    Dismissed,
    LiveTable,
    News,
    Solved,
    Stored,
    Waiting,
)
from formspiel.server.ws.told import Message, Shown, Told, best_of, write
from formspiel.table.entry import Happened, Said, Undone
from formspiel.table.refusal import Code, Refusal

DELAYED = "nothing can be stored just now; what you did waits, and is done as soon as possible"


class Reader(Protocol):
    """A client, as far as it matters here."""

    live: LiveTable
    seat: Seat | None
    views: bool
    shown: Shown | None
    """What it was told last, if it wants changes alone."""
    grows: bool
    """Whether it wants to be told only what was added to lists of a view."""
    after: int

    def push(self, text: bytes) -> None:
        """Have a message sent."""

    def cut_off(self, why: Refusal) -> None:
        """Have the connection closed."""

    address: str

    @property
    def backlog(self) -> int:
        """How much waits to be sent to it."""

    def has_lost_seat(self) -> bool:
        """Whether the seat that it came for is no longer held by the token that it came with."""


class Broadcast:
    """Listens to tables and tells their clients."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._readers: dict[LiveTable, dict[Reader, None]] = {}

    def __call__(self, live: LiveTable, news: News) -> None:
        """Hear what happened at a table."""
        match news:
            case Stored():
                self._tell_stored(live, news)
            case Delayed(waiting=waiting):
                self._tell_delayed(live, waiting)
            case Solved(seat=seat, rounds=rounds):
                told = best_of(rounds).model_dump()
                self._tell_all(live, {"type": "best", "seat": seat, **told})
            case Dismissed(why=why) if why is not None:
                for reader in self.readers(live):
                    reader.cut_off(why)

    def _tell_delayed(self, live: LiveTable, waiting: tuple[Waiting, ...]) -> None:
        ids: dict[Any, list[str]] = {}
        for one in waiting:
            if made_id := getattr(one.command, "id", ""):
                ids.setdefault(one.author, []).append(made_id)
        for reader in self.readers(live):
            if own := ids.get(reader):
                reader.push(write({"type": "delayed", "ids": own, "sentence": DELAYED}))

    @property
    def backlog(self) -> int:
        """How many bytes wait to be sent."""
        return sum(reader.backlog for each in self._readers.values() for reader in each)

    def readers(self, live: LiveTable) -> list[Reader]:
        """The clients of a table that have said who they are."""
        return list(self._readers.get(live, ()))

    def enter(self, reader: Reader) -> None:
        """A client has said who it is."""
        live = reader.live
        self._readers.setdefault(live, {})[reader] = None
        live.enter(reader.seat)
        metrics.CONNECTIONS.inc()
        self._tell_presence(live)

    def exit(self, reader: Reader) -> None:
        """A client is gone."""
        live = reader.live
        readers = self._readers.get(live, {})
        if reader not in readers:
            return
        del readers[reader]
        if not readers:
            del self._readers[live]
        metrics.CONNECTIONS.dec()
        live.exit(reader.seat, self._now())
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable) -> None:
        seats = sorted(seat for seat in live.present if seat is not None)
        watching = live.present[None]
        self._tell_all(live, {"type": "presence", "seats": seats, "watching": watching})

    def _tell_all(self, live: LiveTable, message: Json) -> None:
        text = write(message)
        for reader in self.readers(live):
            reader.push(text)

    def _tell_stored(self, live: LiveTable, news: Stored) -> None:
        answers: dict[Any, list[Json]] = {}
        for waiting in news.done:
            if waiting.author is not None:
                told = {"id": getattr(waiting.command, "id", ""), "number": waiting.number}
                answers.setdefault(waiting.author, []).append(told)
        if len(news.after.log) > len(news.before.log):
            self._tell_news(live, news, answers)
        # A command that was sent twice brings no news, but is answered again.
        for reader in self.readers(live):
            if done := answers.pop(reader, None):
                reader.push(write({"type": "update", "entries": [], "done": done}))

    def _tell_news(self, live: LiveTable, news: Stored, answers: dict[Any, list[Json]]) -> None:
        since, told = len(news.before.log) - 1, Told(live)
        shows_table = _changes_table(news)
        lost: list[Reader] = []
        messages: dict[Any, Message] = {}
        for reader in self.readers(live):
            if reader.has_lost_seat():
                if done := answers.pop(reader, None):
                    reader.push(write({"type": "update", "entries": [], "done": done}))
                # Whoever sits there next has a hand of their own.
                reader.cut_off(Refusal(Code.SEAT_LOST, "you do not hold this seat any more"))
                lost.append(reader)
                continue
            after = max(since, reader.after)
            key = (reader.seat, reader.views, reader.shown, after)
            if key not in messages:
                messages[key] = told.update(
                    reader.seat,
                    since,
                    after,
                    views=reader.views,
                    shows_table=shows_table,
                    shown=reader.shown,
                )
            message = messages[key]
            if message.shown is not None:
                reader.shown = message.shown
            own = answers.pop(reader, None)
            reader.push(message.answering(own) if own else message.text)
        for reader in lost:
            self.exit(reader)


def _changes_table(news: Stored) -> bool:
    """Whether something about the table itself has changed, besides the game."""
    after = news.after
    return (
        after.is_over
        or after.has_begun != news.before.has_begun
        or any(
            not isinstance(after.log[number], Happened | Undone | Said)
            for number in range(len(news.before.log), len(after.log))
        )
    )
