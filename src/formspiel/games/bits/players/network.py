"""What a board of BITS is worth before its round is over, as a network has learned it.

A network knows the box of 2012: five columns, five rows, four colours. It looks at each
colour by itself, with the same eyes, and adds up. What it sees of a colour are lines of its
first layer, named below; a hidden unit adds up its numbers in these lines, and counts if
the sum is positive. All numbers are whole, so that it says the same at every speed.
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from sys import byteorder
from zlib import decompress

from formspiel.core.speed.arrays import Ints, SmallInts, small_ints
from formspiel.core.speed.bits import count_bits
from formspiel.core.speed.dual import compiled
from formspiel.games.bits.components import BitsEdition, load_edition
from formspiel.games.bits.kernel import flood

UNIT_SCALE = 1 << 10
SCALE = UNIT_SCALE * UNIT_SCALE
"""One point, as the network counts: the product of the scales of its two layers."""

SMALL_FILE = Path(__file__).with_name("network.bin")
"""What a network of 64 hidden units has learned, by `benchmarks/tune_bits.py`: for each of
`PARTS` its first layer line by line, the weights of the hidden units and a constant; numbers
of 16 bits, the low byte first, packed by zlib."""

LARGE_FILE = Path(__file__).with_name("network_large.bin")
"""The same of one of 128 units, by `benchmarks/tune_bits_large.py`: it has learned what boards
are worth to whoever looks ahead."""

CELL = 0
"""A square of the colour on the cell of bit b: line CELL + 2^b mod 37. (2 is a primitive
root of 37, so that no two bits share a line.)"""
HEIGHT = 37
"""The height of a column: six lines a column."""
AREA = HEIGHT + 30
"""An area: six lines a kind, by the free cells that it touches, at most five."""
JOINED = AREA + 42
"""How many squares touch the cell that a column would be filled up next: four lines a column."""
DOUBLES = JOINED + 20
"""How many double tiles of the colour are to come."""
PAIRS = DOUBLES + 3
"""How many other tiles with the colour are to come."""
CARDS = PAIRS + 4
"""How many cards are to come."""
LINES = CARDS + 15

SINGLE, PAIR, LINE, CORNER, FOUR, WANTED, LARGE = range(7)
"""The kinds of areas. An area of four is wanted if a card asks for its form."""

COLUMNS = ROWS = 5
STRIDE = 6
GROUND = sum(0b11111 << (STRIDE * y) for y in range(ROWS))
COLUMN = sum(1 << (STRIDE * y) for y in range(ROWS))
FLAT_THREE, UPRIGHT_THREE = 0b111, 1 | 1 << STRIDE | 1 << 2 * STRIDE

MOST_LINES = 40
"""More than a colour ever needs."""

PARTS = ("1", "2I", "2L", "2O", "2S", "2T", "3-single", "3-pair", "3-corner")
"""Each task card has a first layer of its own; those in force are added up."""


@compiled
def find_free(heights: int) -> int:
    """The cells above everything, which can still be filled."""
    free = 0
    for x in range(COLUMNS):
        free |= COLUMN << (STRIDE * ((heights >> (4 * x)) & 15) + x)
    return free & GROUND


@compiled
def mirror(mask: int) -> int:
    """Squares or free cells, left and right exchanged."""
    mirrored = 0
    for x in range(COLUMNS):
        mirrored |= ((mask >> x) & COLUMN) << (COLUMNS - 1 - x)
    return mirrored


@compiled
def kind_of(tasks: Ints, area: int, squares: int) -> int:
    """The kind of an area of so many squares."""
    if squares < 3:
        return squares - 1
    if squares > 4:
        return LARGE
    low = area & -area
    if squares == 3:
        return LINE if area in (FLAT_THREE * low, UPRIGHT_THREE * low) else CORNER
    form = area >> count_bits(low - 1)
    for at in range(tasks[9], tasks[11], 2):
        if tasks[at] == form:
            return WANTED
    return FOUR


@compiled
def see_colour(mask: int, free: int, tasks: Ints, seen: Ints) -> int:
    """Write down the lines for the squares of a colour; how many there are."""
    count = 0
    left = mask
    while left:
        low = left & -left
        seen[count] = CELL + low % 37
        count += 1
        left ^= low
    fronts = free & ~(free << STRIDE)
    joined = 0
    left = mask
    while left:
        area = flood(left & -left, left, STRIDE)
        left ^= area
        squares = count_bits(area)
        near = ((area << 1) | (area >> 1) | (area << STRIDE) | (area >> STRIDE)) & free
        seen[count] = AREA + 6 * kind_of(tasks, area, squares) + min(5, count_bits(near))
        count += 1
        squares = min(4, squares)
        for x in range(COLUMNS):
            if (near & fronts) & (COLUMN << x):
                joined += squares << (4 * x)
    for x in range(COLUMNS):
        touching = (joined >> (4 * x)) & 15
        if touching:
            seen[count] = JOINED + 4 * x + min(4, touching) - 1
            count += 1
    return count


@compiled
def weigh(
    net: SmallInts,
    tasks: Ints,
    mask: int,
    heights: int,
    cards: int,
    doubles: int,
    pairs: int,
    is_mirrored: bool,  # noqa: FBT001 - jitted code takes no keywords
    seen: Ints,
    sums: SmallInts,
) -> int:
    """What a colour is worth on a board, or its mirror image: `SCALE` make a point.

    So many cards are to come, among them doubles and pairs of the colour. `seen` and `sums`
    are room to work in, `sums` as long as there are hidden units.
    """
    units = len(sums)
    free = find_free(heights)
    if is_mirrored:
        mask, free = mirror(mask), mirror(free)
    count = see_colour(mask, free, tasks, seen)
    seen[count] = DOUBLES + doubles
    seen[count + 1] = PAIRS + pairs
    seen[count + 2] = CARDS + cards
    count += 3
    for x in range(COLUMNS):
        place = COLUMNS - 1 - x if is_mirrored else x
        seen[count] = HEIGHT + 6 * place + ((heights >> (4 * x)) & 15)
        count += 1
    for unit in range(units):
        sums[unit] = 0
    for number in range(count):
        at = (seen[number] & 0xFF) * units
        for unit in range(units):
            sums[unit] += net[at + unit]
    worth = 0
    for unit in range(units):
        worth += (max(0, sums[unit])) * net[LINES * units + unit]
    return worth


@cache
def load_net(edition: BitsEdition, tasks: tuple[str, ...], path: Path) -> SmallInts | None:
    """A network with these task cards in force; None for a box that it does not know."""
    if edition is not load_edition("2012") or not set(tasks) <= set(PARTS) or "1" not in tasks:
        return None
    values = array("h", decompress(path.read_bytes()))
    if byteorder == "big":
        values.byteswap()
    length = len(values) // len(PARTS)
    own = [PARTS.index(name) for name in tasks]
    net = [sum(values[part * length + at] for part in own) for at in range(length)]
    net[-1] *= UNIT_SCALE
    return small_ints(net)


def count_units(net: SmallInts) -> int:
    """The hidden units of a network; none if it is empty."""
    return len(net) // (LINES + 1)
