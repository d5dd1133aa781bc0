"""Make the puzzles that come with the games, prove again those that are there, or time it.

python benchmarks/make_puzzles.py write            # write the collections
python benchmarks/make_puzzles.py check            # make all of them again and compare
python benchmarks/make_puzzles.py time --seeds 20  # processor time a puzzle
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median
from time import process_time

from formspiel.core.record import replay
from formspiel.core.registry import GAMES
from formspiel.solvers.puzzle import LEVELS, load_maker
from formspiel.study.collection import (
    FILE,
    SEEDS,
    format_collection,
    format_puzzle,
    load_collection,
)
from formspiel.study.puzzles import Puzzle, make_puzzle

ROOT = Path(__file__).parent.parent / "src"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("verb", choices=("write", "check", "time"))
    parser.add_argument("--games", default="", help="with commas between; else all")
    parser.add_argument("--seeds", type=int, default=20, help="of each level, to time")
    parser.add_argument("--begin", type=int, default=1000, help="the first seed to time")
    given = parser.parse_args()
    games = given.games.split(",") if given.games else [g for g in GAMES if load_maker(g)]
    wrong = 0
    for game in games:
        if given.verb == "time":
            make_all(game, range(given.begin, given.begin + given.seeds))
            continue
        puzzles = make_all(game, SEEDS)
        if given.verb == "write":
            path = ROOT.joinpath(*GAMES[game].package.split("."), FILE)
            path.write_bytes(format_collection(puzzles))
            print(f"{game}: {len(puzzles)} puzzles, {path.stat().st_size} bytes", flush=True)
        else:
            shipped = load_collection(game)
            differ = [one.id for one in puzzles if shipped.get(one.id) != format_puzzle(one)]
            wrong += len(differ) + (len(shipped) != len(puzzles))
            print(f"{game}: {len(puzzles)} made again, differ: {differ or 'none'}", flush=True)
    sys.exit(1 if wrong else 0)


def prove(puzzle: Puzzle) -> None:
    """The record goes on with the line to just the points that are claimed."""
    state = replay(puzzle.record.with_events(puzzle.line))
    score = puzzle.record.game.outcome(state).scores[puzzle.seat]
    if score != puzzle.best:
        raise SystemExit(f"{puzzle.record.game.id} {puzzle.id}: {score} and not {puzzle.best}")


def make_all(game: str, seeds: range) -> list[Puzzle]:
    """The puzzles of some seeds at every level, each replayed to the points that it claims."""
    puzzles = []
    for level in LEVELS:
        times = []
        for seed in seeds:
            begun = process_time()
            puzzles.append(make_puzzle(game, level, seed))
            times.append(process_time() - begun)
            prove(puzzles[-1])
        told = f"median {median(times):.2f} s, at worst {max(times):.2f} s"
        print(f"{game} level {level}: {told}, of {len(times)} seeds", flush=True)
    return puzzles


if __name__ == "__main__":
    main()
