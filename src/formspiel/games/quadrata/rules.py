"""The rules of Quadrata, from the first six to the last round."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from formspiel.core.chances import Chances, Equal, Weighted
from formspiel.core.game import CHANCE, OVER, IllegalEvent, Seat, ToAct
from formspiel.games.quadrata.components import NUMBERS, Square
from formspiel.games.quadrata.events import (
    RESERVE,
    SQUARE,
    STOCK,
    Cells,
    Event,
    Move,
    Roll,
    Starter,
)
from formspiel.games.quadrata.refusal import why_not
from formspiel.games.quadrata.state import Board, Config, Round, State

JOKER = 6


class Taking(NamedTuple):
    """A form that may be moved now: where it is, and where it may go."""

    number: int
    origin: str
    of: Seat | None
    mask: int
    """Its quarters, if it lies in a square, else 0."""
    goals: tuple[str, ...]


def setup(config: Config) -> State:
    """The table before the first six."""
    return _new_round(config, ())


def to_act(state: State) -> ToAct:
    """Who is to act: the seat that has rolled."""
    if state.round == state.config.rounds:
        return OVER
    if state.turn is None or state.pips is None:
        return CHANCE
    return (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """The moves of the seat that has rolled.

    They are sorted by number; then come forms of the stock, of the own reserve, of the own
    square and of other players, each with its places in order.
    """
    if to_act(state) != (seat,):
        return ()
    square = square_of(state.config)
    covered = state.boards[seat].covered
    moves: list[Move] = []
    free: dict[int, list[Cells]] = {}
    for number, origin, of, mask, goals in takings(state, seat):
        places = square.places[number]
        at_cells = places[mask] if mask else ()
        if mask and of is None:
            # Rule 4d: the form itself is out of its way; QUAD-5: it must move.
            rest = covered ^ mask
            room = [cells for m, cells in places.items() if not m & rest and m != mask]
        else:
            if number not in free:
                free[number] = [cells for m, cells in places.items() if not m & covered]
            room = free[number]
        moves += [
            Move(seat, number, origin, of, at_cells, goal, cells)
            for goal in goals
            for cells in (room if goal == SQUARE else ((),))
        ]
    return tuple(moves)


def takings(state: State, seat: Seat) -> Iterator[Taking]:
    """The forms that a seat may move with what it has rolled."""
    is_joker = state.is_joker and state.pips == JOKER
    for number in state.config.edition.forms:
        if is_joker or number == state.pips:
            yield from _own(state, seat, number)
        if number == state.pips:
            # QUAD-4: a joker six may be played as a plain six; rule 5 is for that only.
            yield from _of_others(state, seat, number)


def chances(state: State) -> Chances[Starter | Roll]:
    """Who rolls the first six, or what is rolled."""
    if state.starter is None:
        return _starters(state.config.seats)
    return Equal(len(NUMBERS), lambda number: Roll(NUMBERS[number]))


def apply(state: State, event: Event) -> State:
    """The state after an event."""
    acting = to_act(state)
    if acting is OVER:
        raise IllegalEvent("the game is over")
    if isinstance(event, Starter | Roll):
        if acting is not CHANCE:
            raise IllegalEvent(f"seat {acting[0]} has rolled and is to move", "Quadrata rule 4")
        return _begin(state, event) if isinstance(event, Starter) else _roll(state, event)
    if acting is CHANCE:
        raise IllegalEvent("a roll is due, no seat is to move", "Quadrata rule 4")
    if event.seat not in acting:
        raise IllegalEvent(f"it is not the turn of seat {event.seat}", "Quadrata rule 4")
    if not _is_legal(state, event):
        raise why_not(state, square_of(state.config), event)
    return _carry_out(state, event)


def square_of(config: Config) -> Square:
    """The square that is to be filled (rule 1)."""
    return config.edition.square(config.seats)


def _own(state: State, seat: Seat, number: int) -> Iterator[Taking]:
    """Rule 4, a to d."""
    board = state.boards[seat]
    if state.stock[number - 1]:
        yield Taking(number, STOCK, None, 0, (SQUARE, RESERVE))
    if board.reserve[number - 1]:
        yield Taking(number, RESERVE, None, 0, (SQUARE, STOCK))
    for own, mask in board.forms:
        if own == number:
            yield Taking(number, SQUARE, None, mask, (RESERVE, STOCK, SQUARE))


def _of_others(state: State, seat: Seat, number: int) -> Iterator[Taking]:
    """Rule 5: from a reserve of the others, and if there is none, from their squares.

    QUAD-2: these are choices beside the own forms. QUAD-10: where there are no others, one of
    them must be made, and a form goes into the own square or reserve.
    """
    if state.stock[number - 1] or state.boards[seat].reserve[number - 1]:
        return
    others = [(of, board) for of, board in enumerate(state.boards) if of != seat]
    lenders = [of for of, board in others if board.reserve[number - 1]]
    for of in lenders:
        yield Taking(number, RESERVE, of, 0, (SQUARE, RESERVE))
    if lenders:
        return
    for of, board in others:
        for own, mask in board.forms:
            if own == number:
                yield Taking(number, SQUARE, of, mask, (SQUARE, RESERVE))


def _is_legal(state: State, event: Move) -> bool:
    square = square_of(state.config)
    places = square.places.get(event.number, {})
    at, to = square.mask(event.at_cells), square.mask(event.cells)
    if event.at_cells != (places.get(at, ()) if event.origin == SQUARE else ()):
        return False
    for taking in takings(state, event.seat):
        if taking[:4] == (event.number, event.origin, event.of, at) and event.goal in taking.goals:
            break
    else:
        return False
    if event.goal != SQUARE:
        return not event.cells
    is_own = event.of is None and event.origin == SQUARE
    in_the_way = state.boards[event.seat].covered ^ (at if is_own else 0)
    # QUAD-5: a form that is put back where it lay has not been moved.
    return places.get(to) == event.cells and not to & in_the_way and not (is_own and to == at)


@cache
def _starters(seats: int) -> Chances[Starter]:
    """Rule 3: seat k begins if k others, and then any number of whole rounds, roll no six."""
    weights = [5**seat * 6 ** (seats - 1 - seat) for seat in range(seats)]
    total = sum(weights)
    return Weighted([(Starter(seat), Fraction(w, total)) for seat, w in enumerate(weights)])


def _begin(state: State, event: Starter) -> State:
    if state.starter is not None:
        raise IllegalEvent(f"seat {state.starter} has begun this round", "Quadrata rule 3")
    if not 0 <= event.seat < state.config.seats:
        raise IllegalEvent(f"there is no seat {event.seat}", "Quadrata rule 3")
    # QUAD-1: the six is not played; the seat rolls again.
    return State(
        state.config,
        state.past,
        event.seat,
        0,
        None,
        state.is_joker,
        state.stock,
        state.boards,
    )


def _roll(state: State, event: Roll) -> State:
    if state.starter is None:
        raise IllegalEvent("the first six decides who begins", "Quadrata rule 3")
    if event.pips not in NUMBERS:
        raise IllegalEvent(f"the die has no {event.pips}", "Quadrata rule 4")
    rolled = State(
        state.config,
        state.past,
        state.starter,
        state.turns,
        event.pips,
        state.is_joker,
        state.stock,
        state.boards,
    )
    # A form that is there at all can be moved: from the stock into the reserve, from the
    # own board to the stock, or from another board by rule 5. So only a number that the
    # box does not have leaves no move.
    if event.pips in state.config.edition.forms or (event.pips == JOKER and state.is_joker):
        return rolled
    return _end_turn(rolled, state.stock, state.boards)  # QUAD-3


def _carry_out(state: State, event: Move) -> State:
    square = square_of(state.config)
    stock = state.stock
    boards = list(state.boards)
    giver = event.seat if event.of is None else event.of
    if event.origin == STOCK:
        stock = _changed(stock, event.number, -1)
    else:
        boards[giver] = _without(boards[giver], event.number, square.mask(event.at_cells))
    if event.goal == STOCK:
        stock = _changed(stock, event.number, 1)
    else:
        boards[event.seat] = _with(boards[event.seat], event.number, square.mask(event.cells))
    return _end_turn(state, stock, tuple(boards))


def _with(board: Board, number: int, mask: int) -> Board:
    """A board with one more form: on a mask of its square, or for 0 in its reserve.

    QUAD-6: a reserve takes any number of forms.
    """
    if not mask:
        return Board(board.forms, board.covered, _changed(board.reserve, number, 1))
    forms = tuple(sorted((*board.forms, (number, mask))))
    return Board(forms, board.covered | mask, board.reserve)


def _without(board: Board, number: int, mask: int) -> Board:
    """A board with one form less."""
    if not mask:
        return Board(board.forms, board.covered, _changed(board.reserve, number, -1))
    forms = tuple(form for form in board.forms if form != (number, mask))
    return Board(forms, board.covered & ~mask, board.reserve)


def _changed(counts: tuple[int, ...], number: int, change: int) -> tuple[int, ...]:
    return (*counts[: number - 1], counts[number - 1] + change, *counts[number:])


def _end_turn(state: State, stock: tuple[int, ...], boards: tuple[Board, ...]) -> State:
    """The next turn or, after a full square or the last turn allowed, the next round."""
    config, seat, turns = state.config, state.turn, state.turns + 1
    is_full = seat is not None and boards[seat].covered == square_of(config).full
    if is_full or turns == config.turn_limit:  # rule 7, QUAD-9
        done = Round(state.starter, turns, seat if is_full else None, boards)
        return _new_round(config, (*state.past, done))
    # Rule 6: from the next player on, and whatever goes back to the stock later.
    is_joker = state.is_joker or any(not stock[number - 1] for number in config.edition.forms)
    return State(config, state.past, state.starter, turns, None, is_joker, stock, boards)


def _new_round(config: Config, past: tuple[Round, ...]) -> State:
    return State(
        config,
        past,
        starter=None,  # QUAD-7: the first six decides anew.
        turns=0,
        pips=None,
        is_joker=False,
        stock=config.edition.stock(config.seats),
        boards=(Board(),) * config.seats,
    )
