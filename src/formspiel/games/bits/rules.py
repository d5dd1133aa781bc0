"""The rules of BITS, from the first task card to the last tile."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import TypeVar

from formspiel.core.chances import Chances, Equal, Weighted
from formspiel.core.game import CHANCE, OVER, IllegalEvent, Seat, ToAct
from formspiel.dropping import land
from formspiel.games.bits.components import ROUNDS
from formspiel.games.bits.events import Chance, DrawStart, Event, Move, Place, TurnCard, TurnTask
from formspiel.games.bits.refusal import why_not
from formspiel.games.bits.state import Board, Config, State

T = TypeVar("T")


def setup(config: Config) -> State:
    """The table before the first task card."""
    return _new_round(config, (), ())


def to_act(state: State) -> ToAct:
    """Who is to act: all seats that have not placed the tile in play and can."""
    if state.is_in_play:
        return _waiting(state)
    return OVER if state.round == ROUNDS else CHANCE


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """The placements of the tile in play, sorted."""
    if not waits_for(state, seat):
        return ()
    tile = state.config.edition.tiles[tile_in_play(state, seat)]
    places, heights = tile.places[seat], state.boards[seat].heights
    return tuple([places[order] for order in tile.drops.orders_onto(heights)])


def chances(state: State) -> Chances[Chance]:
    """The task cards, start tiles or building cards that may come."""
    edition = state.config.edition
    if _is_task_due(state):
        tasks = [task.id for task in edition.tasks.values() if task.round == state.round + 1]
        return Equal(len(tasks), lambda number: TurnTask(tasks[number]))
    if None in state.starts:
        seat = state.starts.index(None)
        starts = [name for name in edition.start if name not in state.starts]
        return Equal(len(starts), lambda number: DrawStart(seat, starts[number]))
    # A tile that a player has twice is on two cards.
    left = [(name, _copies_left(state, name)) for name in edition.tiles]
    total = edition.cards - len(state.turned)
    return Weighted([(TurnCard(name), Fraction(count, total)) for name, count in left if count])


def apply(state: State, event: Event) -> State:
    """The state after an event."""
    acting = to_act(state)
    if acting is OVER:
        raise IllegalEvent("the game is over")
    if not isinstance(event, Place):
        if acting is not CHANCE:
            raise IllegalEvent(f"seat {acting[0]} is to act, no card is due", "BITS rule 4")
        if isinstance(event, TurnTask):
            return _turn_task(state, event)
        if _is_task_due(state):
            raise IllegalEvent("the round begins with a task card", "BITS rule 1")
        return _draw_start(state, event) if isinstance(event, DrawStart) else _turn(state, event)
    if acting is CHANCE:
        raise IllegalEvent("a card is due, no seat is to act", "BITS rule 4")
    if event.seat not in acting:
        raise _not_to_act(state, event.seat)
    return _act(state, event)


def tile_in_play(state: State, seat: Seat) -> str:
    """The tile that a seat places now: that of the card, or its start tile."""
    return state.turned[-1] if state.turned else str(state.starts[seat])


def board_after(state: State, seat: Seat) -> Board:
    """A seat's board with what the seat has done with the tile in play."""
    move = state.moves[seat]
    return state.boards[seat] if move is None else _carry_out(state, state.boards[seat], move)


def has_room(config: Config, board: Board) -> bool:
    """Whether a tile dropped from above finds a place on a board.

    All tiles are dominoes, so that it does not matter which.
    """
    rows = config.edition.rows
    heights = board.heights
    return min(heights) <= rows - 2 or any(max(pair) < rows for pair in pairwise(heights))


def waits_for(state: State, seat: Seat) -> bool:
    """Whether a seat has yet to place the tile in play, and can."""
    acting = to_act(state)
    return isinstance(acting, tuple) and seat in acting


def _waiting(state: State) -> tuple[Seat, ...]:
    """The seats that have not placed the tile in play."""
    return tuple(
        seat
        for seat, move in enumerate(state.moves)
        # BITS-4: who cannot place the tile does without.
        if move is None and has_room(state.config, state.boards[seat])
    )


def _is_task_due(state: State) -> bool:
    return len(state.tasks) == state.round


def _copies_left(state: State, name: str) -> int:
    """How many building cards with a tile are still to come in this round."""
    tile = state.config.edition.tiles.get(name)
    return tile.count - state.turned.count(name) if tile else 0


def _turn_task(state: State, event: TurnTask) -> State:
    if not _is_task_due(state):
        raise IllegalEvent("a round adds just one task card", "BITS rule 1")
    task = state.config.edition.tasks.get(event.card)
    if task is None or task.round != state.round + 1:
        raise IllegalEvent(
            f"round {state.round + 1} turns up a card {state.round + 1}, not {event.card}",
            "BITS rule 1",
        )
    return State(
        state.config,
        state.past,
        (*state.tasks, event.card),
        state.starts,
        state.boards,
        (),
        state.moves,
        is_in_play=False,
    )


def _draw_start(state: State, event: DrawStart) -> State:
    if None not in state.starts:
        raise IllegalEvent("every seat has drawn its start tile", "BITS rule 2")
    if not 0 <= event.seat < state.config.seats:
        raise IllegalEvent(f"there is no seat {event.seat}", "BITS rule 2")
    if state.starts[event.seat] is not None:
        raise IllegalEvent(f"seat {event.seat} has drawn its start tile", "BITS rule 2")
    if event.tile not in state.config.edition.start:
        raise IllegalEvent(f"there is no start tile {event.tile}", "BITS rule 2")
    if event.tile in state.starts:
        raise IllegalEvent(f"the start tile {event.tile} has been drawn", "BITS rule 2")
    starts = _with(state.starts, event.seat, event.tile)
    return State(
        state.config,
        state.past,
        state.tasks,
        starts,
        state.boards,
        (),
        state.moves,
        is_in_play=None not in starts,
    )


def _turn(state: State, event: TurnCard) -> State:
    if None in state.starts:
        raise IllegalEvent("every seat draws a start tile first", "BITS rule 2")
    if _copies_left(state, event.tile) < 1:
        raise IllegalEvent(f"no card {event.tile} is left in this round", "BITS rule 4")
    return State(
        state.config,
        state.past,
        state.tasks,
        state.starts,
        state.boards,
        (*state.turned, event.tile),
        state.moves,
        is_in_play=True,
    )


def _act(state: State, event: Place) -> State:
    name = tile_in_play(state, event.seat)
    if event.tile != name:
        raise IllegalEvent(f"the tile in play is {name}, not {event.tile}", "BITS rule 4")
    edition = state.config.edition
    board = state.boards[event.seat]
    if edition.tiles[name].drops.ending_on(board.heights, event.cells) is None:
        raise why_not(edition, board, event)
    moves = _with(state.moves, event.seat, event)
    return _settle(
        State(
            state.config,
            state.past,
            state.tasks,
            state.starts,
            state.boards,
            state.turned,
            moves,
            is_in_play=True,
        )
    )


def _not_to_act(state: State, seat: Seat) -> IllegalEvent:
    if not 0 <= seat < state.config.seats:
        return IllegalEvent(f"there is no seat {seat}", "BITS rule 4")
    if state.moves[seat] is not None:
        return IllegalEvent(f"seat {seat} has placed its tile", "BITS rule 4")
    return IllegalEvent(f"seat {seat} has no room for a tile and does without", "BITS-4")


def _settle(state: State) -> State:
    """Once every seat has acted: carry out the moves, and end the round if it is over."""
    if _waiting(state):
        return state
    config = state.config
    boards = tuple(board_after(state, seat) for seat in range(config.seats))
    # BITS-5: the grids alone decide, or the cards are used up.
    is_full = not any(has_room(config, board) for board in boards)
    if is_full or len(state.turned) == config.edition.cards:
        return _new_round(config, (*state.past, boards), state.tasks)
    nobody = (None,) * config.seats
    return State(
        config,
        state.past,
        state.tasks,
        state.starts,
        boards,
        state.turned,
        nobody,
        is_in_play=False,
    )


def _with(values: tuple[T | None, ...], seat: Seat, value: T) -> tuple[T | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _new_round(
    config: Config, past: tuple[tuple[Board, ...], ...], tasks: tuple[str, ...]
) -> State:
    empty = Board((0,) * config.edition.columns)
    nobody = (None,) * config.seats
    boards = (empty,) * config.seats
    return State(config, past, tasks, nobody, boards, (), nobody, is_in_play=False)


def _carry_out(state: State, board: Board, move: Move) -> Board:
    drop = state.config.edition.tiles[move.tile].drops.by_parts[move.cells]
    return Board(
        land(board.heights, drop.x, drop.y, drop.shape),
        (*board.placed, (move.tile, move.cells)),
    )
