"""BITS: what a seat may see, how a game is written, drawn and told."""

import json
from random import Random

import pytest

from formspiel.cli.paint import paint
from formspiel.cli.speech import Speech, letters_of
from formspiel.core.game import Json, Unreadable, plain
from formspiel.core.record import Record, replay, report
from formspiel.games.bits import GAME
from formspiel.games.bits.events import DrawStart, Event, Place, TurnCard, TurnTask
from formspiel.locales import LANGUAGES, Texts
from formspiel.table.secrecy import record_for
from tests.games.bits_drawing import begin, config, drawn, finished, placement, squares_of, table


def wire(state: object, seat: int | None) -> str:
    return json.dumps(GAME.format_view(GAME.view(state, seat)))  # type: ignore[arg-type]  # any state


# Secrecy


def test_what_others_did_with_the_tile_in_play_is_hidden_until_all_have() -> None:
    state = table("", "", "", card="RB")
    one = GAME.apply(state, placement("rb...", "RB", seat=1))
    other = GAME.apply(state, placement("...br", "RB", seat=1))
    assert one != other
    for seat in (None, 0, 2):
        assert GAME.view(one, seat) == GAME.view(other, seat)
        assert wire(one, seat) == wire(other, seat)
        assert plain(GAME.picture(GAME.view(one, seat), None)) == plain(
            GAME.picture(GAME.view(other, seat), None)
        )
    assert wire(one, 1) != wire(other, 1)
    assert GAME.view(one, 0).has_acted == (False, True, False), "that it has acted is seen"
    for seat in (0, 2):
        one = GAME.apply(one, placement("rb...", "RB", seat=seat))
    boards = GAME.view(one, 0).boards
    assert [drawn(squares_of(board)) for board in boards] == ["RB..."] * 3


def test_start_tiles_are_placed_unseen_too() -> None:
    state = begin(2)
    one = GAME.apply(state, placement("rb...", "RB", seat=1))
    other = GAME.apply(state, placement("b....\nr....", "RB", seat=1))
    assert wire(one, 0) == wire(other, 0)


def test_record_for_a_seat_leaves_out_what_it_cannot_know() -> None:
    events: list[Event] = [
        TurnTask("1"),
        DrawStart(1, "RB"),
        DrawStart(0, "RG"),
        placement("rb...", "RB", seat=1),
    ]
    record = Record(GAME, config(2), tuple(map(GAME.format_event, events)))
    assert len(record_for(record, 0)["events"]) == 3
    assert len(record_for(record, None)["events"]) == 3
    assert len(record_for(record, 1)["events"]) == 4


def test_sample_draws_the_hidden_moves() -> None:
    state = GAME.apply(table("", "", card="RB"), placement("rb...", "RB", seat=1))
    seen = GAME.view(state, 0)
    sampled = {GAME.sample(seen, Random(seed)) for seed in range(60)}
    assert len(sampled) > 5
    assert all(GAME.view(other, 0) == seen for other in sampled)


# Writing


EVENTS: list[tuple[Event, Json]] = [
    (TurnTask("3-corner"), {"chance": "task", "card": "3-corner"}),
    (DrawStart(0, "RB"), {"chance": "start", "seat": 0, "tile": "RB"}),
    (TurnCard("RR"), {"chance": "card", "tile": "RR"}),
    (
        Place(0, "RB", ((0, 0, "R"), (1, 0, "B"))),
        {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [1, 0, "B"]]},
    ),
]


@pytest.mark.parametrize(("event", "data"), EVENTS)
def test_events_are_written_as_the_format_says(event: Event, data: Json) -> None:
    assert GAME.format_event(event) == data
    assert GAME.parse_event(config(), data) == event
    assert GAME.hide(config(), event, None) == data


def test_cells_may_come_in_any_order() -> None:
    data = {"seat": 0, "place": "RB", "cells": [[1, 0, "B"], [0, 0, "R"]]}
    assert GAME.parse_event(config(), data) == EVENTS[3][0]


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"chance": "roll", "pips": 3},
        {"chance": ["card"], "tile": "RR"},
        {"chance": "card"},
        {"chance": "card", "tile": "BR"},
        {"chance": "card", "tile": ["RR"]},
        {"chance": "card", "tile": "RR", "seat": 0},
        {"chance": "task", "card": "2X"},
        {"chance": "task", "card": 1},
        {"chance": "start", "tile": "RG"},
        {"chance": "start", "seat": True, "tile": "RG"},
        {"chance": "start", "seat": 0, "tile": "ZZ"},
        {"seat": 0},
        {"seat": 0, "place": "RB"},
        {"seat": 0, "place": "RB", "cells": []},
        {"seat": 0, "place": "RB", "cells": [[0, 0], [1, 0]]},
        {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [1, 0, "V"]]},
        {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [1, 0, None]]},
        {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [1.0, 0, "B"]]},
        {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [0, 0, "R"]]},
        {"seat": 0, "place": "RB", "cells": [[0, 0, "R"], [10**12, 0, "B"]]},
        {"seat": "0", "place": "RB", "cells": [[0, 0, "R"], [1, 0, "B"]]},
        {"seat": 0, "place": {}, "cells": [[0, 0, "R"], [1, 0, "B"]]},
        {"place": "RB", "cells": [[0, 0, "R"], [1, 0, "B"]]},
    ],
)
def test_what_is_no_event_is_unreadable(data: Json) -> None:
    with pytest.raises(Unreadable):
        GAME.parse_event(config(), data)


def test_report_lists_the_tasks() -> None:
    record = Record(GAME, config(), ({"chance": "task", "card": "1"},))
    told = report(record, replay(record), {})
    assert told["rounds"] == [{"tasks": ["1"], "finished": False, "scores": [0], "items": [[]]}]


def test_view_is_small() -> None:
    state = table(*["RGRGR\nGRGRG\nRGRGR\nGRGRG\nRG..."] * 4, card="RB")
    assert len(wire(state, 0)) < 4000


# Drawing


def test_picture_shows_letters_dots_and_the_tile_tried_out_in_brackets() -> None:
    state = table("R....\nGB...", card="YY", tasks=("1", "2L", "3-corner"))
    shown = plain(GAME.picture(GAME.view(state, 0), placement("R..yy\nGB...", "YY")))
    assert shown.split("\n") == [
        "  +1      +1      −2",
        "  4 × ■   ■       ■",
        "          ■ ■ ■   ■ ■",
        "",
        "5│ ·   ·   ·   ·   ·  │",
        "4│ ·   ·   ·   ·   ·  │",
        "3│ ·   ·   ·   ·   ·  │",
        "2│ R   ·   ·  [Y ][Y ]│",
        "1│ G   B   ·   ·   ·  │",
        " └────────────────────┘",
        "   1   2   3   4   5",
    ]


def test_colours_are_marked_for_terminals_that_have_them() -> None:
    state = table("R....\nGB...", card="YY")
    lines = GAME.picture(GAME.view(state, 0), placement("R..yy\nGB...", "YY"))
    styles = {mark.text: mark.style for line in lines for mark in line}
    assert styles[" R  "] == "colour:R"
    assert styles[" B  "] == "colour:B"
    assert styles["[Y ]"] == "try:Y"


def test_own_move_stays_in_brackets_until_all_have_acted() -> None:
    state = GAME.apply(table("", "", card="RB"), placement("rb...", "RB", seat=1))
    assert "[R ][B ]" in plain(GAME.picture(GAME.view(state, 1), None))
    assert "[R ]" not in plain(GAME.picture(GAME.view(state, 0), None))


def test_four_boards_stand_side_by_side_in_80_columns_and_24_lines() -> None:
    state = table("RG...", "", "B....\nR....", "YYYYY", card="RB", tasks=("1", "2I", "3-single"))
    lines = plain(GAME.picture(GAME.view(state, None), None)).split("\n")
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 16
    assert lines[-3].startswith("1│ R  G ")


def test_last_boards_are_shown_when_the_game_is_over() -> None:
    state = finished(("",), ("",), ("RGBY.",))
    assert "R   G   B   Y" in plain(GAME.picture(GAME.view(state, 0), None))
    assert GAME.notes(GAME.view(state, 0)) == ()


# Telling


def words(language: str, event: Event) -> str:
    told = GAME.describe(event)
    return Speech(Texts(language, GAME.package))[told]


def test_moves_in_words() -> None:
    assert words("en", placement(".rb..", "RB")) == "columns 2 and 3, row 1: red, blue"
    assert words("en", placement(".y...\n.g...\n.....", "GY")) == (
        "column 2, from row 2: green, yellow on top"
    )


def test_notes_tell_the_cards_the_tile_and_what_is_to_come() -> None:
    state = table("", card="YY", tasks=("1", "2L", "3-pair"))
    told = [Speech(Texts("en", GAME.package))[note] for note in GAME.notes(GAME.view(state, 0))]
    assert told == [
        "card 1 (+1): every area of 4",
        "card 2 (+1): every L of four",
        "card 3 (−2): every pair",
        "tile in play: yellow-yellow (card 1 of 14)",
        "still to come: 2×RR, 2×GG, 2×BB, YY, RG, RB, RY, GB, GY, BY",
    ]
    before = GAME.notes(GAME.view(begin(), 0))
    assert before[1] == GAME.notes(GAME.view(begin(2), 0))[1]
    assert Speech(Texts("de", GAME.package))[before[1]] == "Startstein: Rot-Grün"


def test_cards_and_colours_are_named_in_every_language() -> None:
    drawn = TurnCard("GY")
    told = {language: words(language, drawn) for language in LANGUAGES}
    assert told == {
        "de": "Karte Grün-Gelb",
        "en": "card green-yellow",
        "fr": "carte Domino vert-jaune",
        "it": "carta verde-giallo",
        "nl": "kaart groen-geel",
    }
    assert words("en", DrawStart(1, "RB")) == "Player 2 draws the start tile red-blue"
    assert words("fr", TurnTask("2L")) == "carte Objectif 2 (L de quatre)"
    assert words("en", TurnTask("3-pair")) == "task card 3 (pair)"
    assert words("en", TurnTask("1")) == "task card 1"
    assert words("en", TurnTask("of my own")) == "task card of my own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_colours_have_the_same_letter(language: str) -> None:
    letter_of = letters_of(Texts(language, GAME.package), GAME.id)
    letters = [letter_of(colour) for colour in "RGBYV"]
    assert len(set(letters)) == 5
    texts = Texts(language, GAME.package)
    for colour, letter in zip("RGBYV", letters, strict=True):
        name = texts("bits-tile", first=colour, second=colour).partition("-")[0]
        assert name.lower().startswith(letter.lower())


def test_a_picture_has_the_letters_of_the_language() -> None:
    state = table("GG...", card="YY")
    drawn = GAME.picture(GAME.view(state, 0), placement("GGyy.", "YY"))
    german = paint(drawn, letters_of(Texts("de", GAME.package), GAME.id)).plain
    assert " Gr  Gr [Ge][Ge] ·  " in german
    french = paint(drawn, letters_of(Texts("fr", GAME.package), GAME.id)).plain
    assert " V   V  [J ][J ] ·  " in french
    assert " G   G  [Y ][Y ] ·  " in paint(drawn).plain
    both = GAME.picture(GAME.view(table("GG...", "BY...", card="YY"), None), None)
    assert " Gr Gr ·  " in paint(both, letters_of(Texts("de", GAME.package), GAME.id)).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_in_every_language(language: str) -> None:
    texts = Texts(language, GAME.package)
    for event, _ in EVENTS:
        assert words(language, event)
    areas = {
        texts("bits-area", card=2, colour=colour, shape=shape, squares=4)
        for colour in "RGBYV"
        for shape in ("single", "pair", "line", "corner", "I", "L", "O", "S", "T", "other")
    }
    assert len(areas) == 50
    assert all("\n" not in text for text in areas)


def test_an_area_in_words() -> None:
    assert Texts("en", GAME.package)("bits-area", card=2, colour="B", shape="L", squares=4) == (
        "blue L of four, card 2"
    )


# Steering


def test_pose_turns_and_flips_colours_along() -> None:
    pose = GAME.pose(placement("...rb", "RB"))
    assert pose is not None
    assert (pose.choice, pose.x, pose.y) == (("RB",), 3, 0)
    assert pose.shape == ((0, 0, "R"), (1, 0, "B"))
    assert pose.turned == ((0, 0, "R"), (0, 1, "B")), "a quarter turn to the left"
    assert pose.flipped == ((0, 0, "B"), (1, 0, "R"))
    assert GAME.pose(TurnCard("RR")) is None
