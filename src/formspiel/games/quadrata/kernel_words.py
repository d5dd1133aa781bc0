"""Randomness for the kernel of Quadrata."""

from __future__ import annotations

from formspiel.core.speed.dual import compiled

LOW_31, LOW_32, LOW_62 = 2**31 - 1, 2**32 - 1, 2**62 - 1


@compiled
def mix(state: int) -> int:
    """A random word of 32 bits from a state of 62."""
    # Jitted code must not overflow: it is taken for granted that it does not.
    word = state & LOW_31
    word = ((word ^ (word >> 15)) * 0x7FEB352D) & LOW_32
    word = ((word ^ (word >> 15) ^ (state >> 31)) * 0x5BD1E995) & LOW_32
    word = ((word ^ (word >> 13)) * 0x68E31DA5) & LOW_32
    return word ^ (word >> 16)


@compiled
def go_on(state: int) -> int:
    """The next state of randomness."""
    return (state + 0x1E3779B97F4A7C15) & LOW_62


@compiled
def begin_random(seed: int, number: int) -> int:
    """The state of randomness at the beginning of the game with a number."""
    high = mix(seed) ^ mix(number)
    low = mix(go_on(seed)) ^ mix(go_on(number))
    return ((high & LOW_31) << 31) | (low & LOW_31)


@compiled
def draw(state: int, end: int) -> int:
    """The number from 0 to less than `end` that a state stands for."""
    return (mix(state) * end) >> 32
