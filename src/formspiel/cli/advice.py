"""What the program would play, told at the terminal: hints, and what a move cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from formspiel.cli.hand import Hand
from formspiel.cli.screen import NO_BREAK, Sitting, tell_move
from formspiel.cli.speech import tell_value
from formspiel.core.game import Seat
from formspiel.study.words import BEST, name_loss
from formspiel.table.hints import Asked, find_asked

if TYPE_CHECKING:
    from formspiel.study.weighing import Better

BETWEEN = " · "
"""Stands between moves, in any language; many a move has commas and semicolons of its own."""


class Advised(Sitting, Protocol):
    """A game in which advice is asked for."""

    utility: str


def tell_hints(play: Advised, seat: Seat, hand: Hand) -> str:
    """The best moves of a seat by their numbers, with what they are worth."""
    asked = find_asked(play.table, seat)
    # A number stays beside its move: many a move begins with a number, too.
    told = [
        f"{hand.moves.index(one.move) + 1}){NO_BREAK}{_tell(play, asked.view, one)}"
        for one in _weigh(play, seat, asked)
    ]
    return play.texts("hint-told", moves=BETWEEN.join(told))


def tell_cost(play: Advised, seat: Seat) -> str:
    """What the last move of a seat cost, and what was better."""
    asked = find_asked(play.table, seat, of_last=True)
    found = _weigh(play, seat, asked)
    value = dict(found)[asked.made]
    lost = found[0].value - value
    word = name_loss(lost, play.utility)
    if word == BEST:
        return play.texts("coach-best")
    better = [_tell(play, asked.view, one) for one in found if one.value > value]
    return play.texts(
        "coach-cost",
        loss=tell_value(lost, play.utility, play.texts.language),
        word=play.texts(f"study-word-{word}"),
        moves=BETWEEN.join(better),
    )


def _weigh(play: Advised, seat: Seat, asked: Asked) -> tuple[Better, ...]:
    from formspiel.study.hints import find_hints

    config = play.table.config
    return find_hints(play.game, config, asked.view, seat, asked.moves, made=asked.made)


def _tell(play: Advised, view: Any, one: Better) -> str:
    value = tell_value(one.value, play.utility, play.texts.language)
    return f"{tell_move(play, view, one.move)} ({value})"
