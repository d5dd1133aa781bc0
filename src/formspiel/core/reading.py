"""Strict reading of JSON values: what every game's notation shares."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from formspiel.core.errors import Json, Unreadable, quoted

FARTHEST = 1_000_000
"""No coordinate or count of a sensible game is larger; it keeps arithmetic small."""


def is_integer(value: object) -> bool:
    """Whether a JSON value is a whole number; true, false and 1.0 are not."""
    return type(value) is int


class Fields:
    """The keys of one event, taken one by one; a key not taken is not known."""

    def __init__(self, data: Json) -> None:
        self._data = data
        self._taken: set[str] = set()

    def kind(self, chance: tuple[str, ...], seat: tuple[str, ...]) -> str:
        """Which kind of event it is: a value of `chance`, or a key beside `seat`."""
        if "chance" in self._data:
            named = self._take("chance")
            if not isinstance(named, str) or named not in chance:
                raise Unreadable(f"chance decides no {quoted(named)} in this game")
            return named
        for key in seat:
            if key in self._data:
                return key
        raise Unreadable(f"the event has neither chance nor {' nor '.join(seat)}")

    def has(self, key: str) -> bool:
        """Whether a key is there."""
        return key in self._data

    def integer(self, key: str) -> int:
        """A whole number of sensible size."""
        value = self._take(key)
        if not is_integer(value):
            raise Unreadable(f"{key} must be a whole number, not {quoted(value)}")
        if abs(value) > FARTHEST:
            raise Unreadable(f"{key} is too large a number")
        return int(value)

    def name(self, key: str, known: Container[str], noun: str) -> str:
        """A name that must be among the known ones."""
        value = self._take(key)
        if not isinstance(value, str):
            raise Unreadable(f"{key} must be a text, not {quoted(value)}")
        if value not in known:
            raise Unreadable(f"there is no {noun} {quoted(value)}")
        return value

    def names(self, key: str, known: Container[str], noun: str) -> tuple[str, ...]:
        """Different known names, sorted."""
        values = self._take(key)
        if not isinstance(values, list):
            raise Unreadable(f"{key} must be a list of names, not {quoted(values)}")
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise Unreadable(f"there is no {noun} {quoted(value)}")
        if len(set(values)) != len(values):
            raise Unreadable(f"{key} names the same {noun} twice")
        return tuple(sorted(values))

    def cells(self, key: str) -> tuple[tuple[int, int], ...]:
        """Different cells, sorted."""
        return tuple(sorted(self._parts(key, (), FARTHEST)))

    def parts(
        self, key: str, *letters: str, farthest: int = FARTHEST
    ) -> tuple[tuple[int, int, str], ...]:
        """Different cells with a letter each, such as quarters or sticks, sorted."""
        parts = self._parts(key, letters, farthest)
        return tuple(sorted((x, y, letter) for x, y, letter in parts))

    def part(self, key: str, *letters: str, farthest: int = FARTHEST) -> tuple[int, int, str]:
        """One cell with a letter, such as a stick."""
        x, y, letter = _part(key, self._take(key), letters, farthest)
        return (x, y, letter)

    def finish(self) -> None:
        """Refuse a key that was not taken."""
        for key in self._data:
            if key not in self._taken:
                raise Unreadable(f"the key {quoted(key)} is not known in such an event")

    def _parts(self, key: str, letters: tuple[str, ...], farthest: int) -> list[tuple[Any, ...]]:
        values = self._take(key)
        if not isinstance(values, list) or not values:
            raise Unreadable(f"{key} must be a list of places, not {quoted(values)}")
        if len(values) > 100:
            raise Unreadable(f"{key} has more places than any piece covers")
        parts = [_part(key, value, letters, farthest) for value in values]
        if len(set(parts)) != len(parts):
            raise Unreadable(f"{key} names the same place twice")
        return parts

    def _take(self, key: str) -> Any:
        self._taken.add(key)
        if key not in self._data:
            raise Unreadable(f"the event has no {key}")
        return self._data[key]


def _part(key: str, value: object, letters: tuple[str, ...], farthest: int) -> tuple[Any, ...]:
    # Events are read by the thousand, so what is wrong is looked for only where something is.
    if type(value) is list and len(value) == (3 if letters else 2):
        x, y = value[0], value[1]
        if (
            type(x) is type(y) is int
            and -farthest <= x <= farthest
            and -farthest <= y <= farthest
            and (not letters or (type(value[2]) is str and value[2] in letters))
        ):
            return tuple(value)
    raise Unreadable(f"{key} has {quoted(value)}{_why_no_part(value, letters)}")


def _why_no_part(value: object, letters: tuple[str, ...]) -> str:
    wanted = "[x, y]" if not letters else f"[x, y, {' or '.join(map(quoted, letters))}]"
    if not isinstance(value, list) or len(value) != (3 if letters else 2):
        return f" where {wanted} is wanted"
    if letters and (not isinstance(value[2], str) or value[2] not in letters):
        return f" where {wanted} is wanted"
    return ": x and y must be whole numbers"


def check_seats(title: str, seats: int, least: int, most: int) -> None:
    """Refuse a number of seats that the game is not for."""
    if not least <= seats <= most:
        span = f"{least} to {most}" if least < most else str(least)
        raise Unreadable(f"{title} has {span} seats, not {quoted(seats)}")
