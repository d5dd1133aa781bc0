"""What is measured of DIGIT: random games by the kernel."""

from __future__ import annotations

from formspiel.core.info import Task
from formspiel.games.digit.components import load_edition
from formspiel.games.digit.kernel_games import random_games


def load_kernel() -> Task:
    """Random games of Solitaire."""
    edition = load_edition("1987")
    return lambda seed: len(random_games(edition, "solitaire", 1, 5000, seed))
