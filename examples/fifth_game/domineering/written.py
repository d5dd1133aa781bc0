"""What the game writes as JSON, declared."""

from __future__ import annotations

from formspiel.core.written import written
from formspiel.geometry import Cell


@written
class DomineeringLay:
    """A domino is laid."""

    seat: int
    lay: tuple[Cell, Cell]


@written
class DomineeringView:
    """What one seat, or for null a spectator, sees."""

    seat: int | None
    board: str
    columns: int
    rows: int
    laid: tuple[DomineeringLay, ...]
    """In the order of play."""
