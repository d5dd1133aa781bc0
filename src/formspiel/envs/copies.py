"""What many environments give away at a step: copies that are used again when nobody has them.

New memory costs more than all else in a step, and so does writing a whole mask, which is long and
has little in it. So a copy that has come back is brought up to date, and nobody else may write
into its masks.
"""

from __future__ import annotations

from sys import getrefcount

import numpy as np
from numpy.typing import NDArray

from formspiel.envs.batch import Batch

KEPT = 4
"""So many copies are waited for; of whoever keeps more the oldest are given up to them."""

Arrays = tuple[NDArray[np.int8], NDArray[np.int32], NDArray[np.int8]]


class Copy:
    """The arrays of one step: what is seen, in bytes and in larger numbers, and the masks."""

    def __init__(self, batch: Batch, actions: int) -> None:
        size = len(batch.small)
        self.small = np.empty_like(batch.small)
        self.large = np.empty_like(batch.large)
        self.masks = np.zeros((size, actions), np.int8)
        self._known = np.zeros((size, batch.listed), np.int32)
        self._mine = self._count()

    def _count(self) -> tuple[int, int, int]:
        """How many hold each array, or a view of it."""
        return getrefcount(self.small), getrefcount(self.large), getrefcount(self.masks)

    @property
    def is_free(self) -> bool:
        """Whether nobody else has any of it."""
        return self._count() == self._mine

    def write(self, batch: Batch) -> Arrays:
        """Make it what a batch has now."""
        np.copyto(self.small, batch.small)
        np.copyto(self.large, batch.large)
        batch.write_masks(self.masks, self._known)
        masks = self.masks.view()
        masks.flags.writeable = False
        return self.small, self.large, masks


class Copies:
    """Those of one batch, the oldest first."""

    def __init__(self, batch: Batch, actions: int) -> None:
        self._batch, self._actions = batch, actions
        self._all: list[Copy] = []

    def take(self) -> Arrays:
        """A copy of what the batch has now, which nobody else has."""
        found = next((copy for copy in self._all if copy.is_free), None)
        if found is None:
            found = Copy(self._batch, self._actions)
        else:
            self._all.remove(found)
        self._all = [*self._all, found][-KEPT:]
        return found.write(self._batch)
