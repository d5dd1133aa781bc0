"""What a game is to the rest of Formspiel: one contract, kept by all games alike.

A game is a `Game`: a bundle of plain functions on immutable states. What chance decides
is an event like any other, drawn at the moment a person at the table would see it; no
state holds the order of a deck.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from formspiel.core.chances import Chances
from formspiel.core.edition import Edition
from formspiel.geometry import Cell, Quarter

Seat = int
"""Seats are numbered 0, 1, … clockwise."""

Json = dict[str, Any]
"""A JSON object."""


class Turn(Enum):
    """Who is to act when it is no seat."""

    CHANCE = "chance"
    OVER = "over"


CHANCE: Final = Turn.CHANCE
OVER: Final = Turn.OVER
ToAct = tuple[Seat, ...] | Turn


class Unreadable(Exception):
    """This cannot be read: the message is a sentence that says why."""


Place = Cell | tuple[Quarter, ...] | str
"""Something on a board that a reason for points is about: a cell, the quarters of one form,
or a name for what lies together, such as `reserve`."""


class IllegalEvent(Exception):
    """This can be read but is not allowed now.

    `rule` names the rule or ruling broken, as the game's page in the docs numbers it
    (`FITS rule 5`, `FITS-3`), or is empty where no rule of the game is to blame.
    """

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}" if self.rule else self.sentence


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said in the reader's language: a key of the catalogues, with values."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


def phrase(key: str, **values: str | int) -> Phrase:
    """A phrase with its values by name."""
    return Phrase(key, tuple(sorted(values.items())))


@dataclass(frozen=True, slots=True)
class Item:
    """One reason for points, and where on the seat's board it lies, if it lies anywhere.

    All may read `where`: it names no card that some seat may not see.
    """

    what: Phrase
    points: int
    where: tuple[Place, ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The items of every seat in one round.

    `title` and `about` say which round it is in the game's own terms, such as the board,
    in words and as data. A round that is not over is scored as it stands.
    """

    title: Phrase
    about: tuple[tuple[str, Any], ...]
    items: tuple[tuple[Item, ...], ...]
    is_over: bool

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple(sum(item.points for item in own) for own in self.items)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The scores so far, itemised; winners and ranks once the game is over.

    `ranks` has the key of a rank, or None where the rules give none.
    """

    rounds: tuple[RoundScore, ...]
    is_over: bool
    ranks: tuple[str | None, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """The sum of every seat."""
        return tuple(map(sum, zip(*(r.scores for r in self.rounds), strict=True)))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats with the highest sum, who share the win; none while the game goes on."""
        if not self.is_over:
            return ()
        scores = self.scores
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


class Pose(NamedTuple):
    """How a move lies on the board.

    Moves of the same `choice` differ only in how the same thing is laid. `shape` is the
    settled shape; `turned` and `flipped` are the shapes after a quarter turn to the left
    and after a flip left to right. x and y are the least column and row.
    """

    choice: tuple[Any, ...]
    x: int
    y: int
    shape: tuple[Any, ...]
    turned: tuple[Any, ...]
    flipped: tuple[Any, ...]


class Mark(NamedTuple):
    """A few characters of a picture that belong to one thing.

    `style` names what they show, such as `piece:L4`, `try`, `field:bonus` or nothing; a
    terminal may colour it. The text must be readable without.
    """

    text: str
    style: str = ""


Picture = tuple[tuple[Mark, ...], ...]
"""Lines of marks, the top line first."""


def beside(*pictures: Picture, gap: int = 3) -> Picture:
    """Pictures side by side, standing on the same line, with a gap between them."""
    tall = max(map(len, pictures))
    raised = []
    for own in pictures:
        blank = (Mark(" " * sum(len(mark.text) for mark in own[0])),)
        raised.append((blank,) * (tall - len(own)) + own)
    lines = []
    for row in zip(*raised, strict=True):
        line = row[0]
        for more in row[1:]:
            line += (Mark(" " * gap), *more)
        lines.append(line)
    return tuple(lines)


def plain(picture: Picture) -> str:
    """A picture as plain text."""
    return "\n".join("".join(mark.text for mark in line).rstrip() for line in picture)


StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
ConfigT = TypeVar("ConfigT")
EditionT = TypeVar("EditionT", bound=Edition)


@dataclass(frozen=True)
class Game(Generic[EditionT, ConfigT, StateT, EventT, ViewT]):
    """A game: its name and its functions.

    A State is all there is to know, a View what one seat (or, for None, a spectator) may
    know. Both are immutable and hashable. An Event is what chance or a seat decided.
    """

    id: str
    package: str
    """The name of its folder as a package: its words, players and solver are found in it."""

    order: int
    """Where it stands in a list of all games."""

    acts_together: bool
    """Whether several seats act on one card, each unseen by the others until all have."""

    editions: tuple[str, ...]
    """The names of the editions that come with Formspiel, the default first."""

    load_edition: Callable[[str], EditionT]
    """One of `editions` by name."""

    parse_edition: Callable[[str], EditionT]
    """A home-made edition from its TOML text; EditionError names every mistake."""

    configure: Callable[[EditionT, int, Mapping[str, Any]], ConfigT]
    """The edition, number of seats and options of a record, checked; else Unreadable."""

    edition_of: Callable[[ConfigT], EditionT]
    seats_of: Callable[[ConfigT], int]
    options_of: Callable[[ConfigT], Json]
    """The options in full, those left at their default too."""

    setup: Callable[[ConfigT], StateT]
    config_of: Callable[[StateT], ConfigT]
    to_act: Callable[[StateT], ToAct]
    """The seats to act now, CHANCE or OVER. Several seats act on the same card, in any order."""

    legal: Callable[[StateT, Seat], tuple[EventT, ...]]
    """Every legal event of a seat, sorted, no two with the same effect; () if not to act."""

    chances: Callable[[StateT], Chances[EventT]]
    """What chance may decide, with exact probabilities; only where `to_act` is CHANCE."""

    apply: Callable[[StateT, EventT], StateT]
    """The state after an event; IllegalEvent if it cannot be. Deterministic."""

    outcome: Callable[[StateT], Outcome]
    view: Callable[[StateT, Seat | None], ViewT]
    sample: Callable[[ViewT, Random], StateT]
    """A state, drawn at random, that gives this very view."""

    parse_event: Callable[[ConfigT, Json], EventT]
    """An event of a record, without `at` and `note`; Unreadable if it is none."""

    format_event: Callable[[EventT], Json]
    hide: Callable[[ConfigT, EventT, Seat | None], Json]
    """An event as one seat may read it: like `format_event`, less what that seat cannot know."""

    has_secrets: Callable[[ConfigT], bool]
    """Whether a seat knows what other seats may not, such as a closed hand."""

    describe: Callable[[EventT], Phrase]
    """What an event is in words, for a list of moves or a screen reader."""

    pose: Callable[[EventT], Pose | None]
    """How a move lies on the board, so that a hand can shift, turn and flip it; None if
    it puts nothing down."""

    format_view: Callable[[ViewT], Json]
    close_round: Callable[[ViewT, ViewT], Json | None] = lambda _before, _after: None
    """What a seat saw when the round ended that ended between two of its views, written like
    a view, so that its boards can be drawn once more; None if no round did."""

    describe_hidden: Callable[[EventT], Phrase | None] = lambda _event: None
    """An event in words that tell no more than `hide` leaves of it for the other seats."""

    notes: Callable[[ViewT], tuple[Phrase, ...]] = lambda _view: ()
    """What a player wants to know beside the picture, such as the card and what is left."""

    picture: Callable[[ViewT, EventT | None], Picture] = lambda _view, _event: ()
    """A picture of a view in text, with a move tried out on it if one is given.

    It fits a terminal of 80 × 24 with room for a few lines below, or beside it: a seat
    sees what lies before it, a spectator the whole table.
    """

    view_type: type[Any] | None = None
    """What `format_view` writes, declared as `core.written` says; None if it is not declared."""

    event_types: tuple[type[Any], ...] = ()
    """What `format_event` and `hide` write: each event is of just one of these."""


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types the caller does not need to know."""


def quoted(value: object, most: int = 40) -> str:
    """A JSON value as a short piece of a sentence, safe to print anywhere."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = "something unprintable"
    return text if len(text) <= most else text[: most - 3] + "..."
