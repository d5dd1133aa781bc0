"""A time a move, and a grace for lost connections."""

from __future__ import annotations

from formspiel.table.clock import Clock
from formspiel.table.command import Play
from tests.table.play import do, moves, new_table


def test_the_time_is_up_after_the_move_time() -> None:
    assert Clock(60, 30).due(1000, None) == 1060


def test_who_is_lost_has_the_grace_to_come_back() -> None:
    clock = Clock(60, 30)
    assert clock.due(1000, 1010) == 1060
    assert clock.due(1000, 1050) == 1080
    assert clock.due(1000, 1070) == 1060, "too late to be lost"
    assert clock.due(1000, 900) == 1060, "lost long before the move began"


def test_the_time_runs_from_when_the_seat_came_to_act() -> None:
    table = new_table("fits", clock=Clock(60, 30))
    assert table.clock == Clock(60, 30)
    assert table.since == (1000.0, 1000.0)
    table = do(table, Play(1005.0, 0, moves(table, 0)[0]))
    assert table.since == (None, 1000.0)
    table = do(table, Play(1007.0, 1, moves(table, 1)[0]))
    assert table.since == (1007.0, 1007.0)
