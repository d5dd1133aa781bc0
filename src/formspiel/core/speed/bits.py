"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from formspiel.core.speed.arrays import Word
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import ALL, as_word

EACH_BYTE = 0x0101010101010101


@compiled
def count_word(word: Word) -> int:
    """How many bits are set in a word; the compiler knows this pattern as one instruction."""
    word -= (word >> 1) & 0x5555555555555555
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((word * as_word(EACH_BYTE)) & ALL) >> 56


@compiled
def count_bits(word: int) -> int:
    """How many bits are set in a number below 2^63."""
    return count_word(as_word(word))
