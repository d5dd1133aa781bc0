"""What the routes share: who asks, for which table, and how they refuse."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import Header, Path, Request

from formspiel.core.game import Seat
from formspiel.server.fields import GameName, TableId
from formspiel.server.http.models import RefusalBody
from formspiel.server.tables.live import LiveTable
from formspiel.server.tables.registry import Tables
from formspiel.server.token import hashed
from formspiel.table.holder import OPEN
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table

Id = Annotated[TableId, Path(description="The name of the table.")]
KnownGame = Annotated[GameName, Path(description="The name of a game.")]
Bearer = Annotated[
    str | None,
    Header(
        alias="Authorization",
        max_length=200,
        description="`Bearer` and a token that holds a seat, or that lets watch.",
    ),
]


def tables_of(request: Request) -> Tables:
    """The tables of the application that got a request."""
    tables: Tables = request.app.state.tables
    return tables


async def enter(
    request: Request, table_id: str, authorization: str | None
) -> tuple[LiveTable, Seat | None]:
    """A table, and the seat that a request speaks for; a Refusal if it may not look."""
    live = await tables_of(request).find_fresh(table_id)
    return live, seat_for(live.shown, authorization)


def seat_for(table: Table, authorization: str | None) -> Seat | None:
    """The seat that a request speaks for; None for one that may watch; else a Refusal."""
    if authorization is None:
        if table.made.is_public:
            return None
        raise Refusal(Code.NO_TOKEN, "this table is not public; a token is needed")
    given = hash_given(authorization)
    if given:
        seat = table.seat_of(given)
        if seat is not None or given == table.made.spectate:
            return seat
    sentence = "this token holds no seat at this table and does not let watch"
    raise Refusal(Code.BAD_TOKEN, sentence)


def is_invited(table: Table, authorization: str | None) -> bool:
    """Whether a request shows what lets somebody take an open seat, and there is one."""
    has_room = any(holder.kind == OPEN for holder in table.holders)
    given = hash_given(authorization)
    return has_room and bool(given) and hmac.compare_digest(given, table.made.invite)


def hash_given(authorization: str | None) -> str:
    """The hash of the token that a request shows; nothing if it shows none."""
    scheme, _, token = (authorization or "").partition(" ")
    return hashed(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route may answer if it does not do what is asked."""
    return {status: {"model": RefusalBody} for status in (*statuses, 413, 422, 429, 503)}
