"""What games write is what they have declared: seen by pydantic, strictly."""

import copy
import json
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from functools import cache, reduce
from operator import or_
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from formspiel.core.game import Json
from formspiel.core.registry import GAMES
from tests.games.digit_home import home_made
from tests.games.fits_home import everything_at_once
from tests.games.test_bits_edition import larger_box
from tests.games.test_quadrata_taking import without
from tests.random_play import TABLES, configured, moments

OPTIONAL = {"QuadrataMove": {"of", "at_cells", "cells"}, "DigitView": {"last", "end", "last_turns"}}
"""The keys that may be left out."""

BY_NAME = {"pieces", "boards", "tiles", "tasks", "forms", "figures"}
"""The objects of a box whose keys are the names of what is in it."""


def union(types: Iterable[Any]) -> Any:
    return reduce(or_, types)


@cache
def views(name: str) -> TypeAdapter[Any]:
    declared = GAMES[name].view_type
    assert declared is not None
    return TypeAdapter(declared)


@cache
def events(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(union(GAMES[name].event_types))


def accepts(types: TypeAdapter[Any], data: Any) -> bool:
    try:
        types.validate_json(json.dumps(data))
    except ValidationError:
        return False
    return True


def components(name: str, edition: Any) -> Json:
    found: Json = GAMES[name].edition_json(edition)["components"]
    return found


@cache
def boxes(name: str) -> TypeAdapter[Any]:
    declared = GAMES[name].edition_type
    assert declared is not None
    return TypeAdapter(declared)


@cache
def written(name: str, number: int) -> tuple[list[Json], list[Json]]:
    """The events of one random game and a third of its views, as every seat and a spectator reads.

    A view differs from the one before it in the last event alone.
    """
    game = GAMES[name]
    config = configured(game, *TABLES[name][number])
    everybody = (None, *range(game.seats_of(config)))
    seen: list[Json] = []
    told: list[Json] = []
    for at, (state, event) in enumerate(moments(game, config, seed=number)):
        if at % 3 == 0 or event is None:
            seen += [game.format_view(game.view(state, seat)) for seat in everybody]
        if event is not None:
            told.append(game.format_event(event))
            told += [game.hide(config, event, seat) for seat in everybody]
    return seen, told


@pytest.mark.parametrize("name", GAMES)
def test_game_declares_what_it_writes(name: str) -> None:
    game = GAMES[name]
    assert TABLES.get(name), "a new game has to be given its tables in random_play.py"
    assert is_dataclass(game.view_type)
    assert is_dataclass(game.edition_type)
    assert game.event_types
    assert all(is_dataclass(declared) for declared in game.event_types)


@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name in GAMES for number in range(len(TABLES[name]))]
)
def test_everything_written_in_a_random_game_is_declared(name: str, number: int) -> None:
    seen, told = written(name, number)
    for types, found in ((views(name), seen), (events(name), told)):
        for data in dict.fromkeys(map(json.dumps, found)):
            types.validate_json(data)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_in_the_box_is_declared(name: str) -> None:
    for edition in GAMES[name].editions:
        boxes(name).validate_json(json.dumps(components(name, GAMES[name].load_edition(edition))))


def test_what_is_in_a_home_made_box_is_declared() -> None:
    for name, edition in (
        ("fits", everything_at_once()),
        ("bits", GAMES["bits"].parse_edition(larger_box())),
        ("quadrata", without(4)),
        ("digit", home_made(4, 16, 3)),
    ):
        boxes(name).validate_json(json.dumps(components(name, edition)))


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_event_is_written_and_of_just_one_type(name: str) -> None:
    game = GAMES[name]
    kinds = {declared.__name__: TypeAdapter(declared) for declared in game.event_types}
    found: set[str] = set()
    for number in range(len(TABLES[name])):
        for data in written(name, number)[1][::7]:
            [kind] = [kind for kind, types in kinds.items() if accepts(types, data)]
            found.add(kind)
    assert found == set(kinds)


def test_of_hidden_cards_only_the_number_is_declared() -> None:
    types = events("digit")
    hidden = {"chance": "deal", "seat": 0, "count": 5}
    assert accepts(types, hidden)
    assert not accepts(types, hidden | {"figures": ["D01"]})
    assert not accepts(types, {"chance": "deal", "seat": 0})


def objects(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to every object inside a JSON value, itself included, that has fixed keys."""
    if isinstance(data, dict) and not (path and path[-1] in BY_NAME):
        yield path
    for key, part in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(part, dict | list):
            yield from objects(part, (*path, key))


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The ways to every value that is neither object nor list."""
    if isinstance(data, dict | list):
        for key, part in data.items() if isinstance(data, dict) else enumerate(data):
            yield from leaves(part, (*path, key))
    else:
        yield path, data


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def telling(name: str) -> list[tuple[TypeAdapter[Any], Json]]:
    """A few written objects of a game, the longest among them, each with its types.

    They are the caller's own, to spoil one thing at a time.
    """
    box = components(name, GAMES[name].load_edition(GAMES[name].editions[0]))
    few = {
        key: dict(list(part.items())[:4]) if key in BY_NAME else part for key, part in box.items()
    }
    found: list[tuple[TypeAdapter[Any], Json]] = [(boxes(name), few)]
    for number in range(0, len(TABLES[name]), 3):
        seen, told = written(name, number)
        found += [(views(name), data) for data in (seen[0], seen[-1], max(seen, key=_length))]
        by_keys = {tuple(sorted(data)): data for data in told}
        found += [(events(name), data) for data in by_keys.values()]
    return [(types, copy.deepcopy(data)) for types, data in found]


def _length(data: Json) -> int:
    return len(json.dumps(data))


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_key_is_refused_in_every_object(name: str) -> None:
    for types, data in telling(name):
        for path in list(objects(data)):
            inner = at(data, path)
            inner["strange"] = 1
            assert not accepts(types, data), path
            del inner["strange"]


@pytest.mark.parametrize("name", GAMES)
def test_a_missing_key_is_refused_in_every_object(name: str) -> None:
    for types, data in telling(name):
        kind = type(types.validate_json(json.dumps(data))).__name__
        for path in list(objects(data)):
            inner = at(data, path)
            for key in list(inner):
                value = inner.pop(key)
                is_optional = not path and key in OPTIONAL.get(kind, ())
                assert accepts(types, data) == is_optional, (path, key)
                inner[key] = value


@pytest.mark.parametrize("name", GAMES)
def test_a_value_of_another_kind_is_refused_everywhere(name: str) -> None:
    tried = set()
    for types, data in telling(name):
        for path, value in list(leaves(data)):
            # What stands far behind in a list is declared as what stands before.
            near = (*(min(k, 3) if isinstance(k, int) else k for k in path), type(value))
            if (id(types), near) in tried:
                continue
            tried.add((id(types), near))
            others: list[Any] = [0.5, {}, [[]]]
            others += [] if isinstance(value, str) or value is None else ["1"]
            others += [1] if isinstance(value, bool) else [True]
            others += [1] if isinstance(value, str) else []
            inner = at(data, path[:-1])
            for other in others:
                inner[path[-1]] = other
                assert not accepts(types, data), (path, value, other)
            inner[path[-1]] = value


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("bits", {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [1, 0, "Z"]]}),
        ("bits", {"seat": 0, "place": "RB", "cells": [[0, 0, "R"]]}),
        ("fits", {"seat": 0, "place": "L4", "cells": [[0, 0, 0]]}),
        ("fits", {"chance": "turn", "piece": "L4"}),
        ("quadrata", {"seat": 0, "move": 1, "from": "stock", "to": "box"}),
        ("quadrata", {"seat": 0, "move": 1, "origin": "stock", "to": "reserve"}),
        ("quadrata", {"seat": 0, "move": 1, "from": "reserve", "of": None, "to": "stock"}),
        ("digit", {"seat": 0, "from": [0, 0, "h"], "to": [0, 0, "x"]}),
        ("digit", {"seat": 0, "stick": [0, 0, "h"], "to": [0, 0, "v"]}),
    ],
)
def test_what_no_game_writes_is_refused(name: str, data: Json) -> None:
    assert not accepts(events(name), data)


def test_names_of_the_types_are_unique_over_all_games() -> None:
    names: list[str] = []
    for game in GAMES.values():
        schema = TypeAdapter(
            union((game.view_type, game.edition_type, *game.event_types))
        ).json_schema()
        assert all(name.startswith(game.id.capitalize()) for name in schema["$defs"])
        names += schema["$defs"]
    assert len(set(names)) == len(names)


def test_schema_has_the_keys_of_the_json() -> None:
    schema = TypeAdapter(dict(kinds("quadrata"))["QuadrataMove"]).json_schema()
    assert schema["required"] == ["seat", "move", "from", "to"]
    assert schema["additionalProperties"] is False
    assert schema["properties"]["from"]["enum"] == ["stock", "reserve", "square"]
    assert schema["properties"]["of"]["type"] == "integer"
    assert "default" not in schema["properties"]["of"]
    assert schema["properties"]["cells"]["items"]["prefixItems"][2]["enum"] == ["N", "E", "S", "W"]
    assert schema["properties"]["cells"]["description"].startswith("Where it comes to lie")


def kinds(name: str) -> Iterator[tuple[str, type[Any]]]:
    for declared in GAMES[name].event_types:
        yield declared.__name__, declared
