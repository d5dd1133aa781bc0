"""The points of one table that all may know, written down once and shared by all who are told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import orjson

from formspiel.core.game import Json, Outcome, Seat
from formspiel.table.moment import Moment
from formspiel.table.secrecy import know
from formspiel.table.sight import show_round
from formspiel.table.table import Table


def encode(part: Any) -> orjson.Fragment:
    """A part of several messages, encoded once.

    It is copied, for what orjson makes keeps some kilobytes that it might have needed.
    """
    return orjson.Fragment(bytes(memoryview(orjson.dumps(part))))


@dataclass(frozen=True, eq=False)
class Points:
    """The points at one moment. A round that has not changed is the very same text."""

    moment: Moment
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[str | None, ...]
    rounds: tuple[orjson.Fragment, ...]
    is_closing: bool
    """Whether a round ended with the last move that all know of."""

    @cached_property
    def text(self) -> orjson.Fragment:
        """All of it."""
        return encode(self._with({"rounds": self.rounds}))

    def changes(self, told: Sequence[orjson.Fragment]) -> orjson.Fragment:
        """It, with the rounds that are other than those that were told before, and from where."""
        pairs = enumerate(zip(self.rounds, told, strict=False))
        same = min(len(told), len(self.rounds))
        since = next((n for n, (new, old) in pairs if new is not old), same)
        return encode(self._with({"since": since, "rounds": self.rounds[since:]}))

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
        self._over: dict[int, orjson.Fragment] = {}
        """The rounds that are over."""
        self._undone = 0
        """How many moves had been taken back when they were written."""

    def of(self, table: Table) -> Points:
        """The points that all may know; it takes long, so they are counted once a moment."""
        known = know(table, None)
        if self._points is None or self._points.moment is not known.common:
            outcome = known.outcome
            rounds = self._write_rounds(outcome, len(table.undone))
            self._points = Points(
                known.common,
                outcome.scores,
                outcome.winners,
                outcome.ranks,
                rounds,
                known.closed is not None,
            )
        return self._points

    def _write_rounds(self, outcome: Outcome, undone: int) -> tuple[orjson.Fragment, ...]:
        """Every round, written down; a round that is over only once.

        Where a move was taken back, a round may have been opened again, and all are written anew.
        """
        if self._undone != undone:
            self._undone, self._over = undone, {}
        texts = []
        for number, done in enumerate(outcome.rounds):
            text = self._over.get(number)
            if text is None:
                text = encode(show_round(done))
                if done.is_over:
                    self._over[number] = text
            texts.append(text)
        return tuple(texts)
