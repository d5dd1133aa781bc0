"""How well rounds of BITS and games of DIGIT Solitaire are solved in hindsight.

    python benchmarks/solve_bits_digit.py --games 12 --seconds 20

The cards are those of games that a bot of the level medium has played, with the seeds 0,
1, …; what it did with them does not matter to a solver.
"""

from __future__ import annotations

import argparse
from statistics import fmean, median

from formspiel.core.game import Json
from formspiel.core.record import parse_record
from formspiel.lab.simulation import Plan, play_game
from formspiel.solvers import load_solver

OPTIONS: dict[str, Json] = {"bits": {}, "digit": {"variant": "solitaire"}}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the solvers of BITS and DIGIT.")
    parser.add_argument("--games", type=int, default=12, help="games of each (12)")
    parser.add_argument("--seconds", type=float, default=20, help="at most so long a round (20)")
    arguments = parser.parse_args()
    for game, options in OPTIONS.items():
        solver = load_solver(game)
        plan = Plan(game, ("medium",), options, 0, 0.1, keep_records=True)
        found = []
        for number in range(arguments.games):
            record = parse_record(play_game(plan, number).record)
            found += [
                solver.solve_round(record, one, 0, arguments.seconds)
                for one in solver.rounds_of(record)
            ]
        times = [one.seconds for one in found]
        print(
            f"{game}: {sum(one.proven for one in found)} of {len(found)} rounds proven,"
            f" median {median(times):.3f} s, slowest {max(times):.1f} s;"
            f" best {fmean(one.best for one in found):.2f} in the mean,"
            f" bound {fmean(one.bound for one in found):.2f}"
        )


if __name__ == "__main__":
    main()
