"""Whole random rounds of Quadrata on the kernel."""

from __future__ import annotations

from formspiel.core.speed.arrays import Ints, Word, ints
from formspiel.core.speed.dual import compiled
from formspiel.core.speed.generator import begin_stream, below, go_on, mix
from formspiel.games.quadrata.components import QuadrataEdition
from formspiel.games.quadrata.events import Event, Roll, Starter
from formspiel.games.quadrata.kernel import end_turn, list_moves, play_move, score
from formspiel.games.quadrata.kernel_moves import unpack_move
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    ENDED_BY,
    IS_OVER,
    LIMIT,
    PIPS,
    SEATS,
    SEATS_AT,
    STOCK_AT,
    TURN,
    TURNS,
    Places,
    pack_box,
)

NO_MOVE = -1
"""In place of a move: the turn was passed."""


@compiled
def set_up(places: Places, table: Ints, seats: int, starter: int, limit: int) -> None:
    """The table at the beginning of a round; no limit of turns is -1."""
    for entry in range(SEATS_AT + seats * BLOCK):
        table[entry] = 0
    table[TURN] = starter
    table[LIMIT] = limit
    table[ENDED_BY] = -1
    table[SEATS] = seats
    for number in range(6):
        table[STOCK_AT + number] = places.box[number]
    for seat in range(seats):
        for word in range(3):
            table[SEATS_AT + seat * BLOCK + word] = places.wall[word]


@compiled
def _play(
    places: Places, table: Ints, seats: int, limit: int, seed: Word, found: Ints, events: Ints
) -> int:
    """Play one random round, every legal move equally likely.

    Writes the starter down and then, as far as there is room, the roll and move of every
    turn; returns how many turns there were.
    """
    random, starter = go_on(seed), 0
    while below(mix(random), 6) < 5:
        random, starter = go_on(random), (starter + 1) % seats
    set_up(places, table, seats, starter, limit)
    events[0] = starter
    while table[IS_OVER] == 0:
        random = go_on(random)
        pips = 1 + below(mix(random), 6)
        table[PIPS] = pips
        count = list_moves(places, table, found)
        move = NO_MOVE
        if count > 0:
            random = go_on(random)
            move = found[below(mix(random), count)]
        at = 1 + 2 * table[TURNS]
        if at + 1 < len(events):
            events[at], events[at + 1] = pips, move
        if move == NO_MOVE:
            end_turn(places, table)  # QUAD-3
        else:
            play_move(places, table, move)
    return table[TURNS]


@compiled
def _play_many(
    places: Places,
    table: Ints,
    seats: int,
    limit: int,
    seed: Word,
    number: int,
    found: Ints,
    events: Ints,
    scores: Ints,
) -> None:
    for game in range(len(scores) // seats):
        own = begin_stream(seed, number + game)
        _play(places, table, seats, limit, own, found, events)
        for seat in range(seats):
            scores[seats * game + seat] = score(table, seat)


def random_games(
    edition: QuadrataEdition, seats: int, count: int, seed: int, turn_limit: int = 200
) -> list[tuple[int, ...]]:
    """The scores of every seat in so many random games of one round."""
    return _random_games(edition, seats, count, seed, turn_limit, 0)[0]


def random_game(
    edition: QuadrataEdition, seats: int, seed: int, turn_limit: int = 200, number: int = 0
) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """The scores and the events of one of those games by its number."""
    box = pack_box(edition, seats)
    scores, written, turns = _random_games(edition, seats, 1, seed, turn_limit, number)
    starter = int(written[0])
    events: list[Event] = [Starter(starter)]
    for turn in range(turns):
        pips, move = written[1 + 2 * turn], written[2 + 2 * turn]
        events.append(Roll(int(pips)))
        if move != NO_MOVE:
            events.append(unpack_move(box, (starter + turn) % seats, move))
    return scores[0], tuple(events)


def _random_games(
    edition: QuadrataEdition, seats: int, count: int, seed: int, turn_limit: int, number: int
) -> tuple[list[tuple[int, ...]], Ints, int]:
    """The scores of some games, and what was written of the last, with its turns."""
    box = pack_box(edition, seats)
    table = ints([0] * (SEATS_AT + seats * BLOCK))
    found, events = ints([0] * box.most_moves), ints([0] * (1 + 2 * turn_limit))
    scores = ints([0] * (seats * count))
    _play_many(box.places, table, seats, turn_limit, seed % 2**64, number, found, events, scores)
    points = [int(point) for point in scores]
    grouped = [tuple(points[at : at + seats]) for at in range(0, len(points), seats)]
    return grouped, events, int(table[TURNS])
