"""What may be taken back.

Never past a revealed card, a roll or another player's move. Moves on one card are made
side by side: none of them is past another, as long as some seat has still to act on it.
A practice table may go back freely.
"""

from __future__ import annotations

from collections.abc import Iterator
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


class Undos:
    """Why the seats can take nothing back, found in one walk for all of them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._found: dict[Seat, NoUndo | None] = {}
        # It must not hold this, which holds it: the two would be garbage that is hard to find.
        self._latest = _find_latest(table)

    def why_not(self, seat: Seat | None) -> NoUndo | None:
        """Why a seat's undo would take nothing back now, or None if it would.

        Who has no seat, or a bot in it, and who sits at a table that is over has nothing.
        """
        table, found = self._table, self._found
        if seat is None or table.is_archived or table.is_over or table.holders[seat].kind == BOT:
            return NoUndo.NOTHING
        while seat not in found:
            latest = next(self._latest, None)
            if latest is None:
                return NoUndo.NOTHING
            found.setdefault(*latest)
        return found[seat]


def _find_latest(table: Table) -> Iterator[tuple[Seat, NoUndo | None]]:
    """The seats of the moves that stand, the latest first, and why none is taken back."""
    why = None
    is_practice, acts_together = table.made.is_practice, table.game.acts_together
    moment = table.moment
    while (before := moment.before) is not None:
        entry = moment.entry
        if entry is None or entry.seat is None:
            why = why or NoUndo.REVEALED
        else:
            yield entry.seat, None if is_practice else why
            if not acts_together:
                # Of a roll and a move after one's own, the move is what others would miss.
                why = NoUndo.MOVED
        moment = before


def why_no_undo(table: Table, seat: Seat | None) -> NoUndo | None:
    """Why a seat's undo would take nothing back now, or None if it would."""
    return Undos(table).why_not(seat)


def undoable(table: Table, seat: Seat) -> list[int]:
    """The numbers of the entries that a seat's undo takes back, or a Refusal."""
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over, and its secret has been told")
    if why := why_no_undo(table, seat):
        raise Refusal(Code.UNDO_REFUSED, SENTENCES[why])
    since: list[int] = []
    for moment in table.moments:
        since.append(moment.number)
        if moment.entry is not None and moment.entry.seat == seat:
            break
    return sorted(since) if table.made.is_practice else since[-1:]
