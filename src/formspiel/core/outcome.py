"""Scores, item by item, and who has won."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from formspiel.core.errors import Json
from formspiel.core.lazy import lazy
from formspiel.core.phrase import Phrase, format_phrase, write_phrase
from formspiel.geometry import Cell, Quarter

Seat = int
"""Seats are numbered 0, 1, … clockwise."""

Place = Cell | tuple[Quarter, ...] | str
"""Something on a board that a reason for points is about: a cell, the quarters of one form,
or a name for what lies together, such as `reserve`."""


@dataclass(frozen=True)
class Item:
    """One reason for points, and where on the seat's board it lies, if it lies anywhere.

    All may read `where`: it names no card that some seat may not see. Where it has `written`,
    that is the same as JSON in UTF-8.
    """

    what: Phrase
    points: int
    where: Sequence[Place] = field(default=(), compare=False, repr=False)

    @property
    def json(self) -> Json:
        """It as JSON."""
        where = list(self.where)
        return {"what": format_phrase(self.what), "points": self.points, "where": where}

    @lazy
    def written(self) -> bytes:
        """It as JSON in UTF-8, written once: the same reasons count card after card."""
        where = getattr(self.where, "written", None)
        if where is None:
            where = json.dumps(list(self.where), separators=(",", ":")).encode()
        return b'{"what":%b,"points":%d,"where":%b}' % (
            write_phrase(self.what),
            self.points,
            where,
        )


@dataclass(frozen=True)
class RoundScore:
    """The items of every seat in one round.

    `title` and `about` say which round it is in the game's own terms, such as the board,
    in words and as data. A round that is not over is scored as it stands.
    """

    title: Phrase
    about: tuple[tuple[str, Any], ...]
    items: tuple[tuple[Item, ...], ...]
    is_over: bool

    @lazy
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple([sum([item.points for item in own]) for own in self.items])


@dataclass(frozen=True)
class Outcome:
    """The scores so far, itemised; winners and ranks once the game is over.

    `ranks` has the key of a rank, or None where the rules give none.
    """

    rounds: tuple[RoundScore, ...]
    is_over: bool
    ranks: tuple[str | None, ...]

    @lazy
    def scores(self) -> tuple[int, ...]:
        """The sum of every seat."""
        return tuple(map(sum, zip(*[r.scores for r in self.rounds], strict=True)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest sum, who share the win; none while the game goes on."""
        if not self.is_over:
            return ()
        scores = self.scores
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))
