"""Weights by which hard and master judge a FITS board.

They were found by `benchmarks/tune_fits.py`, which can be run again: by least squares from
how rounds ended that were played with the weights before, and from how the options of one
decision compared when rounds were played to their end from each. Each board has its own.
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from sys import byteorder
from zlib import decompress

from formspiel.games.fits.components import EDITIONS, Layout, load_edition
from formspiel.games.fits.players.evaluation import STAGES, WEIGHTS

FILE = Path(__file__).with_name("weights.bin")
"""For each of `BOARDS` the weights stage by stage: numbers of 16 bits, the low byte first, in
parts of a point, packed by zlib."""

BOARDS = ("1", "2", "3", "4", "5", "6", "7", "8", "JEUXSOC")

SCALE = 64
"""A point, as the weights are packed."""


def find_weights(layout: Layout) -> list[float]:
    """The weights of a board; a home-made board takes those of the board most like it."""
    begin = BOARDS.index(_find_like(layout)) * STAGES * WEIGHTS
    return [number / SCALE for number in read_weights()[begin : begin + STAGES * WEIGHTS]]


@cache
def read_weights() -> array[int]:
    """The weights of all boards, in parts of a point."""
    numbers = array("h", decompress(FILE.read_bytes()))
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def _find_like(layout: Layout) -> str:
    for name, board in load_edition(EDITIONS[0]).boards.items():
        if board.fields == layout.fields and board.row_bonus == layout.row_bonus:
            return name
    fields = layout.fields.values()
    if any(field.letter for field in fields):
        return "JEUXSOC"
    if any(field.symbol for field in fields):
        return "4" if len(layout.symbol_points) <= 3 else "8"
    if any((field.value or 0) < 0 for field in fields):
        return "3"
    if any(field.value for field in fields):
        return "2"
    return "5" if fields else "1"
