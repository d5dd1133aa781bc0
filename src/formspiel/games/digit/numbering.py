"""DIGIT in numbers: which stick goes where, seen from the lower left corner of the figure.

The figure wanders over a grid without bounds, so a move is numbered as it would be if the
figure lay with its least column and its least row at 0.
"""

from __future__ import annotations

from functools import lru_cache

from formspiel.core.numbering import Indices, Numbering
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.events import Event, MoveStick
from formspiel.games.digit.view import View
from formspiel.geometry import Stick


@lru_cache(maxsize=16)
def numbering(edition: DigitEdition, _seats: int) -> Numbering[View, Event]:
    """One step: every move that some figure allows, in some way to lie."""
    moves = list_moves(edition)
    of_move = {move: number for number, move in enumerate(moves)}

    def index(view: View, event: Event) -> Indices:
        if not isinstance(event, MoveStick) or not view.sticks:
            raise KeyError(event)
        x, y = _corner(view)
        return (of_move[_shifted(event.stick, -x, -y), _shifted(event.to, -x, -y)],)

    def find(view: View, indices: Indices) -> Event | None:
        if view.seat is None or not view.sticks:
            return None
        x, y = _corner(view)
        stick, to = moves[indices[0]]
        return MoveStick(view.seat, _shifted(stick, x, y), _shifted(to, x, y))

    return Numbering(("move",), (len(moves),), index, find)


def list_moves(edition: DigitEdition) -> tuple[tuple[Stick, Stick], ...]:
    """The moves in their order: from where to where, in some figure that lies at the corner."""
    steps = {step[:2] for lie in edition.names for step in edition.steps(lie)}
    return tuple(sorted(steps))


def _corner(view: View) -> tuple[int, int]:
    """The least column and the least row of the figure as it lies."""
    return min(stick[0] for stick in view.sticks), min(stick[1] for stick in view.sticks)


def _shifted(stick: Stick, dx: int, dy: int) -> Stick:
    return stick[0] + dx, stick[1] + dy, stick[2]
