"""One WebSocket client: reads its messages, and sends what it may see."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from formspiel.core.game import Seat
from formspiel.server import metrics
from formspiel.server.limits import Bucket
from formspiel.server.tables.hints import Hints
from formspiel.server.tables.live import LiveTable
from formspiel.server.tables.registry import Tables
from formspiel.server.token import hashed
from formspiel.server.watch import Watch
from formspiel.server.ws.broadcast import Broadcast
from formspiel.server.ws.messages import (
    INBOUND,
    DeclineMessage,
    EndMessage,
    Hello,
    HintMessage,
    Inbound,
    LeaveMessage,
    NonceMessage,
    Ping,
    PlayMessage,
    RematchMessage,
    RenameMessage,
    SayMessage,
    SeatBotMessage,
    TakeBackMessage,
    UndoMessage,
)
from formspiel.server.ws.outbox import Outbox
from formspiel.server.ws.told import Shown, Told, write
from formspiel.table.command import (
    AskHint,
    Command,
    Decline,
    End,
    GiveNonce,
    Leave,
    Offer,
    Play,
    Rename,
    Say,
    SeatBot,
    TakeBack,
    Undo,
)
from formspiel.table.refusal import Code, Refusal

Send = Callable[[bytes], Awaitable[None]]
CHANGES = (SeatBotMessage, TakeBackMessage, LeaveMessage, RenameMessage, RematchMessage)
PLAIN: dict[type[Any], Callable[..., Command]] = {
    UndoMessage: Undo,
    TakeBackMessage: TakeBack,
    EndMessage: End,
    RematchMessage: Offer,
    DeclineMessage: Decline,
}
"""The messages that say nothing but what is to be done."""
MOST_MISTAKES = 50
"""A client that makes so many mistakes in a row is cut off."""

MOST_LATE = 60
"""So many messages of a client may wait for news from the database."""


class Cut(Exception):
    """The connection is to be closed: a code, and a sentence for people."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class Client:
    """A client at a table. `receive` never waits; `send_all` sends what is pushed."""

    def __init__(
        self,
        tables: Tables,
        broadcast: Broadcast,
        watch: Watch,
        live: LiveTable,
        bucket: Bucket,
        *,
        hints: Hints,
        address: str = "",
    ) -> None:
        self.live = live
        self.address = address
        self.seat: Seat | None = None
        self.views = True
        self.shown: Shown | None = None
        self.grows = False
        self.after = -1
        """The last entry that the client has seen elsewhere, if this process lags behind."""
        self.is_known = False
        self.outbox = Outbox(tables.settings.limits.backlog_bytes)
        self.cut: Cut | None = None
        self.send_now: Callable[[bytes], bool] | None = None
        """Sends at once what need not wait, if that is possible just now."""
        self._is_sending = False
        self._tables = tables
        self._broadcast = broadcast
        self._watch = watch
        self._hints = hints
        self._bucket = bucket
        self._token = ""
        self._mistakes = 0
        self._order = asyncio.Lock()
        self._late = 0
        """How many messages wait for news from the database."""

    @property
    def backlog(self) -> int:
        """How much waits to be sent."""
        return self.outbox.size

    @property
    def is_late(self) -> bool:
        """Whether messages wait for news from the database."""
        return self._late > 0

    def receive(self, text: str | bytes) -> None:
        """Take a message; whatever it is, it is answered and never raises but `Cut`."""
        if not self._bucket.take():
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
            if self._tables.settings.is_shared:
                self._postpone(message)
                return
            self._mistake(refusal, getattr(message, "id", None))
        else:
            self._mistakes = 0

    def _postpone(self, message: Inbound) -> None:
        """Another process may know more: look, and only then refuse. Order is kept."""
        if self._late >= MOST_LATE:
            raise Cut(Code.TOO_FAST, "too many messages wait for the database; connect again")
        self._late += 1
        self._watch.run("message", self._handle_late(message))

    async def _handle_late(self, message: Inbound) -> None:
        try:
            async with self._order:
                with contextlib.suppress(SQLAlchemyError, OSError):
                    await self._tables.freshen(self.live)
                if self.cut is None:
                    self._handle(message)
                    self._mistakes = 0
        except Refusal as refusal:
            try:
                self._mistake(refusal, getattr(message, "id", None))
            except Cut as cut:
                self._close(cut)
        finally:
            self._late -= 1

    def check(self) -> None:
        """See that it still holds the seat of its hello; a Refusal if not."""
        self._own_seat()

    def settle(self, command: Command | None, result: int | Refusal) -> None:
        """Hear what became of a command; that it is stored is told with the entries."""
        if isinstance(result, Refusal):
            self._refuse(result, getattr(command, "id", None))
        elif isinstance(command, AskHint):
            # That it was asked for is stored; only now it is told.
            self._watch.run("hint", self._advise(command))

    async def _advise(self, command: AskHint) -> None:
        try:
            found = await self._hints.find(self.live, command.seat, of_last=command.of_last)
            self.check()
        except Refusal as refusal:
            self._refuse(refusal, command.id)
        else:
            self.push(write({"type": "advice", "id": command.id, **found}))

    def _own_seat(self) -> Seat:
        seat = self.seat
        if seat is None or self.live.table.holders[seat].token != self._token:
            raise Refusal(Code.SPECTATOR, "only who holds a seat can do that")
        return seat

    def has_lost_seat(self) -> bool:
        """Whether the seat that it came for is no longer held by the token that it came with."""
        seat = self.seat
        return seat is not None and self.live.shown.holders[seat].token != self._token

    def push(self, text: bytes) -> None:
        """Have a message sent. A client that does not read is cut off, and told nothing more."""
        if self.cut is not None:
            return
        is_next = self.send_now is not None and self.outbox.is_empty and not self._is_sending
        if is_next and self.send_now is not None and self.send_now(text):
            return
        if not self.outbox.put(text):
            self._close(Cut(Code.TOO_SLOW, "you read too slowly; connect again"))

    def cut_off(self, why: Refusal) -> None:
        """Have the connection closed."""
        self._close(Cut(why.code, why.sentence))

    def _close(self, cut: Cut) -> None:
        self.cut = self.cut or cut
        self.outbox.wake()

    async def send_all(self, send: Send) -> None:
        """Send what is pushed, until the connection is cut."""
        while self.cut is None:
            await self.outbox.wait()
            while (text := self.outbox.take()) is not None:
                self._is_sending = True
                await send(text)
                self._is_sending = False
        raise self.cut

    def leave(self) -> None:
        """The connection is gone."""
        self._broadcast.exit(self)

    def _handle(self, message: Inbound) -> None:
        if isinstance(message, Hello):
            self._greet(message)
            return
        if not self.is_known:
            raise Refusal(Code.NO_HELLO, "the first message must be a hello")
        if isinstance(message, Ping):
            self.push(write({"type": "pong", "at": self._tables.now()}))
            return
        seat = self._own_seat()
        is_change, is_hint = isinstance(message, CHANGES), isinstance(message, HintMessage)
        limits = self._tables.seat_limits
        if not limits.take(self.live.id, seat, is_change=is_change, is_hint=is_hint):
            raise Refusal(Code.TOO_FAST, "you do too much at once; wait a little")
        self.live.submit(self._command(message, seat, self._tables.now()), self)

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
            sentence = "this table is not public, and this does not let you watch"
            raise Refusal(Code.BAD_TOKEN, sentence)
        self.views, self.is_known, self.after = message.views, True, message.after
        told = Told(self.live)
        if message.views and message.changes:
            self.grows = message.grown
            self.shown = told.shown(self.seat, grows=self.grows)
        self.live.address = self.live.address or self.address
        self.push(write(told.welcome(self.seat, message.after, views=self.views)))
        self._broadcast.enter(self)
        if message.after >= len(table.log):
            self._tables.refresh_soon(self.live.id)

    def _command(self, message: Inbound, seat: Seat, now: float) -> Command:
        if plain := PLAIN.get(type(message)):
            return plain(now, seat, id=getattr(message, "id", ""))
        match message:
            case PlayMessage():
                return Play(now, seat, message.event, message.id)
            case HintMessage():
                return AskHint(now, seat, message.of_last, message.id)
            case SayMessage():
                return Say(now, seat, message.text, message.id)
            case SeatBotMessage():
                grace = self._tables.settings.grace_seconds
                is_lost = self.live.is_lost(message.seat, now, grace)
                return SeatBot(now, seat, message.seat, message.level, is_lost, message.id)
            case NonceMessage():
                return GiveNonce(now, seat, message.nonce, message.id)
            case LeaveMessage():
                return Leave(now, seat, message.level or "", message.id)
            case RenameMessage():
                return Rename(now, seat, message.name, message.language, message.id)
            case _:
                raise TypeError(f"{message!r} is no command")

    def _refuse(self, refusal: Refusal, made_id: str | None) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        problem = {
            "type": "error",
            "id": made_id,
            "code": refusal.code,
            "sentence": refusal.sentence,
            "rule": refusal.rule,
        }
        self.push(write(problem))

    def _mistake(self, refusal: Refusal, made_id: str | None) -> None:
        self._refuse(refusal, made_id)
        self._mistakes += 1
        if self._mistakes >= MOST_MISTAKES:
            sentence = "too many messages that could not be carried out"
            raise Cut(Code.TOO_MANY_MISTAKES, sentence)


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
