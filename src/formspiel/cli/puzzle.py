"""`formspiel puzzle`: a position, what comes, and the best that can be made of it."""

from __future__ import annotations

import json
from random import SystemRandom
from typing import TYPE_CHECKING

from formspiel.cli.games import find_game
from formspiel.cli.progress import progress, tell_compiling
from formspiel.cli.speech import Speech, texts_for
from formspiel.cli.trouble import Trouble
from formspiel.core.game import Json
from formspiel.core.record import format_record
from formspiel.core.speed.jit import MissingExtra
from formspiel.locales import Texts
from formspiel.solvers.puzzle import LEVELS
from formspiel.study.collection import find_puzzle, load_collection, read_puzzle
from formspiel.study.puzzles import NoPuzzles

if TYPE_CHECKING:
    from formspiel.study.puzzles import Puzzle

MOST_SEED = 2**53
"""The largest seed that every reader of JSON reads as it is."""


def run_puzzle(
    name: str, level: int | None, seed: int | None, *, as_json: bool, language: str | None
) -> None:
    """Print a puzzle, or let a person solve one after the other."""
    game = find_game(name)
    texts = texts_for(language).of(game.package)
    if level is not None and level not in LEVELS:
        raise Trouble(f"a level is from {LEVELS[0]} to {LEVELS[-1]}, not {level}")
    if seed is not None and not 0 <= seed <= MOST_SEED:
        raise Trouble(f"a seed is from 0 to {MOST_SEED}, not {seed}")
    tell_compiling()
    puzzle = pick_puzzle(game.id, level, seed)
    if as_json:
        print(json.dumps(tell_puzzle(puzzle, texts), ensure_ascii=False))
        return
    from formspiel.cli.solving import Solving

    Solving(puzzle, texts, lambda last: _next(game.id, last, level, seed)).run()


def pick_puzzle(game: str, level: int | None, seed: int | None) -> Puzzle:
    """The puzzle that is asked for; without a seed, any of those that come with the game."""
    try:
        if seed is not None:
            own = LEVELS[seed % len(LEVELS)] if level is None else level
            with progress("making a puzzle"):
                return find_puzzle(game, own, seed)
        known = [one for one in load_collection(game).values() if level in (None, one["level"])]
        if known:
            return read_puzzle(game, SystemRandom().choice(known))
        rng = SystemRandom()
        with progress("making a puzzle"):
            return find_puzzle(game, level or rng.choice(LEVELS), rng.randrange(MOST_SEED))
    except (NoPuzzles, MissingExtra) as error:
        raise Trouble(str(error)) from None


def tell_puzzle(puzzle: Puzzle, texts: Texts) -> Json:
    """What `formspiel puzzle --json` prints."""
    return {
        "game": puzzle.record.game.id,
        "level": puzzle.level,
        "record": {**json.loads(format_record(puzzle.record)), "title": f"Puzzle {puzzle.id}"},
        "cards": list(puzzle.cards),
        "goal": Speech(texts)[puzzle.goal],
        "best": puzzle.best,
        "proven": True,
        "line": list(puzzle.line),
    }


def _next(game: str, last: Puzzle, level: int | None, seed: int | None) -> Puzzle:
    """The one after: of the next seed, where a seed was given, else any other."""
    if seed is not None:
        return pick_puzzle(game, level, (last.seed + 1) % (MOST_SEED + 1))
    return pick_puzzle(game, level, None)
