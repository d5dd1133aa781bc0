"""What any game must pass. Public, so that others can test a game of theirs.

`check_game(game, config, seed)` plays one random game and holds every law on the way;
it raises a `ConformanceError` that says which law broke, and where.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable, Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from fractions import Fraction
from random import Random
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame, IllegalEvent, Json, Unreadable, plain
from formspiel.core.phrase import format_phrase

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
    common = state
    _must(game.config_of(state) == config, "the state keeps its configuration", events)
    again = game.configure(game.edition_of(config), game.seats_of(config), game.options_of(config))
    _must(again == config, "the options of a configuration configure the same", events)
    rounds = game.round_of(state)
    _must(rounds == 0, "rounds are counted from 0", events)
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
        by = game.decided_by(event)
        _must(
            by is acting or (isinstance(acting, tuple) and by in acting),
            "who was to act has decided",
            events,
        )
        _check_refusals(game, state, foreign, rng, events)
        foreign = [*foreign[-20:], event]
        before = hash(state)
        after = game.apply(state, event)
        _must(hash(state) == before, "apply changes nothing in place", events)
        _must(game.apply(state, event) == after, "apply is deterministic", events)
        _must(game.round_of(after) in (rounds, rounds + 1), "rounds follow one another", events)
        rounds = game.round_of(after)
        _must(_read_back(game, config, event) == event, "an event reads back as written", events)
        events.append(event)
        state = after
        if not game.has_secrets(config) and (by is CHANCE or not game.acts_together):
            _check_change(game, common, state, events)
            common = state
    _check_state(game, state, events)
    _check_end(game, state, events)
    _check_replay(game, config, events, state)
    return state


def _check_state(game: AnyGame, state: Any, events: list[Any]) -> None:
    _must(_is_hashable(state), "a state is hashable", events)
    _must(is_dataclass(state), "a state is a dataclass", events)
    name = fields(state)[0].name
    try:
        setattr(state, name, getattr(state, name))
    except FrozenInstanceError:
        pass
    else:
        raise ConformanceError(f"a state can be changed in place: {name}")
    _must(_is_carried(state), "a state comes back from another process as it was", events)
    outcome = game.outcome(state)
    seats = game.seats_of(game.config_of(state))
    _must(len(outcome.scores) == seats, "every seat has a score", events)
    _must(len(outcome.ranks) == seats, "every seat has a rank or None", events)
    for scored in outcome.rounds:
        _must(len(scored.items) == seats, "every seat has its items", events)
        for item in (one for own in scored.items for one in own):
            is_same = json.loads(item.written) == json.loads(json.dumps(item.json))
            _must(is_same, "an item in writing is what it is as JSON", events)
    if game.to_act(state) is not OVER:
        _must(not outcome.is_over and not outcome.winners, "nobody wins before the end", events)
        _must(not any(outcome.ranks), "nobody has a rank before the end", events)


def _check_views(game: AnyGame, state: Any, rng: Random, events: list[Any]) -> None:
    acting = game.to_act(state)
    for seat in (None, *range(game.seats_of(game.config_of(state)))):
        seen = game.view(state, seat)
        _must(_is_hashable(seen), "a view is hashable", events)
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


def _check_change(game: AnyGame, before: Any, after: Any, events: list[Any]) -> None:
    """What has changed, between two moments at which nobody knows more than the others."""
    seats = (None, *range(game.seats_of(game.config_of(after))))
    for seat in seats:
        old, new = game.view(before, seat), game.view(after, seat)
        change = game.format_change(old, new)
        told = game.format_change(game.view(before, None), game.view(after, None))
        mixed = game.format_change(game.view(before, None), new)
        _must(change == told == mixed, "what has changed is the same for all", events)
        if change is None:
            continue
        made = json.loads(json.dumps({**game.format_view(old), **change.keys}))
        for path, added in json.loads(json.dumps(change.grown)):
            grown = made
            for part in path:
                grown = grown[part]
            grown += added
        whole = json.loads(json.dumps(game.format_view(new)))
        _must(made == whole, "what has changed makes the later view of the earlier one", events)


def _wire(game: AnyGame, state: Any, seat: int | None) -> str:
    """All that a seat is told of a moment: its view in writing, and as tensors."""
    seen = game.view(state, seat)
    return json.dumps([game.format_view(seen), _observe(game, state, seat)])


def _observe(game: AnyGame, state: Any, seat: int | None) -> list[list[int]]:
    """What a seat observes, held to what its parts say; nothing where there are no tensors."""
    if game.observation is None or seat is None:
        return []
    config = game.config_of(state)
    observation = game.observation(game.edition_of(config), game.seats_of(config))
    found = [list(numbers) for numbers in observation.read(game.view(state, seat))]
    if len(found) != len(observation.parts):
        raise ConformanceError(f"an observation has all its parts: {len(observation.parts)}")
    for part, numbers in zip(observation.parts, found, strict=True):
        if len(numbers) != part.size:
            raise ConformanceError(f"a part has as many numbers as its shape: {part.name}")
        if not all(type(one) is int and part.least <= one <= part.most for one in numbers):
            raise ConformanceError(f"the numbers of a part are within its bounds: {part.name}")
    return found


def _check_secrecy(
    game: AnyGame, after: tuple[Any, Any], seats: Iterable[int | None], events: list[Any]
) -> None:
    """Two states that differ only in what these seats cannot know look the same to them."""
    for seat in seats:
        _must(
            _wire(game, after[0], seat) == _wire(game, after[1], seat),
            f"what seat {seat} may not know is not in its view",
            events,
        )


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
            _after(game, state, event, events)
        shares = [chances.pick(n) for n in range(chances.total)] if chances.total < FEW else []
        for event, probability in pairs if shares else ():
            _must(
                Fraction(shares.count(event), chances.total) == probability,
                "picking is as likely as listed",
                events,
            )
    numbers = (0, chances.total - 1, rng.randrange(chances.total), rng.randrange(chances.total))
    picked = [chances.pick(number) for number in numbers]
    after = [_after(game, state, event, events) for event in picked]
    config = game.config_of(state)
    alike = [
        seat
        for seat in (None, *range(game.seats_of(config)))
        if game.hide(config, picked[2], seat) == game.hide(config, picked[3], seat)
    ]
    _check_secrecy(game, (after[2], after[3]), alike, events)


def _check_moves(
    game: AnyGame, state: Any, acting: tuple[int, ...], rng: Random, events: list[Any]
) -> Any:
    _must(list(acting) == sorted(set(acting)), "seats to act are sorted", events)
    _must(acting, "some seat is to act", events)
    _must(game.acts_together or len(acting) == 1, "one seat acts at a time", events)
    options, afters = {}, {}
    for seat in acting:
        moves = game.legal(state, seat)
        _must(len(moves) > 0, "a seat to act has a move", events)
        _must(len(set(moves)) == len(moves), "no move is listed twice", events)
        _must(moves == game.legal(state, seat), "moves come in a fixed order", events)
        afters[seat] = [_after(game, state, move, events) for move in moves]
        effects = set(afters[seat])
        _must(len(effects) == len(moves), "no two moves have the same effect", events)
        _must(state not in effects, "a move changes the state", events)
        _check_numbers(game, state, seat, events)
        _check_writing(game, state, seat, events)
        options[seat] = moves
    seat = rng.choice(acting)
    moves = options[seat]
    if rng.random() < 0.5:
        gains = [game.outcome(after).scores[seat] for after in afters[seat]]
        best = max(gains)
        moves = tuple(m for m, gain in zip(moves, gains, strict=True) if gain == best)
    move = rng.choice(moves)
    if len(acting) > 1:
        others = [other for other in range(game.seats_of(game.config_of(state))) if other != seat]
        two = (game.apply(state, move), rng.choice(afters[seat]))
        _check_secrecy(game, two, (None, *others), events)
    plain(game.picture(game.view(state, seat), move))
    for other in range(game.seats_of(game.config_of(state))):
        if other not in acting:
            _must(game.legal(state, other) == (), "a seat not to act has no moves", events)
    return move


def _check_writing(game: AnyGame, state: Any, seat: int, events: list[Any]) -> None:
    """Moves that are in writing are what they would be written as one by one."""
    written = game.write_legal(state, seat)
    if written is None:
        return
    moves = game.legal(state, seat)
    told = [game.format_event(move) for move in moves]
    words = [format_phrase(game.describe(move)) for move in moves]
    is_same = json.loads(written.events) == told and json.loads(written.words) == words
    _must(is_same, "moves in writing are the legal ones", events)


def _check_numbers(game: AnyGame, state: Any, seat: int, events: list[Any]) -> None:
    """Every legal move has indices of its own, if the game numbers its moves at all."""
    if game.numbering is None:
        return
    config = game.config_of(state)
    numbering = game.numbering(game.edition_of(config), game.seats_of(config))
    seen, moves = game.view(state, seat), game.legal(state, seat)
    try:
        found = {numbering.encode(seen, move): move for move in moves}
        back = [numbering.decode(seen, indices) for indices in found]
    except ValueError as error:
        raise ConformanceError(f"every move has indices within the sizes: {error}") from None
    _must(len(found) == len(moves), "no two moves have the same indices", events)
    _must(back == list(found.values()), "indices give their move back", events)


def _check_refusals(
    game: AnyGame, state: Any, foreign: list[Any], rng: Random, events: list[Any]
) -> None:
    """Events of other moments, and near ones, are refused unless they are legal here too."""
    acting = game.to_act(state)
    seats = acting if isinstance(acting, tuple) else ()
    listed = [move for seat in seats for move in game.legal(state, seat)]
    legal = set(listed)
    strange = rng.sample(foreign, min(3, len(foreign)))
    if listed:
        strange += _near(game, game.config_of(state), rng.choice(listed))
    for event in strange:
        if acting is CHANCE and game.decided_by(event) is CHANCE:
            continue
        try:
            game.apply(state, event)
        except IllegalEvent as error:
            _must(error.sentence, "a refusal has a sentence", events)
        else:
            _must(event in legal, f"what is not legal is refused: {event}", events)


def _near(game: AnyGame, config: Any, event: Any) -> Iterator[Any]:
    """The readable events that differ from one by a little: a number, a place or two."""
    data = game.format_event(event)
    for key, value in data.items():
        for other in _near_values(value):
            try:
                yield game.parse_event(config, {**data, key: other})
            except Unreadable:
                continue


def _near_values(value: Any) -> Iterator[Any]:
    """A number by one less or more; a place, or all places of a list, shifted by one."""
    if type(value) is int:
        yield from (value - 1, value + 1)
    elif isinstance(value, list) and value and type(value[0]) is int:
        x, y, *letter = value
        yield from ([x + dx, y + dy, *letter] for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
    elif isinstance(value, list) and value and isinstance(value[0], list):
        yield from map(list, zip(*map(_near_values, value), strict=True))
        yield from ([near, *value[1:]] for near in _near_values(value[0]))
        yield value[1:]


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
        replayed = game.apply(replayed, _read_back(game, config, event))
    _must(replayed == state, "replay equals live play", events)


def _must(holds: object, law: str, events: list[Any]) -> None:
    if not holds:
        raise ConformanceError(f"after {len(events)} events: {law}")


def _after(game: AnyGame, state: Any, event: Any, events: list[Any]) -> Any:
    """The state after an event that the game itself has listed."""
    try:
        return game.apply(state, event)
    except IllegalEvent as error:
        _must(holds=False, law=f"what is listed is not refused: {event} ({error})", events=events)


def _read_back(game: AnyGame, config: Any, event: Any) -> Any:
    """An event after it has been to JSON and back; None if it cannot be read."""
    data: Json = json.loads(json.dumps(game.format_event(event)))
    try:
        return game.parse_event(config, data)
    except Unreadable:
        return None


def _is_hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _is_carried(state: Any) -> bool:
    try:
        again = pickle.loads(pickle.dumps(state))  # noqa: S301  we have just written it
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return again == state and hash(again) == hash(state)
