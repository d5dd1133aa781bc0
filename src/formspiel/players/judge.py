"""What a judge is: it says what moments and moves are worth to a seat, and knows no card to come.

A judge works from views, so that it cannot know more than the seat. What it says is in the
seat's utility: its own points where everybody plays an own board, else the share of the win.
A game has its own as the function `judge_of` of the module `players.judge` in its folder, from
what was agreed on to the judge; None there, or no such module, leaves it to the judge for any
game. The effort of a call is in seconds of an ordinary machine, but is turned into a number of
samples, so that the same seed gives the same answer everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from formspiel.core.game import AnyGame, Seat
from formspiel.players.sampling import SamplingJudge


class Judge(Protocol):
    """Says what moments and moves are worth to a seat."""

    def glance(self, view: Any, seat: Seat, moves: Sequence[Any]) -> list[float]:
        """What each move is worth at a glance: good enough to leave most of them out."""
        ...

    def weigh(
        self, view: Any, seat: Seat, moves: Sequence[Any], seed: int, effort: float
    ) -> list[list[float]]:
        """What each move is worth as far as the effort can tell, with the same luck for all.

        These are opinions that know nothing of each other, so that one can see how far to
        trust their mean; who samples nothing has one only.
        """
        ...

    def expect(
        self, views: Sequence[Any], shares: Sequence[float], seat: Seat, seed: int, effort: float
    ) -> list[float]:
        """What each moment is worth, whoever is to act, with the same luck for all.

        The effort is for all together, and each has its share of it. How great that is changes
        how exact an answer is, and not what it is on average: so differences are fair.
        """
        ...


def load_judge(game: AnyGame, config: Any) -> Judge:
    """The judge of a game, or the one for any game."""
    if find_spec(f"{game.package}.players") and find_spec(f"{game.package}.players.judge"):
        own: Judge | None = import_module(f"{game.package}.players.judge").judge_of(config)
        if own is not None:
            return own
    return SamplingJudge(game)
