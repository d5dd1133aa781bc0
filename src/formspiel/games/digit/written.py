"""What DIGIT writes as JSON, declared: its events, open and hidden, its views and its box."""

from __future__ import annotations

from typing import Literal

from formspiel.core.written import Provenance, named, optional, written

Stick = tuple[int, int, Literal["h", "v"]]
Pile = tuple[tuple[str, int | None], ...]


@written
class DigitTable:
    """Chance: the card turned up, and how the sticks are laid."""

    chance: Literal["table"]
    figure: str
    sticks: tuple[Stick, ...]


@written
class DigitDeal:
    """Chance: the hand of a seat; in solitaire the open cards."""

    chance: Literal["deal"]
    seat: int
    figures: tuple[str, ...]


@written
class DigitHiddenDeal:
    """Chance: the hand of another seat, of which only the number of cards is told."""

    chance: Literal["deal"]
    seat: int
    count: int


@written
class DigitDraw:
    """Chance: the cards that a seat draws."""

    chance: Literal["draw"]
    seat: int
    figures: tuple[str, ...]


@written
class DigitHiddenDraw:
    """Chance: the cards that another seat draws, of which only their number is told."""

    chance: Literal["draw"]
    seat: int
    count: int


@written
class DigitReshuffle:
    """Chance: the laid-down cards except the last become the stack."""

    chance: Literal["reshuffle"]


@written
class DigitMove:
    """A stick is moved to another place."""

    seat: int
    stick: Stick = named("from")
    to: Stick


@written
class DigitFinished:
    """A game of the series that is over."""

    counts: tuple[int, ...]
    """What counts for each seat: cards left, cards laid down or extra moves."""
    sticks: tuple[Stick, ...]
    """As they lay at the end."""


@written
class DigitLast:
    """What is to be seen of the game before: the same keys as of the game now."""

    figure: str | None
    sticks: tuple[Stick, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    sizes: tuple[int, ...]
    pile: Pile
    extra: int


@written
class DigitView:
    """What one seat, or for null a spectator, sees of DIGIT."""

    seat: int | None
    variant: Literal["standard", "plus", "solitaire"]
    open: bool
    games: int
    game: int
    """The number of the game of the series, from 1."""
    past: tuple[DigitFinished, ...]
    turn: int
    """The seat whose turn it is."""
    figure: str | None
    """The figure that lies there; null before a card has been turned up."""
    sticks: tuple[Stick, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """The cards of each seat; null where a hand is hidden, or not dealt yet."""
    sizes: tuple[int | None, ...]
    """How many cards each seat holds; null before the deal."""
    pile: Pile
    """The laid-down cards in order, each with the seat that laid it down, or null."""
    stack: int
    """How many cards are in the stack."""
    due: int
    """How many cards the seat whose turn it is must draw before the game goes on."""
    run: int
    """DIGIT-Plus: the cards laid down in this turn."""
    idle: int
    """DIGIT-Plus played out: the turns in a row without laying down, counted while the stack
    is empty."""
    extra: int
    """Solitaire: the moves that laid down nothing."""
    end: Literal["played-out", "last-turns"] = optional()
    """DIGIT-Plus: how it ends."""
    last_turns: int = optional()
    """DIGIT-Plus that ends with last turns: how many were made since the stack is empty."""
    last: DigitLast = optional()
    """The game before, from the second one of a series on."""


@written
class DigitFigure:
    """A figure in its normal form, and the card that shows it."""

    id: str
    sticks: tuple[Stick, ...]


@written
class DigitComponents:
    """What is in the box of DIGIT."""

    sticks: int
    sticks_source: Provenance
    figures: dict[str, DigitFigure]
    cards_source: Provenance
    hand: int
    """How many cards are dealt to each player."""
    hand_source: Provenance
    run: int
    """How many cards may be laid down in one turn of DIGIT-Plus."""
    run_source: Provenance


EVENTS = (
    DigitTable,
    DigitDeal,
    DigitHiddenDeal,
    DigitDraw,
    DigitHiddenDraw,
    DigitReshuffle,
    DigitMove,
)
