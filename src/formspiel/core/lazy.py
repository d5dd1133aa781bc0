"""A property that is worked out once, when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


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
