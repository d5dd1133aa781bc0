"""Routes of the puzzles that come with the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import Path, Request, Response
from fastapi.routing import APIRoute

from formspiel.core.game import CHANCE, Json
from formspiel.core.registry import GAMES
from formspiel.server.http.access import KnownGame, refusals
from formspiel.server.http.puzzle_models import (
    ListedPuzzle,
    PuzzleAnswer,
    PuzzleList,
    ShownPuzzle,
)
from formspiel.server.limits import Buckets, address_of
from formspiel.server.ws.told import write
from formspiel.solvers.puzzle import read
from formspiel.study.collection import load_collection, read_puzzle
from formspiel.study.puzzles import NoPuzzles
from formspiel.table.refusal import Code, Refusal
from formspiel.table.sight import show_phrase

PuzzleId = Annotated[
    str, Path(max_length=20, pattern=r"^[1-5]-[0-9]+$", description="Its level and number.")
]
NOT_OF_A_PUZZLE = ("seed", "line")
"""What is kept of a puzzle and not told before it is given up."""


# Without `async` they run in a thread: a collection takes a moment to read.
def list_puzzles(request: Request, game: KnownGame) -> PuzzleList:
    """List the puzzles that come with a game."""
    found = _open(request, game)
    listed = [ListedPuzzle(id=name, level=one["level"]) for name, one in found.items()]
    return PuzzleList(game=game, puzzles=listed)


def show_puzzle(request: Request, game: KnownGame, puzzle: PuzzleId) -> Response:
    """Show a puzzle without its answer. Moves are tried out by `POST /api/sight`."""
    found = _find(request, game, puzzle)
    shown = {key: value for key, value in found.items() if key not in NOT_OF_A_PUZZLE}
    return Response(write({"game": game, "id": puzzle, **shown}), media_type="application/json")


def show_answer(request: Request, game: KnownGame, puzzle: PuzzleId) -> PuzzleAnswer:
    """Show the best line of a puzzle, for who gives up."""
    found, own = read_puzzle(game, _find(request, game, puzzle)), GAMES[game]
    line = []
    for data, event in zip(found.line, read(own, found.record.config, found.line), strict=True):
        by = own.decided_by(event)
        line.append(
            {
                "seat": None if by is CHANCE else by,
                "event": data,
                "phrase": show_phrase(own.describe(event)),
            }
        )
    return PuzzleAnswer.model_validate({"line": line})


def _open(request: Request, game: str) -> Mapping[str, Json]:
    """The collection of a game; a Refusal if it has none, or who asks does so all the time."""
    looks: Buckets = request.app.state.look_buckets
    if not looks.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, "you ask for many puzzles; wait a moment")
    try:
        return load_collection(game)
    except NoPuzzles:
        raise Refusal(Code.NO_SUCH_PUZZLE, "this game has no puzzles") from None


def _find(request: Request, game: str, puzzle: str) -> Json:
    found = _open(request, game).get(puzzle)
    if found is None:
        raise Refusal(Code.NO_SUCH_PUZZLE, "there is no such puzzle of this game")
    return found


ROUTES = [
    APIRoute("/api/puzzles/{game}", list_puzzles, responses=refusals(400, 404), tags=["games"]),
    APIRoute(
        "/api/puzzles/{game}/{puzzle}",
        show_puzzle,
        responses={200: {"model": ShownPuzzle}, **refusals(400, 404)},
        tags=["games"],
    ),
    APIRoute(
        "/api/puzzles/{game}/{puzzle}/answer",
        show_answer,
        responses=refusals(400, 404),
        tags=["games"],
    ),
]
