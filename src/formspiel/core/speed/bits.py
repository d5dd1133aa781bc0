"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from formspiel.core.speed.dual import compiled


@compiled
def count_bits(word: int) -> int:
    """How many bits are set in a number below 2^62."""
    word -= (word >> 1) & 0x1555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    # Added up by shifts: a product would grow over 2^63, which jitted code must not.
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F
