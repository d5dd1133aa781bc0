"""Who may have hints: at practice tables all, and whoever plays alone. Nobody else."""

from __future__ import annotations

from formspiel.core.game import Seat
from formspiel.table.holder import BOT
from formspiel.table.refusal import Code, Refusal
from formspiel.table.table import Table


def check_hint(table: Table, seat: Seat) -> None:
    """A Refusal where a seat may have no hint now."""
    if not may_hint(table):
        raise Refusal(Code.NOT_ALLOWED, "hints are for practice tables and for playing alone")
    if table.is_over:
        raise Refusal(Code.OVER, "the game is over")
    if table.holders[seat].kind == BOT:
        raise Refusal(Code.BOT_PLAYS, "a bot keeps your seat; take it back first")
    if seat not in table.acting:
        raise Refusal(Code.NOT_YOUR_TURN, "it is not your turn")


def may_hint(table: Table) -> bool:
    """Whether there are hints at a table."""
    return table.made.is_practice or len(table.holders) == 1
