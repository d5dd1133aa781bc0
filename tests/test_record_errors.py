"""Bad records: every kind has a plain sentence of its own, with the event and the rule."""

import json
from typing import Any

import pytest

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.core.record import RecordError, parse_record, replay
from formspiel.games.fits import GAME
from formspiel.games.fits.components import load_edition

HEAD: Json = {"format": "formspiel-record/1", "game": "fits", "edition": "2009", "seats": 2}
START: list[Json] = [
    {"chance": "start", "seat": 0, "piece": "F5"},
    {"chance": "start", "seat": 1, "piece": "N5"},
    {"seat": 0, "place": "F5", "cells": [[0, 1], [1, 0], [1, 1], [1, 2], [2, 2]]},
    {"seat": 1, "place": "N5", "cells": [[0, 0], [0, 1], [1, 1], [1, 2], [1, 3]]},
    {"chance": "card", "piece": "O4"},
]
"""Two start pieces are down and a square is in play:

    seat 0   .##...    seat 1   .#....
             ##....             .#....
             .#....             ##....
                                #.....
"""

SQUARE = {"seat": 0, "place": "O4", "cells": [[3, 0], [3, 1], [4, 0], [4, 1]]}
PIECES = tuple(load_edition("2009").pieces)
HASH = "0123456789abcdef" * 4


def square(*cells: Any) -> Json:
    return {"seat": 0, "place": "O4", "cells": [list(cell) for cell in cells]}


def record(*more: Any, **changes: Any) -> str:
    return json.dumps({**HEAD, "events": [*START, *more], **changes})


def error_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        replay(parse_record(text))
    return refused.value


def over() -> list[Json]:
    """The events of a whole round of one seat that sets everything aside."""
    events: list[Json] = [START[0], START[2]]
    for piece in PIECES:
        events.append({"chance": "card", "piece": piece})
        if piece != "F5":
            events.append({"seat": 0, "aside": piece})
    return events


def test_the_record_is_good_before_it_is_spoiled() -> None:
    others = {"seat": 1, "aside": "O4"}
    for events, acting in (((), (0, 1)), ((SQUARE,), (1,)), ((SQUARE, others), CHANCE)):
        assert GAME.to_act(replay(parse_record(record(*events)))) == acting
    solo = {"seats": 1, "options": {"boards": ["1"]}, "events": over()}
    assert GAME.to_act(replay(parse_record(record(**solo)))) is OVER


# The document

DOCUMENTS: list[tuple[str, str | bytes, str]] = [
    ("empty", "", "this is not JSON: Expecting value at line 1, column 1"),
    ("not JSON", "{'format': 1}", "this is not JSON: Expecting property name"),
    ("truncated", record()[:-20], "this is not JSON: "),
    ("two documents", record() + record(), "this is not JSON: Extra data"),
    ("not UTF-8", record().encode("utf-16"), "this is not JSON: it is not text in UTF-8"),
    ("Latin-1", record(title="Grète").encode() + b"\xe8", "this is not JSON: it is not text"),
    ("control character", '{"format": "a\nb"}', "this is not JSON: Invalid control character"),
    ("NaN", record(seats="?").replace('"?"', "NaN"), "this is not a record: NaN is not a number"),
    ("infinity", record(seats="?").replace('"?"', "-Infinity"), "this is not a record: -Infinity"),
    (
        "5000 digits",
        record(seats="?").replace('"?"', "9" * 5000),
        "this is not a record: a number is too long",
    ),
    (
        "a key twice",
        record().replace('"seats"', '"game": "fits", "seats"'),
        'this is not a record: the key "game" stands twice in one object',
    ),
    (
        "a key twice in an event",
        record().replace('"piece": "F5"', '"piece": "F5", "piece": "N5"'),
        'this is not a record: the key "piece" stands twice in one object',
    ),
    ("deep nesting", "[" * 100_000, "this is nested too deeply for a record"),
    ("deep objects", '{"a":' * 100_000, "this is nested too deeply for a record"),
    ("too long", " " * 16_000_001, "this is longer than any record"),
    ("a list", "[]", "a record is a JSON object"),
    ("a text", '"formspiel-record/1"', "a record is a JSON object"),
    ("null", "null", "a record is a JSON object"),
    ("no format", "{}", "the record has no format"),
]


@pytest.mark.parametrize(
    ("text", "sentence"), [d[1:] for d in DOCUMENTS], ids=[d[0] for d in DOCUMENTS]
)
def test_document_that_is_no_record(text: str | bytes, sentence: str) -> None:
    error = error_of(text)
    assert error.sentence.startswith(sentence)
    assert error.index is None
    assert str(error) == error.sentence
    assert "\n" not in str(error)


@pytest.mark.parametrize("length", range(0, len(record()), 9))
def test_truncated_anywhere(length: int) -> None:
    assert error_of(record()[:length]).sentence.startswith("this is not JSON: ")


# The header

HEADERS: list[tuple[Json, str]] = [
    ({"format": "formspiel-record/2"}, 'the format "formspiel-record/2" is not formspiel-record/1'),
    ({"format": 1}, "the format 1 is not formspiel-record/1"),
    ({"format": None}, "the format null is not formspiel-record/1"),
    ({"format": [[[]]]}, "the format [[[]]] is not formspiel-record/1"),
    ({"game": "chess"}, 'the game "chess" is not known'),
    ({"game": ["fits"]}, 'the game ["fits"] is not known'),
    ({"game": "FITS"}, 'the game "FITS" is not known'),
    ({"edition": "2010"}, 'there is no edition "2010" of fits, and the record has no box'),
    ({"edition": 2009}, "there is no edition 2009 of fits, and the record has no box"),
    ({"edition": {}}, "there is no edition {} of fits, and the record has no box"),
    ({"colour": 1}, 'the key "colour" is not known in a record'),
    ({"Events": []}, 'the key "Events" is not known in a record'),
    ({"\ud800": 1}, 'the key "\\ud800" is not known in a record'),
    ({"seats": 2.0}, "seats must be a whole number, not 2.0"),
    ({"seats": True}, "seats must be a whole number, not true"),
    ({"seats": "2"}, 'seats must be a whole number, not "2"'),
    ({"seats": None}, "seats must be a whole number, not null"),
    ({"seats": 0}, "FITS has 1 to 4 seats, not 0"),
    ({"seats": -2}, "FITS has 1 to 4 seats, not -2"),
    ({"seats": 5}, "FITS has 1 to 4 seats, not 5"),
    ({"seats": 10**30}, "FITS has 1 to 4 seats, not 1" + "0" * 30),
    ({"options": []}, "options must be a JSON object"),
    ({"options": None}, "options must be a JSON object"),
    ({"options": {"board": ["1"]}}, 'FITS has no option "board"'),
    ({"options": {"boards": "1"}}, "the option boards must be a list of at least one board name"),
    ({"options": {"boards": []}}, "the option boards must be a list of at least one board name"),
    ({"options": {"boards": [1]}}, "there is no board 1"),
    ({"options": {"boards": ["9"]}}, 'there is no board "9"'),
    ({"options": {"boards": ["\udfff"]}}, 'there is no board "\\udfff"'),
    ({"options": {"boards": ["1", "1"]}}, "the option boards names a board twice"),
    ({"events": {}}, "events must be a list"),
    ({"events": None}, "events must be a list"),
    ({"players": "Ada"}, "players must be a list of names, one a seat"),
    ({"players": ["Ada"]}, "players must be a list of names, one a seat"),
    ({"players": ["Ada", 2]}, "players must be a list of names, one a seat"),
    ({"players": ["Ada", "\ud800"]}, "players must be a list of names, one a seat"),
    ({"players": None}, "players must be a list of names, one a seat"),
    ({"title": 3}, "title must be a text"),
    ({"title": "\udc00"}, "title must be a text"),
    ({"fairness": HASH}, "fairness must be an object with commitment and perhaps secret"),
    ({"fairness": {"seed": HASH}}, "fairness must be an object with commitment"),
    ({"fairness": {}}, "fairness has no commitment"),
    ({"fairness": {"secret": HASH}}, "fairness has no commitment"),
    ({"fairness": {"commitment": 5}}, "the commitment of fairness must be 64 hexadecimal digits"),
    ({"fairness": {"commitment": HASH[1:]}}, "the commitment of fairness must be 64 hexadecimal"),
    ({"fairness": {"commitment": HASH.upper()}}, "the commitment of fairness must be 64"),
    ({"fairness": {"commitment": HASH + "\n"}}, "the commitment of fairness must be 64"),
    ({"fairness": {"commitment": HASH, "secret": "z"}}, "the secret of fairness must be 64"),
    (
        {"fairness": {"commitment": HASH, "secret": HASH}},
        "fairness has a secret before the game is over",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), HEADERS)
def test_header(changes: Json, sentence: str) -> None:
    error = error_of(record(**changes))
    assert error.sentence.startswith(sentence)
    assert (error.index, error.rule) == (None, "")
    str(error).encode()


@pytest.mark.parametrize("key", ["format", "game", "edition", "seats", "events"])
def test_missing_key(key: str) -> None:
    document = json.loads(record())
    del document[key]
    assert error_of(json.dumps(document)).sentence == f"the record has no {key}"


def test_secret_is_welcome_once_the_game_is_over() -> None:
    fairness = {"commitment": HASH, "secret": HASH}
    solo = {"seats": 1, "options": {"boards": ["1"]}, "events": over(), "fairness": fairness}
    assert GAME.to_act(replay(parse_record(record(**solo)))) is OVER


# The events: what cannot be read

HUGE = 10**30

UNREADABLE: list[tuple[Any, str]] = [
    (None, "an event is a JSON object, not null"),
    ([], "an event is a JSON object, not []"),
    ("card", 'an event is a JSON object, not "card"'),
    ({}, "the event has neither chance nor place nor aside"),
    ({"seat": 0}, "the event has neither chance nor place nor aside"),
    ({"chance": "roll", "pips": 3}, 'chance decides no "roll" in this game'),
    ({"chance": None}, "chance decides no null in this game"),
    ({"chance": ["card"]}, 'chance decides no ["card"] in this game'),
    ({"chance": "card"}, "the event has no piece"),
    ({"chance": "card", "piece": "I5"}, 'there is no piece "I5"'),
    ({"chance": "card", "piece": 4}, "piece must be a text, not 4"),
    ({"chance": "card", "piece": "L4", "seat": 0}, 'the key "seat" is not known in such an event'),
    ({"chance": "start", "piece": "W5"}, "the event has no seat"),
    ({"place": "O4", "cells": SQUARE["cells"]}, "the event has no seat"),
    ({"seat": 0, "place": "O4"}, "the event has no cells"),
    (SQUARE | {"aside": "O4"}, 'the key "aside" is not known in such an event'),
    (SQUARE | {"turn": 90}, 'the key "turn" is not known in such an event'),
    (SQUARE | {"place": None}, "place must be a text, not null"),
    (SQUARE | {"seat": 0.0}, "seat must be a whole number, not 0.0"),
    (SQUARE | {"seat": False}, "seat must be a whole number, not false"),
    (SQUARE | {"seat": "0"}, 'seat must be a whole number, not "0"'),
    (SQUARE | {"seat": HUGE}, "seat is too large a number"),
    (SQUARE | {"cells": {}}, "cells must be a list of places, not {}"),
    (SQUARE | {"cells": []}, "cells must be a list of places, not []"),
    (SQUARE | {"cells": "3,0"}, 'cells must be a list of places, not "3,0"'),
    (SQUARE | {"cells": [[3, 0]] * 4}, "cells names the same place twice"),
    (SQUARE | {"cells": [[n, 0] for n in range(101)]}, "cells has more places than any piece"),
    (square((3, 0), (3, 1), (4, 0), (4,)), "cells has [4] where [x, y] is wanted"),
    (square((3, 0), (3, 1), (4, 0), (4, 1, 0)), "cells has [4, 1, 0] where [x, y] is wanted"),
    (SQUARE | {"cells": [3, 0]}, "cells has 3 where [x, y] is wanted"),
    (square((3.0, 0), (3, 1), (4, 0), (4, 1)), "cells has [3.0, 0]: x and y must be whole"),
    (square((3, 0), (3, True), (4, 0), (4, 1)), "cells has [3, true]: x and y must be whole"),
    (square((3, "0"), (3, 1), (4, 0), (4, 1)), 'cells has [3, "0"]: x and y must be whole'),
    (square((3, 0), (3, 1), (4, 0), (HUGE, 1)), "cells has [1000000000000000"),
    (square((3, None), (3, 1), (4, 0), (4, 1)), "cells has [3, null]: x and y must be whole"),
    (SQUARE | {"at": 5}, "at must be an RFC 3339 time, not 5"),
    (SQUARE | {"at": "yesterday"}, 'at must be an RFC 3339 time, not "yesterday"'),
    (SQUARE | {"at": "2024-01-01 12:00:00Z"}, "at must be an RFC 3339 time, not"),
    (SQUARE | {"at": "2024-01-01T12:00:00"}, "at must be an RFC 3339 time, not"),
    (SQUARE | {"at": "2023-02-29T12:00:00Z"}, "at must be an RFC 3339 time, not"),
    (SQUARE | {"at": "٢٠٢٤-01-01T12:00:00Z"}, "at must be an RFC 3339 time, not"),
    (SQUARE | {"note": 5}, "note must be a text"),
    (SQUARE | {"note": None}, "note must be a text"),
    (SQUARE | {"note": "\ud83c"}, "note must be a text"),
]


@pytest.mark.parametrize(("event", "sentence"), UNREADABLE)
def test_event_that_cannot_be_read(event: Any, sentence: str) -> None:
    error = error_of(record(event))
    assert error.sentence.startswith(sentence)
    assert (error.index, error.rule) == (5, "")
    assert str(error) == f"event 5: {error.sentence}"
    str(error).encode()


# The events: what is not allowed now

REFUSED: list[tuple[Json, str]] = [
    # floating
    (
        square((3, 1), (3, 2), (4, 1), (4, 2)),
        "FITS rule 3: the piece slides down further, by 1",
    ),
    # overlap
    (square((1, 0), (1, 1), (2, 0), (2, 1)), "FITS rule 3: a field there is covered already"),
    # under a roof
    (
        square((2, 0), (2, 1), (3, 0), (3, 1)),
        "FITS rule 3: the place cannot be reached straight from above",
    ),
    # out at the left
    (square((-1, 0), (-1, 1), (0, 0), (0, 1)), "FITS rule 5: the piece sticks out at the side"),
    # out at the right
    (square((5, 0), (5, 1), (6, 0), (6, 1)), "FITS rule 5: the piece sticks out at the side"),
    # out at the bottom
    (square((3, -1), (3, 0), (4, -1), (4, 0)), "FITS rule 3: the piece sticks out at the bottom"),
    # another shape
    (
        square((3, 0), (4, 0), (4, 1), (5, 1)),
        "FITS rule 3: these cells are not the piece O4, however turned or flipped",
    ),
    # one cell off
    (
        square((3, 0), (3, 1), (4, 0), (5, 1)),
        "FITS rule 3: these cells are not the piece O4, however turned or flipped",
    ),
    # a cell missing
    (
        square((3, 0), (3, 1), (4, 0)),
        "FITS rule 3: these cells are not the piece O4, however turned or flipped",
    ),
    # far away
    (
        square((3, 999), (3, 1000), (4, 999), (4, 1000)),
        "FITS rule 3: the piece slides down further, by 999",
    ),
    # another piece
    (
        {"seat": 0, "place": "I3", "cells": [[3, 0], [4, 0], [5, 0]]},
        "FITS rule 4: the piece in play is O4, not I3",
    ),
    # another piece aside
    ({"seat": 0, "aside": "I3"}, "FITS rule 4: the piece in play is O4, not I3"),
    # a seat that is not there
    (SQUARE | {"seat": 2}, "FITS rule 4: there is no seat 2"),
    # a seat below zero
    (SQUARE | {"seat": -1}, "FITS rule 4: there is no seat -1"),
    # a card too soon
    ({"chance": "card", "piece": "L4"}, "FITS rule 4: seat 0 is to act, no card is due"),
    # a start card too late
    (
        {"chance": "start", "seat": 0, "piece": "W5"},
        "FITS rule 4: seat 0 is to act, no card is due",
    ),
]


@pytest.mark.parametrize(("event", "told"), REFUSED)
def test_event_that_is_not_allowed_now(event: Json, told: str) -> None:
    error = error_of(record(event))
    assert str(error) == f"event 5: {told}"
    assert (error.index, f"{error.rule}: {error.sentence}") == (5, told)


def refused(*events: Json, **changes: Any) -> tuple[int | None, str, str]:
    """Where these events go wrong, the rule and the sentence."""
    error = error_of(json.dumps({**HEAD, **changes, "events": list(events)}))
    return error.index, error.rule, error.sentence


def test_seat_acts_twice() -> None:
    error = error_of(record(SQUARE, SQUARE))
    assert (error.index, error.rule) == (6, "FITS rule 4")
    assert error.sentence == "seat 0 is not to act now"


def test_seat_whose_start_piece_it_is() -> None:
    events = [*START[:4], {"chance": "card", "piece": "N5"}, {"seat": 1, "aside": "N5"}]
    assert refused(*events) == (5, "FITS rule 4", "seat 1 is not to act now")


def test_card_twice() -> None:
    aside = [{"seat": 0, "aside": "O4"}, {"seat": 1, "aside": "O4"}]
    error = error_of(record(*aside, {"chance": "card", "piece": "O4"}))
    assert (error.index, error.rule) == (7, "FITS rule 4")
    assert error.sentence == "the card O4 has been turned up"


def test_start_cards() -> None:
    assert refused(START[0], START[0]) == (
        1,
        "FITS rule 2",
        "seat 0 has drawn its start card",
    )
    assert refused(START[0], START[0] | {"seat": 1}) == (
        1,
        "FITS rule 2",
        "the start card F5 has been drawn",
    )
    assert refused(START[0] | {"seat": 2}) == (0, "FITS rule 2", "there is no seat 2")
    assert refused(START[0] | {"piece": "X5"}) == (0, "FITS rule 2", "no start card shows X5")
    assert refused(START[0], START[4]) == (1, "FITS rule 2", "every seat draws a start card first")
    assert refused(*START[:4], START[0]) == (
        4,
        "FITS rule 2",
        "every seat has drawn its start card",
    )


def test_placing_before_the_cards() -> None:
    assert refused(START[0], START[2]) == (1, "FITS rule 4", "a card is due, no seat is to act")
    assert refused(*START[:4], SQUARE) == (4, "FITS rule 4", "a card is due, no seat is to act")


def test_start_piece_aside() -> None:
    assert refused(*START[:2], {"seat": 0, "aside": "F5"}) == (
        2,
        "FITS rule 2",
        "the start piece must be dropped",
    )


def test_wholly_above() -> None:
    """A tower of five pieces of two rows each in columns 0 and 1, and one more on top."""
    tower = [
        {"chance": "start", "seat": 0, "piece": "F5"},
        START[2],
        {"chance": "card", "piece": "L5"},
        {"seat": 0, "place": "L5", "cells": [[1, 3], [1, 4], [1, 5], [1, 6], [2, 3]]},
        {"chance": "card", "piece": "Y5"},
        {"seat": 0, "place": "Y5", "cells": [[1, 7], [1, 8], [1, 9], [1, 10], [2, 8]]},
        {"chance": "card", "piece": "I3"},
        {"seat": 0, "place": "I3", "cells": [[1, 11], [1, 12], [1, 13]]},
        {"chance": "card", "piece": "O4"},
    ]
    solo = {"seats": 1}
    above = {"seat": 0, "place": "O4", "cells": [[0, 14], [0, 15], [1, 14], [1, 15]]}
    assert refused(*tower, above, **solo) == (
        9,
        "FITS-3",
        "the piece would lie wholly above the board",
    )


@pytest.mark.parametrize("extra", [START[0], {"seat": 0, "aside": "O4"}, {}, {"chance": "x"}])
def test_events_after_the_end(extra: Json) -> None:
    events = over()
    assert refused(*events, extra, seats=1, options={"boards": ["1"]}) == (
        len(events),
        "",
        "the game is over",
    )


def test_reader_stops_at_the_first_event_that_cannot_be() -> None:
    floating = square((3, 1), (3, 2), (4, 1), (4, 2))
    error = error_of(record(SQUARE, floating | {"seat": 1}, {"seat": 7}, SQUARE))
    assert error.index == 6


# All together


KINDS: dict[str, str | bytes] = {
    "not JSON": "{'format': 1}",
    "truncated": record()[:-20],
    "not UTF-8": b"\xff",
    "deep nesting": "[" * 100_000,
    "key twice": '{"a": 1, "a": 2}',
    "NaN": "NaN",
    "a number of 5000 digits": "9" * 5000,
    "not an object": "1",
    "format": record(format="formspiel-record/2"),
    "game": record(game="chess"),
    "edition": record(edition="1"),
    "option": record(options={"colour": 1}),
    "value of an option": record(options={"boards": ["9"]}),
    "key": record(colour=1),
    "float for an integer": record(seats=1.0),
    "boolean for an integer": record(seats=True),
    "too many seats": record(seats=9),
    "players": record(players=[]),
    "title": record(title=[]),
    "fairness": record(fairness=[]),
    "commitment": record(fairness={"commitment": "x"}),
    "secret too soon": record(fairness={"commitment": HASH, "secret": HASH}),
    "no events": record(events=1),
    "no event": record(1),
    "event of another game": record({"chance": "roll", "pips": 1}),
    "key of an event": record(SQUARE | {"colour": 1}),
    "float for a coordinate": record(square((3.0, 0), (3, 1), (4, 0), (4, 1))),
    "huge seat": record(SQUARE | {"seat": HUGE}),
    "time": record(SQUARE | {"at": "noon"}),
    "note": record(SQUARE | {"note": 1}),
    "no seat": record(SQUARE | {"seat": 7}),
    "wrong seat": record(SQUARE, SQUARE),
    "card too soon": record({"chance": "card", "piece": "L4"}),
    "card twice": record(
        {"seat": 0, "aside": "O4"}, {"seat": 1, "aside": "O4"}, {"chance": "card", "piece": "O4"}
    ),
    "start card twice": record(events=[START[0], START[0] | {"seat": 1}]),
    "floating": record(square((3, 1), (3, 2), (4, 1), (4, 2))),
    "overlap": record(square((1, 0), (1, 1), (2, 0), (2, 1))),
    "not from above": record(square((2, 0), (2, 1), (3, 0), (3, 1))),
    "out at the side": record(square((5, 0), (5, 1), (6, 0), (6, 1))),
    "another shape": record(square((3, 0), (4, 0), (4, 1), (5, 1))),
    "another piece": record({"seat": 0, "aside": "I3"}),
    "start piece aside": record(events=[*START[:2], {"seat": 0, "aside": "F5"}]),
    "after the end": record(
        seats=1, options={"boards": ["1"]}, events=[*over(), {"seat": 0, "aside": "O4"}]
    ),
}


def test_each_kind_has_its_own_sentence() -> None:
    told = {kind: error_of(text).sentence for kind, text in KINDS.items()}
    assert len(set(told.values())) == len(KINDS)
    assert all(sentence[0].islower() or sentence.startswith("FITS") for sentence in told.values())


def test_sentences_are_plain() -> None:
    """One line, no traceback and no Python in it."""
    texts: list[str | bytes] = [record(event) for event, _ in UNREADABLE]
    texts += [record(**changes) for changes, _ in HEADERS]
    for text in [*texts, *KINDS.values()]:
        said = str(error_of(text))
        assert "\n" not in said
        assert not any(word in said for word in ("Error", "Traceback", "None", "NoneType", "dict"))
        assert len(said) < 200
