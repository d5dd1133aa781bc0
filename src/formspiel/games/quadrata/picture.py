"""A game of Quadrata drawn in text: readable as it is, better in colour.

Every form has an outline, diagonals too, and its number in every part of it. The reserve
lies below the square, the stock below all boards; beside the player whose turn it is
stand the roll and, once a six is a joker, a star. The form that is tried out is hatched;
crosses show where it lay.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import NamedTuple

from formspiel.core.game import Mark, Parts, Picture, Seat, beside
from formspiel.games.quadrata.components import PARTS, QuadrataEdition, Square
from formspiel.games.quadrata.events import RESERVE, STOCK, Event, Move
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.state import Board
from formspiel.games.quadrata.view import View
from formspiel.geometry import Quarter

CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the lines that meet in a point: 1 up, 2 right, 4 down, 8 left."""
FALLING = "╲"
RISING = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
CROSSING = "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}"
DICE = "⚀⚁⚂⚃⚄⚅"
SMALL = 4
"""A square of this size leaves room for a reserve beside it."""


class Owner(NamedTuple):
    """What lies in a part of the square. Two owners are the same if they are one object."""

    half: str
    whole: str
    style: str


FREE = Owner("·", " · ", "quiet")
OUTSIDE = Owner(" ", "   ", "")
Owners = dict[Quarter, Owner]


def picture(view: View, tried: Event | None = None) -> Picture:
    """The own board large and the others small, with a move tried out on them.

    A spectator sees all boards large.
    """
    boards = view.shown
    move = tried if isinstance(tried, Move) else None
    square = square_of(view.config)
    if view.seat is None:
        drawn = [
            (_head(view, seat, 4 * square.size + 3), *draw_board(square, board, seat, move))
            for seat, board in enumerate(boards)
        ]
        return beside(*drawn, gap=0) + _draw_stock(view, boards, move, across=6)
    own = (
        _head(view, view.seat, 4 * square.size + 3),
        *draw_board(square, boards[view.seat], view.seat, move),
    )
    others: Picture = ()
    for seat, board in enumerate(boards):
        if seat != view.seat:
            small = _draw_small(square, board, seat, move)
            others += (_head(view, seat, _width(small)), *small)
    return beside(own, others, gap=2) + _draw_stock(view, boards, move, across=3)


def draw_board(square: Square, board: Board, seat: Seat = 0, move: Move | None = None) -> Picture:
    """One board: the square with its forms and row and column numbers, the reserve below."""
    owners = _owners(square, board, seat, move)
    lines: list[tuple[Mark, ...]] = []
    for y in range(square.size, -1, -1):
        lines.append((Mark("  "), *_draw_edges(square, owners, y)))
        if y:
            lines.append((Mark(f"{y} ", "quiet"), *_draw_cells(square, owners, y - 1)))
    wide = 4 * square.size - 1
    # A small square has room for two lines, so that the picture seldom changes its height.
    least = 1 if square.size > SMALL else 2
    kept = _reserve(board, seat, move, wide, least)
    lines += [(Mark("  │"), Mark(text), Mark("│")) for text in kept]
    lines.append((Mark(f"  └{'─' * wide}┘"),))
    return tuple(lines)


def draw_edition(edition: QuadrataEdition) -> tuple[Parts, ...]:
    """Every form with its number and how many of it there are or stay in the box; the squares."""
    forms = [
        (
            (Mark(str(form.number), "strong"), Mark(f" ×{form.count}")),
            *((Mark(row.replace("·", " ")),) for row in draw_cells(form.quarters)),
        )
        for form in edition.forms.values()
    ]
    squares = [
        (
            (Mark(square.id, "strong"), Mark(f" for {' or '.join(map(str, square.seats))} seats")),
            *draw_board(square, Board()),
        )
        for square in edition.squares
    ]
    reduction = edition.reduction
    fewer = [
        ((Mark(str(number), "strong"), Mark(f" ×{count}")),)
        for number, count in enumerate(reduction.forms, 1)
        if count
    ]
    drawn = (
        Parts("forms", tuple(forms)),
        Parts(f"left in the box with {reduction.seats} seats", tuple(fewer)),
        Parts("squares", tuple(squares)),
    )
    return tuple(parts for parts in drawn if parts.pictures)


def draw_cells(cells: Iterable[Quarter]) -> list[str]:
    """A settled form in the characters of an edition, the top line first.

    >>> draw_cells([(0, 0, "S"), (0, 0, "W")])
    ['◣']
    """
    drawn: dict[tuple[int, int], str] = {}
    for x, y, letter in cells:
        drawn[x, y] = drawn.get((x, y), "") + letter
    signs = {frozenset(quarters): sign for sign, quarters in PARTS.items()}
    columns, rows = max(x for x, _ in drawn) + 1, max(y for _, y in drawn) + 1
    return [
        "".join(signs.get(frozenset(drawn.get((x, y), "")), "·") for x in range(columns))
        for y in reversed(range(rows))
    ]


def _head(view: View, seat: Seat, wide: int) -> tuple[Mark, ...]:
    """The number of a player, and the roll where it is that player's turn."""
    if seat != view.turn:
        return (Mark(f"  #{seat + 1}".ljust(wide)),)
    die = "" if view.pips is None else f"{DICE[view.pips - 1]} {view.pips}"
    return (Mark(f"▶ #{seat + 1}  {die} {'★' if view.is_joker else ''}".ljust(wide), "strong"),)


def _draw_small(square: Square, board: Board, seat: Seat, move: Move | None) -> Picture:
    """The square of another player, two characters a cell, and the reserve."""
    owners = _owners(square, board, seat, move)
    lines: Picture = tuple(
        tuple(_small_cell(owners, x, y) for x in range(square.size))
        for y in reversed(range(square.size))
    )
    if square.size > SMALL:
        kept = _reserve(board, seat, move, 2 * square.size, 1)
        return lines + tuple((Mark(text),) for text in kept)
    kept = _reserve(board, seat, move, 9, square.size)
    return beside(lines, tuple((Mark(text),) for text in kept), gap=1)


def _small_cell(owners: Owners, x: int, y: int) -> Mark:
    """A cell in two characters: a number and what the form covers of it, or two numbers."""
    diagonal = _diagonal(owners, x, y)
    left, right = owners.get((x, y, "W"), FREE), owners.get((x, y, "E"), FREE)
    if left is FREE and right is FREE:
        return Mark(" ·", "quiet")
    if not diagonal:
        return Mark(f"{left.half}■", left.style)
    if left is FREE:
        return Mark(right.half + ("◥" if diagonal == FALLING else "◢"), right.style)
    if right is FREE:
        return Mark(left.half + ("◣" if diagonal == FALLING else "◤"), left.style)
    return Mark(left.half + right.half, left.style)


def _draw_stock(view: View, boards: tuple[Board, ...], move: Move | None, across: int) -> Picture:
    """Every form, so many side by side, and how many of it the stock has."""
    whole = view.config.edition.stock(view.config.seats)
    blocks: list[Picture] = []
    for number, form in view.config.edition.forms.items():
        left = whole[number - 1] - sum(
            board.reserve[number - 1] + [own for own, _ in board.forms].count(number)
            for board in boards
        )
        change = _change(move, STOCK, None, number)
        told = f" ×{left}{_signed(change) if change else ''}"
        *above, last = draw_cells(form.quarters)
        blocks.append(
            (
                *((Mark(f"  {text.replace('·', ' ')}{' ' * len(told)}"),) for text in above),
                (Mark(f"{number} ", "strong"), Mark(last + told)),
            )
        )
    rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
    return tuple((Mark("  "), *line) for row in rows for line in beside(*row, gap=2))


def _reserve(board: Board, seat: Seat, move: Move | None, wide: int, least: int) -> list[str]:
    """The forms of a reserve by number, in at least so many lines of that width."""
    groups = [str(n) * count for n, count in enumerate(board.reserve, 1) if count]
    if move and (change := _change(move, RESERVE, seat, move.number)):
        groups.append(_signed(change * move.number))
    lines = wrap(" ".join(groups), wide)
    return [text.ljust(wide) for text in lines + [""] * (least - len(lines))]


def _change(move: Move | None, where: str, seat: Seat | None, number: int) -> int:
    """What a move changes in the stock, or in the reserve of a seat, of a number."""
    if move is None or move.number != number:
        return 0
    giver = move.seat if move.of is None else move.of
    more = move.goal == where and seat in (None, move.seat)
    return more - (move.origin == where and seat in (None, giver))


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def _owners(square: Square, board: Board, seat: Seat, move: Move | None) -> Owners:
    owners: Owners = {}
    for number, mask in board.forms:
        form = Owner(str(number), f" {number} ", f"piece:{number}")
        owners |= dict.fromkeys(square.places[number][mask], form)
    if move and seat == (move.seat if move.of is None else move.of):
        owners |= dict.fromkeys(move.at_cells, Owner("×", " × ", "quiet"))
    if move and seat == move.seat:
        form = Owner("▒", f"▒{move.number}▒", f"try:{move.number}")
        owners |= dict.fromkeys(move.cells, form)
    return owners


def _draw_edges(square: Square, owners: Owners, y: int) -> list[Mark]:
    """The line between two rows of cells; the topmost one has the numbers of the columns."""
    marks = []
    for x in range(square.size):
        marks.append(Mark(_corner(square, owners, x, y)))
        edge = "─" if _is_edge(square, owners, (x, y, "S")) else " "
        marks.append(Mark(edge + (str(x + 1) if y == square.size else edge) + edge))
    return [*marks, Mark(_corner(square, owners, square.size, y))]


def _draw_cells(square: Square, owners: Owners, y: int) -> list[Mark]:
    """A row of cells with the lines between them."""
    marks = []
    for x in range(square.size):
        marks.append(Mark("│" if _is_edge(square, owners, (x, y, "W")) else " "))
        left, right = owners.get((x, y, "W"), FREE), owners.get((x, y, "E"), FREE)
        if diagonal := _diagonal(owners, x, y):
            marks += [Mark(left.half, left.style), Mark(diagonal), Mark(right.half, right.style)]
        else:
            marks.append(Mark(left.whole, left.style))
    return [*marks, Mark("│")]


def _diagonal(owners: Owners, x: int, y: int) -> str:
    """The diagonal that parts two owners of a cell, or nothing if it has one owner."""
    north, east, _, west = (owners.get((x, y, letter), FREE) for letter in "NESW")
    if west is east:
        return ""
    return FALLING if north is east else RISING


def _corner(square: Square, owners: Owners, x: int, y: int) -> str:
    """The character of a point: the lines that meet there, or a diagonal that passes."""
    around = ((x, y, "W"), (x, y, "S"), (x, y - 1, "W"), (x - 1, y, "S"))
    lines = sum(1 << bit for bit, side in enumerate(around) if _is_edge(square, owners, side))
    if y == 0 and x in (0, square.size):
        lines |= 4  # the reserve lies below
    if lines:
        return CORNERS[lines]
    falls = _diagonal(owners, x - 1, y) == FALLING
    rises = _diagonal(owners, x, y) == RISING
    return CROSSING if falls and rises else FALLING if falls else RISING if rises else " "


def _is_edge(square: Square, owners: Owners, side: Quarter) -> bool:
    """Whether a line runs along a quarter's side: it parts two owners."""
    x, y, letter = side
    beyond = (x - 1, y, "E") if letter == "W" else (x, y - 1, "N")
    here, there = (
        owners.get(quarter, FREE) if square.mask([quarter]) else OUTSIDE
        for quarter in (side, beyond)
    )
    return here is not there


def _width(drawn: Picture) -> int:
    return sum(len(mark.text) for mark in drawn[0])
