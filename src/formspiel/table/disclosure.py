"""What of a challenge somebody may know: decided here and nowhere else.

What others did with the cards of a game is told to who has done with them, and to all once the
challenge is over. In step all see how things stood when the card in play came, as at one table.
"""

from __future__ import annotations

from formspiel.table.challenge import OVER, STEP, Challenge, Result
from formspiel.table.moment import Moment
from formspiel.table.table import Table


def may_know(
    challenge: Challenge, game: int, own: Result | None, now: float, *, is_done_by_all: bool = False
) -> bool:
    """Whether somebody whose own result this is may know what others did in the same game.

    In step nobody may while anybody plays it: whoever gives up still sits among the others.
    """
    if challenge.state(now) == OVER:
        return True
    if challenge.pace == STEP:
        is_past = challenge.stage is not None and game <= challenge.stage
        return is_past and is_done_by_all
    return own is not None and own.is_done


def may_know_secret(challenge: Challenge, now: float) -> bool:
    """Whether the dealer's secret is told: nobody plays with it any more."""
    return challenge.state(now) == OVER


Place = tuple[int, int]
"""A round, and how many draws of it have come."""


def place_of(table: Table) -> Place:
    """Up to which card a table has come."""
    moment = _last_draw(table)
    if moment.before is None:
        return 0, 0
    number = table.game.round_of(moment.before.state)
    return number, moment.draws - moment.before.draws_before


def common_moment(table: Table, front: Place | None) -> Moment:
    """The latest moment of a table in step that all may see.

    While others still think about the same card that is when it came. `front` is the card
    that is in play; None where all are done.
    """
    return _last_draw(table) if place_of(table) == front else table.moment


def _last_draw(table: Table) -> Moment:
    moment = table.moment
    while moment.before is not None and (moment.entry is None or moment.entry.by != "chance"):
        moment = moment.before
    return moment
