"""Hints and the coach at the terminal: who waits is told so, and reads what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from formspiel.cli.screen import _shortened
from formspiel.study.weighing import Better
from tests.cli.inside import run
from tests.cli.test_sitting import FITS, Typed, type_keys

WEIGHING = "The moves are being weighed"
DIGIT = ("play", "digit", "--variant", "solitaire", "--seed", "1", "--lang", "en")


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that likes the last two moves best, of whatever there is."""

    def find(
        _game: object, _config: object, _view: object, _seat: int, moves: Sequence[Any], made: Any
    ) -> tuple[Better, ...]:
        best = (Better(moves[-1], 7), Better(moves[-2], 6.5))
        return best if made is None else (*best, Better(made, 5))

    monkeypatch.setattr("formspiel.study.hints.find_hints", find)


@pytest.mark.usefixtures("judge")
def test_a_hint_tells_the_figures_that_moves_make_and_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_keys(monkeypatch, "h", size=(120, 40))
    run(*DIGIT)
    before, weighing, told = Typed.last.screens[:3]
    assert weighing.splitlines()[-1].startswith(WEIGHING)
    assert weighing.splitlines()[:-1] == before.splitlines()[:-1]
    assert "Hint: " in told
    assert WEIGHING not in told
    hint = told.partition("Hint: ")[2].partition("(7.0)")[0]
    assert "→ D" in hint
    # What was typed meanwhile was meant for the screen before.
    assert Typed.last.forgotten == [weighing]


@pytest.mark.usefixtures("judge")
def test_the_coach_is_waited_for_and_tells_what_was_better(monkeypatch: pytest.MonkeyPatch) -> None:
    type_keys(monkeypatch, "k", "enter", "enter")
    run(*FITS, "--seats", "1", "--practice")
    chosen, weighing, told = Typed.last.screens[2:5]
    assert "Enter confirms" in chosen
    assert weighing.splitlines()[-1].startswith(WEIGHING)
    assert "Coach: that cost 2.0 (mistake)." in told
    assert Typed.last.forgotten == [weighing]


def test_what_there_is_no_room_for_is_left_out_as_a_whole() -> None:
    """No line is the rest of a sentence whose beginning is not there."""
    panel = (["one two three", "four"], ["a key"], ["choose"])
    assert _shortened(panel, 8, 5) == ["one two", "  three", "four", "a key", "choose"]
    assert _shortened(panel, 8, 4) == ["one two", "  three", "four", "choose"]
    assert _shortened(panel, 8, 3) == ["four", "choose"]
    assert _shortened((["one two three"], [], []), 8, 1) == ["  three"]
