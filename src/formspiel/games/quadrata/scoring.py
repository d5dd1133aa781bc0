"""Points in Quadrata, item by item. Quadrata has no ranks."""

from __future__ import annotations

from itertools import chain

from formspiel.core.game import OVER, Item, Outcome, RoundScore, phrase
from formspiel.games.quadrata.components import Square
from formspiel.games.quadrata.events import RESERVE
from formspiel.games.quadrata.rules import square_of, to_act
from formspiel.games.quadrata.state import Board, Round, State

BONUS = 5


def outcome(state: State) -> Outcome:
    """The scores of the rounds so far, the one under way as it stands."""
    square = square_of(state.config)
    rounds = [_score(square, done, is_over=True) for done in state.past]
    is_over = to_act(state) is OVER
    if not is_over:
        now = Round(state.starter, state.turns, None, state.boards)
        rounds.append(_score(square, now, is_over=False))
    # QUAD-8: equal sums share the win, as in every outcome.
    return Outcome(tuple(rounds), is_over, (None,) * state.config.seats)


def items(square: Square, board: Board, *, has_ended: bool) -> tuple[Item, ...]:
    """What a board earns and costs, and the bonus for the player who has ended the round."""
    found = []
    forms = tuple(square.places[number][mask] for number, mask in board.forms)
    if forms:
        count = len(forms)
        found.append(Item(phrase("quadrata-forms", count=count), count, forms))
    # QUAD-10: a form in the reserve costs a point, whatever its number.
    if kept := sum(board.reserve):
        found.append(Item(phrase("quadrata-kept", count=kept), -kept, (RESERVE,)))
    if has_ended:
        # What is full is the square as one.
        whole = tuple(sorted(chain(*forms)))
        found.append(Item(phrase("quadrata-full"), BONUS, (whole,)))
    return tuple(found)


def _score(square: Square, played: Round, *, is_over: bool) -> RoundScore:
    return RoundScore(
        phrase("quadrata-turns", count=played.turns),
        (("starter", played.starter), ("turns", played.turns), ("ended_by", played.ended_by)),
        tuple(
            items(square, board, has_ended=seat == played.ended_by)
            for seat, board in enumerate(played.boards)
        ),
        is_over,
    )
