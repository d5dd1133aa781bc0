"""A game of FITS drawn in text: readable as it is, better in colour.

A covered field shows the name of its piece, so that neighbours can be told apart; the
piece that is tried out stands in brackets, or in small letters where there is no room for them.
"""

from __future__ import annotations

from formspiel.core.game import Mark, Parts, Picture, beside, numbered
from formspiel.games.fits.components import Field, FitsEdition, Layout, Piece
from formspiel.games.fits.events import Event, Place
from formspiel.games.fits.state import Board
from formspiel.games.fits.view import View
from formspiel.geometry import Cell

SIGNS = {
    "circle": "●",
    "star": "★",
    "diamond": "◆",
    "triangle": "▲",
    "cross": "✚",
    "square": "■",
    "heart": "♥",
    "moon": "☾",
}

WIDEST = 4
"""Characters a field."""
NARROW = {3: 3, 4: 2}
"""Characters a field where so many boards have to fit a terminal of 80."""


def picture(view: View, tried: Event | None = None) -> Picture:
    """The own board with a placement tried out on it; all boards for a spectator."""
    layout = view.config.edition.boards[view.config.boards[len(view.past) - view.is_over]]
    boards = view.shown
    seats = range(len(boards)) if view.seat is None else (view.seat,)
    move = tried or view.move
    wide = NARROW.get(len(seats), WIDEST)
    drawn = [
        draw_board(
            view.config.edition,
            layout,
            boards[seat],
            move if isinstance(move, Place) and move.seat == seat else None,
            wide,
        )
        for seat in seats
    ]
    own = drawn if len(seats) == 1 else map(numbered, seats, drawn)
    return beside(*own, gap=2)


def draw_board(
    edition: FitsEdition,
    layout: Layout,
    board: Board,
    tried: Place | None = None,
    wide: int = WIDEST,
) -> Picture:
    """One board with its row and column numbers."""
    owner: dict[Cell, str] = {}
    for name, mask in board.placed:
        for bit in range(mask.bit_length()):
            if mask >> bit & 1:
                owner[bit % edition.columns, bit // edition.columns] = name
    trying = set(tried.cells) if tried else set()
    top = max([edition.rows - 1, *(y for _, y in (*owner, *trying))])
    lines = []
    for y in range(top, -1, -1):
        inside = y < edition.rows
        line = [Mark(f"{y + 1:2} " if inside else "   ", "quiet"), Mark("│" if inside else " ")]
        line += [
            _mark(owner.get((x, y)), layout.fields.get((x, y)), tried, (x, y), wide, inside=inside)
            for x in range(edition.columns)
        ]
        line.append(Mark("│" if inside else " "))
        lines.append(tuple(line))
    lines.append((Mark("   "), Mark("└" + "─" * wide * edition.columns + "┘")))
    numbers = "".join(f" {x + 1:<{wide - 1}}" for x in range(edition.columns))
    lines.append((Mark("    "), Mark(numbers + " ", "quiet")))
    return tuple(lines)


def draw_edition(edition: FitsEdition) -> tuple[Parts, ...]:
    """Every piece, and every board with what it scores."""
    return (
        Parts("pieces", tuple(map(_draw_piece, edition.pieces.values()))),
        Parts(
            "boards",
            tuple(
                (
                    (Mark(layout.id, "strong"), Mark(f"  {_tell_points(layout)}")),
                    *draw_board(edition, layout, Board((0,) * edition.columns)),
                )
                for layout in edition.boards.values()
            ),
        ),
    )


def _draw_piece(piece: Piece) -> Picture:
    wide, tall = (max(part) + 1 for part in zip(*piece.cells, strict=True))
    style = f"piece:{piece.id}"
    rows = [
        tuple(Mark("■ ", style) if (x, y) in piece.cells else Mark("  ") for x in range(wide))
        for y in reversed(range(tall))
    ]
    return ((Mark(piece.id, "strong"),), *rows)


def _tell_points(layout: Layout) -> str:
    """What a board scores beside the values that are drawn on it: rows, symbols, letters."""
    told = [f"row {layout.row_bonus:+}"] if layout.row_bonus else []
    told += [
        f"{count} alike {points:+}" for count, points in enumerate(layout.symbol_points) if count
    ]
    told += [f"{word.text} {word.points:+}" for word in layout.words]
    if layout.unused_letter:
        told.append(f"other letter {layout.unused_letter:+}")
    return ", ".join(told).replace("-", "−")


def _mark(
    owner: str | None,
    field: Field | None,
    tried: Place | None,
    cell: Cell,
    wide: int,
    *,
    inside: bool,
) -> Mark:
    if tried and cell in tried.cells:
        said = f"[{tried.piece:2}]" if wide == WIDEST else f"{tried.piece.lower():{wide}}"
        return Mark(said, f"try:{tried.piece}")
    text, style = _field(owner, field) if inside or owner else ("", "")
    # Two characters, with a blank before and after them as far as there is room.
    return Mark(f"{' ' if wide == WIDEST else ''}{text:>2}".ljust(wide), style)


def _field(owner: str | None, field: Field | None) -> tuple[str, str]:
    """What stands in a field, and in which style."""
    if owner:
        return f"{owner:2}", f"piece:{owner}"
    if field is None:
        return "·", "quiet"
    if field.value is not None:
        style = "field:bonus" if field.value > 0 else "field:malus"
        return f"{field.value:+}".replace("-", "−"), style
    return SIGNS[field.symbol] if field.symbol else field.letter or "□", "field:symbol"
