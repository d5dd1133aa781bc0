"""Bodies of the answers about puzzles."""

from __future__ import annotations

from typing import Literal

from formspiel.server.fields import Object, Phrase, Strict
from formspiel.server.http.models import RecordDocument, StepEvent


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


class PuzzleAnswer(Strict):
    """The best line of a puzzle: every event from the position to the end."""

    line: list[StepEvent]
