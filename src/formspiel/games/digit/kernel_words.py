"""Randomness for the kernel of DIGIT."""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.dual import compiled

BITS = (1 << 63) - 1
LOW = (1 << 32) - 1
FACTOR = 1791398085
"""Of Marsaglia's multiply-with-carry; small enough that no product outgrows a word, which
compiled code does not allow."""


@compiled
def mix(seed: int, number: int) -> int:
    """Luck to start with, different for every seed and number below 2**63."""
    luck = seed ^ FACTOR
    for _ in range(4):
        luck = FACTOR * ((luck ^ number) & LOW) + (luck >> 32)
        # What is linear so far must not stay so: near numbers would have like luck.
        luck ^= luck >> 29
    return luck


@compiled
def pick(row: Ints, at: int, end: int) -> int:
    """A number from 0 to less than `end`, by the luck that is kept at a place of a row."""
    luck = FACTOR * (row[at] & LOW) + (row[at] >> 32)
    row[at] = luck
    return ((luck & LOW) * end) >> 32
