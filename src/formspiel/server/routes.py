"""The HTTP interface, route by route."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import orjson
from fastapi import Header, Path, Query, Request, Response
from fastapi.routing import APIRoute
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from formspiel import __version__
from formspiel.core.game import AnyGame, Json
from formspiel.core.info import format_info
from formspiel.core.record import format_record, parse_record, replay
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES, read_text
from formspiel.players import GENERAL
from formspiel.server.form import (
    BotSeat,
    GameInfo,
    Games,
    Health,
    HeldSeat,
    Listed,
    Lobby,
    MadeTable,
    NewTable,
    OwnSeat,
    RecordDocument,
    TakenPlace,
    Trouble,
    WantedPlace,
    WantedSeat,
)
from formspiel.server.fresh import find_fresh
from formspiel.server.hall import Hall
from formspiel.server.limits import Buckets
from formspiel.server.live import LiveTable
from formspiel.server.message import Score, ShownTable
from formspiel.server.token import hashed, new_token
from formspiel.server.watch import Watch
from formspiel.server.words import TableId
from formspiel.table.clock import Clock
from formspiel.table.command import Make, Sit
from formspiel.table.holder import BOT, OPEN, PERSON, Holder
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know, record_for
from formspiel.table.secrecy import show_record as show_known_record
from formspiel.table.sight import show_score, show_table
from formspiel.table.table import Table

Id = Annotated[TableId, Path(description="The name of the table.")]
Bearer = Annotated[
    str | None,
    Header(
        alias="Authorization",
        max_length=200,
        description="`Bearer` and a token that holds a seat, or that lets watch.",
    ),
]


async def show_health(request: Request) -> Health:
    """Say that the server, its database and all that runs in the background are well."""
    hall = hall_of(request)
    await hall.storage.ping()
    watch: Watch = request.app.state.watch
    if down := watch.down():
        raise Refusal(Code.UNWELL, f"not running: {', '.join(down)}")
    if hall.writer.is_failing:
        raise Refusal(Code.UNWELL, "the database stores nothing")
    return Health(status="ok", version=__version__)


async def show_metrics() -> Response:
    """Tell Prometheus about this process."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


async def list_games() -> Games:
    """List the games that can be played here."""
    return Games(games=[_told(game) for game in GAMES.values()])


async def list_tables(
    request: Request,
    most: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[float | None, Query(ge=0, le=1e12, allow_inf_nan=False)] = None,
) -> Lobby:
    """List the public tables that are waiting or playing, the newest first.

    `before` goes on where an earlier answer ended: the `made_at` of its last table.
    """
    rows = await hall_of(request).storage.listed(most, before)
    return Lobby(tables=[Listed(made_at=made_at, **summary) for _, made_at, summary in rows])


async def make_table(request: Request, wanted: NewTable) -> MadeTable:
    """Make a table. The game begins when every seat is taken."""
    hall = hall_of(request)
    buckets: Buckets = request.app.state.table_buckets
    if not buckets.take(address_of(request)):
        raise Refusal(Code.TOO_MANY_TABLES, "you have made many tables; wait a while")
    invite, spectate = new_token(), new_token()
    tokens = [new_token() if isinstance(seat, OwnSeat) else "" for seat in wanted.seats]
    clock = wanted.clock
    command = Make(
        at=hall.now(),
        game=wanted.game,
        holders=tuple(map(_holder, wanted.seats, tokens)),
        secret=secrets.token_bytes(32),
        edition=wanted.edition,
        options=wanted.options,
        title=wanted.title,
        is_public=wanted.is_public,
        is_practice=wanted.is_practice,
        clock=Clock(clock.move_seconds, clock.grace_seconds) if clock else None,
        invite=hashed(invite),
        spectate=hashed(spectate),
    )
    live = await hall.make(command)
    seats = [HeldSeat(seat=n, token=token) for n, token in enumerate(tokens) if token]
    return MadeTable(table=_shown(live), seats=seats, invite=invite, spectate=spectate)


async def show_one(request: Request, table: Id, authorization: Bearer = None) -> ShownTable:
    """Show a table; one that is not public, only to who sits at it or may watch."""
    live = await find_fresh(hall_of(request), table)
    seat_for(live.shown, authorization)
    return _shown(live)


async def take_seat(request: Request, table: Id, wanted: WantedPlace) -> TakenPlace:
    """Take an open seat."""
    hall = hall_of(request)
    live = await find_fresh(hall, table)
    token = new_token()
    await hall.carry_out(
        live,
        Sit(
            hall.now(),
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


async def show_record(request: Request, table: Id, authorization: Bearer = None) -> RecordDocument:
    """Show the record of a table, as far as the reader may know it; all once it is over."""
    hall = hall_of(request)
    try:
        live = await find_fresh(hall, table)
    except Refusal as refusal:
        if refusal.code != Code.ARCHIVED:
            raise
        return RecordDocument(**_archived(await hall.storage.archived(table)))
    shown = live.shown
    seat = seat_for(shown, authorization)
    if shown.is_told:
        document = orjson.loads(format_record(shown.record))
    else:
        document = show_known_record(shown.record, know(shown, seat))
    return RecordDocument(**document)


async def show_scores(request: Request, table: Id, authorization: Bearer = None) -> Score:
    """Show the scores so far, item by item."""
    live = await find_fresh(hall_of(request), table)
    seat = seat_for(live.shown, authorization)
    return Score(**show_score(know(live.shown, seat).outcome))


def _told(game: AnyGame) -> GameInfo:
    about = {
        language: read_text(game.package, language, f"about-{game.id}") for language in LANGUAGES
    }
    info = format_info(game.id, game.editions, game.info)
    # A game without bots of its own is played by those that play any game.
    return GameInfo(**{**info, "levels": info["levels"] or list(GENERAL), "about": about})


def hall_of(request: Request) -> Hall:
    """The hall of the application that got a request."""
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Any) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def seat_for(table: Table, authorization: str | None) -> int | None:
    """The seat that a request speaks for; None for one that may watch; else a Refusal."""
    if authorization is None:
        if table.made.is_public:
            return None
        raise Refusal(Code.NO_TOKEN, "this table is not public; a token is needed")
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        given = hashed(token.strip())
        seat = table.seat_of(given)
        if seat is not None or given == table.made.spectate:
            return seat
    raise Refusal(Code.BAD_TOKEN, "this token holds no seat at this table and does not let watch")


def _holder(wanted: WantedSeat, token: str) -> Holder:
    if isinstance(wanted, OwnSeat):
        return Holder(PERSON, wanted.name, wanted.language, hashed(token))
    if isinstance(wanted, BotSeat):
        return Holder(BOT, level=wanted.level)
    return Holder(OPEN)


def _shown(live: LiveTable) -> ShownTable:
    return ShownTable(table=live.id, **show_table(live.shown))


def _archived(text: str | None) -> Json:
    """An archived record: all of a game that is over, of another what a spectator may see."""
    record = parse_record(text or "")
    if record.game.outcome(replay(record)).is_over:
        document: Json = orjson.loads(text or "")
        return document
    return record_for(record, None)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route may answer if it does not do what is asked."""
    return {status: {"model": Trouble} for status in (*statuses, 413, 422, 429, 503)}


OFTEN = refusals()
ROUTES = [
    APIRoute("/healthz", show_health, responses=OFTEN, tags=["server"]),
    APIRoute(
        "/metrics",
        show_metrics,
        responses={200: {"content": {"text/plain": {}}}, **OFTEN},
        response_class=Response,
        tags=["server"],
    ),
    APIRoute("/api/games", list_games, responses=OFTEN, tags=["games"]),
    APIRoute("/api/tables", list_tables, responses=OFTEN, tags=["tables"]),
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
        responses=refusals(401, 403, 404),
        response_model_exclude_none=True,
        tags=["tables"],
    ),
    APIRoute(
        "/api/tables/{table}/scores",
        show_scores,
        responses=refusals(401, 403, 404, 410),
        tags=["tables"],
    ),
]
