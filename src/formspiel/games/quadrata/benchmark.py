"""What is measured of Quadrata: random rounds by the kernel."""

from __future__ import annotations

from formspiel.core.info import Task
from formspiel.games.quadrata.components import load_edition
from formspiel.games.quadrata.kernel_games import random_games


def load_kernel() -> Task:
    """Random rounds of two seats."""
    edition = load_edition("1973")
    return lambda seed: len(random_games(edition, 2, 500, seed, 200))
