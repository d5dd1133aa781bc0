"""Whether luck is fair, what it explains, and what the moves of each level lose.

Bots play games, and every game is reviewed for its first seat. Over many games the mean of luck
is nothing, whatever the bot does; the spread of result − luck beside that of results says how
much luck explains; and the mean loss a move falls from level to level.

    python benchmarks/luck.py --games 400 --effort 1 --workers 2
    python benchmarks/luck.py --only bits,fits --games 40 --levels easy,medium,hard,master
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from functools import partial
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from formspiel.core.game import CHANCE, OVER
from formspiel.core.record import Record
from formspiel.core.registry import GAMES
from formspiel.lab.crew import gather, run_in_order
from formspiel.players import LEVELS, Thought, load_player
from formspiel.study import review as reviewing

CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "fits": ("fits", 1, {}),
    "bits": ("bits", 1, {}),
    "quadrata": ("quadrata", 2, {"rounds": 1, "turn_limit": 100}),
    "standard": ("digit", 2, {}),
    "plus": ("digit", 2, {"variant": "plus", "end": "last-turns"}),
    "solitaire": ("digit", 1, {"variant": "solitaire"}),
}


class Found(NamedTuple):
    """What was found of one game."""

    result: float
    luck: float
    loss: float
    """The mean of its moves."""
    rest: float
    seconds: float
    """Processor time of the review."""


def play(case: str, level: str, think: float, seed: str) -> Record:
    """A game of a level against hard."""
    name, seats, options = CASES[case]
    game = GAMES[name]
    config = game.configure(game.load_edition(game.editions[0]), seats, options)
    rng, state, events = Random(seed), game.setup(config), []
    while (acting := game.to_act(state)) is not OVER:
        if acting is CHANCE:
            chances = game.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            seat = acting[0]
            player = load_player(name, level if seat == 0 else "hard")
            event = player(game.view(state, seat), game.legal(state, seat), rng, Thought(think))
        events.append(game.format_event(event))
        state = game.apply(state, event)
    return Record(game, config, tuple(events))


def measure(case: str, level: str, options: argparse.Namespace, number: int) -> Found:
    """Play a game and review it; its number says which game it is, whoever plays it when."""
    record = play(case, level, options.think, f"{options.seed} {case} {number}")
    begun = process_time()
    found = reviewing.review(record, 0, options.effort, seed=number, has_hindsight=False)
    seconds = process_time() - begun
    loss = found.loss / max(1, len(found.moves))
    return Found(found.result, found.luck, loss, found.rest, seconds)


def told(values: Iterable[float]) -> str:
    """A mean with twice its standard error."""
    values = list(values)
    return f"{fmean(values):8.4f} ± {2 * stdev(values) / len(values) ** 0.5:.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games a line, two at least (400)")
    parser.add_argument("--effort", type=float, default=12.0, help="of each review, seconds (12)")
    parser.add_argument("--think", type=float, default=0.1, help="a master's seconds (0.1)")
    parser.add_argument("--levels", default="hard", help="of the first seat (hard)")
    parser.add_argument("--only", default=",".join(CASES), help="some of the cases")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    options = parser.parse_args()
    levels, cases = options.levels.split(","), options.only.split(",")
    if options.games < 2 or not set(levels) <= set(LEVELS) or not set(cases) <= set(CASES):
        parser.error("two games at least, levels and cases that there are")
    print(
        "case       level     luck               sd ratio  loss a move        rest"
        "               s/review"
    )
    with gather(options.workers, options.cluster) as executor:
        for case in cases:
            for level in levels:
                one = partial(measure, case, level, options)
                results, lucks, losses, rests, seconds = zip(
                    *run_in_order(one, range(options.games), executor), strict=True
                )
                left = [result - luck for result, luck in zip(results, lucks, strict=True)]
                ratio = f"{stdev(left) / stdev(results):.2f}" if stdev(results) else "—"
                print(
                    f"{case:10} {level:8} {told(lucks)}  {ratio:>8}  {told(losses)}"
                    f"  {told(rests)}  {fmean(seconds):.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
