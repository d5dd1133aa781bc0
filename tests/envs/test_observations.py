"""Observations say what their parts promise, and the docs say what the parts do."""

import doctest
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.game import AnyGame
from formspiel.core.observation import Part
from formspiel.core.registry import GAMES
from tests.random_play import TABLES, configured, moments

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"
RUNS = [(GAMES[name], *table) for name in GAMES for table in TABLES[name]]
IDS = [f"{game.id}-{number}" for number, (game, _, _) in enumerate(RUNS)]


def parts_of(game: AnyGame, view: Any) -> dict[str, list[int]]:
    assert game.observation is not None
    observation = game.observation(game.edition_of(view.config), view.config.seats)
    read = observation.read(view)
    return {part.name: list(own) for part, own in zip(observation.parts, read, strict=True)}


@pytest.mark.parametrize(("game", "seats", "options"), RUNS, ids=IDS)
def test_points_are_those_of_the_outcome(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    config = configured(game, seats, options)
    for state, _ in moments(game, config, most=150):
        scores = game.outcome(state).scores
        acting = game.to_act(state)
        if game.acts_together and isinstance(acting, tuple) and len(acting) < seats:
            continue  # Some have acted: points are told when all have.
        for seat in range(seats):
            points = parts_of(game, game.view(state, seat))["points"]
            assert points == [*scores[seat:], *scores[:seat]]


@pytest.mark.parametrize("name", GAMES)
def test_a_spectators_seat_is_no_seat_but_every_seat_sees_itself_first(name: str) -> None:
    game = GAMES[name]
    assert game.observation is not None
    for seats in range(game.info.least_seats, game.info.most_seats + 1):
        parts = game.observation(game.load_edition(game.editions[0]), seats).parts
        assert parts[-1].name == "points"
        assert parts[-1].shape == (seats,)
        assert len({part.name for part in parts}) == len(parts)


def row_of(part: Part) -> str:
    shape = " × ".join(map(str, part.shape))
    return f"| `{part.name}` | {part.dtype} | {shape} | {part.meaning} |"


@pytest.mark.parametrize("name", GAMES)
def test_every_part_is_documented(name: str) -> None:
    game = GAMES[name]
    assert game.observation is not None
    parts = game.observation(game.load_edition(game.editions[0]), 2).parts
    text = DOCS.read_text("utf-8")
    section = text[text.index(f"### {game.info.title}\n") :].split("\n### ")[0]
    assert [row_of(part) for part in parts if row_of(part) not in section] == []


def test_the_examples_of_the_docs_are_right() -> None:
    pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")
    failed, tried = doctest.testfile(str(DOCS), module_relative=False)
    assert tried > 8
    assert failed == 0
