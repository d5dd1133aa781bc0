"""DIGIT: the box, the play that all versions share, and what is agreed before it."""

from dataclasses import replace

import pytest

from formspiel.core.game import CHANCE, Unreadable
from formspiel.games.digit import GAME
from formspiel.games.digit.events import Deal, Draw, Reshuffle, TurnUp
from formspiel.games.digit.rules import legal
from formspiel.geometry import STICKS, is_connected, moved, transformed
from formspiel.geometry.shapes import SYMMETRIES
from tests.games.digit_drawing import (
    CARDS,
    EDITION,
    END,
    HOOK,
    LINE,
    SPARE,
    H,
    begin,
    card,
    config,
    hands,
    move,
    refusal,
    sticks_of,
    table,
)

# The box


def test_55_figures_of_five_sticks() -> None:
    assert len(CARDS) == 55
    assert (CARDS[0], CARDS[-1]) == ("D01", "D55")
    assert all(is_connected(STICKS, f.sticks) for f in EDITION.figures.values())
    assert all(len(f.sticks) == 5 for f in EDITION.figures.values())


def test_figures_are_named_in_the_order_of_their_least_lists() -> None:
    """D01 is an E: no list of five joined sticks is less. D12 and D44 are published examples."""
    e = [(0, 0, "h"), (0, 0, "v"), (0, 1, "h"), (0, 1, "v"), (0, 2, "h")]
    assert EDITION.figures["D01"].sticks == tuple(e)
    forms = [figure.sticks for figure in EDITION.figures.values()]
    assert forms == sorted(forms)
    d12 = ((0, 2, "h"), (1, 1, "v"), (1, 2, "v"), (1, 3, "h"), (2, 2, "v"))
    d44 = ((-2, -4, "h"), (-2, -4, "v"), (-2, -3, "v"), (-1, -5, "h"), (-1, -5, "v"))
    assert (EDITION.figure_of(d12), EDITION.figure_of(d44)) == ("D12", "D44")


def test_1664_moves_and_535_edges() -> None:
    steps = {name: EDITION.steps(figure.sticks) for name, figure in EDITION.figures.items()}
    counts = [len(found) for found in steps.values()]
    assert (sum(counts), min(counts), max(counts)) == (1664, 22, 47)
    near = {name: {step.figure for step in found} - {name} for name, found in steps.items()}
    degrees = [len(names) for names in near.values()]
    assert (sum(degrees), min(degrees), max(degrees)) == (2 * 535, 3, 31)
    assert all(name in near[other] for name, names in near.items() for other in names)
    assert max(farthest(name, near) for name in CARDS) == 4


def farthest(start: str, near: dict[str, set[str]]) -> int:
    reached, edge, distance = {start}, {start}, 0
    while len(reached) < len(near):
        edge = {other for name in edge for other in near[name]} - reached
        reached |= edge
        distance += 1
    return distance


# Play


def test_card_is_turned_up_first_then_hands_aredealt() -> None:
    state = GAME.setup(config(2))
    assert GAME.to_act(state) is CHANCE
    assert len(GAME.chances(state)) == 55
    for event in (Deal(0, CARDS[:5]), Draw(0, CARDS[:1]), Reshuffle()):
        assert refusal(state, event).rule == "DIGIT play"
    state = GAME.apply(state, TurnUp(card(LINE), sticks_of(LINE)))
    assert len(GAME.chances(state)) == 3_162_510, "ways to take five of 54"
    for early in (TurnUp(card(LINE), sticks_of(LINE)), Draw(0, CARDS[:1]), Reshuffle()):
        assert refusal(state, early).rule == "DIGIT play"


def test_sticks_are_laid_as_the_card_shows_turned_flipped_and_anywhere() -> None:
    state = GAME.setup(config(2))
    for symmetry in SYMMETRIES:
        sticks = moved(transformed(STICKS, sticks_of(HOOK), symmetry), -70, 10**9)
        assert GAME.apply(state, TurnUp(card(HOOK), sticks)).sticks == tuple(sorted(sticks))
    for wrong in (sticks_of(LINE), sticks_of(HOOK)[1:], ()):
        assert refusal(state, TurnUp(card(HOOK), wrong)).rule == "DIGIT play"


def test_chance_lays_the_sticks_in_the_normal_form() -> None:
    events = [event for event, _ in GAME.chances(GAME.setup(config(2)))]
    assert events == [TurnUp(f.id, f.sticks) for f in EDITION.figures.values()]


def test_five_cards_are_dealt_to_each_player_in_any_order() -> None:
    state = GAME.apply(GAME.setup(config(3)), TurnUp(card(LINE), sticks_of(LINE)))
    state = GAME.apply(state, Deal(2, tuple(SPARE[:5])))
    assert refusal(state, Deal(2, tuple(SPARE[5:10]))).rule == "DIGIT play"
    assert refusal(state, Deal(3, tuple(SPARE[5:10]))).rule == "DIGIT play"
    assert refusal(state, Deal(-1, tuple(SPARE[5:10]))).rule == "DIGIT play"
    assert refusal(state, Deal(0, tuple(SPARE[4:9]))).rule == "DIGIT play", "one is taken"
    assert refusal(state, Deal(0, (card(LINE), *SPARE[5:9]))).rule == "DIGIT play"
    assert refusal(state, Deal(0, (SPARE[5], *SPARE[5:9]))).rule == "DIGIT play"
    assert refusal(state, Deal(0, ("D56", *SPARE[5:9]))).rule == "DIGIT play"
    for count in (4, 6):
        assert refusal(state, Deal(0, tuple(SPARE[5 : 5 + count]))).rule == "DIGIT play"
    first, _ = next(iter(GAME.chances(state)))
    assert isinstance(first, Deal)
    assert first.seat == 0, "the lowest seat without a hand"
    state = GAME.apply(state, Deal(1, tuple(SPARE[5:10])))
    assert GAME.to_act(state) is CHANCE
    state = GAME.apply(state, Deal(0, tuple(reversed(SPARE[10:15]))))
    assert hands(state)[0] == tuple(SPARE[10:15])
    assert refusal(state, Deal(0, tuple(SPARE[15:20]))).rule == "DIGIT play"


def test_first_seat_begins_then_clockwise() -> None:
    state = begin(3, "plus")
    for seat in (0, 1, 2, 0):
        assert GAME.to_act(state) == (seat,)
        assert legal(state, (seat + 1) % 3) == ()
        wrong = move((seat + 1) % 3, END, (-1, 0, "h"))
        assert refusal(state, wrong).rule == "DIGIT play"
        place = (-1, 0, "h") if END in state.sticks else END
        away = END if END in state.sticks else (-1, 0, "h")
        state = GAME.apply(state, move(seat, away, place))


def test_move_is_one_stick_to_another_place_that_joins_all() -> None:
    """Of a line only an end can go: to the other end, or up or down at five points."""
    state = table(LINE, SPARE[:5], SPARE[5:10])
    crossing = [(x, y, "v") for x in range(6) for y in (-1, 0)]
    left = [move(0, (0, 0, "h"), to) for to in sorted([*crossing[2:], (5, 0, "h")])]
    right = [move(0, END, to) for to in sorted([(-1, 0, "h"), *crossing[:-2]])]
    assert list(legal(state, 0)) == left + right


def test_move_that_is_none_is_refused() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:10])
    for stick, to in (
        ((5, 0, "h"), (0, 0, "v")),  # there is no such stick
        (END, (3, 0, "h")),  # another lies there
        (END, (5, 0, "h")),  # not joined any more
        ((2, 0, "h"), (2, 0, "v")),  # the two halves are not joined
        (END, (0, 2, "v")),
    ):
        assert refusal(state, move(0, stick, to)).rule == "DIGIT play"


def test_sticks_may_lie_anywhere() -> None:
    """The same moves wherever the figure lies."""
    here = table(H, SPARE[:5], SPARE[5:10])
    there = replace(here, sticks=moved(here.sticks, -(10**9), 10**9))
    assert [move(0, *moved((m.stick, m.to), -(10**9), 10**9)) for m in legal(here, 0)] == list(
        legal(there, 0)
    )


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_turned_and_flipped_figures_are_the_same(symmetry: tuple[int, int, int, int]) -> None:
    state = table(LINE, [card(HOOK), *SPARE[:4]], SPARE[5:10])
    first, then = (transformed(STICKS, sticks_of(p), symmetry) for p in (LINE, HOOK))
    (stick,), (to,) = set(first) - set(then), set(then) - set(first)
    state = GAME.apply(replace(state, sticks=first), move(0, stick, to))
    assert hands(state)[0] == tuple(SPARE[:4])


def test_no_card_comes_while_a_seat_is_to_move() -> None:
    state = begin(2)
    turned = TurnUp("D01", EDITION.figures["D01"].sticks)
    for event in (turned, Deal(0, tuple(SPARE[20:25])), Draw(0, ("D50",)), Reshuffle()):
        assert refusal(state, event).rule == "DIGIT play"


# Options


def test_options_default_to_one_closed_game_of_standard() -> None:
    made = GAME.configure(EDITION, 2, {})
    assert GAME.options_of(made) == {"variant": "standard", "open": False, "games": 1}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}), (5, {}), (0, {}), (-1, {}),
        (1, {"variant": "plus"}), (5, {"variant": "plus"}),
        (2, {"variant": "solitaire"}), (0, {"variant": "solitaire"}),
        (1, {"variant": "solitaire", "open": True}),
        (2, {"variant": "Standard"}), (2, {"variant": None}), (2, {"variant": []}),
        (2, {"open": 1}), (2, {"open": None}), (2, {"open": "true"}),
        (2, {"games": 0}), (2, {"games": -1}), (2, {"games": True}), (2, {"games": 1.0}),
        (2, {"games": "1"}), (2, {"games": None}), (2, {"points": 20}), (2, {"rounds": 1}),
    ],
)  # fmt: skip
def test_agreement_that_cannot_be_is_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        GAME.configure(EDITION, seats, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standard_and_plus_are_for_two_to_four(seats: int) -> None:
    for variant in ("standard", "plus"):
        assert GAME.to_act(begin(seats, variant)) == (0,)
    assert GAME.to_act(begin(1, "solitaire", open=False)) == (0,)
