"""The best possible round of FITS, checked by trying everything and by another solver."""

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from formspiel.core.game import OVER
from formspiel.core.speed import jit
from formspiel.games.fits import GAME
from formspiel.games.fits.events import DrawStart, Event, Move, Place, TurnCard
from formspiel.games.fits.scoring import items
from formspiel.games.fits.solver import search as fits_search
from formspiel.games.fits.solver.losses import Problem
from formspiel.games.fits.solver.rounds import best_finish, best_round
from formspiel.games.fits.solver.summit import Summits
from formspiel.solvers.solution import BeyondSolver, Solution
from tests.games.fits_drawing import EDITION, FIELDS, board_of, config
from tests.games.fits_home import everything_at_once
from tests.oracle.fits import BOARDS, Laid, placements, score_board
from tests.solvers.fits_model import best_by_model

PIECES = list(EDITION.pieces)
Score = Callable[[Laid], int]


def shuffled(seed: int) -> tuple[str, list[str]]:
    """A start piece and an order of cards."""
    rng = random.Random(seed)
    return rng.choice(EDITION.start), rng.sample(PIECES, len(PIECES))


def heap(rng: random.Random, cards: Sequence[str], *, is_tidy: bool) -> Laid:
    """A position after some cards, dropped at random or as low as they go."""
    laid: Laid = {}
    for piece in cards:
        ways = placements(laid, piece)
        if is_tidy:
            ways.sort(key=lambda cells: sum(y for _, y in cells))
            ways = ways[:3]
        if ways:
            laid |= dict.fromkeys(rng.choice(ways), piece)
    return laid


def try_everything(laid: Laid, cards: Sequence[str], score: Score) -> int:
    """The best score, by every line there is."""
    if not cards:
        return score(laid)
    piece, *others = cards
    best = try_everything(laid, others, score)
    for cells in placements(laid, piece):
        best = max(best, try_everything(laid | dict.fromkeys(cells, piece), others, score))
    return best


def play_on(laid: Laid, line: Sequence[Move]) -> Laid:
    """The position after some moves; each must be among those that the oracle allows."""
    for move in line:
        if isinstance(move, Place):
            assert list(move.cells) in placements(laid, move.piece)
            laid = laid | dict.fromkeys(move.cells, move.piece)
    return laid


def with_cards(start: str, order: Sequence[str], line: Sequence[Move]) -> tuple[Event, ...]:
    """The events of a whole round of one seat: a line of `best_round`, with its cards."""
    first, *moves = line
    of_card = {move.piece: (move,) for move in moves}
    cards = chain.from_iterable((TurnCard(name), *of_card.get(name, ())) for name in order)
    return (DrawStart(first.seat, start), first, *cards)


def replayed(board: str, start: str, order: Sequence[str], line: Sequence[Move]) -> int:
    """The score of a line, by the rules."""
    state = GAME.setup(config(boards=[board]))
    for event in with_cards(start, order, line):
        state = GAME.apply(state, event)
    assert GAME.to_act(state) is OVER
    return GAME.outcome(state).scores[0]


def check(found: Solution[Move]) -> None:
    assert found.proven == (found.best == found.bound)
    assert found.best <= found.bound
    assert found.seconds >= 0


# Against trying everything


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    ("dropped", "cards", "is_tidy"),
    [(0, 2, True), (5, 2, True), (11, 3, True), (12, 3, False), (12, 4, False), (11, 5, False)],
)
def test_finish_is_the_best_of_all_lines(
    board: str,
    dropped: int,
    cards: int,
    is_tidy: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    rng = random.Random(f"{board} {dropped} {cards}")
    order = rng.sample(PIECES, dropped + cards)
    laid = heap(rng, order[:dropped], is_tidy=is_tidy)
    found = best_finish(EDITION, board, board_of(laid), order[dropped:])
    check(found)
    assert found.proven
    assert found.best == try_everything(laid, order[dropped:], lambda end: score_board(board, end))
    assert found.best == score_board(board, play_on(laid, found.line))


@pytest.mark.parametrize("board", BOARDS)
def test_start_piece_is_dropped_and_passed_over_later(board: str) -> None:
    ends = [
        dict.fromkeys(first, "W5") | dict.fromkeys(second, "O4")
        for first in placements({}, "W5")
        for second in [*placements(dict.fromkeys(first, "W5"), "O4"), ()]
    ]
    found = best_round(EDITION, board, "W5", ["O4", "W5"])
    assert found.best == max(score_board(board, end) for end in ends)
    assert [move.piece for move in found.line] == ["W5", "O4"]


@pytest.mark.parametrize("seed", range(6))
def test_finish_on_a_board_that_scores_in_every_way(seed: int) -> None:
    home = everything_at_once(last_word=2)
    rng = random.Random(seed)
    order = rng.sample(PIECES, 15)
    laid = heap(rng, order[:12], is_tidy=seed % 2 == 0)

    def score(end: Laid) -> int:
        return sum(item.points for item in items(home, home.boards["home"], board_of(end)))

    found = best_finish(home, "home", board_of(laid), order[12:])
    check(found)
    assert found.best == found.bound == try_everything(laid, order[12:], score)
    assert found.best == score(play_on(laid, found.line))


@pytest.mark.parametrize("seed", range(12))
def test_finish_near_the_top_is_the_best_of_all_lines(seed: int) -> None:
    """Where the last rows count most, and pieces stick out over the top edge."""
    rng = random.Random(seed)
    order = rng.sample(PIECES, 16)
    laid = heap(rng, order[:12], is_tidy=seed % 3 > 0)
    found = best_finish(EDITION, "7", board_of(laid), order[12:])
    assert found.best == found.bound
    assert found.best == try_everything(laid, order[12:], lambda end: score_board("7", end))


@pytest.mark.parametrize("seed", range(8))
def test_top_rows_cost_no_less_than_they_are_said_to(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same best without the bound by the top rows."""
    rng = random.Random(seed)
    order = rng.sample(PIECES, 16)
    laid = heap(rng, order[:6], is_tidy=True)
    found = best_finish(EDITION, "7", board_of(laid), order[6:])

    def know_nothing(problem: Problem, *_: object) -> Summits:
        return Summits(problem.rows, problem.rows, 0, np.empty((0, 0, 0, 0), np.int64))

    monkeypatch.setattr(fits_search, "reckon_summits", know_nothing)
    plain = best_finish(EDITION, "7", board_of(laid), order[6:])
    assert found.proven
    assert plain.proven
    assert found.best == plain.best


# Against another solver


@pytest.mark.parametrize(
    ("board", "cards"), [(board, 4 if board == "8" else 5) for board in BOARDS] + [("1", 7)]
)
def test_finish_is_the_best_that_cp_sat_finds(board: str, cards: int) -> None:
    start, order = shuffled(cards)
    line = best_round(EDITION, board, start, order).line
    laid = play_on({}, line[:-cards])
    coming = [move.piece for move in line[: -cards - 1 : -1]]
    found = best_finish(EDITION, board, board_of(laid), coming)
    check(found)
    assert found.best == found.bound == best_by_model(board, laid, coming)
    assert found.best == score_board(board, play_on(laid, found.line))


# Whole rounds


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(3))
def test_line_of_a_round_replays_to_the_score_claimed(board: str, seed: int) -> None:
    start, order = shuffled(seed)
    found = best_round(EDITION, board, start, order)
    check(found)
    assert found.proven
    assert replayed(board, start, order, found.line) == found.best


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "7"])
def test_best_stays_the_best_along_its_line(board: str) -> None:
    start, order = shuffled(11)
    whole = best_round(EDITION, board, start, order)
    laid: Laid = {}
    cards = [move.piece for move in whole.line]
    for number, move in enumerate(whole.line, 1):
        laid = play_on(laid, [move])
        assert best_finish(EDITION, board, board_of(laid), cards[number:]).best == whole.best


@settings(max_examples=20)
@given(st.integers(0, 10**6), st.sampled_from(sorted(BOARDS.keys() - {"7"})))
def test_no_move_makes_the_best_better(seed: int, board: str) -> None:
    rng = random.Random(seed)
    order = rng.sample(PIECES, 16)
    laid = heap(rng, order[:6], is_tidy=True)
    best = best_finish(EDITION, board, board_of(laid), order[6:]).best
    for number in range(6, 16):
        piece = order[number]
        ways = [laid, *(laid | dict.fromkeys(w, piece) for w in placements(laid, piece))]
        laid = rng.choice(ways)
        now = best_finish(EDITION, board, board_of(laid), order[number + 1 :]).best
        assert now <= best
        best = now
    assert best == score_board(board, laid)


def test_line_belongs_to_the_seat_asked_for() -> None:
    found = best_round(EDITION, "1", "F5", ["L3", "F5", "I3"], seat=2)
    assert [(move.seat, move.piece) for move in found.line] == [(2, "F5"), (2, "L3"), (2, "I3")]


def test_without_cards_the_position_is_the_answer() -> None:
    found = best_finish(EDITION, "1", board_of(FIELDS), [])
    assert (found.best, found.bound, found.proven, found.line) == (12, 12, True, ())


# Out of time


@pytest.mark.parametrize("board", BOARDS)
def test_out_of_time_best_and_bound_are_honest(board: str) -> None:
    start, order = shuffled(2)
    hasty = best_round(EDITION, board, start, order, seconds=0.0)
    check(hasty)
    assert replayed(board, start, order, hasty.line) == hasty.best
    best = best_round(EDITION, board, start, order).best
    assert hasty.best <= best <= hasty.bound


def test_out_of_room_best_and_bound_are_honest(monkeypatch: pytest.MonkeyPatch) -> None:
    start, order = shuffled(0)
    best = best_round(EDITION, "2", start, order).best
    monkeypatch.setattr(fits_search, "ROOM", 128)
    monkeypatch.setattr(fits_search, "MOST_ROOM", 1024)
    cramped = best_round(EDITION, "2", start, order)
    check(cramped)
    assert replayed("2", start, order, cramped.line) == cramped.best
    assert cramped.best <= best <= cramped.bound


# However the search goes about it


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(
    "settings", [{"ROOM": 128}, {"WORK": 7}, {"MANY": 0, "BEAM": 2}, {"MANY": 0, "BEAM": 500}]
)
def test_same_best_with_little_room_short_work_or_a_good_line_first(
    board: str, settings: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    start, order = shuffled(2)
    best = best_round(EDITION, board, start, order).best
    for name, value in settings.items():
        monkeypatch.setattr(fits_search, name, value)
    found = best_round(EDITION, board, start, order)
    check(found)
    assert found.proven
    assert found.best == best == replayed(board, start, order, found.line)


# What it refuses


def test_unknown_piece_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no piece 'Z9'"):
        best_round(EDITION, "1", "F5", ["Z9"])


def test_card_that_comes_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="the card L3 comes twice"):
        best_round(EDITION, "1", "F5", ["L3", "F5", "L3"])


def test_board_too_large_is_refused() -> None:
    with pytest.raises(BeyondSolver, match="at most 8 columns and 16 rows"):
        best_round(replace(EDITION, columns=9), "1", "F5", PIECES)


def test_words_that_cost_points_are_refused() -> None:
    with pytest.raises(BeyondSolver, match="words that can cost points"):
        best_round(everything_at_once(last_word=-2), "home", "F5", PIECES)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jit, "has_numba", lambda: False)
    with pytest.raises(jit.MissingExtra, match=r"pip install 'formspiel\[fast\]'"):
        best_round(EDITION, "1", "F5", PIECES)


def test_importing_the_solver_is_cheap() -> None:
    code = "import sys, formspiel.games.fits.solver.rounds; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
