"""Puzzles: proven, with one best first move, the same for everybody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formspiel.core.game import Json
from formspiel.core.record import replay
from formspiel.core.registry import GAMES
from formspiel.solvers.puzzle import LEVELS, Walk, load_maker, read
from formspiel.study.collection import (
    SEEDS,
    format_puzzle,
    load_collection,
    read_puzzle,
)
from formspiel.study.puzzles import NoPuzzles, find_maker, make_puzzle
from tests.oracle.puzzles import TooLarge, score_of_line, values_of_first_moves
from tests.solvers.digit_oracle import fewest_extra, find_moves

NAMES = [name for name in GAMES if load_maker(name) and load_collection(name)]


def shipped(game: str) -> list[Json]:
    return [{"game": game, **one} for one in load_collection(game).values()]


@pytest.mark.parametrize("game", NAMES)
def test_every_level_of_the_collection_is_full(game: str) -> None:
    found = load_collection(game)
    assert list(found) == [f"{level}-{seed}" for level in LEVELS for seed in SEEDS]
    assert len(found) >= 200
    assert all(read_puzzle(game, one).id == name for name, one in found.items())


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("digit", {"digit-puzzle-way", "digit-puzzle-all", "digit-puzzle-known"}),
        ("quadrata", {"quadrata-puzzle-goal", "quadrata-puzzle-most"}),
    ],
)
def test_every_kind_of_question_is_in_the_collection(game: str, kinds: set[str]) -> None:
    asked = [one["goal"]["key"] for one in load_collection(game).values()]
    assert set(asked) == kinds
    assert min(map(asked.count, kinds)) >= 20


def test_the_most_forms_that_find_room_are_found_by_an_exhaustive_search_too() -> None:
    """The small ones of those that are not filled, by rules that share nothing with ours."""
    small = [one for one in shipped("quadrata") if one["goal"]["key"] == "quadrata-puzzle-most"]
    checked = 0
    for data in sorted(small, key=lambda one: len(one["coming"])):
        try:
            values = values_of_first_moves(data)
        except TooLarge:
            continue
        assert max(values) == data["best"] == score_of_line(data)
        assert values.count(data["best"]) == 1, data["seed"]
        checked += 1
        if checked == 2:
            break
    assert checked == 2


@pytest.mark.parametrize("game", NAMES)
def test_the_line_of_shipped_puzzles_leads_to_their_best(game: str) -> None:
    for data in [*load_collection(game).values()][::8]:
        puzzle = read_puzzle(game, data)
        state = replay(puzzle.record.with_events(puzzle.line))
        assert GAMES[game].outcome(state).scores[puzzle.seat] == puzzle.best, puzzle.id


@pytest.mark.parametrize("game", NAMES)
def test_what_comes_is_what_the_line_has_between_the_moves(game: str) -> None:
    for data in shipped(game)[::8]:
        puzzle = read_puzzle(game, data)
        own, config = GAMES[game], puzzle.record.config
        walk = Walk(own, replay(puzzle.record), puzzle.seat, read(own, config, puzzle.coming))
        assert not walk.is_over
        for event in read(own, config, puzzle.line):
            if own.decided_by(event) == puzzle.seat:
                walk.make(event)
        assert tuple(map(own.format_event, walk.events)) == puzzle.line
        assert walk.is_over


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("level", [1, 3, 5])
def test_a_shipped_puzzle_is_made_again(game: str, level: int) -> None:
    seed = Random(f"{game}/{level}").choice(SEEDS)
    made = make_puzzle(game, level, seed)
    assert format_puzzle(made) == load_collection(game)[f"{level}-{seed}"]


@pytest.mark.parametrize("game", [name for name in NAMES if name != "digit"])
def test_an_exhaustive_search_finds_the_same_best_and_one_first_move(game: str) -> None:
    """By rules that share nothing with ours, on the puzzles that are small enough."""
    checked = 0
    for data in sorted(shipped(game), key=lambda one: (len(one["line"]), len(one["coming"]))):
        try:
            values = values_of_first_moves(data)
        except TooLarge:
            continue
        assert max(values) == data["best"] == score_of_line(data)
        assert values.count(data["best"]) == 1, (game, data["level"], data["seed"])
        checked += 1
        if checked == 3:
            break
    assert checked == 3


@pytest.mark.skipif("digit" not in NAMES, reason="there is no collection of them yet")
def test_an_independent_search_of_figures_finds_the_same_best_and_one_first_figure() -> None:
    near = find_moves(5)
    kinds = set()
    for data in shipped("digit"):
        if data["seed"] >= 4:
            continue
        state = replay(read_puzzle("digit", data).record)
        first = state.config.edition.figure_of(state.sticks)
        hand, coming = list(state.hands[0]), list(data["cards"])
        count = len(coming) + 1 if coming else len(hand)
        extras = {}
        for figure in near[first]:
            left = [card for card in hand if card != figure]
            is_laid = len(left) < len(hand)
            if is_laid and count == 1:
                extras[figure] = 0
                continue
            come = len(hand) if coming else len(left)
            rest = fewest_extra(near, figure, [*left, *coming], come, count - is_laid)
            extras[figure] = rest + (not is_laid)
        least = min(extras.values())
        assert -state.extra - least == data["best"] == score_of_line(data)
        assert list(extras.values()).count(least) == 1, data["seed"]
        kinds.add(data["goal"]["key"])
    assert len(kinds) == 3


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import formspiel.solvers.puzzle as module

    monkeypatch.setattr(module, "find_spec", lambda _name: None)
    load_collection.cache_clear()
    for ask in (find_maker, load_collection, lambda game: make_puzzle(game, 1, 0)):
        with pytest.raises(NoPuzzles, match="has no puzzles"):
            _call(ask, NAMES[0])
    load_collection.cache_clear()


def _call(function: Any, game: str) -> None:
    function(game)
