"""Moves and their words as they are told, each encoded once: the same come up again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import orjson

from formspiel.core.game import Seat
from formspiel.core.phrase import write_phrase
from formspiel.core.record import without_remarks
from formspiel.core.registry import GAMES
from formspiel.server.tables.points import encode
from formspiel.table.table import Table

MOST_MOVES = 65_536
"""So many moves are kept as they are told."""
MOST_WORDS = 16_384
"""The words for so many."""


Told = orjson.Fragment | Sequence[orjson.Fragment]


def encode_legal(table: Table, seat: Seat) -> tuple[Told, Told]:
    """The moves of a seat as records have them, and in words."""
    game, state = table.game, table.state
    written = game.write_legal(state, seat)
    if written is not None:
        return orjson.Fragment(written.events), orjson.Fragment(written.words)
    found = [_encode_move(game.id, move) for move in game.legal(state, seat)]
    return [text for text, _ in found], [words for _, words in found]


@lru_cache(maxsize=MOST_MOVES)
def _encode_move(game: str, move: Any) -> tuple[orjson.Fragment, orjson.Fragment]:
    rules = GAMES[game]
    words = write_phrase(rules.describe(move))
    return encode(rules.format_event(move)), orjson.Fragment(words)


_told_words: dict[tuple[str, bytes], bytes] = {}


def write_words_of(table: Table, event: bytes) -> bytes:
    """The words for an event that is in writing, as they are told."""
    key = (table.game.id, event)
    words = _told_words.get(key)
    if words is None:
        if len(_told_words) >= MOST_WORDS:
            _told_words.clear()
        parsed = table.game.parse_event(table.config, without_remarks(orjson.loads(event)))
        words = _told_words[key] = write_phrase(table.game.describe(parsed))
    return words
