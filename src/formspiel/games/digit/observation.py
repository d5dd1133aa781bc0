"""DIGIT as tensors: the sticks as they lie, cards, counts and points, seen by a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from formspiel.core.observation import MOST, Observation, Part, clockwise, marked, one_hot
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.info import PLUS, SOLITAIRE
from formspiel.games.digit.scoring import POINTS
from formspiel.games.digit.view import View

WAYS = "hv"


@lru_cache(maxsize=16)
def observation(edition: DigitEdition, seats: int) -> Observation[View]:
    """What a seat sees of an edition."""
    figures, side = len(edition.figures), edition.sticks + 1
    parts = (
        Part(
            "sticks",
            (len(WAYS), side, side),
            "1 where a stick lies: those along the rows, then those along the columns; by column, "
            "by row, both counted from the least of the figure.",
        ),
        Part("figure", (figures,), "1 for the figure that the sticks make."),
        Part(
            "hands",
            (seats, figures),
            "1 for each card of a hand that the seat sees; the own hand first, then clockwise.",
        ),
        Part("pile", (figures,), "1 for each card that is laid down."),
        Part("last", (figures,), "1 for the card that was laid down last."),
        Part("turn", (seats,), "1 for the seat whose turn it is."),
        Part("sizes", (seats,), "How many cards each seat holds.", 0, MOST),
        Part(
            "counts",
            (8,),
            "Cards in the stack; cards that are due; cards laid down in this turn; turns in a row "
            "without laying down; last turns made; extra moves; games of the series that are "
            "over; how many there are.",
            0,
            MOST,
        ),
        Part("points", (seats,), "The points of each seat, as they stand.", -MOST, MOST),
    )
    return Observation(parts, _read)


def _read(view: View) -> tuple[Sequence[int], ...]:
    config, edition = view.config, view.config.edition
    order = clockwise(view.seat or 0, config.seats)
    cards = [card for card, _ in view.pile]
    figure = edition.figure_of(view.sticks)
    return (
        _sticks(view),
        marked(edition.figures, [figure]),
        [one for seat in order for one in marked(edition.figures, view.hands[seat] or ())],
        marked(edition.figures, cards),
        marked(edition.figures, cards[-1:]),
        one_hot(config.seats, order.index(view.turn)),
        [view.sizes[seat] or 0 for seat in order],
        [
            view.stack_size,
            view.due,
            view.run,
            view.idle,
            view.last_turns,
            view.extra,
            len(view.past),
            config.games,
        ],
        [_points(view, seat) for seat in order],
    )


def _sticks(view: View) -> list[int]:
    side = view.config.edition.sticks + 1
    row = [0] * (len(WAYS) * side * side)
    if view.sticks:
        left, low = min(stick[0] for stick in view.sticks), min(stick[1] for stick in view.sticks)
        for x, y, way in view.sticks:
            row[(WAYS.index(way) * side + x - left) * side + y - low] = 1
    return row


def _points(view: View, seat: int) -> int:
    """As the outcome has it, from what all may see."""
    variant, each = view.config.variant, POINTS[view.config.variant][1]
    count = sum(done.counts[seat] for done in view.past)
    if len(view.past) < view.config.games:
        if variant == SOLITAIRE:
            count += view.extra
        elif variant == PLUS:
            count += sum(owner == seat for _, owner in view.pile)
        else:
            count += view.sizes[seat] or 0
    return each * count
