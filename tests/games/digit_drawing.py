"""Sticks of DIGIT drawn in tests: `+` is a point, `-` and `|` are sticks.

Pictures show the top row first; the lower left corner is the point (0, 0).
"""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER, IllegalEvent
from formspiel.games.digit import GAME
from formspiel.games.digit.components import load_edition
from formspiel.games.digit.events import Deal, Event, MoveStick, TurnUp
from formspiel.games.digit.rules import legal
from formspiel.games.digit.state import Config, State
from formspiel.geometry import Stick, settled

EDITION = load_edition("1987")
CARDS = tuple(EDITION.figures)

# Of these six each is one move from the next; HOOK, FLAG and MAST are also one from LINE.
LINE = "+-+-+-+-+-+"
HOOK = """
+
|
+-+-+-+-+
"""
FLAG = """
  +
  |
+-+-+-+-+
"""
MAST = """
    +
    |
+-+-+-+-+
"""
TALL = """
    +
    |
    +
    |
  +-+-+-+
"""
BENT = """
    +-+
    |
    +
    |
  +-+-+
"""
H = """
+ +
| |
+-+
| |
+ +
"""
U = """
+-+
| |
+ +
| |
+ +
"""


def sticks_of(picture: str) -> tuple[Stick, ...]:
    """The sticks of a picture, sorted."""
    rows = picture.strip("\n").splitlines()
    found: list[Stick] = []
    for line, row in enumerate(reversed(rows)):
        for column, sign in enumerate(row):
            if sign in "-|":
                assert (line % 2 == 0, column % 2) == (sign == "-", int(sign == "-"))
                found.append((column // 2, line // 2, "h" if sign == "-" else "v"))
    return tuple(sorted(found))


def card(picture: str) -> str:
    """The name of a drawn figure."""
    name = EDITION.figure_of(sticks_of(picture))
    assert name is not None
    return name


def others(*taken: str) -> list[str]:
    """All cards but these."""
    return [name for name in CARDS if name not in taken]


END = (4, 0, "h")
"""The right end of the line."""

SPARE = others(*map(card, (LINE, HOOK, FLAG, MAST, TALL, BENT)))
"""Cards that have nothing to do with the line and what follows from it."""


def config(seats: int = 2, variant: str = "standard", **options: object) -> Config:
    return GAME.configure(EDITION, seats, {"variant": variant, **options})


def table(
    picture: str,
    *hands: Iterable[str],
    variant: str = "standard",
    stack: int | None = None,
    games: int = 1,
    extra: int = 0,
    end: str = "played-out",
) -> State:
    """Seat 0 to move; `stack` cards are left there, the others have been laid down by nobody."""
    held = tuple(tuple(sorted(hand)) for hand in hands)
    figure = card(picture)
    free = others(figure, *(name for hand in held for name in hand))
    gone = [] if stack is None else free[: len(free) - stack]
    state = GAME.setup(config(len(held), variant, games=games, end=end))
    pile = (*((name, None) for name in gone), (figure, None))
    return replace(state, sticks=sticks_of(picture), hands=held, pile=pile, extra=extra)


def move(seat: int, stick: Stick, to: Stick) -> MoveStick:
    return MoveStick(seat, stick, to)


def after(state: State, picture: str, seat: int | None = None) -> State:
    """The seat to act moves a stick so that the sticks lie as drawn."""
    want, have = set(sticks_of(picture)), set(state.sticks)
    (stick,), (to,) = have - want, want - have
    return GAME.apply(state, MoveStick(state.turn if seat is None else seat, stick, to))


def begin(seats: int = 2, variant: str = "standard", **options: object) -> State:
    """A game with the line turned up and the cards dealt in their order."""
    state = GAME.setup(config(seats, variant, **options))
    state = GAME.apply(state, TurnUp(card(LINE), sticks_of(LINE)))
    free = others(card(LINE))
    for seat in range(seats):
        state = GAME.apply(state, Deal(seat, tuple(free[5 * seat : 5 * seat + 5])))
    return state


def play_at_random(state: State, rng: Random, most: int = 1000) -> list[Event]:
    """The events of a game from here, on own cards where possible, to its end or `most`."""
    events: list[Event] = []
    while (acting := GAME.to_act(state)) is not OVER and len(events) < most:
        event: Event
        if acting is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            moves = legal(state, acting[0])
            steps = EDITION.steps(settled(state.sticks))
            hand = state.hands[acting[0]] or ()
            laid = [m for m, step in zip(moves, steps, strict=True) if step.figure in hand]
            event = rng.choice(laid if rng.random() < 0.7 and laid else moves)
        events.append(event)
        state = GAME.apply(state, event)
    return events


def refusal(state: State, event: Event) -> IllegalEvent:
    """Why an event is refused."""
    with pytest.raises(IllegalEvent) as refused:
        GAME.apply(state, event)
    assert refused.value.sentence
    return refused.value


def hands(state: State) -> list[tuple[str, ...]]:
    return [hand or () for hand in state.hands]


def sizes(state: State) -> list[int]:
    return list(map(len, hands(state)))


def dealt(state: State, *cards: list[str]) -> State:
    """A new game with the line turned up."""
    state = GAME.apply(state, TurnUp(card(LINE), sticks_of(LINE)))
    for seat, hand in enumerate(cards):
        state = GAME.apply(state, Deal(seat, tuple(hand)))
    return state


def all_but(picture: str) -> tuple[tuple[str, None], ...]:
    """A laid-down pile of all cards but one."""
    return tuple((name, None) for name in others(card(picture)))
