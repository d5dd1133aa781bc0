"""Hints are the best moves, at tables where they are allowed, and the record tells of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from formspiel.study.hints import find_hints
from formspiel.table.hints import check_hint
from formspiel.table.refusal import Code, Refusal
from formspiel.table.secrecy import know
from tests.cli.inside import run
from tests.cli.test_sitting import Typed, type_keys
from tests.table.play import new_table


@pytest.mark.parametrize("game", ["fits", "bits", "digit"])
def test_hints_are_legal_and_the_best_comes_first(game: str) -> None:
    table = new_table(game, is_practice=True)
    seat = table.acting[0]
    check_hint(table, seat)
    moves = table.game.legal(table.state, seat)
    view = know(table, seat).view
    found = find_hints(table.game, table.config, view, seat, moves, effort=0.02)
    assert 1 <= len(found) <= 3
    assert {one.move for one in found} <= set(moves)
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)
    assert found == find_hints(table.game, table.config, view, seat, moves, effort=0.02)


def test_there_are_no_hints_where_others_play_in_earnest() -> None:
    table = new_table("fits")
    with pytest.raises(Refusal) as refused:
        check_hint(table, 0)
    assert refused.value.code == Code.NOT_ALLOWED
    check_hint(new_table("fits", 1), 0)


def test_nobody_has_a_hint_out_of_turn() -> None:
    table = new_table("digit", is_practice=True)
    with pytest.raises(Refusal) as refused:
        check_hint(table, 1 - table.acting[0])
    assert refused.value.code == Code.NOT_YOUR_TURN


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


def test_the_terminal_refuses_a_hint_beside_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    words = ("play", "bits", "--seats", "2", "--seed", "3", "--lang", "en", "--save", str(saved))
    type_keys(monkeypatch, "h", "q")
    assert run(*words).returncode == 0
    assert any("Hints are for practice tables" in screen for screen in Typed.last.screens)
    assert "hints" not in json.loads(saved.read_text("utf-8"))
