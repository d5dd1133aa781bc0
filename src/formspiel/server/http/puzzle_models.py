"""Bodies of the answers about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from formspiel.server.fields import Object, Phrase, Strict
from formspiel.server.http.models import RecordDocument, Sighted, StepEvent


class ListedPuzzle(Strict):
    """A puzzle in a list."""

    id: str
    level: int
    """From 1, the easiest, to 5."""


class PuzzleList(Strict):
    """The puzzles that come with a game, the easiest first."""

    game: str
    puzzles: list[ListedPuzzle]


class ShownPuzzle(Strict):
    """A position, what comes, and how many points can be had; docs/puzzles.md explains it."""

    game: str
    id: str
    level: int
    seat: int
    """Who is to find the best."""
    record: RecordDocument
    """Up to the position, in which the seat is to act."""
    coming: list[Object]
    """Events of chance and of others that follow, in this order, whenever the seat has acted."""
    cards: list[str | int]
    """What comes for the seat, as people say it."""
    goal: Phrase
    best: int
    """The points of the seat in the end."""
    unique: Literal["move", "figure"]
    """What there is just one of that is best at first."""


class PuzzleTry(Strict):
    """Moves of the seat that is to find the best, in their order."""

    moves: Annotated[list[Object], Field(max_length=60)]


class TriedPuzzle(Sighted):
    """What the moves lead to, as far as the seat may see it."""

    events: list[StepEvent]
    """The moves, and between them what comes by itself."""
    cards: list[str | int]
    """What is still to come for the seat, as people say it."""
    points: int
    """The points of the seat as it stands."""
    is_over: bool
    """Whether nothing is left to do: then the points are those of the try."""


class PuzzleAnswer(Strict):
    """The best line of a puzzle: every event from the position to the end."""

    line: list[StepEvent]
