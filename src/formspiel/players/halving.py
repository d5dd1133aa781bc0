"""Successive halving: which of some options is best, as far as a budget of samples can tell.

All options get the same number of samples; then the worse half is given up, and what it would
have cost goes to the better half, until one is left. After Z. Karnin, T. Koren and O. Somekh,
"Almost Optimal Exploration in Multi-Armed Bandits" (ICML 2013).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from formspiel.players.player import Thought

OptionT = TypeVar("OptionT")

Sampling = Callable[[list[OptionT], int, int], Sequence[float]]
"""From options and the numbers of the first sample of a pass and of the one behind the last:
what these samples add to the worth of each option. The first sample of a pass is number 0."""

Allotment = Callable[[int], int]
"""From the number of options that are left to the samples of each in the next pass."""


def count_passes(options: int) -> int:
    """How often some options can be halved until one is left."""
    return (options - 1).bit_length()


def share_out(budget: int, options: int) -> Allotment:
    """Every pass may cost the same part of a budget of samples."""
    passes = max(1, count_passes(options))
    return lambda left: max(1, budget // (passes * left))


def carry_over(budget: int, cost: int) -> Allotment:
    """Every pass may cost the same part of what is left of a budget; a sample costs so much."""
    unspent = budget

    def allot(left: int) -> int:
        nonlocal unspent
        each = max(1, unspent // (count_passes(left) * left * cost))
        unspent -= each * left * cost
        return each

    return allot


def larger_half(options: int) -> int:
    """How many options are left after a pass, an odd one among them."""
    return (options + 1) // 2


def smaller_half(options: int) -> int:
    """How many options are left after a pass, an odd one given up."""
    return options // 2


def halve(
    options: Sequence[OptionT],
    sample: Sampling[OptionT],
    allot: Allotment,
    thought: Thought,
    *,
    batch: Callable[[int], int],
    worths: Sequence[float] | None = None,
    keep: Callable[[int], int] = larger_half,
    is_fresh: bool = False,
    must_begin: bool = False,
) -> OptionT:
    """The option that is left when the others have been given up.

    `worths` is what the options begin with; of equals the first is kept. `batch` says how many
    samples of so many options are taken between two looks at the clock; when the time is up,
    no more are taken, but a first batch if the options say nothing by themselves and it
    `must_begin`. If `is_fresh`, every pass begins with nothing.
    """
    ranked = list(zip(worths or [0.0] * len(options), options, strict=True))
    has_begun = not must_begin
    while len(ranked) > 1:
        left = [option for _, option in ranked]
        sums = [0.0] * len(left) if is_fresh else [worth for worth, _ in ranked]
        each, done = allot(len(left)), 0
        while done < each and not (has_begun and thought.is_over()):
            begin, done = done, min(each, done + batch(len(left)))
            added = sample(left, begin, done)
            sums = [worth + more for worth, more in zip(sums, added, strict=True)]
            has_begun = True
        ranked = sorted(zip(sums, left, strict=True), key=lambda pair: -pair[0])
        ranked = ranked[: keep(len(ranked))]
    return ranked[0][1]
