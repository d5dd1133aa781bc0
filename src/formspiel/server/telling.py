"""What the clients of a table are told, encoded once for all who may see the same."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import orjson

from formspiel.core.game import Json, Outcome, Seat
from formspiel.core.registry import GAMES
from formspiel.table.entry import BotSeated, Happened, Said, TakenBack, Undone
from formspiel.table.secrecy import HIDDEN, Knowledge, know
from formspiel.table.sight import (
    rest,
    show_entry,
    show_phrase,
    show_score,
    show_table,
    side_of,
)
from formspiel.table.table import Table
from formspiel.table.undo import can_undo

if TYPE_CHECKING:
    from formspiel.server.live import LiveTable, Waiting


class Teller:
    """Messages about one table as it is stored now; each part is encoded once."""

    def __init__(self, live: LiveTable, now: float) -> None:
        self._live = live
        self._now = now
        self._table: Table = live.shown
        self._known: dict[Seat | None, Knowledge] = {}
        self._entries: dict[tuple[int, Any], orjson.Fragment] = {}
        self._sights: dict[Seat | None, orjson.Fragment] = {}
        self._same: Json = {}

    def welcome(self, seat: Seat | None, after: int, *, views: bool) -> str:
        """The answer to `hello`."""
        message: Json = {
            "type": "welcome",
            "seat": seat,
            "table": show(self._live.id, self._table),
            "number": len(self._table.log) - 1,
            "entries": [self._entry(n, seat) for n in rest(self._table, seat, after)],
        }
        if views:
            message["sight"] = self._sight(seat)
        return write(message)

    def update(
        self, seat: Seat | None, since: int, after: int, *, views: bool, shows_table: bool
    ) -> Json:
        """What is new since an entry.

        `after` is the last entry that the client has seen, perhaps from another process.
        """
        numbers = list(rest(self._table, seat, after))
        news = {*numbers, *range(since + 1, len(self._table.log))}
        message: Json = {"type": "update", "entries": [self._entry(n, seat) for n in numbers]}
        if shows_table:
            message["table"] = show(self._live.id, self._table)
        if views and any(self._is_news(n, seat) for n in news):
            message["sight"] = self._sight(seat)
        return message

    def _is_news(self, number: int, seat: Seat | None) -> bool:
        """Whether an entry changes what a seat sees of the game.

        That another seat has acted on the card in play is told by the entry alone.
        """
        entry = self._table.log[number]
        if isinstance(entry, Happened):
            return side_of(self._table, number, self._know(seat)) != HIDDEN
        if isinstance(entry, BotSeated | TakenBack):
            # Whoever has a bot play cannot take a move back.
            return entry.seat == seat
        return isinstance(entry, Undone)

    def _entry(self, number: int, seat: Seat | None) -> orjson.Fragment:
        known = self._know(seat)
        key = (number, side_of(self._table, number, known))
        if key not in self._entries:
            self._entries[key] = written(show_entry(self._table, number, known))
        return self._entries[key]

    def _know(self, seat: Seat | None) -> Knowledge:
        if seat not in self._known:
            self._known[seat] = know(self._table, seat)
        return self._known[seat]

    def _sight(self, seat: Seat | None) -> orjson.Fragment:
        if seat not in self._sights:
            self._sights[seat] = self._make_sight(seat)
        return self._sights[seat]

    def _make_sight(self, seat: Seat | None) -> orjson.Fragment:
        table = self._table
        game, state, known = table.game, table.state, self._know(seat)
        moves = game.legal(state, seat) if seat in table.acting else ()
        texts = [_written(game.id, move) for move in moves]
        return written(
            {
                **self._standing(),
                "can_undo": can_undo(table, seat),
                "view": game.format_view(known.view),
                "closed": known.closed,
                "moves": [move for move, _ in texts],
                "phrases": [words for _, words in texts],
            }
        )

    def _standing(self) -> Json:
        """The part of a sight that is the same for all."""
        if not self._same:
            table = self._table
            outcome, score = self._outcome()
            self._same = {
                "number": len(table.log) - 1,
                "to_act": table.acting,
                "scores": outcome.scores,
                "winners": outcome.winners,
                "ranks": outcome.ranks,
                "score": score,
                "due": dues(self._live),
            }
        return self._same

    def _outcome(self) -> tuple[Outcome, orjson.Fragment]:
        """The scores; computed anew only when they may have changed, for it takes long.

        Moves on the card in play count when all have acted on it.
        """
        known = self._know(None)
        if self._live.outcome is None or self._live.outcome[0] is not known.common:
            outcome = known.outcome
            self._live.outcome = (known.common, outcome, written(show_score(outcome)))
        return self._live.outcome[1:]


def tell(live: LiveTable, before: Table, done: list[Waiting], now: float) -> None:
    """Tell all clients of a table what has been stored since it was as `before`."""
    after, table = len(before.log) - 1, live.shown
    answers: dict[Any, list[Json]] = {}
    for waiting in done:
        waiting.answer(waiting.number)
        if waiting.by is not None:
            told = {"id": getattr(waiting.command, "id", ""), "number": waiting.number}
            answers.setdefault(waiting.by, []).append(told)
    if len(table.log) - 1 > after:
        _tell_news(live, before, after, answers, now)
    # A command that was sent twice brings no news, but is answered again.
    for connection, own in answers.items():
        connection.push(write({"type": "update", "entries": [], "done": own}))


def _tell_news(
    live: LiveTable, before: Table, after: int, answers: dict[Any, list[Json]], now: float
) -> None:
    table = live.shown
    teller = Teller(live, now)
    shows_table = (
        table.is_over
        or table.has_begun != before.has_begun
        or any(
            not isinstance(table.log[number], Happened | Undone | Said)
            for number in range(after + 1, len(table.log))
        )
    )
    messages: dict[tuple[Seat | None, bool, int], tuple[Json, str]] = {}
    for connection in live.connections:
        if connection.has_lost_seat():
            if done := answers.pop(connection, []):
                connection.push(write({"type": "update", "entries": [], "done": done}))
            connection.lose_seat()
            continue
        key = (connection.seat, connection.views, max(after, connection.after))
        if key not in messages:
            message = teller.update(
                connection.seat, after, key[2], views=connection.views, shows_table=shows_table
            )
            messages[key] = (message, write(message))
        message, text = messages[key]
        own = answers.pop(connection, None)
        connection.push(write({**message, "done": own}) if own else text)


def show(table_id: str, table: Table) -> Json:
    """A table as anybody may see it."""
    return {"table": table_id, **show_table(table)}


def write(message: Json) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()


def written(part: Json) -> orjson.Fragment:
    """A part of several messages, encoded once."""
    return orjson.Fragment(orjson.dumps(part))


def dues(live: LiveTable) -> list[float | None]:
    """When the time of each seat is up."""
    table = live.shown
    clock = table.clock
    if clock is None:
        return [None] * len(table.since)
    return [
        None if since is None else clock.due(since, live.lost_at.get(seat))
        for seat, since in enumerate(table.since)
    ]


@lru_cache(maxsize=65_536)
def _written(game: str, move: Any) -> tuple[orjson.Fragment, orjson.Fragment]:
    """A move and its words; the same moves come up again and again."""
    rules = GAMES[game]
    return written(rules.format_event(move)), written(show_phrase(rules.describe(move)))
