"""Only some moments keep the state of the game; the others find theirs again."""

from __future__ import annotations

from random import Random

import pytest

from formspiel.core.record import states
from formspiel.core.registry import GAMES
from formspiel.table.command import Undo
from formspiel.table.moment import STRIDE
from tests.table.play import do, new_table, play_on


@pytest.mark.parametrize("name", GAMES)
def test_states_are_let_go_and_found_again(name: str) -> None:
    table = play_on(new_table(name), Random(name), most=5 * STRIDE)
    moments = [*table.moments][::-1]
    kept = sum(moment.kept is not None for moment in moments)
    assert kept <= 2 * STRIDE + len(table.log) // STRIDE
    if len(moments) > 4 * STRIDE:
        assert kept < len(moments)
    # As the rules have them, event by event, looked at in any order.
    expected = list(states(table.record))
    order = list(enumerate(moments))
    Random(1).shuffle(order)
    for number, moment in order:
        assert moment.state == expected[number]
    assert all(moment.entry is not None and moment.entry.after is None for moment in moments)


def test_a_move_is_taken_back_past_states_that_were_let_go() -> None:
    """At a practice table anybody may go back as far as they like."""
    table = play_on(new_table("fits", is_practice=True), Random(3), most=25)
    assert any(moment.kept is None for moment in table.moments)
    first = min(m.number for m in table.moments if m.entry is not None and m.entry.seat == 0)
    while any(m.entry is not None and m.entry.seat == 0 for m in table.moments):
        table = do(table, Undo(table.last_at, 0))
    assert table.moment.number < first
    assert table.state == [*states(table.record)][-1]
