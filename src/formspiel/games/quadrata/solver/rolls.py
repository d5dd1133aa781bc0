"""The most points that a seat can gain with rolls that are known, exhaustively.

It is for turns in which the stock has enough of every form, so that nobody may rob and a six is
no joker. A turn then gains a point at most, and one more for each form in the reserve; that
bound cuts the search short.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from formspiel.games.quadrata.components import NUMBERS, Square
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK

FULL = 5
"""The points for a full square."""

MOST_POSITIONS = 2_000
"""So many are looked at; a question that takes more has no answer here."""


class TooMany(Exception):
    """A question with more positions than are looked at."""


class Step(NamedTuple):
    """What a turn moves: a form, and the mask where it lay and lies, 0 outside the square."""

    number: int
    origin: str
    at: int
    goal: str
    to: int


class Lying(NamedTuple):
    """What a seat has."""

    forms: tuple[tuple[int, int], ...]
    covered: int
    reserve: tuple[int, ...]


GAINS = {
    (STOCK, SQUARE): 1,
    (STOCK, RESERVE): -1,
    (RESERVE, SQUARE): 2,
    (RESERVE, STOCK): 1,
    (SQUARE, RESERVE): -2,
    (SQUARE, STOCK): -1,
    (SQUARE, SQUARE): 0,
}


def list_steps(square: Square, lying: Lying, number: int) -> Iterator[tuple[Step, Lying]]:
    """All that a roll allows (rule 4), with what lies there then, the most points first."""
    forms, covered, reserve = lying
    places = square.places[number]
    free = [mask for mask in places if not mask & covered]
    if reserve[number - 1]:
        less = _changed(reserve, number, -1)
        for mask in free:
            yield Step(number, RESERVE, 0, SQUARE, mask), _lay(forms, covered, less, number, mask)
        yield Step(number, RESERVE, 0, STOCK, 0), Lying(forms, covered, less)
    for mask in free:
        yield Step(number, STOCK, 0, SQUARE, mask), _lay(forms, covered, reserve, number, mask)
    own = [mask for form, mask in forms if form == number]
    for at in own:
        rest = tuple(form for form in forms if form != (number, at))
        for mask in places:
            if mask != at and not mask & (covered ^ at):
                there = _lay(rest, covered ^ at, reserve, number, mask)
                yield Step(number, SQUARE, at, SQUARE, mask), there
    more = _changed(reserve, number, 1)
    yield Step(number, STOCK, 0, RESERVE, 0), Lying(forms, covered, more)
    for at in own:
        rest = tuple(form for form in forms if form != (number, at))
        yield Step(number, SQUARE, at, STOCK, 0), Lying(rest, covered ^ at, reserve)
        yield Step(number, SQUARE, at, RESERVE, 0), Lying(rest, covered ^ at, more)


def gain_of(square: Square, step: Step, after: Lying) -> int:
    """The points of a step."""
    return GAINS[step.origin, step.goal] + (FULL if after.covered == square.full else 0)


class Rolls:
    """Rolls to come, one a turn, and what was found out about them."""

    def __init__(self, square: Square, rolls: Sequence[int]) -> None:
        self.square, self.rolls = square, tuple(rolls)
        sizes = {number: next(iter(square.places[number])).bit_count() for number in set(rolls)}
        self._room = [sum(sizes[one] for one in rolls[at:]) for at in range(len(rolls) + 1)]
        self._failed: dict[tuple[Lying, int], int] = {}
        self._seen = 0

    def reach(self, lying: Lying, at: int, wanted: int) -> tuple[Step, ...] | None:
        """The steps from a turn on that gain so many points, or None; TooMany if that is hard."""
        is_over = at == len(self.rolls) or lying.covered == self.square.full
        if is_over:
            return () if wanted <= 0 else None
        if self.bound(lying, at) < wanted or self._failed.get((lying, at), wanted + 1) <= wanted:
            return None
        self._seen += 1
        if self._seen > MOST_POSITIONS:
            raise TooMany
        for step, after in list_steps(self.square, lying, self.rolls[at]):
            line = self.reach(after, at + 1, wanted - gain_of(self.square, step, after))
            if line is not None:
                return (step, *line)
        self._failed[lying, at] = wanted
        return None

    def bound(self, lying: Lying, at: int) -> int:
        """No more points than these can be gained from a turn on."""
        left = len(self.rolls) - at
        # A form in the reserve costs a point that comes back when it leaves.
        back = sum(min(lying.reserve[one - 1], self.rolls[at:].count(one)) for one in NUMBERS)
        free = (self.square.full & ~lying.covered).bit_count()
        return left + back + (FULL if free <= self._room[at] else 0)


def _lay(
    forms: tuple[tuple[int, int], ...],
    covered: int,
    reserve: tuple[int, ...],
    number: int,
    mask: int,
) -> Lying:
    return Lying(tuple(sorted((*forms, (number, mask)))), covered | mask, reserve)


def _changed(counts: tuple[int, ...], number: int, change: int) -> tuple[int, ...]:
    return (*counts[: number - 1], counts[number - 1] + change, *counts[number:])
