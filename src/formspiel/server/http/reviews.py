"""Routes that review games: luck and skill, move by move."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import orjson
from fastapi import Query, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import Json
from formspiel.core.record import format_record
from formspiel.server.fields import SeatNumber
from formspiel.server.http.access import Bearer, Id, enter, refusals
from formspiel.server.http.looks import looks_of
from formspiel.server.http.models import Reviewed, SentRecord
from formspiel.server.limits import Buckets, address_of
from formspiel.server.tables.reviews import Reviews
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table

PATH = "/api/review"

Effort = Annotated[
    Literal["quick", "full"],
    Query(description="`quick` for a first look, `full` for what is told in the end."),
]
Seat = Annotated[SeatNumber, Query(description="Whose game.")]


async def review_table(
    request: Request,
    table: Id,
    seat: Seat = 0,
    effort: Effort = "full",
    authorization: Bearer = None,
) -> Response:
    """Review a seat's game at a table, once it is over."""
    _count(request)
    live, _ = await enter(request, table, authorization)
    if not live.shown.is_open_book:
        raise Refusal(Code.NOT_OVER, "the game is not over")
    if seat >= len(live.shown.holders):
        raise Refusal(Code.NO_SUCH_SEAT, "there is no such seat")
    document = await looks_of(request).make(request, partial(_document, live.shown))
    return await _review(request, document, seat, effort, table)


def _document(table: Table) -> Json:
    document: Json = orjson.loads(format_record(table.record))
    return document


async def review_record(
    request: Request, sent: SentRecord, seat: Seat = 0, effort: Effort = "full"
) -> Response:
    """Review a seat's game in a record that is sent along."""
    boxes: Buckets = request.app.state.box_buckets
    if sent.box is not None and not boxes.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "you send many home-made editions; wait a moment")
    return await _review(request, sent.model_dump(exclude_unset=True), seat, effort, "")


def _count(request: Request) -> None:
    """Refuse who asks too often, before anything is done for it."""
    asked: Buckets = request.app.state.review_buckets
    if not asked.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "you have many games reviewed; wait a moment")


async def _review(request: Request, document: Json, seat: int, effort: str, table: str) -> Response:
    address = address_of(request)
    reviews: Reviews = request.app.state.reviews
    found = await reviews.find(document, seat, effort, (address, table or address))
    return Response(found, media_type="application/json")


ROUTES = [
    APIRoute(
        "/api/tables/{table}/review",
        review_table,
        responses={200: {"model": Reviewed}, **refusals(401, 403, 404, 409, 410, 500)},
        tags=["tables"],
    ),
    APIRoute(
        PATH,
        review_record,
        methods=["POST"],
        responses={200: {"model": Reviewed}, **refusals(400, 404, 500)},
        tags=["games"],
    ),
]
