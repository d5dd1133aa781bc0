"""How the levels of Quadrata choose that weigh every move: by evaluation, or by rollouts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from formspiel.core.speed.arrays import IS_FAST, Ints, ints
from formspiel.games.quadrata.components import QuadrataEdition
from formspiel.games.quadrata.events import Move
from formspiel.games.quadrata.kernel_moves import unpack_move
from formspiel.games.quadrata.kernel_tables import (
    BLOCK,
    SEATS_AT,
    Box,
    pack_box,
    pack_table,
)
from formspiel.games.quadrata.players import weights as learned
from formspiel.games.quadrata.players.evaluation import EXPOSURES, Weights
from formspiel.games.quadrata.players.patterns import guess_windows, pack_pairs, spread
from formspiel.games.quadrata.players.rollout import Room, find_best, rate_moves, sample_rollouts
from formspiel.games.quadrata.view import View
from formspiel.players import Thought
from formspiel.players.halving import halve, share_out

CANDIDATES = 8
DEPTH = 6
"""How many moves master looks into at first, and how many turns it plays on after each."""

SAMPLES_A_SECOND = 2000 if IS_FAST else 20
"""How many games of `DEPTH` turns there is time for: a hundred times fewer in plain Python."""

BATCH = 40

FIRST_SIGHT = 8
"""What a move is worth at first sight counts as much as so many samples."""


@dataclass(frozen=True, eq=False)
class Desk:
    """Room to think about one table."""

    box: Box
    tried: Ints
    room: Room


@cache
def make_desk(edition: QuadrataEdition, seats: int) -> Desk:
    """The desk for an edition and number of seats."""
    box = pack_box(edition, seats)
    many = box.most_moves
    room = Room(ints([0] * many), ints([0] * many), ints([0] * (2 * seats)))
    return Desk(box, ints([0] * (SEATS_AT + seats * BLOCK)), room)


@cache
def learned_weights() -> Weights:
    """What hard and master go by."""
    return Weights(
        pairs=pack_pairs(),
        windows=ints(spread(learned.WINDOWS) + spread(learned.JOKER_WINDOWS)),
        knots=ints(learned.KNOTS),
        values=ints(learned.VALUES),
        exposed=ints(learned.EXPOSED),
        kept=ints(learned.KEPT),
        few=ints((learned.PER_POINT, 100)),
    )


@cache
def plain_weights() -> Weights:
    """What medium goes by: free halves, cells that are cut, points, and nobody else."""
    turns = guess_windows(per_half=330, per_cut=250)
    return Weights(
        pairs=pack_pairs(),
        windows=ints(turns + turns),
        knots=ints(learned.KNOTS),
        values=ints(-knot for knot in learned.KNOTS for _ in range(EXPOSURES)),
        exposed=ints([0] * 6),
        kept=ints([0] * 6),
        few=ints((1000, 0)),
    )


def choose_best(view: View, weights: Weights, rng: Random) -> Move:
    """The move after which the table is worth most; one of them by chance."""
    desk = make_desk(view.config.edition, view.config.seats)
    found, rates, _ = desk.room
    count = rate_moves(desk.box.places, weights, pack_table(view), desk.room)
    best = rates[find_best(rates, count)]
    equal = [found[entry] for entry in range(count) if rates[entry] == best]
    return _unpack(desk, view, rng.choice(equal))


def choose_by_playing(view: View, weights: Weights, rng: Random, thought: Thought) -> Move:
    """The move that does best when some turns after it are played many times.

    The best moves at first sight are halved again and again. All are tried with the same
    rolls.
    """
    desk = make_desk(view.config.edition, view.config.seats)
    places, table = desk.box.places, pack_table(view)
    found, rates, _ = desk.room
    count = rate_moves(places, weights, table, desk.room)
    order = sorted(range(count), key=lambda entry: (-rates[entry], entry))[:CANDIDATES]
    seed, done = rng.getrandbits(62), 0

    def play_batch(moves: list[int], begin: int, end: int) -> list[int]:
        nonlocal done
        samples = ints((DEPTH, seed, done, end - begin))
        done += end - begin
        return [
            int(sample_rollouts(places, weights, table, desk.tried, desk.room, samples, move))
            for move in moves
        ]

    best = halve(
        [int(found[entry]) for entry in order],
        play_batch,
        share_out(thought.samples(SAMPLES_A_SECOND, least=CANDIDATES), len(order)),
        thought,
        batch=lambda _: BATCH,
        worths=[FIRST_SIGHT * int(rates[entry]) for entry in order],
    )
    return _unpack(desk, view, best)


def _unpack(desk: Desk, view: View, code: int) -> Move:
    return unpack_move(desk.box, view.turn or 0, code)
