"""Packing forms into a hole of a square of Quadrata, exhaustively.

The first free quarter has to be covered by some form, so every form that can is tried
there, the large ones first. Holes that could not be filled with what was left are kept in a
transposition table, with the whole question as their key, so that nothing is taken for proven
by mistake.
"""

from __future__ import annotations

from typing import NamedTuple

from formspiel.core.speed.arrays import Ints
from formspiel.core.speed.dual import compiled
from formspiel.games.quadrata.kernel_tables import Places

WORD = 48
"""The bits of a word of a square."""

FOUND, NONE, PAUSED = range(3)

DEPTH, AREA, WANTED = range(3)
"""Where a search stands: how many forms it has laid, the half squares still free, and how many
forms must be laid at least."""

KEY = 4


class Search(NamedTuple):
    """A search and the place where it stands."""

    at_first: Ints
    at: Ints
    """The places that cover quarter q are in `at` from `at_first[q]` on, large forms first."""
    areas: Ints
    """The area of number 1, 2, …, 6 in half squares."""
    words: Ints
    """What is covered."""
    left: Ints
    """How many forms of 1, 2, …, 6 are left."""
    tried: Ints
    """By depth: the next entry of `at` to try."""
    laid: Ints
    """By depth: the place of the form."""
    place: Ints
    failed: Ints
    """Questions that have no answer: covered words, forms left and wanted."""


@compiled
def find_free(search: Search) -> int:
    """The first free quarter, or -1."""
    for number in range(3):
        hole = search.words[number] ^ ((1 << WORD) - 1)
        if hole != 0:
            bit = 0
            while hole & 15 == 0:
                hole >>= 4
                bit += 4
            while hole & 1 == 0:
                hole >>= 1
                bit += 1
            return WORD * number + bit
    return -1


@compiled
def is_hopeless(search: Search) -> int:
    """Whether what is left can by its areas alone not give as many forms as wanted."""
    area, most, whole = search.place[AREA], 0, 0
    for number in range(6):
        size, left = search.areas[number], search.left[number]
        whole += size * left
        if size > 0:
            take = min(left, area // size)
            most += take
            area -= take * size
    if whole < search.place[AREA]:
        return 1
    return 1 if search.place[DEPTH] + most < search.place[WANTED] else 0


@compiled
def code_left(search: Search) -> int:
    """The forms that are left, and how many are wanted, as one number."""
    code = search.place[WANTED]
    for number in range(6):
        code = (code << 7) | search.left[number]
    return code


@compiled
def find_slot(search: Search, left: int) -> int:
    """Where the question would be in the transposition table."""
    mixed = left & ((1 << 31) - 1)
    for number in range(3):
        word = search.words[number]
        mixed = ((mixed ^ (word & 0xFFFFFF)) * 0x5BD1E995) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 15) ^ (word >> 24)) * 0x7FEB352D) & 0xFFFFFFFF
        mixed ^= mixed >> 13
    return KEY * (mixed % (len(search.failed) // KEY))


@compiled
def has_failed(search: Search) -> int:
    """Whether the question is known to have no answer."""
    left = code_left(search)
    slot = find_slot(search, left)
    for number in range(3):
        if search.failed[slot + number] != search.words[number]:
            return 0
    return 1 if search.failed[slot + 3] == left else 0


@compiled
def change(places: Places, search: Search, place: int, way: int) -> int:
    """Lay a form down (1) or take it away (-1)."""
    for number in range(3):
        search.words[number] ^= places.words[3 * place + number]
    form = places.numbers[place] - 1
    search.left[form] -= way
    search.place[AREA] -= way * search.areas[form]
    search.place[DEPTH] += way
    return form


@compiled
def go_on_packing(places: Places, search: Search, work: int) -> int:
    """Go on with a search for so many steps; whether it has found, finished or paused."""
    words, place = search.words, search.place
    while work > 0:
        work -= 1
        depth = place[DEPTH]
        quarter = find_free(search)
        if quarter < 0:
            if depth >= place[WANTED]:
                return FOUND
        elif search.tried[depth] >= 0 or (is_hopeless(search) == 0 and has_failed(search) == 0):
            entry = max(search.tried[depth], search.at_first[quarter])
            next_place = -1
            while entry < search.at_first[quarter + 1] and next_place < 0:
                other = search.at[entry]
                entry += 1
                if (
                    search.left[places.numbers[other] - 1] > 0
                    and (places.words[3 * other] & words[0])
                    | (places.words[3 * other + 1] & words[1])
                    | (places.words[3 * other + 2] & words[2])
                    == 0
                ):
                    next_place = other
            search.tried[depth] = entry
            if next_place >= 0:
                search.laid[depth] = next_place
                change(places, search, next_place, 1)
                search.tried[depth + 1] = -1
                continue
            left = code_left(search)
            slot = find_slot(search, left)
            for number in range(3):
                search.failed[slot + number] = words[number]
            search.failed[slot + 3] = left
        if depth == 0:
            return NONE
        change(places, search, search.laid[depth - 1], -1)
    return PAUSED
