"""How fast FITS is solved: python benchmarks/solve_fits.py [--boards 1 2 …] [--orders N].

For each board the best possible round for random orders of the cards: the median and the
longest processor time, how many were proven within the seconds given, and the mean of the best.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import fmean, median
from time import process_time

from formspiel.games.fits.components import load_edition
from formspiel.games.fits.solver.rounds import best_round

EDITION = load_edition("2009")


def main() -> None:
    boards = list(EDITION.boards)
    parser = argparse.ArgumentParser(description="Measures the solver of FITS.")
    parser.add_argument("--boards", nargs="+", choices=boards, default=boards, metavar="BOARD")
    parser.add_argument("--orders", type=int, default=100, help="orders a board (default 100)")
    parser.add_argument("--seconds", type=float, default=60.0, help="limit of one (default 60)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    print("board    orders  proven  median s  longest s  mean best")
    for board in arguments.boards:
        best_round(EDITION, board, EDITION.start[0], list(EDITION.pieces), seconds=0.0)
        found, times = [], []
        for number in range(arguments.orders):
            rng = Random(f"{arguments.seed}/{number}")
            start = rng.choice(EDITION.start)
            order = rng.sample(list(EDITION.pieces), len(EDITION.pieces))
            begun = process_time()
            found.append(best_round(EDITION, board, start, order, arguments.seconds))
            times.append(process_time() - begun)
        print(
            f"{board:8} {len(found):6} {sum(solution.proven for solution in found):7}"
            f" {median(times):9.4f} {max(times):10.3f}"
            f" {fmean(solution.best for solution in found):10.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
