"""The WebSocket of a challenge: `/api/challenges/{challenge}/socket`."""

from __future__ import annotations

import time

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket

from formspiel.server import metrics
from formspiel.server.challenges.messages import CHALLENGE_INBOUND, ChallengeHello
from formspiel.server.challenges.registry import Challenges
from formspiel.server.challenges.shown import Reader, read_reader
from formspiel.server.challenges.standing import Standings
from formspiel.server.journal import LONGEST_PATH, journal, tell_trouble
from formspiel.server.limits import Bucket, Buckets, ConnectionLimit, address_of
from formspiel.server.token import hashed
from formspiel.server.watch import Watch
from formspiel.server.ws.client import Cut, Send
from formspiel.server.ws.endpoint import close, talk
from formspiel.server.ws.outbox import Outbox
from formspiel.server.ws.told import write
from formspiel.table.challenge import EVENT, Challenge
from formspiel.table.refusal import Code, Refusal


class Spectator:
    """A client of a challenge. It is told how that goes on, and can do nothing."""

    def __init__(
        self,
        challenges: Challenges,
        standings: Standings,
        watch: Watch,
        challenge: Challenge,
        bucket: Bucket,
        *,
        address: str = "",
    ) -> None:
        self.reader = Reader()
        self.address = address
        self.is_known = False
        self._challenges = challenges
        self._standings = standings
        self._watch = watch
        self._challenge = challenge
        self._bucket = bucket
        self._has_left = False
        self._cut: Cut | None = None
        self._outbox = Outbox(challenges.tables.settings.limits.backlog_bytes)

    def receive(self, text: str | bytes) -> None:
        """Take a message; what cannot be read ends the connection, for there is little to say."""
        if not self._bucket.take():
            raise Cut(Code.TOO_FAST, "too many messages; connect again and send fewer")
        try:
            message = CHALLENGE_INBOUND.validate_json(text)
        except ValidationError:
            raise Cut(Code.MALFORMED, "this is no message of a challenge") from None
        if isinstance(message, ChallengeHello):
            if self.is_known:
                raise Cut(Code.HELLO_TWICE, "you have said hello already")
            self.is_known = True
            self._watch.run("greeting", self._greet(message.token))
        elif not self.is_known:
            raise Cut(Code.NO_HELLO, "the first message must be a hello")
        else:
            self.push(write({"type": "pong", "at": self._challenges.now()}))

    async def _greet(self, token: str) -> None:
        try:
            self.reader = await read_reader(self._challenges, self._challenge, hashed(token))
        except Refusal as refusal:
            self._close(Cut(refusal.code, refusal.sentence))
        except (SQLAlchemyError, OSError):
            self._close(Cut(Code.STORAGE, "the database does not answer; try again soon"))
        else:
            if not self._has_left:
                await self._standings.enter(self._challenge.id, self)

    def push(self, text: bytes) -> None:
        """Have a message sent. A client that does not read is cut off."""
        if self._cut is None and not self._outbox.put(text):
            self._close(Cut(Code.TOO_SLOW, "you read too slowly; connect again"))

    def cut_off(self, why: Refusal) -> None:
        """Have the connection closed."""
        self._close(Cut(why.code, why.sentence))

    def _close(self, cut: Cut) -> None:
        self._cut = self._cut or cut
        self._outbox.wake()

    async def send_all(self, send: Send) -> None:
        """Send what is pushed, until the connection is cut."""
        while self._cut is None:
            await self._outbox.wait()
            while (text := self._outbox.take()) is not None:
                await send(text)
        raise self._cut

    def leave(self) -> None:
        """The connection is gone."""
        self._has_left = True
        self._standings.exit(self._challenge.id, self)


async def serve_challenge(websocket: WebSocket) -> None:
    """Serve one client from the handshake to the end."""
    state = websocket.app.state
    address = address_of(websocket)
    handshakes: Buckets = state.handshake_buckets
    connection_limit: ConnectionLimit = state.connection_limit
    if state.bans.has(address) or not handshakes.take(address):
        metrics.TURNED_AWAY.inc()
        tell_trouble("WebSockets are refused", address=address)
        await websocket.close()
        return
    await websocket.accept()
    if not connection_limit.enter(address):
        await close(websocket, Cut(Code.TOO_MANY, "too many connections from your address"))
        return
    challenges: Challenges = state.challenges
    messages: Buckets = state.message_buckets
    started = time.perf_counter()
    try:
        try:
            challenge = await challenges.find(websocket.path_params["challenge"])
        except Refusal as refusal:
            await close(websocket, Cut(refusal.code, refusal.sentence))
            return
        if challenge.kind != EVENT:
            # A daily may have twenty thousand, and to put their ranking together takes long.
            await close(
                websocket, Cut(Code.NOT_ALLOWED, "only of an event it is told how it goes on")
            )
            return
        client = Spectator(
            challenges, state.standings, state.watch, challenge, messages.new(), address=address
        )
        await talk(websocket, client, challenges.tables.settings)
    finally:
        connection_limit.leave(address)
        told = {
            "path": websocket.url.path[:LONGEST_PATH],
            "address": websocket.client.host if websocket.client else "",
            "seconds": round(time.perf_counter() - started, 4),
        }
        journal.info("socket", extra=told)
