"""What a game tells of itself is true, and its options are checked by what it tells."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from formspiel.core.errors import Unreadable
from formspiel.core.game import AnyGame
from formspiel.core.info import format_info
from formspiel.core.options import (
    Choice,
    Option,
    When,
    format_option,
    options_among_bots,
    settle_options,
    suggest_options,
)
from formspiel.core.registry import GAMES
from formspiel.locales import LANGUAGES, Texts
from formspiel.players import load_player

ROUNDS = Option("rounds", "number", "x-rounds", "round", "", least=1, most=9, default=2)
LIMIT = Option("limit", "number", "x-limit", "turn", "", least=1, most=50, is_optional=True)
COLOURS = Option("colours", "list", "x", "colour", "", choices=(Choice("red"), Choice("blue")))
OPEN = Option("open", "flag", "x-open", "hand", "", flag="--open/--closed", default=False)
WAY = Option(
    "way",
    "choice",
    "x-way",
    "way",
    "",
    choices=(Choice("left", "x-left"), Choice("home", alone=True)),
    default="left",
    when=When(alone=False, options=(("open", (True,)),)),
)
ALL = (ROUNDS, LIMIT, COLOURS, OPEN, WAY)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"hue": 1}, 'Chess has no option "hue"'),
        ({"rounds": 0}, "the option rounds must be a whole number from 1 to 9, not 0"),
        ({"rounds": 10}, "the option rounds must be a whole number from 1 to 9, not 10"),
        ({"rounds": True}, "the option rounds must be a whole number from 1 to 9, not true"),
        ({"rounds": 1.5}, "the option rounds must be a whole number from 1 to 9, not 1.5"),
        ({"rounds": 2.0}, "the option rounds must be a whole number from 1 to 9, not 2.0"),
        ({"rounds": "3"}, 'the option rounds must be a whole number from 1 to 9, not "3"'),
        ({"rounds": []}, "the option rounds must be a whole number from 1 to 9, not []"),
        ({"rounds": None}, "the option rounds must be a whole number from 1 to 9, not null"),
        ({"limit": 51}, "the option limit must be null or a whole number from 1 to 50, not 51"),
        ({"colours": []}, "the option colours must be a list of at least one colour name"),
        ({"colours": ["green"]}, 'there is no colour "green"'),
        ({"colours": [["red"]]}, 'there is no colour ["red"]'),
        ({"colours": ["red", "red"]}, "the option colours names a colour twice"),
        ({"colours": ["red"] * 3}, "the option colours names at most 2 colours, each once"),
        ({"colours": ["red"] * 10_000}, "the option colours names at most 2 colours, each once"),
        ({"colours": "red"}, "the option colours must be a list of at least one colour name"),
        ({"colours": [True]}, "there is no colour true"),
        ({"open": 1}, "the option open must be true or false, not 1"),
        ({"way": "right"}, 'there is no way "right"'),
        ({"way": None}, "there is no way null"),
    ],
)
def test_an_option_that_cannot_be_has_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Unreadable) as caught:
        settle_options("Chess", ALL, given)
    assert str(caught.value) == sentence


def test_what_is_not_said_is_the_default() -> None:
    assert settle_options("Chess", ALL, {"rounds": 9, "limit": None, "way": "home"}) == {
        "rounds": 9, "limit": None, "colours": None, "open": False, "way": "home",
    }  # fmt: skip


def test_an_edition_may_know_other_parts_of_a_list() -> None:
    settle_options("Chess", ALL, {"colours": ["green"]}, {"colours": {"green": 1}})
    with pytest.raises(Unreadable, match="there is no colour"):
        settle_options("Chess", ALL, {"colours": ["red"]}, {"colours": {"green": 1}})


def test_what_is_suggested_follows_the_seats_and_what_else_is_agreed_on() -> None:
    limit = replace(LIMIT, suggestions=((2, 40),))
    way = replace(WAY, suggestion="home", choices=(Choice("left"), Choice("home")))
    options = (ROUNDS, limit, COLOURS, OPEN, way)
    for seats, agreed in ((2, 40), (3, None)):
        told = suggest_options(options, {}, seats)
        # What is in a list is up to the edition; the way is to be agreed on only in the open.
        assert told == {"rounds": 2, "limit": agreed, "open": False}
    assert suggest_options(options, {"limit": None}, 2)["limit"] is None
    assert suggest_options(options, {"open": True}, 2)["way"] == "home"
    assert "way" not in suggest_options(options, {"open": True}, 1)


def test_bots_alone_have_a_limit_whatever_is_said() -> None:
    """QUAD-9."""
    limit = replace(LIMIT, among_bots=30)
    for given in ({}, {"limit": None}):
        assert options_among_bots([ROUNDS, limit], given) == {"limit": 30}
    assert options_among_bots([limit], {"limit": 7}) == {"limit": 7}


def test_a_flag_that_the_command_has_is_refused() -> None:
    with pytest.raises(ValueError, match="the flag --seats of the option chairs is taken"):
        Option("chairs", "number", "x", "chair", "", flag="--seats")
    with pytest.raises(ValueError, match="the flag --seed of the option seed is taken"):
        Option("seed", "number", "x", "seed", "")


def test_the_flags_of_an_option_follow_from_its_key_unless_it_has_others() -> None:
    assert Option("turn_limit", "number", "x", "turn", "").flags == ("--turn-limit",)
    assert OPEN.flags == ("--open", "--closed")


def test_an_option_is_written_without_what_nobody_can_choose() -> None:
    assert format_option(WAY) == {
        "key": "way",
        "kind": "choice",
        "label": "x-way",
        "choices": [{"value": "left", "label": "x-left"}],
        "least": None,
        "most": None,
        "is_optional": False,
        "default": "left",
        "suggestion": "left",
        "suggestions": {},
        "quick": [],
        "when": {"alone": False, "options": {"open": [True]}},
    }


def test_the_facts_of_a_game_are_written() -> None:
    game = GAMES["digit"]
    told = format_info(game.id, game.editions, game.info)
    assert told.pop("options")[2]["quick"][0] == {"value": 1, "label": None}
    assert told == {
        "game": "digit",
        "title": "DIGIT",
        "author": "Gerhard Kodys",
        "publisher": "Piatnik",
        "year": 1987,
        "credits": {
            "number": "",
            "least_age": None,
            "design": [],
            "editor": "",
            "thanks": [],
            "other_titles": ["Stix (Piatnik)", "Pick-it (Discovery Toys)"],
        },
        "least_seats": 1,
        "most_seats": 4,
        "alone": {"variant": "solitaire"},
        "acts_together": False,
        "quick": {},
        "levels": ["easy", "medium", "hard", "master"],
        "has_solver": True,
        "editions": ["1987"],
    }


def configured(game: AnyGame, seats: int, options: dict[str, Any]) -> Any:
    return game.configure(game.load_edition(game.editions[0]), seats, options)


@pytest.mark.parametrize("name", GAMES)
def test_the_company_that_a_game_tells_of_can_play(name: str) -> None:
    game = GAMES[name]
    for seats in range(max(2, game.info.least_seats), game.info.most_seats + 1):
        configured(game, seats, {})
    with pytest.raises(Unreadable):
        configured(game, game.info.most_seats + 1, {})
    assert (game.info.alone is None) == (game.info.least_seats > 1)
    if game.info.alone is not None:
        configured(game, 1, dict(game.info.alone))


@pytest.mark.parametrize("name", GAMES)
def test_suggestions_quick_values_and_bounds_are_allowed(name: str) -> None:
    game = GAMES[name]
    for option in game.info.options:
        told = format_option(option)
        offered = [told["suggestion"], *told["suggestions"].values()]
        offered += [one["value"] for one in told["quick"]]
        if option.kind == "choice":
            offered += [one["value"] for one in told["choices"]]
        offered += [value for value in (option.least, option.most) if value is not None]
        # With what it asks of other options, so that it applies.
        others = {key: values[-1] for key, values in option.when.options}
        for value in offered:
            config = configured(game, 2, {**others, option.key: value})
            assert game.options_of(config)[option.key] == value
        if option.most is not None:
            with pytest.raises(Unreadable):
                configured(game, 2, {**others, option.key: option.most + 1})


@pytest.mark.parametrize("name", GAMES)
def test_the_defaults_that_a_game_tells_of_are_those_of_its_rules(name: str) -> None:
    game = GAMES[name]
    for option in game.info.options:
        others = {key: values[-1] for key, values in option.when.options}
        agreed = game.options_of(configured(game, 2, others))
        told = format_option(option)
        # Where the edition has the default, a new table is offered the same.
        default = told["suggestion"] if option.default is None else option.default
        assert agreed[option.key] == default


def test_a_new_table_is_offered_last_turns_and_a_record_means_played_out() -> None:
    """DIGIT-5."""
    options = GAMES["digit"].info.options
    *_, end = options
    assert (end.key, end.default, end.suggested) == ("end", "played-out", "last-turns")
    assert [choice.value for choice in end.choices] == ["last-turns", "played-out"]
    assert format_option(end)["when"] == {"alone": False, "options": {"variant": ["plus"]}}
    plus = {"variant": "plus"}
    assert suggest_options(options, plus, 2)["end"] == "last-turns"
    assert suggest_options(options, {**plus, "end": "played-out"}, 2)["end"] == "played-out"
    assert "end" not in suggest_options(options, {}, 2)
    assert "end" not in suggest_options(options, {"variant": "solitaire"}, 1)


def test_bounds_of_the_numbers_that_can_be_agreed_on() -> None:
    bounds = {
        (name, option.key): option.most
        for name, game in GAMES.items()
        for option in game.info.options
        if option.kind == "number"
    }
    assert bounds == {
        ("digit", "games"): 100,
        ("quadrata", "rounds"): 100,
        ("quadrata", "turn_limit"): 10_000,
    }


def test_a_new_table_of_quadrata_is_offered_what_the_rulebook_names() -> None:
    """QUAD-11: 1, 3, 5 and 10 rounds; 100 turns for two, no limit for more."""
    rounds, limit = GAMES["quadrata"].info.options
    assert [choice.value for choice in rounds.quick] == [1, 3, 5, 10]
    assert (rounds.default, rounds.suggested_for(2), rounds.suggested_for(4)) == (3, 3, 3)
    assert [choice.value for choice in limit.quick] == [None, 60, 100, 200]
    assert [limit.suggested_for(seats) for seats in (2, 3, 4)] == [100, None, None]
    assert limit.default is None


def test_the_boards_that_fits_offers_are_those_of_its_edition() -> None:
    (boards,) = GAMES["fits"].info.options
    edition: Any = GAMES["fits"].load_edition("2009")
    assert [choice.value for choice in boards.choices] == list(edition.boards)
    assert boards.suggestion == list(edition.programme)
    assert [choice.value for choice in boards.quick] == [list("1234"), list("5678")]


@pytest.mark.parametrize("boards", [["JEUXSOC"], ["3", "1"], list("87654321"), ["8", "JEUXSOC"]])
def test_fits_is_played_on_any_boards_in_any_order(boards: list[str]) -> None:
    """FITS rule 1."""
    game = GAMES["fits"]
    assert game.options_of(configured(game, 2, {"boards": boards})) == {"boards": boards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_label_is_among_the_words_of_the_game(name: str, language: str) -> None:
    game = GAMES[name]
    texts = Texts(language, game.package)
    for option in game.info.options:
        told = format_option(option)
        labels = [one["label"] for one in (*told["choices"], *told["quick"]) if one["label"]]
        for label in (option.label, *labels):
            assert texts(label)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_that_a_game_tells_of_can_be_loaded(name: str) -> None:
    for level in GAMES[name].info.levels:
        assert callable(load_player(name, level))
