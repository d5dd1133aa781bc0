"""The solver of BITS: its lines replay, its proofs agree with a slow second implementation."""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from formspiel.core.record import Record, parse_record, replay
from formspiel.core.speed.arrays import ints
from formspiel.games.bits import GAME
from formspiel.games.bits.components import parse_edition
from formspiel.games.bits.events import DrawStart, Place, TurnCard, TurnTask
from formspiel.games.bits.kernel_tables import pack_board, pack_box
from formspiel.games.bits.scoring import items
from formspiel.games.bits.solver.bound import bound, find_limits
from formspiel.games.bits.solver.record import rounds_of, solve_round
from formspiel.games.bits.solver.rounds import best_finish, best_round
from formspiel.games.bits.state import Board
from formspiel.solvers.solution import BeyondSolver
from tests.games.bits_drawing import CARDS, EDITION, board_of, config, squares_of
from tests.oracle.bits import Laid, has_room, placements, score_board

RECORD = Path(__file__).parents[1] / "records" / "bits-whole.record.json"

KINDS = [
    ("1",),
    ("1", "2I"),
    ("1", "2L"),
    ("1", "2O", "3-single"),
    ("1", "2S", "3-pair"),
    ("1", "2T", "3-corner"),
]


def exhaust(laid: Laid, order: list[str], tasks: tuple[str, ...], *, must_end: bool) -> int | None:
    """The best score by trying everything; None if no line ends as it must."""
    ways = placements(laid, order[0]) if order else []
    if not ways:
        is_cut = must_end and has_room(laid)
        return None if is_cut else score_board(list(tasks), laid)
    found = []
    for squares in ways:
        after = {**laid, **{(x, y): colour for x, y, colour in squares}}
        found.append(exhaust(after, order[1:], tasks, must_end=must_end))
    return max((points for points in found if points is not None), default=None)


def begun(seed: int, tiles: int) -> tuple[Board, list[str]]:
    """A board with so many tiles on it, dropped at random, and the tiles still to come."""
    rng = Random(seed)
    order = [rng.choice(EDITION.start), *rng.sample(CARDS, len(CARDS))]
    state = GAME.setup(config())
    for event in (TurnTask("1"), DrawStart(0, order[0])):
        state = GAME.apply(state, event)
    for number, name in enumerate(order[:tiles]):
        if number:
            state = GAME.apply(state, TurnCard(name))
        state = GAME.apply(state, rng.choice(GAME.legal(state, 0)))
        if state.round:
            return state.past[0][0], order[number + 1 :]
    return state.boards[0], order[tiles:]


def laid_on(board: Board) -> Laid:
    return {(x, y): colour for x, y, colour in squares_of(board)}


def play_line(board: Board, line: tuple[Place, ...]) -> Board:
    """The board after a line, each move legal by the rules."""
    for move in line:
        drop = EDITION.tiles[move.tile].drops.ending_on(board.heights, move.cells)
        assert drop is not None
        heights = list(board.heights)
        for x, y, _ in move.cells:
            heights[x] = max(heights[x], y + 1)
        board = Board(tuple(heights), (*board.placed, (move.tile, move.cells)))
    return board


@pytest.mark.parametrize("tasks", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_best_finish_is_what_trying_everything_finds(seed: int, tasks: tuple[str, ...]) -> None:
    board, order = begun(seed, 8)
    found = best_finish(EDITION, tasks, board, order)
    assert found.proven
    assert found.best == found.bound == exhaust(laid_on(board), order, tasks, must_end=False)
    after = play_line(board, found.line)
    assert sum(item.points for item in items(EDITION, tasks, after)) == found.best
    assert not has_room(laid_on(after)) or len(found.line) == len(order)


@pytest.mark.parametrize("seed", range(6))
def test_lines_that_leave_room_do_not_count_if_the_round_must_end(seed: int) -> None:
    board, order = begun(seed, 8)
    order = order[: 3 + seed % 2]
    best = exhaust(laid_on(board), order, ("1", "2L"), must_end=True)
    if best is None:
        with pytest.raises(BeyondSolver, match="no line"):
            best_finish(EDITION, ("1", "2L"), board, order, must_end=True)
        return
    found = best_finish(EDITION, ("1", "2L"), board, order, must_end=True)
    assert (found.best, found.proven) == (best, True)
    assert not has_room(laid_on(play_line(board, found.line)))


def bound_of(board: Board, order: Sequence[str], tasks: tuple[str, ...]) -> int:
    box, limits = pack_box(EDITION, tasks), find_limits(EDITION, tasks)
    heights, masks = pack_board(EDITION, board)
    counts, counted = [0] * 4, [0] * 4
    for name in order:
        for letter in name:
            counts[EDITION.colours.index(letter)] += 1
        counted += counts
    return int(bound(limits, box.sizes, box.tasks, masks, heights, ints(counted), 0))


@pytest.mark.parametrize("tasks", KINDS)
def test_bound_is_never_less_than_what_can_be_had(tasks: tuple[str, ...]) -> None:
    for seed in range(8):
        board, order = begun(100 + seed, 9)
        best = exhaust(laid_on(board), order, tasks, must_end=False)
        assert best is not None
        assert bound_of(board, order, tasks) >= best


@pytest.mark.parametrize("tasks", KINDS)
def test_bound_is_never_less_than_what_a_line_brings_from_its_beginning_on(
    tasks: tuple[str, ...],
) -> None:
    for seed in range(6):
        rng = Random(seed)
        order = [rng.choice(EDITION.start), *rng.sample(CARDS, len(CARDS))]
        line = best_round(EDITION, tasks, order[0], order[1:], seconds=0.05).line
        points = score_board(list(tasks), laid_on(play_line(Board((0,) * 5), line)))
        for tiles in range(len(line) + 1):
            board = play_line(Board((0,) * 5), line[:tiles])
            assert bound_of(board, order[tiles:], tasks) >= points


@pytest.mark.parametrize("tasks", KINDS)
def test_whole_rounds_replay(tasks: tuple[str, ...]) -> None:
    rng = Random(len(tasks))
    order = rng.sample(CARDS, len(CARDS))
    found = best_round(EDITION, tasks, "RB", order, seconds=2)
    assert found.best <= found.bound
    assert found.proven == (found.best == found.bound)
    after = play_line(Board((0,) * 5), found.line)
    assert [move.tile for move in found.line] == ["RB", *order][: len(found.line)]
    assert sum(item.points for item in items(EDITION, tasks, after)) == found.best
    assert not has_room(laid_on(after))


def test_nothing_to_decide_is_solved_at_once() -> None:
    full = board_of("RRRRG\nGBGBG\nBGBGB\nGBGBG\nBGBGB")
    found = best_finish(EDITION, ("1",), full, ["RR"])
    assert (found.best, found.bound, found.proven, found.line) == (1, 1, True, ())


def test_unknown_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no tile 'RV'"):
        best_round(EDITION, ("1",), "RV", [])


def test_board_too_large_is_refused() -> None:
    huge = parse_edition(
        'extends = "2012"\nid = "huge"\ntitle = "ours"\n'
        '[board]\ncolumns = 16\nrows = 16\nprovenance = "reconstructed"\nsource = "ours"\n'
    )
    with pytest.raises(BeyondSolver, match="too large"):
        best_round(huge, ("1",), "RB", CARDS)


def whole_record() -> Record:
    return parse_record(RECORD.read_text(encoding="utf-8"))


def test_rounds_of_a_record_are_solved_for_each_seat() -> None:
    record = whole_record()
    outcome = GAME.outcome(replay(record))
    assert list(rounds_of(record)) == [0, 1, 2]
    for number in rounds_of(record):
        for seat in range(GAME.seats_of(record.config)):
            found = solve_round(record, number, seat, seconds=1)
            assert found.best >= outcome.rounds[number].scores[seat]
            after = replay(replace(record, events=found.line, extras={}))
            assert GAME.outcome(after).rounds[number].scores[seat] == found.best


def test_round_under_way_is_scored_as_it_stands() -> None:
    record = whole_record()
    events = record.events[: len(record.events) // 6]
    begun_only = replace(record, events=events, extras={})
    assert list(rounds_of(begun_only)) == [0]
    found = solve_round(begun_only, 0, 0, seconds=1)
    assert found.best <= found.bound
    after = replay(replace(begun_only, events=found.line))
    assert GAME.outcome(after).rounds[0].scores[0] == found.best


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tests.solvers.test_bits_solver import EDITION, begun, best_finish
found = best_finish(EDITION, ("1", "2L", "3-pair"), *begun(1, 8))
print(found.best, found.bound, found.proven, [move.cells for move in found.line])
"""


def test_the_same_is_found_without_numba() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMBA]
    root = Path(__file__).parents[2]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root).stdout
    found = best_finish(EDITION, ("1", "2L", "3-pair"), *begun(1, 8))
    cells = [move.cells for move in found.line]
    assert told == f"{found.best} {found.bound} {found.proven} {cells}\n"
