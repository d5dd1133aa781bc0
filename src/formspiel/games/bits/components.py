"""What is in the box of BITS: an edition file, checked and made ready for play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from formspiel.core.edition import Edition, Source, home_made, shipped
from formspiel.core.edition_file import (
    EditionError,
    Section,
    open_edition,
    read_shipped,
    take_ranks,
)
from formspiel.dropping import Drops
from formspiel.games.bits.events import Place, Square
from formspiel.games.bits.info import MOST_SEATS
from formspiel.geometry import CELLS, SYMMETRIES, Cell, Symmetry, normal, settled, transformed

EDITIONS = ("2012",)
COLOURS = ("R", "G", "B", "Y", "V")
MOST_COPIES = 20
ROUNDS = 3


def turned(squares: Iterable[Square], symmetry: Symmetry) -> tuple[Square, ...]:
    """Coloured squares turned or flipped, settled."""
    moved: list[Square] = []
    for x, y, colour in squares:
        ((new_x, new_y),) = transformed(CELLS, [(x, y)], symmetry)
        moved.append((new_x, new_y, colour))
    return settled(moved)


@dataclass(frozen=True, eq=False)
class Tile:
    """A domino, known by its two colours; its turns and ways to lie are computed."""

    id: str
    count: int
    """How many of it a player has, and how many building cards show it."""
    columns: int
    rows: int
    source: Source

    @cached_property
    def turns(self) -> tuple[tuple[Square, ...], ...]:
        """Its different orientations."""
        squares = tuple((x, 0, colour) for x, colour in enumerate(self.id))
        return tuple(sorted({turned(squares, symmetry) for symmetry in SYMMETRIES}))

    @cached_property
    def drops(self) -> Drops[Square]:
        """Every way to lie on the board that a drop can end in."""
        # Rule 4: no part of a tile may stick out of the grid, the top included.
        return Drops(self.turns, self.columns, self.rows, is_open=False)

    @cached_property
    def places(self) -> tuple[tuple[Place, ...], ...]:
        """The drops in their order as moves of each seat."""
        ways = self.drops.by_parts
        return tuple(
            tuple(Place(seat, self.id, cells) for cells in ways) for seat in range(MOST_SEATS)
        )


@dataclass(frozen=True, eq=False)
class Task:
    """A task card: what areas of so many squares, or of one form, earn or cost."""

    id: str
    round: int
    """The round that turns one such card up, from 1."""
    squares: int
    form: tuple[Cell, ...] | None
    """The normal form that an area must have; None where any form will do."""
    points: int
    source: Source


@dataclass(frozen=True, eq=False)
class BitsEdition(Edition):
    """An edition of BITS."""

    columns: int
    rows: int
    board_source: Source
    box_source: Source
    colours: tuple[str, ...]
    colours_source: Source
    tiles: dict[str, Tile]
    start: tuple[str, ...]
    start_source: Source
    tasks: dict[str, Task]

    @cached_property
    def cards(self) -> int:
        """The number of building cards."""
        return sum(tile.count for tile in self.tiles.values())


@home_made
def parse_edition(text: str) -> BitsEdition:
    """An edition from its TOML text; EditionError names every mistake."""
    top = open_edition("bits", EDITIONS, text)
    columns, rows, board_source = _take_board(top.section("board"))
    colours, colours_source = _take_colours(top.section("colours"))
    tiles = _take_tiles(top, colours, columns, rows)
    start, start_source = _take_start(top.section("start"), tiles)
    tasks = _take_tasks(top, columns, rows)
    edition = BitsEdition(
        id=top.take("id", str),
        title=top.take("title", str),
        ranks=take_ranks(top),
        columns=columns,
        rows=rows,
        board_source=board_source,
        box_source=_check_box(top.section("box"), tiles, start, tasks),
        colours=colours,
        colours_source=colours_source,
        tiles=tiles,
        start=start,
        start_source=start_source,
        tasks=tasks,
    )
    top.finish()
    if top.mistakes:
        raise EditionError(top.mistakes)
    return edition


@shipped
def load_edition(name: str) -> BitsEdition:
    """One of the editions that come with Formspiel."""
    return parse_edition(read_shipped("bits", name))


def _take_board(section: Section) -> tuple[int, int, Source]:
    sizes = []
    for key in ("columns", "rows"):
        size = section.take(key, int)
        if not 4 <= size <= 16:
            section.wrong(key, "must be from 4 to 16")
            size = 5
        sizes.append(size)
    source = section.source()
    section.finish()
    return sizes[0], sizes[1], source


def _take_colours(section: Section) -> tuple[tuple[str, ...], Source]:
    letters = section.take_list("letters", str)
    for letter in letters:
        if letter not in COLOURS:
            section.wrong("letters", f"{letter!r} is not one of {', '.join(COLOURS)}")
    if len(set(letters)) != len(letters) or not letters:
        section.wrong("letters", "must be different letters, at least one")
    source = section.source()
    section.finish()
    return tuple(letters), source


def _take_tiles(top: Section, colours: tuple[str, ...], columns: int, rows: int) -> dict[str, Tile]:
    pairs = [*combinations(colours, 2), *((colour, colour) for colour in colours)]
    known = {"".join(pair) for pair in pairs}
    tiles = {}
    for section in top.sections("tile"):
        name = section.take("id", str)
        if name and name not in known:
            section.wrong("id", f"must be two of {', '.join(colours)}, in this order")
        count = section.take("count", int)
        if not 1 <= count <= MOST_COPIES:
            section.wrong("count", f"must be from 1 to {MOST_COPIES}")
        tiles[name] = Tile(name, count, columns, rows, section.source())
        section.finish()
    return tiles


def _take_start(section: Section, tiles: dict[str, Tile]) -> tuple[tuple[str, ...], Source]:
    names = section.take_list("tiles", str)
    for name in names:
        if name not in tiles:
            section.wrong("tiles", f"there is no tile {name!r}")
    if len(set(names)) != len(names) or len(names) < MOST_SEATS:
        section.wrong("tiles", f"must be at least {MOST_SEATS} different tiles")
    source = section.source()
    section.finish()
    return tuple(names), source


def _take_tasks(top: Section, columns: int, rows: int) -> dict[str, Task]:
    tasks: dict[str, Task] = {}
    for section in top.sections("task"):
        task = _take_task(section, columns, rows)
        same = [
            known.id
            for known in tasks.values()
            if (known.round, known.squares, known.form) == (task.round, task.squares, task.form)
        ]
        if same:
            section.wrong("", f"asks for the same as the card {same[0]} of this round")
        tasks[task.id] = task
    for number in range(1, ROUNDS + 1):
        if "task" in top.data and all(task.round != number for task in tasks.values()):
            top.wrong("task", f"there is no card for round {number}")
    return tasks


def _take_task(section: Section, columns: int, rows: int) -> Task:
    number = section.take("round", int)
    if not 1 <= number <= ROUNDS:
        section.wrong("round", f"must be from 1 to {ROUNDS}")
    form = None
    if "picture" in section.data:
        cells = section.shape()
        form, squares = normal(CELLS, cells), len(cells)
        if max(map(max, cells)) >= max(columns, rows):
            section.wrong("picture", "must fit the board")
        if "squares" in section.data:
            section.wrong("squares", "is counted in the picture")
            section.take("squares", int)
    else:
        squares = section.take("squares", int)
        if "squares" in section.data and not 1 <= squares <= columns * rows:
            section.wrong("squares", f"must be from 1 to {columns * rows}")
    task = Task(
        section.take("id", str),
        number,
        squares,
        form,
        section.take("points", int),
        section.source(),
    )
    section.finish()
    return task


def _check_box(
    section: Section, tiles: dict[str, Tile], start: tuple[str, ...], tasks: dict[str, Task]
) -> Source:
    """What the box is said to hold must be what is listed."""
    found = {
        "tiles": sum(tile.count for tile in tiles.values()),
        "start_tiles": len(start),
        "task_cards": len(tasks),
    }
    for key, count in found.items():
        stated = section.take(key, int)
        if key in section.data and stated != count:
            section.wrong(key, f"is {stated}, but {count} are listed")
    source = section.source()
    section.finish()
    return source
