"""Moves of Quadrata, weighed by what the table is worth after them, or by rollouts."""

from __future__ import annotations

from typing import NamedTuple

from formspiel.core.speed.arrays import Ints, Word
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import as_word, begin_stream, below, go_on, mix
from formspiel.games.quadrata.kernel import (
    FULL,
    carry_out,
    end_turn,
    list_moves,
    play_move,
    take_back,
)
from formspiel.games.quadrata.kernel_moves import split_move
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    ENDED_BY,
    IS_JOKER,
    IS_OVER,
    LIMIT,
    PIPS,
    SEATS_AT,
    STOCK_AT,
    TURN,
    TURNS,
    Places,
)
from formspiel.games.quadrata.players.evaluation import (
    Weights,
    count_all_turns,
    count_turns,
    rate_table,
)


class Room(NamedTuple):
    """Room for moves, for what each is worth, and for the turns that every seat needs."""

    found: Ints
    rates: Ints
    turns: Ints


@compiled
def rate_move(places: Places, weights: Weights, table: Ints, move: int, turns: Ints) -> int:
    """What a move is worth to the seat on turn; `turns` is that of all seats before it."""
    me = table[TURN]
    own = SEATS_AT + me * BLOCK
    joker = table[IS_JOKER]
    number, _, of, at, _, to = split_move(move)
    carry_out(places, table, move)
    # Rule 6: the last form of a number makes a joker of the six.
    if table[STOCK_AT + number - 1] == 0:
        table[IS_JOKER] = 1
    now = table[IS_JOKER]
    mine, theirs = turns[2 * me + now], 0
    if to > 0 or (at > 0 and of == 0):
        turns[2 * me + now] = count_turns(weights, table, own, now)
    if of > 0 and at > 0:
        theirs = turns[2 * (of - 1) + now]
        turns[2 * (of - 1) + now] = count_turns(weights, table, SEATS_AT + (of - 1) * BLOCK, now)
    if table[own] & table[own + 1] & table[own + 2] == FULL:
        table[ENDED_BY] = me
        table[IS_OVER] = 1
    elif table[TURNS] + 1 == table[LIMIT]:
        table[IS_OVER] = 1
    rating = rate_table(places, weights, table, me, turns)
    table[ENDED_BY] = -1
    table[IS_OVER] = 0
    table[IS_JOKER] = joker
    turns[2 * me + now] = mine
    if of > 0 and at > 0:
        turns[2 * (of - 1) + now] = theirs
    take_back(places, table, move)
    return rating


@compiled
def rate_moves(places: Places, weights: Weights, table: Ints, room: Room) -> int:
    """Write down every legal move and what it is worth; how many there are."""
    count = list_moves(places, table, room.found)
    count_all_turns(weights, table, room.turns)
    for entry in range(count):
        room.rates[entry] = rate_move(places, weights, table, room.found[entry], room.turns)
    return count


@compiled
def find_best(rates: Ints, count: int) -> int:
    """The place of the first of the highest rates."""
    best = 0
    for entry in range(1, count):
        if rates[entry] > rates[best]:
            best = entry
    return best


@compiled
def roll_out(  # noqa: PLR0917 - jitted code takes its tables one by one
    places: Places, weights: Weights, table: Ints, room: Room, me: int, depth: int, seed: Word
) -> int:
    """Play some turns as one who looks no further than a move; the worth of what comes out."""
    random = seed
    for _ in range(depth):
        if table[IS_OVER] == 1:
            break
        random = go_on(random)
        table[PIPS] = 1 + below(mix(random), 6)
        count = rate_moves(places, weights, table, room)
        if count == 0:
            end_turn(places, table)  # QUAD-3
        else:
            play_move(places, table, room.found[find_best(room.rates, count)])
    count_all_turns(weights, table, room.turns)
    return rate_table(places, weights, table, me, room.turns)


@compiled
def sample_rollouts(  # noqa: PLR0917 - jitted code takes its tables one by one
    places: Places,
    weights: Weights,
    table: Ints,
    tried: Ints,
    room: Room,
    samples: Ints,
    move: int,
) -> int:
    """Play on after a move again and again; the sum of what it was worth.

    `samples` is the depth, the seed, the number of the first sample and how many there are.
    """
    total, me = 0, table[TURN]
    for number in range(samples[2], samples[2] + samples[3]):
        for entry in range(len(table)):
            tried[entry] = table[entry]
        play_move(places, tried, move)
        random = begin_stream(as_word(samples[1]), number)
        total += roll_out(places, weights, tried, room, me, samples[0], random)
    return total
