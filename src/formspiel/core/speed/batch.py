"""Many episodes side by side on a compiled kernel: the arrays that all kernels write alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from formspiel.core.speed.arrays import Bytes, Ints, SmallInts, ints
from formspiel.core.speed.dual import compiled

GOES_ON, IS_OVER, WAS_ILLEGAL = range(3)
"""How an episode stands after a step."""

PLACE = (1 << 40) - 1
"""Cut to it, so that compiled code need not ask whether a place is counted from the end."""


def join_tables(sizes: Sequence[int], tables: Sequence[Sequence[int]]) -> Ints:
    """All tables in one row, behind a head: sizes, and where each of the tables begins."""
    head = [*sizes]
    at = len(sizes) + len(tables)
    for table in tables:
        head.append(at)
        at += len(table)
    return ints([*head, *(number for table in tables for number in table)])


class KernelBatch:
    """Episodes side by side, as `formspiel.envs.batch` wants them.

    A game says by which functions they begin and go on. These are given what the kernel has for
    itself, what an agent sees and may do, and then the rows that are meant. Where masks are long
    a game may list what can be done as `choices` too, for each row a count and then so many
    actions, and write no masks if there is no room for them.
    """

    begin_all: ClassVar[Callable[..., None]]
    step_all: ClassVar[Callable[..., None]]

    def __init__(
        self,
        size: int,
        widths: tuple[int, int, int],
        held: Sequence[Any],
        choices: NDArray[np.int32] | None = None,
        *,
        has_masks: bool = True,
    ) -> None:
        small, large, actions = widths
        self.small = np.zeros((size, small), np.int8)
        self.large = np.zeros((size, large), np.int32)
        self.mask = np.zeros((size if has_masks or choices is None else 0, actions), np.int8)
        self.points = np.zeros(size, np.int64)
        self.stands = np.zeros(size, np.int64)
        self.seeds = np.zeros(size, np.int64)
        self.episodes = np.zeros(size, np.int64)
        self._choices = choices
        self._held = tuple(held)
        self._rows = self._list_rows()

    def __getstate__(self) -> dict[str, Any]:
        """All but the rows: copied one by one they would no longer be the arrays."""
        return {key: own for key, own in self.__dict__.items() if key != "_rows"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._rows = self._list_rows()

    def _list_rows(self) -> tuple[Any, ...]:
        """What the functions are given first, every array as one row."""
        listed = () if self._choices is None else (self._choices,)
        seen = (self.small, self.large, self.mask, self.points, self.stands)
        return (*self._held, *(array.reshape(-1) for array in (*listed, *seen)))

    def begin(self, rows: NDArray[np.bool_]) -> None:
        """Begin anew in these rows, by their seeds and episodes."""
        self.begin_all(*self._rows, self.seeds, self.episodes, rows.view(np.int8))

    def step(self, actions: NDArray[np.int64], rows: NDArray[np.bool_]) -> None:
        """Take an action in each of these rows; an illegal one changes nothing."""
        self.step_all(*self._rows, actions, rows.view(np.int8))

    @property
    def listed(self) -> int:
        """How many numbers a row of choices has; 0 where there are none, but masks."""
        return 0 if self._choices is None else self._choices.shape[1]

    def write_masks(
        self, masks: NDArray[np.int8], known: NDArray[np.int32] | None = None, first: int = 0
    ) -> None:
        """Write down what may be done in as many rows, from the first on.

        `known` has the choices that are in the masks already, and then those that are: so much
        less has to be written.
        """
        size, actions = masks.shape
        if self._choices is None:
            np.copyto(masks, self.mask[first : first + size])
            return
        if known is None:
            masks.fill(0)
            known = np.zeros((size, self.listed), np.int32)
        rows: Any = (self._choices.reshape(-1), known.reshape(-1), masks.reshape(-1))
        numbers: Any = (first, self.listed, size, actions)
        _exchange(*rows, *numbers)


@compiled
def _exchange(  # noqa: PLR0917 - jitted code takes its tables one by one
    choices: SmallInts,
    known: SmallInts,
    masks: Bytes,
    first: int,
    most: int,
    size: int,
    actions: int,
) -> None:
    """Take back what is known, and allow what can be chosen."""
    for row in range(size):
        at, own, to = most * row, most * (first + row), actions * row
        for place in range(at + 1, at + 1 + known[at & PLACE]):
            masks[(to + known[place & PLACE]) & PLACE] = 0
        count = choices[own & PLACE]
        known[at & PLACE] = count
        for place in range(1, 1 + count):
            action = choices[(own + place) & PLACE]
            known[(at + place) & PLACE] = action
            masks[(to + action) & PLACE] = 1
