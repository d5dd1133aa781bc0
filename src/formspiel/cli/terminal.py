"""A terminal that is drawn anew for every key, or a plain stream of lines."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from shutil import get_terminal_size
from typing import Any

from rich.control import Control
from rich.text import Text

from formspiel.cli.paint import console

ONE_KEY = re.compile(r"\x1b[\[O][A-D]|.", re.DOTALL)
KEYS = {
    "\x1b[D": "left",
    "\x1b[C": "right",
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1bOD": "left",
    "\x1bOC": "right",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\r": "enter",
    "\n": "enter",
    " ": "enter",
    "\x7f": "delete",
    "\x08": "delete",
    "\x1b": "u",
    "\x03": "q",
    "\x04": "q",
}
WORDS = {
    "": "enter",
    "turn": "r",
    "flip": "f",
    "drop": "enter",
    "ok": "enter",
    "aside": "s",
    "next": "n",
    "previous": "p",
    "back": "u",
    "choice": "c",
    "table": "o",
    "hint": "h",
    "coach": "k",
    "give up": "g",
    "why": "w",
    "next puzzle": "x",
    "quit": "q",
}


HOME, REST_OF_LINE, REST_OF_SCREEN = "\x1b[H", "\x1b[K", "\x1b[J"
"""Where a screen begins, and what is wiped of the one before."""

CONSOLE_KEYS = {"H": "\x1b[A", "P": "\x1b[B", "K": "\x1b[D", "M": "\x1b[C"}
"""What a Windows console sends for the arrows after `\\x00` or `\\xe0`."""


class Terminal:
    """What a person sees and types.

    On a real terminal a key counts at once; otherwise a line counts as a key or as the
    number of a move, so that a script or a screen reader can play.
    """

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self._console = console()
        self._waiting: list[str] = []
        self._reads_keys = False

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return get_terminal_size((80, 24)).columns

    @property
    def height(self) -> int:
        """Rows of the terminal."""
        return get_terminal_size((80, 24)).lines

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Keys count at once, and none is lost while a screen is drawn."""
        if not self.is_live:
            yield
            return
        if os.name == "nt":
            self._reads_keys = True
            yield
            return
        import termios
        import tty

        before = termios.tcgetattr(sys.stdin)
        try:
            tty.setcbreak(sys.stdin)
            self._reads_keys = True
            yield
        finally:
            self._reads_keys = False
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)

    def forget_keys(self) -> None:
        """Forget what was typed ahead: it was meant for the screen before."""
        self._waiting.clear()
        if self._reads_keys and os.name != "nt":
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        while self._reads_keys and os.name == "nt" and _msvcrt().kbhit():
            _msvcrt().getwch()

    def show(self, lines: list[Text]) -> None:
        """Draw a whole screen."""
        if self.is_live and self._console.legacy_windows:
            # An old console knows no signs that move the cursor.
            self._console.control(Control.home(), Control.clear())
            self._print(lines)
            return
        with self._console.capture() as drawn:
            self._print(lines)
        screen = drawn.get()
        if self.is_live:
            # In one piece and over the old one, so that nothing flickers.
            screen = HOME + screen.replace("\n", REST_OF_LINE + "\n") + REST_OF_SCREEN
        sys.stdout.write(screen)
        sys.stdout.flush()

    def _print(self, lines: list[Text]) -> None:
        for line in lines:
            self._console.print(line)

    def key(self) -> str:
        """The next key by name, a digit, or a whole number typed as a line; `q` at the end."""
        if self.is_live:
            try:
                typed = self._typed()
            except (KeyboardInterrupt, EOFError):
                return "q"
            return KEYS.get(typed, typed.lower())
        line = sys.stdin.readline()
        if not line:
            return "q"
        word = line.strip().lower()
        return WORDS.get(word, word)

    def _typed(self) -> str:
        if os.name == "nt":
            return _read_console_key()
        if not self._waiting:
            typed = os.read(sys.stdin.fileno(), 256).decode("utf-8", "replace")
            self._waiting = ONE_KEY.findall(typed) or ["q"]
        return self._waiting.pop(0)


def _msvcrt() -> Any:
    """The keyboard of a Windows console; there is no such module elsewhere."""
    return import_module("msvcrt")


def _read_console_key() -> str:
    """The next key of a Windows console, as a POSIX terminal sends it. Not tried on Windows."""
    typed = str(_msvcrt().getwch())
    if typed in ("\x00", "\xe0"):
        return CONSOLE_KEYS.get(str(_msvcrt().getwch()), "?")
    return typed
