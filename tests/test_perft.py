"""Perft: positions, and how many ways there are to go on from them.

Each file of tests/perft/ is one position, as data:

- `name`, `game` and `source`, which says where the numbers come from;
- `record`, the position as a record;
- `chance`, for each ply the list of chance events before it. They are played in their
  order as far as chance is to act; where it is to act on and the list is at its end,
  nothing more is counted;
- `only`, if it is there: the key that a move must have to be counted, such as `place`;
- `depth`, and `nodes`: the number of ways to play one ply, two plies and so on.

A ply is one move of the seat that is to act, of the lowest one where there are several.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.game import CHANCE, AnyGame, Json
from formspiel.core.record import read_document, replay
from formspiel.core.registry import GAMES

FILES = sorted((Path(__file__).parent / "perft").glob("*.json"))
KEYS = {"name", "game", "source", "record", "chance", "only", "depth", "nodes"}


def load(file: Path) -> Json:
    data: Json = json.loads(file.read_text(encoding="utf-8"))
    return data


def moves(game: AnyGame, state: Any, only: str | None) -> list[Any]:
    acting = game.to_act(state)
    if not isinstance(acting, tuple):
        return []
    found = game.legal(state, acting[0])
    return [move for move in found if only is None or only in game.format_event(move)]


def draw(game: AnyGame, state: Any, events: list[Json]) -> Any:
    """The state after the chance events that are due."""
    for data in events:
        if game.to_act(state) is not CHANCE:
            break
        state = game.apply(state, game.parse_event(game.config_of(state), data))
    return state


def count(game: AnyGame, state: Any, chance: list[list[Json]], only: str | None) -> list[int]:
    """How many ways there are to play one ply, two plies and so on."""
    if not chance:
        return []
    state = draw(game, state, chance[0])
    found = moves(game, state, only)
    deeper = [0] * (len(chance) - 1)
    if deeper:
        for move in found:
            below = count(game, game.apply(state, move), chance[1:], only)
            deeper = [a + b for a, b in zip(deeper, below, strict=True)]
    return [len(found), *deeper]


@pytest.mark.parametrize("game", GAMES)
def test_game_has_perft_files(game: str) -> None:
    assert any(load(file)["game"] == game for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_perft(file: Path) -> None:
    data = load(file)
    assert data.keys() <= KEYS
    assert KEYS - {"only"} <= data.keys()
    assert data["source"].strip()
    assert data["depth"] == len(data["nodes"]) == len(data["chance"])
    assert data["record"]["game"] == data["game"]
    record = read_document(data["record"])
    nodes = count(record.game, replay(record), data["chance"], data.get("only"))
    assert nodes == data["nodes"]
