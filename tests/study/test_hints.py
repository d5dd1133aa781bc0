"""Hints are the best moves, at tables where they are allowed, and the record tells of them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from formspiel.study.hints import find_hints
from formspiel.table.hints import find_asked
from tests.cli.inside import run
from tests.cli.test_sitting import Typed, type_keys
from tests.table.play import new_table


@pytest.mark.parametrize("game", ["fits", "bits", "digit"])
def test_hints_are_legal_and_the_best_comes_first(game: str) -> None:
    table = new_table(game, is_practice=True)
    seat = table.acting[0]
    _, view, moves, _ = find_asked(table, seat)
    found = find_hints(table.game, table.config, view, seat, moves, effort=0.02)
    assert 1 <= len(found) <= 3
    assert {one.move for one in found} <= set(moves)
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)
    assert found == find_hints(table.game, table.config, view, seat, moves, effort=0.02)


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
    assert re.search(r"Tipp: \d+\) von ", screens[1])
    assert "Trainer: " in next(screen for screen in screens[4:] if "Enter spielen" in screen)
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
