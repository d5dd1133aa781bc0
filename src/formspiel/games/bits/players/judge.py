"""The judge of BITS: the network of master, looking ahead at every tile that may come.

Nothing has to be sampled, so nothing depends on a seed. Rounds that nobody has begun are worth
the mean over the task cards and start tiles that may come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from statistics import fmean

from formspiel.core.game import Seat
from formspiel.core.speed.dual import BeyondKernel
from formspiel.core.speed.jit import has_numba
from formspiel.games.bits.components import ROUNDS, BitsEdition
from formspiel.games.bits.events import Place
from formspiel.games.bits.kernel_tables import pack_box, slot_of
from formspiel.games.bits.players.expectimax import MOST_DEPTH, Outlook, look_out
from formspiel.games.bits.players.levels import (
    ENDGAME,
    FAST_RATE,
    INNER_WIDTH,
    PLAIN_RATE,
    WHOLE_WIDTH,
)
from formspiel.games.bits.rules import has_room
from formspiel.games.bits.scoring import items
from formspiel.games.bits.state import Board, Config
from formspiel.games.bits.view import View

ANSWERS = 16
"""About how many ways there are to place a tile."""


class Judge:
    """What moments and moves are worth, in points."""

    def glance(self, view: View, seat: Seat, moves: Sequence[Place]) -> list[float]:
        """By the network alone."""
        return self.weigh(view, seat, moves, 0, 0.0)[0]

    def weigh(
        self,
        view: View,
        seat: Seat,
        moves: Sequence[Place],
        seed: int,  # noqa: ARG002 - nothing is sampled
        effort: float,
    ) -> list[list[float]]:
        """As many tiles ahead as there is effort for, all moves as far."""
        outlook = _look_out(view, seat)
        slots = [slot_of(move.tile, move.cells) for move in moves]
        elsewhere = _count_past(view, seat) + _expect_later(view.config.edition, view.tasks)
        return [[elsewhere + worth for worth in _look_ahead(outlook, slots, _boards(effort))]]

    def expect(
        self,
        views: Sequence[View],
        shares: Sequence[float],  # noqa: ARG002 - as above
        seat: Seat,
        seed: int,  # noqa: ARG002 - as above
        effort: float,
    ) -> list[float]:
        """By the network, one tile ahead if there is effort for it."""
        depth = int(_boards(effort) >= ANSWERS * ANSWERS * len(views))
        known: dict[View, float] = {}
        worths = []
        for view in views:
            own = _only(view, seat)
            if own not in known:
                known[own] = _expect(own, seat, depth)
            worths.append(known[own])
        return worths


def judge_of(config: Config) -> Judge | None:
    """The judge; None for boxes that are too large for it."""
    try:
        pack_box(config.edition, ())
    except BeyondKernel:
        return None
    return Judge()


def _boards(effort: float) -> int:
    """How many boards can be judged."""
    return round(effort * (FAST_RATE if has_numba() else PLAIN_RATE))


def _only(view: View, seat: Seat) -> View:
    """A view without what does not concern the seat: the others play on boards of their own."""
    board = view.boards[seat]
    if view.move is not None:
        placed = (*board.placed, (view.move.tile, view.move.cells))
        heights = list(board.heights)
        for x, y, _ in view.move.cells:
            heights[x] = max(heights[x], y + 1)
        board = Board(tuple(heights), placed)
    is_due = view.is_in_play and view.move is None and has_room(view.config, board)
    empty = Board((0,) * view.config.edition.columns)
    starts = view.starts
    if starts[seat] is not None:
        starts = tuple(start if at == seat else None for at, start in enumerate(starts))
    return replace(
        view,
        seat=seat,
        starts=starts,
        boards=tuple(board if at == seat else empty for at in range(len(view.boards))),
        turned=view.turned if is_due else tuple(sorted(view.turned)),
        is_in_play=is_due,
        has_acted=(False,) * len(view.has_acted),
        move=None,
    )


def _expect(view: View, seat: Seat, depth: int) -> float:
    """What a moment is worth that concerns only the seat."""
    edition, tasks = view.config.edition, view.tasks
    past = _count_past(view, seat)
    if len(tasks) == len(view.past):
        return past + _expect_later(edition, tasks)
    start = view.starts[seat]
    if start is None:
        free = [name for name in edition.start if name not in view.starts]
        return past + _expect_later(edition, tasks) + _expect_round(edition, tasks, tuple(free))
    outlook = _look_out(view, seat)
    if view.is_in_play:
        tile = view.turned[-1] if view.turned else start
        slots = _list_slots(edition, tile, view.boards[seat])
        now = max(outlook.expectimax(slot, depth, INNER_WIDTH) for slot in slots)
    else:
        now = outlook.expect(depth, INNER_WIDTH)
    return past + now + _expect_later(edition, tasks)


def _list_slots(edition: BitsEdition, name: str, board: Board) -> list[int]:
    """Where a tile can come to rest."""
    tile = edition.tiles[name]
    places = tile.places[0]
    return [slot_of(name, places[drop.order].cells) for drop in tile.drops.onto(board.heights)]


def _look_out(view: View, seat: Seat) -> Outlook:
    return look_out(replace(view, seat=seat), is_thorough=has_numba())


def _look_ahead(outlook: Outlook, slots: list[int], budget: int) -> list[float]:
    """What placements are worth, as far ahead as so many boards reach."""
    inner = WHOLE_WIDTH if outlook.free_cells <= ENDGAME else INNER_WIDTH
    worths = [outlook.expectimax(slot, 0, inner) for slot in slots]
    cost, growth = float(len(slots)), float(ANSWERS * outlook.kinds)
    for depth in range(1, min(outlook.cards, MOST_DEPTH) + 1):
        before = outlook.boards_evaluated
        if cost * growth > budget:
            break
        worths = [outlook.expectimax(slot, depth, inner) for slot in slots]
        spent = outlook.boards_evaluated - before
        if spent == cost:
            # There is nothing further to see.
            break
        growth = spent / cost if depth > 1 or inner > INNER_WIDTH else INNER_WIDTH * outlook.kinds
        cost = float(spent)
    return worths


def _count_past(view: View, seat: Seat) -> float:
    """The points of the rounds that are over."""
    edition = view.config.edition
    return float(
        sum(
            item.points
            for number, boards in enumerate(view.past)
            for item in items(edition, view.tasks[: number + 1], boards[seat])
        )
    )


@cache
def _expect_later(edition: BitsEdition, tasks: tuple[str, ...]) -> float:
    """What the rounds are worth after the one with the last of these task cards."""
    if len(tasks) == ROUNDS:
        return 0.0
    coming = [task.id for task in edition.tasks.values() if task.round == len(tasks) + 1]
    return fmean(
        _expect_round(edition, (*tasks, name), edition.start)
        + _expect_later(edition, (*tasks, name))
        for name in coming
    )


@cache
def _expect_round(edition: BitsEdition, tasks: tuple[str, ...], starts: tuple[str, ...]) -> float:
    """What a round is worth before the start tile, which is one of these."""
    empty = (Board((0,) * edition.columns),)
    alone = Config(edition, 1)
    past = ((),) * (len(tasks) - 1)
    worths = []
    for start in starts:
        view = View(0, alone, past, tasks, (start,), empty, (), True, (False,), None)  # noqa: FBT003
        outlook = look_out(view, is_thorough=has_numba())
        slots = _list_slots(edition, start, empty[0])
        depth = int(has_numba())
        worths.append(max(outlook.expectimax(slot, depth, INNER_WIDTH) for slot in slots))
    return fmean(worths)
