"""One WebSocket client: reads its messages, and sends what it may see."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import orjson
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.game import Seat
from formspiel.server import metrics
from formspiel.server.fresh import freshen
from formspiel.server.limits import Bucket
from formspiel.server.message import (
    INBOUND,
    Hello,
    Inbound,
    LeaveMessage,
    Ping,
    PlayMessage,
    RematchMessage,
    RenameMessage,
    SayMessage,
    SeatBotMessage,
    TakeBackMessage,
    UndoMessage,
)
from formspiel.server.telling import Teller
from formspiel.server.token import hashed
from formspiel.table.command import (
    Command,
    Leave,
    Play,
    Rename,
    Say,
    SeatBot,
    TakeBack,
    Undo,
)
from formspiel.table.refusal import Code, Refusal

if TYPE_CHECKING:
    from formspiel.server.hall import Hall
    from formspiel.server.live import LiveTable

Send = Callable[[str], Awaitable[None]]
MOST_MISTAKES = 50
"""A client that makes so many mistakes in a row is cut off."""


class Cut(Exception):
    """The connection is to be closed: a code, and a sentence for people."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Connection:
    """A client at a table. `receive` never waits; `send_all` sends what is pushed."""

    def __init__(self, hall: Hall, live: LiveTable, bucket: Bucket, backlog: int) -> None:
        self.hall = hall
        self.live = live
        self.seat: int | None = None
        self.views = True
        self.after = -1
        """The last entry that the client has seen elsewhere, if this process lags behind."""
        self.is_known = False
        self._bucket = bucket
        self._backlog = backlog
        self._token = ""
        self._mistakes = 0
        self._outgoing: deque[str] = deque()
        self._wake = asyncio.Event()
        self._order = asyncio.Lock()
        self._late = 0
        """How many messages wait for news from the database."""
        self.cut: Cut | None = None

    def receive(self, text: str | bytes) -> None:
        """Take a message; whatever it is, it is answered and never raises but `Cut`."""
        if not self._bucket.take(self.hall.monotonic()):
            raise Cut(Code.TOO_FAST, "too many messages; connect again and send fewer")
        try:
            message = INBOUND.validate_json(text)
        except ValidationError as error:
            self._mistake(Refusal(Code.MALFORMED, _sentence(error)), _id_in(text))
            return
        if self._late:
            self._postpone(message)
            return
        try:
            self._handle(message)
        except Refusal as refusal:
            if self.hall.settings.is_shared:
                self._postpone(message)
                return
            self._mistake(refusal, getattr(message, "id", None))
        else:
            self._mistakes = 0

    def _postpone(self, message: Inbound) -> None:
        """Another process may know more: look, and only then refuse. Order is kept."""
        self._late += 1
        self.hall.start(self._handle_late(message))

    async def _handle_late(self, message: Inbound) -> None:
        try:
            async with self._order:
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await freshen(self.hall, self.live)
                if self.cut is None:
                    self._handle(message)
                    self._mistakes = 0
        except Refusal as refusal:
            try:
                self._mistake(refusal, getattr(message, "id", None))
            except Cut as cut:
                self.close(cut.code, cut.sentence)
        finally:
            self._late -= 1

    def check_seat(self) -> Seat:
        """Its seat; a Refusal if it has none, or none any more since the hello."""
        seat = self.seat
        if seat is None or self.live.table.holders[seat].token != self._token:
            raise Refusal(Code.SPECTATOR, "only who holds a seat can do that")
        return seat

    def has_lost_seat(self) -> bool:
        """Whether the seat that it came for is no longer held by the token that it came with."""
        seat = self.seat
        return seat is not None and self.live.shown.holders[seat].token != self._token

    def lose_seat(self) -> None:
        """Have the connection closed: whoever sits there next has a hand of their own."""
        self.close(Code.SEAT_LOST, "you do not hold this seat any more")
        self.seat = None

    def push(self, text: str) -> None:
        """Have a message sent. A client that does not read is cut off, and told nothing more."""
        if self.cut is not None:
            return
        if len(self._outgoing) >= self._backlog:
            self.close(Code.TOO_SLOW, "you read too slowly; connect again")
            return
        self._outgoing.append(text)
        self._wake.set()

    def close(self, code: Code, sentence: str) -> None:
        """Have the connection closed."""
        self.cut = self.cut or Cut(code, sentence)
        self._wake.set()

    async def send_all(self, send: Send) -> None:
        """Send what is pushed, until the connection is cut."""
        while self.cut is None:
            await self._wake.wait()
            self._wake.clear()
            while self._outgoing:
                await send(self._outgoing.popleft())
        raise self.cut

    def _handle(self, message: Inbound) -> None:
        if isinstance(message, Hello):
            self._greet(message)
            return
        if not self.is_known:
            raise Refusal(Code.NO_HELLO, "the first message must be a hello")
        if isinstance(message, Ping):
            self.push(orjson.dumps({"type": "pong", "at": self.hall.now()}).decode())
            return
        seat = self.check_seat()
        if isinstance(message, RematchMessage):
            self.hall.rematch(self.live, seat, message.id, self)
            return
        command = self._command(message, seat, self.hall.now())
        self.live.submit(command, self._answer_for(message.id), self)

    def _greet(self, message: Hello) -> None:
        if self.is_known:
            raise Refusal(Code.HELLO_TWICE, "you have said hello already")
        table = self.live.shown
        if message.token is not None:
            self._token = hashed(message.token)
            self.seat = table.seat_of(self._token)
            if self.seat is None:
                raise Refusal(Code.BAD_TOKEN, "this token holds no seat at this table")
        elif not table.made.is_public and hashed(message.spectate) != table.made.spectate:
            raise Refusal(
                Code.BAD_TOKEN, "this table is not public, and this does not let you watch"
            )
        self.views, self.is_known, self.after = message.views, True, message.after
        teller = Teller(self.live, self.hall.now())
        self.push(teller.welcome(self.seat, message.after, views=self.views))
        self.hall.enter(self)
        if message.after >= len(table.log):
            self.hall.start(self.hall.refresh(self.live.id))

    def _command(self, message: Inbound, seat: int, now: float) -> Command:
        match message:
            case PlayMessage():
                return Play(now, seat, message.event, message.id)
            case UndoMessage():
                return Undo(now, seat, message.id)
            case SayMessage():
                return Say(now, seat, message.text, message.id)
            case SeatBotMessage():
                is_lost = self.hall.is_lost(self.live, message.seat)
                return SeatBot(now, seat, message.seat, message.level, is_lost, message.id)
            case TakeBackMessage():
                return TakeBack(now, seat, message.id)
            case LeaveMessage():
                return Leave(now, seat, message.id)
            case RenameMessage():
                return Rename(now, seat, message.name, message.language, message.id)
            case _:
                raise TypeError(f"{message!r} is no command")

    def _answer_for(self, made_id: str) -> Callable[[int | Refusal], None]:
        def answer(result: int | Refusal) -> None:
            if isinstance(result, Refusal):
                self.refuse(result, made_id)

        return answer

    def refuse(self, refusal: Refusal, made_id: str | None) -> None:
        """Tell that something was not done."""
        metrics.REFUSALS.labels(refusal.code).inc()
        problem = {
            "type": "error",
            "id": made_id,
            "code": refusal.code,
            "sentence": refusal.sentence,
            "rule": refusal.rule,
        }
        self.push(orjson.dumps(problem).decode())

    def _mistake(self, refusal: Refusal, made_id: str | None) -> None:
        self.refuse(refusal, made_id)
        self._mistakes += 1
        if self._mistakes >= MOST_MISTAKES:
            raise Cut(Code.TOO_MANY_MISTAKES, "too many messages that could not be carried out")


def _sentence(error: ValidationError) -> str:
    """The first of what is wrong with a message, without repeating the message."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    return f"{where}: {first['msg']}" if where else first["msg"]


def _id_in(text: str | bytes) -> str | None:
    """The id of a malformed message, if it has a sensible one, so that its sender knows it."""
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    made_id = found.get("id") if isinstance(found, dict) else None
    return made_id if isinstance(made_id, str) and len(made_id) <= 64 else None
