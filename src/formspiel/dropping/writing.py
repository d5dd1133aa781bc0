"""What the drops of one shape are as moves, in writing: the same are told of again and again.

A game has thousands of moves, and a server tells dozens with every card. Objects for all of
them would be more than a processor keeps at hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from formspiel.core.errors import Json
from formspiel.core.game import Seat, WrittenMoves
from formspiel.core.phrase import Phrase, write_phrase

_write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class WrittenDrops(NamedTuple):
    """The drops of a shape in their order, as moves of whatever seat."""

    tails: tuple[bytes, ...]
    """Each as an event, but for its beginning, which tells the seat."""
    words: tuple[bytes, ...]

    def pick(self, seat: Seat, orders: Sequence[int]) -> WrittenMoves:
        """Some of them as moves of a seat."""
        if not orders:
            return WrittenMoves(b"[]", b"[]")
        head = _head(seat)
        events = (b"," + head).join(map(self.tails.__getitem__, orders))
        words = b",".join(map(self.words.__getitem__, orders))
        return WrittenMoves(b"[%b%b]" % (head, events), b"[%b]" % words)


def write_drops(
    moves: Iterable[Any],
    format_event: Callable[[Any], Json],
    describe: Callable[[Any], Phrase],
) -> WrittenDrops:
    """The drops of a shape, given as the moves of the first seat."""
    head = _head(0)
    tails, words = [], []
    for move in moves:
        written = _write(format_event(move)).encode()
        if not written.startswith(head):
            raise ValueError("a move begins with its seat")
        tails.append(written.removeprefix(head))
        words.append(write_phrase(describe(move)))
    return WrittenDrops(tuple(tails), tuple(words))


def _head(seat: Seat) -> bytes:
    return b'{"seat":%d,' % seat
