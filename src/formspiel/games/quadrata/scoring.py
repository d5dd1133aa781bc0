"""Points in Quadrata, item by item. Quadrata has no ranks."""

from __future__ import annotations

from formspiel.games.core import OVER, Item, Outcome, RoundScore, phrase
from formspiel.games.quadrata.rules import to_act
from formspiel.games.quadrata.state import Board, Round, State

BONUS = 5


def outcome(state: State) -> Outcome:
    """The scores of the rounds so far, the one under way as it stands."""
    rounds = [_score(done, is_over=True) for done in state.past]
    is_over = to_act(state) is OVER
    if not is_over:
        now = Round(state.starter, state.turns, None, state.boards)
        rounds.append(_score(now, is_over=False))
    return Outcome(tuple(rounds), is_over, (None,) * state.config.seats)


def items(board: Board, *, has_ended: bool) -> tuple[Item, ...]:
    """What a board earns and costs, and the bonus for the player who has ended the round."""
    found = []
    if board.forms:
        count = len(board.forms)
        found.append(Item(phrase("quadrata-forms", count=count), count))
    if kept := sum(board.reserve):
        found.append(Item(phrase("quadrata-kept", count=kept), -kept))
    if has_ended:
        found.append(Item(phrase("quadrata-full"), BONUS))
    return tuple(found)


def _score(played: Round, *, is_over: bool) -> RoundScore:
    return RoundScore(
        phrase("quadrata-turns", count=played.turns),
        (("starter", played.starter), ("turns", played.turns), ("ended_by", played.ended_by)),
        tuple(
            items(board, has_ended=seat == played.ended_by)
            for seat, board in enumerate(played.boards)
        ),
        is_over,
    )
