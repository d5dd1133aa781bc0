"""Words for a move and for a game, by what was lost. The texts are in the locales.

A move is named after its loss, a game after the mean loss of its moves; both in the unit of the
utility: points, or shares of a win.
"""

from __future__ import annotations

from math import inf
from typing import Any

from formspiel.core.game import AnyGame
from formspiel.players.rollout import is_about_points

POINTS, WIN = "points", "win"

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"

MOST_LOST = {
    POINTS: ((BEST, 0.0), (GOOD, 0.5), (INACCURACY, 1.5), (MISTAKE, 3.0), (BLUNDER, inf)),
    WIN: ((BEST, 0.0), (GOOD, 0.02), (INACCURACY, 0.05), (MISTAKE, 0.1), (BLUNDER, inf)),
}
"""What may be lost at most by a move of each name."""

GAMES = {
    POINTS: (("masterly", 0.1), ("strong", 0.25), ("fair", 0.6), ("uneven", 1.2), ("rough", inf)),
    WIN: (
        ("masterly", 0.005),
        ("strong", 0.012),
        ("fair", 0.025),
        ("uneven", 0.05),
        ("rough", inf),
    ),
}
"""What the moves of a game of each name may lose at most in the mean."""

KIND = {POINTS: 1.0, WIN: 0.05}
"""How much luck it takes to speak of it."""

MOVE_WORDS = tuple(word for word, _ in MOST_LOST[POINTS])
GAME_WORDS = tuple(word for word, _ in GAMES[POINTS])
LUCK_WORDS = ("lucky", "unlucky", "even")


def utility_of(game: AnyGame, state: Any) -> str:
    """What a seat plays for."""
    return POINTS if is_about_points(game, state) else WIN


def name_loss(loss: float, utility: str) -> str:
    """The word for a move."""
    return next(word for word, most in MOST_LOST[utility] if loss <= most)


def name_game(losses: list[float], utility: str) -> str:
    """The word for a game."""
    mean = sum(losses) / len(losses) if losses else 0.0
    return next(word for word, most in GAMES[utility] if mean <= most)


def name_luck(luck: float, utility: str) -> str:
    """The word for what chance brought."""
    lucky, unlucky, even = LUCK_WORDS
    if abs(luck) < KIND[utility]:
        return even
    return lucky if luck > 0 else unlucky
