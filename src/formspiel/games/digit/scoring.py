"""Points in DIGIT, item by item, and ranks."""

from __future__ import annotations

from formspiel.core.edition import rank_of
from formspiel.core.game import OVER, Item, Outcome, RoundScore, phrase
from formspiel.games.digit.info import PLUS, SOLITAIRE, STANDARD
from formspiel.games.digit.rules import counts, to_act
from formspiel.games.digit.state import State

# DIGIT-11: points are to be maximised.
POINTS = {
    STANDARD: ("digit-cards-left", -1, "hand"),
    PLUS: ("digit-pile", 1, "pile"),
    SOLITAIRE: ("digit-extra-moves", -1, "extra"),
}
"""By variant: what counts, the points for each, and where it lies. The cards of a hand are not
named: the hands of a closed game stay hidden when it is over."""


def outcome(state: State) -> Outcome:
    """The scores of the games so far, the one under way as it stands."""
    config = state.config
    rounds = [
        _score(state, number, done.counts, is_over=True) for number, done in enumerate(state.past)
    ]
    is_over = to_act(state) is OVER
    if not is_over:
        rounds.append(_score(state, state.game, counts(state), is_over=False))
    result = Outcome(tuple(rounds), is_over, (None,) * config.seats)
    # The scale is for one run through the stack.
    if is_over and config.variant == SOLITAIRE and config.games == 1:
        return Outcome(result.rounds, is_over, (rank_of(config.edition.ranks, result.scores[0]),))
    return result


def items(variant: str, count: int) -> tuple[Item, ...]:
    """What a seat earns or pays in one game."""
    key, each, where = POINTS[variant]
    return (Item(phrase(key, count=count), each * count, (where,)),) if count else ()


def _score(state: State, number: int, counted: tuple[int, ...], *, is_over: bool) -> RoundScore:
    variant = state.config.variant
    return RoundScore(
        phrase(f"digit-{variant}"),
        (("game", number + 1),),
        tuple(items(variant, count) for count in counted),
        is_over,
    )
