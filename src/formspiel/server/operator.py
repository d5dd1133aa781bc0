"""Carries out what whoever runs the server wants done, as it stands in the database."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from formspiel.server.challenges.standing import Standings
from formspiel.server.journal import journal, tell_trouble
from formspiel.server.limits import Bans
from formspiel.server.settings import DAY
from formspiel.server.store import orders
from formspiel.server.tables.registry import Tables
from formspiel.server.ws.broadcast import Broadcast
from formspiel.table.refusal import Code, Refusal

LOOK_SECONDS = 1.0
BANNED = "this address may not use this server"


class Operator:
    """Looks for orders and bans every second."""

    def __init__(
        self, tables: Tables, broadcast: Broadcast, standings: Standings, bans: Bans
    ) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._broadcast = broadcast
        self._standings = standings
        self._bans = bans

    async def run(self) -> None:
        """Look again and again."""
        is_first = not self._tables.settings.is_shared
        while True:
            try:
                if is_first:
                    # Nobody else can be at work on them.
                    await orders.renew(self._storage)
                    is_first = False
                await self.look()
            except (SQLAlchemyError, OSError) as error:
                tell_trouble("orders cannot be looked for", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def look(self) -> None:
        """Do what is to be done now."""
        self._bans.addresses = frozenset(await orders.banned(self._storage))
        if self._bans.addresses:
            # Again and again, for somebody may have been coming in.
            self._keep_out()
        for order in await orders.waiting(self._storage):
            if not await orders.take(self._storage, order.id):
                continue
            try:
                is_done = await self._carry_out(order)
            except Refusal as refusal:
                journal.warning("an order is refused: %s", refusal.sentence)
                is_done = False
            await orders.finish(self._storage, order.id, is_done=is_done)
            what = {"table": order.subject, "work": order.kind}
            journal.info("order carried out" if is_done else "order failed", extra=what)
            await orders.forget(self._storage, self._tables.now() - DAY)

    async def _carry_out(self, order: orders.Order) -> bool:
        is_closed = await self._tables.close_table(order.subject)
        if order.kind == orders.DELETE:
            self._tables.forget_broken(order.subject)
            return await orders.remove(self._storage, order.subject)
        return is_closed

    def _keep_out(self) -> None:
        why = Refusal(Code.BANNED, BANNED)
        for live in list(self._tables.live.values()):
            for reader in self._broadcast.readers(live):
                if self._bans.has(reader.address):
                    reader.cut_off(why)
        for listener in self._standings.listeners:
            if self._bans.has(listener.address):
                listener.cut_off(why)
