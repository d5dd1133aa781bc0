"""FITS: what a seat and a spectator may see while a card is in play."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER, plain
from formspiel.core.record import Record
from formspiel.games.fits import GAME
from formspiel.games.fits.events import SetAside
from formspiel.games.fits.state import State
from formspiel.table.secrecy import record_for
from tests.games.fits_drawing import begin, config, placement, play_at_random, table

EVERYBODY = (None, 0, 1, 2)


def wire(state: State, seat: int | None) -> bytes:
    """A view as it goes over the wire."""
    return json.dumps(GAME.format_view(GAME.view(state, seat))).encode()


def test_view_hides_what_others_did_with_the_card_until_all_have_acted() -> None:
    state = table("", "", "", card="O4")
    left = GAME.apply(state, placement("OO....\nOO....", "O4", seat=1))
    right = GAME.apply(state, placement("....OO\n....OO", "O4", seat=1))
    away = GAME.apply(state, SetAside(1, "O4"))
    for seat in (None, 0, 2):
        assert wire(left, seat) == wire(right, seat) == wire(away, seat)
        assert GAME.view(left, seat) == GAME.view(right, seat) == GAME.view(away, seat)
    assert len({wire(left, 1), wire(right, 1), wire(away, 1)}) == 3
    for seat in (0, 2):
        left = GAME.apply(left, SetAside(seat, "O4"))
        right = GAME.apply(right, SetAside(seat, "O4"))
    for seat in EVERYBODY:
        assert wire(left, seat) != wire(right, seat), "now all have acted"


def test_view_tells_that_a_seat_has_acted() -> None:
    state = table("", "", card="O4")
    after = GAME.apply(state, SetAside(1, "O4"))
    assert GAME.format_view(GAME.view(state, 0))["acted"] == []
    assert GAME.format_view(GAME.view(after, 0))["acted"] == [1]
    assert GAME.format_view(GAME.view(after, 0))["move"] is None
    assert GAME.format_view(GAME.view(after, 1))["move"] == {"seat": 1, "aside": "O4"}


def test_view_hides_how_others_dropped_their_start_pieces() -> None:
    state = begin(3)
    moves = GAME.legal(state, 2)
    first, last = GAME.apply(state, moves[0]), GAME.apply(state, moves[-1])
    for seat in (None, 0, 1):
        assert wire(first, seat) == wire(last, seat)
    assert wire(first, 2) != wire(last, 2)


def test_view_shows_all_boards_between_cards() -> None:
    state = table("", "", card="O4")
    for actor in (0, 1):
        state = GAME.apply(state, placement("OO....\nOO....", "O4", seat=actor))
    square = [[0, 0], [0, 1], [1, 0], [1, 1]]
    for seat in (None, 0, 1):
        boards = GAME.format_view(GAME.view(state, seat))["boards"]
        assert boards == [{"placed": [["O4", square]], "aside": []}] * 2


def test_view_of_a_skipped_seat_has_nothing_to_hide() -> None:
    state = table("", "", card="F5", starts=("F5", "N5"))
    assert GAME.to_act(state) == (1,)
    view = GAME.format_view(GAME.view(state, 0))
    assert view["acted"] == []
    assert view["turned"] == ["F5"]


def test_view_is_the_same_for_all_but_the_own_number_and_move() -> None:
    state = GAME.apply(table("", "", card="O4"), SetAside(1, "O4"))
    views = [GAME.format_view(GAME.view(state, seat)) for seat in (None, 0, 1)]
    assert [view.pop("seat") for view in views] == [None, 0, 1]
    assert [view.pop("move") for view in views] == [None, None, {"seat": 1, "aside": "O4"}]
    assert views[0] == views[1] == views[2]


def test_picture_hides_it_too() -> None:
    state = table("", "", card="O4")
    left = GAME.apply(state, placement("OO....\nOO....", "O4", seat=1))
    right = GAME.apply(state, placement("....OO\n....OO", "O4", seat=1))
    for seat in (None, 0):
        shown = [plain(GAME.picture(GAME.view(s, seat), None)) for s in (left, right)]
        assert shown[0] == shown[1]
    own = [plain(GAME.picture(GAME.view(s, 1), None)) for s in (left, right)]
    assert own[0] != own[1]
    assert "[O4][O4]" in own[0]


def test_record_for_a_seat_hides_the_card_in_play() -> None:
    start = [
        {"chance": "start", "seat": 0, "piece": "F5"},
        {"chance": "start", "seat": 1, "piece": "N5"},
    ]
    move = GAME.format_event(GAME.legal(begin(2), 1)[0])
    record = Record(GAME, config(2), (*start, move | {"note": "well hidden"}))
    assert record_for(record, 0)["events"] == start
    assert record_for(record, None)["events"] == start
    assert record_for(record, 1)["events"] == [*start, move | {"note": "well hidden"}]
    other = GAME.format_event(GAME.legal(begin(2), 0)[0])
    both = record.with_events([other])
    for seat in (None, 0):
        assert record_for(both, seat)["events"] == [*start, move, other]


@given(st.integers(0, 10**6), st.integers(2, 4))
def test_two_states_that_differ_in_what_is_hidden_look_the_same(seed: int, seats: int) -> None:
    """At a random moment, every other way for a seat to have acted looks the same to the rest."""
    rng = Random(seed)
    state = GAME.setup(config(seats))
    events = play_at_random(state, rng)
    for event in events[: rng.randrange(len(events))]:
        state = GAME.apply(state, event)
    acting = GAME.to_act(state)
    if acting in (CHANCE, OVER) or len(acting) < 2:
        return
    actor = rng.choice(acting)
    for other in (None, *(seat for seat in range(seats) if seat != actor)):
        seen = {wire(GAME.apply(state, move), other) for move in GAME.legal(state, actor)}
        assert len(seen) == 1


@given(st.integers(0, 10**6))
def test_sample_is_consistent_with_the_view(seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(config(3))
    for event in play_at_random(state, rng)[: rng.randrange(70)]:
        state = GAME.apply(state, event)
    for seat in EVERYBODY:
        sampled = GAME.sample(GAME.view(state, seat), rng)
        assert wire(sampled, seat) == wire(state, seat)
        assert GAME.to_act(sampled) == GAME.to_act(state)
