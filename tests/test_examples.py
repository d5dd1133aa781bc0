"""The example records give the expected results and sets of moves."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.core.record import Record, format_record, parse_record, replay, report, states
from formspiel.core.registry import GAMES

RECORDS = Path(__file__).parent / "records"
FILES = sorted(
    file for file in RECORDS.glob("*.record.json") if file.name.partition("-")[0] in GAMES
)
PLACES = ("cells", "at_cells")


def expected(file: Path) -> Json:
    name = file.name.replace(".record.", ".expected.")
    data: Json = json.loads(file.with_name(name).read_text(encoding="utf-8"))
    return data


def written(event: Json) -> str:
    """An event as a text that is the same however its places are listed."""
    plain = {key: sorted(value) if key in PLACES else value for key, value in event.items()}
    return json.dumps(plain, sort_keys=True)


class AnyWords(dict[Any, str]):
    """Something to say for every phrase."""

    def __missing__(self, key: Any) -> str:
        return str(key)


@pytest.mark.parametrize("game", GAMES)
def test_game_has_examples(game: str) -> None:
    assert any(file.name.startswith(f"{game}-") for file in FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_example_gives_the_expected_result(file: Path) -> None:
    record = parse_record(file.read_bytes())
    state = replay(record)
    told = report(record, state, AnyWords())
    wanted = expected(file)
    assert wanted.keys() <= {"finished", "scores", "rounds", "moves"}
    assert told["finished"] == wanted["finished"]
    if "scores" in wanted:
        assert told["scores"] == wanted["scores"]
    if "rounds" in wanted:
        assert [done["scores"] for done in told["rounds"]] == wanted["rounds"]
    json.dumps(told)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_example_gives_the_expected_set_of_moves(file: Path) -> None:
    wanted = expected(file)
    record = parse_record(file.read_bytes())
    state = replay(record)
    acting = record.game.to_act(state)
    seats = acting if isinstance(acting, tuple) else ()
    moves = [record.game.format_event(m) for s in seats for m in record.game.legal(state, s)]
    found = [written(move) for move in moves]
    assert len(set(found)) == len(found), "each effect once"
    assert set(found) == {written(move) for move in wanted.get("moves", [])}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_example_is_written_as_it_was_read(file: Path) -> None:
    record = parse_record(file.read_text(encoding="utf-8"))
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    assert parse_record(text.encode()) == record


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_events_are_written_as_they_were_read(file: Path) -> None:
    """What is read and written again is the same event, its places sorted."""
    record = parse_record(file.read_bytes())
    for data in record.events:
        event = record.game.parse_event(record.config, data)
        assert written(record.game.format_event(event)) == written(data)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_beginning_of_a_record_is_a_record(file: Path) -> None:
    record = parse_record(file.read_bytes())
    whole = list(states(record))
    assert len(whole) == len(record.events)
    for count in range(0, len(whole), 7):
        beginning = Record(record.game, record.config, record.events[: count + 1])
        assert replay(beginning) == whole[count]
    assert replay(Record(record.game, record.config)) == record.game.setup(record.config)


def test_optional_keys_are_carried_along() -> None:
    head = {
        "format": "formspiel-record/1",
        "game": "fits",
        "edition": "2009",
        "seats": 2,
        "players": ["Ada", "Grète ★"],
        "fairness": {"commitment": "0123456789abcdef" * 4},
        "title": "An evening\nin two lines",
        "events": [
            {
                "chance": "start",
                "seat": 0,
                "piece": "F5",
                "at": "2024-02-29T12:00:00.5+01:00",
                "note": "¡olé!",
            }
        ],
    }
    record = parse_record(json.dumps(head))
    assert record.extras.keys() == {"players", "fairness", "title"}
    replay(record)
    again = json.loads(format_record(record))
    assert again == head | {"options": {"boards": ["1", "2", "3", "4"]}}


def test_four_boards_and_four_seats_replay() -> None:
    """A whole standard game of four, played at random and written down."""
    game = GAMES["fits"]
    config = game.configure(game.load_edition("2009"), 4, {})
    rng = Random(4)
    state, events = game.setup(config), []
    while (acting := game.to_act(state)) is not OVER:
        if acting is CHANCE:
            event = game.chances(state).pick(rng.randrange(game.chances(state).total))
        else:
            event = rng.choice(game.legal(state, rng.choice(acting)))
        state = game.apply(state, event)
        events.append(game.format_event(event))
    # Each round: 4 start cards and pieces, 16 cards, and 4 · 15 other pieces.
    assert len(events) == 4 * (4 + 16 + 4 + 4 * 15)
    text = format_record(Record(game, config, tuple(events)))
    replayed = replay(parse_record(text))
    assert replayed == state
    assert game.outcome(replayed) == game.outcome(state)
