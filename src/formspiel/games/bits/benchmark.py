"""What is measured of BITS: random rounds by the kernel."""

from __future__ import annotations

from formspiel.core.info import Task
from formspiel.games.bits.components import load_edition
from formspiel.games.bits.kernel_games import random_rounds


def load_kernel() -> Task:
    """Random rounds with the first task card."""
    edition = load_edition("2012")
    return lambda seed: len(random_rounds(edition, ("1",), 100_000, seed))
