"""The judge of FITS: rounds are played to their end as hard plays them, many times.

A board is worth what such rounds score in the mean; the last cards of a round are reckoned
through. Boards that nobody has begun yet are worth the same whatever happens now. Without the
extra `fast` there is hardly time for rollouts, and the learned values count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from statistics import fmean

from formspiel.core.game import Seat
from formspiel.core.speed.arrays import Floats, floats, ints
from formspiel.core.speed.jit import has_numba
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Move, SetAside
from formspiel.games.fits.kernel_tables import MOST_COLUMNS
from formspiel.games.fits.players.levels import FAST_RATE, PLAIN_RATE
from formspiel.games.fits.players.position import load_weights
from formspiel.games.fits.players.rollout import expectimax, place, rest, roll_out, value
from formspiel.games.fits.players.tables import BoardTable, Laid, lay_out, tabulate
from formspiel.games.fits.scoring import items
from formspiel.games.fits.state import Board, Config
from formspiel.games.fits.view import View
from formspiel.players.sampling import OPINIONS, split_seed

GLANCE = 60
"""Between options of one decision the learned values count as much as so many rollouts. What
level they are on is nothing to go by: they have learned to compare such options only."""

LAST_CARDS = 2
"""With so few cards to come a board is reckoned through."""

FRESH_PIECES = 10_000
"""So many pieces are laid to see what a board is worth that nobody has begun."""


@dataclass(frozen=True)
class Own:
    """A moment as far as it concerns one seat: the others play on boards of their own."""

    edition: FitsEdition
    board_id: str
    board: Board
    start: str | None
    starts: tuple[str, ...]
    """The start cards that may come, while the seat has none."""
    gone: frozenset[str]
    """The building cards turned up so far."""
    piece: str | None = None
    """What the seat has to lay now, or to set aside."""

    @property
    def table(self) -> BoardTable:
        """The board, made ready."""
        return tabulate(self.edition, self.board_id)

    @property
    def weights(self) -> Floats:
        """The learned weights of the board."""
        return load_weights(self.edition, self.board_id)

    @property
    def to_come(self) -> tuple[int, ...]:
        """The pieces to come, by number.

        The last one stands where the piece in play would be if it were still to come: so after
        any two cards the same shuffle leads to nearly the same order.
        """
        names = list(self.edition.pieces)
        gone = {*self.gone, self.start} - {self.piece}
        left = [n for n, name in enumerate(names) if name not in gone]
        if self.piece is not None:
            at = left.index(names.index(self.piece))
            left[at] = left[-1]
            left.pop()
        return tuple(left)


class Judge:
    """What moments and moves are worth, in points."""

    def glance(self, view: View, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """By the learned values."""
        return self.weigh(view, seat, moves, 0, 0.0)[0]

    def weigh(
        self, view: View, seat: Seat, moves: Sequence[Move], seed: int, effort: float
    ) -> list[list[float]]:
        """By rollouts with the same orders of cards for all moves."""
        own = _own(view, seat)
        boards = [lay_out(own.table, _after(own.edition, own.board, move)) for move in moves]
        elsewhere = _count_past(view, seat) + _expect_later(view)
        is_sampled = effort > 0 and len(own.to_come) > LAST_CARDS
        seeds = split_seed(seed, OPINIONS) if is_sampled else [seed]
        each = _pieces(effort) // len(seeds)
        opinions = [_judge(own, boards, one, each, GLANCE / len(seeds)) for one in seeds]
        if is_sampled:
            rounds = _count_rounds(own, boards, each)
            opinions = _spread(opinions, (1 + GLANCE / len(seeds) / rounds) ** 0.5)
        return [[elsewhere + worth for worth in opinion] for opinion in opinions]

    def expect(
        self, views: Sequence[View], shares: Sequence[float], seat: Seat, seed: int, effort: float
    ) -> list[float]:
        """By rollouts from each moment, in which hard lays the piece that is due."""
        known: dict[Own, float] = {}
        worths = []
        for view, share in zip(views, shares, strict=True):
            worth = _count_past(view, seat)
            if not view.is_over:
                own = _own(view, seat)
                if own not in known:
                    known[own] = _expect(own, seed, max(1, _pieces(effort * share)))
                worth += known[own] + _expect_later(view)
            worths.append(worth)
        return worths


def judge_of(config: Config) -> Judge | None:
    """The judge; None for boards that are too wide for it."""
    return Judge() if config.edition.columns <= MOST_COLUMNS else None


def _pieces(effort: float) -> int:
    """How many pieces can be laid on trial."""
    return round(effort * (FAST_RATE if has_numba() else PLAIN_RATE))


def _own(view: View, seat: Seat) -> Own:
    edition, start = view.config.edition, view.starts[seat]
    board, piece = view.boards[seat], None
    if view.move is not None:
        board = _after(edition, board, view.move)
    elif view.is_in_play:
        shown = view.turned[-1] if view.turned else start
        # Rule 4: whose start piece it is does nothing.
        piece = None if view.turned and shown == start else shown
    starts = () if start else tuple(name for name in edition.start if name not in view.starts)
    board_id = view.config.boards[len(view.past)]
    return Own(edition, board_id, board, start, starts, frozenset(view.turned), piece)


def _after(edition: FitsEdition, board: Board, move: Move) -> Board:
    """A board after a move, as far as it is judged."""
    if isinstance(move, SetAside):
        return board
    drop = edition.pieces[move.piece].drops.by_parts[move.cells]
    heights = list(board.heights)
    for x, y in move.cells:
        heights[x] = max(heights[x], y + 1)
    return Board(tuple(heights), board.covered | drop.mask)


def _expect(own: Own, seed: int, pieces: int) -> float:
    """What the round is worth from a moment on."""
    if own.start is None:
        each = max(1, pieces // len(own.starts)) if pieces else 0
        drawn = [replace(own, start=name, starts=(), piece=name) for name in own.starts]
        return sum(_expect(one, seed, each) for one in drawn) / len(drawn)
    laid = lay_out(own.table, own.board)
    if own.piece is not None:
        options = _list_boards(own, laid)
        if own.gone or not options:
            options.append(laid)
        worths = _judge(own, options, seed, 0)
        laid = options[worths.index(max(worths))]
    return _judge(own, [laid], seed, pieces)[0]


def _list_boards(own: Own, laid: Laid) -> list[Laid]:
    """What the board may be once the piece has been laid."""
    outline, numbers, _, _ = own.table
    first = outline.first + list(own.edition.pieces).index(own.piece or "")
    found = []
    for slot in range(int(numbers[first]), int(numbers[first + 1])):
        y = rest(outline, numbers, slot, laid.heights)
        if y < outline.rows:
            found.append(Laid(*map(int, place(outline, numbers, slot, y, *laid))))
    return found


def _judge(
    own: Own, boards: list[Laid], seed: int, pieces: int, glance_counts: float = 0.0
) -> list[float]:
    """What boards are worth when the cards to come are all that is left.

    A glance counts as much as so many rollouts.
    """
    outline, numbers, expected, _ = own.table
    to_come = own.to_come
    left, cards = sum(1 << piece for piece in to_come), len(to_come)
    if cards <= LAST_CARDS:
        return [float(expectimax(outline, numbers, expected, *laid, left)) for laid in boards]
    squares = sum(int(numbers[outline.piece_sizes + piece]) for piece in to_come)
    rounds = _count_rounds(own, boards, pieces) if pieces else 0
    rated = (outline, numbers, expected, own.weights)
    glances = [float(value(*rated, *laid, left, cards, squares)) for laid in boards]
    if rounds == 0:
        return glances
    totals = floats([0.0] * len(boards))
    flat = ints(number for laid in boards for number in laid)
    roll_out(
        outline,
        numbers,
        expected,
        own.weights,
        flat,
        ints(to_come),
        totals,
        rounds,
        left,
        squares,
        seed,
    )
    means = [float(total) / rounds for total in totals]
    level = fmean(means) - fmean(glances)
    return [
        (rounds * mean + glance_counts * (glance + level)) / (rounds + glance_counts)
        for mean, glance in zip(means, glances, strict=True)
    ]


def _count_rounds(own: Own, boards: list[Laid], pieces: int) -> int:
    """How many rounds of each board so many pieces are enough for, one at least."""
    return max(1, pieces // (len(own.to_come) * len(boards)))


def _spread(opinions: list[list[float]], times: float) -> list[list[float]]:
    """Opinions that differ so many times as much from their mean.

    A glance errs as much as the rollouts that it counts for would, but in all opinions alike.
    Without this they would look too sure of themselves, and so of what hard thinks.
    """
    means = [fmean(worths) for worths in zip(*opinions, strict=True)]
    return [
        [mean + times * (worth - mean) for mean, worth in zip(means, opinion, strict=True)]
        for opinion in opinions
    ]


def _count_past(view: View, seat: Seat) -> float:
    """The points of the rounds that are over."""
    edition = view.config.edition
    return float(
        sum(
            item.points
            for name, boards in zip(view.config.boards, view.past, strict=False)
            for item in items(edition, edition.boards[name], boards[seat])
        )
    )


def _expect_later(view: View) -> float:
    """What the rounds are worth that nobody has begun."""
    later = view.config.boards[len(view.past) + 1 :]
    return sum(_expect_fresh(view.config.edition, name) for name in later)


@cache
def _expect_fresh(edition: FitsEdition, board_id: str) -> float:
    empty = Board((0,) * edition.columns)
    own = Own(edition, board_id, empty, None, tuple(edition.start), frozenset())
    return _expect(own, 0, FRESH_PIECES if has_numba() else 0)
