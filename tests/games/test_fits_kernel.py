"""The kernel of FITS plays just like its rules, move by move and score by score."""

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from formspiel.core.game import CHANCE, OVER
from formspiel.core.speed.dual import BeyondKernel
from formspiel.games.fits import GAME, kernel, kernel_games
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import DrawStart, Move, Place, TurnCard
from formspiel.games.fits.kernel_tables import (
    pack_board,
    pack_fields,
    pack_heights,
    pack_pieces,
    unpack_heights,
)
from formspiel.games.fits.scoring import items
from formspiel.games.fits.state import Board, State
from formspiel.geometry import Cell
from tests.games.fits_drawing import EDITION, FIELDS, cells_of, config, table
from tests.games.fits_home import everything_at_once

PIECES = pack_pieces(EDITION)
SEEDS = st.integers(0, 2**64 - 1)
BOARDS = st.sampled_from(list(EDITION.boards))
HOME = everything_at_once()
ANY_FIELDS = st.sets(st.sampled_from(sorted(FIELDS)))
HIGHEST = 15
"""A piece that rests on the top row reaches no higher."""


def legal_ways(piece: str, heights: Iterable[int]) -> dict[tuple[Cell, ...], tuple[int, int]]:
    """What the kernel finds legal: cells, each with slot and row."""
    word, number = pack_heights(tuple(heights)), PIECES.names.index(piece)
    found = {}
    for slot in range(int(PIECES.first[number]), int(PIECES.first[number + 1])):
        at = kernel.find_slot(slot)
        if kernel.is_legal(PIECES.slots, at, word):
            y = kernel.rest(PIECES.slots, at, word)
            found[PIECES.cells(slot, y)] = (slot, y)
    return found


def land(slot: int, y: int, heights: tuple[int, ...]) -> tuple[int, ...]:
    """The heights after a piece has come to rest."""
    word = kernel.land(PIECES.slots, kernel.find_slot(slot), y, pack_heights(heights))
    return unpack_heights(word, len(heights))


def cover(slot: int, y: int, low: int, high: int) -> tuple[int, int]:
    """The covered fields after a piece has come to rest; a number has ten rows."""
    return kernel.cover(PIECES.slots, kernel.find_slot(slot), y, low, high, 6, 60)


def score(edition: FitsEdition, board: str, low: int, high: int) -> int:
    scoring = pack_board(edition, board)
    return kernel.score(scoring.lines, scoring.points, low, high)


def on_board(low: int, high: int) -> tuple[int, int]:
    """The numbers without the squares over the top."""
    all_low, all_high = pack_fields(FIELDS, 6)
    return low & all_low, high & all_high


def choose(rng: random.Random, moves: tuple[Move, ...], *, is_greedy: bool) -> Move:
    """A random move; greedy play sets nothing aside, so that heaps grow over the top."""
    drops = [move for move in moves if isinstance(move, Place)]
    return rng.choice(drops if is_greedy and drops else moves)


def board_of_only_seat(state: State) -> Board:
    return state.past[0][0] if state.past else state.boards[0]


@given(SEEDS, BOARDS, st.booleans())
def test_kernel_follows_the_rules_through_a_round(
    seed: int,
    board: str,
    is_greedy: bool,  # noqa: FBT001 - drawn by hypothesis
) -> None:
    rng = random.Random(seed)
    state = GAME.setup(config(boards=[board]))
    low = high = 0
    while (acting := GAME.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = GAME.chances(state)
            state = GAME.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        heights = state.boards[0].heights
        moves = [
            move for move in GAME.legal(state, 0) if not isinstance(move, DrawStart | TurnCard)
        ]
        move = choose(rng, tuple(moves), is_greedy=is_greedy)
        ways = legal_ways(move.piece, heights)
        assert sorted(ways) == [other.cells for other in moves if isinstance(other, Place)]
        state = GAME.apply(state, move)
        after = board_of_only_seat(state)
        if isinstance(move, Place):
            slot, y = ways[move.cells]
            assert land(slot, y, heights) == after.heights
            low, high = cover(slot, y, low, high)
        assert on_board(low, high) == pack_fields(cells_of(after) & FIELDS, 6)
        assert (score(EDITION, board, low, high),) == GAME.outcome(state).scores


@given(st.sampled_from(PIECES.names), st.tuples(*[st.integers(0, HIGHEST)] * 6))
def test_same_placements_on_any_heights(piece: str, heights: tuple[int, ...]) -> None:
    state = replace(table("", card=piece), boards=(Board(heights),))
    drops = [move.cells for move in GAME.legal(state, 0) if isinstance(move, Place)]
    assert sorted(legal_ways(piece, heights)) == drops


@pytest.mark.parametrize("board", [*EDITION.boards, "home"])
@given(fields=ANY_FIELDS)
def test_same_score_for_any_covered_fields(board: str, fields: set[Cell]) -> None:
    covered = sum(1 << (6 * y + x) for x, y in fields)
    layout = HOME.boards[board]
    found = items(HOME, layout, Board((0,) * 6, covered))
    points = score(HOME, board, *pack_fields(fields, 6))
    assert points == sum(item.points for item in found)


def test_u_on_its_side_leaves_its_gap_visible() -> None:
    on_its_side = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2))
    slot, y = legal_ways("U5", (0,) * 6)[on_its_side]
    assert land(slot, y, (0,) * 6) == (3, 3, 0, 0, 0, 0)
    assert cover(slot, y, 0, 0) == pack_fields(on_its_side, 6)


def test_piece_may_stick_out_over_the_top_but_not_lie_above_it() -> None:
    assert list(legal_ways("I3", (11, 12, 12, 12, 12, 12))) == [((0, 11), (0, 12), (0, 13))]
    assert legal_ways("I3", (12,) * 6) == {}
    hanging_on_a_heap_over_the_top = ((0, 11), (0, 12), (0, 13), (0, 14), (1, 14))
    assert hanging_on_a_heap_over_the_top in legal_ways("L5", (0, 14, 15, 15, 15, 15))


@given(SEEDS, BOARDS, st.integers(0, 10**6))
def test_random_rounds_are_legal_and_score_as_told(seed: int, board: str, number: int) -> None:
    points, line = kernel_games.random_round(EDITION, board, seed, number)
    start, first = line[0].piece, line[0]
    assert sorted(move.piece for move in line) == sorted(EDITION.pieces)
    state = GAME.setup(config(boards=[board]))
    for event in (DrawStart(0, start), first, TurnCard(start)):
        state = GAME.apply(state, event)
    for move in line[1:]:
        state = GAME.apply(GAME.apply(state, TurnCard(move.piece)), move)
    assert GAME.to_act(state) is OVER
    assert GAME.outcome(state).scores == (points,)


def test_random_rounds_do_not_depend_on_how_many_are_played() -> None:
    scores = list(kernel_games.random_rounds(EDITION, "2", 50, seed=7))
    assert scores[:20] == list(kernel_games.random_rounds(EDITION, "2", 20, seed=7))
    assert scores == [kernel_games.random_round(EDITION, "2", 7, number)[0] for number in range(50)]


def test_random_rounds_are_drawn_evenly() -> None:
    """Cards and moves are equally likely, as far as five standard deviations can tell."""
    lines = [kernel_games.random_round(EDITION, "1", 3, number)[1] for number in range(6000)]
    check_even((line[0].piece for line in lines), len(EDITION.start))
    check_even((line[1].piece for line in lines if line[0].piece == "F5"), 15)
    check_even((line[-1].piece for line in lines if line[0].piece == "F5"), 15)
    check_even((line[0] for line in lines if line[0].piece == "W5"), 16)
    seconds = (line[1] for line in lines if line[1].piece == "O4")
    check_even((move.cells[0][0] if isinstance(move, Place) else -1 for move in seconds), 6)


def check_even(drawn: Iterable[Hashable], ways: int) -> None:
    counts = Counter(drawn)
    assert len(counts) == ways
    mean = counts.total() / ways
    assert all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


def test_plain_python_plays_the_same_rounds() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from formspiel.games.fits.components import load_edition
from formspiel.games.fits.kernel_games import random_rounds
edition = load_edition("2009")
print([list(random_rounds(edition, board, 20, 2**64 - 1)) for board in edition.boards])
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    told = [
        [int(points) for points in kernel_games.random_rounds(EDITION, board, 20, 2**64 - 1)]
        for board in EDITION.boards
    ]
    assert done.stdout.strip() == str(told)


def test_edition_too_large_for_words_is_refused() -> None:
    with pytest.raises(BeyondKernel, match="at most 12 columns and 16 rows"):
        pack_pieces(replace(EDITION, columns=13))


def test_board_with_more_fields_than_two_words_is_refused() -> None:
    with pytest.raises(BeyondKernel, match="8 columns and 15 rows is too large"):
        pack_board(replace(EDITION, columns=8, rows=15), "1")


def test_games_do_not_load_the_kernel() -> None:
    code = "import sys, formspiel.games; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
