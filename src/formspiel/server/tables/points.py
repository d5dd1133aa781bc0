"""The points of one table that all may know, written down once and shared by all who are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from formspiel.core.game import Json, Outcome, RoundScore, Seat
from formspiel.core.lazy import lazy
from formspiel.table.moment import Moment
from formspiel.table.secrecy import know
from formspiel.table.sight import show_round
from formspiel.table.table import Table


def encode(part: Any) -> orjson.Fragment:
    """A part of several messages, encoded once.

    It is copied, for what orjson makes keeps some kilobytes that it might have needed.
    """
    return orjson.Fragment(bytes(memoryview(orjson.dumps(part))))


class Round:
    """The points of a round, written down when somebody is told all of them."""

    __slots__ = ("_text", "score")

    def __init__(self, score: RoundScore) -> None:
        self.score = score
        self._text: orjson.Fragment | None = None

    @property
    def text(self) -> orjson.Fragment:
        """All of it."""
        if self._text is None:
            self._text = encode(show_round(self.score))
        return self._text

    def since(self, before: Round) -> Json | None:
        """It, with the place that a reason had before where it counts still.

        None if it was another round.
        """
        old, new = before.score, self.score
        if old.title != new.title or old.about != new.about:
            return None
        items = []
        for was, now in zip(old.items, new.items, strict=True):
            places = {id(item): place for place, item in enumerate(was)}
            items.append(
                [
                    orjson.Fragment(item.written)
                    if (place := places.get(id(item))) is None
                    else place
                    for item in now
                ]
            )
        return {"is_over": new.is_over, "scores": new.scores, "items": items}


@dataclass(frozen=True, eq=False)
class Points:
    """The points at one moment. A round that has not changed is the very same."""

    moment: Moment
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[str | None, ...]
    rounds: tuple[Round, ...]
    is_closing: bool
    """Whether a round ended with the last move that all know of."""

    @lazy
    def text(self) -> orjson.Fragment:
        """All of it."""
        return encode(self._with({"rounds": [done.text for done in self.rounds]}))

    def changes(self, told: Sequence[Round], *, grows: bool) -> orjson.Fragment:
        """It, with the rounds that are other than those that were told before, and from where.

        For who wants no more than what is new, reasons that were told are named by their places.
        """
        pairs = enumerate(zip(self.rounds, told, strict=False))
        same = min(len(told), len(self.rounds))
        since = next((n for n, (new, old) in pairs if new is not old), same)
        rounds: list[Any] = list(self.rounds[since:])
        first = rounds[0].since(told[since]) if grows and since < same else None
        written = [done.text for done in rounds[first is not None :]]
        written = written if first is None else [first, *written]
        return encode(self._with({"since": since, "rounds": written}))

    def _with(self, rounds: Json) -> Json:
        return {
            "scores": self.scores,
            "winners": self.winners,
            "ranks": self.ranks,
            **rounds,
        }


class PointsKept:
    """The points of a table as it is now, kept until something changes."""

    __slots__ = ("_over", "_points", "_undone")

    def __init__(self) -> None:
        self._points: Points | None = None
        self._over: dict[int, Round] = {}
        """The rounds that are over."""
        self._undone = 0
        """How many moves had been taken back when they were found."""

    def of(self, table: Table) -> Points:
        """The points that all may know; it takes long, so they are counted once a moment."""
        known = know(table, None)
        if self._points is None or self._points.moment is not known.common:
            outcome = known.outcome
            self._points = Points(
                known.common,
                outcome.scores,
                outcome.winners,
                outcome.ranks,
                self._find_rounds(outcome, len(table.undone)),
                known.is_closing,
            )
        return self._points

    def _find_rounds(self, outcome: Outcome, undone: int) -> tuple[Round, ...]:
        """Every round; one that is over is the same each time.

        Where a move was taken back, a round may have been opened again, and all are other ones.
        """
        if self._undone != undone:
            self._undone, self._over = undone, {}
        rounds = []
        for number, score in enumerate(outcome.rounds):
            found = self._over.get(number)
            if found is None:
                found = Round(score)
                if score.is_over:
                    self._over[number] = found
            rounds.append(found)
        return tuple(rounds)
