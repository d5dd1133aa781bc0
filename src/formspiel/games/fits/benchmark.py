"""What is measured of FITS: random rounds by the kernel."""

from __future__ import annotations

from formspiel.core.info import Task
from formspiel.games.fits.components import load_edition
from formspiel.games.fits.kernel_games import random_rounds


def load_kernel(board: str = "1") -> Task:
    """Random rounds on a board."""
    edition = load_edition("2009")
    return lambda seed: len(random_rounds(edition, board, 200_000, seed))
