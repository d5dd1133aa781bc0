"""Whether luck is fair, what it explains, and what the moves of each level lose.

Bots play games, and every game is reviewed for its first seat. Over many games the mean of luck
is nothing, whatever the bot does; the spread of result − luck beside that of results says how
much luck explains; and the mean loss a move falls from level to level.

    python benchmarks/luck.py --games 400 --effort 1 --workers 2
    python benchmarks/luck.py --only bits,fits --games 40 --levels easy,medium,hard,master

With `--keep FILE` every game is written down when it has been reviewed, and those that the file
has are not played again: so a long run can be ended and gone on with, or made greater. With
`--parts luck` or `--parts loss` the other is not looked for, which saves its time; the numbers
that then mean nothing are told as such.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from formspiel.core.game import CHANCE, OVER
from formspiel.core.record import Record
from formspiel.core.registry import GAMES
from formspiel.lab.crew import gather, run_in_order
from formspiel.players import LEVELS, Thought, load_player
from formspiel.players.judge import Judge, load_judge
from formspiel.study import review as reviewing

CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "fits": ("fits", 1, {}),
    "bits": ("bits", 1, {}),
    "quadrata": ("quadrata", 2, {"rounds": 1, "turn_limit": 100}),
    "standard": ("digit", 2, {}),
    "plus": ("digit", 2, {"variant": "plus", "end": "last-turns"}),
    "solitaire": ("digit", 1, {"variant": "solitaire"}),
}

ALL, LUCK, LOSS = "all", "luck", "loss"
SAME = "same"

RESAMPLED = 1000
"""So many times the games are drawn again, to tell how sure a ratio of spreads is."""


class Found(NamedTuple):
    """What was found of one game."""

    result: float
    luck: float
    loss: float
    """The mean of its moves."""
    rest: float
    seconds: float
    """Processor time of the review."""


class Half:
    """A judge who is asked for luck or for losses only, and says at once that the other is none."""

    def __init__(self, judge: Judge, parts: str) -> None:
        self.judge, self.parts = judge, parts

    def glance(self, view: Any, seat: int, moves: Sequence[Any]) -> list[float]:
        """As the judge does, or nothing."""
        if self.parts == LUCK:
            return [0.0] * len(moves)
        return self.judge.glance(view, seat, moves)

    def weigh(
        self, view: Any, seat: int, moves: Sequence[Any], seed: int, effort: float
    ) -> list[list[float]]:
        """As the judge does, or nothing."""
        if self.parts == LUCK:
            return [[0.0] * len(moves)]
        return self.judge.weigh(view, seat, moves, seed, effort)

    def expect(
        self, views: Sequence[Any], shares: Sequence[float], seat: int, seed: int, effort: float
    ) -> list[float]:
        """As the judge does, or nothing."""
        if self.parts == LOSS:
            return [0.0] * len(views)
        return self.judge.expect(views, shares, seat, seed, effort)


def play(case: str, level: str, against: str, think: float, seed: str) -> Record:
    """A game of a level, where there is a second seat against another."""
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
            player = load_player(name, level if seat == 0 else against)
            event = player(game.view(state, seat), game.legal(state, seat), rng, Thought(think))
        events.append(game.format_event(event))
        state = game.apply(state, event)
    return Record(game, config, tuple(events))


def measure(case: str, level: str, options: argparse.Namespace, number: int) -> Found:
    """Play a game and review it; its number says which game it is, whoever plays it when."""
    against = level if options.against == SAME else options.against
    record = play(case, level, against, options.think, f"{options.seed} {case} {number}")
    judge = Half(load_judge(record.game, record.config), options.parts)
    begun = process_time()
    found = reviewing.review(
        record, 0, options.effort, seed=number, judge=judge, has_hindsight=False
    )
    seconds = process_time() - begun
    loss = found.loss / max(1, len(found.moves))
    return Found(found.result, found.luck, loss, found.rest, seconds)


def gather_found(
    case: str, level: str, options: argparse.Namespace, executor: Executor | None
) -> Iterator[Found]:
    """What was found of every game: those that were kept first, then those still to be played."""
    keep = Path(options.keep) if options.keep else None
    key = [case, level, options.against, options.seed, options.effort, options.think, options.parts]
    kept = {}
    if keep and keep.exists():
        for line in keep.read_text("utf-8").splitlines():
            *of, number, values = json.loads(line)
            if of == key and options.first <= number < options.games:
                kept[number] = Found(*values)
    yield from kept.values()
    numbers = range(options.first, options.games)
    missing = [number for number in numbers if number not in kept]
    one = partial(measure, case, level, options)
    for number, found in zip(missing, run_in_order(one, missing, executor), strict=True):
        if keep:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps([*key, number, found]) + "\n")
        yield found


def told(values: Iterable[float]) -> str:
    """A mean with twice its standard error."""
    values = list(values)
    return f"{fmean(values):8.4f} ± {2 * stdev(values) / len(values) ** 0.5:.4f}"


def ratio(found: list[Found]) -> str:
    """The spread of result − luck as a part of that of results, and where 95 % of resamples lie."""

    def of(games: list[Found]) -> float:
        spread = stdev(one.result for one in games)
        return stdev(one.result - one.luck for one in games) / spread if spread else 0.0

    if not of(found):
        return "—"
    rng = Random(0)
    again = sorted(of(rng.choices(found, k=len(found))) for _ in range(RESAMPLED))
    low, high = again[RESAMPLED // 40], again[-RESAMPLED // 40]
    return f"{of(found):.2f} ({low:.2f}–{high:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="games a line, two at least (400)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--effort", type=float, default=12.0, help="of each review, seconds (12)")
    parser.add_argument("--think", type=float, default=0.1, help="a master's seconds (0.1)")
    parser.add_argument("--levels", default="hard", help="of the first seat (hard)")
    parser.add_argument(
        "--against", default="hard", help=f"the level of the second seat, or {SAME} (hard)"
    )
    parser.add_argument("--only", default=",".join(CASES), help="some of the cases")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same games (1)")
    parser.add_argument("--parts", choices=(ALL, LUCK, LOSS), default=ALL, help="(all)")
    parser.add_argument("--keep", default="", help="a file for what was found of every game")
    options = parser.parse_args()
    levels, cases = options.levels.split(","), options.only.split(",")
    if (
        options.games - options.first < 2
        or options.first < 0
        or not {*levels, options.against} <= {*LEVELS, SAME}
        or SAME in levels
        or not set(cases) <= set(CASES)
    ):
        parser.error("two games at least, levels and cases that there are")
    print(
        "case       level   games  luck               sd ratio          loss a move"
        "        rest               s/review"
    )
    with gather(options.workers, options.cluster) as executor:
        for case in cases:
            for level in levels:
                found = list(gather_found(case, level, options, executor))
                _, lucks, losses, rests, seconds = zip(*found, strict=True)
                luck = told(lucks) if options.parts != LOSS else "—"
                part = ratio(found) if options.parts != LOSS else "—"
                loss = told(losses) if options.parts != LUCK else "—"
                rest = told(rests) if options.parts == ALL else "—"
                print(
                    f"{case:10} {level:8} {len(found):4} {luck:17}  {part:16}  {loss:17}"
                    f"  {rest:17}  {fmean(seconds):.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
