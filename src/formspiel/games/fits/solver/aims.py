"""Words of FITS boards: which letters a line may mean to keep visible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from formspiel.games.fits.components import Layout
from formspiel.games.fits.scoring import score_letters
from formspiel.solvers.solution import BeyondSolver

MOST_LETTERS = 10


def list_aims(layout: Layout) -> Iterator[frozenset[str]]:
    """The sets of letters that may be meant to stay visible: those of some words."""
    texts = [frozenset(word.text) for word in layout.words]
    chosen = (some for size in range(len(texts) + 1) for some in combinations(texts, size))
    aims = list(dict.fromkeys(frozenset[str]().union(*some) for some in chosen))
    letters = sorted(field.letter for field in layout.fields.values() if field.letter)
    if len(letters) > MOST_LETTERS:
        raise BeyondSolver(f"The solver takes boards with at most {MOST_LETTERS} letters.")
    for size in range(len(letters) + 1):
        for some in combinations(letters, size):
            shown = frozenset(some)
            promises = [
                score_letters(layout, aim) + layout.unused_letter * len(shown - aim)
                for aim in aims
                if aim <= shown
            ]
            if max(promises) != score_letters(layout, shown):
                raise BeyondSolver("The solver does not take words that can cost points.")
    yield from aims
