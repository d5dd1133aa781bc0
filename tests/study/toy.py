"""A game so small that it can be worked out, and the judge who does: keep two of four cards.

The cards 1, 2, 4 and 8 are turned up one by one, each as likely as any other that is left. The
player keeps a card or lets it go, and may keep two; they are the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple, cast

from formspiel.core.chances import Equal
from formspiel.core.game import (
    CHANCE,
    OVER,
    AnyGame,
    Game,
    GameInfo,
    Item,
    Json,
    Outcome,
    RoundScore,
    Seat,
    ToAct,
    phrase,
)

CARDS = (1, 2, 4, 8)
MOST_KEPT = 2


class State(NamedTuple):
    kept: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    """All cards that were turned up."""
    is_due: bool = False


class Event(NamedTuple):
    card: int = 0
    keep: bool | None = None


def to_act(state: State) -> ToAct:
    if state.is_due:
        return (0,)
    return OVER if len(state.gone) == len(CARDS) else CHANCE


def legal(state: State, _seat: Seat) -> tuple[Event, ...]:
    if not state.is_due:
        return ()
    keep = (Event(keep=True),) if len(state.kept) < MOST_KEPT else ()
    return (Event(keep=False), *keep)


def chances(state: State) -> Equal[Event]:
    left = [card for card in CARDS if card not in state.gone]
    return Equal(len(left), lambda number: Event(card=left[number]))


def apply(state: State, event: Event) -> State:
    if event.keep is None:
        return State(state.kept, (*state.gone, event.card), is_due=True)
    kept = (*state.kept, state.gone[-1]) if event.keep else state.kept
    return State(kept, state.gone)


def outcome(state: State) -> Outcome:
    items = tuple(Item(phrase("toy"), card) for card in state.kept)
    score = RoundScore(phrase("toy"), (), (items,), is_over=to_act(state) is OVER)
    return Outcome((score,), to_act(state) is OVER, (None,))


def parse_event(_config: Any, data: Json) -> Event:
    return Event(data["card"]) if "card" in data else Event(keep=data["keep"])


def format_event(event: Event) -> Json:
    if event.keep is None:
        return {"chance": "card", "card": event.card}
    return {"seat": 0, "keep": event.keep}


def _nothing(*_: Any) -> Any:
    return None


GAME: AnyGame = Game(
    id="toy",
    package="tests.study",
    info=GameInfo("Toy", "", "", 2000, 1, 1),
    editions=(),
    load_edition=_nothing,
    parse_edition=_nothing,
    configure=_nothing,
    edition_of=_nothing,
    seats_of=lambda _: 1,
    options_of=lambda _: {},
    setup=lambda _: State(),
    config_of=_nothing,
    to_act=to_act,
    legal=legal,
    chances=chances,
    apply=apply,
    outcome=outcome,
    view=lambda state, _: state,
    sample=lambda view, _: view,
    parse_event=parse_event,
    format_event=format_event,
    decided_by=lambda event: CHANCE if event.keep is None else 0,
    round_of=lambda _: 0,
    hide=lambda _config, event, _seat: format_event(event),
    has_secrets=lambda _: False,
    describe=lambda _: phrase("toy"),
    pose=_nothing,
    format_view=cast("Any", _nothing),
)


class ExactJudge:
    """Knows what every moment is worth to whoever plays best."""

    def glance(self, view: State, _seat: Seat, moves: Sequence[Event]) -> list[float]:
        return [float(solve(apply(view, move))) for move in moves]

    def weigh(
        self, view: State, seat: Seat, moves: Sequence[Event], _seed: int, _effort: float
    ) -> list[list[float]]:
        return [self.glance(view, seat, moves)]

    def expect(
        self,
        views: Sequence[State],
        _shares: Sequence[float],
        _seat: Seat,
        _seed: int,
        _effort: float,
    ) -> list[float]:
        return [float(solve(view)) for view in views]


@cache
def solve(state: State) -> Fraction:
    """What a moment is worth."""
    acting = to_act(state)
    if acting is OVER:
        return Fraction(sum(state.kept))
    if acting is CHANCE:
        return sum(
            (share * solve(apply(state, event)) for event, share in chances(state)), Fraction()
        )
    return max(solve(apply(state, move)) for move in legal(state, 0))
