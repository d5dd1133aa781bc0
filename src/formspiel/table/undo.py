"""What may be taken back.

Never past a revealed card, a roll or another player's move. Moves on one card are made
side by side: none of them is past another, as long as some seat has still to act on it.
A practice table may go back freely.
"""

from __future__ import annotations

from enum import StrEnum

from formspiel.core.game import Seat
from formspiel.table.holder import BOT
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table


class NoUndo(StrEnum):
    """Why a seat can take nothing back."""

    NOTHING = "nothing"
    MOVED = "moved"
    REVEALED = "revealed"


SENTENCES = {
    NoUndo.NOTHING: "you have made no move that could be taken back",
    NoUndo.MOVED: "another player has moved since",
    NoUndo.REVEALED: "a card or a roll has been revealed since your move",
}


def undoable(table: Table, seat: Seat) -> list[int]:
    """The numbers of the entries that a seat's undo takes back, or a Refusal."""
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over, and its secret has been told")
    found = _find(table, seat)
    if isinstance(found, NoUndo):
        raise Refusal(Code.UNDO_REFUSED, SENTENCES[found])
    return found


def why_no_undo(table: Table, seat: Seat | None) -> NoUndo | None:
    """Why a seat's undo would take nothing back now, or None if it would.

    Who has no seat, or a bot in it, and who sits at a table that is over has nothing.
    """
    if seat is None or table.is_archived or table.is_over or table.holders[seat].kind == BOT:
        return NoUndo.NOTHING
    found = _find(table, seat)
    return found if isinstance(found, NoUndo) else None


def _find(table: Table, seat: Seat) -> list[int] | NoUndo:
    is_practice, acts_together = table.made.is_practice, table.game.acts_together
    since, why = [], None
    moment = table.moment
    while (before := moment.before) is not None:
        entry = moment.entry
        if is_practice:
            since.append(moment.number)
        if entry is None or entry.by == "chance":
            why = why or NoUndo.REVEALED
        elif entry.seat == seat:
            return sorted(since) if is_practice else why or [moment.number]
        elif not acts_together:
            # Of a roll and a move after one's own, the move is what others would miss.
            why = NoUndo.MOVED
        moment = before
    return NoUndo.NOTHING
