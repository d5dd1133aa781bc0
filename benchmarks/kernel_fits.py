"""How fast FITS goes at random: python benchmarks/kernel_fits.py [--boards 1 2 …] [--runs N].

Rounds a second on one thread, by the kernel and by the rules, every legal move equally
likely. Each figure is the median of several runs, with the worst and the best beside it.
"""

from __future__ import annotations

import argparse
from statistics import median

from formspiel.games.fits.benchmark import load_kernel
from formspiel.games.fits.components import load_edition
from formspiel.lab.speed import by_rules, measure_rates


def main() -> None:
    boards = list(load_edition("2009").boards)
    parser = argparse.ArgumentParser(description="Measures random rounds of FITS.")
    parser.add_argument("--boards", nargs="+", choices=boards, default=["1"], metavar="BOARD")
    parser.add_argument("--runs", type=int, default=9, help="runs a figure (default 9)")
    arguments = parser.parse_args()
    for board in arguments.boards:
        rates = measure_rates(
            {"kernel": load_kernel(board), "rules": by_rules("fits")}, arguments.runs
        )
        for name, found in rates.items():
            low, high = min(found), max(found)
            middle = median(found)
            print(f"board {board}, {name}: {middle:,.0f} a second ({low:,.0f} to {high:,.0f})")
        print(f"board {board}, ratio: {median(rates['kernel']) / median(rates['rules']):,.0f}")


if __name__ == "__main__":
    main()
