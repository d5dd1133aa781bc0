"""Puzzles: made by the solvers, proven, with one best first move, and graded by the bots.

A puzzle has a game, a level and a seed, and these make the same one everywhere. So whatever is
decided by chance comes from the seed, no clock cuts a search short, and bots think as long with
the extra `fast` as without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from formspiel.core.game import AnyGame, Json, Phrase, Seat
from formspiel.core.record import Record
from formspiel.core.registry import GAMES
from formspiel.players import Thought, load_player
from formspiel.solvers.puzzle import LEVELS, Maker, Sketch, Walk, begin, load_maker, write

VERSION = 1
"""Of the way from a seed to a puzzle: another way is another version."""

ATTEMPTS = 5_000
"""So many positions are looked at for a puzzle; far fewer are needed."""

TRIES = 3
"""So often the weakest bot tries, which plays by chance in part; the best try counts."""

FAR_SHORT = 3
"""The points from which on the obvious way is far from the best."""


class NoPuzzles(Exception):
    """A game that has no puzzles, or no puzzle of a seed; the message says which."""


class FixedThought(Thought):
    """A thought of as many samples on every machine: its effort is their number."""

    def samples(self, a_second: float, least: int = 1) -> int:  # noqa: ARG002  not by the second
        """How many samples the effort is worth."""
        return max(least, round(self.effort))


@dataclass(frozen=True)
class Puzzle:
    """A position, what comes, and the best that can be made of it."""

    level: int
    seed: int
    record: Record
    """Up to the position, in which the seat is to act."""
    seat: Seat
    coming: tuple[Json, ...]
    """What chance and the others do later, in this order."""
    cards: tuple[str | int, ...]
    goal: Phrase
    best: int
    """The points of the seat in the end, as the rules count them."""
    unique: str
    """What there is just one of that is best at first: a `move` or a `figure`."""
    line: tuple[Json, ...]
    """All events from the position to the end; the record goes on with them."""

    @property
    def id(self) -> str:
        """A name among the puzzles of the game."""
        return f"{self.level}-{self.seed}"


def find_maker(game: str) -> Maker:
    """The maker of a game's puzzles; NoPuzzles if it has none."""
    maker = load_maker(game)
    if maker is None:
        raise NoPuzzles(f"{GAMES[game].info.title} has no puzzles")
    return maker


def make_puzzle(name: str, level: int, seed: int) -> Puzzle:
    """The puzzle of a game, a level and a seed."""
    game, maker = GAMES[name], find_maker(name)
    for attempt in range(ATTEMPTS):
        rng = Random(f"formspiel puzzle {VERSION}/{name}/{level}/{seed}/{attempt}")
        sketch = maker.sketch(rng, level)
        if sketch is not None and is_of_level(game, sketch, level, maker.samples):
            return _finish(game, maker, sketch, level, seed)
    raise NoPuzzles(f"no puzzle of level {level} was found for the seed {seed}")


def is_of_level(game: AnyGame, sketch: Sketch, level: int, samples: int) -> bool:
    """Whether a puzzle is just so hard.

    A level is one more than the bots of the game, from easy to master, that fall short of the
    best; but at least the third where the weakest falls far short.
    """
    missed, names = 0, game.info.levels
    for at, name in enumerate(names):
        tries = range(1 if at else TRIES)
        points = max(play_out(game, sketch, name, samples, one) for one in tries)
        short = sketch.best - points
        missed += short > 0
        if not at and short >= FAR_SHORT and level < LEVELS[2]:
            return False
        left = len(names) - at - 1
        if not missed < level <= 1 + missed + left:
            return False
    return True


def play_out(game: AnyGame, sketch: Sketch, level: str, samples: int, seed: int) -> int:
    """What a bot comes to that does not know what comes."""
    player = load_player(game.id, level)
    rng = Random(f"{level}/{seed}")
    walk = Walk(game, begin(game, sketch.config, sketch.events), sketch.seat, sketch.coming)
    for _ in range(2 * len(sketch.line) + 4):
        if walk.is_over:
            return walk.points
        view = game.view(walk.state, sketch.seat)
        moves = game.legal(walk.state, sketch.seat)
        walk.make(player(view, moves, rng, FixedThought(samples)))
    # Who takes so long is not on the way to the best.
    return walk.points if walk.is_over else sketch.best - FAR_SHORT


def follow(
    game: AnyGame, state: Any, seat: Seat, coming: Sequence[Any], moves: Sequence[Any]
) -> Walk:
    """Make moves of a seat one after the other, with all that comes between."""
    walk = Walk(game, state, seat, coming)
    for move in moves:
        walk.make(move)
    return walk


def _finish(game: AnyGame, maker: Maker, sketch: Sketch, level: int, seed: int) -> Puzzle:
    config = sketch.config
    state = begin(game, config, sketch.events)
    walk = follow(game, state, sketch.seat, sketch.coming, sketch.line)
    if not walk.is_over or walk.points != sketch.best:
        raise AssertionError(f"the line of puzzle {level}-{seed} of {game.id} is not the best")
    return Puzzle(
        level=level,
        seed=seed,
        record=write(game, config, sketch.events),
        seat=sketch.seat,
        coming=tuple(map(game.format_event, sketch.coming)),
        cards=sketch.cards,
        goal=sketch.goal,
        best=sketch.best,
        unique=maker.unique,
        line=tuple(map(game.format_event, walk.events)),
    )
