"""Routes of puzzles: those that come with the games, and any other by its level and seed."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from fastapi import Path, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.routing import APIRoute

from formspiel.core.errors import IllegalEvent, Unreadable
from formspiel.core.game import CHANCE, Json
from formspiel.core.phrase import format_phrase
from formspiel.core.record import replay
from formspiel.core.registry import GAMES
from formspiel.server.http.access import KnownGame, refusals
from formspiel.server.http.looks import looks_of
from formspiel.server.http.puzzle_models import (
    ListedPuzzle,
    PuzzleAnswer,
    PuzzleList,
    PuzzleTry,
    ShownPuzzle,
    TriedPuzzle,
)
from formspiel.server.limits import Buckets, address_of
from formspiel.server.tables.puzzles import Puzzles
from formspiel.server.ws.told import write
from formspiel.solvers.puzzle import Walk, read
from formspiel.study.collection import read_puzzle
from formspiel.table.refusal import Code, Refusal
from formspiel.table.sight import show_sight

PuzzleId = Annotated[
    str,
    Path(
        max_length=17,
        pattern=r"^[1-5]-(0|[1-9][0-9]*)$",
        description="Its level and seed.",
    ),
]
NOT_OF_A_PUZZLE = ("seed", "line")
"""What is kept of a puzzle and not told before it is given up."""

LONGEST = 3
"""A try has at most so many times the moves of the best line, and a few more."""


async def list_puzzles(request: Request, game: KnownGame) -> PuzzleList:
    """List the puzzles that come with a game."""
    looks_of(request).count(request)
    puzzles: Puzzles = request.app.state.puzzles
    found = await puzzles.list_shipped(game)
    listed = [ListedPuzzle(id=name, level=one["level"]) for name, one in found.items()]
    return PuzzleList(game=game, puzzles=listed)


async def show_puzzle(request: Request, game: KnownGame, puzzle: PuzzleId) -> Response:
    """Show a puzzle without its answer; one that does not come with the game is made now."""
    found = await _find(request, game, puzzle)
    shown = {key: value for key, value in found.items() if key not in NOT_OF_A_PUZZLE}
    return Response(write({"game": game, "id": puzzle, **shown}), media_type="application/json")


async def try_puzzle(
    request: Request, game: KnownGame, puzzle: PuzzleId, tried: PuzzleTry
) -> Response:
    """Show what some moves lead to, made one after the other from the position on.

    What comes by itself has come. Nothing is kept, and nothing told of the answer.
    """
    _count(request, "sight_buckets", "you try many moves; wait a moment")
    found = await _find(request, game, puzzle)
    shown = await run_in_threadpool(_follow, game, found, tried.moves)
    return Response(write(shown), media_type="application/json")


async def show_answer(request: Request, game: KnownGame, puzzle: PuzzleId) -> PuzzleAnswer:
    """Show the best line of a puzzle, for who gives up."""
    found = read_puzzle(game, await _find(request, game, puzzle))
    own = GAMES[game]
    line = read(own, found.record.config, found.line)
    told = map(partial(_tell, game), found.line, line)
    return PuzzleAnswer.model_validate({"line": list(told)})


def _tell(game: str, data: Json, event: Any) -> Json:
    own = GAMES[game]
    by = own.decided_by(event)
    return {
        "seat": None if by is CHANCE else by,
        "event": data,
        "phrase": format_phrase(own.describe(event)),
    }


def _follow(game: str, data: Json, moves: list[Json]) -> Json:
    """How it stands after some moves of the seat; a Refusal if one of them cannot be made."""
    puzzle, own = read_puzzle(game, data), GAMES[game]
    config = puzzle.record.config
    seats_moves = sum(own.decided_by(one) == puzzle.seat for one in read(own, config, puzzle.line))
    if len(moves) > LONGEST * seats_moves + 4:
        raise Refusal(Code.ILLEGAL, "nobody needs so many moves for this puzzle")
    coming = read(own, config, puzzle.coming)
    walk = Walk(own, replay(puzzle.record), puzzle.seat, coming)
    try:
        for move in moves:
            if walk.is_over:
                raise Refusal(Code.ILLEGAL, "the puzzle is over before these moves")
            event = own.parse_event(config, move)
            if own.decided_by(event) != puzzle.seat:
                raise Refusal(Code.ILLEGAL, "this is no move of the seat that is to act")
            walk.make(event)
    except Unreadable as error:
        raise Refusal(Code.MALFORMED, str(error)) from None
    except IllegalEvent as error:
        raise Refusal(Code.ILLEGAL, error.sentence, error.rule) from None
    events = list(map(own.format_event, walk.events))
    # Of what comes for one card, the last is the card.
    left = -(-walk.left * len(puzzle.cards) // max(1, len(puzzle.coming)))
    return {
        **show_sight(puzzle.record.with_events(events), walk.state, puzzle.seat),
        "events": [_tell(game, *pair) for pair in zip(events, walk.events, strict=True)],
        "cards": list(puzzle.cards[len(puzzle.cards) - left :]),
        "points": walk.points,
        "is_over": walk.is_over,
    }


def _count(request: Request, buckets: str, sentence: str) -> None:
    """Refuse who asks all the time."""
    own: Buckets = getattr(request.app.state, buckets)
    if not own.take(address_of(request)):
        raise Refusal(Code.TOO_FAST, sentence)


async def _find(request: Request, game: str, puzzle: str) -> Json:
    """A puzzle; a Refusal if there is none, or who asks has many of them made."""
    looks_of(request).count(request)
    puzzles: Puzzles = request.app.state.puzzles
    found = await puzzles.find(game, puzzle)
    if found is None:
        _count(request, "review_buckets", "you have many puzzles made; wait a moment")
        found = await puzzles.make(game, puzzle, address_of(request))
    return found


ROUTES = [
    APIRoute("/api/puzzles/{game}", list_puzzles, responses=refusals(400, 404), tags=["games"]),
    APIRoute(
        "/api/puzzles/{game}/{puzzle}",
        show_puzzle,
        responses={200: {"model": ShownPuzzle}, **refusals(400, 404, 500)},
        tags=["games"],
    ),
    APIRoute(
        "/api/puzzles/{game}/{puzzle}/tries",
        try_puzzle,
        methods=["POST"],
        responses={200: {"model": TriedPuzzle}, **refusals(400, 404, 409, 500)},
        tags=["games"],
    ),
    APIRoute(
        "/api/puzzles/{game}/{puzzle}/answer",
        show_answer,
        responses=refusals(400, 404, 500),
        tags=["games"],
    ),
]
