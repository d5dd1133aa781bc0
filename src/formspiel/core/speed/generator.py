"""Randomness for kernels and players: the generator SplitMix64, the same at both speeds.

The state is a word that grows by STEP; what is random is a mix of it. After G. L. Steele,
D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014). So
the n-th word of a stream is known at once, and every game has a stream of its own by its
number.
"""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, Word
from formspiel.core.speed.dual import compiled

STEP = 0x9E3779B97F4A7C15
ALL = 2**64 - 1
"""All bits of a word: plain numbers would grow over it, compiled ones cannot."""

HALF = 2**32 - 1


@compiled
def as_word(number: int) -> Word:
    """A number as a word, which compiled code keeps apart."""
    return number


@compiled
def mix(state: Word) -> Word:
    """The random word that a state stands for."""
    word = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & ALL
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & ALL
    return word ^ (word >> 31)


@compiled
def go_on(state: Word) -> Word:
    """The next state."""
    return (state + STEP) & ALL


@compiled
def begin_stream(seed: Word, number: int) -> Word:
    """The state with which the stream of a number begins, another one for every seed."""
    return mix((mix(seed) + as_word(number) * STEP) & ALL)


@compiled
def below(word: Word, end: int) -> int:
    """A number from 0 to less than `end`, by the low half of a random word."""
    return ((word & HALF) * end) >> 32


@compiled
def pick(row: Ints, at: int, end: int) -> int:
    """A number from 0 to less than `end`, by the state that is kept at a place of a row."""
    state = go_on(as_word(row[at]))
    row[at] = state
    return below(mix(state), end)
