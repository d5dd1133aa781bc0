"""Many episodes of one seat side by side: by a game's kernel where it has one, or by its rules.

A batch is a few arrays, one row an episode, which every step writes anew: what the seat sees,
what it may do, and how things stand. Both ways deal the same cards for the same seeds, and
give the same numbers.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.arrays import IS_FAST
from formspiel.core.speed.batch import GOES_ON, IS_OVER, WAS_ILLEGAL
from formspiel.core.speed.dual import BeyondKernel
from formspiel.envs.play import Play, Table, Tensors


class Batch(Protocol):
    """Episodes side by side.

    `small` has the parts of an observation that are bytes, one after the other, `large` those
    that are not. `mask` has what may be done, `points` the points, and `stands` one of the three
    of `core/speed/batch.py`. `seeds` and `episodes` say which episode a row plays.
    """

    small: NDArray[np.int8]
    large: NDArray[np.int32]
    mask: NDArray[np.int8]
    points: NDArray[np.int64]
    stands: NDArray[np.int64]
    seeds: NDArray[np.int64]
    episodes: NDArray[np.int64]

    @property
    def listed(self) -> int:
        """How many numbers a row of `known` has."""
        ...

    def begin(self, rows: NDArray[np.bool_]) -> None:
        """Begin anew in these rows, by their seeds and episodes."""
        ...

    def step(self, actions: NDArray[np.int64], rows: NDArray[np.bool_]) -> None:
        """Take an action in each of these rows; an illegal one changes nothing."""
        ...

    def write_masks(
        self, masks: NDArray[np.int8], known: NDArray[np.int32] | None = None, first: int = 0
    ) -> None:
        """Write down what may be done in as many rows, from the first on.

        `known` has `listed` numbers a row, noughts at first, and belongs to masks that only this
        writes into: it remembers what is in them, so that little has to be written.
        """
        ...


def load_batch(table: Table, size: int, *, has_masks: bool = True) -> Batch:
    """So many episodes side by side, as fast as they can be had.

    Whoever asks for masks by `write_masks` alone says so: then `mask` may be empty.
    """
    module = f"{table.game.package}.kernel_batch"
    if IS_FAST and find_spec(module) is not None:
        try:
            load = import_module(module).load_batch
            kernel: Batch = load(table.config, size, has_masks=has_masks)
        except BeyondKernel:
            pass
        else:
            return kernel
    return RulesBatch(table, size)


class RulesBatch:
    """A batch by the plain rules, one row after the other."""

    def __init__(self, table: Table, size: int) -> None:
        self.table = table
        self.plays = [Play(table) for _ in range(size)]
        self._is_small = [part.dtype == "int8" for part in table.parts]
        self.small = np.zeros((size, table.small.itemsize), np.int8)
        self.large = np.zeros((size, table.large.itemsize // 4), np.int32)
        self.mask = np.zeros((size, table.actions), np.int8)
        self.points = np.zeros(size, np.int64)
        self.stands = np.zeros(size, np.int64)
        self.seeds = np.zeros(size, np.int64)
        self.episodes = np.zeros(size, np.int64)

    def begin(self, rows: NDArray[np.bool_]) -> None:
        for row in np.flatnonzero(rows):
            self.plays[row].begin(int(self.seeds[row]), int(self.episodes[row]))
            self._write(int(row))

    def step(self, actions: NDArray[np.int64], rows: NDArray[np.bool_]) -> None:
        for row in np.flatnonzero(rows):
            if self.plays[row].act(0, int(actions[row])):
                self._write(int(row))
            else:
                self.stands[row] = WAS_ILLEGAL

    listed = 0

    def write_masks(
        self,
        masks: NDArray[np.int8],
        known: NDArray[np.int32] | None = None,  # noqa: ARG002 - the rules take their time
        first: int = 0,
    ) -> None:
        np.copyto(masks, self.mask[first : first + len(masks)])

    def _write(self, row: int) -> None:
        play = self.plays[row]
        found = list(zip(play.read(0), self._is_small, strict=True))
        self.small[row] = [one for own, is_small in found if is_small for one in own]
        self.large[row] = [one for own, is_small in found if not is_small for one in own]
        self.mask[row] = play.mask(0)
        self.points[row] = play.scores[0]
        self.stands[row] = IS_OVER if play.is_over else GOES_ON


def tensors_of(table: Table, small: NDArray[Any], large: NDArray[Any]) -> Tensors:
    """The parts of an observation by name, as views of the rows that hold them."""
    found = {}
    for rows, record in ((small, table.small), (large, table.large)):
        # Rows lie one after the other; to say so is the quickest way to look at them.
        own: NDArray[Any] = np.ndarray(rows.shape[:-1], record, rows)
        for name in record.names or ():
            found[name] = own[name]
    return found
