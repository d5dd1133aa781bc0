"""What may be taken back.

Never past a revealed card, a roll or another player's move. Moves on one card are made
side by side: none of them is past another, as long as some seat has still to act on it.
A practice table may go back freely.
"""

from __future__ import annotations

from formspiel.core.game import Seat
from formspiel.table.holder import BOT
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table


def undoable(table: Table, seat: Seat) -> list[int]:
    """The numbers of the entries that a seat's undo takes back, or a Refusal."""
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over, and its secret has been told")
    if table.made.is_practice:
        return _back_to_own(table, seat)
    for moment in table.moments:
        entry = moment.entry
        if entry is None or entry.by == "chance":
            break
        if entry.seat == seat:
            return [moment.number]
        if not table.game.acts_together:
            raise Refusal(Code.UNDO_REFUSED, "another player has moved since")
    if not table.game.acts_together or seat in table.acting:
        raise Refusal(Code.UNDO_REFUSED, "you have made no move that could be taken back")
    raise Refusal(Code.UNDO_REFUSED, "a card or a roll has been revealed since your move")


def can_undo(table: Table, seat: Seat | None) -> bool:
    """Whether a seat's undo would take something back now."""
    if seat is None or table.is_archived or table.holders[seat].kind == BOT:
        return False
    try:
        return bool(undoable(table, seat))
    except Refusal:
        return False


def _back_to_own(table: Table, seat: Seat) -> list[int]:
    """Everything down to the last move of this seat."""
    numbers = []
    for moment in table.moments:
        numbers.append(moment.number)
        if moment.entry is not None and moment.entry.seat == seat:
            return sorted(numbers)
    raise Refusal(Code.UNDO_REFUSED, "you have made no move that could be taken back")
