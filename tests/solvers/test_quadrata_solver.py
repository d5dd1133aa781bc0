"""The solver of Quadrata agrees with CP-SAT, and shows what it claims."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ortools.sat.python import cp_model

from formspiel.core.game import Json, Outcome
from formspiel.core.record import Record, parse_record, replay
from formspiel.games.quadrata import GAME
from formspiel.games.quadrata.components import Square, load_edition
from formspiel.games.quadrata.events import Event, Move
from formspiel.games.quadrata.kernel_games import random_game
from formspiel.games.quadrata.notation import format_event
from formspiel.games.quadrata.solver.record import rounds_of, solve_round
from formspiel.games.quadrata.solver.squares import NO_PACKING, Placement, most_forms
from formspiel.solvers.solution import NoSolution
from tests.games.quadrata_drawing import ALMOST_FULL, LARGE, SMALL, board_of
from tests.oracle.quarters import Cells, Quarter, places

EDITION = load_edition("1973")
RECORDS = Path(__file__).parent.parent / "records"
WHOLE = frozenset((x, y, letter) for x in range(4) for y in range(4) for letter in "NESW")
"""The quarters of the small square."""

STOCKS = st.tuples(*[st.integers(0, 6)] * 6)


def most_by_model(hole: Cells, size: int, stock: Sequence[int]) -> int:
    """The most forms that fill a hole, by CP-SAT; NO_PACKING if none do."""
    model = cp_model.CpModel()
    ways = [
        (number, place, model.new_bool_var(""))
        for number in range(1, 7)
        for place in places(number, size)
        if place <= hole
    ]
    covering: dict[Quarter, list[cp_model.IntVar]] = {quarter: [] for quarter in hole}
    for _, place, chosen in ways:
        for quarter in place:
            covering[quarter].append(chosen)
    for quarter in hole:
        model.add_exactly_one(covering[quarter])
    for number in range(1, 7):
        model.add(sum(chosen for n, _, chosen in ways if n == number) <= stock[number - 1])
    model.maximize(sum(chosen for _, _, chosen in ways))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.INFEASIBLE)
    return round(solver.objective_value) if status == cp_model.OPTIMAL else NO_PACKING


def check_packing(
    square: Square, covered: int, line: tuple[Placement, ...], stock: Sequence[int]
) -> None:
    """The line fills the hole just once with forms that there are."""
    for number, cells in line:
        assert frozenset(cells) in places(number, square.size)
        assert not covered & square.mask(cells)
        covered |= square.mask(cells)
    assert covered == square.full
    used = Counter(number for number, _ in line)
    assert all(used[number] <= stock[number - 1] for number in range(1, 7))


def dig(square: Square, seed: int, cells: int) -> tuple[int, Cells]:
    """A square with a hole of whole cells and halves: its mask, and the hole."""
    rng = random.Random(seed)
    # Close together, so that the hole is one or a few.
    chosen = rng.sample([(x, y) for x in range(3) for y in range(4)], cells)
    halves = ["NESW", "NESW", "NESW", "NE", "ES", "SW", "NW"]
    hole = frozenset((x, y, quarter) for x, y in chosen for quarter in rng.choice(halves))
    return square.full & ~square.mask(sorted(hole)), hole


@pytest.mark.parametrize(("seats", "most"), [(2, 28), (3, 15), (4, 17)])
def test_most_forms_from_the_whole_box(seats: int, most: int) -> None:
    """No more have the right area: 5 × 1 + 9 × 2 + 9 × 3 + 3 × 4 + 2 × 5 = 72 with 28 forms."""
    square, stock = EDITION.square(seats), EDITION.stock(seats)
    found = most_forms(EDITION, square, stock)
    assert (found.best, found.bound, found.proven) == (most, most, True)
    assert len(found.line) == most
    check_packing(square, 0, found.line, stock)


@settings(max_examples=12)
@given(st.tuples(*[st.integers(0, 9)] * 6))
def test_most_forms_in_the_small_square_as_the_model_says(stock: tuple[int, ...]) -> None:
    found = most_forms(EDITION, SMALL, stock)
    assert found.proven
    assert found.best == found.bound == most_by_model(WHOLE, 4, stock)
    if found.best != NO_PACKING:
        check_packing(SMALL, 0, found.line, stock)


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.integers(1, 7), STOCKS)
def test_most_forms_in_a_hole_as_the_model_says(
    seed: int, cells: int, stock: tuple[int, ...]
) -> None:
    covered, hole = dig(LARGE, seed, cells)
    found = most_forms(EDITION, LARGE, stock, covered=covered)
    assert found.proven
    assert found.best == most_by_model(hole, 6, stock)
    if found.best != NO_PACKING:
        check_packing(LARGE, covered, found.line, stock)


def test_areas_that_fit_are_not_enough() -> None:
    found = most_forms(EDITION, SMALL, (0, 0, 0, 0, 4, 2))
    assert (found.best, found.proven) == (NO_PACKING, True)
    assert most_forms(EDITION, SMALL, (0, 0, 0, 8, 0, 0)).best == 8


def test_full_square_is_complete_with_nothing() -> None:
    found = most_forms(EDITION, SMALL, (0,) * 6, covered=SMALL.full)
    assert (found.best, found.proven, found.line) == (0, True, ())


def test_half_a_cell_takes_a_one() -> None:
    covered = board_of(SMALL, ALMOST_FULL).covered
    found = most_forms(EDITION, SMALL, (1, 1, 1, 0, 0, 0), covered=covered)
    assert [number for number, _ in found.line] == [1]
    without = most_forms(EDITION, SMALL, (0, 1, 1, 1, 1, 1), covered=covered)
    assert (without.best, without.proven) == (NO_PACKING, True)


def test_no_time_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    stock = (0, 0, 0, 3, 4, 8)
    assert most_forms(EDITION, LARGE, stock).best == NO_PACKING
    monkeypatch.setattr("formspiel.games.quadrata.solver.squares.WORK", 5)
    found = most_forms(EDITION, LARGE, stock, seconds=0.0)
    assert (found.best, found.bound, found.proven) == (NO_PACKING, 13, False)


class Table:
    """What lies where after the events of one round, followed without the rules."""

    def __init__(self, seats: int, events: list[dict[str, Any]], seat: int) -> None:
        self.stock = Counter(dict(zip(range(1, 7), EDITION.stock(seats), strict=True)))
        self.reserve: Counter[int] = Counter()
        self.laid: list[tuple[int, Cells]] = []
        for event in events:
            if "move" not in event:
                continue
            number = event["move"]
            if event["from"] == "stock":
                self.stock[number] -= 1
            if event["to"] == "stock":
                self.stock[number] += 1
            if event.get("of", event["seat"]) == seat and event["from"] != "stock":
                if event["from"] == "reserve":
                    self.reserve[number] -= 1
                else:
                    self.laid.remove((number, cells_of(event["at_cells"])))
            if event["seat"] == seat and event["to"] == "reserve":
                self.reserve[number] += 1
            if event["seat"] == seat and event["to"] == "square":
                self.laid.append((number, cells_of(event["cells"])))


def cells_of(quarters: list[list[Any]]) -> Cells:
    return frozenset((x, y, letter) for x, y, letter in quarters)


def record_of(seats: int, events: Sequence[Event]) -> tuple[Record, list[dict[str, Any]]]:
    written = [format_event(event) for event in events]
    document = {
        "format": "formspiel-record/1",
        "game": "quadrata",
        "edition": "1973",
        "seats": seats,
        "options": {"rounds": 1},
        "events": written,
    }
    return parse_record(json.dumps(document)), written


def play_line(record: Record, seat: int, line: tuple[Json, ...]) -> Outcome:
    """Let just this seat make the moves, each with the roll that it takes."""
    state = replay(record)
    for data in line:
        move = GAME.parse_event(record.config, data)
        assert isinstance(move, Move)
        assert move.seat == seat
        begun = (seat - state.starter) % record.config.seats
        state = GAME.apply(replace(state, turns=begun, pips=move.number), move)
    return GAME.outcome(state)


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (4, 2), (3, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("turns", [9, 21])
@pytest.mark.parametrize("is_kept", [False, True])
def test_position_of_a_record_as_the_model_says(
    seats: int, seed: int, turns: int, *, is_kept: bool
) -> None:
    _, events = random_game(EDITION, seats, seed, turns)
    # The last turn of the limit would end the round.
    events = events[:-1] if isinstance(events[-1], Move) else events
    record, written = record_of(seats, events)
    assert list(rounds_of(record)) == [0]
    seat = seed % seats
    seen = Table(seats, written, seat)
    free, hole, there = seen.stock + seen.reserve, WHOLE, 0
    if is_kept:
        hole, there = WHOLE - frozenset().union(*(own for _, own in seen.laid)), len(seen.laid)
    else:
        free += Counter(number for number, _ in seen.laid)
    best = most_by_model(hole, 4, [free[number] for number in range(1, 7)])
    if best == NO_PACKING:
        with pytest.raises(NoSolution, match="cannot be filled") as none:
            solve_round(record, 0, seat, 60.0, is_kept=is_kept)
        assert none.value.bound is None
        return
    found = solve_round(record, 0, seat, 60.0, is_kept=is_kept)
    assert (found.best, found.bound, found.proven) == (there + best, there + best, True)
    items = play_line(record, seat, found.line).rounds[0].items[seat]
    # Each form in the square is a point, and five are for having filled it.
    assert sorted(item.points for item in items if item.points > 0) == sorted([5, found.best])
    assert not is_kept or all(move["to"] == "square" for move in found.line)


def test_record_without_events_asks_for_the_whole_box() -> None:
    record, _ = record_of(4, [])
    assert list(rounds_of(record)) == [0]
    found = solve_round(record, 0, 2, 60.0)
    assert (found.best, found.proven, len(found.line)) == (17, True, 17)


def test_position_is_completed_with_numbers_that_are_given() -> None:
    record, _ = record_of(4, [])
    found = solve_round(record, 0, 1, 60.0, numbers=[4] * 8)
    assert (found.best, found.proven) == (8, True)
    assert {move["move"] for move in found.line} == {4}
    with pytest.raises(NoSolution, match="the square of seat 1 cannot be filled"):
        solve_round(record, 0, 1, 60.0, numbers=[4] * 7)


def test_no_way_found_in_time_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("formspiel.games.quadrata.solver.squares.WORK", 5)
    record, _ = record_of(2, [])
    with pytest.raises(NoSolution, match="no way was found in time") as none:
        solve_round(record, 0, 1, 1e-9, numbers=[4] * 3 + [5] * 4 + [6] * 8)
    assert none.value.bound == 13


def test_rounds_that_are_over_are_solved_at_their_end() -> None:
    record = parse_record((RECORDS / "quadrata-whole.record.json").read_text("utf-8"))
    rounds = rounds_of(record)
    assert len(rounds) == len(GAME.outcome(replay(record)).rounds)
    for number in rounds:
        found = solve_round(record, number, 0, 60.0)
        assert found.proven
        assert found.best <= found.bound


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from formspiel.games.quadrata.components import load_edition
from formspiel.games.quadrata.solver.squares import most_forms
edition = load_edition("1973")
print(most_forms(edition, edition.square(4), (1, 2, 2, 3, 2, 2)).line)
"""


def test_the_same_is_found_without_numba() -> None:
    command = [sys.executable, "-c", WITHOUT_NUMBA]
    root = Path(__file__).parents[2]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=root).stdout
    found = most_forms(EDITION, SMALL, (1, 2, 2, 3, 2, 2))
    assert found.proven
    assert told == f"{found.line}\n"
