"""The public door: light to open, and the examples of the docs and the README are true."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import formspiel

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "python.md"


@pytest.mark.parametrize("name", ["docs/python.md", "README.md"])
def test_the_examples_give_what_they_show(name: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("name", formspiel.__all__)
def test_the_docs_show_everything_at_the_door(name: str) -> None:
    text = PAGE.read_text("utf-8")
    assert re.search(rf"`{name}`|formspiel\.{name}\b", text)
    assert getattr(formspiel, name) is not None


def test_the_door_says_what_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        formspiel.nothing  # noqa: B018  to ask for it is all
    assert set(formspiel.__all__) <= set(dir(formspiel))


def test_opening_the_door_loads_no_room() -> None:
    script = (
        "import sys, formspiel;"
        "print([name for name in sys.modules if name.startswith('formspiel.')"
        " or name in ('numpy', 'numba', 'typer', 'rich', 'fastapi', 'pydantic')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "['formspiel.version']"


def test_a_match_is_the_first_game_of_a_simulation() -> None:
    from formspiel.lab.simulation import Plan, play_game

    options = {"boards": ["2"]}
    match = formspiel.play_match("fits", ["easy", "medium"], options, seed=5)
    played = play_game(Plan("fits", ("easy", "medium"), options, 5, 1.0, keep_records=True), 0)
    assert formspiel.format_record(match.record) == played.record
    assert match.scores == played.scores


def test_a_game_without_a_name_is_not_found() -> None:
    with pytest.raises(KeyError):
        formspiel.find_game("chess")


def test_a_match_between_bots_is_stopped_as_in_a_simulation() -> None:
    """QUAD-9."""
    match = formspiel.play_match("quadrata", ["random", "random"], {"rounds": 1}, seed=1)
    assert match.outcome.is_over
    assert match.record.game.options_of(match.record.config)["turn_limit"] == 600
