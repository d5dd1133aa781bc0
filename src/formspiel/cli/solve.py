"""`formspiel solve`: what was the best possible, with a proof."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import typer

from formspiel.cli.files import read_edition_of, read_editions, read_record, write_safely
from formspiel.cli.games import find_solver
from formspiel.cli.paint import console, paint
from formspiel.cli.progress import progress
from formspiel.cli.replay import find_seat
from formspiel.cli.trouble import ExitCode, Trouble
from formspiel.core.game import Json, Picture, Seat
from formspiel.core.record import (
    Record,
    RecordError,
    format_record,
    replay,
    states,
    without_remarks,
)
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.locales import signed
from formspiel.solvers import load_charts, load_tables
from formspiel.solvers.solution import BeyondSolver, NoSolution, Solution
from formspiel.solvers.solver import Solver

Found = list[tuple[int, Solution[Json]]]
"""Rounds, from 0, each with its solution."""


def run_solve(
    path: Path,
    number: int | None,
    seat: int,
    seconds: float,
    wishes: Json,
    *,
    save: Path | None = None,
    edition: Path | None = None,
    as_json: bool,
) -> None:
    """Solve a record for one seat, all its rounds or one; exit with 1 if there is no way."""
    if not 0 < seconds < inf:
        raise Trouble("seconds must be more than 0")
    record = read_record(path, read_editions(edition))
    try:
        state = replay(record)
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None
    own, solver = find_seat(record, seat), find_solver(record.game.id)
    if save is not None:
        _check_save(save, solver)
    try:
        found = _solve(record, number, own, seconds, wishes)
    except NoSolution as none:
        print(json.dumps(_nothing(none)) if as_json else none)
        raise typer.Exit(ExitCode.NO) from None
    except (BeyondSolver, MissingExtra) as error:
        raise Trouble(str(error)) from None
    best = None if solver.is_about_positions else best_record(record, found, own)
    if save is not None:
        if best is None:
            raise Trouble("the best line cannot be replayed, and is not saved")
        write_safely(save, format_record(best))
    answer = _summed(found, _played(record, state, own, found))
    if as_json:
        print(json.dumps(answer))
        return
    drawn = () if best is None else draw_last(best, own)
    if solver.draw is not None:
        drawn = solver.draw(record, found[-1][0], own, found[-1][1])
    if drawn:
        console().print(paint(drawn))
    print(_told(found, answer, solver.tell or signed))


def _check_save(save: Path, solver: Solver) -> None:
    """Refuse what could not be saved, before a minute goes into solving it."""
    if solver.is_about_positions:
        raise Trouble(
            "there is no record to save: the answer has moves in a position, without the rolls"
            " that they take; --json tells them"
        )
    if save.exists():
        raise Trouble(f"{save} is there already; name another file")


def _played(record: Record, state: Any, seat: Seat, found: Found) -> list[int] | None:
    """What the seat has scored in the rounds that were solved, or else what a solver counts."""
    solver = find_solver(record.game.id)
    if solver.count is not None:
        return [solver.count(record, number, seat) for number, _ in found]
    if solver.is_about_positions:
        return None
    rounds = record.game.outcome(state).rounds
    return [rounds[number].scores[seat] for number, _ in found]


def best_record(record: Record, found: Found, seat: Seat) -> Record | None:
    """The record with the best moves of a seat in all rounds that were solved.

    None where the line of a solver is no part of a game, but moves in a position.
    """
    events: list[Json] = []
    for number, solution in found:
        line = Record(record.game, record.config, tuple(solution.line))
        try:
            befores = [record.game.setup(record.config), *states(line)]
        except RecordError:
            return None
        if len(found) == 1:
            events = list(line.events)
            break
        rounds = map(record.game.round_of, befores)
        own = [event for event, at in zip(line.events, rounds, strict=False) if at == number]
        events += own
    extras = {key: record.extras[key] for key in ("players",) if key in record.extras}
    best = Record(record.game, record.config, tuple(events), extras)
    try:
        replay(best)
    except RecordError:
        return None
    return best if any(event.get("seat") == seat for event in events) else None


def draw_last(record: Record, seat: Seat) -> Picture:
    """The board of a seat with its last move of a record on it."""
    game, config = record.game, record.config
    moves = [n for n, e in enumerate(record.events) if "chance" not in e and e["seat"] == seat]
    before = [game.setup(config), *states(record)][moves[-1]]
    event = game.parse_event(config, without_remarks(record.events[moves[-1]]))
    return game.picture(game.view(before, seat), event)


def run_chart(word: str, edition: Path | None, *, as_json: bool) -> bool:
    """Print a chart of a game, asked for as GAME-CHART; False if the word means no chart."""
    if Path(word).exists():
        return False
    for at in (at for at, sign in enumerate(word) if sign == "-"):
        name, chart = word[:at], word[at + 1 :]
        if name not in GAMES or chart not in load_charts(name):
            continue
        game = GAMES[name]
        if edition is None:
            own = game.load_edition(game.editions[0])
        else:
            own = read_edition_of(name, edition)
        table = load_tables(name).get(chart)
        if as_json or table is None:
            print(json.dumps(load_charts(name)[chart](own)))
        else:
            print(table(own))
        return True
    return False


def _solve(record: Record, number: int | None, seat: int, seconds: float, wishes: Json) -> Found:
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


def solve_quietly(
    record: Record, number: int | None, seat: int, seconds: float, wishes: Json
) -> Json:
    """What `--json` tells of a record, without its line; Trouble if it cannot be solved."""
    state, own = replay(record), find_seat(record, seat)
    try:
        found = _solve(record, number, own, seconds, wishes)
    except NoSolution as none:
        answer = _nothing(none)
    except (BeyondSolver, MissingExtra) as error:
        raise Trouble(str(error)) from None
    else:
        answer = _summed(found, _played(record, state, own, found))
    del answer["line"]
    return answer


def _summed(found: Found, played: list[int] | None) -> Json:
    answer = _one([solution for _, solution in found])
    if played is not None:
        answer["played"] = sum(played)
    if len(found) > 1:
        answer["rounds"] = [
            {"round": n + 1, **_one([one]), **({} if played is None else {"played": played[at]})}
            for at, (n, one) in enumerate(found)
        ]
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


def _told(found: Found, answer: Json, tell: Callable[[int], str]) -> str:
    parts = answer.get("rounds", [answer])
    lines = [
        f"round {number + 1}: {_verdict(one, tell)}"
        for (number, _), one in zip(found, parts, strict=True)
    ]
    if len(found) > 1:
        lines.append(f"together: {_verdict(answer, tell)}")
    return "\n".join(lines)


def _verdict(answer: Json, tell: Callable[[int], str]) -> str:
    played = f"played {tell(answer['played'])}, " if "played" in answer else ""
    if answer["proven"]:
        return f"{played}best possible {tell(answer['best'])}, proven in {answer['seconds']:.2f} s"
    return f"{played}{tell(answer['best'])} found, at most {tell(answer['bound'])} possible"
