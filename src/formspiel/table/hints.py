"""Who may have hints: at practice tables all, and whoever plays alone. Nobody else.

Who plays alone what others play as well has none: a challenge compares people.

What a move cost is told at practice tables only, where it can be taken back.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from formspiel.core.game import Json, Seat
from formspiel.core.record import without_remarks
from formspiel.table.holder import BOT
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know
from formspiel.table.table import Table


class Asked(NamedTuple):
    """What a hint is about: what a seat sees, and the moves that it has there."""

    number: int
    """That of the last entry of the game at that moment or, of a move made, its own."""
    view: Any
    moves: tuple[Any, ...]
    made: Any = None
    """The move that was made, if the hint is about that."""


def find_asked(table: Table, seat: Seat, *, of_last: bool = False) -> Asked:
    """What a seat asks about: its turn or, `of_last`, its last move. A Refusal if it may not.

    It is all that the seat may know; who judges by it knows no more.
    """
    if not may_hint(table):
        raise Refusal(Code.NOT_ALLOWED, "hints are for practice tables and for playing alone")
    if of_last and not table.made.is_practice:
        raise Refusal(Code.NOT_ALLOWED, "what a move cost is told at practice tables")
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over")
    if table.holders[seat].kind == BOT:
        raise Refusal(Code.BOT_PLAYS, "a bot keeps your seat; take it back first")
    if of_last:
        return _find_last(table, seat)
    if seat not in table.acting:
        raise Refusal(Code.NOT_YOUR_TURN, "it is not your turn")
    moves = table.game.legal(table.state, seat)
    return Asked(table.moment.number, know(table, seat).view, moves)


def _find_last(table: Table, seat: Seat) -> Asked:
    game = table.game
    for moment in table.moments:
        entry, before = moment.entry, moment.before
        if entry is not None and before is not None and entry.seat == seat:
            written: Json = without_remarks(entry.event)
            made = game.parse_event(table.config, written)
            legal = game.legal(before.state, seat)
            # It may be one that comes to the same as a listed one.
            moves = legal if made in legal else (*legal, made)
            return Asked(moment.number, know(table, seat, before).view, moves, made)
    raise Refusal(Code.NOT_YOUR_TURN, "you have made no move yet")


def may_hint(table: Table) -> bool:
    """Whether there are hints at a table."""
    is_alone = len(table.holders) == 1 and not table.made.challenge
    return table.made.is_practice or is_alone
