"""Players for any game: they know nothing of it but its contract.

- `random` makes any legal move.
- `flat` tries every move out by rollouts (flat Monte Carlo).
- `search` looks ahead in a tree, hidden hands or not (information-set Monte Carlo tree search).

They sample what they cannot see from the view, need only the standard library, and turn the
effort of a thought into a number of events, so that a seed gives the same move everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from formspiel.core.game import AnyGame
from formspiel.players import flat, search
from formspiel.players.player import Player, Thought

Choose = Callable[[AnyGame, Any, tuple[Any, ...], Random, Thought], Any]


def load_general(game: AnyGame, name: str) -> Player:
    """The general player of a name, ready for a game; a KeyError if there is none."""
    return partial(_CHOOSE[name], game)


def _choose_at_random(
    _game: AnyGame, _view: Any, moves: tuple[Any, ...], rng: Random, _thought: Thought
) -> Any:
    return rng.choice(moves)


_CHOOSE: dict[str, Choose] = {
    "random": _choose_at_random,
    "flat": flat.choose,
    "search": search.choose,
}

GENERAL = tuple(_CHOOSE)
"""The names of the players for any game, the weakest first."""
