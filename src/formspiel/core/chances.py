"""What chance may decide: events with exact probabilities, listed only when asked for.

A hand of five cards can be dealt in millions of ways, so the events are made one by one.
A dealer needs only `total` and `pick`: a fair number below `total` names the event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import comb, lcm
from typing import Generic, Protocol, TypeVar

EventT_co = TypeVar("EventT_co", covariant=True)
EventT = TypeVar("EventT")
T = TypeVar("T")


class Chances(Protocol[EventT_co]):
    """The events that chance may decide on now, each with its probability."""

    @property
    def total(self) -> int:
        """How many equally likely numbers there are to pick from."""
        ...

    def pick(self, number: int) -> EventT_co:
        """The event that a number from 0 to `total - 1` stands for."""
        ...

    def __len__(self) -> int: ...

    def __iter__(self) -> Iterator[tuple[EventT_co, Fraction]]: ...


class Equal(Generic[EventT]):
    """So many events, all equally likely, the n-th made by a function."""

    def __init__(self, total: int, make: Callable[[int], EventT]) -> None:
        self.total = total
        self._make = make

    def pick(self, number: int) -> EventT:
        """The event of that number."""
        if not 0 <= number < self.total:
            raise IndexError(number)
        return self._make(number)

    def __len__(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[tuple[EventT, Fraction]]:
        each = Fraction(1, self.total)
        return ((self._make(number), each) for number in range(self.total))


class Weighted(Generic[EventT]):
    """A short list of events with their probabilities."""

    def __init__(self, pairs: Sequence[tuple[EventT, Fraction]]) -> None:
        self._pairs = tuple(pairs)
        self.total = lcm(*(probability.denominator for _, probability in pairs))

    def pick(self, number: int) -> EventT:
        """The event in whose share of `total` the number lies."""
        if number >= 0:
            for event, probability in self._pairs:
                number -= int(probability * self.total)
                if number < 0:
                    return event
        raise IndexError(number)

    def __len__(self) -> int:
        return len(self._pairs)

    def __iter__(self) -> Iterator[tuple[EventT, Fraction]]:
        return iter(self._pairs)


class Hands(Generic[T, EventT]):
    """So many of a pool, every hand equally likely, the event made of those that are taken.

    There may be millions. Whoever cannot list them takes one of the pool after the other, each
    as likely as any that is left: that comes to the same.
    """

    def __init__(
        self, pool: Sequence[T], count: int, make: Callable[[tuple[T, ...]], EventT]
    ) -> None:
        self.pool = pool
        self.count = count
        self.make = make
        """The event of some of the pool, in its order."""
        self.total = comb(len(pool), count)

    def pick(self, number: int) -> EventT:
        """The event of that number."""
        if not 0 <= number < self.total:
            raise IndexError(number)
        return self.make(combination(self.pool, self.count, number))

    def __len__(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[tuple[EventT, Fraction]]:
        each = Fraction(1, self.total)
        return ((self.pick(number), each) for number in range(self.total))


def combination(pool: Sequence[T], count: int, number: int) -> tuple[T, ...]:
    """The n-th way to take `count` from the pool, in its order, counting from 0.

    >>> [combination("abc", 2, n) for n in range(3)]
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    taken: list[T] = []
    for place, thing in enumerate(pool):
        if count == 0:
            break
        with_it = comb(len(pool) - place - 1, count - 1)
        if number < with_it:
            taken.append(thing)
            count -= 1
        else:
            number -= with_it
    return tuple(taken)
