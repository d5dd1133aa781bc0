"""A challenge: the same cards for everybody, and who has played them. No I/O."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from formspiel.core.errors import Json

SHORTEST_OPEN, LONGEST_OPEN = 60.0, 7 * 86_400.0
"""So long a challenge can be begun at least and at most."""
LONGEST_WAIT = 30 * 86_400.0
"""So long before it may be announced."""
FINISH_SECONDS = 3 * 3600.0
"""So long after that what was begun can be finished."""
SHORTEST_CARD, LONGEST_CARD = 2.0, 600.0
"""In step: so long the next card waits at least and at most."""
MOST_GAMES = 9
NOT_STARTED = -1
"""The stage of what is played in step, before its first game."""
DAILY, FRIEND, EVENT = "daily", "friend", "event"
MOST = {DAILY: 20_000, FRIEND: 20, EVENT: 200}
"""As many may take part."""
OWN, STEP = "own", "step"
"""Everybody plays as they like, or the next card comes for all together."""
WAITING, OPEN, CLOSING, OVER = "waiting", "open", "closing", "over"
NONE, PLAYING, FINISHED, RESIGNED, MISSED = "none", "playing", "finished", "resigned", "missed"
"""How far somebody is in a game: it was not begun, is under way, was played to its end, was
given up, was not finished in time."""

BLANKS = "\u115f\u1160\u2800"
"""Letters that show nothing."""

KeyT = TypeVar("KeyT", bound=Hashable)


@dataclass(frozen=True)
class SetGame:
    """One of the games of a challenge, and its deal."""

    game: str
    edition: str
    options: Json
    secret: str
    """The dealer's, in hexadecimal: it is told only when the challenge is over."""
    limit: int = 0
    rounds: tuple[int, ...] = ()
    task: Json | None = None
    """What is packed, in place of a game at a table."""

    @property
    def commitment(self) -> str:
        """What is shown before the first card."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()


@dataclass(frozen=True)
class Challenge:
    """What is played, when, and how."""

    id: str
    kind: str
    games: tuple[SetGame, ...]
    made_at: float
    opens_at: float | None = None
    """None while it waits for its host."""
    closes_at: float | None = None
    """Until then it can be begun."""
    ends_at: float | None = None
    """Until then what was begun can be finished; from then on all is told."""
    title: str = ""
    date: str | None = None
    pace: str = OWN
    card_seconds: float = 0.0
    seconds: float = 0.0
    """So long it can be begun once its host has started it."""
    host: str = ""
    """The hash of the secret of who leads an event."""
    screen: str = ""
    """The hash of the secret that lets a big screen see it."""
    stage: int | None = None
    """In step: the number of the last game that was started."""

    @property
    def is_started(self) -> bool:
        """In step: whether a game was started."""
        return self.stage is not None and self.stage != NOT_STARTED

    def state(self, now: float) -> str:
        """How far it is."""
        if self.opens_at is None or now < self.opens_at:
            return WAITING
        if self.closes_at is not None and now < self.closes_at:
            return OPEN
        return CLOSING if self.ends_at is not None and now < self.ends_at else OVER

    def opened(self, at: float) -> Challenge:
        """The same from when its host has started it on."""
        closes_at = at + self.seconds
        return replace(self, opens_at=at, closes_at=closes_at, ends_at=closes_at + FINISH_SECONDS)

    def ended(self, at: float) -> Challenge:
        """The same when its host has ended it."""
        opens_at = at if self.opens_at is None else min(self.opens_at, at)
        return replace(self, opens_at=opens_at, closes_at=at, ends_at=at)


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part."""

    number: int
    name: str
    language: str
    token: str
    """The hash of the secret that speaks for them."""
    device: str = ""
    """The hash of the secret of their device."""
    is_again: bool = False
    """Whether that device has tried before."""
    days: int | None = None
    """Of a daily: the days in a row on which the device has finished."""


@dataclass(frozen=True)
class Result:
    """How far an entrant is in a game."""

    game: int
    entrant: int
    state: str = PLAYING
    table: str = ""
    points: int | None = None
    missed: int = 0
    begun_at: float = 0.0
    finished_at: float | None = None
    answer: Any = None
    """Of a packing: what lay where."""

    @property
    def is_done(self) -> bool:
        """Whether its entrant has nothing more to do there."""
        return self.state in (FINISHED, RESIGNED)

    @property
    def seconds(self) -> float | None:
        """How long it took."""
        return None if self.finished_at is None else max(self.finished_at - self.begun_at, 0.0)

    def settled(self, state: str) -> str:
        """How far it is, in a challenge of a state: what is not done in time is missed."""
        return MISSED if state == OVER and self.state == PLAYING else self.state


@dataclass(frozen=True)
class Ranked:
    """What somebody's results come to."""

    entrant: Entrant
    points: int | None
    rank: int | None
    games: tuple[tuple[Result | None, int | None], ...] = field(default_factory=tuple)
    """Of each game, as far as it is known, the result and its rank."""


def name_key(name: str) -> str:
    """A name less what nobody sees: kinds of letters, case, spaces, signs that show nothing."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    kept = (
        sign
        for sign in folded
        if sign == " " or (unicodedata.category(sign)[0] in "LMNPS" and sign not in BLANKS)
    )
    return " ".join("".join(kept).split())


def rank(keys: Iterable[tuple[KeyT, Any]]) -> dict[KeyT, int]:
    """Ranks from 1, the least value first; the same value is the same rank."""
    ordered = sorted(keys, key=lambda pair: pair[1])
    ranks: dict[KeyT, int] = {}
    place, last = 0, None
    for number, (key, value) in enumerate(ordered, 1):
        if number == 1 or value != last:
            place, last = number, value
        ranks[key] = place
    return ranks


def rank_all(
    challenge: Challenge,
    entrants: Sequence[Entrant],
    results: Iterable[Result],
    known: Iterable[int],
) -> list[Ranked]:
    """Everybody, the best first, by the games whose results may be known.

    Only first tries that are finished have a rank. More games come before more points: else
    whoever leaves one out in which points are lost would gain by it.
    """
    games = sorted(set(known))
    by_place = {(one.entrant, one.game): one for one in results}
    first = {one.number for one in entrants if not one.is_again}
    done = {place: one for place, one in by_place.items() if one.state == FINISHED}
    ranks = {
        game: rank(
            (number, _value(challenge, [one]))
            for (number, at), one in done.items()
            if at == game and number in first
        )
        for game in games
    }
    sums = {
        one.number: [done[one.number, game] for game in games if (one.number, game) in done]
        for one in entrants
    }
    values = {number: _value(challenge, own) for number, own in sums.items() if own}
    places = rank((number, value) for number, value in values.items() if number in first)
    rows = [
        Ranked(
            one,
            sum(done.points or 0 for done in sums[one.number]) if sums[one.number] else None,
            places.get(one.number),
            tuple(
                (by_place.get((one.number, game)), ranks[game].get(one.number))
                if game in ranks
                else (None, None)
                for game in range(len(challenge.games))
            ),
        )
        for one in entrants
    ]
    last = len(entrants) + 1
    return sorted(
        rows,
        key=lambda row: (
            row.rank or last,
            values.get(row.entrant.number, (0, 0, 0.0)),
            row.entrant.number,
        ),
    )


def _value(challenge: Challenge, results: Sequence[Result]) -> tuple[int, int, float]:
    """What results are worth, the less the better: games, points and, in packings, the time."""
    points = -sum(one.points or 0 for one in results)
    packed = [one for one in results if challenge.games[one.game].task is not None]
    return -len(results), points, sum(round(one.seconds or 0.0, 3) for one in packed)
