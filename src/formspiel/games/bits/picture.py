"""A game of BITS drawn in text: readable as it is, better in colour.

A covered cell shows the letter of its colour, with room for a second one, which some
languages need; the tile that is tried out stands in brackets. Above the boards lie the task
cards in force.
"""

from __future__ import annotations

from itertools import zip_longest

from formspiel.core.game import Mark, Parts, Picture, beside, numbered
from formspiel.games.bits.components import BitsEdition, Task
from formspiel.games.bits.events import Event, Place
from formspiel.games.bits.state import Board
from formspiel.games.bits.view import View
from formspiel.geometry import CELLS, Cell, orientations

NARROW, WIDE = 3, 4
"""Characters a cell: four boards of narrow ones fit a terminal, a wide one has brackets too."""


def picture(view: View, tried: Event | None = None) -> Picture:
    """The own board with a placement tried out on it; all boards for a spectator."""
    edition = view.config.edition
    boards = view.shown
    seats = range(len(boards)) if view.seat is None else (view.seat,)
    move = tried or view.move
    cards = draw_tasks([edition.tasks[name] for name in view.tasks])
    drawn = [
        draw_board(
            edition,
            boards[seat],
            move if isinstance(move, Place) and move.seat == seat else None,
            NARROW if len(seats) > 1 else WIDE,
        )
        for seat in seats
    ]
    own = drawn if len(seats) == 1 else map(numbered, seats, drawn)
    return cards + beside(*own, gap=2)


def draw_tasks(tasks: list[Task]) -> Picture:
    """The task cards side by side: points, and the form in small squares."""
    columns = []
    for task in tasks:
        points = f"{task.points:+}".replace("-", "−")
        style = "field:bonus" if task.points > 0 else "field:malus"
        lines: list[tuple[Mark, ...]] = [(Mark(points, style),)]
        lines += [(Mark(row, "quiet"),) for row in _form_rows(task)]
        columns.append(lines)
    blank = (Mark(""),)
    picture: list[tuple[Mark, ...]] = []
    for row in zip_longest(*columns, fillvalue=blank):
        line: tuple[Mark, ...] = (Mark("  "),)
        for own, column in zip(row, columns, strict=True):
            wide = max(map(_width, column))
            line += (*own, Mark(" " * (wide - _width(own) + 3)))
        picture.append(line)
    return (*picture, blank) if picture else ()


def draw_board(
    edition: BitsEdition, board: Board, tried: Place | None = None, wide: int = NARROW
) -> Picture:
    """One board with its row and column numbers."""
    colours = {(x, y): colour for _, squares in board.placed for x, y, colour in squares}
    trying = {(x, y): colour for x, y, colour in tried.cells} if tried else {}
    digits = len(str(edition.rows))
    lines = []
    for y in range(edition.rows - 1, -1, -1):
        cells = [_mark(colours, trying, (x, y), wide) for x in range(edition.columns)]
        lines.append((Mark(f"{y + 1:{digits}}", "quiet"), Mark("│"), *cells, Mark("│")))
    margin = Mark(" " * digits)
    lines.append((margin, Mark("└" + "─" * wide * edition.columns + "┘")))
    numbers = "".join(f" {x + 1:<{wide - 1}}" for x in range(edition.columns))
    lines.append((margin, Mark(f" {numbers} ", "quiet")))
    return tuple(lines)


def draw_edition(edition: BitsEdition) -> tuple[Parts, ...]:
    """The board, every tile with how many there are of it, and every task card."""
    return (
        Parts("board", (draw_board(edition, Board((0,) * edition.columns)),)),
        Parts(
            "tiles",
            tuple(
                (
                    (
                        *(Mark(f" {sign}  ", f"colour:{sign}") for sign in tile.id),
                        Mark(f" ×{tile.count}"),
                    ),
                )
                for tile in edition.tiles.values()
            ),
        ),
        Parts(
            "tasks",
            tuple(
                ((Mark(f"  {task.id}", "strong"),), *draw_tasks([task])[:-1])
                for task in edition.tasks.values()
            ),
        ),
    )


def _mark(colours: dict[Cell, str], trying: dict[Cell, str], cell: Cell, wide: int) -> Mark:
    if cell in trying:
        return Mark(f"[{trying[cell]:<{wide - 2}}]", f"try:{trying[cell]}")
    if cell in colours:
        return Mark(f" {colours[cell]:<{wide - 1}}", f"colour:{colours[cell]}")
    return Mark(f" {'·':<{wide - 1}}", "quiet")


def _form_rows(task: Task) -> list[str]:
    """The form of a card, lying as flat as it can; or how many squares it wants."""
    if task.form is None:
        return [f"{task.squares} × ■"]
    cells = min(orientations(CELLS, task.form), key=lambda turn: max(y for _, y in turn))
    wide, tall = (max(part) + 1 for part in zip(*cells, strict=True))
    return [
        " ".join("■" if (x, y) in cells else " " for x in range(wide)).rstrip()
        for y in range(tall - 1, -1, -1)
    ]


def _width(line: tuple[Mark, ...]) -> int:
    return sum(len(mark.text) for mark in line)
