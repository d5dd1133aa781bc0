"""Game records: the save, test and exchange format, read, written and replayed.

A record is one JSON document with all that was decided, by chance or by a seat. The
format is public; a reader refuses what it does not know, with a plain sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from formspiel.core.drawn import draw
from formspiel.core.edition import Edition
from formspiel.core.edition_file import EditionError
from formspiel.core.game import (
    CHANCE,
    OVER,
    AnyGame,
    IllegalEvent,
    Json,
    Outcome,
    Unreadable,
    quoted,
)
from formspiel.core.plugins import BrokenPlugin
from formspiel.core.reading import FARTHEST, is_integer
from formspiel.core.registry import GAMES

FORMAT = "formspiel-record/1"
EXTRAS = ("players", "fairness", "title", "practice", "hints")
KEYS = ("format", "game", "edition", "seats", "options", "box", *EXTRAS, "events")
FAIRNESS = frozenset({"commitment", "secret", "nonces", "rounds"})
REMARKS = ("at", "note")
MOST_BYTES = 16_000_000
MOST_ROUNDS = 1_000
LONGEST_MISTAKE = 300
_TIME = re.compile(r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)")
_HEX = re.compile(r"[0-9a-f]{64}")


class RecordError(Exception):
    """A record that cannot be: where, which rule, and why.

    `index` is the number of the event from 0, or None where the document itself is wrong.
    """

    def __init__(self, sentence: str, index: int | None = None, rule: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.index = index
        self.rule = rule

    def __str__(self) -> str:
        where = "" if self.index is None else f"event {self.index}: "
        return where + (f"{self.rule}: " if self.rule else "") + self.sentence


@dataclass(frozen=True)
class Record:
    """A record whose header has been checked; its events are checked by `replay`."""

    game: AnyGame
    config: Any
    events: tuple[Json, ...] = ()
    extras: Json = field(default_factory=dict)
    """The optional keys `EXTRAS`, as given."""

    def _repr_svg_(self) -> str:
        """As a notebook shows it: how the game stands at its end, as a spectator sees it."""
        return draw(self.game, self.game.view(replay(self), None))

    def with_events(self, events: Iterable[Json]) -> Record:
        """The same game with more events."""
        return Record(self.game, self.config, (*self.events, *events), self.extras)


def parse_record(text: str | bytes, editions: Mapping[str, Edition] | None = None) -> Record:
    """The record in a JSON text.

    `editions` has home-made ones, by name, for records that do not bring theirs along.
    """
    return read_document(_parse_json(text), editions)


def read_document(document: object, editions: Mapping[str, Edition] | None = None) -> Record:
    """The record in a JSON value."""
    if not isinstance(document, dict):
        raise RecordError("a record is a JSON object")
    if "format" not in document:
        raise RecordError("the record has no format")
    if document["format"] != FORMAT:
        raise RecordError(f"the format {quoted(document['format'])} is not {FORMAT}")
    for key in document:
        if key not in KEYS:
            raise RecordError(f"the key {quoted(key)} is not known in a record")
    for key in ("game", "edition", "seats", "events"):
        if key not in document:
            raise RecordError(f"the record has no {key}")
    game, config = _read_header(document, editions or {})
    events = document["events"]
    if not isinstance(events, list):
        raise RecordError("events must be a list")
    extras = {key: document[key] for key in EXTRAS if key in document}
    _check_extras(extras, game.seats_of(config))
    return Record(game, config, tuple(events), extras)


def format_record(record: Record) -> str:
    """The JSON text of a record, an event a line."""
    game = record.game
    edition = game.edition_of(record.config)
    head = {
        "format": FORMAT,
        "game": game.id,
        "edition": edition.id,
        "seats": game.seats_of(record.config),
        "options": game.options_of(record.config),
        **({} if edition.box is None or edition.id in game.editions else {"box": edition.box}),
        **record.extras,
    }
    opening = json.dumps(head, ensure_ascii=False)[:-1]
    lines = ",\n".join("  " + json.dumps(event, ensure_ascii=False) for event in record.events)
    return f'{opening}, "events": [\n{lines}\n]}}\n' if lines else f'{opening}, "events": []}}\n'


def without_remarks(data: Json) -> Json:
    """An event of a record as its game reads it: without when it was, and what was noted."""
    return {key: value for key, value in data.items() if key not in REMARKS}


def replay(record: Record) -> Any:
    """The state after all events of a record; RecordError at the first that cannot be."""
    state = record.game.setup(record.config)
    for state in states(record):  # noqa: B007  the last one is wanted
        pass
    is_over = record.game.to_act(state) is OVER
    if "secret" in record.extras.get("fairness", {}) and not is_over:
        raise RecordError("fairness has a secret before the game is over")
    return state


def states(record: Record) -> Iterator[Any]:
    """The states after each event of a record, one by one."""
    game = record.game
    state = game.setup(record.config)
    for index, data in enumerate(record.events):
        if not isinstance(data, dict):
            raise RecordError(f"an event is a JSON object, not {quoted(data)}", index)
        try:
            _check_remarks(data)
            event = game.parse_event(record.config, without_remarks(data))
            state = game.apply(state, event)
        except Unreadable as error:
            if game.to_act(state) is OVER:
                raise RecordError("the game is over", index) from None
            raise RecordError(str(error), index) from None
        except IllegalEvent as error:
            raise RecordError(error.sentence, index, error.rule) from None
        yield state


def report(record: Record, state: Any, what: Mapping[Any, str]) -> Json:
    """What `formspiel replay --json` prints; `what` has the words for every phrase."""
    game = record.game
    outcome: Outcome = game.outcome(state)
    acting = game.to_act(state)
    return {
        "game": game.id,
        "edition": game.edition_of(record.config).id,
        "finished": outcome.is_over,
        "round": len(outcome.rounds),
        "to_act": "chance" if acting is CHANCE else [] if acting is OVER else list(acting),
        "scores": list(outcome.scores),
        "rounds": [
            {
                **{key: listed(value) for key, value in done.about},
                "finished": done.is_over,
                "scores": list(done.scores),
                "items": [
                    [{"what": what[item.what], "points": item.points} for item in own]
                    for own in done.items
                ],
            }
            for done in outcome.rounds
        ],
        "ranks": list(outcome.ranks),
        "winners": list(outcome.winners),
    }


def listed(value: Any) -> Any:
    """A value as JSON has it: what is a tuple in a frozen object is a list there."""
    return [listed(part) for part in value] if isinstance(value, tuple) else value


def _parse_json(text: str | bytes) -> object:
    if len(text) > MOST_BYTES:
        raise RecordError("this is longer than any record")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        # Some editors write a byte order mark, which is no part of the text.
        return json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=_object, parse_constant=_no_constant
        )
    except UnicodeDecodeError:
        raise RecordError("this is not JSON: it is not text in UTF-8") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"this is not JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise RecordError("this is nested too deeply for a record") from None
    except ValueError as error:
        # Python refuses to read integers of thousands of digits.
        sentence = str(error) if isinstance(error, _Refused) else "a number is too long"
        raise RecordError(f"this is not a record: {sentence}") from None


class _Refused(ValueError):
    """A JSON text that Python reads and a record may not have."""


def _object(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise _Refused(f"the key {quoted(twice)} stands twice in one object")
    return found


def _no_constant(name: str) -> object:
    raise _Refused(f"{name} is not a number of JSON")


def _read_header(document: Json, editions: Mapping[str, Edition]) -> tuple[AnyGame, Any]:
    name, edition_name = document["game"], document["edition"]
    seats, options = document["seats"], document.get("options", {})
    try:
        game = GAMES[name if isinstance(name, str) else ""]
    except BrokenPlugin as error:
        raise RecordError(f"the game {error}") from None
    except KeyError:
        raise RecordError(f"the game {quoted(name)} is not known") from None
    edition = _find_edition(game, edition_name, document, editions)
    if not is_integer(seats):
        raise RecordError(f"seats must be a whole number, not {quoted(seats)}")
    if not isinstance(options, dict):
        raise RecordError("options must be a JSON object")
    try:
        return game, game.configure(edition, seats, options)
    except Unreadable as error:
        raise RecordError(str(error)) from None


def _find_edition(
    game: AnyGame, name: object, document: Json, editions: Mapping[str, Edition]
) -> Edition:
    """The edition of a record: one that comes with the game, or the one in its box."""
    if isinstance(name, str) and name in game.editions:
        if "box" in document:
            raise RecordError(
                f"the edition {quoted(name)} comes with {game.id}: a record of it has no box"
            )
        edition: Edition = game.load_edition(name)
        return edition
    given = editions.get(name) if isinstance(name, str) else None
    if "box" in document:
        edition = _open_box(game, document["box"])
        if edition.id != name:
            raise RecordError(f"the box is of the edition {quoted(edition.id)}, not {quoted(name)}")
        if given not in (None, edition):
            raise RecordError(f"the record has another edition {quoted(name)} than the file")
        return edition
    if given is None:
        sentence = f"there is no edition {quoted(name)} of {game.id}"
        raise RecordError(f"{sentence}, and the record has no box")
    # It may be of another game.
    return given if given.box is None else _open_box(game, given.box)


def _open_box(game: AnyGame, text: object) -> Edition:
    if not isinstance(text, str) or not _is_text(text):
        raise RecordError("the box must be the text of an edition")
    try:
        edition: Edition = game.parse_edition(text)
    except EditionError as error:
        more = len(error.mistakes) - 1
        told = error.mistakes[0][:LONGEST_MISTAKE] + (f" (and {more} more)" if more else "")
        raise RecordError(f"the box is no edition: {told}") from None
    return edition


def _check_extras(extras: Json, seats: int) -> None:
    players = extras.get("players", [""] * seats)
    if not isinstance(players, list) or len(players) != seats or not all(map(_is_text, players)):
        raise RecordError("players must be a list of names, one a seat")
    if not _is_text(extras.get("title", "")):
        raise RecordError("title must be a text")
    fairness = extras.get("fairness", {"commitment": "0" * 64})
    if not isinstance(fairness, dict) or not fairness.keys() <= FAIRNESS:
        raise RecordError(
            "fairness must be an object with commitment and perhaps secret and nonces"
        )
    if "commitment" not in fairness:
        raise RecordError("fairness has no commitment")
    for key, value in fairness.items():
        if key not in ("nonces", "rounds") and not is_hex(value):
            raise RecordError(f"the {key} of fairness must be 64 hexadecimal digits in lower case")
    nonces = fairness.get("nonces", [""] * seats)
    is_list = isinstance(nonces, list) and len(nonces) == seats
    if not is_list or not all(nonce == "" or is_hex(nonce) for nonce in nonces):
        raise RecordError(
            "the nonces of fairness must be a list of 64 hexadecimal digits, or none, for each seat"
        )
    # Of records from before there were notes of draws; it is never written.
    rounds = fairness.get("rounds", [0])
    is_list = isinstance(rounds, list) and 0 < len(rounds) <= MOST_ROUNDS
    if not is_list or not all(is_integer(n) and 0 <= n <= FARTHEST for n in rounds):
        raise RecordError("the rounds of fairness must be a list of numbers of draws")
    if extras.get("practice", True) is not True:
        raise RecordError("practice is true or is left out")
    hints = extras.get("hints", [])
    is_list = isinstance(hints, list) and all(is_integer(seat) for seat in hints)
    if not is_list or not all(0 <= seat < seats for seat in hints) or len({*hints}) != len(hints):
        raise RecordError("hints must be a list of seats, each once")


def is_hex(value: object) -> bool:
    """Whether a value is the text of 256 bits, in hexadecimal digits of lower case."""
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


def _check_remarks(data: Json) -> None:
    if "at" in data and not _is_time(data["at"]):
        raise Unreadable(f"at must be an RFC 3339 time, not {quoted(data['at'])}")
    if "note" in data and not _is_text(data["note"]):
        raise Unreadable("note must be a text")


def _is_text(value: object) -> bool:
    """Whether a JSON value is text that can be written down: lone surrogates cannot."""
    if not isinstance(value, str):
        return False
    return not any("\ud800" <= character <= "\udfff" for character in value)


def _is_time(value: object) -> bool:
    if not isinstance(value, str) or not _TIME.fullmatch(value):
        return False
    try:
        # RFC 3339 knows leap seconds, Python does not.
        datetime.fromisoformat(value.upper().replace(":60", ":59"))
    except ValueError:
        return False
    return True
