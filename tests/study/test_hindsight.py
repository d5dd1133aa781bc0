"""Hindsight is what the solver says: afresh at every position, and never below what was played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from formspiel.core.record import Record, replay
from formspiel.core.registry import GAMES
from formspiel.solvers import load_solver
from formspiel.solvers.solution import Solution
from formspiel.solvers.solving import solve
from formspiel.study import hindsight
from formspiel.study.hindsight import Hindsight, look_back
from tests.random_play import configured, moments

CASES = [
    ("fits", 2, {"boards": ["4", "1"]}, 90),
    ("bits", 2, {}, 36),
    ("digit", 1, {"variant": "solitaire"}, 90),
]
"""Tables, and how many events are played: the more tiles of BITS, the longer they are solved."""


@pytest.mark.parametrize(("name", "seats", "options", "most"), CASES)
def test_hindsight_is_the_solver_started_afresh(
    name: str, seats: int, options: dict[str, Any], most: int
) -> None:
    game = GAMES[name]
    config = configured(game, seats, options)
    events = [game.format_event(e) for _, e in moments(game, config, 3, most) if e is not None]
    record = Record(game, config, tuple(events))
    seat = seats - 1
    made = [n for n, e in enumerate(events) if "chance" not in e and e.get("seat", 0) == seat]
    own = Hindsight(record, seat, 20.0)
    found = [(n, own.look(n)) for n in made]
    state, befores = game.setup(config), []
    for data in record.events:
        befores.append(game.round_of(state))
        state = game.apply(state, game.parse_event(config, data))
    played = [one.scores[seat] for one in game.outcome(replay(record)).rounds]
    best = [one.best for one in solve(record, seat)]
    first: dict[int, float] = {}
    for number, (index, possible) in enumerate(found):
        assert possible is not None
        before, after = possible
        assert before >= after >= played[befores[index]]
        first.setdefault(befores[index], before)
        if number % 5 == 0:
            assert look_back(record, seat, index, 20.0) == possible
    assert first == {number: best[number] for number in first}


def test_rounds_that_take_too_long_are_left_out_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["fits"]
    config = configured(game, 1, {"boards": ["1", "2"]})
    events = [game.format_event(e) for _, e in moments(game, config, 1, 60) if e is not None]
    asked = []

    def give_up(state: Any, *_: Any) -> Solution[Any]:
        asked.append(game.round_of(state))
        return Solution(0, 1, proven=False, seconds=5.0, line=())

    slow = replace(load_solver("fits"), finish=give_up)
    monkeypatch.setattr(hindsight, "load_solver", lambda _: slow)
    own = Hindsight(Record(game, config, tuple(events)), 0, 5.0)
    made = [n for n, e in enumerate(events) if "chance" not in e]
    assert [own.look(n) for n in made] == [None] * len(made)
    assert asked == [0, 0, 1, 1]


def test_there_is_no_hindsight_where_seats_meet() -> None:
    for name, options in (("quadrata", {"rounds": 1, "turn_limit": 4}), ("digit", {})):
        game = GAMES[name]
        config = configured(game, 2, options)
        events = [game.format_event(e) for _, e in moments(game, config, 1, 12) if e is not None]
        record = Record(game, config, tuple(events))
        index = next(n for n, e in enumerate(events) if "chance" not in e)
        assert look_back(record, events[index]["seat"], index, 1.0) is None
