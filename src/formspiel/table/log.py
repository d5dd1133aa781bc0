"""The entries of a table, in order: a value that never changes, though adding is cheap.

Versions of a log share one list. A version that is not the newest copies it before it
adds, so that no version ever sees what another one added. The log of a game that is over has
its first entries packed: hardly anybody reads them again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice

from formspiel.table.entry import Entry
from formspiel.table.packed import MOST_UNPACKED, pack, unpack


class Log:
    """A sequence of entries, with the numbers of those that carry a client-made id."""

    __slots__ = ("_entries", "_length", "_numbers", "_packed", "_start")

    def __init__(self) -> None:
        self._packed = b""
        self._start = 0
        """How many entries are packed."""
        self._entries: list[Entry] = []
        """Those after them."""
        self._numbers: dict[str, int | tuple[int, ...]] = {}
        """Where each id stands: seats make their own, and may make the same."""
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, number: int) -> Entry:
        if self._start <= number < self._length:
            return self._entries[number - self._start]
        if 0 <= number < self._start:
            return _unpack(self._packed)[number]
        raise IndexError(number)

    def __iter__(self) -> Iterator[Entry]:
        latest = islice(self._entries, self._length - self._start)
        return chain(_unpack(self._packed), latest) if self._start else latest

    def with_entry(self, entry: Entry) -> Log:
        """This log and one more entry."""
        longer = object.__new__(Log)
        longer._packed, longer._start, longer._length = self._packed, self._start, self._length
        if len(self._entries) == self._length - self._start:
            longer._entries, longer._numbers = self._entries, self._numbers
        else:
            longer._entries, longer._numbers = [], {}
            longer._fill(islice(self._entries, self._length - self._start))
        longer._entries.append(entry)
        longer._note(self._length, entry)
        longer._length += 1
        return longer

    def packed(self, start: int) -> Log:
        """The same log, with so many of its first entries packed."""
        entries = list(self)
        same = Log()
        same._packed, same._start, same._length = pack(entries[:start]), start, self._length
        same._fill(entries[start:])
        return same

    def _fill(self, entries: Iterable[Entry]) -> None:
        for number, entry in enumerate(entries, self._start):
            self._entries.append(entry)
            self._note(number, entry)

    def _note(self, number: int, entry: Entry) -> None:
        if made_id := getattr(entry, "id", ""):
            others = self._numbers.get(made_id)
            if others is None:
                self._numbers[made_id] = number
            else:
                self._numbers[made_id] = (*_numbers_in(others), number)

    def number_of(self, seat: int, made_id: str) -> int | None:
        """The number of the first entry that a seat's command of this id led to."""
        found = _unpack(self._packed).number_of(seat, made_id) if self._start else None
        if found is not None:
            return found
        for number in _numbers_in(self._numbers.get(made_id, ())):
            if number < self._length and _author(self[number]) == seat:
                return number
        return None


@lru_cache(maxsize=MOST_UNPACKED)
def _unpack(packed: bytes) -> Log:
    """The packed entries, as a log of their own."""
    log = Log()
    log._fill(unpack(packed))  # noqa: SLF001  its own module
    log._length = len(log._entries)  # noqa: SLF001  its own module
    return log


def _numbers_in(found: int | tuple[int, ...]) -> tuple[int, ...]:
    return (found,) if isinstance(found, int) else found


def _author(entry: Entry) -> int | None:
    """The seat whose command an entry is: for a bot that is seated, who asked for it."""
    by = getattr(entry, "by", None)
    author: int | None = by if isinstance(by, int) else getattr(entry, "seat", None)
    return author
