"""A table and its log as JSON, for one seat or a spectator.

Where several seats act on one card, what the others did with it shows as hidden until all
have acted; then it is told again in full, under the same number.
"""

from __future__ import annotations

from typing import Any

from formspiel.core.game import CHANCE, Json, Outcome, Picture, RoundScore, Seat
from formspiel.core.phrase import format_phrase
from formspiel.core.record import Record, listed
from formspiel.table.entry import NAMES, Happened, Made, Revealed, Seated, format_entry
from formspiel.table.hints import may_hint
from formspiel.table.holder import PERSON, show_holder
from formspiel.table.secrecy import ALL, Knowledge, Side
from formspiel.table.table import Table

SECRETS = {Made: ("holders", "secret", "invite", "spectate", "box", "rounds"), Seated: ("token",)}


def find_unseen(table: Table, seat: Seat | None, after: int) -> list[int]:
    """The numbers of the entries that one who has seen all up to `after` has yet to see.

    That is all later ones, and the moves that were hidden then and are not now.
    """
    return leave_out_own(table, seat, find_told_again(table, after), after)


def leave_out_own(table: Table, seat: Seat | None, again: list[int], after: int) -> list[int]:
    """The entries that a seat has yet to see: of those told again, the moves of others alone."""
    log = table.log
    others = [n for n in again if getattr(log[n], "seat", None) != seat]
    return [*others, *range(max(after + 1, 0), len(log))]


def find_told_again(table: Table, after: int) -> list[int]:
    """The moves that were hidden when the entry `after` was the last, and are not now."""
    count = len(table.log)
    found: list[int] = []
    if table.game.acts_together and 0 <= after < count - 1:
        is_told = any(_tells(table, number) for number in range(after + 1, count))
        number = after
        while is_told and not _tells(table, number) and number > 0:
            if isinstance(table.log[number], Happened):
                found.append(number)
            number -= 1
    return found[::-1]


def _tells(table: Table, number: int) -> bool:
    """Whether an entry comes only when all have acted on the card."""
    entry = table.log[number]
    return isinstance(entry, Revealed) or (isinstance(entry, Happened) and entry.by == "chance")


def side_of(table: Table, number: int, knowledge: Knowledge) -> Side:
    """From which side an entry is seen; those with the same side see the same."""
    entry = table.log[number]
    return knowledge.side(number, entry) if isinstance(entry, Happened) else ALL


def show_entry(table: Table, number: int, knowledge: Knowledge) -> Json:
    """An entry as one may see it who knows so much, with its number."""
    entry = table.log[number]
    if isinstance(entry, Happened):
        event, words = knowledge.read(number, entry)
        told = {"number": number, "kind": NAMES[Happened], "event": event, "by": entry.by}
        return told if words is None else {**told, "phrase": format_phrase(words)}
    data = {"number": number, **format_entry(entry)}
    # An id is its maker's business; the answer to the command tells it.
    data.pop("id", None)
    for key in SECRETS.get(type(entry), ()):
        del data[key]
    if isinstance(entry, Made):
        data["commitment"] = table.dealer.commitment
        held = entry.holders
        data["people"] = [one["name"] if one["kind"] == PERSON else None for one in held]
    return data


def show_score(outcome: Outcome) -> Json:
    """The scores, item by item."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "rounds": [show_round(done) for done in outcome.rounds],
    }


def show_round(done: RoundScore) -> Json:
    """The scores of one round, item by item."""
    return {
        "title": format_phrase(done.title),
        "about": {key: listed(value) for key, value in done.about},
        "is_over": done.is_over,
        "scores": list(done.scores),
        "items": [[item.json for item in own] for own in done.items],
    }


def show_picture(picture: Picture) -> list[list[Json]]:
    """A picture as JSON: lines of marks, the top line first."""
    return [[{"text": mark.text, "style": mark.style} for mark in line] for line in picture]


def show_table(table: Table) -> Json:
    """What anybody at the table may know of it, besides the game itself."""
    made = table.made
    return {
        "game": made.game,
        "edition": made.edition,
        "options": made.options,
        "title": made.title,
        "is_public": made.is_public,
        "is_practice": made.is_practice,
        "seats": [show_holder(holder) for holder in table.holders],
        "clock": None
        if table.clock is None
        else {
            "move_seconds": table.clock.move_seconds,
            "grace_seconds": table.clock.grace_seconds,
        },
        "commitment": table.dealer.commitment,
        "secret": table.dealer.secret.hex() if table.is_told else None,
        "nonces": list(table.nonces) if made.takes_nonces else None,
        "has_begun": table.has_begun,
        "is_over": table.is_over,
        "ended_by": table.ended_by,
        "hints": sorted(table.hints) if may_hint(table) else None,
        "offers": sorted(table.offers),
        "rematch_of": made.rematch_of or None,
        "rematch": table.rematch or None,
        "challenge": made.challenge or None,
        "limit": made.limit or None,
        "has_reached": table.has_reached,
        "in_step": made.in_step,
    }


def show_sight(record: Record, state: Any, seat: Seat | None) -> Json:
    """What a seat or a spectator sees of a game that is at no table, and if chance is next."""
    game = record.game
    acting = game.to_act(state)
    seats = acting if isinstance(acting, tuple) else ()
    moves = game.legal(state, seat) if seat is not None and seat in seats else ()
    score = show_score(game.outcome(state))
    sight = {
        "number": len(record.events) - 1,
        "view": game.format_view(game.view(state, seat)),
        "to_act": list(seats),
        "moves": [game.format_event(move) for move in moves],
        "phrases": [format_phrase(game.describe(move)) for move in moves],
        "can_undo": False,
        "no_undo": "nothing",
        "scores": score["scores"],
        "winners": score["winners"],
        "ranks": score["ranks"],
        "score": score,
        "due": [None] * game.seats_of(record.config),
        "closed": None,
    }
    return {"sight": sight, "score": score, "awaits_chance": acting is CHANCE}
