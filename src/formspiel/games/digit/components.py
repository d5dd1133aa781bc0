"""What is in the box of DIGIT: an edition file, checked and made ready for play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from formspiel.core.edition import Edition, Source, home_made, shipped
from formspiel.core.edition_file import (
    EditionError,
    Section,
    open_edition,
    read_shipped,
    take_ranks,
)
from formspiel.games.digit.info import MOST_SEATS
from formspiel.geometry import STICKS, Stick, components, grow, orientations, settled

EDITIONS = ("1987",)

Sticks = tuple[Stick, ...]


class Step(NamedTuple):
    """One stick moved somewhere else, and the figure that this makes."""

    stick: Stick
    to: Stick
    figure: str


@dataclass(frozen=True, eq=False)
class Figure:
    """A figure in its normal form, and the card that shows it."""

    id: str
    sticks: Sticks

    @cached_property
    def lies(self) -> tuple[Sticks, ...]:
        """The different ways for it to lie, turned and flipped."""
        return orientations(STICKS, self.sticks)


@dataclass(frozen=True, eq=False)
class DigitEdition(Edition):
    """An edition of DIGIT."""

    sticks: int
    sticks_source: Source
    figures: dict[str, Figure]
    """By name, in the order of their names."""
    cards_source: Source
    hand: int
    """How many cards are dealt to each player, and fill a hand up in DIGIT-Plus."""
    hand_source: Source
    run: int
    """How many cards may be laid down in one turn of DIGIT-Plus."""
    run_source: Source
    _steps: dict[Sticks, tuple[Step, ...]] = field(default_factory=dict, init=False)
    """The steps from every way to lie that has come up; there are a few hundred ways."""

    @cached_property
    def names(self) -> dict[Sticks, str]:
        """The name of every way to lie, settled."""
        return {lie: name for name, figure in self.figures.items() for lie in figure.lies}

    def figure_of(self, sticks: Sticks) -> str | None:
        """The name of the figure that these sticks make, wherever they lie, or None."""
        return self.names.get(settled(sticks)) if sticks else None

    def steps(self, lie: Sticks) -> tuple[Step, ...]:
        """Every way to move one stick of a settled figure to make a figure again, sorted."""
        if lie not in self._steps:
            self._steps[lie] = tuple(sorted(self._find_steps(lie)))
        return self._steps[lie]

    def _find_steps(self, lie: Sticks) -> Iterator[Step]:
        for stick in lie:
            others = [other for other in lie if other != stick]
            # DIGIT-1: the others may fall apart; the stick must then join all their parts.
            parts = components(STICKS, others)
            near = [{to for other in part for to in STICKS.touched(other)} for part in parts]
            for to in set.intersection(*near).difference(lie):
                yield Step(stick, to, self.names[settled((*others, to))])


@home_made
def parse_edition(text: str) -> DigitEdition:
    """An edition from its TOML text; EditionError names every mistake."""
    top = open_edition("digit", EDITIONS, text)
    sticks, sticks_source = _take_number(top.section("sticks"), "count", 4, 6)
    figures = compute_figures(sticks)
    cards = top.section("cards")
    count, cards_source = _take_number(cards, "count", 1, 1000)
    if not top.mistakes and count != len(figures):
        cards.wrong("count", f"{sticks} sticks make {len(figures)} figures, not {count}")
    # One card is turned up before the hands are dealt.
    most = (len(figures) - 1) // MOST_SEATS
    hand, hand_source = _take_number(top.section("hand"), "size", 1, most)
    run, run_source = _take_number(top.section("run"), "most", 1, hand)
    edition = DigitEdition(
        id=top.take("id", str),
        title=top.take("title", str),
        ranks=take_ranks(top),
        sticks=sticks,
        sticks_source=sticks_source,
        figures=figures,
        cards_source=cards_source,
        hand=hand,
        hand_source=hand_source,
        run=run,
        run_source=run_source,
    )
    top.finish()
    if top.mistakes:
        raise EditionError(top.mistakes)
    return edition


@shipped
def load_edition(name: str) -> DigitEdition:
    """One of the editions that come with Formspiel."""
    return parse_edition(read_shipped("digit", name))


@cache
def compute_figures(sticks: int) -> dict[str, Figure]:
    """All connected figures of so many sticks, numbered in the order of their normal forms.

    >>> [len(compute_figures(sticks)) for sticks in (1, 2, 3, 4)]
    [1, 2, 5, 16]
    """
    forms: tuple[Sticks, ...] = (((0, 0, "h"),),)
    for _ in range(sticks - 1):
        forms = grow(STICKS, forms)
    digits = max(2, len(str(len(forms))))
    figures = [Figure(f"D{number:0{digits}}", form) for number, form in enumerate(forms, 1)]
    return {figure.id: figure for figure in figures}


def _take_number(section: Section, key: str, least: int, most: int) -> tuple[int, Source]:
    """The one number of a component, and where it comes from."""
    number = section.take(key, int)
    if key in section.data and not least <= number <= most:
        section.wrong(key, f"must be from {least} to {most}")
    source = section.source()
    section.finish()
    return min(max(number, least), most), source
