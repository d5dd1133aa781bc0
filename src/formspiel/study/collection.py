"""The puzzles that come with a game: those of the first seeds of every level, ready made.

They lie in the game's folder as compressed JSON, and are what `make_puzzle` makes of the same
level and seed; `benchmarks/make_puzzles.py` writes them.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from formspiel.core.game import Json, Phrase, phrase
from formspiel.core.phrase import format_phrase
from formspiel.core.record import FORMAT, format_record, read_document
from formspiel.core.registry import GAMES
from formspiel.study.puzzles import VERSION, NoPuzzles, Puzzle, find_maker, make_puzzle

FILE = "puzzles.json.gz"

SEEDS = range(40)
"""Of these, every level has its puzzle in the collection."""


@cache
def load_collection(game: str) -> Mapping[str, Json]:
    """The shipped puzzles of a game by their ids, as `format_puzzle` writes them."""
    find_maker(game)
    file = files(GAMES[game].package) / FILE
    if not file.is_file():
        return {}
    document = json.loads(gzip.decompress(file.read_bytes()))
    if document["version"] != VERSION:
        raise NoPuzzles(f"the puzzles of {game} are of another version")
    return {f"{one['level']}-{one['seed']}": one for one in document["puzzles"]}


def find_puzzle(game: str, level: int, seed: int) -> Puzzle:
    """The puzzle of a level and a seed: from the collection, or made now."""
    shipped = load_collection(game).get(f"{level}-{seed}")
    return make_puzzle(game, level, seed) if shipped is None else read_puzzle(game, shipped)


def format_collection(puzzles: Iterable[Puzzle]) -> bytes:
    """The file of a collection."""
    document = {"version": VERSION, "puzzles": [format_puzzle(one) for one in puzzles]}
    text = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def format_puzzle(puzzle: Puzzle) -> Json:
    """A puzzle as JSON, its goal as a phrase."""
    return {
        "level": puzzle.level,
        "seed": puzzle.seed,
        "record": json.loads(format_record(puzzle.record)),
        "seat": puzzle.seat,
        "coming": list(puzzle.coming),
        "cards": list(puzzle.cards),
        "goal": format_phrase(puzzle.goal),
        "best": puzzle.best,
        "unique": puzzle.unique,
        "line": list(puzzle.line),
    }


def read_puzzle(game: str, data: Json) -> Puzzle:
    """The puzzle that `format_puzzle` has written."""
    record = read_document({**data["record"], "format": FORMAT, "game": game})
    return Puzzle(
        level=data["level"],
        seed=data["seed"],
        record=record,
        seat=data["seat"],
        coming=tuple(data["coming"]),
        cards=tuple(data["cards"]),
        goal=_read_phrase(data["goal"]),
        best=data["best"],
        unique=data["unique"],
        line=tuple(data["line"]),
    )


def _read_phrase(data: Json) -> Phrase:
    return phrase(data["key"], **data["values"])
