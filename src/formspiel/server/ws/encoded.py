"""Moves and their words as they are told, each encoded once: the same come up again and again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import orjson

from formspiel.core.game import Phrase
from formspiel.core.phrase import format_phrase
from formspiel.core.record import without_remarks
from formspiel.core.registry import GAMES
from formspiel.server.tables.points import encode
from formspiel.table.table import Table

MOST_MOVES = 65_536
"""So many moves are kept as they are told."""
MOST_WORDS = 16_384
"""The words for so many."""


class Encoded(NamedTuple):
    """A move and its words as they are told."""

    move: Any
    text: orjson.Fragment
    words: orjson.Fragment


_encoded: dict[int, Encoded] = {}
"""Moves by their identity, which holds as long as they are kept here: some games have every move
once, and find it sooner than they could compare it."""


def encode_moves(
    game: str, moves: Sequence[Any]
) -> tuple[Sequence[orjson.Fragment], Sequence[orjson.Fragment]]:
    """Moves of a game as records have them, and in words."""
    found = [_encoded.get(id(move)) or _encode(game, move) for move in moves]
    if not found:
        return (), ()
    _, texts, words = zip(*found, strict=True)
    return texts, words


def _encode(game: str, move: Any) -> Encoded:
    found = _encode_move(game, move)
    if found.move is move:
        if len(_encoded) >= MOST_MOVES:
            _encoded.clear()
        _encoded[id(move)] = found
    return found


@lru_cache(maxsize=MOST_MOVES)
def _encode_move(game: str, move: Any) -> Encoded:
    rules = GAMES[game]
    return Encoded(move, encode(rules.format_event(move)), _encode_words(rules.describe(move)))


_told_words: dict[tuple[str, bytes], orjson.Fragment] = {}


def encode_words_of(table: Table, event: bytes) -> orjson.Fragment:
    """The words for an event that is in writing."""
    key = (table.game.id, event)
    words = _told_words.get(key)
    if words is None:
        if len(_told_words) >= MOST_WORDS:
            _told_words.clear()
        parsed = table.game.parse_event(table.config, without_remarks(orjson.loads(event)))
        words = _told_words[key] = _encode_words(table.game.describe(parsed))
    return words


@lru_cache(maxsize=MOST_WORDS)
def _encode_words(words: Phrase) -> orjson.Fragment:
    """Words that moves of several seats share."""
    return encode(format_phrase(words))
