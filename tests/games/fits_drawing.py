"""Boards of FITS drawn in tests: `.` is free, `#` is covered, a letter is the piece at hand.

Pictures show the top row first and may leave out empty rows above; rows beyond the
twelfth lie over the top edge.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random

import pytest

from formspiel.core.game import CHANCE, OVER, IllegalEvent
from formspiel.games.fits import GAME
from formspiel.games.fits.components import load_edition
from formspiel.games.fits.events import DrawStart, Event, Place, SetAside, TurnCard
from formspiel.games.fits.state import Board, Config, State
from formspiel.geometry import Cell, parse_picture

EDITION = load_edition("2009")
PIECES = tuple(EDITION.pieces)
FIELDS = frozenset((x, y) for x in range(6) for y in range(12))


def config(seats: int = 1, boards: Iterable[str] = ("1",)) -> Config:
    return Config(EDITION, seats, tuple(boards))


def board_of(cells: Iterable[Cell]) -> Board:
    """A board on which these cells are covered, by whatever piece."""
    cells = set(cells)
    heights = tuple(max((y + 1 for x, y in cells if x == column), default=0) for column in range(6))
    return Board(heights, sum(1 << (6 * y + x) for x, y in cells))


def cells_of(board: Board) -> set[Cell]:
    return {(b % 6, b // 6) for b in range(board.covered.bit_length()) if board.covered >> b & 1}


def marked(picture: str, signs: str) -> tuple[Cell, ...]:
    """The cells of a picture with one of these signs, sorted."""
    rows = "\n".join(picture.split())
    return tuple(sorted(cell for cell, sign in parse_picture(rows) if sign in signs))


def drawn(covered: Iterable[Cell], at_hand: Iterable[Cell] = (), letter: str = "#") -> str:
    """The picture of a board, without the empty rows above."""
    signs = dict.fromkeys(covered, "#") | dict.fromkeys(at_hand, letter)
    top = max((y for _, y in signs), default=-1)
    rows = ["".join(signs.get((x, y), ".") for x in range(6)) for y in range(top, -1, -1)]
    return "\n".join(rows)


def trimmed(picture: str) -> str:
    """A picture without its indent and the empty rows above."""
    rows = picture.split()
    while rows and set(rows[0]) == {"."}:
        rows.pop(0)
    return "\n".join(rows)


def table(*pictures: str, card: str, starts: tuple[str, ...] = (), board: str = "1") -> State:
    """A table with a building card just turned up, and one drawn board a seat."""
    seats = len(pictures)
    boards = tuple(board_of(marked(picture, "#")) for picture in pictures)
    starts = starts or tuple(name for name in EDITION.start if name != card)[:seats]
    nobody = (None,) * seats
    return State(config(seats, (board,)), (), starts, boards, (card,), nobody, is_in_play=True)


def placement(picture: str, piece: str, seat: int = 0) -> Place:
    """The placement of a piece that a picture shows with the piece's letter."""
    return Place(seat, piece, marked(picture, piece[0]))


def drop(state: State, picture: str) -> State:
    """Seat 0 places the piece in play as the picture shows; the rest must be as before."""
    piece = state.turned[-1]
    assert set(marked(picture, "#")) == cells_of(state.boards[0]), "the picture before differs"
    return GAME.apply(state, placement(picture, piece))


def pictures(state: State) -> set[str]:
    """What the board of seat 0 may look like after each placement of the piece in play."""
    covered = cells_of(state.boards[0])
    return {
        drawn(covered, move.cells, move.piece[0])
        for move in GAME.legal(state, 0)
        if isinstance(move, Place)
    }


def begin(seats: int = 1, boards: Iterable[str] = ("1",), starts: str = "F5 N5 W5 Y5") -> State:
    """A game in which every seat has drawn its start card and is to drop that piece."""
    state = GAME.setup(config(seats, boards))
    for seat, piece in enumerate(starts.split()[:seats]):
        state = GAME.apply(state, DrawStart(seat, piece))
    return state


def lowest(moves: tuple[Event, ...]) -> Event:
    """The placement that lies lowest, the leftmost of them; setting aside if there is none."""
    places = [move for move in moves if isinstance(move, Place)]
    return min(places, key=lambda m: (max(y for _, y in m.cells), m.cells)) if places else moves[-1]


def aside(moves: tuple[Event, ...]) -> Event:
    """Setting aside; the lowest placement where that is not allowed."""
    return moves[-1] if isinstance(moves[-1], SetAside) else lowest(moves)


Chooser = Callable[[tuple[Event, ...]], Event]


def play(state: State, *choosers: Chooser, order: Iterable[str] = PIECES) -> State:
    """Play a round to its end: the cards in this order, seat by seat as each chooses."""
    number, order = state.round, list(order)
    while state.round == number:
        acting = GAME.to_act(state)
        event: Event
        if acting is CHANCE:
            event = TurnCard(order[len(state.turned)])
        else:
            assert acting is not OVER
            event = choosers[acting[0]](GAME.legal(state, acting[0]))
        state = GAME.apply(state, event)
    return state


def finished(boards: dict[str, tuple[Board, ...]]) -> State:
    """A game that is over, its rounds having ended with these boards."""
    seats = len(next(iter(boards.values())))
    state = GAME.setup(config(seats, boards))
    return replace(state, past=tuple(boards.values()))


def play_at_random(state: State, rng: Random) -> list[Event]:
    """The events of a random game from here to its end."""
    events: list[Event] = []
    while (acting := GAME.to_act(state)) is not OVER:
        event: Event
        if acting is CHANCE:
            chances = GAME.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            event = rng.choice(GAME.legal(state, rng.choice(acting)))
        events.append(event)
        state = GAME.apply(state, event)
    return events


def refusal(state: State, event: Event) -> IllegalEvent:
    """Why an event is refused."""
    with pytest.raises(IllegalEvent) as refused:
        GAME.apply(state, event)
    assert refused.value.sentence
    return refused.value


def rule_broken(state: State, picture: str) -> str:
    """The rule that a drawn placement breaks; what is covered already need not be drawn."""
    assert trimmed(picture) not in pictures(state)
    return refusal(state, placement(picture, state.turned[-1])).rule
