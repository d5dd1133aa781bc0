"""DIGIT, rules 1 to 4: Standard, Plus, Solitaire and open games."""

from dataclasses import replace

import pytest

from formspiel.core.game import CHANCE, OVER, Item, phrase
from formspiel.games.digit import GAME
from formspiel.games.digit.events import Draw
from formspiel.games.digit.rules import legal
from tests.games.digit_drawing import (
    EDITION,
    END,
    FLAG,
    HOOK,
    LINE,
    MAST,
    SPARE,
    after,
    all_but,
    begin,
    card,
    config,
    dealt,
    hands,
    move,
    others,
    refusal,
    sizes,
    table,
)

# Rule 1: Standard


def test_standard_own_card_is_laid_down_and_the_next_seat_moves() -> None:
    state = after(table(LINE, [card(HOOK), *SPARE[:4]], SPARE[5:10]), HOOK)
    assert sizes(state) == [4, 5]
    assert state.pile[-1] == (card(HOOK), 0)
    assert GAME.to_act(state) == (1,)


def test_standard_another_player_lays_down_and_the_mover_need_not_draw() -> None:
    state = table(LINE, SPARE[:5], SPARE[5:10], [card(HOOK), *SPARE[10:14]])
    state = after(state, HOOK)
    assert sizes(state) == [5, 5, 4]
    assert state.pile[-1] == (card(HOOK), 2)
    assert GAME.to_act(state) == (1,), "clockwise from the mover"


def test_standard_mover_draws_one_card_if_nobody_lays_down() -> None:
    state = after(table(LINE, SPARE[:5], SPARE[5:10]), HOOK)
    assert GAME.to_act(state) is CHANCE
    assert legal(state, 0) == legal(state, 1) == ()
    assert refusal(state, move(1, END, (0, 0, "v"))).rule == "DIGIT play"
    assert {event for event, _ in GAME.chances(state)} == {
        Draw(0, (name,)) for name in others(card(LINE), *SPARE[:10])
    }
    assert card(HOOK) in {e.figures[0] for e, _ in GAME.chances(state) if isinstance(e, Draw)}
    assert refusal(state, Draw(1, (SPARE[10],))).rule == "DIGIT rule 1"
    assert refusal(state, Draw(0, (SPARE[9],))).rule == "DIGIT rule 1", "a card in a hand"
    assert refusal(state, Draw(0, (card(LINE),))).rule == "DIGIT rule 1", "a laid-down card"
    assert refusal(state, Draw(0, ())).rule == "DIGIT rule 1"
    assert refusal(state, Draw(0, (SPARE[10], SPARE[11]))).rule == "DIGIT rule 1"
    state = GAME.apply(state, Draw(0, (SPARE[10],)))
    assert hands(state)[0] == tuple(sorted([*SPARE[:5], SPARE[10]]))
    assert GAME.to_act(state) == (1,)


def test_standard_first_to_be_rid_of_all_cards_wins() -> None:
    state = after(table(LINE, [card(HOOK)], SPARE[:3], SPARE[5:7]), HOOK)
    assert GAME.to_act(state) is OVER
    outcome = GAME.outcome(state)
    assert outcome.is_over
    assert outcome.scores == (0, -3, -2)
    assert outcome.winners == (0,)
    assert outcome.rounds[0].items == (
        (),
        (Item(phrase("digit-cards-left", count=3), -3),),
        (Item(phrase("digit-cards-left", count=2), -2),),
    )
    assert dict(outcome.rounds[0].about) == {"game": 1}
    assert outcome.ranks == (None, None, None)


def test_standard_another_players_last_card_ends_the_game_at_once() -> None:
    state = after(table(LINE, SPARE[:4], [card(HOOK)]), HOOK)
    assert GAME.to_act(state) is OVER, "and the mover does not draw"
    assert GAME.outcome(state).scores == (-4, 0)
    assert GAME.outcome(state).winners == (1,)
    assert refusal(state, Draw(0, (SPARE[10],))).sentence == "the game is over"
    assert refusal(state, legal(table(HOOK, [], []), 0)[0]).sentence == "the game is over"


def test_standard_scores_stand_while_the_game_goes_on() -> None:
    assert GAME.outcome(GAME.setup(config(2))).scores == (0, 0)
    outcome = GAME.outcome(table(LINE, SPARE[:4], SPARE[5:8]))
    assert (outcome.is_over, outcome.scores, outcome.winners) == (False, (-4, -3), ())
    assert not outcome.rounds[0].is_over


def test_standard_fewest_minus_points_win_the_series() -> None:
    state = after(table(LINE, [card(HOOK)], SPARE[:3], games=2), HOOK)
    assert GAME.to_act(state) is CHANCE
    state = dealt(state, SPARE[:5], [card(HOOK), *SPARE[5:9]])
    state = replace(state, hands=(tuple(SPARE[:1]), (card(HOOK),)))
    state = after(state, HOOK)
    outcome = GAME.outcome(state)
    assert [r.scores for r in outcome.rounds] == [(0, -3), (-1, 0)]
    assert [dict(r.about) for r in outcome.rounds] == [{"game": 1}, {"game": 2}]
    assert (outcome.scores, outcome.winners) == ((-1, -3), (0,))


# Rule 2: DIGIT-Plus


def test_plus_who_lays_down_moves_again() -> None:
    state = table(LINE, [card(HOOK), *SPARE[:4]], SPARE[5:10], variant="plus")
    state = after(state, HOOK)
    assert sizes(state) == [4, 5]
    assert state.pile[-1] == (card(HOOK), 0)
    assert GAME.to_act(state) == (0,)
    assert GAME.outcome(state).scores == (1, 0)


def test_plus_hand_is_filled_up_to_five_at_the_end_of_the_turn() -> None:
    state = table(LINE, [card(HOOK), card(FLAG), *SPARE[:3]], SPARE[5:10], variant="plus")
    state = after(after(state, HOOK), FLAG)
    assert (sizes(state), GAME.to_act(state)) == ([3, 5], (0,))
    state = after(state, MAST)
    assert GAME.to_act(state) is CHANCE
    assert len(GAME.chances(state)) == 44 * 43 // 2, "3 are laid down, 8 in hands"
    for figures in ((SPARE[10],), tuple(SPARE[10:13]), (SPARE[10], SPARE[9]), (SPARE[10],) * 2):
        assert refusal(state, Draw(0, figures)).rule == "DIGIT rule 2"
    assert refusal(state, Draw(1, (SPARE[10], SPARE[11]))).rule == "DIGIT rule 2"
    state = GAME.apply(state, Draw(0, (SPARE[11], SPARE[10])))
    assert hands(state)[0] == tuple(sorted([*SPARE[:3], *SPARE[10:12]]))
    assert GAME.to_act(state) == (1,)


def test_plus_draws_what_the_stack_has() -> None:
    state = table(LINE, [card(HOOK), *SPARE[:2]], SPARE[5:10], variant="plus", stack=1)
    state = after(after(state, HOOK), FLAG)
    assert [len(e.figures) for e, _ in GAME.chances(state) if isinstance(e, Draw)] == [1]
    state = table(LINE, [card(HOOK), *SPARE[:2]], SPARE[5:10], variant="plus", stack=0)
    state = after(after(state, HOOK), FLAG)
    assert GAME.to_act(state) == (1,), "and nothing where it is empty"


def test_plus_largest_pile_wins_one_point_a_card() -> None:
    state = table(LINE, [card(HOOK)], [], variant="plus", stack=0)
    owners = (0, 1, 1, 1)
    laid = tuple((name, seat) for (name, _), seat in zip(state.pile, owners, strict=False))
    state = after(replace(state, pile=laid + state.pile[len(laid) :]), HOOK)
    assert GAME.to_act(state) is OVER
    outcome = GAME.outcome(state)
    assert (outcome.scores, outcome.winners) == ((2, 3), (1,))
    assert outcome.ranks == (None, None)


def test_plus_highest_sum_wins_the_series() -> None:
    state = after(table(LINE, [card(HOOK)], [], variant="plus", stack=0, games=2), HOOK)
    state = dealt(state, [card(HOOK), *SPARE[:4]], SPARE[5:10])
    state = replace(state, hands=((card(HOOK),), ()), pile=all_but(HOOK))
    outcome = GAME.outcome(after(state, HOOK))
    assert ([r.scores for r in outcome.rounds], outcome.winners) == ([(1, 0), (1, 0)], (0,))
    assert outcome.scores == (2, 0)


# Rule 3: Solitaire


def test_solitaire_card_laid_down_is_replaced_at_once_and_the_player_goes_on() -> None:
    state = after(table(LINE, [card(HOOK), *SPARE[:4]], variant="solitaire"), HOOK)
    assert GAME.to_act(state) is CHANCE
    assert len(GAME.chances(state)) == 55 - 2 - 4
    assert refusal(state, Draw(0, tuple(SPARE[10:12]))).rule == "DIGIT rule 3"
    state = GAME.apply(state, Draw(0, (SPARE[10],)))
    assert (sizes(state), GAME.to_act(state)) == ([5], (0,))
    state = after(state, FLAG)
    assert (sizes(state), GAME.to_act(state)) == ([5], (0,)), "no card, and the player goes on"


@pytest.mark.parametrize(
    ("extra", "rank"),
    [
        (0, "outstanding"), (5, "outstanding"), (6, "very-good"), (10, "very-good"),
        (11, "good"), (15, "good"), (16, "satisfactory"), (20, "satisfactory"),
        (21, "practise"), (99, "practise"),
    ],
)  # fmt: skip
def test_solitaire_ranks(extra: int, rank: str) -> None:
    state = table(LINE, [card(HOOK)], variant="solitaire", stack=0, extra=extra)
    assert GAME.outcome(state).ranks == (None,)
    outcome = GAME.outcome(after(state, HOOK))
    assert outcome.is_over
    assert outcome.scores == (-extra,)
    assert outcome.ranks == (rank,)


def test_solitaire_ranks_have_the_rulebooks_names_in_german() -> None:
    german = [rank.name("de") for rank in EDITION.ranks]
    assert german == ["Spitze!", "Sehr gut", "Gut", "Befriedigend", "Üben!"]
    names = [rank.name(language) for rank in EDITION.ranks for language in ("en", "fr", "it", "nl")]
    assert all(names)


def test_solitaire_series_has_no_rank() -> None:
    """The printed scale is for one run through the stack."""
    state = after(table(LINE, [card(HOOK)], variant="solitaire", stack=0, games=2), HOOK)
    state = replace(dealt(state, SPARE[:5]), hands=((card(HOOK),),), pile=all_but(HOOK), extra=3)
    outcome = GAME.outcome(after(state, HOOK))
    assert (outcome.scores, outcome.ranks) == ((-3,), (None,))


# Rule 4: open


@pytest.mark.parametrize("variant", ["standard", "plus"])
def test_open_game_has_the_same_rules_with_all_hands_face_up(variant: str) -> None:
    closed, opened = begin(2, variant), begin(2, variant, open=True)
    assert legal(closed, 0) == legal(opened, 0)
    assert GAME.view(closed, 0).hands == (closed.hands[0], None)
    for seat in (None, 0, 1):
        assert GAME.view(opened, seat).hands == opened.hands
    assert GAME.has_secrets(closed.config)
    assert not GAME.has_secrets(opened.config)
