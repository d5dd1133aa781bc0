"""BITS with the cards known in advance: the best score a seat could have had in a round.

A line with as many points as can be is looked for; if there is none, with one less, and so
on, so that the first line found is a best one. The extra `fast` makes it much faster.
"""

from __future__ import annotations

from collections.abc import Sequence

from formspiel.core.game import Seat
from formspiel.games.bits.components import BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.scoring import items
from formspiel.games.bits.state import Board
from formspiel.solvers.solution import Solution


def best_round(
    edition: BitsEdition,
    tasks: Sequence[str],
    start: str,
    order: Sequence[str],
    seconds: float = 60.0,
    *,
    seat: Seat = 0,
    played: Sequence[Place] = (),
) -> Solution[Place]:
    """The best score of a seat with these task cards in force, and the moves that lead to it.

    `start` is the seat's start tile, `order` the building cards as they come. If some of the
    cards are missing, nobody knows what would have come: then only lines count after which
    the board has no room, so that the round is over. `played` is a line that is known, and
    that the best line must at least equal.
    """
    board = Board((0,) * edition.columns)
    must_end = len(order) < edition.cards
    tiles = [start, *order]
    return best_finish(
        edition, tasks, board, tiles, seconds, seat=seat, must_end=must_end, played=played
    )


def best_finish(
    edition: BitsEdition,
    tasks: Sequence[str],
    board: Board,
    order: Sequence[str],
    seconds: float = 60.0,
    *,
    seat: Seat = 0,
    must_end: bool = False,
    played: Sequence[Place] = (),
) -> Solution[Place]:
    """The best score from a board on, with these tiles to come, the next one first.

    `must_end` leaves out lines after which the board still has room.
    """
    for name in order:
        if name not in edition.tiles:
            raise ValueError(f"there is no tile {name!r}")
    if not order or not edition.tiles[order[0]].drops.onto(board.heights):
        # Nothing is left to decide.
        points = sum(item.points for item in items(edition, tuple(tasks), board))
        return Solution(points, points, proven=True, seconds=0.0, line=())
    # With the extra `fast` this takes a second to load.
    from formspiel.games.bits.solver.search import solve  # noqa: PLC0415

    return solve(
        edition,
        tuple(tasks),
        board,
        order,
        seconds=seconds,
        seat=seat,
        must_end=must_end,
        played=played,
    )
