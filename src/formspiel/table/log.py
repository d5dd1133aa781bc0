"""The entries of a table, in order: a value that never changes, though adding is cheap.

Versions of a log share one list. A version that is not the newest copies it before it
adds, so that no version ever sees what another one added.
"""

from __future__ import annotations

from collections.abc import Iterator

from formspiel.table.entry import Entry


class Log:
    """A sequence of entries, with the numbers of those that carry a client-made id."""

    __slots__ = ("_entries", "_length", "_numbers")

    def __init__(self) -> None:
        self._entries: list[Entry] = []
        self._numbers: dict[str, int | tuple[int, ...]] = {}
        """Where each id stands: seats make their own, and may make the same."""
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, number: int) -> Entry:
        if not 0 <= number < self._length:
            raise IndexError(number)
        return self._entries[number]

    def __iter__(self) -> Iterator[Entry]:
        return (self._entries[number] for number in range(self._length))

    def with_entry(self, entry: Entry) -> Log:
        """This log and one more entry."""
        longer = Log()
        if len(self._entries) == self._length:
            longer._entries, longer._numbers = self._entries, self._numbers
        else:
            longer._entries = self._entries[: self._length]
            for number, earlier in enumerate(longer._entries):
                longer._note(number, earlier)
        longer._entries.append(entry)
        longer._note(self._length, entry)
        longer._length = self._length + 1
        return longer

    def _note(self, number: int, entry: Entry) -> None:
        if made_id := getattr(entry, "id", ""):
            others = self._numbers.get(made_id)
            if others is None:
                self._numbers[made_id] = number
            else:
                self._numbers[made_id] = (*_numbers_in(others), number)

    def number_of(self, seat: int, made_id: str) -> int | None:
        """The number of the first entry that a seat's command of this id led to."""
        for number in _numbers_in(self._numbers.get(made_id, ())):
            if number < self._length and _author(self._entries[number]) == seat:
                return number
        return None


def _numbers_in(found: int | tuple[int, ...]) -> tuple[int, ...]:
    return (found,) if isinstance(found, int) else found


def _author(entry: Entry) -> int | None:
    """The seat whose command an entry is: for a bot that is seated, who asked for it."""
    by = getattr(entry, "by", None)
    author: int | None = by if isinstance(by, int) else getattr(entry, "seat", None)
    return author
