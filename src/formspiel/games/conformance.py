"""What any game must pass. Public, so that others can test a game of theirs.

`check_game(game, config, seed)` plays one random game and holds every law on the way;
it raises a `ConformanceError` that says which law broke, and where.
"""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, fields, is_dataclass
from fractions import Fraction
from random import Random
from typing import Any

from formspiel.games import AnyGame
from formspiel.games.core import CHANCE, OVER, IllegalEvent, Json, plain

MOST_EVENTS = 20_000
FEW = 200
"""Chances are added up one by one where there are no more than so many."""


class ConformanceError(AssertionError):
    """A law that a game breaks."""


def check_game(game: AnyGame, config: Any, seed: int = 0, most_events: int = MOST_EVENTS) -> Any:
    """Play one random game of a configuration, checking every law; returns the last state.

    Every other move is the best for the score at once, so that games end in which aimless
    play would go on for ever.
    """
    rng = Random(seed)
    state = game.setup(config)
    events: list[Any] = []
    foreign: list[Any] = []
    _must(game.config_of(state) == config, "the state keeps its configuration", events)
    again = game.configure(game.edition_of(config), game.seats_of(config), game.options_of(config))
    _must(again == config, "the options of a configuration configure the same", events)
    while (acting := game.to_act(state)) is not OVER:
        _must(len(events) < most_events, "every game ends", events)
        _check_state(game, state, events)
        _check_views(game, state, rng, events)
        if acting is CHANCE:
            _check_chances(game, state, rng, events)
            chances = game.chances(state)
            event = chances.pick(rng.randrange(chances.total))
        else:
            event = _check_moves(game, state, acting, rng, events)
        _check_refusals(game, state, foreign, rng, events)
        foreign = [*foreign[-20:], event]
        before = hash(state)
        after = game.apply(state, event)
        _must(hash(state) == before, "apply changes nothing in place", events)
        _must(game.apply(state, event) == after, "apply is deterministic", events)
        written = json.loads(json.dumps(game.format_event(event)))
        _must(game.parse_event(config, written) == event, "an event reads back as written", events)
        events.append(event)
        state = after
    _check_state(game, state, events)
    _check_end(game, state, events)
    _check_replay(game, config, events, state)
    return state


def _check_state(game: AnyGame, state: Any, events: list[Any]) -> None:
    hash(state)
    _must(is_dataclass(state), "a state is a dataclass", events)
    name = fields(state)[0].name
    try:
        setattr(state, name, getattr(state, name))
    except FrozenInstanceError:
        pass
    else:
        raise ConformanceError(f"a state can be changed in place: {name}")
    outcome = game.outcome(state)
    seats = game.seats_of(game.config_of(state))
    _must(len(outcome.scores) == seats, "every seat has a score", events)
    _must(len(outcome.ranks) == seats, "every seat has a rank or None", events)
    for scored in outcome.rounds:
        _must(len(scored.items) == seats, "every seat has its items", events)
    if game.to_act(state) is not OVER:
        _must(not outcome.is_over and not outcome.winners, "nobody wins before the end", events)
        _must(not any(outcome.ranks), "nobody has a rank before the end", events)


def _check_views(game: AnyGame, state: Any, rng: Random, events: list[Any]) -> None:
    acting = game.to_act(state)
    for seat in (None, *range(game.seats_of(game.config_of(state)))):
        seen = game.view(state, seat)
        hash(seen)
        json.dumps(game.format_view(seen))
        plain(game.picture(seen, None))
        other = game.sample(seen, rng)
        _must(game.view(other, seat) == seen, f"a sample gives seat {seat} its view", events)
        _must(
            _wire(game, other, seat) == _wire(game, state, seat),
            f"what seat {seat} may not know is not in its view",
            events,
        )
        if isinstance(acting, tuple) and seat in acting:
            _must(
                game.legal(other, seat) == game.legal(state, seat),
                f"seat {seat} can tell its moves from its view",
                events,
            )


def _wire(game: AnyGame, state: Any, seat: int | None) -> str:
    return json.dumps(game.format_view(game.view(state, seat)))


def _check_chances(game: AnyGame, state: Any, rng: Random, events: list[Any]) -> None:
    chances = game.chances(state)
    _must(len(chances) > 0, "chance has something to decide", events)
    for seat in range(game.seats_of(game.config_of(state))):
        _must(game.legal(state, seat) == (), "no seat moves while chance is to act", events)
    if len(chances) <= FEW:
        pairs = list(chances)
        _must(sum(p for _, p in pairs) == 1, "the probabilities sum to 1", events)
        _must(all(type(p) is Fraction for _, p in pairs), "probabilities are exact", events)
        _must(all(p > 0 for _, p in pairs), "what is listed can happen", events)
        _must(len({e for e, _ in pairs}) == len(pairs), "no chance is listed twice", events)
        for event, _ in pairs:
            game.apply(state, event)
        shares = [chances.pick(n) for n in range(chances.total)] if chances.total < FEW else []
        for event, probability in pairs if shares else ():
            _must(
                Fraction(shares.count(event), chances.total) == probability,
                "picking is as likely as listed",
                events,
            )
    for number in (0, chances.total - 1, rng.randrange(chances.total)):
        game.apply(state, chances.pick(number))


def _check_moves(
    game: AnyGame, state: Any, acting: tuple[int, ...], rng: Random, events: list[Any]
) -> Any:
    _must(list(acting) == sorted(set(acting)), "seats to act are sorted", events)
    options = {}
    for seat in acting:
        moves = game.legal(state, seat)
        _must(len(moves) > 0, "a seat to act has a move", events)
        _must(len(set(moves)) == len(moves), "no move is listed twice", events)
        _must(moves == game.legal(state, seat), "moves come in a fixed order", events)
        effects = {game.apply(state, move) for move in moves}
        _must(len(effects) == len(moves), "no two moves have the same effect", events)
        _must(state not in effects, "a move changes the state", events)
        options[seat] = moves
    seat = rng.choice(acting)
    moves = options[seat]
    if rng.random() < 0.5:
        gains = [game.outcome(game.apply(state, move)).scores[seat] for move in moves]
        best = max(gains)
        moves = tuple(m for m, gain in zip(moves, gains, strict=True) if gain == best)
    move = rng.choice(moves)
    plain(game.picture(game.view(state, seat), move))
    for other in range(game.seats_of(game.config_of(state))):
        if other not in acting:
            _must(game.legal(state, other) == (), "a seat not to act has no moves", events)
    return move


def _check_refusals(
    game: AnyGame, state: Any, foreign: list[Any], rng: Random, events: list[Any]
) -> None:
    """Events of other moments are refused here unless they are legal or possible here too."""
    acting = game.to_act(state)
    legal = {
        move
        for seat in (acting if isinstance(acting, tuple) else ())
        for move in game.legal(state, seat)
    }
    for event in rng.sample(foreign, min(3, len(foreign))):
        is_move = "chance" not in game.format_event(event)
        if acting is CHANCE and not is_move:
            continue
        try:
            game.apply(state, event)
        except IllegalEvent as error:
            _must(bool(error.sentence), "a refusal has a sentence", events)
            _must(event not in legal, "a legal move is not refused", events)
        else:
            _must(event in legal, f"what is not legal is refused: {event}", events)


def _check_end(game: AnyGame, state: Any, events: list[Any]) -> None:
    outcome = game.outcome(state)
    best = max(outcome.scores)
    winners = tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    _must(outcome.is_over, "the outcome knows that the game is over", events)
    _must(outcome.winners == winners, "the highest sums win", events)
    for event in events[-3:]:
        try:
            game.apply(state, event)
        except IllegalEvent:
            continue
        raise ConformanceError("an event is accepted after the end")


def _check_replay(game: AnyGame, config: Any, events: list[Any], state: Any) -> None:
    replayed = game.setup(config)
    for event in events:
        data: Json = game.format_event(event)
        replayed = game.apply(replayed, game.parse_event(config, data))
    _must(replayed == state, "replay equals live play", events)


def _must(holds: object, law: str, events: list[Any]) -> None:
    if not holds:
        raise ConformanceError(f"after {len(events)} events: {law}")
