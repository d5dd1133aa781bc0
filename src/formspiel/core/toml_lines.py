"""TOML with lines: `tomllib` tells what stands in a text, and not where.

The text is read twice: for its values by `tomllib`, which also refuses what is no TOML, and
for the lines of its keys by a scanner that may rely on that.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
"""The keys that lead to a value, with a number from 0 where one of a list is meant."""

Token = tuple[str, int]
"""A word, a text or a sign, and its line."""

MOST_LEVELS = 8
_SIGNS = ("[", "]", "{", "}", "=", ",", ".", "\n")
_TOKEN = re.compile(
    r"""
    \"{3}(?:\\.|[^\\])*?\"{3,5} | '{3}.*?'{3,5}  # texts of several lines
    | "(?:\\.|[^"\\\n])*" | '[^'\n]*'         # texts of one
    | \#[^\n]* | \n | [][{}=,.]              # comments, ends of lines and signs
    | [^][{}=,.\s"'\#]+                      # words
    """,
    re.DOTALL | re.VERBOSE,
)


class Table(dict[str, Any]):
    """A table of a TOML text that knows in which line it begins, and where each key stands."""

    def __init__(self, line: int = 0, lines: dict[str, int] | None = None) -> None:
        super().__init__()
        self.line = line
        self.lines = lines or {}
        self.edition = ""
        """The edition that it comes from, where that is another one than the text's own."""


class TooDeep(ValueError):
    """A text has tables in tables in tables."""

    def __str__(self) -> str:
        return f"there are more than {MOST_LEVELS} tables or lists in one another"


def read_toml(text: str) -> Table:
    """The tables of a TOML text; a ValueError or RecursionError where it is none."""
    tokens = list(_split(text))
    _check_dots(tokens)
    data = tomllib.loads(text)
    _check_levels(data, MOST_LEVELS)
    found: Table = _lined(data, (), _Scanner(tokens).lines)
    return found


def _split(text: str) -> Iterator[Token]:
    line = 1
    for match in _TOKEN.finditer(text):
        if not match[0].startswith("#"):
            yield match[0], line
        line += match[0].count("\n")


def _check_dots(tokens: list[Token]) -> None:
    """Refuse a key with very many dots, before `tomllib` spends ten seconds on it."""
    dots, before = 0, "\n"
    for word, _ in tokens:
        if word == "." and before not in _SIGNS:
            dots += 1
        elif word in _SIGNS:
            dots = 0
        if dots > MOST_LEVELS:
            raise TooDeep
        before = word


def _check_levels(value: object, left: int) -> None:
    if not isinstance(value, dict | list):
        return
    if not left:
        raise TooDeep
    for part in value.values() if isinstance(value, dict) else value:
        _check_levels(part, left - 1)


def _lined(value: Any, path: Path, lines: dict[Path, int]) -> Any:
    """A value whose dictionaries are Tables."""
    if isinstance(value, list):
        return [_lined(part, (*path, at), lines) for at, part in enumerate(value)]
    if not isinstance(value, dict):
        return value
    keys = {key: lines[*path, key] for key in value if (*path, key) in lines}
    table = Table(lines.get(path, 0), keys)
    table.update((key, _lined(part, (*path, key), lines)) for key, part in value.items())
    return table


class _Scanner:
    """Finds the line of every key and table in a text that is TOML."""

    def __init__(self, tokens: list[Token]) -> None:
        self.lines: dict[Path, int] = {}
        self._counts: Counter[Path] = Counter()
        """How many tables the lists of tables have so far."""
        self._tokens = tokens[::-1]
        table: Path = ()
        while self._tokens:
            if self._peek() == "\n":
                self._next()
            elif self._peek() == "[":
                table = self._read_header()
            else:
                self._read_pair(table)

    def _peek(self) -> str:
        return self._tokens[-1][0] if self._tokens else "\n"

    def _next(self) -> str:
        return self._tokens.pop()[0] if self._tokens else "\n"

    def _read_header(self) -> Path:
        line = self._tokens[-1][1]
        self._next()
        is_list = self._peek() == "["
        if is_list:
            self._next()
        path: Path = ()
        keys = self._read_keys("]")
        for number, key in enumerate(keys, 1):
            path = (*path, key)
            self.lines.setdefault(path, line)
            if is_list and number == len(keys):
                self._counts[path] += 1
            if path in self._counts:
                path = (*path, self._counts[path] - 1)
        if is_list:
            self._next()
        self.lines[path] = line
        return path

    def _read_pair(self, table: Path) -> None:
        line = self._tokens[-1][1]
        path = table
        for key in self._read_keys("="):
            path = (*path, key)
            self.lines.setdefault(path, line)
        self._read_value(path)

    def _read_keys(self, end: str) -> list[str]:
        """A key with its dots, up to a sign that ends it."""
        keys = []
        while (word := self._next()) not in (end, "\n"):
            if word[0] in "\"'":
                keys.append(tomllib.loads(f"key = {word}")["key"])
            elif word != ".":
                keys.append(word)
        return keys

    def _read_value(self, path: Path) -> None:
        opening = self._peek()
        if opening not in ("[", "{"):
            while self._peek() not in ("\n", ",", "]", "}"):
                self._next()
            return
        self.lines.setdefault(path, self._tokens[-1][1])
        self._next()
        number = 0
        while (word := self._peek()) not in ("]", "}"):
            if word in ("\n", ","):
                if not self._tokens:
                    return
                self._next()
            elif opening == "{":
                self._read_pair(path)
            else:
                self._read_value((*path, number))
                number += 1
        self._next()
