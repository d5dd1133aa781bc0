"""Looks back at whole games: what they show is put together beside the event loop.

Of a long game a record takes a second to write. That is done in a thread, for one after the other
and by turns for each address, so that those who play hardly feel it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from fastapi import Request

from formspiel.server import metrics
from formspiel.server.limits import Buckets, Room, address_of
from formspiel.server.workers.line import Asker, Turns
from formspiel.table.refusal import Code, Refusal

T = TypeVar("T")

MOST_WAITING = 200


class Looks:
    """So many looks back at games for each address, and one after the other for all."""

    def __init__(self, buckets: Buckets) -> None:
        self._buckets = buckets
        self._room = Room(MOST_WAITING)
        self._turns = Turns(1, metrics.WAITING.labels("looks").set)

    def count(self, request: Request) -> None:
        """Refuse who looks back all the time."""
        if not self._buckets.take(address_of(request)):
            raise Refusal(Code.TOO_FAST, "you look back at many games; wait a moment")

    async def make(self, request: Request, work: Callable[[], T]) -> T:
        """What some work comes to, which takes long; a Refusal if many wait for theirs."""
        address = address_of(request)
        with self._room.place(address, "many look back at games just now; try again soon"):
            async with self._turns.take(Asker(address, address)):
                return await asyncio.to_thread(work)


def looks_of(request: Request) -> Looks:
    """The looks of the application that got a request."""
    looks: Looks = request.app.state.looks
    return looks
