"""Good records spoiled in thousands of ways: refused in words, never accepted if illegal.

What we accept the oracle accepts, with the same scores, and the other way round. A run
tries the same examples every time; for a long search with new ones:

    pytest --hypothesis-profile=long tests/test_fuzz.py
"""

import copy
import json
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.core.record import RecordError, format_record, parse_record, read_document, replay
from formspiel.core.record import states as states_of
from formspiel.core.registry import GAMES
from tests.games.beside_oracle import copied
from tests.oracle import bits, digit, fits, quadrata
from tests.oracle.refused import Refused

ORACLES: dict[str, ModuleType] = {
    "fits": fits,
    "bits": bits,
    "quadrata": quadrata,
    "digit": digit,
}
RECORDS = Path(__file__).parent / "records"
MANY = settings(max_examples=2 * settings().max_examples)

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 7, 1.0, 0.5, 1e300, 10**30, -(10**300), "", "x", "0", "\ud800",
    [], {}, [[]], [None], [0], [0, 0], [[0, 0]], [0, 0, "h"], [0, 0, "N"], {"a": 1},
]  # fmt: skip
EXTRAS = ["players", "fairness", "title", "Title", "options"]
GOOD_EXTRAS: list[Any] = [["Ada", "Bo"], {"commitment": "0" * 64}, {"boards": ["8"]}]
KEYS = ["chance", "seat", "place", "aside", "cells", "piece", "tile", "card", "pips", "move"]
KEYS += ["from", "to", "of", "at_cells", "figure", "figures", "sticks", "colour", "\udfff"]


def junk() -> st.SearchStrategy[Any]:
    return st.sampled_from(JUNK).map(copy.deepcopy)


class Played(NamedTuple):
    """How far a list of events can be played, and how the game stands then."""

    accepted: int
    to_act: str | list[int]
    rounds: list[list[int]]
    winners: list[int]


@cache
def good_records(game: str) -> list[Json]:
    return [
        json.loads(file.read_text(encoding="utf-8"))
        for file in sorted(RECORDS.glob(f"{game}-*.record.json"))
    ]


@cache
def oracles(game: str, number: int) -> list[Any]:
    """The oracle before each event of a good record, and after the last."""
    document = good_records(game)[number]
    oracle = ORACLES[game].Oracle(document["seats"], document.get("options", {}))
    found = [copied(oracle)]
    for event in document["events"]:
        oracle.step(event)
        found.append(copied(oracle))
    return found


def check_words(error: RecordError, index: int | None = None) -> None:
    """A refusal is one line that can be printed, and names its event."""
    assert error.sentence
    assert "\n" not in str(error)
    str(error).encode()
    assert index in (None, error.index)


def play_ours(document: Json) -> Played:
    """What we make of the events of a record whose header is good."""
    try:
        record = read_document(document)
    except RecordError as error:
        # What is no event at all is seen before anything is played.
        check_words(error)
        return play_ours(document | {"events": document["events"][: error.index]})
    game = record.game
    state, accepted = game.setup(record.config), 0
    try:
        for state in states_of(record):  # noqa: B007  the last one is wanted
            accepted += 1
    except RecordError as error:
        check_words(error, accepted)
    acting = game.to_act(state)
    outcome = game.outcome(state)
    return Played(
        accepted,
        "chance" if acting is CHANCE else [] if acting is OVER else list(acting),
        [list(done.scores) for done in outcome.rounds if done.is_over],
        list(outcome.winners),
    )


def play_theirs(game: str, number: int, events: list[Any]) -> Played:
    """What the oracle makes of the same events; it starts where they leave the good record."""
    good = good_records(game)[number]["events"]
    accepted = 0
    while accepted < min(len(good), len(events)) and same(good[accepted], events[accepted]):
        accepted += 1
    oracle = copied(oracles(game, number)[accepted])
    try:
        for event in events[accepted:]:
            oracle.step(copied(event))
            accepted += 1
    except Refused:
        pass
    result = oracle.result()
    return Played(accepted, oracle.to_act(), result["rounds"], result["winners"])


def same(one: Any, other: Any) -> bool:
    """Whether two JSON values are the same; 1, 1.0 and true are not."""
    return json.dumps(one) == json.dumps(other)


def paths(value: Any) -> list[tuple[Any, ...]]:
    """The ways to everything inside a JSON value."""
    inside: list[tuple[Any, ...]] = []
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        inside.append((key,))
        if isinstance(part, dict | list):
            inside += [(key, *path) for path in paths(part)]
    return inside


def changed(draw: st.DrawFn, value: Any) -> Any:
    """Another value in place of this one: near, of another type, or junk."""
    near: list[Any] = []
    if type(value) is int:
        near = [value - 1, value + 1, float(value), str(value), value == 1]
    elif isinstance(value, str):
        near = [value[:-1], value.lower(), value + " ", [value]]
    elif isinstance(value, list) and value:
        near = [value[::-1], value[1:], [*value, value[0]], [value], {"0": value[0]}, value[0]]
        if all(isinstance(part, list) and part and type(part[0]) is int for part in value):
            near += [[[part[0] + step, *part[1:]] for part in value] for step in (-1, 1)]
            near += [[[part[0], part[1] + step, *part[2:]] for part in value] for step in (-1, 1)]
    return copy.deepcopy(draw(st.sampled_from(near + near + near + JUNK)))


def alter(draw: st.DrawFn, events: list[Any], index: int) -> None:
    """Change, drop or add one value somewhere inside an event, or take it from another one."""
    event = events[index]
    if not isinstance(event, dict) or not event:
        events[index] = draw(junk())
        return
    path = draw(st.sampled_from(paths(event)))
    inner = event
    for key in path[:-1]:
        inner = inner[key]
    key = path[-1]
    other = draw(st.sampled_from(events))
    match draw(st.integers(0, 6)):
        case 0:
            del inner[key]
        case 1:
            event[draw(st.sampled_from(KEYS))] = draw(junk())
        case 2 | 3 if isinstance(other, dict) and path[0] in other:
            event[path[0]] = copy.deepcopy(other[path[0]])
        case _:
            inner[key] = changed(draw, inner[key])


def spoil(draw: st.DrawFn, events: list[Any]) -> None:
    """One thing done to a list of events."""
    if not events:
        return
    index = draw(st.integers(0, len(events) - 1))
    other = draw(st.integers(0, len(events) - 1))
    match draw(st.integers(0, 9)):
        case 0:
            del events[index]
        case 1:
            events.insert(index, copy.deepcopy(events[other]))
        case 2:
            events[index], events[other] = events[other], events[index]
        case 3:
            near = min(index + 1, len(events) - 1)
            events[index], events[near] = events[near], events[index]
        case 4:
            events[index] = draw(junk())
        case _:
            alter(draw, events, index)


def tweak(draw: st.DrawFn, event: Json, seats: int, names: list[str]) -> Json:
    """An event that could be meant seriously: another place, seat, name or purpose."""
    match draw(st.integers(0, 5)):
        case 0 if "seat" in event:
            return event | {"seat": draw(st.integers(0, seats))}
        case 1:
            keys = [key for key, value in event.items() if isinstance(value, str)]
            return event | {key: draw(st.sampled_from(names)) for key in keys[:1]}
        case 2 if "place" in event:
            return {"seat": event["seat"], "aside": event["place"]}
        case 3 | 4:
            dx, dy = draw(st.sampled_from([(0, 1), (0, -1), (1, 0), (-1, 0), (0, 2), (1, 1)]))
            places = [key for key in ("cells", "at_cells", "sticks") if key in event]
            return event | {
                key: [[x + dx, y + dy, *letter] for x, y, *letter in event[key]] for key in places
            }
        case _:
            return event


@st.composite
def nearly_legal_events(draw: st.DrawFn, game: str) -> tuple[int, list[Any]]:
    """The number of a good record, its beginning, and then something that nearly follows.

    It is the event that follows, any legal one, or one that was played before, and tweaked.
    """
    number = draw(st.integers(0, len(good_records(game)) - 1))
    document = good_records(game)[number]
    good = document["events"]
    length = draw(st.integers(1, len(good))) - 1
    moves = oracles(game, number)[length].moves()
    choices = [[good[length]], good[: length + 1], [e for e in good[: length + 1] if "chance" in e]]
    base = draw(st.sampled_from(draw(st.sampled_from([*choices, moves or good]))))
    names = sorted({v for e in good for v in e.values() if isinstance(v, str)})
    last = tweak(draw, base, document["seats"], names)
    return number, [*good[:length], last, *good[length + draw(st.integers(0, 1)) : length + 6]]


@st.composite
def spoiled_events(draw: st.DrawFn, game: str) -> tuple[int, list[Any]]:
    """The number of a good record, and the beginning of its events, spoiled near its end."""
    number = draw(st.integers(0, len(good_records(game)) - 1))
    good = good_records(game)[number]["events"]
    length = draw(st.integers(1, len(good)))
    window = draw(st.integers(1, 12))
    kept = good[: max(0, length - window)]
    spoiled = copy.deepcopy(good[len(kept) : length])
    for _ in range(draw(st.integers(1, 2))):
        spoil(draw, spoiled)
    return number, [*kept, *spoiled]


@pytest.mark.parametrize("game", GAMES)
def test_game_has_an_oracle_and_good_records(game: str) -> None:
    assert game in ORACLES
    assert good_records(game)


@pytest.mark.parametrize("game", GAMES)
@MANY
@given(data=st.data())
def test_we_and_the_oracle_accept_the_same_events(game: str, data: st.DataObject) -> None:
    number, events = data.draw(nearly_legal_events(game) | spoiled_events(game))
    ours = play_ours(good_records(game)[number] | {"events": events})
    assert ours == play_theirs(game, number, events)


@st.composite
def spoiled_header(draw: st.DrawFn, game: str) -> Json:
    """A good record with a few events and something changed, dropped or added above them."""
    document = copy.deepcopy(draw(st.sampled_from(good_records(game))))
    document["events"] = document["events"][:5]
    document.setdefault("options", {})
    for _ in range(draw(st.integers(1, 2))):
        *above, key = draw(st.sampled_from([p for p in paths(document) if p[0] != "events"]))
        inner: Any = document
        for step in above:
            inner = inner[step]
        match draw(st.integers(0, 4)):
            case 0:
                del inner[key]
            case 1:
                document[draw(st.sampled_from(EXTRAS))] = draw(
                    junk() | st.sampled_from(GOOD_EXTRAS)
                )
            case _:
                inner[key] = changed(draw, inner[key])
    return document


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_spoiled_header_is_refused_in_words(game: str, data: st.DataObject) -> None:
    check_text(json.dumps(data.draw(spoiled_header(game))))


def check_text(text: str | bytes) -> None:
    """A text is a good record that reads back as written, or is refused in words."""
    try:
        record = parse_record(text)
        replay(record)
    except RecordError as error:
        check_words(error)
    else:
        assert parse_record(format_record(record).encode()) == record


@pytest.mark.parametrize("game", GAMES)
@MANY
@given(data=st.data())
def test_spoiled_text_is_refused_in_words(game: str, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(good_records(game)) - 1))
    good = good_records(game)[number]
    length = data.draw(st.integers(0, min(30, len(good["events"]))))
    text = json.dumps(good | {"events": good["events"][:length]}).encode()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 20)))
        match data.draw(st.integers(0, 4)):
            case 0:
                text = text[:start]
            case 1:
                text = text[:start] + text[end:]
            case 2:
                text = text[:start] + text[start:end] * 2 + text[end:]
            case 3:
                text = text[:start] + data.draw(st.binary(max_size=6)) + text[end:]
            case _:
                sign = data.draw(st.sampled_from([b"0", b"1", b"-", b".", b'"', b",", b"e9", b"]"]))
                text = text[:start] + sign + text[end:]
    check_text(text)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_words(text: bytes) -> None:
    check_text(text)


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@given(JSON_VALUES)
def test_any_json_value_is_refused_in_words(value: Any) -> None:
    check_text(json.dumps(value))


@pytest.mark.parametrize("game", GAMES)
@given(value=st.dictionaries(st.sampled_from(KEYS), JSON_VALUES, max_size=4))
def test_any_json_object_as_an_event_is_refused_in_words(game: str, value: Json) -> None:
    document = good_records(game)[0]
    events = [*document["events"][:8], value]
    ours = play_ours(document | {"events": events})
    assert ours.accepted == 8
    assert ours == play_theirs(game, 0, events)
