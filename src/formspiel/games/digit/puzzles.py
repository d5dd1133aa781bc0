"""Puzzles of DIGIT Solitaire: lay down cards with as few extra moves as can be.

Either they are the last ones of the stack (one: from one figure to another; several: all that
are open), or the game begins, and it is known which cards come.
"""

from __future__ import annotations

from functools import cache
from random import Random

from formspiel.core.game import CHANCE, Phrase, phrase
from formspiel.games.digit.components import DigitEdition, load_edition
from formspiel.games.digit.events import Draw, Event, Move
from formspiel.games.digit.info import SOLITAIRE
from formspiel.games.digit.rules import apply, chances, legal, setup, stack, to_act
from formspiel.games.digit.solver.courses import best_course
from formspiel.games.digit.solver.graph import chart_moves
from formspiel.games.digit.solver.record import find_way
from formspiel.games.digit.state import Config, State
from formspiel.geometry import settled
from formspiel.solvers.puzzle import Found, Maker, Sketch, find_only

EDITION = "1987"

LAST_CARDS = {1: (1, 2), 2: (1, 3), 3: (3, 5)}
"""How many cards are left at the end of the stack, by the level that is wanted."""

KNOWN_CARDS = {4: (5, 6), 5: (6, 8)}
"""How many cards are to be laid down from the beginning, where it is known which come."""

SECONDS = 600.0
"""Far more than any of these takes: what is not proven is no puzzle."""


def sketch(rng: Random, level: int) -> Sketch | None:
    """The end of a game, or the beginning of one."""
    config = Config(load_edition(EDITION), 1, SOLITAIRE, is_open=False, games=1)
    if level in LAST_CARDS:
        return _sketch_end(config, rng.randint(*LAST_CARDS[level]), rng)
    return _sketch_beginning(config, rng.randint(*KNOWN_CARDS[level]), rng)


def _sketch_end(config: Config, count: int, rng: Random) -> Sketch | None:
    state, events = _deal(config, rng)
    while state.stack_size or state.due or len(state.hands[0] or ()) > count:
        if to_act(state) is CHANCE:
            own = chances(state)
            event: Event = own.pick(rng.randrange(own.total))
        else:
            event = _approach(state, rng)
        state = apply(state, event)
        events.append(event)
    open_cards = state.hands[0] or ()
    start, target = config.edition.figure_of(state.sticks) or "", open_cards[0]
    if count == 1:
        goal = phrase("digit-puzzle-way", start=start, target=target)
    else:
        goal = phrase("digit-puzzle-all", number=count)
    return _finish(state, events, (), count, goal)


def _sketch_beginning(config: Config, count: int, rng: Random) -> Sketch | None:
    state, events = _deal(config, rng)
    left = list(stack(state))
    rng.shuffle(left)
    # The game stops when a card is due that is not known.
    coming = tuple(left[: count - 1])
    return _finish(state, events, coming, count, phrase("digit-puzzle-known", number=count))


def _finish(
    state: State, events: list[Event], coming: tuple[str, ...], count: int, goal: Phrase
) -> Sketch | None:
    """Weigh every figure that can be made first."""
    edition = state.config.edition
    ways: dict[str, Move] = {}
    for move, figure in _list_ways(state):
        ways.setdefault(figure, move)
    start = edition.figure_of(state.sticks) or ""
    whole = best_course(edition, start, [*(state.hands[0] or ()), *coming], count, SECONDS)
    least = whole.extra
    values = ((own, _count_after(edition, state, own, coming, count)) for own in ways)
    only = find_only(values, -least)
    if only is None or whole.least != least:
        return None
    first, (_, order) = only
    line: list[Move] = [ways[first]]
    here, to_come = apply(state, ways[first]), [*coming]
    for card in (None, *order):
        if card is not None:
            for step in find_way(here, card):
                line.append(step)
                here = apply(here, step)
        if here.due and to_come:
            here = apply(here, Draw(0, (to_come.pop(0),)))
    return Sketch(
        config=state.config,
        events=tuple(events),
        seat=0,
        coming=tuple(Draw(0, (card,)) for card in coming),
        cards=coming,
        goal=goal,
        best=-state.extra - least,
        line=tuple(line),
    )


def _count_after(
    edition: DigitEdition, state: State, figure: str, coming: tuple[str, ...], count: int
) -> Found:
    """Minus the extra moves if a figure is made first, and the cards then laid down in order."""
    open_cards = [*(state.hands[0] or ())]
    extra = 1
    if figure in open_cards:
        open_cards.remove(figure)
        extra, count = 0, count - 1
    if not count:
        return -extra, ()
    found = best_course(edition, figure, [*open_cards, *coming], count, SECONDS)
    return -extra - found.least, found.order


def _approach(state: State, rng: Random) -> Move:
    """A move towards the nearest open card, by chance if there are several."""
    away, cards = _measure(state.config.edition), state.hands[0] or ()
    ways = _list_ways(state)
    costs = [min([away[figure][card] for card in cards]) for _, figure in ways]
    least = min(costs)
    return rng.choice([way[0] for way, cost in zip(ways, costs, strict=True) if cost == least])


def _list_ways(state: State) -> list[tuple[Move, str]]:
    """The moves with the figures that they make: those of the steps, which have the same order."""
    steps = state.config.edition.steps(settled(state.sticks))
    return [(move, step.figure) for move, step in zip(legal(state, 0), steps, strict=True)]


@cache
def _measure(edition: DigitEdition) -> dict[str, dict[str, int]]:
    """How many moves all figures are apart."""
    return chart_moves(edition).distances


def _deal(config: Config, rng: Random) -> tuple[State, list[Event]]:
    state, events = setup(config), list[Event]()
    while to_act(state) is CHANCE:
        own = chances(state)
        event = own.pick(rng.randrange(own.total))
        state = apply(state, event)
        events.append(event)
    return state, events


MAKER = Maker(sketch, samples=2_500, unique="figure")
