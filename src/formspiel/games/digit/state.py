"""DIGIT at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from formspiel.core.drawn import Drawn
from formspiel.games.digit.components import DigitEdition
from formspiel.games.digit.info import PLAYED_OUT, SOLITAIRE
from formspiel.geometry import Stick


@dataclass(frozen=True, slots=True)
class Config:
    """What was agreed before the game."""

    edition: DigitEdition
    seats: int
    variant: str
    is_open: bool
    games: int
    end: str = PLAYED_OUT
    """How DIGIT-Plus ends; other versions have one end."""

    @property
    def shows_hands(self) -> bool:
        """Whether all hands lie face up: in open games and in solitaire."""
        return self.is_open or self.variant == SOLITAIRE


class Turn(NamedTuple):
    """A turn of Standard, as everybody at the table saw it."""

    seat: int
    before: str
    """The figure that lay there."""
    made: str
    owner: int | None
    """Who laid down its card; if nobody did, the seat drew one."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A game of the series that is over."""

    counts: tuple[int, ...]
    """What counts for each seat: cards left, cards laid down or extra moves."""
    sticks: tuple[Stick, ...]
    """As they lay at the end."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards at the end of a game, to be counted once more when the next one has begun."""

    hands: tuple[tuple[str, ...] | None, ...]
    """Sorted; None where a hand is hidden."""
    sizes: tuple[int, ...]
    pile: tuple[tuple[str, int | None], ...]


@dataclass(frozen=True, slots=True)
class State(Drawn):
    """All there is to know.

    The stack is no field: it is the set of cards that are neither in a hand nor laid
    down, and nobody knows its order. The last position of the last game stays.
    """

    config: Config
    past: tuple[Finished, ...]
    turn: int
    sticks: tuple[Stick, ...]
    """As they lie, sorted; none before a card has been turned up."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Sorted; None before the deal."""
    pile: tuple[tuple[str, int | None], ...]
    """The laid-down cards in order, each with the seat that laid it down; nobody did the
    card first turned up (DIGIT-4)."""
    due: int
    """How many cards the seat whose turn it is must draw before the game goes on."""
    run: int
    """DIGIT-Plus: the cards laid down in this turn."""
    idle: int
    """DIGIT-Plus played out: the turns in a row without laying down, counted while the stack
    is empty."""
    extra: int
    """Solitaire: the moves that laid down nothing."""
    last: Cards | None = None
    """The cards of the game before, while another one is played."""
    trail: tuple[Turn, ...] = ()
    """Standard: the turns since the cards were last shuffled; those in which there was no
    card to draw are left out, for they may go on for ever."""
    last_turns: int = 0
    """DIGIT-Plus that ends with last turns: how many were made since the stack is empty."""

    @property
    def game(self) -> int:
        """The number of the game of the series, from 0."""
        return min(len(self.past), self.config.games - 1)

    @property
    def stack_size(self) -> int:
        """How many cards are in the stack."""
        held = sum(len(hand) for hand in self.hands if hand)
        return len(self.config.edition.figures) - held - len(self.pile)
