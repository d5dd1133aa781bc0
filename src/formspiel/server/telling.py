"""What the clients of a table are told, encoded once for all who may see the same."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import orjson

from formspiel.core.game import Outcome, Seat
from formspiel.core.registry import GAMES
from formspiel.table.entry import Happened, Said, Undone
from formspiel.table.sight import HIDDEN, hidden_numbers, rest, show, show_table, side
from formspiel.table.table import Moment, Table

if TYPE_CHECKING:
    from formspiel.server.live import LiveTable, Waiting


class Teller:
    """Messages about one table as it is stored now; each part is encoded once."""

    def __init__(self, live: LiveTable, now: float) -> None:
        self._live = live
        self._now = now
        self._table: Table = live.shown
        self._hidden = hidden_numbers(self._table)
        self._entries: dict[tuple[int, Any], str] = {}
        self._sights: dict[Seat | None, str] = {}
        self._same = ""

    def welcome(self, seat: Seat | None, after: int, *, views: bool) -> str:
        """The answer to `hello`."""
        entries = ",".join(self._entry(n, seat) for n in rest(self._table, seat, after))
        sight = f',"sight":{self._sight(seat)}' if views else ""
        return (
            f'{{"type":"welcome","seat":{"null" if seat is None else seat},'
            f'"table":{shown_text(self._live.id, self._table)},'
            f'"number":{len(self._table.log) - 1},"entries":[{entries}]{sight}}}'
        )

    def update(
        self, seat: Seat | None, since: int, after: int, *, views: bool, shows_table: bool
    ) -> str:
        """What is new since an entry, without the last bracket, so that `done` can follow.

        `after` is the last entry that the client has seen, perhaps from another process.
        """
        numbers = list(rest(self._table, seat, after))
        news = {*numbers, *range(since + 1, len(self._table.log))}
        entries = ",".join(self._entry(n, seat) for n in numbers)
        parts = [f'{{"type":"update","entries":[{entries}]']
        if shows_table:
            parts.append(f'"table":{shown_text(self._live.id, self._table)}')
        if views and any(self._is_news(n, seat) for n in news):
            parts.append(f'"sight":{self._sight(seat)}')
        return ",".join(parts)

    def _is_news(self, number: int, seat: Seat | None) -> bool:
        """Whether an entry changes what a seat sees of the game.

        That another seat has acted on the card in play is told by the entry alone.
        """
        entry = self._table.log[number]
        if isinstance(entry, Happened):
            return side(self._table, number, seat, self._hidden) != HIDDEN
        return isinstance(entry, Undone)

    def _entry(self, number: int, seat: Seat | None) -> str:
        seen_from = side(self._table, number, seat, self._hidden)
        key = (number, seen_from)
        if key not in self._entries:
            data = show(self._table, number, seen_from)
            self._entries[key] = orjson.dumps(data).decode()
        return self._entries[key]

    def _sight(self, seat: Seat | None) -> str:
        if seat not in self._sights:
            self._sights[seat] = self._make_sight(seat)
        return self._sights[seat]

    def _make_sight(self, seat: Seat | None) -> str:
        table = self._table
        game, state = table.game, table.state
        moves = game.legal(state, seat) if seat in table.acting else ()
        written = ",".join([_written(game.id, move) for move in moves])
        view = orjson.dumps(game.format_view(game.view(state, seat))).decode()
        return f'{self._standing()},"view":{view},"moves":[{written}]}}'

    def _standing(self) -> str:
        """The part of a sight that is the same for all, without its last bracket."""
        if not self._same:
            table = self._table
            outcome = self._outcome()
            same = {
                "number": len(table.log) - 1,
                "to_act": table.acting,
                "scores": outcome.scores,
                "winners": outcome.winners,
                "ranks": outcome.ranks,
                "due": dues(self._live),
            }
            self._same = orjson.dumps(same).decode()[:-1]
        return self._same

    def _outcome(self) -> Outcome:
        """The scores; computed anew only when they may have changed, for it takes long.

        Moves on the card in play count when all have acted on it.
        """
        moment = told_moment(self._table)
        if self._live.outcome is None or self._live.outcome[0] is not moment:
            self._live.outcome = (moment, self._table.game.outcome(moment.state))
        return self._live.outcome[1]


def told_moment(table: Table) -> Moment:
    """The latest moment of which all may know all but hands: before moves yet hidden."""
    moment = table.moment
    if table.game.acts_together and table.acting:
        while moment.entry is not None and moment.before and moment.entry.by != "chance":
            moment = moment.before
    return moment


def tell(live: LiveTable, before: Table, done: list[Waiting], now: float) -> None:
    """Tell all clients of a table what has been stored since it was as `before`."""
    after, table = len(before.log) - 1, live.shown
    answers: dict[Any, list[str]] = {}
    for waiting in done:
        waiting.answer(waiting.number)
        if waiting.by is not None:
            told = {"id": getattr(waiting.command, "id", ""), "number": waiting.number}
            answers.setdefault(waiting.by, []).append(orjson.dumps(told).decode())
    if len(table.log) - 1 > after:
        _tell_news(live, before, after, answers, now)
    # A command that was sent twice brings no news, but is answered again.
    for connection, own in answers.items():
        connection.push(f'{{"type":"update","entries":[],"done":[{",".join(own)}]}}')


def _tell_news(
    live: LiveTable, before: Table, after: int, answers: dict[Any, list[str]], now: float
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
    texts: dict[tuple[Seat | None, bool, int], str] = {}
    for connection in live.connections:
        if connection.has_lost_seat():
            if done := ",".join(answers.pop(connection, [])):
                connection.push(f'{{"type":"update","entries":[],"done":[{done}]}}')
            connection.lose_seat()
            continue
        key = (connection.seat, connection.views, max(after, connection.after))
        if key not in texts:
            texts[key] = teller.update(
                connection.seat, after, key[2], views=connection.views, shows_table=shows_table
            )
        own = answers.pop(connection, None)
        connection.push(f'{texts[key]},"done":[{",".join(own)}]}}' if own else f"{texts[key]}}}")


def shown_text(table_id: str, table: Table) -> str:
    """A table as anybody may see it, as JSON."""
    return orjson.dumps({"table": table_id, **show_table(table)}).decode()


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
def _written(game: str, move: Any) -> str:
    """A move as JSON; the same moves come up again and again."""
    return orjson.dumps(GAMES[game].format_event(move)).decode()
