"""A game is told a step a move: cards and rolls belong to the moves."""

from __future__ import annotations

from random import Random

import pytest

from formspiel.core.registry import GAMES
from formspiel.table.secrecy import know
from formspiel.table.steps import find_steps, show_step
from tests.table.play import OPTIONS, new_table, play_on

SERIES = {"digit": {"games": 2}, "quadrata": {"rounds": 2, "turn_limit": 6}}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_in_one_step_and_every_step_has_a_move(game: str) -> None:
    options = SERIES.get(game, OPTIONS[game])
    table = play_on(new_table(game, options=options), Random(5))
    steps = find_steps(table)
    events = [moment for step in steps for moment in step.moments]
    assert events == list(table.moments)[::-1]
    assert steps[-1].at == len(events)
    rounds = [step.round for step in steps]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(len(table.game.outcome(table.state).rounds)))
    for step in steps:
        movers = [m.entry.seat for m in step.moments if m.entry and m.entry.by != "chance"]
        if table.game.acts_together:
            assert 1 <= len(movers) == len(set(movers))
        else:
            assert len(movers) == 1
        # A step begins with the card or the roll; just what is drawn by the mover comes after.
        after = step.moments[[m.entry and m.entry.seat for m in step.moments].index(movers[0]) :]
        for moment in after:
            assert moment.entry
            assert moment.entry.event.get("seat") in movers


def test_a_step_tells_what_its_reader_may_know() -> None:
    table = play_on(new_table("digit"), Random(5), most=40)
    told = [show_step(step, know(table, None)) for step in find_steps(table)]
    draws = [
        event["event"]
        for step in told
        for event in step["events"]
        if event["event"].get("chance") in ("deal", "draw")
    ]
    assert draws
    assert not any("figures" in draw for draw in draws)
