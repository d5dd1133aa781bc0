"""Why a stick cannot be moved so, or why these cards cannot come."""

from __future__ import annotations

from collections.abc import Collection

from formspiel.core.errors import counted
from formspiel.core.game import IllegalEvent
from formspiel.games.digit.events import Move
from formspiel.geometry import Stick


def why_not(sticks: tuple[Stick, ...], event: Move) -> IllegalEvent:
    """The refusal of a move that is none."""
    if event.stick not in sticks:
        return IllegalEvent(f"no stick lies at {_place(event.stick)}", "DIGIT play")
    if event.to == event.stick:
        return IllegalEvent("the stick must end somewhere else", "DIGIT-1")
    if event.to in sticks:
        return IllegalEvent(f"a stick lies at {_place(event.to)} already", "DIGIT play")
    return IllegalEvent("the sticks would not make one connected figure", "DIGIT play")


def check_cards(cards: tuple[str, ...], due: int, stack: Collection[str], rule: str) -> None:
    """Refuse cards that are too many, too few or not in the stack."""
    if len(cards) != due:
        is_due = f"{counted(due, 'card')} {'is' if due == 1 else 'are'} due"
        raise IllegalEvent(f"{is_due}, not {len(cards)}", rule)
    for place, card in enumerate(cards):
        if card not in stack or card in cards[:place]:
            raise IllegalEvent(f"the card {card} is not in the stack", rule)


def _place(stick: Stick) -> str:
    x, y, letter = stick
    return f"{x}, {y}, {letter}"
