"""Routes about tables: the lobby, making one, taking a seat, and what a reader may see now."""

from __future__ import annotations

import contextlib
import secrets
from functools import partial
from typing import Annotated

from fastapi import Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import Json, Seat
from formspiel.core.phrase import format_phrase
from formspiel.core.record import RecordError, format_record, parse_record, replay
from formspiel.server.http.access import (
    Bearer,
    Id,
    enter,
    hash_given,
    is_invited,
    refusals,
    seat_for,
    tables_of,
)
from formspiel.server.http.looks import looks_of
from formspiel.server.http.models import (
    BotSeat,
    Drawn,
    EntryPage,
    HeldSeat,
    Listed,
    Lobby,
    MadeTable,
    NewTable,
    OwnSeat,
    RecordDocument,
    Standing,
    TakenPlace,
    WantedPlace,
    WantedSeat,
)
from formspiel.server.limits import Buckets, address_of
from formspiel.server.tables.live import LiveTable
from formspiel.server.token import hashed, new_token, table_id_of, token_of
from formspiel.server.ws.messages import Score, ShownTable
from formspiel.server.ws.told import PAGE, write
from formspiel.table.clock import Clock
from formspiel.table.command import Make, Sit
from formspiel.table.dealer import renew
from formspiel.table.holder import BOT, OPEN, PERSON, Holder
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know, record_for
from formspiel.table.secrecy import show_record as show_known
from formspiel.table.sight import show_entry, show_picture, show_score, show_table
from formspiel.table.table import Table


async def list_tables(
    request: Request,
    most: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Lobby:
    """List the public tables that are waiting or playing, the newest first.

    `before` goes on where an earlier answer ended: the `made_at` of its last table.
    """
    rows = await tables_of(request).storage.listed(most, before)
    return Lobby(tables=[Listed(made_at=made_at, **summary) for _, made_at, summary in rows])


async def make_table(request: Request, wanted: NewTable) -> MadeTable:
    """Make a table. The game begins when every seat is taken."""
    tables = tables_of(request)
    secret_id = wanted.id or new_token()
    table_id = table_id_of(secret_id)
    invite, spectate = token_of(secret_id, "invite"), token_of(secret_id, "spectate")
    tokens = [
        token_of(secret_id, "seat", seat) if isinstance(own, OwnSeat) else ""
        for seat, own in enumerate(wanted.seats)
    ]
    seats = [HeldSeat(seat=n, token=token) for n, token in enumerate(tokens) if token]
    if wanted.id is not None:
        with contextlib.suppress(Refusal):
            # The answer was lost on the way, and is asked for again.
            live = await tables.find_fresh(table_id)
            return MadeTable(table=_shown(live), seats=seats, invite=invite, spectate=spectate)
    buckets: Buckets = request.app.state.table_buckets
    if not buckets.take(address_of(request)):
        raise Refusal(Code.TOO_MANY_TABLES, "you have made many tables; wait a while")
    clock = wanted.clock
    own = request.app.state.editions.get(wanted.game, {}).get(wanted.edition)
    command = Make(
        at=tables.now(),
        game=wanted.game,
        holders=tuple(map(_holder, wanted.seats, tokens)),
        secret=secrets.token_bytes(32),
        edition=wanted.edition,
        options=wanted.options,
        title=wanted.title,
        is_public=wanted.is_public,
        is_practice=wanted.is_practice,
        takes_nonces=wanted.takes_nonces,
        clock=Clock(clock.move_seconds, clock.grace_seconds) if clock else None,
        invite=hashed(invite),
        spectate=hashed(spectate),
        box="" if own is None else own.box,
    )
    try:
        live = await tables.make(command, table_id, address_of(request))
    except Refusal as refusal:
        if refusal.code != Code.CONFLICT:
            raise
        # The same was asked for twice at the same time.
        live = await tables.find_fresh(table_id)
    return MadeTable(table=_shown(live), seats=seats, invite=invite, spectate=spectate)


async def show_one(request: Request, table: Id, authorization: Bearer = None) -> ShownTable:
    """Show a table; one that is not public, only to who sits at it, is invited or may watch."""
    live = await tables_of(request).find_fresh(table)
    if not is_invited(live.shown, authorization):
        seat_for(live.shown, authorization)
    return _shown(live)


async def show_standing(request: Request, table: Id, authorization: Bearer = None) -> Standing:
    """Show how far a game is: whose turn it is, the scores, and who has won."""
    live, seat = await enter(request, table, authorization)
    shown = live.shown
    outcome = know(shown, seat).outcome
    return Standing(
        table=_shown(live),
        to_act=list(shown.acting),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        ranks=list(outcome.ranks),
        round=max(1, len(outcome.rounds)),
    )


async def take_seat(request: Request, table: Id, wanted: WantedPlace) -> TakenPlace:
    """Take an open seat."""
    tables = tables_of(request)
    live = await tables.find_fresh(table)
    token = token_of(wanted.id or new_token(), "seat", table)
    await tables.carry_out(
        live,
        Sit(
            tables.now(),
            wanted.name,
            wanted.language,
            hashed(token),
            wanted.seat,
            hashed(wanted.invite),
        ),
    )
    seat = live.shown.seat_of(hashed(token))
    if seat is None:
        raise Refusal(Code.SEAT_TAKEN, "the seat is taken")
    return TakenPlace(table=_shown(live), seat=seat, token=token)


async def show_entries(
    request: Request,
    table: Id,
    before: Annotated[int | None, Query(ge=0, le=2**31)] = None,
    most: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
    authorization: Bearer = None,
) -> Response:
    """Show so many entries of the log before one, or the last; what comes first stands first."""
    live, seat = await enter(request, table, authorization)
    work = partial(_page, live.shown, seat, before, most)
    return Response(await looks_of(request).make(request, work), media_type="application/json")


async def show_record(request: Request, table: Id, authorization: Bearer = None) -> Response:
    """Show the record of a table, as far as the reader may know it; all once it is over."""
    tables, looks = tables_of(request), looks_of(request)
    looks.count(request)
    try:
        live = await tables.find_fresh(table)
    except Refusal as refusal:
        if refusal.code != Code.ARCHIVED:
            raise
        _check_access(await tables.storage.access_to(table), authorization)
        work = partial(_archived, await tables.storage.archived(table))
    else:
        work = partial(_record, live.shown, seat_for(live.shown, authorization))
    return Response(await looks.make(request, work), media_type="application/json")


async def show_scores(request: Request, table: Id, authorization: Bearer = None) -> Score:
    """Show the scores so far, item by item."""
    live, seat = await enter(request, table, authorization)
    return Score(**show_score(know(live.shown, seat).outcome))


async def show_drawn(
    request: Request,
    table: Id,
    move: Annotated[
        int | None, Query(ge=0, le=2**31, description="Try the n-th of the reader's legal moves.")
    ] = None,
    authorization: Bearer = None,
) -> Drawn:
    """Show what the reader sees of the game as a picture in text."""
    live, seat = await enter(request, table, authorization)
    shown = live.shown
    game = shown.game
    tried = None
    if move is not None:
        legal = game.legal(shown.state, seat) if seat in shown.acting else ()
        if move >= len(legal):
            raise Refusal(Code.NO_SUCH_MOVE, "you have no such move now")
        tried = legal[move]
    view = know(shown, seat).view
    return Drawn.model_validate(
        {
            "number": len(shown.log) - 1,
            "lines": show_picture(game.picture(view, tried)),
            "notes": [format_phrase(note) for note in game.notes(view)],
        }
    )


def _holder(wanted: WantedSeat, token: str) -> Holder:
    if isinstance(wanted, OwnSeat):
        return Holder(PERSON, wanted.name, wanted.language, hashed(token))
    if isinstance(wanted, BotSeat):
        return Holder(BOT, level=wanted.level)
    return Holder(OPEN)


def _shown(live: LiveTable) -> ShownTable:
    return ShownTable(table=live.id, **show_table(live.shown))


def _check_access(access: Json | None, authorization: str | None) -> None:
    """Refuse who could not read the record of a table before it was archived."""
    if access is None:
        return
    if authorization is None:
        raise Refusal(Code.NO_TOKEN, "this table was not public; a token is needed")
    given = hash_given(authorization)
    if not given or given not in (access["spectate"], *access["tokens"]):
        raise Refusal(Code.BAD_TOKEN, "this token held no seat at this table, nor let watch")


def _page(table: Table, seat: Seat | None, before: int | None, most: int) -> bytes:
    end = len(table.log) if before is None else min(before, len(table.log))
    knowledge = know(table, seat)
    numbers = range(max(end - most, 0), end)
    return write({"entries": [show_entry(table, number, knowledge) for number in numbers]})


def _record(table: Table, seat: Seat | None) -> bytes:
    if table.is_open_book:
        return format_record(table.record).encode()
    return write(show_known(table.record, know(table, seat)))


def _archived(text: str | None) -> bytes:
    """An archived record: all of a game that is over, of another what a spectator may see.

    Of a game that was given up no more is known than of one that was not ended.
    """
    try:
        record = renew(parse_record(text or ""))
        replay(record)
    except RecordError:
        raise Refusal(Code.BROKEN_TABLE, "this record cannot be read") from None
    if record.game.outcome(replay(record)).is_over:
        return (text or "").encode()
    return write(record_for(record, None))


ROUTES = [
    APIRoute("/api/tables", list_tables, responses=refusals(), tags=["tables"]),
    APIRoute(
        "/api/tables",
        make_table,
        methods=["POST"],
        status_code=201,
        responses=refusals(400),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}", show_one, responses=refusals(401, 403, 404, 410), tags=["tables"]
    ),
    APIRoute(
        "/api/tables/{table}/seats",
        take_seat,
        methods=["POST"],
        status_code=201,
        responses=refusals(400, 403, 404, 409, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/record",
        show_record,
        responses={200: {"model": RecordDocument}, **refusals(401, 403, 404)},
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/entries",
        show_entries,
        responses={200: {"model": EntryPage}, **refusals(401, 403, 404, 410)},
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/scores",
        show_scores,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/standing",
        show_standing,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/picture",
        show_drawn,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
]
