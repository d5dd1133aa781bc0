"""How a square in a record of Quadrata could still be filled with the most forms."""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.errors import counted
from formspiel.core.game import Json, Picture, Seat
from formspiel.core.options import Option
from formspiel.core.record import Record, replay
from formspiel.games.quadrata.components import NUMBERS
from formspiel.games.quadrata.events import RESERVE, SQUARE, STOCK, Move
from formspiel.games.quadrata.notation import format_event, parse_event
from formspiel.games.quadrata.picture import draw_board
from formspiel.games.quadrata.rules import square_of
from formspiel.games.quadrata.solver.squares import NO_PACKING, most_forms
from formspiel.games.quadrata.state import Board, State
from formspiel.solvers.solution import BeyondSolver, NoSolution, Solution
from formspiel.solvers.solver import Solver


def rounds_of(record: Record) -> range:
    """The rounds, from 0, in which something can be solved: those that have begun, or the first."""
    last = replay(record)
    return range(max(1, len(last.past) + (last.starter is not None)))


def solve_round(
    record: Record,
    number: int,
    seat: Seat,
    seconds: float,
    *,
    is_kept: bool = False,
    numbers: Sequence[int] | None = None,
) -> Solution[Json]:
    """The most forms with which a seat can fill its square, at the end of a round or record.

    It may use the stock, its reserve and, taking them up again, the forms in its square. If
    `is_kept`, these stay where they are. With `numbers` they stay too, and are joined just by
    forms of these numbers, each once, whether the stock has them or not. The line has the
    moves in an order in which they can be made, without the rolls that it takes. NoSolution
    is raised where nothing fills the square.
    """
    last, boards = _position(record, number)
    board, config = boards[seat], record.config
    square = square_of(config)
    free = [*map(sum, zip(_count_stock(last, boards), board.reserve, strict=True))]
    covered, there = board.covered, len(board.forms)
    if numbers is not None:
        free = [list(numbers).count(n) for n in NUMBERS]
    elif not is_kept:
        covered, there = 0, 0
        for form, _ in board.forms:
            free[form - 1] += 1
    found = most_forms(config.edition, square, free, seconds, covered=covered)
    if found.best == NO_PACKING:
        whose = f"the square of seat {seat}"
        if found.proven:
            raise NoSolution(f"{whose} cannot be filled with these forms", None, found.seconds)
        bound = there + found.bound
        raise NoSolution(f"no way was found in time to fill {whose}", bound, found.seconds)
    laid = {(form, square.mask(cells)): cells for form, cells in found.line}
    # What lies as it should stays; what does not goes back to the stock before all else.
    moves = [
        Move(seat, form, SQUARE, None, square.places[form][mask], STOCK, ())
        for form, mask in board.forms
        if not covered and (form, mask) not in laid
    ]
    kept = list(board.reserve)
    for form, mask in sorted(laid.keys() - set(board.forms)):
        origin = RESERVE if kept[form - 1] else STOCK
        kept[form - 1] -= origin == RESERVE
        moves.append(Move(seat, form, origin, None, (), SQUARE, laid[form, mask]))
    line = tuple(map(format_event, moves))
    return Solution(there + found.best, there + found.bound, found.proven, found.seconds, line)


def draw(record: Record, number: int, seat: Seat, solution: Solution[Json]) -> Picture:
    """The square of a seat once the moves of a solution are made."""
    _, boards = _position(record, number)
    square = square_of(record.config)
    forms, kept = list(boards[seat].forms), list(boards[seat].reserve)
    for data in solution.line:
        move = parse_event(record.config, data)
        if not isinstance(move, Move):
            continue
        if move.origin == SQUARE:
            forms.remove((move.number, square.mask(move.at_cells)))
        kept[move.number - 1] -= move.origin == RESERVE
        if move.goal == SQUARE:
            forms.append((move.number, square.mask(move.cells)))
    covered = sum(mask for _, mask in forms)
    return draw_board(square, Board(tuple(sorted(forms)), covered, tuple(kept)), seat)


def count(record: Record, number: int, seat: Seat) -> int:
    """How many forms lie in the square of a seat."""
    return len(_position(record, number)[1][seat].forms)


def _position(record: Record, number: int) -> tuple[State, tuple[Board, ...]]:
    """The last state of a record, and the boards at its end or at that of a round."""
    last = replay(record)
    return last, last.past[number].boards if number < len(last.past) else last.boards


def tell(best: int) -> str:
    """What was counted: not points."""
    return counted(best, "form")


def _count_stock(state: State, boards: tuple[Board, ...]) -> list[int]:
    """What is not on the boards."""
    stock = list(state.config.edition.stock(state.config.seats))
    for board in boards:
        for form, _ in board.forms:
            stock[form - 1] -= 1
        stock = [have - kept for have, kept in zip(stock, board.reserve, strict=True)]
    return stock


def _solve_with(
    record: Record,
    number: int,
    seat: Seat,
    seconds: float,
    *,
    is_kept: bool = False,
    numbers: Sequence[str] | None = None,
) -> Solution[Json]:
    """Solve with the wishes as they were written."""
    forms = set(map(str, record.config.edition.forms))
    if wrong := set(numbers or ()) - forms:
        raise BeyondSolver(f"there is no form of number {min(wrong)!r}")
    wanted = None if numbers is None else [*map(int, numbers)]
    return solve_round(record, number, seat, seconds, is_kept=is_kept, numbers=wanted)


SOLVER = Solver(
    rounds_of,
    _solve_with,
    is_about_positions=True,
    wishes=(
        Option(
            key="is_kept",
            kind="flag",
            label="",
            noun="form",
            help="The forms in the square stay there.",
            flag="--keep",
        ),
        Option(
            key="numbers",
            kind="list",
            label="",
            noun="form",
            help="They stay; add just these.",
            metavar="3,4,…",
        ),
    ),
    tell=tell,
    count=count,
    draw=draw,
)
