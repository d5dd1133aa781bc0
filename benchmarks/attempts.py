"""Learn several times with different luck, on as many workers as there are, and keep the best.

For scripts that learn from one game after the other: a single attempt cannot be shared, but many
can. The same seeds give the same result wherever they were tried.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from formspiel.lab.crew import gather, run_in_order


class Attempt(NamedTuple):
    """What came out of one seed."""

    worth: float
    """The more the better."""
    told: str
    """How it went, in words."""
    content: bytes
    """Of the file to write."""


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same result (1)")
    parser.add_argument("--tries", type=int, default=1, help="seeds from there on, best kept (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes, a seed each (1)")
    parser.add_argument("--cluster", default="", help="or the address of a Dask cluster")


def keep_best(
    learn: Callable[[argparse.Namespace, int], Attempt], wish: argparse.Namespace, out: Path
) -> None:
    """Learn from every seed, tell of each, and write down the best so far."""
    best: Attempt | None = None
    seeds = range(wish.seed, wish.seed + wish.tries)
    with gather(wish.workers, wish.cluster) as executor:
        found = run_in_order(partial(learn, wish), seeds, executor)
        for seed, attempt in zip(seeds, found, strict=True):
            print(f"seed {seed}: {attempt.told}", flush=True)
            if best is None or attempt.worth > best.worth:
                best = attempt
                out.write_bytes(attempt.content)
