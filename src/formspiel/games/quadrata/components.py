"""What is in the box of Quadrata: an edition file, checked and made ready for play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from formspiel.core.edition import Edition, Source, home_made, shipped
from formspiel.core.edition_file import EditionError, Section, open_edition, read_shipped
from formspiel.games.quadrata.events import Cells
from formspiel.games.quadrata.info import LEAST_SEATS, MOST_SEATS
from formspiel.geometry import QUARTERS, Quarter, is_connected, moved, orientations, settled

EDITIONS = ("1973",)
NUMBERS = (1, 2, 3, 4, 5, 6)
LETTERS = "ENSW"
PARTS = {"◣": "SW", "◢": "ES", "◤": "NW", "◥": "EN", "■": LETTERS}
"""The characters of a form's picture, with the quarters that they stand for."""
MOST_QUARTERS = 48


@dataclass(frozen=True, eq=False)
class Form:
    """A form, stored once; its turns and flips are computed."""

    number: int
    quarters: Cells
    count: int
    source: Source

    @property
    def area(self) -> int:
        """Its area in half squares."""
        return len(self.quarters) // 2

    @cached_property
    def turns(self) -> tuple[Cells, ...]:
        """Its different orientations. QUAD-10: it may be turned and flipped."""
        return orientations(QUARTERS, self.quarters)


@dataclass(frozen=True, eq=False)
class Square:
    """A square to fill, with every place of every form.

    A quarter is one bit of a mask; the bits run in the sorted order of the quarters.
    """

    id: str
    size: int
    seats: tuple[int, ...]
    """For how many players it is."""
    forms: dict[int, Form]
    source: Source

    @cached_property
    def full(self) -> int:
        """The mask of the whole square."""
        return (1 << len(LETTERS) * self.size**2) - 1

    @cached_property
    def places(self) -> dict[int, dict[int, Cells]]:
        """By number and mask the places of a form on the empty square, sorted by cells."""
        found = {}
        for number, form in self.forms.items():
            shifts = [(x, y) for x in range(self.size) for y in range(self.size)]
            ways = [moved(turn, x, y) for turn in form.turns for x, y in shifts]
            found[number] = {mask: cells for cells in sorted(ways) if (mask := self.mask(cells))}
        return found

    def mask(self, cells: Iterable[Quarter]) -> int:
        """The mask of some quarters; 0 if one of them lies outside the square."""
        found = 0
        for x, y, letter in cells:
            if not (0 <= x < self.size and 0 <= y < self.size and letter in LETTERS):
                return 0
            found |= 1 << len(LETTERS) * (self.size * x + y) + LETTERS.index(letter)
        return found


@dataclass(frozen=True, eq=False)
class Reduction:
    """Forms that stay in the box with some number of seats."""

    seats: int
    forms: tuple[int, ...]
    source: Source


@dataclass(frozen=True, eq=False)
class QuadrataEdition(Edition):
    """An edition of Quadrata."""

    forms: dict[int, Form]
    squares: tuple[Square, ...]
    reduction: Reduction
    die_source: Source
    stock_source: Source

    def square(self, seats: int) -> Square:
        """The square that so many players fill."""
        return next(square for square in self.squares if seats in square.seats)

    def stock(self, seats: int) -> tuple[int, ...]:
        """How many forms of the numbers 1, 2, …, 6 so many players begin with."""
        fewer = self.reduction.forms if seats == self.reduction.seats else (0,) * len(NUMBERS)
        return tuple(
            self.forms[number].count - less if number in self.forms else 0
            for number, less in zip(NUMBERS, fewer, strict=True)
        )


@home_made
def parse_edition(text: str) -> QuadrataEdition:
    """An edition from its TOML text; EditionError names every mistake."""
    top = open_edition("quadrata", EDITIONS, text)
    forms = _take_forms(top)
    edition = QuadrataEdition(
        id=top.take("id", str),
        title=top.take("title", str),
        ranks=(),
        forms=forms,
        squares=tuple(
            _take_square(section, forms) for section in top.sections("square", MOST_SEATS)
        ),
        reduction=_take_reduction(top.section("reduction"), forms),
        die_source=_take_number(top.section("die"), "sides", len(NUMBERS)),
        stock_source=_take_number(
            top.section("stock"), "forms", sum(form.count for form in forms.values())
        ),
    )
    top.finish()
    _check_seats(top, edition)
    if top.mistakes:
        raise EditionError(top.mistakes)
    return edition


@shipped
def load_edition(name: str) -> QuadrataEdition:
    """One of the editions that come with Formspiel."""
    return parse_edition(read_shipped("quadrata", name))


def _take_forms(top: Section) -> dict[int, Form]:
    forms: dict[int, Form] = {}
    for section in top.sections("form", len(NUMBERS)):
        name = section.take("id", str)
        quarters = _take_quarters(section)
        count = section.take("count", int)
        if not 1 <= count <= 99:
            section.wrong("count", "must be from 1 to 99")
        source = section.source()
        section.finish()
        if name not in map(str, NUMBERS):
            section.wrong("id", "must be a number of the die, such as '3'")
            continue
        forms[int(name)] = Form(int(name), quarters, count, source)
    for small, large in pairwise(sorted(forms)):
        if forms[small].area >= forms[large].area:
            top.wrong("form", f"number {large} must be larger than number {small}")
    return dict(sorted(forms.items()))


def _take_quarters(section: Section) -> Cells:
    drawn = section.picture()
    strange = sorted(set(drawn.values()) - {".", *PARTS})
    if strange:
        section.wrong(
            "picture", f"has {strange[0]!r}; a form is drawn with {' '.join(PARTS)} and ."
        )
    quarters = [(x, y, q) for (x, y), part in drawn.items() for q in PARTS.get(part, "")]
    if drawn and not strange and not is_connected(QUARTERS, quarters):
        section.wrong("picture", "is not one connected form")
    if len(quarters) > MOST_QUARTERS:
        section.wrong("picture", f"has more than {MOST_QUARTERS // 4} squares")
        return settled(quarters[:4])
    return settled(quarters) if quarters else ((0, 0, "S"), (0, 0, "W"))


def _take_square(section: Section, forms: dict[int, Form]) -> Square:
    size = section.take("size", int)
    if not 2 <= size <= 9:
        section.wrong("size", "must be from 2 to 9")
        size = 6
    seats = tuple(section.take_list("seats", int))
    square = Square(section.take("id", str), size, seats, forms, section.source())
    section.finish()
    for number, places in square.places.items():
        if not places:
            section.wrong("size", f"leaves no room for the form of number {number}")
    return square


def _take_reduction(section: Section, forms: dict[int, Form]) -> Reduction:
    seats = section.take("seats", int)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        section.wrong("seats", f"must be from {LEAST_SEATS} to {MOST_SEATS}")
    counts = section.section("forms")
    fewer = []
    for number in NUMBERS:
        less = counts.take(str(number), int, 0)
        if less and not 0 <= less < (forms[number].count if number in forms else 0):
            counts.wrong(str(number), "must leave some forms of that number")
        fewer.append(less)
    counts.finish()
    reduction = Reduction(seats, tuple(fewer), section.source())
    section.finish()
    return reduction


def _take_number(section: Section, key: str, wanted: int) -> Source:
    """The source of a component whose number follows from the rules or the forms."""
    number = section.take(key, int)
    if number != wanted and type(section.data.get(key)) is int:
        section.wrong(key, f"must be {wanted}, not {number}")
    source = section.source()
    section.finish()
    return source


def _check_seats(top: Section, edition: QuadrataEdition) -> None:
    """Every number of players has just one square, and forms enough to fill one."""
    given = sorted(seats for square in edition.squares for seats in square.seats)
    wanted = list(range(LEAST_SEATS, MOST_SEATS + 1))
    if given != wanted:
        top.wrong("square", "must name each number of seats from 2 to 4 just once")
        return
    for seats in wanted:
        stock = zip(NUMBERS, edition.stock(seats), strict=True)
        area = sum(edition.forms[number].area * count for number, count in stock if count)
        square = edition.square(seats)
        if area < 2 * square.size**2:
            top.wrong("form", f"the forms for {seats} seats cannot fill the square {square.id!r}")
