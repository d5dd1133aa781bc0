"""What Quadrata writes as JSON, declared: its events, its views and what is in its box."""

from __future__ import annotations

from typing import Literal

from formspiel.core.written import Provenance, named, optional, written

Quarter = tuple[int, int, Literal["N", "E", "S", "W"]]
Where = Literal["stock", "reserve", "square"]
Counts = tuple[int, int, int, int, int, int]
"""How many forms there are of the numbers 1, 2, …, 6."""


@written
class QuadrataStarter:
    """Chance: the seat that first rolled a six."""

    chance: Literal["starter"]
    seat: int


@written
class QuadrataRoll:
    """Chance: the roll of the seat whose turn it is."""

    chance: Literal["roll"]
    pips: int


@written
class QuadrataMove:
    """A form goes from one place to another."""

    seat: int
    move: int
    """The number of the form."""
    origin: Where = named("from")
    of: int = optional()
    """The seat from whose board it is taken, where it is not the mover's own."""
    at_cells: tuple[Quarter, ...] = optional()
    """Where it lay, if it comes from a square."""
    to: Where
    cells: tuple[Quarter, ...] = optional()
    """Where it comes to lie, if it goes into the square."""


@written
class QuadrataBoard:
    """One player's board."""

    forms: tuple[tuple[int, tuple[Quarter, ...]], ...]
    """The forms in the square, each its number and its quarters."""
    reserve: Counts
    """How many forms there are in the reserve of the numbers 1, 2, …, 6."""


@written
class QuadrataView:
    """What one seat, or for null a spectator, sees of Quadrata."""

    seat: int | None
    round: int
    """From 1; when the game is over, that of the last round."""
    rounds: int
    turn_limit: int | None
    size: int
    """The columns and rows of a square."""
    starter: int | None
    """The seat that begins this round; null until a six has decided."""
    turn: int | None
    """The seat whose turn it is."""
    turns: int
    """The turns of this round that are over."""
    pips: int | None
    """What the seat whose turn it is has rolled."""
    joker: bool
    """Whether a six is a joker."""
    stock: Counts
    """How many forms there are in the stock of the numbers 1, 2, …, 6."""
    boards: tuple[QuadrataBoard, ...]
    last: tuple[QuadrataBoard, ...] | None
    """The boards of the round before, until everybody has had a turn."""


@written
class QuadrataForm:
    """A form, drawn once; it may be turned and flipped."""

    number: int
    quarters: tuple[Quarter, ...]
    count: int
    """How many of it there are."""
    source: Provenance


@written
class QuadrataSquare:
    """A square to fill."""

    id: str
    size: int
    """Its columns and rows."""
    seats: tuple[int, ...]
    """For how many players it is."""
    forms: dict[str, QuadrataForm]
    """By number."""
    source: Provenance


@written
class QuadrataReduction:
    """Forms that stay in the box with some number of seats."""

    seats: int
    forms: Counts
    source: Provenance


@written
class QuadrataComponents:
    """What is in the box of Quadrata."""

    forms: dict[str, QuadrataForm]
    """By number."""
    squares: tuple[QuadrataSquare, ...]
    reduction: QuadrataReduction
    die_source: Provenance
    stock_source: Provenance


EVENTS = (QuadrataStarter, QuadrataRoll, QuadrataMove)
