"""How strong the bots are.

The ladder of every game, each level against the one below it in games of two seats, and
what a master reaches alone. Every line is what `formspiel simulate` says with the same
seed; the command is printed beside it.

    .venv/bin/python benchmarks/strength.py --workers 2 --think 0.2
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise

from formspiel.core.game import Json
from formspiel.lab.crew import gather
from formspiel.lab.simulation import Plan, play_games, summary
from formspiel.players import LEVELS

OPTIONS: dict[str, list[Json]] = {
    "fits": [{}],
    "bits": [{}],
    "quadrata": [{"turn_limit": 600}],
    "digit": [{"variant": "standard"}, {"variant": "plus"}],
}
ALONE: dict[str, Json] = {"fits": {}, "bits": {}, "digit": {"variant": "solitaire"}}


def plans(games: list[str], think: float) -> Iterator[Plan]:
    """What is to be measured."""
    for game in games:
        if game in ALONE:
            yield Plan(game, ("master",), ALONE[game], 0, think)
        for options in OPTIONS[game]:
            for below, above in pairwise(LEVELS):
                yield Plan(game, (above, below), options, 0, think)


def command(plan: Plan, games: int) -> str:
    """What to type to get the same."""
    words = ["formspiel simulate", plan.game, "--seats", ",".join(plan.players)]
    words += ["--games", str(games), "--seed", str(plan.seed), "--think", str(plan.effort)]
    for name, value in plan.options.items():
        words += [f"--{name.replace('_', '-')}", str(value)]
    return " ".join(words)


def told(found: Json) -> str:
    """The figures of one plan."""
    first = found["players"][0]
    if len(found["players"]) == 1:
        low, high = first["interval"] or (first["mean"], first["mean"])
        return f"mean {first['mean']:.2f} ({low:.2f} to {high:.2f})"
    share, (low, high) = first["win_share"], first["win_interval"]
    return f"won {share:.1%} of {found['decided']} decided games ({low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how strong the bots are.")
    parser.add_argument("--only", nargs="+", choices=list(OPTIONS), default=list(OPTIONS))
    parser.add_argument("--games", type=int, default=400, help="games of two seats (400)")
    parser.add_argument("--alone", type=int, default=200, help="games of one seat (200)")
    parser.add_argument("--think", type=float, default=0.2, help="a master's seconds (0.2)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")
    arguments = parser.parse_args()
    with gather(arguments.workers, arguments.cluster) as executor:
        for plan in plans(arguments.only, arguments.think):
            games = arguments.alone if len(plan.players) == 1 else arguments.games
            found = summary(plan, list(play_games(plan, games, executor)))
            print(f"{command(plan, games)}\n  {told(found)}", flush=True)


if __name__ == "__main__":
    main()
