"""What a game is to the rest of Formspiel: one contract, kept by all games alike.

A game is a `Game`: a bundle of plain functions on immutable states. What chance decides
is an event like any other, drawn at the moment a person at the table would see it; no
state holds the order of a deck. The nouns of the contract can be had from here, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from formspiel.core.chances import Chances
from formspiel.core.edition import Edition, format_edition
from formspiel.core.errors import IllegalEvent, Json, Unreadable, quoted
from formspiel.core.info import GameInfo
from formspiel.core.numbering import Numbering
from formspiel.core.observation import Observation
from formspiel.core.outcome import Item, Outcome, Place, RoundScore, Seat
from formspiel.core.phrase import Phrase, phrase
from formspiel.core.picture import Mark, Parts, Picture, Pose, beside, evened, numbered, plain

__all__ = [
    "CHANCE",
    "OVER",
    "AnyGame",
    "Game",
    "GameInfo",
    "IllegalEvent",
    "Item",
    "Json",
    "Mark",
    "Outcome",
    "Parts",
    "Phrase",
    "Picture",
    "Place",
    "Pose",
    "RoundScore",
    "Seat",
    "ToAct",
    "Turn",
    "Unreadable",
    "ViewChange",
    "WrittenMoves",
    "beside",
    "evened",
    "numbered",
    "phrase",
    "plain",
    "quoted",
]


class Turn(Enum):
    """Who is to act when it is no seat."""

    CHANCE = "chance"
    OVER = "over"


CHANCE: Final = Turn.CHANCE
OVER: Final = Turn.OVER
ToAct = tuple[Seat, ...] | Turn


StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
ConfigT = TypeVar("ConfigT")
EditionT = TypeVar("EditionT", bound=Edition)


class ViewChange(NamedTuple):
    """What is other in a view, as `format_view` writes it, than in an earlier one."""

    keys: Json
    """The keys that are other, but for those with lists that have only grown."""
    grown: list[Any]
    """Such lists: for each the keys and places that lead to it, and what was added at its end."""


class WrittenMoves(NamedTuple):
    """Moves as JSON in UTF-8: a list of events, and one of their words as phrases."""

    events: bytes
    words: bytes


@dataclass(frozen=True)
class Game(Generic[EditionT, ConfigT, StateT, EventT, ViewT]):
    """A game: its name and its functions.

    A State is all there is to know, a View what one seat (or, for None, a spectator) may
    know. Both are immutable and hashable. An Event is what chance or a seat decided.
    """

    id: str
    package: str
    """The name of its folder as a package: its words, players and solver are found in it, and
    the game itself as `GAME`."""

    info: GameInfo
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
    decided_by: Callable[[EventT], Seat | Turn]
    """The seat that decided an event, or CHANCE."""

    round_of: Callable[[StateT], int]
    """The round that is under way, from 0; the number of rounds once the game is over."""

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

    format_change: Callable[[ViewT, ViewT], ViewChange | None] = lambda _before, _after: None
    """What is other in a view than in an earlier one; None where it is written anew. It is the
    same whoever sees it, as long as nobody knows more than the others."""

    write_legal: Callable[[StateT, Seat], WrittenMoves | None] = lambda _state, _seat: None
    """What `legal` has as `format_event` and `describe` write it, sooner; None where it is not
    at hand."""

    describe_hidden: Callable[[EventT], Phrase | None] = lambda _event: None
    """An event in words that tell no more than `hide` leaves of it for the other seats."""

    foresee: Callable[[ViewT, EventT], Phrase | None] = lambda _view, _event: None
    """What a move comes to that its own words do not tell, such as the figure it makes."""

    notes: Callable[[ViewT], tuple[Phrase, ...]] = lambda _view: ()
    """What a player wants to know beside the picture, such as the card and what is left."""

    drawing: Callable[[ViewT], str] | None = None
    """A view as SVG, with the shapes of the page; None where its picture has to do."""

    picture: Callable[[ViewT, EventT | None], Picture] = lambda _view, _event: ()
    """A picture of a view in text, with a move tried out on it if one is given.

    It fits a terminal of 80 × 24 with room for a few lines below, or beside it: a seat
    sees what lies before it, a spectator the whole table.
    """

    draw_edition: Callable[[EditionT], tuple[Parts, ...]] = lambda _edition: ()
    """What is in the box, drawn in text, for whoever makes an edition."""

    view_type: type[Any] | None = None
    """What `format_view` writes, declared as `core.written` says; None if it is not declared."""

    event_types: tuple[type[Any], ...] = ()
    """What `format_event` and `hide` write: each event is of just one of these."""

    edition_type: type[Any] | None = None
    """What is written of the components of an edition; None if it is not declared."""

    numbering: Callable[[EditionT, int], Numbering[ViewT, EventT]] | None = None
    """A fixed index for every move of an edition with so many seats; None if it has none."""

    observation: Callable[[EditionT, int], Observation[ViewT]] | None = None
    """A view of an edition with so many seats as tensors; None if it has none."""

    @property
    def acts_together(self) -> bool:
        """Whether several seats act on one card, each unseen by the others until all have."""
        return self.info.acts_together

    def edition_json(self, edition: EditionT) -> Json:
        """What is in the box, for whoever wants to draw it."""
        return format_edition(self.id, edition)

    def __reduce__(self) -> str | tuple[Any, ...]:
        # It travels by its name: functions that have none could not.
        if getattr(import_module(self.package), "GAME", None) is self:
            return _game_of, (self.package,)
        return super().__reduce__()

    def __copy__(self) -> Game[EditionT, ConfigT, StateT, EventT, ViewT]:
        return self

    def __deepcopy__(self, _memo: Json) -> Game[EditionT, ConfigT, StateT, EventT, ViewT]:
        return self


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types the caller does not need to know."""


def _game_of(package: str) -> AnyGame:
    game: AnyGame = import_module(package).GAME
    return game
