"""Phrases in short are the phrases in full."""

from __future__ import annotations

from typing import Any

import pytest

from formspiel.core.game import Phrase, phrase
from formspiel.server.ws import phrases
from formspiel.server.ws.phrases import format_forms, shorten

LINES = (phrase("line", row=4, high=1), phrase("box"))


def test_what_phrases_have_in_common_is_told_once() -> None:
    said = phrase("lay", lines=LINES, piece="F5")
    found = shorten(said)
    assert found is not None
    short, numbers = found
    forms = format_forms(numbers)
    assert sorted(forms.values()) == [("box",), ("lay", "lines", "piece"), ("line", "high", "row")]
    lay, line, box = (
        next(int(number) for number, form in forms.items() if form[0] == key)
        for key in ("lay", "line", "box")
    )
    assert short == [lay, [[line, 1, 4], [box]], "F5"]


@pytest.mark.parametrize("said", [phrase("new", x=1), phrase("lay", lines=(phrase("new", x=1),))])
def test_a_game_that_makes_up_forms_is_told_in_full(
    said: Phrase, monkeypatch: pytest.MonkeyPatch
) -> None:
    names: list[Any] = [("lay", "lines")]
    monkeypatch.setattr(phrases, "_names", names)
    monkeypatch.setattr(phrases, "_forms", {("lay", "lines"): 0})
    monkeypatch.setattr(phrases, "MOST_FORMS", 1)
    assert shorten(said) is None
    assert names == [("lay", "lines")]
