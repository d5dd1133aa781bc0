"""How long bots and solvers really take beside the time that they are given.

    python benchmarks/deadlines.py --think 0.2 --seconds 1

Every bot is asked in positions of random games, twice:

- with an effort alone, as in a simulation: it turns it into so many samples and looks at no
  clock, so the ratio says how well "seconds of an ordinary machine" fit this one;
- with an effort that is far too large and a deadline, as on a server that is too slow: the
  ratio says how late it answers.

Efforts are measured by the time at work, deadlines and solvers by the clock on the wall, so
those are of use on an idle machine only. A ratio of 1 is just in time; printed are the median,
what 95 % are below, and the worst.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from time import monotonic, thread_time
from typing import Any

from formspiel.core.game import CHANCE, OVER, Json
from formspiel.core.record import parse_record
from formspiel.core.registry import GAMES
from formspiel.core.speed.jit import MissingExtra
from formspiel.lab.simulation import Plan, play_game
from formspiel.players import GENERAL, Thought, load_player
from formspiel.solvers import has_solver, load_solver
from formspiel.solvers.solution import BeyondSolver, NoSolution

TABLES: dict[str, tuple[tuple[int, Json], ...]] = {
    "quadrata": ((2, {"rounds": 1, "turn_limit": 60}), (4, {"rounds": 1, "turn_limit": 60})),
    "digit": ((1, {"variant": "solitaire"}), (2, {"variant": "standard"})),
}
"""Seats and options of the tables of a game where its own are not enough."""

TOO_MUCH = 1000
"""With a deadline a bot has an effort of so many times the time that is left."""

Asked = tuple[Any, tuple[Any, ...]]
"""A view and the legal moves."""


def tables_of(game: str) -> tuple[tuple[int, Json], ...]:
    """The tables at which a game is measured: unless told otherwise, one for two."""
    info = GAMES[game].info
    return TABLES.get(game, ((max(info.least_seats, min(2, info.most_seats)), {}),))


def find_positions(game: str, seats: int, options: Json, count: int) -> list[Asked]:
    """Positions with a choice, spread over a random game."""
    own, rng = GAMES[game], Random(1)
    state = own.setup(own.configure(own.load_edition(own.editions[0]), seats, options))
    found = []
    while (acting := own.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = own.chances(state)
            state = own.apply(state, chances.pick(rng.randrange(chances.total)))
            continue
        moves = own.legal(state, acting[0])
        if len(moves) > 1:
            found.append((own.view(state, acting[0]), moves))
        state = own.apply(state, rng.choice(moves))
    return [found[at * len(found) // count] for at in range(min(count, len(found)))]


def time_efforts(game: str, level: str, asked: list[Asked], think: float) -> list[float]:
    """For each position the time at work, beside the effort."""
    player, ratios = load_player(game, level), []
    for view, moves in asked:
        begun = thread_time()
        player(view, moves, Random(0), Thought(think))
        ratios.append((thread_time() - begun) / think)
    return ratios


def time_deadlines(game: str, level: str, asked: list[Asked], think: float) -> list[float]:
    """For each position the time on the wall, beside that until the deadline."""
    player, ratios = load_player(game, level), []
    for view, moves in asked:
        begun = monotonic()
        player(view, moves, Random(0), Thought(TOO_MUCH * think, begun + think))
        ratios.append((monotonic() - begun) / think)
    return ratios


def time_solver(game: str, seats: int, options: Json, games: int, seconds: float) -> list[float]:
    """For each round of some random games the time on the wall, beside what was allowed."""
    solver, ratios = load_solver(game), []
    plan = Plan(game, ("random",) * seats, options, 0, 0.1, keep_records=True)
    for number in range(games):
        record = parse_record(play_game(plan, number).record)
        rounds = solver.rounds_of(record)
        for one in rounds[-1:] if solver.is_about_positions else rounds:
            begun = monotonic()
            with suppress(NoSolution):
                solver.solve_round(record, one, 0, seconds)
            ratios.append((monotonic() - begun) / seconds)
    return ratios


def tell(ratios: list[float]) -> str:
    """The median, what 95 % are below, and the worst."""
    if not ratios:
        return "nothing to measure"
    ratios = sorted(ratios)
    at = (len(ratios) // 2, min(len(ratios) - 1, len(ratios) * 95 // 100), -1)
    return " ".join(f"{ratios[place]:6.2f}" for place in at)


def bots_of(game: str) -> Iterator[str]:
    """The levels of a game, and the bots for any game."""
    yield from dict.fromkeys((*GAMES[game].info.levels, *GENERAL))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--only", nargs="+", choices=[*GAMES], default=[*GAMES], metavar="GAME")
    parser.add_argument("--think", type=float, default=0.2, help="a bot's seconds (0.2)")
    parser.add_argument("--seconds", type=float, default=1.0, help="a solver's seconds (1)")
    parser.add_argument("--positions", type=int, default=20, help="positions of a game (20)")
    parser.add_argument("--records", type=int, default=3, help="games for a solver (3)")
    told = parser.parse_args()
    print(f"{'':40} {'effort':>20}   {'deadline':>20}")
    for game in told.only:
        for seats, options in tables_of(game):
            where = " ".join(map(str, (game, seats, *options.values())))
            asked = find_positions(game, seats, options, told.positions)
            for level in bots_of(game):
                # The first move loads and compiles what the bot needs.
                time_efforts(game, level, asked[:1], told.think)
                efforts = tell(time_efforts(game, level, asked, told.think))
                deadlines = tell(time_deadlines(game, level, asked, told.think))
                print(f"{where:30} {level:9} {efforts}   {deadlines}", flush=True)
            if not has_solver(game):
                continue
            try:
                time_solver(game, seats, options, 1, told.seconds)
                ratios = time_solver(game, seats, options, told.records, told.seconds)
            except (BeyondSolver, MissingExtra) as error:
                print(f"{where:30} solver    {error}")
            else:
                print(f"{where:30} solver    {'':20}   {tell(ratios)}", flush=True)


if __name__ == "__main__":
    main()
