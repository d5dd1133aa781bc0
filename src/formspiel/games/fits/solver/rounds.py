"""FITS with the cards known in advance: the best score a seat could have had.

It needs the extra `fast`, and says so when asked; to import it costs nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.game import Seat
from formspiel.core.speed.jit import require_numba
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move
from formspiel.games.fits.scoring import items
from formspiel.games.fits.state import Board
from formspiel.solvers.solution import Solution


def best_round(
    edition: FitsEdition,
    board_id: str,
    start: str,
    order: Sequence[str],
    seconds: float = 60.0,
    *,
    seat: Seat = 0,
) -> Solution[Move]:
    """The best score of a seat on a board, and the moves that lead to it.

    `start` is the seat's start piece, `order` the building cards as they come; the one
    with the start piece may be among them and is passed over.
    """
    cards = [start, *(name for name in order if name != start)]
    empty = Board((0,) * edition.columns)
    return _solve(edition, board_id, empty, cards, dropped=1, seconds=seconds, seat=seat)


def best_finish(
    edition: FitsEdition,
    board_id: str,
    board: Board,
    order: Sequence[str],
    seconds: float = 60.0,
    *,
    seat: Seat = 0,
) -> Solution[Move]:
    """The best score from a position on, with the cards that the seat has still to handle."""
    return _solve(edition, board_id, board, list(order), dropped=0, seconds=seconds, seat=seat)


def _solve(
    edition: FitsEdition,
    board_id: str,
    board: Board,
    cards: list[str],
    *,
    dropped: int,
    seconds: float,
    seat: Seat,
) -> Solution[Move]:
    for name in cards:
        if name not in edition.pieces:
            raise ValueError(f"there is no piece {name!r}")
        if cards.count(name) > 1:
            raise ValueError(f"the card {name} comes twice")
    if not cards:
        points = sum(item.points for item in items(edition, edition.boards[board_id], board))
        return Solution(points, points, proven=True, seconds=0.0, line=())
    require_numba()
    # These take a second to load, and need the extra.
    from formspiel.games.fits.solver.losses import state_problem  # noqa: PLC0415
    from formspiel.games.fits.solver.search import solve  # noqa: PLC0415

    problem = state_problem(edition, board_id)
    return solve(problem, board, cards, dropped=dropped, seconds=seconds, seat=seat)
