"""How long reviews and hints take, in seconds of one core; the worst is what counts.

Games are played by easy and by hard in turn, for whoever plays badly leaves the solver more to
look for. Each is reviewed with the default effort, hindsight included, as `formspiel review`
does; and on the way, at some of the moves, a hint is asked for.

    python benchmarks/reviews.py --games 4
    python benchmarks/reviews.py --only fits,bits --games 10

Processor time is told, so that other work on the machine changes little.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time

from luck import CASES, play

from formspiel.core.record import states
from formspiel.study.hints import find_hints
from formspiel.study.review import DEFAULT_EFFORT, review

HINTS = 5
"""So many hints a game are asked for."""
OPPONENTS = ("easy", "hard")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4, help="of each case (4)")
    parser.add_argument("--only", default=",".join(CASES), help="some of the cases")
    parser.add_argument("--effort", type=float, default=DEFAULT_EFFORT, help="of a review (12)")
    options = parser.parse_args()
    cases = options.only.split(",")
    if options.games < 1 or not set(cases) <= set(CASES):
        parser.error("a game at least, and cases that there are")
    print("case       games  review: median  worst   hint: median  worst   (seconds)")
    for case in cases:
        reviews, hints = [], []
        for number in range(-1, options.games):
            record = play(case, OPPONENTS[number % 2], "hard", 0.1, f"review {case} {number}")
            game, config = record.game, record.config
            own = [at for at, event in enumerate(record.events) if "chance" not in event]
            own = [at for at in own if record.events[at].get("seat", 0) == 0]
            moments = [game.setup(config), *states(record)]
            for at in own[:: max(1, len(own) // HINTS)][:HINTS]:
                view, moves = game.view(moments[at], 0), game.legal(moments[at], 0)
                begun = process_time()
                find_hints(game, config, view, 0, moves)
                hints.append(process_time() - begun)
            if number < 0:
                # The first is there to have everything loaded and compiled.
                review(record, 0, 0.1)
                hints.clear()
                continue
            begun = process_time()
            review(record, 0, options.effort)
            reviews.append(process_time() - begun)
        print(
            f"{case:10} {options.games:5}  {median(reviews):14.1f}  {max(reviews):5.1f}"
            f"  {median(hints):13.2f}  {max(hints):5.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
