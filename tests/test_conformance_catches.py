"""The conformance suite catches games that are broken: FITS with one thing wrong each time."""

import ast
import inspect
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import pytest

from formspiel.core import conformance
from formspiel.core.chances import Equal, Weighted
from formspiel.core.conformance import ConformanceError, check_game
from formspiel.core.game import (
    CHANCE,
    OVER,
    AnyGame,
    IllegalEvent,
    Item,
    Outcome,
    Unreadable,
    ViewChange,
    WrittenMoves,
)
from formspiel.core.numbering import Numbering
from formspiel.core.observation import Observation, Part
from formspiel.games.fits import GAME
from formspiel.games.fits.components import FitsEdition
from formspiel.games.fits.events import Event, Place, SetAside, TurnCard
from formspiel.games.fits.numbering import numbering
from formspiel.games.fits.rules import board_after
from formspiel.games.fits.state import Config, State
from formspiel.games.fits.view import View

CONFIG = GAME.configure(GAME.load_edition("2009"), 3, {"boards": ["1"]})

apply, legal, to_act, view, chances = GAME.apply, GAME.legal, GAME.to_act, GAME.view, GAME.chances


def apply_anything(state: State, event: Event) -> State:
    """Takes a piece wherever a player says it lies."""
    try:
        return apply(state, event)
    except IllegalEvent:
        if not isinstance(event, Place) or GAME.legal(state, event.seat) == ():
            raise
        return apply(state, GAME.legal(state, event.seat)[0])


def apply_after_the_end(state: State, event: Event) -> State:
    return state if to_act(state) is OVER else apply(state, event)


def apply_in_place(state: State, event: Event) -> State:
    after = apply(state, event)
    object.__setattr__(state, "turned", (*state.turned, "X5"))
    return after


def apply_by_luck(state: State, event: Event) -> State:
    after = apply(state, event)
    return replace(after, turned=after.turned[::-1]) if luck.random() < 0.5 else after


luck = Random(1)


def apply_for_ever(state: State, event: Event) -> State:
    """The second round never comes to its end."""
    after = apply(state, event)
    return GAME.setup(state.config) if to_act(after) is OVER else after


def apply_without_sixth_card(state: State, event: Event) -> State:
    if event == TurnCard("U5"):
        raise IllegalEvent("this card is never turned up")
    return apply(state, event)


def apply_without_setting_aside(state: State, event: Event) -> State:
    if isinstance(event, SetAside):
        raise IllegalEvent("nothing is set aside here")
    return apply(state, event)


def apply_wordlessly(state: State, event: Event) -> State:
    try:
        return apply(state, event)
    except IllegalEvent:
        raise IllegalEvent("") from None


def legal_twice(state: State, seat: int) -> tuple[Event, ...]:
    moves = legal(state, seat)
    return (*moves, *moves[-1:])


def legal_in_two_ways(state: State, seat: int) -> tuple[Event, ...]:
    """The cells of a placement in either order."""
    moves = legal(state, seat)
    first = moves[:1]
    return (*moves, *(replace(m, cells=m.cells[::-1]) for m in first if isinstance(m, Place)))


def apply_in_two_ways(state: State, event: Event) -> State:
    if isinstance(event, Place):
        event = replace(event, cells=tuple(sorted(event.cells)))
    return apply(state, event)


def apply_to_no_effect(state: State, event: Event) -> State:
    after = apply(state, event)
    return state if isinstance(event, SetAside) else after


def write_one_less(state: State, seat: int) -> WrittenMoves | None:
    written = GAME.write_legal(state, seat)
    return written and written._replace(events=json.dumps(json.loads(written.events)[1:]).encode())


def write_for_others(state: State, seat: int) -> WrittenMoves | None:
    written = GAME.write_legal(state, seat)
    return written and written._replace(
        events=written.events.replace(b'"seat":%d' % seat, b'"seat":3')
    )


def write_without_words(state: State, seat: int) -> WrittenMoves | None:
    written = GAME.write_legal(state, seat)
    return written and written._replace(words=b"[]")


def change_for_one(before: View, after: View) -> ViewChange | None:
    return GAME.format_change(before, after) if after.seat == 1 else None


def change_of_nothing(_before: View, _after: View) -> ViewChange:
    return ViewChange({}, [])


class Elsewhere(list[Any]):
    written = b"[[9,9]]"


def outcome_written_elsewhere(state: State) -> Outcome:
    found = GAME.outcome(state)
    rounds = [
        replace(one, items=tuple(tuple(map(write_elsewhere, own)) for own in one.items))
        for one in found.rounds
    ]
    return replace(found, rounds=tuple(rounds))


def write_elsewhere(item: Item) -> Item:
    return replace(item, where=Elsewhere(item.where))


def unwritten(_state: State, _seat: int) -> None:
    return None


def setup_by_luck(config: Config) -> State:
    state = GAME.setup(config)
    odd = replace(state.boards[0], covered=luck.getrandbits(30) << 100)
    return replace(state, boards=(odd, *state.boards[1:]))


def legal_shuffled(state: State, seat: int) -> tuple[Event, ...]:
    moves = list(legal(state, seat))
    luck.shuffle(moves)
    return tuple(moves)


def legal_with_a_floating_piece(state: State, seat: int) -> tuple[Event, ...]:
    moves = legal(state, seat)
    if not moves or not isinstance(moves[0], Place):
        return moves
    floating = tuple((x, y + 1) for x, y in moves[0].cells)
    return (replace(moves[0], cells=floating), *moves)


def legal_for_others(state: State, seat: int) -> tuple[Event, ...]:
    """A seat that has acted may set aside once more."""
    acting = to_act(state)
    if acting in (CHANCE, OVER) or seat in acting:
        return legal(state, seat)
    return (SetAside(seat, "F5"),)


def legal_for_all(state: State, seat: int) -> tuple[Event, ...]:
    return legal(state, seat) or (SetAside(seat, "F5"),)


def legal_without_second(state: State, seat: int) -> tuple[Event, ...]:
    moves = legal(state, seat)
    return moves if len(moves) < 3 else (moves[0], *moves[2:])


def parse_without_cells(config: Config, data: dict[str, Any]) -> Event:
    event = GAME.parse_event(config, data)
    return replace(event, cells=event.cells[:-1]) if isinstance(event, Place) else event


def parse_no_start(config: Config, data: dict[str, Any]) -> Event:
    if data.get("chance") == "start":
        raise Unreadable("start cards are not known here")
    return GAME.parse_event(config, data)


def chances_too_few(state: State) -> Weighted[Event]:
    return Weighted(list(chances(state))[1:] or list(chances(state)))


def chances_of_nothing(_state: State) -> Equal[Event]:
    return Equal(0, lambda _number: TurnCard("X5"))


def chances_twice(state: State) -> Weighted[Event]:
    return Weighted([(event, p / 2) for event, p in chances(state) for _ in range(2)])


def chances_with_a_card_seen(state: State) -> Equal[Event]:
    cards = [event for event, _ in chances(state)]
    seen = [TurnCard(piece) for piece in state.turned]
    return Equal(len(cards) + len(seen), lambda number: [*cards, *seen][number])


def chances_never(state: State) -> Weighted[Event]:
    (first, p), *others = chances(state)
    return Weighted([(first, p + others[0][1]), (others[0][0], Fraction(0)), *others[1:]])


class RoughChances(Weighted[Event]):
    """Probabilities that are not exact."""

    def __iter__(self) -> Any:
        return iter([(event, float(p)) for event, p in self._pairs])


class BiasedChances(Weighted[Event]):
    """Picks the first card whatever the number."""

    def pick(self, number: int) -> Event:  # noqa: ARG002  that is the bias
        return self._pairs[0][0]


def view_of_everything(state: State, seat: int | None) -> View:
    """Shows at once what the others have done with the card in play."""
    boards = tuple(board_after(state, other) for other in range(state.config.seats))
    return replace(view(state, seat), boards=boards)


def view_with_a_list(state: State, seat: int | None) -> View:
    seen = view(state, seat)
    object.__setattr__(seen, "turned", list(seen.turned))
    return seen


def view_of_next_seat(state: State, seat: int | None) -> View:
    """Shows a seat the move of its neighbour, and samples cannot tell."""
    hidden = state.moves[-1]
    return replace(view(state, seat), move=hidden)


def sample_with_that_move(seen: View, rng: Random) -> State:
    state = GAME.sample(replace(seen, move=None), rng)
    return replace(state, moves=(*state.moves[:-1], seen.move))


def sample_of_the_start(seen: View, _rng: Random) -> State:
    return GAME.setup(seen.config)


def outcome_with(**changes: Any) -> Callable[[State], Outcome]:
    def broken(state: State) -> Outcome:
        return replace(GAME.outcome(state), **changes)

    return broken


class Speechless(Outcome):
    """The scores are right, and nobody is told why."""

    @property
    def scores(self) -> tuple[int, ...]:
        return (0, 0, 0)


def outcome_without_items(state: State) -> Outcome:
    found = GAME.outcome(state)
    rounds = tuple(replace(scored, items=()) for scored in found.rounds)
    return Speechless(rounds, found.is_over, found.ranks)


def outcome_without_scores(state: State) -> Outcome:
    found = GAME.outcome(state)
    rounds = tuple(replace(scored, items=scored.items[1:]) for scored in found.rounds)
    return replace(found, rounds=rounds)


class Generous(Outcome):
    """Everybody has won, at any time."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(range(len(self.scores)))


def outcome_for_all(state: State) -> Outcome:
    found = GAME.outcome(state)
    return Generous(found.rounds, found.is_over, found.ranks) if found.is_over else found


def outcome_too_soon(state: State) -> Outcome:
    found = GAME.outcome(state)
    return Generous(found.rounds, found.is_over, found.ranks)


def to_act_from_the_right(state: State) -> Any:
    acting = to_act(state)
    return acting[::-1] if isinstance(acting, tuple) else acting


def to_act_nobody(state: State) -> Any:
    acting = to_act(state)
    return () if isinstance(acting, tuple) else acting


def numbering_with(**functions: Any) -> Callable[[FitsEdition, int], Numbering[View, Event]]:
    return lambda edition, seats: replace(numbering(edition, seats), **functions)


@dataclass(unsafe_hash=True)
class Loose:
    """A state that can be changed in place."""

    inner: State


@dataclass(frozen=True)
class Unhashable:
    """A state with a list in it."""

    inner: State
    events: list[Event]


@dataclass(frozen=True)
class Stranger:
    """A state that is another one each time it is made."""

    inner: State
    mark: object = field(default_factory=object)


@dataclass(frozen=True)
class Rooted:
    """A state that holds on to a function without a name."""

    inner: State
    rule: Callable[[], None] = field(default=lambda: None, compare=False)


class Plain(NamedTuple):
    """A state that is no dataclass."""

    inner: State


def observation_with(read: Callable[[View], tuple[Sequence[int], ...]]) -> Callable[..., Any]:
    """Tensors of one part with two bits, read like this."""
    part = Part("bits", (2,), "Two of them.")
    return lambda _edition, _seats: Observation((part,), read)


def wrapped(wrap: Callable[[State], Any]) -> AnyGame:
    """FITS with its states inside other ones."""
    game: AnyGame = GAME
    return replace(
        game,
        setup=lambda config: wrap(GAME.setup(config)),
        config_of=lambda state: state.inner.config,
        to_act=lambda state: to_act(state.inner),
        legal=lambda state, seat: legal(state.inner, seat),
        chances=lambda state: chances(state.inner),
        apply=lambda state, event: wrap(apply(state.inner, event)),
        outcome=lambda state: GAME.outcome(state.inner),
        round_of=lambda state: GAME.round_of(state.inner),
        view=lambda state, seat: view(state.inner, seat),
        sample=lambda seen, rng: wrap(GAME.sample(seen, rng)),
    )


def broken(**functions: Any) -> AnyGame:
    game: AnyGame = GAME
    return replace(game, **functions)


BROKEN: list[tuple[str, AnyGame]] = [
    ("what is not legal is refused", broken(apply=apply_anything)),
    ("an event is accepted after the end", broken(apply=apply_after_the_end)),
    ("apply changes nothing in place", broken(apply=apply_in_place)),
    ("apply is deterministic", broken(apply=apply_by_luck)),
    ("every game ends", broken(apply=apply_for_ever)),
    ("what is listed is not refused", broken(apply=apply_without_sixth_card)),
    ("what is listed is not refused", broken(apply=apply_without_setting_aside)),
    ("a refusal has a sentence", broken(apply=apply_wordlessly)),
    ("no move is listed twice", broken(legal=legal_twice)),
    ("moves come in a fixed order|can tell its moves from its view", broken(legal=legal_shuffled)),
    ("no two moves have the same effect", broken(legal=legal_in_two_ways, apply=apply_in_two_ways)),
    ("a move changes the state", broken(apply=apply_to_no_effect)),
    ("a seat not to act has no moves", broken(legal=legal_for_others)),
    ("replay equals live play", broken(setup=setup_by_luck)),
    ("what is listed is not refused", broken(legal=legal_with_a_floating_piece)),
    ("no seat moves while chance is to act", broken(legal=legal_for_all)),
    ("a seat to act has a move", broken(legal=lambda _state, _seat: ())),
    ("what is not legal is refused", broken(legal=legal_without_second, write_legal=unwritten)),
    ("an event reads back as written", broken(parse_event=parse_without_cells)),
    ("an event reads back as written", broken(parse_event=parse_no_start)),
    ("the probabilities sum to 1", broken(chances=chances_too_few)),
    ("chance has something to decide", broken(chances=chances_of_nothing)),
    ("no chance is listed twice", broken(chances=chances_twice)),
    ("what is listed is not refused", broken(chances=chances_with_a_card_seen)),
    ("what is listed can happen", broken(chances=chances_never)),
    ("probabilities are exact", broken(chances=lambda s: RoughChances(list(chances(s))))),
    ("picking is as likely as listed", broken(chances=lambda s: BiasedChances(list(chances(s))))),
    ("may not know|a sample gives seat", broken(view=view_of_everything)),
    ("may not know", broken(view=view_of_next_seat, sample=sample_with_that_move)),
    ("a sample gives seat", broken(sample=sample_of_the_start)),
    ("a view is hashable", broken(view=view_with_a_list)),
    ("every seat has a score", broken(outcome=outcome_without_scores)),
    ("every seat has its items", broken(outcome=outcome_without_items)),
    ("every seat has a rank or None", broken(outcome=outcome_with(ranks=()))),
    ("nobody has a rank before the end", broken(outcome=outcome_with(ranks=("a", "b", "c")))),
    ("the highest sums win", broken(outcome=outcome_for_all)),
    ("nobody wins before the end", broken(outcome=outcome_too_soon)),
    ("the outcome knows that the game is over", broken(outcome=outcome_with(is_over=False))),
    ("seats to act are sorted", broken(to_act=to_act_from_the_right)),
    ("some seat is to act", broken(to_act=to_act_nobody)),
    ("one seat acts at a time", broken(info=replace(GAME.info, acts_together=False))),
    ("the state keeps its configuration", broken(config_of=lambda _state: None)),
    ("configure the same", broken(options_of=lambda _config: {"boards": ["2"]})),
    ("every move has indices within the sizes", broken(numbering=numbering_with(sizes=(9,)))),
    (
        "no two moves have the same indices",
        broken(numbering=numbering_with(index=lambda _view, _move: (0,))),
    ),
    (
        "indices give their move back",
        broken(numbering=numbering_with(find=lambda _view, _indices: None)),
    ),
    (
        "an observation has all its parts",
        broken(observation=observation_with(lambda _view: ())),
    ),
    (
        "a part has as many numbers as its shape",
        broken(observation=observation_with(lambda _view: ([1],))),
    ),
    (
        "the numbers of a part are within its bounds",
        broken(observation=observation_with(lambda _view: ([0, 2],))),
    ),
    (
        "may not know",
        broken(observation=observation_with(lambda _view: ([luck.getrandbits(1), 0],))),
    ),
    ("moves in writing are the legal ones", broken(write_legal=write_one_less)),
    ("moves in writing are the legal ones", broken(write_legal=write_for_others)),
    ("moves in writing are the legal ones", broken(write_legal=write_without_words)),
    ("an item in writing is what it is as JSON", broken(outcome=outcome_written_elsewhere)),
    ("what has changed is the same for all", broken(format_change=change_for_one)),
    ("what has changed makes the later view", broken(format_change=change_of_nothing)),
    ("who was to act has decided", broken(decided_by=lambda _event: CHANCE)),
    ("who was to act has decided", broken(decided_by=lambda _event: 0)),
    ("rounds are counted from 0", broken(round_of=lambda _state: 1)),
    ("rounds follow one another", broken(round_of=lambda state: 2 * len(state.turned))),
    ("a state comes back from another process", wrapped(Stranger)),
    ("a state comes back from another process", wrapped(Rooted)),
    ("a state is a dataclass", wrapped(Plain)),
    ("a state can be changed in place", wrapped(Loose)),
    ("a state is hashable", wrapped(lambda state: Unhashable(state, []))),
]


@pytest.mark.parametrize(("law", "game"), BROKEN, ids=[law for law, _ in BROKEN])
def test_broken_game_is_caught(law: str, game: AnyGame) -> None:
    luck.seed(1)
    with pytest.raises(ConformanceError, match=law):
        check_game(game, CONFIG, seed=1, most_events=80)


def laws() -> Iterator[str]:
    """The laws in the source of the suite, without what depends on the moment."""
    for node in ast.walk(ast.parse(inspect.getsource(conformance))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("_must", "ConformanceError"):
            for text in ast.walk(node):
                if isinstance(text, ast.Constant) and len(str(text.value).split()) > 2:
                    yield str(text.value).strip(" :(")


def test_every_law_is_broken_by_some_game() -> None:
    """A law that nothing can break holds nothing."""
    found = list(laws())
    assert len(found) > 30
    known = [part for law, _ in BROKEN for part in law.split("|")]
    assert [law for law in found if not any(part in law or law in part for part in known)] == []


def test_the_whole_game_passes_with_the_same_table() -> None:
    state = check_game(GAME, CONFIG, seed=1, most_events=80)
    assert to_act(state) is not CHANCE
