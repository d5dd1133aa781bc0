"""A process in which bots and solvers think, started by the server and ended with it.

It reads questions from standard input and writes answers to standard output. A question is
the name of a function of `ANSWERS` and its arguments.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from random import Random, SystemRandom
from time import monotonic
from typing import Any, BinaryIO

from formspiel.core.game import Json
from formspiel.core.record import (
    Record,
    RecordError,
    parse_record,
    read_document,
    replay,
    states,
)
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.players import Player, Thought, import_player, load_player
from formspiel.players.guests import Guest, Introduced, introduce, parse_guests
from formspiel.players.judge import load_judge
from formspiel.server.workers.pipe import GUEST, LENGTH, PATIENT, Failure, Mistake, pack, unpack
from formspiel.solvers import load_solver
from formspiel.solvers.hindsight import events_of_round
from formspiel.study.collection import format_puzzle
from formspiel.study.hints import find_hints
from formspiel.study.par import find_par
from formspiel.study.puzzles import NoPuzzles
from formspiel.study.puzzles import make_puzzle as make_new_puzzle
from formspiel.study.review import review as review_record
from formspiel.study.shown import show_review
from formspiel.table.hints import Asked
from formspiel.table.refusal import Code
from formspiel.table.sight import show_sight

NICENESS = 10
"""By so much a patient process gives way to others."""

GUESTS: dict[str, Guest] = {}
"""Bots that the server lets sit at its tables, as it has said when it started this process."""


def find_player(game: str, level: str) -> Player:
    """The bot of a level, or a guest of that name."""
    if level in GUESTS:
        return import_player(game, GUESTS[level].target)
    return load_player(game, level)


def introduce_guests() -> list[Introduced]:
    """What there is to know of all guests."""
    return [introduce(guest) for guest in GUESTS.values()]


def choose(game: str, level: str, seen: Any, legal: tuple[Any, ...], effort: float) -> int:
    """Which of the legal moves the bot of a level makes."""
    if len(legal) == 1:
        return 0
    player = find_player(game, level)
    thought = Thought(effort, monotonic() + 2 * effort + 1.0)
    return legal.index(player(seen, legal, SystemRandom(), thought))


def hint(game: str, config: Any, seat: int, asked: Asked) -> list[tuple[int, float]]:
    """Which of a seat's moves are best, and what they and the one made are worth."""
    moves = asked.moves
    found = find_hints(GAMES[game], config, asked.view, seat, moves, made=asked.made)
    return [(moves.index(one.move), one.value) for one in found]


def solve(text: str, seat: int, seconds: float) -> list[Json]:
    """The best that a seat could have had in every round of a record, so long a round."""
    record = parse_record(text)
    solver = load_solver(record.game.id)
    found = []
    for number in solver.rounds_of(record):
        solution = solver.solve_round(record, number, seat, seconds)
        found.append(
            {
                "round": number + 1,
                "best": solution.best,
                "bound": solution.bound,
                "proven": solution.proven,
                "view": _see_end(record, solution.line, seat),
                "moves": _own_moves(record, solution.line, number, seat),
            }
        )
    return found


def _see_end(record: Record, line: tuple[Json, ...], seat: int) -> Json | None:
    """What a seat sees at the end of the round to which a line of events leads."""
    game = record.game
    before, last = None, game.view(game.setup(record.config), seat)
    try:
        for state in states(Record(game, record.config, line, {})):
            before, last = last, game.view(state, seat)
    except RecordError:
        # The line of a position has just its moves.
        return None
    return (before and game.close_round(before, last)) or game.format_view(last)


def _own_moves(record: Record, line: tuple[Json, ...], number: int, seat: int) -> list[Json]:
    """The moves of a seat in a round to whose end a line of events leads; none if it does not."""
    game = record.game
    try:
        events = events_of_round(Record(game, record.config, line, {}), number)
    except RecordError:
        return []
    return [game.format_event(event) for event in events if game.decided_by(event) == seat]


def warm_up(game: str) -> None:
    """Let every bot of a game make a move: what it loads and compiles takes seconds at first."""
    rules = GAMES[game]
    seats = max(rules.info.least_seats, min(2, rules.info.most_seats))
    _, seen, _, legal = _begin(game, seats)
    for level in rules.info.levels:
        load_player(game, level)(seen, legal, Random(0), Thought(0.001))
    warm_judge(game)


def warm_judge(game: str) -> None:
    """Let the judge of a game say something, so that the first to ask need not wait for it.

    Who plays alone may have another judge than those who meet.
    """
    rules = GAMES[game]
    for seats in {rules.info.least_seats, max(2, rules.info.least_seats)}:
        if seats <= rules.info.most_seats:
            config, seen, seat, legal = _begin(game, seats)
            find_hints(rules, config, seen, seat, legal, effort=0.001)
            load_judge(rules, config).expect([seen], [1.0], seat, 0, 0.001)


def _begin(game: str, seats: int) -> tuple[Any, Any, int, tuple[Any, ...]]:
    """What was agreed on, what the first seat to act sees, which one it is, and its moves."""
    rules = GAMES[game]
    options = (rules.info.alone or {}) if seats == 1 else {}
    config = rules.configure(rules.load_edition(rules.editions[0]), seats, options)
    state = rules.setup(config)
    while not isinstance(acting := rules.to_act(state), tuple):
        state = rules.apply(state, rules.chances(state).pick(0))
    return config, rules.view(state, acting[0]), acting[0], rules.legal(state, acting[0])


def look(document: Json, seat: int | None) -> Json | Mistake:
    """What a seat sees of a record, or what is wrong with it."""
    try:
        record = read_document(document)
        if seat is not None and seat >= record.game.seats_of(record.config):
            return Mistake(Code.NO_SUCH_SEAT, "there is no such seat")
        return show_sight(record, replay(record), seat)
    except RecordError as error:
        return _mistake(error)


def review(document: Json, seat: int, effort: float, has_hindsight: bool) -> Json | Mistake:  # noqa: FBT001  it comes through a pipe
    """What there is to say of a seat's game, or what is wrong with the record."""
    try:
        record = read_document(document)
        if seat >= record.game.seats_of(record.config):
            return Mistake(Code.NO_SUCH_SEAT, "there is no such seat")
        return show_review(review_record(record, seat, effort, has_hindsight=has_hindsight))
    except RecordError as error:
        return _mistake(error)


def make_puzzle(game: str, level: int, seed: int) -> Json | Mistake:
    """The puzzle of a level and a seed, or why there is none."""
    try:
        return format_puzzle(make_new_puzzle(game, level, seed))
    except (NoPuzzles, MissingExtra) as error:
        return Mistake(Code.NO_SUCH_PUZZLE, str(error), "")


def _mistake(error: RecordError) -> Mistake:
    where = "" if error.index is None else f"event {error.index}: "
    return Mistake(Code.BAD_RECORD, where + error.sentence, error.rule)


ANSWERS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "hint": hint,
    "introduce_guests": introduce_guests,
    "look": look,
    "make_puzzle": make_puzzle,
    "par": find_par,
    "review": review,
    "solve": solve,
    "warm_judge": warm_judge,
    "warm_up": warm_up,
}


def answer_all(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every question until there are no more, or whoever asks is gone."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (size,) = LENGTH.unpack(head)
        question = source.read(size)
        if len(question) < size:
            return
        name, *arguments = unpack(question)
        answer: Any
        try:
            answer = ANSWERS[name](*arguments)
        except Exception as error:  # noqa: BLE001  a bot that fails must not end the others
            answer = Failure(f"{type(error).__name__}: {error}")
        sink.write(pack(answer))
        sink.flush()


def main() -> None:
    """Answer the server's questions until it closes this process's input."""
    # Ctrl-C is for the server, which ends this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if PATIENT in sys.argv and hasattr(os, "nice"):
        os.nice(NICENESS)
    words = [word.removeprefix(GUEST) for word in sys.argv if word.startswith(GUEST)]
    GUESTS.update((guest.name, guest) for guest in parse_guests(words))
    answers = sys.stdout.buffer
    # Whatever a bot prints must not get among the answers.
    sys.stdout = sys.stderr
    try:
        answer_all(sys.stdin.buffer, answers)
    except BrokenPipeError:
        # The server was killed. What is left to be written has nowhere to go.
        os._exit(1)


if __name__ == "__main__":
    main()
