"""DIGIT, ruling by ruling. The numbers are those of the rules page."""

from dataclasses import replace

from formspiel.core.game import CHANCE, OVER, Item, phrase
from formspiel.games.digit import GAME
from formspiel.games.digit.events import Draw, Reshuffle
from formspiel.games.digit.rules import legal
from tests.games.digit_drawing import (
    BENT,
    EDITION,
    END,
    FLAG,
    HOOK,
    LINE,
    MAST,
    SPARE,
    TALL,
    H,
    U,
    after,
    begin,
    card,
    dealt,
    hands,
    move,
    others,
    refusal,
    sizes,
    sticks_of,
    table,
)


def test_digit_1_stick_must_end_somewhere_else() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:10])
    assert refusal(state, move(0, END, END)).rule == "DIGIT-1"


def test_digit_1_the_other_four_may_be_disconnected_for_a_moment() -> None:
    """Without its bar an H is two lines; the bar may join them at the top or the bottom."""
    state = table(H, [card(U), *SPARE[:4]], SPARE[5:10])
    bar = (0, 1, "h")
    assert [m.to for m in legal(state, 0) if m.stick == bar] == [(0, 0, "h"), (0, 2, "h")]
    assert sizes(after(state, U)) == [4, 5]


def test_digit_1_the_result_may_be_congruent_to_the_figure_before() -> None:
    state = GAME.apply(
        table(LINE, SPARE[:5], SPARE[5:10], variant="plus"), move(0, END, (-1, 0, "h"))
    )
    assert EDITION.figure_of(state.sticks) == card(LINE)


def test_digit_1_a_card_of_the_figure_before_can_be_made_again() -> None:
    """A card drawn just after its figure was made is laid down when the figure is kept."""
    state = replace(table(LINE, SPARE[:5], SPARE[5:10]), pile=((card(HOOK), None),))
    state = replace(state, hands=((card(LINE), *SPARE[:4]), state.hands[1]))
    state = GAME.apply(state, move(0, END, (-1, 0, "h")))
    assert hands(state)[0] == tuple(SPARE[:4])


def test_digit_2_a_matching_card_is_laid_down_by_itself() -> None:
    """No event says so, and none could keep it."""
    for variant in ("standard", "plus"):
        state = table(LINE, [card(HOOK), *SPARE[:4]], SPARE[5:10], variant=variant)
        effects = {GAME.apply(state, m).hands[0] for m in legal(state, 0)}
        assert effects == {state.hands[0], tuple(SPARE[:4])}


def test_digit_3_laid_down_cards_except_the_last_become_the_stack() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:10], stack=0)
    state = after(state, HOOK)
    assert GAME.to_act(state) is CHANCE
    assert [event for event, _ in GAME.chances(state)] == [Reshuffle()]
    assert refusal(state, Draw(0, (SPARE[20],))).rule == "DIGIT-3"
    state = GAME.apply(state, Reshuffle())
    assert state.pile == ((card(LINE), None),), "the last laid down, not the figure on the table"
    assert state.stack_size == 44
    assert GAME.to_act(state) is CHANCE
    assert refusal(state, Reshuffle()).rule == "DIGIT-3"
    assert refusal(state, Draw(0, (card(LINE),))).rule == "DIGIT rule 1"
    state = GAME.apply(state, Draw(0, (card(HOOK),)))
    assert (sizes(state), GAME.to_act(state)) == ([6, 5], (1,))


def test_digit_3_no_reshuffle_while_there_is_a_stack() -> None:
    state = after(table(LINE, SPARE[:5], SPARE[5:10], stack=1), HOOK)
    assert refusal(state, Reshuffle()).rule == "DIGIT-3"
    assert len(GAME.chances(state)) == 1


def test_digit_3_nobody_draws_if_there_is_nothing_to_shuffle() -> None:
    """All cards but the one laid down are in hands; it shows the figure that is made."""
    cards = tuple(others(card(HOOK)))
    state = table(LINE, SPARE[:5], SPARE[5:10])
    state = replace(state, pile=((card(HOOK), None),), hands=(cards[:30], cards[30:]))
    state = after(state, HOOK)
    assert (sizes(state), GAME.to_act(state)) == ([30, 24], (1,))


def test_digit_4_card_first_turned_up_is_the_first_laid_down_and_nobodys() -> None:
    state = begin(2, "plus")
    assert state.pile == ((card(LINE), None),)
    assert state.stack_size == 55 - 1 - 10
    assert GAME.outcome(state).scores == (0, 0)


def test_digit_5_plus_ends_when_stack_and_hands_are_empty() -> None:
    state = after(table(LINE, [card(HOOK)], [], variant="plus", stack=0), HOOK)
    assert GAME.to_act(state) is OVER
    state = after(table(LINE, [card(HOOK)], [SPARE[0]], variant="plus", stack=0), HOOK)
    assert GAME.to_act(state) == (1,)
    state = after(table(LINE, [card(HOOK)], [], variant="plus", stack=1), HOOK)
    assert GAME.to_act(state) is CHANCE


def test_digit_5_plus_ends_when_every_player_has_made_a_turn_without_laying_down() -> None:
    state = table(LINE, SPARE[:2], [card(FLAG), *SPARE[5:7]], SPARE[10:12], variant="plus", stack=0)
    state = after(state, HOOK)  # seat 0 in vain
    state = after(state, FLAG)  # seat 1 lays down, and the count begins anew
    state = after(state, MAST)  # seat 1 lays down nothing more
    for seat, picture in ((2, HOOK), (0, MAST)):
        assert GAME.to_act(state) == (seat,)
        state = after(state, picture)
    assert GAME.to_act(state) == (1,)
    state = after(state, HOOK)
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == (0, 1, 0)


def test_digit_5_turns_in_vain_count_only_while_the_stack_is_empty() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:10], variant="plus", stack=1)
    for seat in (0, 1, 0, 1):
        assert GAME.to_act(state) == (seat,), "and a turn in vain draws nothing"
        state = after(state, HOOK if state.sticks == sticks_of(LINE) else LINE)


def test_digit_6_in_plus_another_players_figure_gives_that_player_nothing() -> None:
    state = table(LINE, SPARE[:5], [card(HOOK), *SPARE[5:9]], variant="plus")
    state = after(state, HOOK)
    assert (sizes(state), GAME.to_act(state)) == ([5, 5], (1,))
    assert GAME.outcome(state).scores == (0, 0)


def test_digit_7_each_move_that_lays_down_nothing_is_a_minus_point() -> None:
    """Even where a card could have been reached; the move that lays down is free."""
    state = table(LINE, [card(HOOK), *SPARE[:4]], variant="solitaire")
    for extra, picture in enumerate((FLAG, MAST), 1):
        state = after(state, picture)
        assert GAME.outcome(state).scores == (-extra,)
    state = after(state, HOOK)
    assert GAME.outcome(state).scores == (-2,)
    assert GAME.outcome(state).rounds[0].items == (
        (Item(phrase("digit-extra-moves", count=2), -2),),
    )
    state = GAME.apply(state, Draw(0, (card(MAST),)))
    assert GAME.outcome(after(state, MAST)).scores == (-2,)
    assert GAME.outcome(after(state, FLAG)).scores == (-3,)


def test_digit_7_solitaire_ends_when_the_last_card_is_laid_down() -> None:
    state = table(LINE, [card(HOOK), card(FLAG)], variant="solitaire", stack=0)
    state = after(state, HOOK)
    assert GAME.to_act(state) == (0,), "the stack is empty, nothing replaces the card"
    state = after(state, FLAG)
    assert GAME.to_act(state) is OVER
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((0,), ("outstanding",), (0,))
    assert outcome.rounds[0].items == ((),)


def test_digit_8_after_five_cards_in_one_turn_the_turn_ends() -> None:
    pictures = (HOOK, FLAG, MAST, TALL, BENT)
    state = table(LINE, map(card, pictures), SPARE[5:10], variant="plus")
    for count, picture in enumerate(pictures, 1):
        assert GAME.to_act(state) == (0,)
        state = after(state, picture)
        assert GAME.outcome(state).scores == (count, 0)
    assert GAME.to_act(state) is CHANCE
    state = GAME.apply(state, Draw(0, tuple(others(*SPARE[:10], *dict(state.pile))[:5])))
    assert (sizes(state), GAME.to_act(state)) == ([5, 5], (1,))


def test_digit_8_a_hand_emptied_sooner_ends_the_turn_too() -> None:
    """Once the stack is empty a hand may have fewer cards."""
    state = table(LINE, [card(HOOK), card(FLAG)], SPARE[5:10], variant="plus", stack=0)
    state = after(after(state, HOOK), FLAG)
    assert (sizes(state), GAME.to_act(state)) == ([0, 5], (1,))


def test_digit_9_a_series_is_an_agreed_number_of_games_default_one() -> None:
    assert GAME.configure(EDITION, 2, {}).games == 1
    state = table(LINE, [card(HOOK)], SPARE[:3], games=3)
    for number in (1, 2, 3):
        assert GAME.outcome(state).rounds[-1].about == (("game", number),)
        state = after(state, HOOK)
        if number < 3:
            assert GAME.to_act(state) is CHANCE
            assert len(GAME.chances(state)) == 55, "all cards are shuffled again"
            state = dealt(state, [card(HOOK), *SPARE[:4]], SPARE[4:9])
            assert GAME.to_act(state) == (0,), "the first seat begins every game"
            state = replace(state, hands=((card(HOOK),), tuple(SPARE[:3])))
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == (0, -9)


def test_digit_10_a_player_without_cards_still_moves_a_stick() -> None:
    state = table(LINE, [], SPARE[:2], variant="plus", stack=0)
    assert GAME.to_act(state) == (0,)
    assert len(legal(state, 0)) == 22
    state = after(state, HOOK)
    assert GAME.to_act(state) == (1,)
    assert state.idle == 1


def test_digit_11_scores_are_points_to_be_maximised() -> None:
    standard = table(LINE, SPARE[:2], SPARE[5:10])
    assert GAME.outcome(standard).scores == (-2, -5)
    plus = table(LINE, SPARE[:2], SPARE[5:10], variant="plus")
    plus = replace(plus, pile=(*plus.pile, (SPARE[20], 1), (SPARE[21], 1), (SPARE[22], 0)))
    assert GAME.outcome(plus).scores == (1, 2)
    assert GAME.outcome(plus).rounds[0].items == (
        (Item(phrase("digit-pile", count=1), 1),),
        (Item(phrase("digit-pile", count=2), 2),),
    )
    assert GAME.outcome(table(LINE, SPARE[:5], variant="solitaire", extra=7)).scores == (-7,)
