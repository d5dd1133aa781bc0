"""The rules, all of them.

1. Seat 0 lays a domino upright, seat 1 flat, by turns, on two free cells of the board.
2. Who cannot lay one any more has lost.
"""

from __future__ import annotations

from collections.abc import Iterator

from domineering.state import Config, Lay, State
from formspiel.core.chances import Chances
from formspiel.core.game import OVER, IllegalEvent, Item, Outcome, RoundScore, Seat, ToAct, phrase
from formspiel.geometry import Cell

SEATS = 2


def setup(config: Config) -> State:
    """The empty board."""
    return State(config)


def to_act(state: State) -> ToAct:
    """The seat whose turn it is, as long as it can move."""
    return (state.seat,) if any(True for _ in places(state, state.seat)) else OVER


def legal(state: State, seat: Seat) -> tuple[Lay, ...]:
    """Every place for a domino of the seat, sorted; none if it is not its turn."""
    return tuple(places(state, seat)) if seat == state.seat else ()


def places(state: State, seat: Seat) -> Iterator[Lay]:
    """Where a seat could lay a domino, whoever's turn it is, sorted."""
    ground = state.config.ground
    taken = {cell for lay in state.laid for cell in lay.cells}
    right, top = (0, 1) if seat == 0 else (1, 0)
    for x in range(ground.columns - right):
        for y in range(ground.rows - top):
            if (x, y) not in taken and (x + right, y + top) not in taken:
                yield Lay(seat, domino(seat, (x, y)))


def domino(seat: Seat, cell: Cell) -> tuple[Cell, Cell]:
    """The two cells of a seat's domino that has this one as its left or lower end."""
    x, y = cell
    return (cell, (x, y + 1)) if seat == 0 else (cell, (x + 1, y))


def chances(state: State) -> Chances[Lay]:
    """Chance decides nothing in this game."""
    raise ValueError(f"chance never acts: {state}")


def apply(state: State, event: Lay) -> State:
    """The state after a domino has been laid."""
    acting = to_act(state)
    if acting is OVER:
        raise IllegalEvent("the game is over", "rule 2")
    if event.seat != state.seat:
        raise IllegalEvent(f"seat {state.seat} is to act", "rule 1")
    if event.cells != domino(event.seat, event.cells[0]):
        way = "upright" if event.seat == 0 else "flat"
        raise IllegalEvent(f"seat {event.seat} lays its dominoes {way}", "rule 1")
    if not _is_on_board(state, event.cells):
        raise IllegalEvent("the domino does not lie on the board", "rule 1")
    if any(set(event.cells) & set(lay.cells) for lay in state.laid):
        raise IllegalEvent("another domino lies there", "rule 1")
    return State(state.config, (*state.laid, event))


def outcome(state: State) -> Outcome:
    """One point for who made the last move, once the other cannot make one."""
    is_over = to_act(state) is OVER
    items: list[tuple[Item, ...]] = [(), ()]
    if is_over:
        last = state.laid[-1].cells if state.laid else ()
        items[1 - state.seat] = (Item(phrase("domineering-last"), 1, last),)
    title = phrase("domineering-board", board=state.config.board)
    played = RoundScore(title, (("board", state.config.board),), tuple(items), is_over)
    return Outcome((played,), is_over, (None, None))


def _is_on_board(state: State, cells: tuple[Cell, Cell]) -> bool:
    ground = state.config.ground
    return all(0 <= x < ground.columns and 0 <= y < ground.rows for x, y in cells)
