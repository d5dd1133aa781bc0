"""The rules of FITS, from the first start card to the last board."""

from __future__ import annotations

from typing import TypeVar

from formspiel.core.chances import Chances, Equal
from formspiel.core.game import CHANCE, OVER, IllegalEvent, Seat, ToAct
from formspiel.dropping import Drop, land
from formspiel.games.fits.events import DrawStart, Event, Move, Place, SetAside, TurnCard
from formspiel.games.fits.refusal import why_not
from formspiel.games.fits.state import Board, Config, State

T = TypeVar("T")


def setup(config: Config) -> State:
    """The table before the first start card."""
    return _new_round(config, ())


def to_act(state: State) -> ToAct:
    """Who is to act: all seats that have not handled the piece in play."""
    if state.is_in_play:
        return _waiting(state)
    return OVER if state.round == len(state.config.boards) else CHANCE


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """The placements of the piece in play, sorted, and last setting it aside."""
    if not waits_for(state, seat):
        return ()
    piece = state.config.edition.pieces[piece_in_play(state, seat)]
    places, heights = piece.places[seat], state.boards[seat].heights
    moves: list[Move] = [places[order] for order in piece.drops.orders_onto(heights)]
    if state.turned:
        moves.append(piece.asides[seat])
    return tuple(moves)


def chances(state: State) -> Chances[DrawStart | TurnCard]:
    """The start cards or building cards that may come, all equally likely."""
    if None in state.starts:
        seat = state.starts.index(None)
        cards = [name for name in state.config.edition.start if name not in state.starts]
        return Equal(len(cards), lambda number: DrawStart(seat, cards[number]))
    left = [name for name in state.config.edition.pieces if name not in state.turned]
    return Equal(len(left), lambda number: TurnCard(left[number]))


def apply(state: State, event: Event) -> State:
    """The state after an event."""
    if isinstance(event, Place | SetAside) and waits_for(state, event.seat):
        return _act(state, event)
    acting = to_act(state)
    if acting is OVER:
        raise IllegalEvent("the game is over")
    if isinstance(event, DrawStart | TurnCard):
        if acting is not CHANCE:
            raise IllegalEvent(f"seat {acting[0]} is to act, no card is due", "FITS rule 4")
        return _draw_start(state, event) if isinstance(event, DrawStart) else _turn(state, event)
    if acting is CHANCE:
        raise IllegalEvent("a card is due, no seat is to act", "FITS rule 4")
    if not 0 <= event.seat < state.config.seats:
        raise IllegalEvent(f"there is no seat {event.seat}", "FITS rule 4")
    raise IllegalEvent(f"seat {event.seat} is not to act now", "FITS rule 4")


def piece_in_play(state: State, seat: Seat) -> str:
    """The piece that a seat handles now: that of the card, or its start piece."""
    return state.turned[-1] if state.turned else str(state.starts[seat])


def board_after(state: State, seat: Seat) -> Board:
    """A seat's board with what the seat has done with the card in play."""
    move = state.moves[seat]
    return state.boards[seat] if move is None else _carry_out(state, state.boards[seat], move)


def waits_for(state: State, seat: Seat) -> bool:
    """Whether a seat has yet to handle the piece in play."""
    if not state.is_in_play or not 0 <= seat < state.config.seats:
        return False
    # As in `_waiting`, of one seat.
    idle = state.turned[-1] if state.turned else None
    return state.moves[seat] is None and state.starts[seat] != idle


def _waiting(state: State) -> tuple[Seat, ...]:
    """The seats that have not handled the piece in play."""
    # Rule 4: a player whose start piece it is does nothing. FITS-5: its card is turned all the
    # same.
    idle = state.turned[-1] if state.turned else None
    starts = state.starts
    return tuple(
        [seat for seat, move in enumerate(state.moves) if move is None and starts[seat] != idle]
    )


def _draw_start(state: State, event: DrawStart) -> State:
    if None not in state.starts:
        raise IllegalEvent("every seat has drawn its start card", "FITS rule 2")
    if not 0 <= event.seat < state.config.seats:
        raise IllegalEvent(f"there is no seat {event.seat}", "FITS rule 2")
    if state.starts[event.seat] is not None:
        raise IllegalEvent(f"seat {event.seat} has drawn its start card", "FITS rule 2")
    if event.piece not in state.config.edition.start:
        raise IllegalEvent(f"no start card shows {event.piece}", "FITS rule 2")
    if event.piece in state.starts:
        raise IllegalEvent(f"the start card {event.piece} has been drawn", "FITS rule 2")
    starts = _with(state.starts, event.seat, event.piece)
    is_in_play = None not in starts
    return State(state.config, state.past, starts, state.boards, (), state.moves, is_in_play)


def _turn(state: State, event: TurnCard) -> State:
    if None in state.starts:
        raise IllegalEvent("every seat draws a start card first", "FITS rule 2")
    if event.piece not in state.config.edition.pieces:
        raise IllegalEvent(f"no card shows {event.piece}", "FITS rule 4")
    if event.piece in state.turned:
        raise IllegalEvent(f"the card {event.piece} has been turned up", "FITS rule 4")
    turned = (*state.turned, event.piece)
    return _settle(
        State(
            state.config,
            state.past,
            state.starts,
            state.boards,
            turned,
            state.moves,
            is_in_play=True,
        )
    )


def _act(state: State, event: Move) -> State:
    name = piece_in_play(state, event.seat)
    if event.piece != name:
        raise IllegalEvent(f"the piece in play is {name}, not {event.piece}", "FITS rule 4")
    if isinstance(event, SetAside):
        if not state.turned:
            raise IllegalEvent("the start piece must be dropped", "FITS rule 2")
    elif _drop(state, event) is None:
        raise why_not(state.config.edition, state.boards[event.seat], event)
    moves = _with(state.moves, event.seat, event)
    return _settle(
        State(
            state.config,
            state.past,
            state.starts,
            state.boards,
            state.turned,
            moves,
            is_in_play=True,
        )
    )


def _drop(state: State, event: Place) -> Drop | None:
    heights = state.boards[event.seat].heights
    return state.config.edition.pieces[event.piece].drops.ending_on(heights, event.cells)


def _settle(state: State) -> State:
    """Once every seat has acted: carry out the moves, and end the round if it is over."""
    if _waiting(state):
        return state
    config = state.config
    boards = tuple([board_after(state, seat) for seat in range(config.seats)])
    if len(state.turned) == len(config.edition.pieces):
        return _new_round(config, (*state.past, boards))
    nobody = (None,) * config.seats
    return State(config, state.past, state.starts, boards, state.turned, nobody, is_in_play=False)


def _with(values: tuple[T | None, ...], seat: Seat, value: T) -> tuple[T | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _new_round(config: Config, past: tuple[tuple[Board, ...], ...]) -> State:
    empty = Board((0,) * config.edition.columns)
    nobody = (None,) * config.seats
    return State(config, past, nobody, (empty,) * config.seats, (), nobody, is_in_play=False)


def _carry_out(state: State, board: Board, move: Move) -> Board:
    if isinstance(move, SetAside):
        aside = (*board.aside, move.piece)  # FITS-4: for the rest of the round.
        return Board(board.heights, board.covered, board.placed, aside)
    drop = state.config.edition.pieces[move.piece].drops.by_parts[move.cells]
    return Board(
        land(board.heights, drop.x, drop.y, drop.shape),
        board.covered | drop.mask,
        (*board.placed, (move.piece, drop.mask)),
        board.aside,
    )
