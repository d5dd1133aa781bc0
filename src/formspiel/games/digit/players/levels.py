"""Four levels of DIGIT, each for Solitaire, Standard and Plus.

Hidden hands and the cards to come are sampled from the cards that the seat has not seen; in
Standard master prefers hands that fit what the others have done.
"""

from __future__ import annotations

from random import Random

from formspiel.games.digit.events import Move
from formspiel.games.digit.info import SOLITAIRE
from formspiel.games.digit.view import View
from formspiel.players import Player, Thought

Moves = tuple[Move, ...]

NOTICED = 0.6
"""How likely easy is to see that a card can be laid down."""


def play_easy(view: View, moves: Moves, rng: Random, _thought: Thought) -> Move:
    """Often overlooks a card that it could lay down, and then moves any stick anywhere."""
    ways = sort_moves(view, moves)
    own = [card for card in view.hands[view.turn] or () if card in ways and rng.random() < NOTICED]
    return rng.choice(ways[rng.choice(own)] if own else moves)


def play_medium(view: View, moves: Moves, rng: Random, _thought: Thought) -> Move:
    """Lays down what it can, else goes towards its nearest card; never thinks of what follows."""
    from formspiel.games.digit.players.choice import choose_nearest  # noqa: PLC0415 - slow to load

    ways = sort_moves(view, moves)
    return rng.choice(ways[choose_nearest(view, ways, rng)])


def play_hard(view: View, moves: Moves, rng: Random, thought: Thought) -> Move:
    """Alone judges cards by what it has learned; else lays down and leaves the next seat little."""
    from formspiel.games.digit.players import choice, solitaire  # noqa: PLC0415 - slow to load

    ways = sort_moves(view, moves)
    if view.config.variant != SOLITAIRE:
        return rng.choice(ways[choice.choose_by_rule(view, rng)])
    if solitaire.can_evaluate(view):
        return rng.choice(ways[solitaire.choose_by_evaluation(view, ways)])
    return play_medium(view, moves, rng, thought)


def play_master(view: View, moves: Moves, rng: Random, thought: Thought) -> Move:
    """Plays on from what it could make, with many orders of the cards that it has not seen.

    In Solitaire it looks ahead at every card that may come, and plays the last cards
    perfectly. Without the extra `fast` it tries far fewer orders in the same time.
    """
    from formspiel.games.digit.players import choice, solitaire  # noqa: PLC0415 - slow to load

    ways = sort_moves(view, moves)
    if view.config.variant != SOLITAIRE:
        samples = thought.samples(choice.SAMPLES_A_SECOND)
        figure = choice.choose_by_trial(view, ways, rng, thought, samples)
    elif solitaire.can_evaluate(view):
        figure = solitaire.choose_by_looking_ahead(view, ways, thought)
    else:
        return play_medium(view, moves, rng, thought)
    return rng.choice(ways[figure])


def sort_moves(view: View, moves: Moves) -> dict[str, list[Move]]:
    """The figures that can be made, each with the moves that make it."""
    ways: dict[str, list[Move]] = {}
    for move in moves:
        sticks = (*(stick for stick in view.sticks if stick != move.stick), move.to)
        figure = view.config.edition.figure_of(sticks)
        if figure is not None:
            ways.setdefault(figure, []).append(move)
    return ways


PLAYERS: dict[str, Player] = {
    "easy": play_easy,
    "medium": play_medium,
    "hard": play_hard,
    "master": play_master,
}
