"""What the program would play, told at the terminal: hints, and what a move cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from formspiel.cli.hand import Hand
from formspiel.cli.screen import NO_BREAK
from formspiel.cli.speech import Speech, tell_value
from formspiel.core.game import AnyGame, Seat
from formspiel.locales import Texts
from formspiel.study.words import BEST, name_loss
from formspiel.table.hints import find_asked
from formspiel.table.table import Table

if TYPE_CHECKING:
    from formspiel.study.weighing import Better


class Sitting(Protocol):
    """A game as it stands, and the language in which it is told."""

    game: AnyGame
    table: Table
    texts: Texts
    speech: Speech
    utility: str


def tell_hints(play: Sitting, seat: Seat, hand: Hand) -> str:
    """The best moves of a seat by their numbers, with what they are worth."""
    found = _weigh(play, seat)
    # A number stays beside its move: many a move begins with a number, too.
    told = [f"{hand.moves.index(one.move) + 1}){NO_BREAK}{_tell(play, one)}" for one in found]
    return play.texts("hint-told", moves="; ".join(told))


def tell_cost(play: Sitting, seat: Seat) -> str:
    """What the last move of a seat cost, and what was better."""
    found = _weigh(play, seat, of_last=True)
    made = find_asked(play.table, seat, of_last=True).made
    value = dict(found)[made]
    lost = found[0].value - value
    word = name_loss(lost, play.utility)
    if word == BEST:
        return play.texts("coach-best")
    return play.texts(
        "coach-cost",
        loss=tell_value(lost, play.utility, play.texts.language),
        word=play.texts(f"study-word-{word}"),
        moves="; ".join(_tell(play, one) for one in found if one.value > value),
    )


def _weigh(play: Sitting, seat: Seat, *, of_last: bool = False) -> tuple[Better, ...]:
    from formspiel.study.hints import find_hints

    asked = find_asked(play.table, seat, of_last=of_last)
    config = play.table.config
    return find_hints(play.game, config, asked.view, seat, asked.moves, made=asked.made)


def _tell(play: Sitting, one: Better) -> str:
    value = tell_value(one.value, play.utility, play.texts.language)
    return f"{play.speech[play.game.describe(one.move)]} ({value})"
