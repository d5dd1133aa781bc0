"""The bots of BITS. Everybody plays their own board, so all of them just go for points.

What is to come is known but for its order, so nothing has to be sampled: master reckons with
every tile that may come. Hard and master judge boards by a network each that knows the box
of 2012, and by a rule of thumb on the boards of other boxes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from formspiel.core.speed.dual import BeyondKernel
from formspiel.core.speed.jit import has_numba
from formspiel.games.bits.events import Place
from formspiel.games.bits.scoring import items
from formspiel.games.bits.state import Board
from formspiel.games.bits.view import View
from formspiel.players import Thought

if TYPE_CHECKING:
    from formspiel.games.bits.players.expectimax import Outlook

Moves = tuple[Place, ...]

WIDTHS = (8, 5, 3)
"""How many placements master goes into 1, 2, … tiles ahead; the last goes on for ever."""

INNER_WIDTH, WHOLE_WIDTH = 3, 100
"""How many answers to a tile that may come are gone into, and how many in the endgame."""

ENDGAME = 8
"""How many free cells there are at most in the endgame."""

FAST_RATE, PLAIN_RATE = 3_500_000, 2_500
"""Boards that master judges in a second, with the extra `fast` and without."""


def play_easy(view: View, moves: Moves, rng: Random, thought: Thought) -> Place:  # noqa: ARG001 - it does not think
    """Takes points at once, else puts like to like; never thinks of what is to come."""
    board = view.boards[moves[0].seat]
    colours = {(x, y): colour for _, laid in board.placed for x, y, colour in laid}

    def weigh(move: Place) -> tuple[float, ...]:
        after = Board(board.heights, (*board.placed, (move.tile, move.cells)))
        points = sum(item.points for item in items(view.config.edition, view.tasks, after))
        near = [
            colours.get(cell) == colour
            for x, y, colour in move.cells
            for cell in ((x - 1, y), (x + 1, y), (x, y - 1))
        ]
        return points, sum(near), -max(y for _, y, _ in move.cells)

    return _best(moves, weigh, rng)


def play_medium(view: View, moves: Moves, rng: Random, thought: Thought) -> Place:
    """Follows a rule of thumb: what areas bring now, may still bring, and what is blocked."""
    slots, outlook = _look_out(view, moves, is_learned=False)
    if outlook is None:
        return play_easy(view, moves, rng, thought)
    return _best(moves, lambda move: (outlook.expectimax(slots[move], 0, INNER_WIDTH),), rng)


def play_hard(view: View, moves: Moves, rng: Random, thought: Thought) -> Place:
    """Judges each placement by a network that has learned from millions of rounds."""
    slots, outlook = _look_out(view, moves)
    if outlook is None:
        return play_easy(view, moves, rng, thought)
    # The rule of thumb needs a look at the next tile to be as good.
    depth = 0 if len(outlook.net) else 1
    return _best(moves, lambda move: (outlook.expectimax(slots[move], depth, INNER_WIDTH),), rng)


def play_master(view: View, moves: Moves, rng: Random, thought: Thought) -> Place:
    """Looks ahead at every tile that may come, as far as its time allows, in the end to the end.

    Without the extra `fast` it looks at far fewer boards in the same time.
    """
    slots, outlook = _look_out(view, moves, is_thorough=True)
    if outlook is None:
        return play_easy(view, moves, rng, thought)
    budget = thought.samples(FAST_RATE if has_numba() else PLAIN_RATE)
    inner = WHOLE_WIDTH if outlook.free_cells <= ENDGAME else INNER_WIDTH
    ranked = _rank(moves, slots, outlook, depth=0, inner=inner, thought=Thought())
    # Boards judged for each placement at the last depth, and how many times more that was.
    cost, growth = 1.0, 10.0 * outlook.kinds
    for depth in range(1, outlook.cards + 1):
        ranked = ranked[: WIDTHS[min(depth, len(WIDTHS)) - 1]]
        before = outlook.boards_evaluated
        if len(ranked) == 1 or before + cost * growth * len(ranked) > budget:
            break
        deeper = _rank(ranked, slots, outlook, depth=depth, inner=inner, thought=thought)
        spent = (outlook.boards_evaluated - before) / len(ranked)
        if len(deeper) < len(ranked) or spent == cost:
            # The time is up, or there is nothing further to see.
            break
        ranked = deeper
        growth = spent / cost if depth > 1 or inner > INNER_WIDTH else INNER_WIDTH * outlook.kinds
        cost = spent
    return ranked[0]


def _rank(
    moves: Sequence[Place],
    slots: dict[Place, int],
    outlook: Outlook,
    *,
    depth: int,
    inner: int,
    thought: Thought,
) -> list[Place]:
    """Placements from the best down; only those that there was time for."""
    worths = {}
    for move in moves:
        if thought.is_over():
            break
        worths[move] = outlook.expectimax(slots[move], depth, inner)
    return sorted(worths, key=worths.__getitem__, reverse=True)


def _look_out(
    view: View, moves: Moves, *, is_learned: bool = True, is_thorough: bool = False
) -> tuple[dict[Place, int], Outlook | None]:
    """The slots of the moves, and what the seat has before it; None if the board is too large."""
    # With the extra `fast` these take a second to load.
    from formspiel.games.bits.kernel_tables import slot_of  # noqa: PLC0415
    from formspiel.games.bits.players.expectimax import look_out  # noqa: PLC0415

    slots = {move: slot_of(move.tile, move.cells) for move in moves}
    try:
        return slots, look_out(view, is_learned=is_learned, is_thorough=is_thorough)
    except BeyondKernel:
        return slots, None


def _best(moves: Moves, weigh: Callable[[Place], tuple[float, ...]], rng: Random) -> Place:
    """The move that weighs most, one of them by chance."""
    weights = [weigh(move) for move in moves]
    most = max(weights)
    return rng.choice([move for move, own in zip(moves, weights, strict=True) if own == most])


PLAYERS = {
    "easy": play_easy,
    "medium": play_medium,
    "hard": play_hard,
    "master": play_master,
}
