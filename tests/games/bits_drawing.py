"""Boards of BITS drawn in tests: `.` is free, a letter is a square of that colour.

Pictures show the top row first and may leave out empty rows above. The tile at hand is
drawn in small letters.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from formspiel.core.game import CHANCE, OVER, IllegalEvent
from formspiel.games.bits import GAME
from formspiel.games.bits.components import load_edition
from formspiel.games.bits.events import DrawStart, Event, Place, Square, TurnCard, TurnTask
from formspiel.games.bits.rules import legal
from formspiel.games.bits.state import Board, Config, State
from formspiel.geometry import parse_picture

EDITION = load_edition("2012")
CARDS = tuple(name for name, tile in EDITION.tiles.items() for _ in range(tile.count))
FULL = "RGRGR\nGRGRG\nRGRGR\nGRGRG\nRGRGR"


def config(seats: int = 1) -> Config:
    return Config(EDITION, seats)


def squares_of(board: Board) -> set[Square]:
    return {square for _, squares in board.placed for square in squares}


def signs(picture: str, letters: str) -> tuple[Square, ...]:
    """The squares of a picture with one of these letters, sorted."""
    cells = parse_picture("\n".join(picture.split()))
    return tuple(sorted((x, y, sign.upper()) for (x, y), sign in cells if sign in letters))


def board_of(picture: str) -> Board:
    """A board with these squares, from whatever tiles."""
    squares = signs(picture, "RGBYV")
    heights = tuple(max((y + 1 for x, y, _ in squares if x == c), default=0) for c in range(5))
    return Board(heights, (("any", squares),) if squares else ())


def drawn(squares: Iterable[Square], at_hand: Iterable[Square] = ()) -> str:
    """The picture of a board, without the empty rows above."""
    found = {(x, y): colour for x, y, colour in squares}
    found |= {(x, y): colour.lower() for x, y, colour in at_hand}
    top = max((y for _, y in found), default=-1)
    rows = ["".join(found.get((x, y), ".") for x in range(5)) for y in range(top, -1, -1)]
    return "\n".join(rows)


def table(*pictures: str, card: str, tasks: tuple[str, ...] = ("1",)) -> State:
    """A table with a building card just turned up, and one drawn board a seat."""
    seats = len(pictures)
    boards = tuple(board_of(picture) for picture in pictures)
    return State(
        config(seats),
        ((Board((0,) * 5),) * seats,) * (len(tasks) - 1),
        tasks,
        EDITION.start[:seats],
        boards,
        (card,),
        (None,) * seats,
        is_in_play=True,
    )


def placement(picture: str, tile: str, seat: int = 0) -> Place:
    """The placement that a picture shows in small letters."""
    return Place(seat, tile, signs(picture, "rgbyv"))


def drop(state: State, picture: str, seat: int = 0) -> State:
    """A seat places the tile in play as the picture shows; the rest must be as before."""
    before = set(signs(picture, "RGBYV"))
    assert before == squares_of(state.boards[seat]), "the picture before differs"
    return GAME.apply(state, placement(picture, state.turned[-1], seat))


def pictures(state: State, seat: int = 0) -> set[str]:
    """What a board may look like after each placement of the tile in play."""
    before = squares_of(state.boards[seat])
    return {drawn(before, move.cells) for move in legal(state, seat)}


def begin(seats: int = 1, starts: str = "RG RB RY GB", state: State | None = None) -> State:
    """A round in which every seat has drawn its start tile and is to drop it."""
    state = state or GAME.setup(config(seats))
    task = next(t.id for t in EDITION.tasks.values() if t.round == state.round + 1)
    state = GAME.apply(state, TurnTask(task))
    for seat, tile in enumerate(starts.split()[:seats]):
        state = GAME.apply(state, DrawStart(seat, tile))
    return state


def lowest(moves: tuple[Place, ...]) -> Place:
    """The placement that lies lowest, the leftmost of them: it fills the board row by row."""
    return min(moves, key=lambda move: (max(y for _, y, _ in move.cells), move.cells))


Chooser = Callable[[tuple[Place, ...]], Place]


def play(state: State, *choosers: Chooser, order: Iterable[str] = CARDS) -> State:
    """Play a round to its end: the cards in this order, seat by seat as each chooses."""
    number, order = state.round, list(order)
    while state.round == number:
        acting = GAME.to_act(state)
        event: Event
        if acting is CHANCE:
            event = TurnCard(order[len(state.turned)])
        else:
            assert acting is not OVER
            event = choosers[acting[0]](legal(state, acting[0]))
        state = GAME.apply(state, event)
    return state


def finished(*rounds: tuple[str, ...], tasks: tuple[str, ...] = ("1", "2L", "3-pair")) -> State:
    """A game that is over; of each round the last boards of all seats, drawn."""
    state = GAME.setup(config(len(rounds[0])))
    past = tuple(tuple(board_of(picture) for picture in boards) for boards in rounds)
    return replace(state, past=past, tasks=tasks)


def refusal(state: State, event: Event) -> IllegalEvent:
    """Why an event is refused."""
    with pytest.raises(IllegalEvent) as refused:
        GAME.apply(state, event)
    assert refused.value.sentence
    return refused.value


def rule_broken(state: State, picture: str, seat: int = 0) -> str:
    """The rule that a drawn placement breaks; what lies there already need not be drawn."""
    return refusal(state, placement(picture, state.turned[-1], seat)).rule
