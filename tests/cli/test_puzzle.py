"""`formspiel puzzle`, as a shell sees it and as a person at the terminal does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from formspiel.cli import solving
from formspiel.core.record import read_document, replay
from formspiel.study.collection import load_collection
from tests.cli.inside import run
from tests.cli.test_command import refused
from tests.cli.test_sitting import Typed, type_keys

KEYS = ["game", "level", "record", "cards", "goal", "best", "proven", "line"]


def puzzle_of(*words: str) -> Any:
    done = run("puzzle", *words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", ["fits", "bits", "quadrata", "digit"])
def test_a_puzzle_is_told_with_a_record_that_goes_on_to_its_best(game: str) -> None:
    told = puzzle_of(game, "--level", "3", "--seed", "7", "--lang", "en")
    assert list(told) == KEYS
    assert told["record"]["title"] == "Puzzle 3-7"
    assert (told["game"], told["level"], told["proven"]) == (game, 3, True)
    assert told["goal"].endswith(".")
    record = read_document(told["record"])
    acting = record.game.to_act(replay(record))
    assert isinstance(acting, tuple)
    (seat,) = acting
    state = replay(record.with_events(told["line"]))
    assert record.game.outcome(state).scores[seat] == told["best"]
    assert told == puzzle_of(game, "--level", "3", "--seed", "7", "--lang", "en")


def test_a_seed_alone_has_its_level_and_a_level_alone_any_seed() -> None:
    assert [puzzle_of("bits", "--seed", str(seed))["level"] for seed in (5, 8)] == [1, 4]
    assert puzzle_of("bits", "--level", "2")["level"] == 2
    made = puzzle_of("digit", "--seed", "2000", "--level", "2")
    assert made["record"]["title"] == "Puzzle 2-2000"


def test_goals_are_told_in_the_language_asked_for() -> None:
    goals = {puzzle_of("digit", "--seed", "3", "--lang", one)["goal"] for one in ("de", "fr", "it")}
    assert len(goals) == 3


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chess",), "there is no game 'chess'"),
        (("bits", "--level", "6"), "a level is from 1 to 5, not 6"),
        (("bits", "--seed", "-1"), "a seed is from 0 to"),
        (("bits", "--lang", "xx"), "there is no language 'xx'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused(run("puzzle", *words))


def test_what_needs_an_extra_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formspiel.core.speed.jit.find_spec", lambda _name: None)
    assert "extra `fast`" in refused(run("puzzle", "fits", "--level", "2", "--seed", "5000"))
    assert puzzle_of("fits", "--level", "2", "--seed", "7")["proven"]


def test_a_person_tries_takes_back_gives_up_sees_why_and_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    type_keys(monkeypatch, "u", "enter", "enter", "u", "g", "enter", "w", "x", "q", size=(100, 40))
    monkeypatch.setattr(solving, "Terminal", Typed)
    done = run("puzzle", "fits", "--level", "1", "--seed", "3", "--lang", "en")
    assert done.returncode == 0, done.stderr
    screens = Typed.last.screens
    best = load_collection("fits")["1-3"]["best"]
    assert "Puzzle 1-3, level 1 of 5" in screens[0]
    assert "Just one first move leads to the best." in screens[0]
    assert "There is nothing that can be taken back now." in screens[1]
    assert screens[4] == screens[0]
    assert f"The best line makes {best:+}" in screens[5]
    assert "u take back" in screens[6]
    assert "Solved" not in screens[6]
    assert "You have played the best line." in screens[7]
    assert "Puzzle 1-4, level 1 of 5" in screens[8]


def test_a_line_as_a_program_types_it_solves_a_puzzle() -> None:
    data = load_collection("fits")["2-1"]
    record = read_document(data["record"])
    state, game, keys = replay(record), record.game, []
    for event in data["line"]:
        move = game.parse_event(record.config, event)
        if "seat" in event and "chance" not in event:
            keys += [str(game.legal(state, 0).index(move) + 1), "ok", "ok"]
        state = game.apply(state, move)
    words = ("puzzle", "fits", "--level", "2", "--seed", "1", "--lang", "en")
    done = run(*words, text="\n".join([*keys, "q", ""]))
    assert done.returncode == 0, done.stderr
    assert "Solved with" in done.stdout
