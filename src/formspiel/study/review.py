"""A review of a record for one seat: what each own move cost, and how lucky each chance was.

For the seat's utility the judge says what moves and moments are worth. The loss of a move is
what the best is worth more than the one made; luck is told by `luck`. Then

    result = worth at the start + luck − loss + rest

where the rest is what the others did, and what the judge got wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from math import fsum
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame, Json, Seat
from formspiel.core.record import Record, replay, states, without_remarks
from formspiel.players.judge import Judge, load_judge
from formspiel.players.rollout import utilities
from formspiel.study.hindsight import Hindsight
from formspiel.study.luck import measure_luck
from formspiel.study.weighing import TOLD, Better, weigh_moves
from formspiel.study.words import name_loss, utility_of

DEFAULT_EFFORT = 12.0
"""About how many seconds go into the judging of a whole record."""

ON_MOVES, ON_START = 0.35, 0.05
"""How much of the effort goes into own moves, and into the start; the rest into chance."""

SECONDS = 5.0
"""At most so long the solver looks for the best of one position."""


@dataclass(frozen=True)
class Move:
    """A move of the seat."""

    index: int
    """That of its event in the record."""
    round: int
    made: Any
    value: float
    best: float
    word: str
    better: tuple[Better, ...]
    """The best moves, the best first: the made one is among them if it is that good."""
    hindsight: tuple[float, float] | None

    @property
    def loss(self) -> float:
        """What the move cost."""
        return self.best - self.value


@dataclass(frozen=True)
class Chance:
    """An event of chance."""

    index: int
    round: int
    luck: float


@dataclass(frozen=True)
class Review:
    """What there is to say of a seat's game."""

    record: Record
    seat: Seat
    utility: str
    """`points` or `win`."""
    result: float
    """The utility in the end; of a game that goes on, what it is worth as it stands."""
    start: float
    moves: tuple[Move, ...]
    chances: tuple[Chance, ...]

    @property
    def luck(self) -> float:
        """What chance brought."""
        return fsum(chance.luck for chance in self.chances)

    @property
    def loss(self) -> float:
        """What the own moves cost."""
        return fsum(move.loss for move in self.moves)

    @property
    def rest(self) -> float:
        """What neither explains: what the others did, and what the judge got wrong."""
        return self.result - self.start - self.luck + self.loss


def review(
    record: Record,
    seat: Seat = 0,
    effort: float = DEFAULT_EFFORT,
    *,
    seed: int = 0,
    judge: Judge | None = None,
    has_hindsight: bool = True,
    advance: Callable[[], None] = lambda: None,
) -> Review:
    """Review a record for a seat; RecordError if the record cannot be.

    The same seed gives the same review. Hindsight can be left out, which saves the solver's
    time. `advance` is called after every event.
    """
    game, config = record.game, record.config
    end = replay(record)
    own = judge or load_judge(game, config)
    state = game.setup(config)
    utility = utility_of(game, state)
    events = [game.parse_event(config, without_remarks(data)) for data in record.events]
    deciders = [game.decided_by(event) for event in events]
    on_move = ON_MOVES * effort / max(1, deciders.count(seat))
    on_chance = (1 - ON_MOVES - ON_START) * effort / max(1, deciders.count(CHANCE))
    first = [game.view(state, seat)]
    start = own.expect(first, [1.0], seat, _number(seed, "start"), ON_START * effort)
    hindsight = Hindsight(record, seat, SECONDS)
    moves, chances = [], []
    for index, (event, decider, after) in enumerate(
        zip(events, deciders, states(record), strict=True)
    ):
        number, view = game.round_of(state), game.view(state, seat)
        own_seed = _number(seed, index, game.format_view(view))
        if decider is CHANCE:
            luck = measure_luck(game, own, seat, state, event, seed=own_seed, effort=on_chance)
            chances.append(Chance(index, number, luck))
        elif decider == seat:
            legal = game.legal(state, seat)
            # Of moves that come to the same only one is listed, and another may have been made.
            moves_then = legal if event in legal else (*legal, event)
            weighed = weigh_moves(
                game,
                own,
                view,
                seat,
                moves_then,
                made=event,
                seed=own_seed,
                effort=on_move,
            )
            value, best = dict(weighed)[event], weighed[0].value
            word, better = name_loss(best - value, utility), weighed[:TOLD]
            seen = hindsight.look(index) if has_hindsight else None
            moves.append(Move(index, number, event, value, best, word, better, seen))
        state = after
        advance()
    if game.to_act(end) is OVER:
        result = utilities(game, end)[seat]
    else:
        views = [game.view(end, seat)]
        result = own.expect(views, [1.0], seat, _number(seed, "end"), ON_START * effort)[0]
    return Review(record, seat, utility, result, start[0], tuple(moves), tuple(chances))


def _number(seed: int, what: int | str, seen: Json | None = None) -> int:
    """A seed of its own for every event, which no other event has.

    It follows from what the seat saw before, so that samples that are too few err in another
    way in every game, and never from what came.
    """
    text = f"{seed}/{what}/{json.dumps(seen, sort_keys=True)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def format_review(found: Review) -> Json:
    """What `formspiel review --json` prints."""
    game = found.record.game
    # What is told is added up as it is told, so that its sums are right to the last digit.
    result, start = _rounded(found.result), _rounded(found.start)
    moves = [_format_move(game, move) for move in found.moves]
    chances = [{"event": one.index, "luck": _rounded(one.luck)} for one in found.chances]
    luck = _rounded(fsum(one["luck"] for one in chances))
    loss = _rounded(fsum(one["loss"] for one in moves))
    return {
        "game": game.id,
        "seat": found.seat,
        "utility": found.utility,
        "result": result,
        "start": start,
        "luck": luck,
        "loss": loss,
        "rest": _rounded(result - start - luck + loss),
        "moves": moves,
        "chances": chances,
    }


def _format_move(game: AnyGame, move: Move) -> Json:
    value, best = _rounded(move.value), _rounded(move.best)
    return {
        "event": move.index,
        "made": game.format_event(move.made),
        "value": value,
        "best": best,
        "loss": _rounded(best - value),
        "word": move.word,
        "better": [
            {"event": game.format_event(one.move), "value": _rounded(one.value)}
            for one in move.better
        ],
        "hindsight": None if move.hindsight is None else list(move.hindsight),
    }


def _rounded(value: float) -> float:
    """A number as it is told: six digits, and no minus zero."""
    return round(value, 6) + 0.0
