"""DIGIT-5 with last turns: how DIGIT-Plus ends once the last card has been drawn."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from formspiel.core.game import CHANCE, OVER, phrase
from formspiel.games.digit import GAME
from formspiel.games.digit.components import compute_figures
from formspiel.games.digit.events import Draw
from formspiel.games.digit.info import MOST_SEATS
from formspiel.games.digit.rules import legal
from formspiel.games.digit.state import State
from tests.games.digit_drawing import (
    EDITION,
    FLAG,
    HOOK,
    LINE,
    MAST,
    SPARE,
    after,
    card,
    dealt,
    others,
    sizes,
    sticks_of,
    table,
)


def plus(*hands: Iterable[str], stack: int = 0, games: int = 1) -> State:
    """The line lies there, seat 0 is to move, and the game ends with last turns."""
    return table(LINE, *hands, variant="plus", stack=stack, games=games, end="last-turns")


def in_vain(state: State) -> State:
    """A turn that makes the line or the hook, on whose card it is not."""
    return after(state, LINE if state.sticks == sticks_of(HOOK) else HOOK)


def draw(state: State) -> State:
    """The cards that are due."""
    event = GAME.chances(state).pick(0)
    assert isinstance(event, Draw)
    return GAME.apply(state, event)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("drawer", range(4))
def test_digit_5_whoever_drew_the_last_card_has_the_last_turn_of_all(
    seats: int, drawer: int
) -> None:
    drawer %= seats
    hands = [SPARE[5 * seat : 5 * seat + 5] for seat in range(seats)]
    state = plus(*hands[:drawer], [card(FLAG), *SPARE[30:34]], *hands[drawer + 1 :], stack=1)
    state = replace(state, turn=drawer)
    state = after(after(state, FLAG), HOOK)
    assert GAME.to_act(state) is CHANCE
    state = draw(state)
    for number in range(1, seats + 1):
        assert GAME.to_act(state) == ((drawer + number) % seats,)
        state = in_vain(state)
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == tuple(int(seat == drawer) for seat in range(seats))


def test_digit_5_turns_before_the_last_card_is_drawn_are_not_counted() -> None:
    state = plus(SPARE[:5], SPARE[5:10], stack=1)
    for seat in (0, 1, 0, 1, 0):
        assert GAME.to_act(state) == (seat,)
        assert state.last_turns == 0
        state = in_vain(state)


def test_digit_5_a_last_turn_is_a_whole_turn_and_begins_no_other_count() -> None:
    """Cards laid down in it give another move, no card, and nobody another turn."""
    state = plus([card(HOOK), card(FLAG), *SPARE[:2]], SPARE[5:10])
    state = after(after(state, HOOK), FLAG)
    assert (GAME.to_act(state), sizes(state)) == ((0,), [2, 5])
    state = after(state, MAST)
    assert (GAME.to_act(state), state.last_turns) == ((1,), 1)
    state = after(state, FLAG)
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == (2, 0)


def test_digit_5_last_turns_end_at_once_when_no_hand_holds_a_card() -> None:
    state = plus([card(HOOK)], [], [])
    state = after(state, HOOK)
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).winners == (0,)
    state = after(plus([card(HOOK)], [], SPARE[:1]), HOOK)
    assert GAME.to_act(state) == (1,), "another hand still holds one"


def test_digit_10_a_player_without_cards_still_moves_in_a_last_turn() -> None:
    state = plus([], SPARE[:2])
    assert len(legal(state, 0)) == 22
    state = in_vain(state)
    assert GAME.to_act(state) == (1,)
    assert GAME.to_act(in_vain(state)) is OVER


def test_digit_5_every_game_of_a_series_has_its_last_turns() -> None:
    state = in_vain(in_vain(plus(SPARE[:5], SPARE[5:10], games=2)))
    assert (len(state.past), state.last_turns, GAME.to_act(state)) == (1, 0, CHANCE)
    state = dealt(state, SPARE[:5], SPARE[5:10])
    for _ in range(4):
        state = in_vain(state)
    assert (len(state.past), state.last_turns) == (1, 0), "the stack is full again"


def test_digit_5_a_deal_that_used_up_the_deck_would_be_the_last_draw() -> None:
    """Everybody would have one turn, the first seat first. No edition has such a deck."""
    state = plus(SPARE[:5], SPARE[5:10], SPARE[10:15])
    for seat in (0, 1, 2):
        assert GAME.to_act(state) == (seat,)
        state = in_vain(state)
    assert GAME.to_act(state) is OVER
    for sticks in (4, 5, 6):
        cards = len(compute_figures(sticks))
        most = (cards - 1) // MOST_SEATS
        assert all(1 + seats * hand < cards for hand in range(1, most + 1) for seats in range(2, 5))


def test_digit_5_a_record_that_names_no_end_is_played_out() -> None:
    record = {"variant": "plus"}
    assert GAME.configure(EDITION, 2, record).end == "played-out"
    assert GAME.options_of(GAME.configure(EDITION, 2, record))["end"] == "played-out"
    assert "end" not in GAME.options_of(GAME.configure(EDITION, 2, {}))
    assert GAME.configure(EDITION, 2, {"end": "played-out"}) == GAME.configure(EDITION, 2, {})


def test_digit_5_the_view_tells_how_many_last_turns_were_made() -> None:
    state = in_vain(plus(SPARE[:5], SPARE[5:10], SPARE[10:15]))
    for seat in (None, 0, 1, 2):
        view = GAME.view(state, seat)
        shown = GAME.format_view(view)
        assert (shown["end"], shown["last_turns"], shown["idle"]) == ("last-turns", 1, 0)
        assert phrase("digit-last-turns", count=2) in GAME.notes(view)
    full = GAME.view(plus(SPARE[:5], SPARE[5:10], stack=3), 0)
    over = GAME.view(in_vain(in_vain(plus(SPARE[:5], SPARE[5:10]))), 0)
    for view in (full, over):
        assert not any(note.key == "digit-last-turns" for note in GAME.notes(view))
    assert "last_turns" not in GAME.format_view(GAME.view(table(LINE, [], []), 0))


def test_digit_12_after_laying_down_there_is_no_pass() -> None:
    """The further move is made, in Plus and in Solitaire."""
    state = after(plus([card(HOOK), *SPARE[:4]], SPARE[5:10], stack=3), HOOK)
    assert GAME.to_act(state) == (0,)
    alone = after(table(LINE, [card(HOOK), *SPARE[:4]], variant="solitaire"), HOOK)
    alone = GAME.apply(alone, Draw(0, (others(card(LINE), card(HOOK), *SPARE[:4])[0],)))
    for moment in (state, alone):
        moves = legal(moment, 0)
        assert moves
        assert all(move.to != move.stick for move in moves)


def test_digit_13_other_titles_are_told() -> None:
    assert GAME.info.credits.other_titles == ("Stix (Piatnik)", "Pick-it (Discovery Toys)")
