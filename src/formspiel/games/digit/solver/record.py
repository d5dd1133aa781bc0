"""The hindsight optimum of a game of DIGIT Solitaire that stands in a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic

from formspiel.core.game import Json, Seat
from formspiel.core.record import Record, states, without_remarks
from formspiel.games.digit.events import Deal, Draw, Event, MoveStick, TurnUp
from formspiel.games.digit.info import SOLITAIRE
from formspiel.games.digit.notation import format_event
from formspiel.games.digit.rules import apply, legal, setup
from formspiel.games.digit.solver.courses import best_course
from formspiel.games.digit.state import State
from formspiel.solvers.solution import BeyondSolver, Solution
from formspiel.solvers.solver import Solver


def rounds_of(record: Record) -> range:
    """The games of the series, from 0, in which something can be solved: those with a deal."""
    return range(sum(isinstance(event, Deal) for event, _ in _happened(record)))


def solve_round(record: Record, number: int, _seat: Seat, seconds: float) -> Solution[Json]:
    """The fewest minus points of a game for the order in which its cards came.

    `best` and `bound` are points as the rules count them, so minus the extra moves: -2 is
    two of them, and more than `bound` is not possible. In a game that is not over as many
    cards are laid down as there are in the record, since nobody knows which come later.
    The line has the events of the games before, too; it replays.
    """
    if record.config.variant != SOLITAIRE:
        raise BeyondSolver(
            "only Solitaire has a best play for the order of its cards;"
            " in Standard and DIGIT-Plus it depends on what the others do"
        )
    begun = monotonic()
    events: list[Event] = []
    state: State = setup(record.config)
    cards: list[str] = []
    first, count = "", 0
    for event, after in _happened(record):
        if len(state.past) == number:
            if isinstance(event, TurnUp):
                first = event.figure
            if isinstance(event, TurnUp | Deal):
                events.append(event)
            if isinstance(event, Deal | Draw):
                cards += event.figures
            # The move that lays down is the one that is no extra move.
            count += isinstance(event, MoveStick) and _count_extra(after, number) == state.extra
        elif len(state.past) < number:
            events.append(event)
        state = after
    found = best_course(record.config.edition, first, cards, count, seconds)
    line = _play(record, events, cards, found.order)
    return Solution(
        -found.extra,
        -found.least,
        found.extra == found.least,
        monotonic() - begun,
        tuple(map(format_event, line)),
    )


def _happened(record: Record) -> Iterator[tuple[Event, State]]:
    """The events of a record as the rules read them, each with the state after it."""
    for data, after in zip(record.events, states(record), strict=True):
        yield record.game.parse_event(record.config, without_remarks(data)), after


def _count_extra(state: State, number: int) -> int:
    """The extra moves in a game of the series, over or not."""
    return state.past[number].counts[0] if len(state.past) > number else state.extra


def _play(
    record: Record, before: Sequence[Event], cards: Sequence[str], order: Sequence[str]
) -> list[Event]:
    """Go on after some events and lay down cards in an order, by the shortest ways."""
    line = list(before)
    state: State = setup(record.config)
    for event in before:
        state = apply(state, event)
    come = record.config.edition.hand
    for card in order:
        for event in find_way(state, card):
            line.append(event)
            state = apply(state, event)
        # A record may end before the card that is due after the last one.
        if state.due and come < len(cards):
            draw = Draw(0, (cards[come],))
            line.append(draw)
            state = apply(state, draw)
            come += 1
    return line


def find_way(state: State, card: str) -> list[MoveStick]:
    """Moves that make the figure of a card, as few as there can be around the other open cards."""
    edition, avoid = state.config.edition, set(state.hands[0] or ()) - {card}
    ways: list[tuple[State, list[MoveStick]]] = [(state, [])]
    seen: set[str | None] = set()
    for here, moves in ways:
        for move in legal(here, 0):
            after = apply(here, move)
            sticks = after.sticks or after.past[-1].sticks
            figure = edition.figure_of(sticks)
            if figure == card:
                return [*moves, move]
            if figure not in seen | avoid:
                seen.add(figure)
                ways.append((after, [*moves, move]))
    raise ValueError(f"there is no way to {card}")


def finish_game(
    state: State, rest: Sequence[Event], _seat: Seat, seconds: float
) -> Solution[MoveStick]:
    """The fewest minus points of a game of Solitaire from a state on, for the cards that came.

    As many cards are laid down as were; the line is not told.
    """
    if state.config.variant != SOLITAIRE or not state.sticks or state.hands[0] is None:
        raise BeyondSolver("only a game of Solitaire that has begun can be solved")
    begun, edition, number = monotonic(), state.config.edition, len(state.past)
    cards, count, extra = [*state.hands[0]], 0, state.extra
    after = state
    for event in rest:
        after, before = apply(after, event), after
        if isinstance(event, Draw):
            cards += event.figures
        count += isinstance(event, MoveStick) and _count_extra(after, number) == before.extra
    least = 0
    if count:
        figure = edition.figure_of(state.sticks)
        found = best_course(edition, figure or "", cards, count, seconds)
        extra, least = extra + found.extra, found.least
    bound = state.extra + least
    return Solution(-extra, -bound, extra == bound, monotonic() - begun, ())


SOLVER = Solver(rounds_of, solve_round, finish=finish_game)
