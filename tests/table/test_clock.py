"""A time a move, and a grace for lost connections."""

from __future__ import annotations

from random import Random

import pytest

from formspiel.core.record import without_remarks
from formspiel.table.clock import Clock
from formspiel.table.command import Play, Undo
from tests.table.play import do, moves, new_table, play_on


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


def test_undo_gives_back_the_time_that_was_left() -> None:
    """However often a move is made and taken back, the time for it is one."""
    table = new_table("fits", clock=Clock(60, 30))
    start = table.since[0]
    assert start is not None
    now = start
    for n in range(1, 6):
        now += 10
        table = do(table, Play(now, 0, moves(table, 0)[0]))
        assert table.since[0] is None
        # How long the move lay there does not count.
        now += 5
        table = do(table, Undo(now, 0))
        assert table.since[0] == now - 10 * n
    assert table.since[1] == start, "the others go on as if nothing had been"


def test_undo_does_not_give_the_others_new_time() -> None:
    """Whoever moves and takes back in a circle does not hold the game up for ever."""
    options = {"variant": "plus", "open": True}
    table, rng = new_table("digit", options=options, clock=Clock(60, 30)), Random(5)
    after = play_on(table, rng, 1)
    while after.acting == table.acting or after.moment.entry.by != "person":  # type: ignore[union-attr]  # there is one
        table, after = after, play_on(after, rng, 1)
    (seat,), (other,) = table.acting, after.acting
    event = without_remarks(after.moment.entry.event)  # type: ignore[union-attr]  # there is one
    now, thought = after.last_at, after.moment.thought
    for n in range(1, 5):
        now += 20
        undone = do(after, Undo(now, seat))
        assert undone.since[seat] == pytest.approx(now - thought)
        after = do(undone, Play(now, seat, event))
        assert after.since[other] == pytest.approx(now - 20 * n)
    later = play_on(after, rng, 1)
    assert later.since[seat] in {None, later.last_at}, "a new turn has all of its time"
