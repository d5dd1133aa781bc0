"""What draws itself in a notebook: well formed, with all that is seen and nothing more."""

from __future__ import annotations

import ast
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import formspiel
from formspiel.core.drawn import draw

NOTEBOOK = Path(__file__).parents[1] / "examples" / "notebook.ipynb"
CASES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "fits": (["easy", "random"], {"boards": ["JEUXSOC"]}),
    "bits": (["easy", "random"], {}),
    "quadrata": (["easy", "medium"], {"rounds": 1, "turn_limit": 30}),
    "digit": (["easy", "medium"], {"open": False}),
}


@pytest.mark.parametrize("game", CASES)
def test_every_moment_draws_itself(game: str) -> None:
    players, options = CASES[game]
    match = formspiel.play_match(game, players, options, seed=1)
    assert match._repr_svg_() == match.record._repr_svg_() == match.state._repr_svg_()
    rules = match.record.game
    count = len(match.record.events)
    for length in (0, 1, count // 3, count // 2, count):
        state = formspiel.replay(replace(match.record, events=match.record.events[:length]))
        for seat in (None, 0, 1):
            view = rules.view(state, seat)
            root = ET.fromstring(view._repr_svg_())  # noqa: S314  our own
            assert root.tag.endswith("svg")
            assert float(root.attrib["width"]) > 0


def test_a_hand_that_is_hidden_is_not_drawn() -> None:
    record = formspiel.play_match("digit", ["easy", "easy"], {"open": False}, seed=2).record
    state = formspiel.replay(replace(record, events=record.events[:12]))
    hands = state.hands
    for seat in (0, 1):
        drawn = record.game.view(state, seat)._repr_svg_()
        assert all(f"<title>{card}</title>" in drawn for card in hands[seat])
        assert not any(f"<title>{card}</title>" in drawn for card in hands[1 - seat])


def test_a_game_without_drawings_shows_its_picture() -> None:
    match = formspiel.play_match("bits", ["random"], seed=1)
    plain = replace(match.record.game, drawing=None)
    root = ET.fromstring(draw(plain, plain.view(match.state, 0)))  # noqa: S314  our own
    assert "│" in "".join(root.itertext())


def test_the_notebook_runs() -> None:
    """Its cells as Jupyter would run them: what a cell ends with is shown."""
    names: dict[str, Any] = {}
    shown = []
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"]
        tree = ast.parse("".join(cell["source"]))
        *body, last = tree.body
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(body, []), str(NOTEBOOK), "exec"), names)  # noqa: S102  our own
        shown.append(eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names))  # noqa: S307
    assert shown[0] == (-2, -15)
    assert [one for one in shown if hasattr(one, "_repr_svg_")]
    played, best, is_proven = shown[4]
    assert is_proven
    assert best >= played
