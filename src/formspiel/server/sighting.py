"""What a seat sees of a record that somebody sends. Nothing is kept, nothing is changed."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query
from fastapi.routing import APIRoute
from pydantic import Field

from formspiel.core.game import CHANCE
from formspiel.core.record import Record, RecordError, read_document, replay
from formspiel.server.form import RecordDocument
from formspiel.server.message import Phrase, Score, Sight
from formspiel.server.routes import refusals
from formspiel.server.words import Object, SeatNumber, Strict
from formspiel.table.refusal import Code, Refusal
from formspiel.table.sight import show_phrase, show_score


class SentRecord(RecordDocument):
    """A record with all that was decided, as docs/records.md describes it."""

    options: Object = Field(default_factory=dict)


class Sighted(Strict):
    """What a seat sees of a game after all events of a record."""

    sight: Sight
    """As at a table, without a clock; its number is that of the last event."""
    score: Score
    awaits_chance: bool
    """Whether a card or a roll comes next, and no seat."""


# Without `async` it runs in a thread: to replay a long record takes a moment.
def show_sight(
    sent: SentRecord,
    seat: Annotated[
        SeatNumber | None, Query(description="Whose sight; a spectator's if left out.")
    ] = None,
) -> Sighted:
    """Show what a seat sees of a record that is sent along."""
    try:
        record = read_document(sent.model_dump(exclude_unset=True))
        if seat is not None and seat >= record.game.seats_of(record.config):
            raise Refusal(Code.NO_SUCH_SEAT, "there is no such seat")
        return _sighted(record, replay(record), seat)
    except RecordError as error:
        where = "" if error.index is None else f"event {error.index}: "
        raise Refusal(Code.BAD_RECORD, where + error.sentence, error.rule) from None


def _sighted(record: Record, state: Any, seat: int | None) -> Sighted:
    game = record.game
    acting = game.to_act(state)
    seats = acting if isinstance(acting, tuple) else ()
    moves = game.legal(state, seat) if seat is not None and seat in seats else ()
    score = Score(**show_score(game.outcome(state)))
    sight = Sight(
        number=len(record.events) - 1,
        view=game.format_view(game.view(state, seat)),
        to_act=list(seats),
        moves=[game.format_event(move) for move in moves],
        phrases=[Phrase(**show_phrase(game.describe(move))) for move in moves],
        can_undo=False,
        scores=score.scores,
        winners=score.winners,
        ranks=score.ranks,
        score=score,
        due=[None] * game.seats_of(record.config),
        closed=None,
    )
    return Sighted(sight=sight, score=score, awaits_chance=acting is CHANCE)


SIGHT_ROUTES = [
    APIRoute(
        "/api/sight",
        show_sight,
        methods=["POST"],
        responses=refusals(400, 404),
        tags=["games"],
    )
]
