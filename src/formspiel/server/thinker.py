"""A process in which bots think, started by the server and ended with it.

It reads questions from standard input and writes moves to standard output. Editions are
not sent but named, so that a question is small.
"""

from __future__ import annotations

import io
import pickle
import signal
import struct
import sys
from functools import cache
from importlib.util import find_spec
from random import SystemRandom
from time import monotonic
from typing import Any, BinaryIO

from formspiel.games import GAMES
from formspiel.games.edition import Edition
from formspiel.players import PLAYERS, Player, Thought, load_player

LENGTH = struct.Struct(">I")


class _Pickler(pickle.Pickler):
    """Writes an edition that comes with Formspiel by its name."""

    def __init__(self, file: io.BytesIO, game: str) -> None:
        super().__init__(file, protocol=5)
        self._game = game

    def persistent_id(self, obj: Any) -> str | None:
        return f"{self._game}/{obj.id}" if isinstance(obj, Edition) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: str) -> Any:
        game, _, edition = pid.partition("/")
        return _edition(game, edition)


@cache
def _edition(game: str, name: str) -> Any:
    return GAMES[game].load_edition(name)


def pack(value: Any, game: str) -> bytes:
    """A question or an answer, with its length before it."""
    file = io.BytesIO()
    _Pickler(file, game).dump(value)
    data = file.getvalue()
    return LENGTH.pack(len(data)) + data


def unpack(data: bytes) -> Any:
    """What `pack` packed. Only ever read from the own child or parent process."""
    return _Unpickler(io.BytesIO(data)).load()


def choose(game: str, level: str, seen: Any, legal: tuple[Any, ...], effort: float) -> int:
    """Which of the legal moves the bot of a level makes."""
    if len(legal) == 1:
        return 0
    player = _player(game, level)
    thought = Thought(effort, monotonic() + 2 * effort + 1.0)
    return legal.index(player(seen, legal, SystemRandom(), thought))


def _player(game: str, level: str) -> Player:
    if find_spec(PLAYERS[game]) is None:
        # A game for which nobody has written bots yet is played at random.
        return lambda _seen, legal, rng, _thought: rng.choice(legal)
    return load_player(game, level)


def answer_all(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every question until there are no more."""
    while head := source.read(LENGTH.size):
        game, level, seen, legal, effort = unpack(source.read(*LENGTH.unpack(head)))
        try:
            answer: int | str = choose(game, level, seen, legal, effort)
        except Exception as error:  # noqa: BLE001  a bot that fails must not end the others
            answer = f"{type(error).__name__}: {error}"
        sink.write(pack(answer, game))
        sink.flush()


if __name__ == "__main__":
    # Ctrl-C is for the server, which ends this process by closing its input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = sys.stdout.buffer
    # Whatever a bot prints must not get among the answers.
    sys.stdout = sys.stderr
    answer_all(sys.stdin.buffer, answers)
