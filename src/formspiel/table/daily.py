"""The daily: a deal of each game for each day, by a public formula.

Anybody can compute it, on every server alike. A change of anything here, or of what a game
declares for it, is a new version, which begins on a day of its own; earlier days keep theirs.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime, time, timedelta
from itertools import count

from formspiel.core.errors import Json
from formspiel.core.same_cards import Deal, load_same_cards
from formspiel.table.dealer import Dealer

VERSION = 1


def day_at(at: float) -> date:
    """The day, in UTC, of a time in seconds since 1970."""
    return datetime.fromtimestamp(at, UTC).date()


def span(day: date) -> tuple[float, float]:
    """When a day begins and ends, in seconds since 1970."""
    begin = datetime.combine(day, time(), UTC)
    return begin.timestamp(), (begin + timedelta(days=1)).timestamp()


def draw_secret(game: str, day: date) -> bytes:
    """The dealer's secret of a game's day."""
    return hashlib.sha256(name_daily(game, day).encode()).digest()


def name_daily(game: str, day: date) -> str:
    """The text that all of a game's day follows from.

    >>> name_daily("chess", date(2026, 11, 18))
    'formspiel-daily/1:chess:2026-11-18'
    """
    return f"formspiel-daily/{VERSION}:{game}:{day.isoformat()}"


def choose_deal(game: str, day: date) -> Deal | None:
    """What is played on a day; None where a game has no daily."""
    declared = load_same_cards(game)
    if declared is None or declared.daily is None:
        return None
    return declared.daily(day.toordinal())


def make_task(game: str, secret: bytes) -> Json | None:
    """What is packed with a secret, in place of a game; None where a game is played."""
    declared = load_same_cards(game)
    if declared is None or declared.packing is None:
        return None
    dealer, numbers = Dealer(secret), count()
    return declared.packing.make(lambda total: dealer.draw(next(numbers), total))
