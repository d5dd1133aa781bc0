"""How the stronger bots of FITS choose: by evaluation, by rollouts, at the end by expectimax."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import factorial
from typing import NamedTuple

from formspiel.core.speed.arrays import Floats, floats, ints
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move, SetAside
from formspiel.games.fits.kernel_tables import unpack_heights
from formspiel.games.fits.players.evaluation import expect_groups, find_decided, spread_weights
from formspiel.games.fits.players.rollout import expectimax, place, rest, roll_out, value
from formspiel.games.fits.players.tables import BoardTable, Laid, lay_out, tabulate
from formspiel.games.fits.players.weights import find_weights
from formspiel.games.fits.view import View
from formspiel.players import Thought
from formspiel.players.halving import carry_over, halve

MOST_TRIED = 12
"""How many moves are tried out, those judged best."""

ANSWERS = 20
"""About how many ways there are to lay a piece."""

AT_ONCE = 500
"""About how many pieces are laid before the clock is looked at."""

SQUARE, ROUGH = 0.4, 0.25
"""What medium takes a field that is still open, and a step from column to column, to cost."""


class Position(NamedTuple):
    """What a seat has to decide, on flat tables."""

    table: BoardTable
    weights: Floats
    options: tuple[Move, ...]
    boards: tuple[Laid, ...]
    """What lies on the board after each option."""
    pieces: tuple[int, ...]
    """The pieces to come."""

    @property
    def left(self) -> int:
        """The pieces to come, a bit each."""
        return sum(1 << piece for piece in self.pieces)

    @property
    def squares(self) -> int:
        """How many squares they have."""
        outline, numbers = self.table.outline, self.table.numbers
        return sum(int(numbers[outline.piece_sizes + piece]) for piece in self.pieces)


@cache
def load_weights(edition: FitsEdition, board: str) -> Floats:
    """The weights for a board, made ready once."""
    learned = find_weights(edition.boards[board])
    return spread_weights(tabulate(edition, board), tuple(edition.pieces), learned)


def set_up(view: View, moves: tuple[Move, ...]) -> Position:
    """What the seat that has these moves is to decide."""
    edition = view.config.edition
    board = view.config.boards[len(view.past)]
    seat, name = moves[0].seat, moves[0].piece
    table = tabulate(edition, board)
    outline, numbers = table.outline, table.numbers
    names = tuple(edition.pieces)
    laid = lay_out(table, view.boards[seat])
    gone = {*view.turned, view.starts[seat]}
    pieces = tuple(n for n, other in enumerate(names) if other not in gone)
    first, piece = outline.first + names.index(name), edition.pieces[name]
    options: list[Move] = []
    boards: list[Laid] = []
    for slot, column in enumerate(piece.drops.by_column, int(numbers[first])):
        y = rest(outline, numbers, slot, laid.heights)
        if y < outline.rows:
            options.append(piece.places[seat][column.drops[y].order])
            boards.append(Laid(*map(int, place(outline, numbers, slot, y, *laid))))
    if isinstance(moves[-1], SetAside):
        options.append(moves[-1])
        boards.append(laid)
    return Position(table, load_weights(edition, board), tuple(options), tuple(boards), pieces)


def weigh_losses(position: Position) -> list[float]:
    """What each option leaves if all goes well from then on, less a little for a rough heap."""
    outline, numbers, expected, fields = position.table
    worths = []
    for laid in position.boards:
        heights = unpack_heights(laid.heights, outline.columns)
        decided = find_decided(outline, numbers, laid.heights)
        worth = laid.points + expect_groups(outline, numbers, expected, decided, laid.covered)
        for x, height in enumerate(heights):
            worth -= sum(min(0, fields.value((x, y))) for y in range(height, fields.rows))
        # The squares of a piece that is set aside will be missing in the end.
        missing = SQUARE * sum(fields.rows - min(height, fields.rows) for height in heights)
        rough = sum(abs(right - left) for left, right in pairwise(heights))
        worths.append(worth - missing - ROUGH * rough)
    return worths


def evaluate_all(position: Position) -> list[float]:
    """What each option is worth at a glance."""
    outline, numbers, expected, _ = position.table
    left, cards, squares = position.left, len(position.pieces), position.squares
    return [
        value(outline, numbers, expected, position.weights, *laid, left, cards, squares)
        for laid in position.boards
    ]


def try_out(position: Position, samples: int, seed: int, thought: Thought) -> Move:
    """The best option as far as so many placements can tell.

    Near the end of a round everything that may come is gone through. Before that, rounds are
    played to their end, with the same orders of cards for all options; the worse half of the
    options is given up, then half of the rest, and so on.
    """
    glance = evaluate_all(position)
    ranked = sorted(range(len(glance)), key=lambda option: -glance[option])[:MOST_TRIED]
    cards = len(position.pieces)
    if cards == 0 or len(ranked) == 1:
        return position.options[ranked[0]]
    if len(ranked) * factorial(cards) * ANSWERS ** (cards - 1) <= samples:
        return position.options[_work_out(position, ranked, thought)]
    return position.options[_halve(position, ranked, samples, seed, thought)]


def _work_out(position: Position, ranked: list[int], thought: Thought) -> int:
    """The best option if all goes best from then on, of those that there is time for."""
    outline, numbers, expected, _ = position.table
    worths: dict[int, float] = {}
    for option in ranked:
        worths[option] = expectimax(
            outline, numbers, expected, *position.boards[option], position.left
        )
        if thought.is_over():
            break
    return max(worths, key=worths.__getitem__)


def _halve(position: Position, ranked: list[int], samples: int, seed: int, thought: Thought) -> int:
    """The best option by rollouts, as far as successive halving can tell."""
    outline, numbers, expected, _ = position.table
    deck, state = ints(position.pieces), seed
    cards, left, squares = len(position.pieces), position.left, position.squares

    def play_rounds(options: list[int], begin: int, end: int) -> Floats:
        nonlocal state
        boards = ints(number for option in options for number in position.boards[option])
        sums = floats([0.0] * len(options))
        weights = position.weights
        state = roll_out(
            outline,
            numbers,
            expected,
            weights,
            boards,
            deck,
            sums,
            end - begin,
            left,
            squares,
            state,
        )
        return sums

    return halve(
        ranked,
        play_rounds,
        carry_over(samples, cards),
        thought,
        # A few at a time, so that a deadline is kept; the result is the same.
        batch=lambda options: max(1, AT_ONCE // (options * cards)),
    )
