"""`formspiel solve`: what was the best possible, with a proof."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from formspiel.cli.files import read_record
from formspiel.cli.progress import progress
from formspiel.cli.trouble import Trouble
from formspiel.games.core import Json
from formspiel.games.jit import MissingExtra
from formspiel.games.record import Record, RecordError, replay
from formspiel.locales import signed
from formspiel.solvers import SOLVERS
from formspiel.solvers.solution import BeyondSolver, Solution


def run_solve(path: Path, number: int | None, seat: int, seconds: float, *, as_json: bool) -> None:
    """Solve a record for one seat, all its rounds or one."""
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
    try:
        found = _solve(record, number, seat, seconds)
    except (BeyondSolver, MissingExtra) as error:
        raise Trouble(str(error)) from None
    answer = _summed(found)
    print(json.dumps(answer) if as_json else _told(found, answer))


def _solve(
    record: Record, number: int | None, seat: int, seconds: float
) -> list[tuple[int, Solution[Json]]]:
    if record.game.id not in SOLVERS:
        raise Trouble(f"there is no solver for {record.game.id} yet")
    solver: Any = import_module(SOLVERS[record.game.id])
    rounds = list(solver.rounds_of(record))
    if number is not None:
        if number - 1 not in rounds:
            raise Trouble(f"there is no round {number} to solve; the record has {len(rounds)}")
        rounds = [number - 1]
    if not rounds:
        raise Trouble("nothing has happened yet that could be solved")
    found = []
    with progress(f"solving {record.game.id}", len(rounds)) as advance:
        for one in rounds:
            found.append((one, solver.solve_round(record, one, seat, seconds)))
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


def _told(found: list[tuple[int, Solution[Json]]], answer: Json) -> str:
    lines = [f"round {number + 1}: {_verdict(_one([solution]))}" for number, solution in found]
    if len(found) > 1:
        lines.append(f"together: {_verdict(answer)}")
    return "\n".join(lines)


def _verdict(answer: Json) -> str:
    best = f"best possible {signed(answer['best'])}"
    if answer["proven"]:
        return f"{best}, proven in {answer['seconds']:.2f} s"
    return f"{signed(answer['best'])} found, at most {signed(answer['bound'])} possible"
