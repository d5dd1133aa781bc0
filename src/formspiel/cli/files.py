"""Files that the command reads and writes."""

from __future__ import annotations

import json
import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Any

from formspiel.cli.trouble import Trouble, because
from formspiel.core.edition import Edition
from formspiel.core.edition_file import EditionError
from formspiel.core.game import AnyGame
from formspiel.core.home_made import parse_home_made
from formspiel.core.plugins import BrokenPlugin
from formspiel.core.record import MOST_BYTES, Record, RecordError, parse_record
from formspiel.core.registry import GAMES

Editions = dict[str, Edition]


_peeked: dict[Path, bytes] = {}
"""What was read to learn of which game it is: a pipe can be read only once."""


def peek_game(path: Path) -> AnyGame | None:
    """The game of the record in a file; None where there is none, for whatever reason."""
    if str(path) != "-" and (not path.exists() or path.is_dir()):
        return None
    try:
        _peeked[path] = read_bytes(path)
        return GAMES[json.loads(_peeked[path])["game"]]
    except (Trouble, BrokenPlugin, LookupError, TypeError, ValueError, RecursionError):
        return None


def read_bytes(path: Path) -> bytes:
    """The bytes of a file, or of standard input for `-`."""
    if path in _peeked:
        return _peeked.pop(path)
    try:
        if str(path) == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise Trouble(f"{path}: {because(error)}") from None


def read_text(path: Path) -> str:
    """The text of a file, without the byte order mark that some editors write."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble(f"{path}: not text in UTF-8") from None


def make_folder(path: Path) -> None:
    """Make a folder, and those it lies in, unless it is there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"{path}: {because(error)}") from None


def write_safely(path: Path, text: str) -> None:
    """Write a file so that a crash leaves the old or the new one, never half of one.

    Behind a symbolic link it is the file that is written, and a file keeps its mode.
    """
    real = resolved(path)
    try:
        handle, name = tempfile.mkstemp(dir=real.parent, prefix=f".{real.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(_mode_of(real))
            Path(name).replace(real)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise Trouble(f"{path}: {because(error)}") from None


def resolved(path: Path) -> Path:
    """The file that a path means, behind all links."""
    try:
        real = path.resolve()
    except (OSError, RuntimeError):
        raise Trouble(f"{path}: the link leads in a circle") from None
    if not real.name or real.is_dir():
        raise Trouble(f"{path}: Is a directory")
    return real


def _mode_of(path: Path) -> int:
    """The mode of a file, or that of a new one, which is up to the user's mask."""
    if path.exists():
        return stat.S_IMODE(path.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def read_record(path: Path, editions: Editions | None = None) -> Record:
    """The record in a file."""
    try:
        return parse_record(read_bytes(path), editions)
    except RecordError as error:
        raise Trouble(f"{path}: {error}") from None


def read_editions(path: Path | None) -> Editions:
    """The home-made edition in a file, by its name; none without a file."""
    if path is None:
        return {}
    _, edition = read_edition(path)
    return {edition.id: edition}


def read_edition_of(game: str, path: Path) -> Any:
    """The home-made edition of a game in a file."""
    name, edition = read_edition(path)
    if name != game:
        raise Trouble(f"{path}: this is an edition of {name}, not of {game}")
    return edition


def read_edition(path: Path) -> tuple[str, Any]:
    """The game and the edition in a file; Trouble with every mistake, a line each."""
    try:
        return parse_home_made(read_text(path))
    except EditionError as error:
        raise Mistakes(path, error.mistakes) from None


class Mistakes(Trouble):
    """All that is wrong with an edition file."""

    def __init__(self, path: Path, mistakes: tuple[str, ...]) -> None:
        more = f" (and {len(mistakes) - 1} more)" if len(mistakes) > 1 else ""
        super().__init__(f"{path}: {mistakes[0]}{more}")
        self.mistakes = mistakes
