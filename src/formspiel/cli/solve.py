"""`formspiel solve`: what was the best possible, with a proof."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import typer

from formspiel.cli.files import read_record
from formspiel.cli.progress import progress
from formspiel.cli.trouble import Trouble
from formspiel.core.game import Json
from formspiel.core.record import Record, RecordError, replay
from formspiel.core.speed.jit import MissingExtra
from formspiel.locales import signed
from formspiel.solvers import has_solver, load_solver
from formspiel.solvers.solution import BeyondSolver, NoSolution, Solution

DIGIT_GRAPH = "digit-graph"
"""In place of a file: not a record, but the figures of DIGIT are what is asked about."""


def run_solve(
    path: Path,
    number: int | None,
    seat: int,
    seconds: float,
    *,
    is_kept: bool = False,
    numbers: str | None = None,
    as_json: bool,
) -> None:
    """Solve a record for one seat, all its rounds or one; exit with 1 if there is no way."""
    if seconds <= 0:
        raise Trouble("seconds must be more than 0")
    record = read_record(path)
    try:
        replay(record)
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
    seats = record.game.seats_of(record.config)
    if not 0 <= seat < seats:
        raise Trouble(f"there is no seat {seat}; the seats are 0 to {seats - 1}")
    wishes = _read_wishes(record, numbers, is_kept=is_kept)
    try:
        found = _solve(record, number, seat, seconds, wishes)
    except NoSolution as none:
        print(json.dumps(_nothing(none)) if as_json else none)
        raise typer.Exit(1) from None
    except (BeyondSolver, MissingExtra) as error:
        raise Trouble(str(error)) from None
    answer = _summed(found)
    tell = getattr(load_solver(record.game.id), "tell", signed)
    print(json.dumps(answer) if as_json else _told(found, answer, tell))


def run_digit_graph(*, as_json: bool) -> None:
    """Print which figures of DIGIT are one move apart, and how far apart the others are."""
    from formspiel.games.digit import GAME as DIGIT
    from formspiel.games.digit.solver.graph import chart_moves, format_graph

    graph = chart_moves(DIGIT.load_edition(DIGIT.editions[0]))
    if as_json:
        print(json.dumps(format_graph(graph)))
        return
    moves = sum(graph.moves.values())
    print(
        f"{len(graph.moves)} figures, {moves} ways to move a stick,"
        f" {graph.edges} pairs of neighbours"
    )
    pairs = ", ".join(f"{a} {b}" for a, b in graph.farthest)
    print(f"at most {graph.diameter} moves apart: {pairs}")
    print("figure  ways  neighbours  farthest")
    for name, ways in graph.moves.items():
        near, far = len(graph.neighbours[name]), graph.eccentricities[name]
        print(f"{name:6} {ways:5} {near:11} {far:9}")


def _read_wishes(record: Record, text: str | None, *, is_kept: bool) -> Json:
    """What a square of Quadrata is to be filled with, as the solver takes it."""
    if text is None and not is_kept:
        return {}
    if record.game.id != "quadrata":
        raise Trouble("--keep and --numbers are for Quadrata alone")
    if text is None:
        return {"is_kept": True}
    numbers = [word.strip() for word in text.split(",") if word.strip()]
    forms = map(str, record.config.edition.forms)
    if wrong := set(numbers) - set(forms):
        raise Trouble(f"there is no form of number {min(wrong)!r}")
    return {"numbers": [int(word) for word in numbers]}


def _solve(
    record: Record, number: int | None, seat: int, seconds: float, wishes: Json
) -> list[tuple[int, Solution[Json]]]:
    if not has_solver(record.game.id):
        raise Trouble(f"there is no solver for {record.game.id} yet")
    solver = load_solver(record.game.id)
    rounds = list(solver.rounds_of(record))
    if number is not None:
        if number - 1 not in rounds:
            raise Trouble(f"there is no round {number} to solve; the record has {len(rounds)}")
        rounds = [number - 1]
    if not rounds:
        raise Trouble("nothing has happened yet that could be solved")
    if getattr(solver, "IS_ABOUT_POSITIONS", False):
        rounds = rounds[-1:]
    found = []
    with progress(f"solving {record.game.id}", len(rounds)) as advance:
        for one in rounds:
            found.append((one, solver.solve_round(record, one, seat, seconds, **wishes)))
            advance()
    return found


def _summed(found: list[tuple[int, Solution[Json]]]) -> Json:
    answer = _one([solution for _, solution in found])
    if len(found) > 1:
        answer["rounds"] = [{"round": n + 1, **_one([solution])} for n, solution in found]
    return answer


def _one(solutions: list[Solution[Json]]) -> Json:
    return {
        "best": sum(solution.best for solution in solutions),
        "bound": sum(solution.bound for solution in solutions),
        "proven": all(solution.proven for solution in solutions),
        "seconds": round(sum(solution.seconds for solution in solutions), 3),
        "line": list(solutions[0].line) if len(solutions) == 1 else [],
    }


def _nothing(none: NoSolution) -> Json:
    return {
        "best": None,
        "bound": none.bound,
        "proven": none.bound is None,
        "seconds": round(none.seconds, 3),
        "line": [],
    }


def _told(found: list[tuple[int, Solution[Json]]], answer: Json, tell: Callable[[int], str]) -> str:
    lines = [f"round {number + 1}: {_verdict(_one([one]), tell)}" for number, one in found]
    if len(found) > 1:
        lines.append(f"together: {_verdict(answer, tell)}")
    return "\n".join(lines)


def _verdict(answer: Json, tell: Callable[[int], str]) -> str:
    best = f"best possible {tell(answer['best'])}"
    if answer["proven"]:
        return f"{best}, proven in {answer['seconds']:.2f} s"
    return f"{tell(answer['best'])} found, at most {tell(answer['bound'])} possible"
