"""Hints are the best moves, at tables where they are allowed, and the record tells of them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from formspiel.study import weighing
from formspiel.study.hints import find_hints
from formspiel.table.hints import find_asked
from tests.cli.inside import run
from tests.cli.test_sitting import Typed, type_keys
from tests.study import toy
from tests.table.play import new_table


@pytest.mark.parametrize("game", ["fits", "bits", "digit"])
def test_hints_are_legal_and_the_best_comes_first(game: str) -> None:
    table = new_table(game, is_practice=True)
    seat = table.acting[0]
    _, view, moves, _ = find_asked(table, seat)
    asked = partial(find_hints, table.game, table.config, view, seat, moves, effort=0.02)
    found = asked(seconds=None)
    assert 1 <= len(found) <= 3
    assert {one.move for one in found} <= set(moves)
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)
    assert found == asked(seconds=None)


@pytest.mark.parametrize(
    ("slowness", "efforts"), [(1.0, [3.0, 7.0]), (2.0, [3.0, 2.0]), (3.5, [3.0])]
)
def test_a_slow_machine_makes_less_effort(
    slowness: float, efforts: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """There are ten seconds by the clock for an effort of ten."""
    clock, spent = [0.0], list[float]()

    class Slow(toy.ExactJudge):
        def glance(self, _view: Any, _seat: int, moves: Sequence[Any]) -> list[float]:
            return [float(move) for move in moves]

        def weigh(self, view: Any, seat: int, moves: Sequence[Any], *at: Any) -> list[list[float]]:
            spent.append(at[1])
            clock[0] += slowness * at[1]
            return [self.glance(view, seat, moves)]

    monkeypatch.setattr(weighing, "monotonic", lambda: clock[0])
    game = replace(toy.GAME, foresee=lambda _view, _move: None)
    found = weighing.weigh_moves(game, Slow(), None, 0, range(5), seed=0, effort=10.0, until=10.0)
    assert spent == pytest.approx(efforts)
    assert [one.move for one in found] == [4, 3, 2]


def test_a_hint_in_the_terminal_is_told_and_marked_for_good(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    words = ("play", "bits", "--seats", "1", "--seed", "3", "--lang", "en", "--save", str(saved))
    type_keys(monkeypatch, "h", "q")
    assert run(*words).returncode == 0
    assert any("Hint:" in screen for screen in Typed.last.screens)
    assert json.loads(saved.read_text("utf-8"))["hints"] == [0]
    type_keys(monkeypatch, "enter", "enter", "q")
    assert run(*words).returncode == 0
    assert json.loads(saved.read_text("utf-8"))["hints"] == [0]


def test_advice_is_told_from_its_first_word_on_in_a_small_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also where a hand, two bots and two lines of keys want the room."""
    type_keys(monkeypatch, "h", "k", "enter", "enter", "q", size=(80, 24))
    words = ("--seats", "me,easy,easy", "--seed", "7", "--lang", "de", "--practice")
    assert run("play", "digit", *words).returncode == 0
    screens = Typed.last.screens
    assert "Die Züge werden abgewogen" in screens[1]
    assert re.search(r"Tipp: \d+\) → D\d\d", screens[2])
    assert "Trainer: " in next(screen for screen in screens[5:] if "Enter spielen" in screen)
    assert all(len(screen.splitlines()) < 24 for screen in screens)


def test_the_terminal_refuses_a_hint_beside_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    words = ("play", "bits", "--seats", "2", "--seed", "3", "--lang", "en", "--save", str(saved))
    type_keys(monkeypatch, "h", "q")
    assert run(*words).returncode == 0
    assert any("Hints are for practice tables" in screen for screen in Typed.last.screens)
    assert "hints" not in json.loads(saved.read_text("utf-8"))


def test_the_coach_in_the_terminal_tells_what_a_move_cost_and_lets_it_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    words = ("play", "bits", "--seats", "1", "--seed", "3", "--lang", "en", "--save", str(saved))
    type_keys(monkeypatch, "k", "enter", "enter", "u", "q")
    assert run(*words, "--practice").returncode == 0
    screens = Typed.last.screens
    assert any("The coach is on" in screen for screen in screens)
    assert any("Coach: " in screen for screen in screens)
    record = json.loads(saved.read_text("utf-8"))
    assert record["hints"] == [0]
    assert not any("place" in event for event in record["events"])


def test_the_coach_is_for_practice_only(monkeypatch: pytest.MonkeyPatch) -> None:
    type_keys(monkeypatch, "k", "enter", "enter", "q")
    assert run("play", "bits", "--seats", "1", "--seed", "3", "--lang", "en").returncode == 0
    assert any("The coach is for practice tables" in screen for screen in Typed.last.screens)
    assert not any("Coach: " in screen for screen in Typed.last.screens)
