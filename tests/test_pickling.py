"""States, configs, records, editions and games travel: pickled, copied, and still the same."""

from __future__ import annotations

import copy
import gc
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from formspiel.core.record import Record, parse_record, replay
from formspiel.core.registry import GAMES
from formspiel.games.fits import GAME as FITS
from tests.games.fits_home import everything_at_once

RECORDS = sorted(Path(__file__).parent.glob("records/*.record.json"))


def read(path: Path) -> Record:
    return parse_record(path.read_bytes())


def carried(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))  # noqa: S301  we have just written it


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_position_comes_back_equal_and_with_the_same_hash(path: Path) -> None:
    record = read(path)
    state = replay(record)
    for value in (state, record.config, *(record.game.view(state, seat) for seat in (None, 0))):
        for again in (carried(value), copy.copy(value), copy.deepcopy(value)):
            assert again == value
            assert hash(again) == hash(value)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_record_comes_back_equal(path: Path) -> None:
    record = read(path)
    for again in (carried(record), copy.copy(record), copy.deepcopy(record)):
        assert again == record
        assert again.game is record.game
        assert replay(again) == replay(record)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name)
def test_a_pickled_config_is_small_since_the_edition_travels_by_its_name(path: Path) -> None:
    assert len(pickle.dumps(read(path).config)) < 500


def test_a_pickled_state_of_fits_is_small() -> None:
    state = replay(read(RECORDS[0].with_name("fits-moves.record.json")))
    assert len(pickle.dumps(state)) < 2000


@pytest.mark.parametrize("name", GAMES)
def test_games_and_shipped_editions_come_back_as_they_are(name: str) -> None:
    game = GAMES[name]
    edition = game.load_edition(game.editions[0])
    for value in (game, edition):
        assert carried(value) is value
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value


def test_a_position_is_the_same_in_another_process(tmp_path: Path) -> None:
    source = RECORDS[0].with_name("digit-plus.record.json")
    path = tmp_path / "state.pickle"
    path.write_bytes(pickle.dumps(replay(read(source))))
    code = (
        "import pickle, sys; from pathlib import Path\n"
        "from formspiel.core.record import parse_record, replay\n"
        "state = pickle.loads(Path(sys.argv[1]).read_bytes())\n"
        "own = replay(parse_record(Path(sys.argv[2]).read_bytes()))\n"
        "print(state == own, hash(state) == hash(own))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path), str(source)],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == "True True\n"


def test_a_home_made_edition_travels_by_its_text() -> None:
    edition = everything_at_once()
    assert everything_at_once() is edition
    assert everything_at_once(-3) is not edition
    assert carried(edition) is edition
    state = FITS.setup(FITS.configure(edition, 1, {"boards": ["home"]}))
    assert carried(state) == state
    data = pickle.dumps(state)
    del edition, state
    gc.collect()
    again: Any = pickle.loads(data)  # noqa: S301  we have just written it
    assert again.config.edition.boards["home"].row_bonus == 2
    assert again == pickle.loads(data)  # noqa: S301  as above


def test_a_game_that_is_not_the_one_of_its_folder_is_not_mistaken_for_it() -> None:
    changed = replace(FITS, id="other")
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(changed)
