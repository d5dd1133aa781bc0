"""DIGIT: what a seat and a spectator may see of a closed game."""

import json
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import IllegalEvent, plain
from formspiel.core.record import Record
from formspiel.games.digit import GAME
from formspiel.games.digit.events import Draw, Event, Reshuffle
from formspiel.games.digit.state import State
from formspiel.table.secrecy import record_for
from tests.games.digit_drawing import (
    FLAG,
    HOOK,
    LINE,
    SPARE,
    after,
    begin,
    card,
    config,
    dealt,
    others,
    play_at_random,
    sticks_of,
    table,
)

VARIANTS = st.sampled_from(["standard", "plus"])


def wire(state: State, seat: int | None) -> bytes:
    """A view as it goes over the wire, in all its forms."""
    seen = GAME.view(state, seat)
    written = json.dumps(GAME.format_view(seen))
    return repr((written, plain(GAME.picture(seen, None)), GAME.notes(seen))).encode()


def record_of(events: list[Event], state: State, seat: int | None) -> bytes:
    """The record for a seat as it goes over the wire."""
    record = Record(GAME, state.config, tuple(map(GAME.format_event, events)))
    return json.dumps(record_for(record, seat)).encode()


def test_closed_hand_is_hidden_from_others_but_for_its_size() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:9], SPARE[10:13])
    for seat in (0, 1, 2):
        shown = GAME.format_view(GAME.view(state, seat))
        assert [hand is not None for hand in shown["hands"]] == [s == seat for s in (0, 1, 2)]
        assert shown["hands"][seat] == list(state.hands[seat] or ())
        assert shown["sizes"] == [5, 4, 3]
    assert GAME.format_view(GAME.view(state, None))["hands"] == [None, None, None]


def test_what_is_public_is_in_every_view() -> None:
    state = after(table(LINE, SPARE[:5], [card(HOOK), *SPARE[5:9]]), HOOK)
    for seat in (None, 0, 1):
        shown = GAME.format_view(GAME.view(state, seat))
        assert shown["sticks"] == [list(stick) for stick in sticks_of(HOOK)]
        assert shown["figure"] == card(HOOK)
        assert shown["pile"] == [[card(LINE), None], [card(HOOK), 1]], "laid down, so all know it"
        assert (shown["sizes"], shown["stack"], shown["turn"]) == ([5, 4], 55 - 2 - 9, 1)


def test_hands_that_differ_look_the_same_to_the_others() -> None:
    one = table(LINE, SPARE[:5], SPARE[5:10], SPARE[10:15])
    other = table(LINE, SPARE[:5], SPARE[20:25], SPARE[5:10])
    for seat in (None, 0):
        assert wire(one, seat) == wire(other, seat)
        assert GAME.view(one, seat) == GAME.view(other, seat)
    for seat in (1, 2):
        assert wire(one, seat) != wire(other, seat)


def test_views_before_and_during_the_deal() -> None:
    state = begin(3)
    undealt = replace(state, hands=(None, state.hands[1], None))
    shown = GAME.format_view(GAME.view(undealt, 0))
    assert (shown["hands"], shown["sizes"]) == ([None] * 3, [None, 5, None])
    sampled = GAME.sample(GAME.view(undealt, 0), Random(1))
    assert [hand is None for hand in sampled.hands] == [True, False, True]


def test_card_drawn_by_another_is_not_seen_even_after_a_reshuffle() -> None:
    """Which of the unseen cards are in hands and which in the stack is in no view."""
    state = after(table(LINE, SPARE[:5], SPARE[5:10], stack=0), HOOK)
    state = GAME.apply(state, Reshuffle())
    drawn = [GAME.apply(state, Draw(0, (name,))) for name in SPARE[10:14]]
    assert len({wire(s, 1) for s in drawn}) == len({wire(s, None) for s in drawn}) == 1
    assert len({wire(s, 0) for s in drawn}) == 4


def test_plus_does_not_tell_that_another_players_figure_was_made() -> None:
    """DIGIT-6: the player keeps the card, and it stays hidden."""
    has = after(table(LINE, SPARE[:5], [card(HOOK), *SPARE[5:9]], variant="plus"), HOOK)
    has_not = after(table(LINE, SPARE[:5], SPARE[5:10], variant="plus"), HOOK)
    for seat in (None, 0):
        assert wire(has, seat) == wire(has_not, seat)


def test_hands_stay_hidden_when_the_game_is_over() -> None:
    one = after(table(LINE, [card(HOOK)], SPARE[5:9], SPARE[10:12]), HOOK)
    other = after(table(LINE, [card(HOOK)], SPARE[15:19], SPARE[5:7]), HOOK)
    for seat in (None, 0):
        assert wire(one, seat) == wire(other, seat)


def test_the_game_before_is_seen_as_it_was_seen_when_it_ended() -> None:
    ended = after(table(LINE, [card(HOOK)], SPARE[5:9], SPARE[10:12], games=2), HOOK)
    other = after(table(LINE, [card(HOOK)], SPARE[15:19], SPARE[5:7], games=2), HOOK)
    assert ended.hands == (None, None, None), "the next game has begun"
    for seat in (None, 0, 1, 2):
        last = GAME.format_view(GAME.view(ended, seat))["last"]
        assert last["sizes"] == [0, 4, 2]
        assert last["pile"] == [[card(LINE), None], [card(HOOK), 0]]
        assert (last["figure"], last["sticks"]) == (card(HOOK), [list(s) for s in sticks_of(HOOK)])
        own: list[list[str] | None] = [[], sorted(SPARE[5:9]), sorted(SPARE[10:12])]
        assert last["hands"] == [hand if s == seat else None for s, hand in enumerate(own)]
        sampled = GAME.sample(GAME.view(ended, seat), Random(1))
        assert GAME.view(sampled, seat) == GAME.view(ended, seat)
    for seat in (None, 0):
        assert wire(ended, seat) == wire(other, seat)


def test_only_the_game_before_is_shown_and_nothing_when_all_is_over() -> None:
    state = table(LINE, [card(HOOK)], SPARE[5:9], games=2)
    assert "last" not in GAME.format_view(GAME.view(state, 0))
    state = dealt(after(state, HOOK), [card(FLAG), *SPARE[:4]], SPARE[5:10])
    state = replace(state, hands=((card(FLAG),), state.hands[1]))
    assert "last" in GAME.format_view(GAME.view(state, 0))
    state = after(state, FLAG)
    shown = GAME.format_view(GAME.view(state, 0))
    assert "last" not in shown
    assert shown["sizes"] == [0, 5]


def test_a_reason_for_points_names_no_card_of_a_hand() -> None:
    """All may read the scores, and the hands stay hidden."""
    state = after(table(LINE, [card(HOOK)], SPARE[5:9], games=2), HOOK)
    for done in GAME.outcome(state).rounds:
        assert [[item.where for item in own] for own in done.items] in ([[], [("hand",)]], [[], []])
    plus = after(table(LINE, [card(HOOK), *SPARE[:4]], SPARE[5:10], variant="plus"), HOOK)
    assert [[item.where for item in own] for own in GAME.outcome(plus).rounds[0].items] == [
        [("pile",)],
        [],
    ]
    alone = after(table(LINE, SPARE[:5], variant="solitaire"), HOOK)
    assert [item.where for item in GAME.outcome(alone).rounds[0].items[0]] == [("extra",)]


def test_solitaire_and_open_games_hide_nothing() -> None:
    for state in (begin(1, "solitaire"), begin(2, "standard", open=True)):
        for seat in (None, *range(len(state.hands))):
            assert GAME.view(state, seat).hands == state.hands
            for event in play_at_random(GAME.setup(state.config), Random(1), 8):
                assert GAME.hide(state.config, event, seat) == GAME.format_event(event)


def test_record_for_a_seat_hides_what_others_were_dealt_and_drew() -> None:
    state = GAME.setup(config(2))
    events = play_at_random(state, Random(3), 3)
    state = begin(2)
    draws = [Draw(seat, (SPARE[20 + seat],)) for seat in (0, 1)]
    for seat in (None, 0, 1):
        for draw in draws:
            shown = GAME.hide(state.config, draw, seat)
            if draw.seat == seat:
                assert shown == {"chance": "draw", "seat": seat, "figures": list(draw.figures)}
            else:
                assert shown == {"chance": "draw", "seat": draw.seat, "count": 1}
    record = Record(GAME, config(2), tuple(map(GAME.format_event, events)))
    deals = [record.events[1], record.events[2]]
    hidden = [{"chance": "deal", "seat": seat, "count": 5} for seat in (0, 1)]
    assert record_for(record, 0)["events"] == [record.events[0], deals[0], hidden[1]]
    assert record_for(record, 1)["events"] == [record.events[0], hidden[0], deals[1]]
    assert record_for(record, None)["events"] == [record.events[0], *hidden]


@settings(max_examples=settings().max_examples * 2 // 5)
@given(st.integers(0, 10**6), st.integers(2, 4), VARIANTS)
def test_games_that_differ_in_hidden_cards_give_the_same_records(
    seed: int, seats: int, variant: str
) -> None:
    """Exchange two unseen cards in all events so far: the seat cannot tell."""
    rng = Random(seed)
    start = GAME.setup(config(seats, variant))
    events = play_at_random(start, rng, rng.randrange(1, 60))
    state = start
    for event in events:
        state = GAME.apply(state, event)
    for seat in (None, *range(seats)):
        seen = GAME.view(state, seat)
        known = {name for name, _ in seen.pile} | {n for hand in seen.hands for n in hand or ()}
        known |= {name for event in events for name in told(event, seat)}
        unseen = [name for name in config().edition.figures if name not in known]
        if len(unseen) < 2 or any(isinstance(event, Reshuffle) for event in events):
            continue
        one, two = rng.sample(unseen, 2)
        swapped = [swap(event, one, two) for event in events]
        other = start
        try:
            for event in swapped:
                other = GAME.apply(other, event)
        except IllegalEvent:
            continue  # the exchange has changed who lays down, and all can see that
        if other.pile != state.pile:
            continue
        assert wire(other, seat) == wire(state, seat)
        assert record_of(swapped, other, seat) == record_of(events, state, seat)


def told(event: Event, seat: int | None) -> tuple[str, ...]:
    """The cards that an event names to a seat."""
    figures = GAME.hide(config(), event, seat).get("figures", ())
    return tuple(figures)


def swap(event: Event, one: str, two: str) -> Event:
    """The event with two cards exchanged in hands and draws."""
    data = GAME.format_event(event)
    if "figures" in data:
        other = {one: two, two: one}
        data["figures"] = [other.get(name, name) for name in data["figures"]]
    return GAME.parse_event(config(), data)


@given(st.integers(0, 10**6), st.integers(2, 4), VARIANTS)
def test_sample_is_consistent_with_the_view(seed: int, seats: int, variant: str) -> None:
    rng = Random(seed)
    state = GAME.setup(config(seats, variant))
    for event in play_at_random(state, rng, rng.randrange(60)):
        state = GAME.apply(state, event)
    for seat in (None, *range(seats)):
        sampled = GAME.sample(GAME.view(state, seat), rng)
        assert wire(sampled, seat) == wire(state, seat)
        assert GAME.view(sampled, seat) == GAME.view(state, seat)
        assert GAME.to_act(sampled) == GAME.to_act(state)
        held = [name for hand in sampled.hands for name in hand or ()]
        assert len(set(held)) == len(held)


def test_sample_deals_every_unseen_card_sometimes() -> None:
    seen = GAME.view(table(LINE, SPARE[:5], SPARE[5:10]), 0)
    rng = Random(7)
    dealt = {name for _ in range(200) for name in GAME.sample(seen, rng).hands[1] or ()}
    assert dealt == set(config().edition.figures) - {card(LINE), *SPARE[:5]}


def test_turns_of_standard_are_remembered_by_everybody() -> None:
    """Each with what was made from what, and who laid it down."""
    state = after(table(LINE, SPARE[:5], [card(HOOK), *SPARE[5:9]]), HOOK)
    state = GAME.apply(after(state, FLAG), Draw(1, (SPARE[20],)))
    turns = ((0, card(LINE), card(HOOK), 1), (1, card(HOOK), card(FLAG), None))
    for seat in (None, 0, 1):
        assert GAME.view(state, seat).trail == turns


def test_turns_before_the_cards_were_shuffled_are_forgotten() -> None:
    state = after(table(LINE, SPARE[:5], SPARE[5:10], stack=0), HOOK)
    assert len(state.trail) == 1
    state = GAME.apply(GAME.apply(state, Reshuffle()), Draw(0, (SPARE[30],)))
    assert state.trail == ()
    state = GAME.apply(after(state, FLAG), Draw(1, (SPARE[31],)))
    assert state.trail == ((1, card(HOOK), card(FLAG), None),)


def test_turns_without_a_card_to_draw_are_not_remembered() -> None:
    """DIGIT-3: nobody draws if there are no cards, and that may go on for ever."""
    cards = others(card(HOOK))
    state = replace(table(LINE, SPARE[:5], SPARE[5:10]), pile=((card(HOOK), None),))
    state = after(replace(state, hands=(tuple(cards[:30]), tuple(cards[30:]))), HOOK)
    assert state.trail == ()


def test_plus_and_solitaire_remember_no_turns() -> None:
    assert after(table(LINE, SPARE[:5], SPARE[5:10], variant="plus"), HOOK).trail == ()
    assert after(table(LINE, SPARE[:5], variant="solitaire"), HOOK).trail == ()


def test_notes_name_the_stack_the_last_card_and_what_is_known_of_hands() -> None:
    state = after(table(LINE, SPARE[:5], [card(HOOK), *SPARE[5:9]]), HOOK)
    keys = [note.key for note in GAME.notes(GAME.view(state, 1))]
    assert keys == ["digit-standard", "digit-stack", "digit-last", "digit-hand-size"]
    opened = replace(state, config=config(2, "plus", open=True, games=3), run=1)
    keys = [note.key for note in GAME.notes(GAME.view(opened, 1))]
    assert keys == [
        "digit-plus-open",
        "digit-game",
        "digit-stack",
        "digit-last",
        "digit-run",
        "digit-hand",
    ]
