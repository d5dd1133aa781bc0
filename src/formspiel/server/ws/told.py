"""What a client of a table is told, each part encoded once for all who may see the same.

What is encoded goes into messages as `orjson.Fragment`: bytes that are JSON already.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any

import orjson

from formspiel.core.game import Json, Phrase, Seat
from formspiel.core.registry import GAMES
from formspiel.server.tables.live import LiveTable
from formspiel.server.tables.points import Points
from formspiel.server.ws.messages import Best, BestRound
from formspiel.table.entry import (
    BotSeated,
    Ended,
    Happened,
    Left,
    NonceGiven,
    Seated,
    TakenBack,
    Undone,
)
from formspiel.table.secrecy import HIDDEN, Knowledge, know
from formspiel.table.sight import find_unseen, show_entry, show_phrase, show_table, side_of
from formspiel.table.table import Table
from formspiel.table.undo import why_no_undo

PAGE = 1_000
"""So many entries are told at once; earlier ones are asked for."""
MOST_LINES = 16
"""So many entries are kept as they were told."""


class Told:
    """Messages about one table as it is stored now."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._table: Table = live.shown
        self._known: dict[Seat | None, Knowledge] = {}
        self._parts: dict[Seat | None, Json] = {}
        self._sights: dict[Seat | None, orjson.Fragment] = {}
        self._scores: dict[Points | None, orjson.Fragment] = {}

    def welcome(self, seat: Seat | None, after: int, *, views: bool) -> Json:
        """The answer to `hello`."""
        message: Json = {
            "type": "welcome",
            "seat": seat,
            "table": self._shown(),
            "number": len(self._table.log) - 1,
            "entries": [self._entry(n, seat) for n in self._unseen(seat, after)],
        }
        if views:
            message["sight"] = self._sight(seat)
        return message

    def update(
        self,
        seat: Seat | None,
        since: int,
        after: int,
        *,
        views: bool,
        shows_table: bool,
        changes: bool = False,
        told: Points | None = None,
    ) -> Json:
        """What is new since an entry.

        `after` is the last entry that the client has seen, perhaps from another process;
        `told` are the points that a client knows which wants `changes` alone.
        """
        numbers = self._unseen(seat, after)
        news = {*numbers, *range(since + 1, len(self._table.log))}
        message: Json = {"type": "update", "entries": [self._entry(n, seat) for n in numbers]}
        if shows_table:
            message["table"] = self._shown()
        if views and any(self._is_news(n, seat) for n in news):
            if changes:
                message["changes"] = self._changes(seat, told)
            else:
                message["sight"] = self._sight(seat)
        elif any(isinstance(self._table.log[n], Happened) for n in news):
            message["to_act"] = self._table.acting
        return message

    def page(self, seat: Seat | None, before: int | None, most: int) -> Json:
        """So many entries before one, or the last of all."""
        count = len(self._table.log)
        end = count if before is None else min(before, count)
        numbers = range(max(end - most, 0), end)
        return {"entries": [self._entry(n, seat) for n in numbers]}

    def _unseen(self, seat: Seat | None, after: int) -> list[int]:
        """The entries to tell one who has seen all up to `after`: the last of them, so many."""
        least = len(self._table.log) - PAGE
        return [n for n in find_unseen(self._table, seat, max(after, least - 1)) if n >= least]

    def _shown(self) -> Json:
        return {"table": self._live.id, **show_table(self._table)}

    def _is_news(self, number: int, seat: Seat | None) -> bool:
        """Whether an entry changes what a seat sees of the game.

        That another seat has acted on the card in play changes only who is waited for.
        """
        entry = self._table.log[number]
        if isinstance(entry, Happened):
            return side_of(self._table, number, self._know(seat)) != HIDDEN
        if isinstance(entry, Seated | BotSeated | NonceGiven | Left) and self._waits_for_move:
            return True
        if isinstance(entry, BotSeated | TakenBack):
            # Whoever has a bot play cannot take a move back.
            return entry.seat == seat
        return isinstance(entry, Undone | Ended)

    @property
    def _waits_for_move(self) -> bool:
        """Whether no event stands and a seat is to begin: it may when all sit and have nonces."""
        return self._table.moment.entry is None and isinstance(self._table.to_act, tuple)

    @cached_property
    def _points(self) -> Points:
        return self._live.points()

    def _know(self, seat: Seat | None) -> Knowledge:
        if seat not in self._known:
            self._known[seat] = know(self._table, seat)
        return self._known[seat]

    def _entry(self, number: int, seat: Seat | None) -> orjson.Fragment:
        known, lines = self._know(seat), self._live.lines
        key = (number, side_of(self._table, number, known))
        line = lines.get(key)
        if line is None:
            line = _encode(show_entry(self._table, number, known))
            if number >= len(self._table.log) - MOST_LINES:
                lines[key] = line
                if len(lines) > MOST_LINES:
                    del lines[next(iter(lines))]
        return line

    def _sight(self, seat: Seat | None) -> orjson.Fragment:
        """All that a seat sees of the game."""
        if seat not in self._sights:
            parts = self._parts_of(seat)
            self._sights[seat] = _encode({**parts, "score": self._points.text})
        return self._sights[seat]

    def _changes(self, seat: Seat | None, told: Points | None) -> orjson.Fragment:
        """What a seat sees of the game, without the points that it has been told already."""
        points = self._points
        parts = dict(self._parts_of(seat))
        if points is told:
            del parts["score"]
        else:
            # Most have been told the same before.
            if told not in self._scores:
                self._scores[told] = points.changes(told.rounds if told else ())
            parts["score"] = self._scores[told]
        return _encode(parts)

    def _parts_of(self, seat: Seat | None) -> Json:
        if seat not in self._parts:
            self._parts[seat] = self._make_parts(seat)
        return self._parts[seat]

    def _make_parts(self, seat: Seat | None) -> Json:
        """A sight but for its points."""
        table, known = self._table, self._know(seat)
        game = table.game
        moves = game.legal(table.state, seat) if seat in table.acting else ()
        no_undo = why_no_undo(table, seat)
        texts = [_encode_move(game.id, move) for move in moves]
        points = self._points
        return {
            "number": len(table.log) - 1,
            "to_act": table.acting,
            "scores": points.scores,
            "winners": points.winners,
            "ranks": points.ranks,
            "score": None,
            "due": self._live.dues(),
            "can_undo": no_undo is None,
            "no_undo": no_undo,
            "view": game.format_view(known.view),
            "closed": known.closed,
            "moves": [move for move, _ in texts],
            "phrases": [words for _, words in texts],
        }


def best_of(rounds: Sequence[Json]) -> Best:
    """What a solver has found, round by round, as it is told; nothing, if it has failed."""
    if not rounds:
        return Best(is_ready=True)
    return Best(
        is_ready=True,
        best=sum(one["best"] for one in rounds),
        bound=sum(one["bound"] for one in rounds),
        proven=all(one["proven"] for one in rounds),
        rounds=[BestRound(**one) for one in rounds],
    )


def write(message: Json) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()


def _encode(part: Json) -> orjson.Fragment:
    """A part of several messages, encoded once."""
    return orjson.Fragment(orjson.dumps(part))


@lru_cache(maxsize=65_536)
def _encode_move(game: str, move: Any) -> tuple[orjson.Fragment, orjson.Fragment]:
    """A move and its words; the same moves come up again and again."""
    rules = GAMES[game]
    return _encode(rules.format_event(move)), _encode_words(rules.describe(move))


@lru_cache(maxsize=16_384)
def _encode_words(words: Phrase) -> orjson.Fragment:
    """Words that moves of several seats share."""
    return _encode(show_phrase(words))
