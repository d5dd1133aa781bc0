"""What is worked out once: a property, and what a function gives for the very same again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import is_
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

T = TypeVar("T")
Given = TypeVarTuple("Given")


class lazy(Generic[T]):  # noqa: N801  it is written as `property` is
    """Like `functools.cached_property`, which up to Python 3.11 takes a lock each time.

    That takes longer than what most of these properties do, and a server asks thousands of new
    objects a second. Two threads may both work the value out; it must be the same for both.

    >>> class Board:
    ...     @lazy
    ...     def fields(self) -> list[int]:
    ...         return [72]
    >>> board = Board()
    >>> board.fields is board.fields
    True
    """

    def __init__(self, make: Callable[[Any], T]) -> None:
        self._make = make
        self._name = make.__name__
        self.__doc__ = make.__doc__

    @overload
    def __get__(self, one: None, kind: type) -> lazy[T]: ...

    @overload
    def __get__(self, one: object, kind: type) -> T: ...

    def __get__(self, one: object | None, kind: type) -> T | lazy[T]:
        if one is None:
            return self
        # Next time it is found there, before this is even asked.
        value = one.__dict__[self._name] = self._make(one)
        return value


def latest(make: Callable[[*Given], T]) -> Callable[[*Given], T]:
    """A function that gives what it gave last where it is asked of the very same objects.

    Who tells all seats of one board asks for it once for each. What is given must stay as it is.

    >>> @latest
    ... def doubled(fields: list[int]) -> list[int]:
    ...     return 2 * fields
    >>> board = [1]
    >>> doubled(board) is doubled(board), doubled([1]) is doubled([1])
    (True, False)
    """
    kept: list[tuple[tuple[*Given], T]] = []

    @wraps(make)
    def given(*of: *Given) -> T:
        # All at once, for another thread may ask as well.
        for before, found in kept:
            if all(map(is_, of, before)):
                return found
        new = make(*of)
        kept[:] = [(of, new)]
        return new

    return given
