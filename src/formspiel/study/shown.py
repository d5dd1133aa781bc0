"""A review as the page shows it: with words for the moves, and the boards before them."""

from __future__ import annotations

from typing import Any

from formspiel.core.game import AnyGame, Json, Seat
from formspiel.core.phrase import format_phrase
from formspiel.core.record import Record, without_remarks
from formspiel.study.review import Move, Review, format_review
from formspiel.study.words import name_game


def show_review(found: Review) -> Json:
    """What `formspiel review --json` prints, and what a reader wants to see beside it."""
    game, losses = found.record.game, [move.loss for move in found.moves]
    moments = _moments(found.record)
    told = format_review(found)
    rounds = {move.index: move.round for move in found.moves}
    rounds |= {chance.index: chance.round for chance in found.chances}
    shown = zip(told["moves"], found.moves, strict=True)
    return {
        **told,
        "word": name_game(losses, found.utility),
        "edition": game.edition_of(found.record.config).id,
        "players": list(found.record.extras.get("players", ())),
        "seats": game.seats_of(found.record.config),
        "rounds": [one.scores[found.seat] for one in game.outcome(moments[-1]).rounds],
        "moves": [
            {**one, **_show_move(game, found.seat, moments[move.index], move)}
            for one, move in shown
        ],
        "chances": [{**one, "round": rounds[one["event"]]} for one in told["chances"]],
    }


def _show_move(game: AnyGame, seat: Seat, before: Any, move: Move) -> Json:
    """The board before a move, as the seat saw it, and what could have been done there."""
    made = game.apply(before, move.made)
    return {
        "round": move.round,
        "phrase": format_phrase(game.describe(move.made)),
        "view": game.format_view(game.view(before, seat)),
        "points": game.outcome(made).scores[seat],
        "better": [
            {
                "event": game.format_event(one.move),
                "value": round(one.value, 6) + 0.0,
                "phrase": format_phrase(game.describe(one.move)),
            }
            for one in move.better
        ],
    }


def _moments(record: Record) -> list[Any]:
    """The state before each event."""
    game = record.game
    states = [game.setup(record.config)]
    for data in record.events:
        event = game.parse_event(record.config, without_remarks(data))
        states.append(game.apply(states[-1], event))
    return states
