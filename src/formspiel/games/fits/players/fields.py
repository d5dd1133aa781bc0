"""What the fields of a FITS board are worth to a bot, and what its symbols may still score."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from formspiel.core.speed.dual import compiled
from formspiel.games.fits.components import Layout
from formspiel.games.fits.scoring import score_letters
from formspiel.geometry import Cell

MOST_MARKS, MOST_IN_GROUP = 60, 7
"""How many symbols and letters there is room for, in all and in those that score together."""

HIDES, SHOWS, PRICE = 0.85, 0.6, 0.3
"""How often a mark that should be covered is, how often one that should stay visible does,
and what trying the latter costs."""

KINDS = 7
"""Fields are judged by what they are worth when visible, roughly."""


@compiled
def find_kind(worth: float) -> int:
    """The kind of a field that is worth so much when visible."""
    if worth <= -1.5:
        return 0 if worth <= -3.0 else 1
    if worth < 0.5:
        return 2 if worth <= -0.5 else 3
    if worth < 1.5:
        return 4
    return 5 if worth < 2.5 else 6


class BoardFields:
    """What the fields of a board are worth, and its groups of marks."""

    def __init__(self, layout: Layout, rows: int) -> None:
        self.layout, self.rows = layout, rows
        self.marks: dict[Cell, int] = {}
        self.groups: list[tuple[int, int, int]] = []
        self.expected: list[float] = []
        for cells, points in _list_groups(layout):
            # A home-made board may have more than there is room for: those are left alone.
            if len(cells) <= MOST_IN_GROUP and len(self.marks) + len(cells) <= MOST_MARKS:
                first = len(self.marks)
                self.groups.append((first, len(cells), len(self.expected)))
                self.expected += _expect(cells, points)
                self.marks.update((cell, first + n) for n, cell in enumerate(cells))

    def value(self, cell: Cell) -> int:
        field = self.layout.fields.get(cell)
        if field is None:
            return -1
        if field.letter and cell not in self.marks:
            return self.layout.unused_letter
        return field.value or 0

    def breaks_row(self, cell: Cell) -> bool:
        field = self.layout.fields.get(cell)
        return bool(self.layout.row_bonus) and not (field is not None and field.is_blank)

    def kind(self, cell: Cell, *, is_broken: bool) -> int:
        if cell[1] >= self.rows or cell in self.marks:
            return -1
        whole = self.breaks_row(cell) and not is_broken
        return find_kind(self.value(cell) - (self.layout.row_bonus if whole else 0))

    def mask(self, cells: Iterable[Cell]) -> int:
        return sum(1 << self.marks[cell] for cell in cells if cell in self.marks)


def _list_groups(layout: Layout) -> Iterator[tuple[list[Cell], Callable[[list[Cell]], int]]]:
    """Fields that score together, from the bottom up, and their points by those visible."""
    for symbol in sorted({field.symbol for field in layout.fields.values()} - {""}):
        own = [cell for cell, field in layout.fields.items() if field.symbol == symbol]
        yield _upwards(own), lambda seen: layout.symbol_points[len(seen)] if seen else 0
    letters = [cell for cell, field in layout.fields.items() if field.letter]
    if letters:
        yield (
            _upwards(letters),
            lambda seen: score_letters(layout, (layout.fields[c].letter for c in seen)),
        )


def _upwards(cells: list[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def _expect(cells: list[Cell], points: Callable[[list[Cell]], int]) -> list[float]:
    """What a group will score, by the marks visible (high bits) and covered (low bits).

    Its marks are decided from the bottom up, each as it suits best, but not always as meant.
    """
    size = len(cells)

    @cache
    def expect(shown: int, hidden: int) -> float:
        for mark in range(size):
            if not (shown | hidden) >> mark & 1:
                show, hide = expect(shown | 1 << mark, hidden), expect(shown, hidden | 1 << mark)
                covering = HIDES * hide + (1 - HIDES) * show
                return max(covering, SHOWS * show + (1 - SHOWS) * hide - PRICE)
        return points([cells[n] for n in range(size) if shown >> n & 1])

    every = range(1 << size)
    return [0.0 if a & b else expect(a, b) for a in every for b in every]
