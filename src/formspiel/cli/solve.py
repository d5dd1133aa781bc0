"""`formspiel solve`: what was the best possible, with a proof."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import inf
from pathlib import Path

import typer

from formspiel.cli.files import read_record
from formspiel.cli.games import find_solver
from formspiel.cli.progress import progress
from formspiel.cli.replay import find_seat
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.game import Json
from formspiel.core.record import Record, RecordError, replay
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.locales import signed
from formspiel.solvers import load_charts, load_tables
from formspiel.solvers.solution import BeyondSolver, NoSolution, Solution


def run_solve(
    path: Path, number: int | None, seat: int, seconds: float, wishes: Json, *, as_json: bool
) -> None:
    """Solve a record for one seat, all its rounds or one; exit with 1 if there is no way."""
    if not 0 < seconds < inf:
        raise Trouble("seconds must be more than 0")
    record = read_record(path)
    try:
        replay(record)
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
    own = find_seat(record, seat)
    try:
        found = _solve(record, number, own, seconds, wishes)
    except NoSolution as none:
        print(json.dumps(_nothing(none)) if as_json else none)
        raise typer.Exit(ExitCode.NO) from None
    except (BeyondSolver, MissingExtra) as error:
        raise Trouble(str(error)) from None
    answer = _summed(found)
    tell = find_solver(record.game.id).tell or signed
    print(json.dumps(answer) if as_json else _told(found, answer, tell))


def run_chart(word: str, *, as_json: bool) -> bool:
    """Print a chart of a game, asked for as GAME-CHART; False if the word means no chart."""
    if Path(word).exists():
        return False
    for at in (at for at, sign in enumerate(word) if sign == "-"):
        name, chart = word[:at], word[at + 1 :]
        if name not in GAMES or chart not in load_charts(name):
            continue
        game = GAMES[name]
        edition = game.load_edition(game.editions[0])
        table = load_tables(name).get(chart)
        if as_json or table is None:
            print(json.dumps(load_charts(name)[chart](edition)))
        else:
            print(table(edition))
        return True
    return False


def _solve(
    record: Record, number: int | None, seat: int, seconds: float, wishes: Json
) -> list[tuple[int, Solution[Json]]]:
    solver = find_solver(record.game.id)
    rounds = list(solver.rounds_of(record))
    if number is not None:
        if number - 1 not in rounds:
            raise Trouble(f"there is no round {number} to solve; the record has {len(rounds)}")
        rounds = [number - 1]
    if not rounds:
        raise Trouble("nothing has happened yet that could be solved")
    if solver.is_about_positions:
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
