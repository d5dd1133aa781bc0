"""The rules of DIGIT, from the card turned up to the last card laid down."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from formspiel.core.chances import Chances, Equal, Hands
from formspiel.core.game import CHANCE, OVER, IllegalEvent, Seat, ToAct
from formspiel.games.digit.events import Deal, Draw, Event, Move, MoveStick, Reshuffle, TurnUp
from formspiel.games.digit.info import LAST_TURNS, PLUS, SOLITAIRE, STANDARD
from formspiel.games.digit.refusal import check_cards, why_not
from formspiel.games.digit.state import Cards, Config, Finished, State, Turn
from formspiel.geometry import moved

T = TypeVar("T")

RULES = {STANDARD: "DIGIT rule 1", PLUS: "DIGIT rule 2", SOLITAIRE: "DIGIT rule 3"}
"""The rule that says who draws how many cards."""


def setup(config: Config) -> State:
    """The table before the first card is turned up."""
    return _new_game(config, ())


def to_act(state: State) -> ToAct:
    """Who is to act: the seat whose turn it is, unless a card is due."""
    if len(state.past) == state.config.games:
        return OVER
    if not state.sticks or state.due or None in state.hands:
        return CHANCE
    return (state.turn,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Every way to move one stick so that the sticks make a figure again, sorted."""
    # DIGIT-10: what is in hand is not asked for. DIGIT-12: nobody passes.
    acting = to_act(state)
    if not isinstance(acting, tuple) or seat not in acting:
        return ()
    x, y = min(s[0] for s in state.sticks), min(s[1] for s in state.sticks)
    steps = state.config.edition.steps(moved(state.sticks, -x, -y))
    return tuple(
        MoveStick(seat, (a + x, b + y, way), (c + x, d + y, to_way))
        for (a, b, way), (c, d, to_way), _ in steps
    )


def chances(state: State) -> Chances[TurnUp | Deal | Draw | Reshuffle]:
    """The cards that may come, all equally likely."""
    config = state.config
    if not state.sticks:
        figures = tuple(config.edition.figures.values())
        return Equal(len(figures), lambda n: TurnUp(figures[n].id, figures[n].sticks))
    if needs_reshuffle(state):
        return Equal(1, lambda _: Reshuffle())
    pool = stack(state)
    if None in state.hands:
        seat = state.hands.index(None)
        return Hands(pool, config.edition.hand, lambda cards: Deal(seat, cards))
    return Hands(pool, state.due, lambda cards: Draw(state.turn, cards))


def stack(state: State) -> tuple[str, ...]:
    """The cards that are neither in a hand nor laid down, sorted."""
    seen = {card for hand in state.hands if hand for card in hand}
    seen.update(card for card, _ in state.pile)
    return tuple(card for card in state.config.edition.figures if card not in seen)


def needs_reshuffle(state: State) -> bool:
    """Whether a card is due and the stack is empty."""
    # DIGIT-3: a card is only due then when there are laid-down cards to shuffle.
    return state.due > 0 and state.stack_size == 0


def apply(state: State, event: Event) -> State:
    """The state after an event."""
    acting = to_act(state)
    if acting is OVER:
        raise IllegalEvent("the game is over")
    if not isinstance(event, MoveStick):
        if acting is not CHANCE:
            raise IllegalEvent(f"seat {acting[0]} is to move a stick, no card is due", "DIGIT play")
        return _apply_chance(state, event)
    if acting is CHANCE:
        raise IllegalEvent("a card is due, no seat is to move a stick", "DIGIT play")
    if not 0 <= event.seat < state.config.seats:
        raise IllegalEvent(f"there is no seat {event.seat}", "DIGIT play")
    if event.seat not in acting:
        raise IllegalEvent(f"seat {event.seat} is not to act now", "DIGIT play")
    return _move(state, event)


def _apply_chance(state: State, event: TurnUp | Deal | Draw | Reshuffle) -> State:
    if not state.sticks and not isinstance(event, TurnUp):
        raise IllegalEvent("a card is turned up and the sticks are laid first", "DIGIT play")
    if isinstance(event, TurnUp):
        return _turn_up(state, event)
    if isinstance(event, Deal):
        return _deal(state, event)
    if None in state.hands:
        raise IllegalEvent("every seat is dealt its hand first", "DIGIT play")
    return _draw(state, event) if isinstance(event, Draw) else _reshuffle(state)


def _turn_up(state: State, event: TurnUp) -> State:
    if state.sticks:
        raise IllegalEvent("the first card of this game has been turned up", "DIGIT play")
    sticks = tuple(sorted(event.sticks))
    if state.config.edition.figure_of(sticks) != event.figure:
        raise IllegalEvent(f"these sticks do not make the figure {event.figure}", "DIGIT play")
    # DIGIT-4: it is the first of the laid-down pile, and nobody's.
    return replace(state, sticks=sticks, pile=((event.figure, None),))


def _deal(state: State, event: Deal) -> State:
    if None not in state.hands:
        raise IllegalEvent("every seat has its hand", "DIGIT play")
    if not 0 <= event.seat < state.config.seats:
        raise IllegalEvent(f"there is no seat {event.seat}", "DIGIT play")
    if state.hands[event.seat] is not None:
        raise IllegalEvent(f"seat {event.seat} has its hand", "DIGIT play")
    check_cards(event.figures, state.config.edition.hand, stack(state), "DIGIT play")
    return replace(state, hands=_with(state.hands, event.seat, tuple(sorted(event.figures))))


def _draw(state: State, event: Draw) -> State:
    rule = RULES[state.config.variant]
    if needs_reshuffle(state):
        raise IllegalEvent("the stack is empty: the laid-down cards are shuffled first", "DIGIT-3")
    if event.seat != state.turn:
        raise IllegalEvent(f"seat {state.turn} draws now, not seat {event.seat}", rule)
    check_cards(event.figures, state.due, stack(state), rule)
    hand = tuple(sorted((*_hand(state, event.seat), *event.figures)))
    return _next_turn(replace(state, hands=_with(state.hands, event.seat, hand), due=0))


def _reshuffle(state: State) -> State:
    if not needs_reshuffle(state):
        raise IllegalEvent("the laid-down cards are shuffled when the stack is empty", "DIGIT-3")
    return replace(state, pile=state.pile[-1:], trail=())


def _move(state: State, event: Move) -> State:
    sticks = tuple(sorted((*(s for s in state.sticks if s != event.stick), event.to)))
    figure = state.config.edition.figure_of(sticks)
    if figure is None or event.stick not in state.sticks or event.to == event.stick:
        raise why_not(state.sticks, event)
    owner = _owner(state, figure)
    before = state.sticks
    if owner is None:
        state = replace(state, sticks=sticks)
    else:
        # DIGIT-2: the card is laid down by itself.
        hand = tuple(card for card in _hand(state, owner) if card != figure)
        hands = _with(state.hands, owner, hand)
        state = replace(state, sticks=sticks, hands=hands, pile=(*state.pile, (figure, owner)))
    if state.config.variant == STANDARD:
        made_from = state.config.edition.figure_of(before) or ""
        return _after_standard(state, Turn(state.turn, made_from, figure, owner))
    if state.config.variant == PLUS:
        return _after_plus(state, has_laid_down=owner is not None)
    return _after_solitaire(state, has_laid_down=owner is not None)


def _owner(state: State, figure: str) -> Seat | None:
    """The seat that lays down the card of a figure that was just made."""
    # DIGIT-6: only in Standard does another player lay down too.
    seats = range(state.config.seats) if state.config.variant == STANDARD else (state.turn,)
    return next((seat for seat in seats if figure in _hand(state, seat)), None)


def _after_standard(state: State, turn: Turn) -> State:
    trail = (*state.trail, turn)
    if turn.owner is not None:
        state = replace(state, trail=trail)
        return _next_turn(state) if state.hands[turn.owner] else _end_game(state)
    # DIGIT-3: the last laid-down card is never shuffled.
    if state.stack_size or len(state.pile) > 1:
        return replace(state, due=1, trail=trail)
    return _next_turn(state)


def _after_plus(state: State, *, has_laid_down: bool) -> State:
    edition = state.config.edition
    hand = _hand(state, state.turn)
    if has_laid_down:
        state = replace(state, run=state.run + 1)
        # DIGIT-8 and DIGIT-12; and without a card there is nothing to go on for.
        if state.run < edition.run and hand:
            return state
    if state.run:
        due = min(edition.hand - len(hand), state.stack_size)
        state = replace(state, due=due, idle=0)
    elif not state.stack_size and state.config.end != LAST_TURNS:
        state = replace(state, idle=state.idle + 1)
    if state.due:
        return state
    if not state.stack_size:
        # DIGIT-5: whoever drew the last card did so at the end of a turn, so that all the
        # others come before. (No edition has a deck that the deal uses up; if one had, the
        # seats would have one turn each.)
        if state.config.end == LAST_TURNS:
            state = replace(state, last_turns=state.last_turns + 1)
        seats = state.config.seats
        if not any(state.hands) or seats in (state.idle, state.last_turns):
            return _end_game(state)
    return _next_turn(state)


def _after_solitaire(state: State, *, has_laid_down: bool) -> State:
    if not has_laid_down:
        # DIGIT-7
        return replace(state, extra=state.extra + 1)
    if state.stack_size:
        return replace(state, due=1)
    return state if any(state.hands) else _end_game(state)


def _next_turn(state: State) -> State:
    return replace(state, turn=(state.turn + 1) % state.config.seats, run=0)


def _end_game(state: State) -> State:
    """Count the game; the next one begins with an empty table."""
    # DIGIT-9: a series is a number of games.
    past = (*state.past, Finished(counts(state), state.sticks))
    if len(past) == state.config.games:
        return replace(state, past=past, last=None)
    sizes = tuple(len(_hand(state, seat)) for seat in range(state.config.seats))
    return _new_game(state.config, past, Cards(state.hands, sizes, state.pile))


def counts(state: State) -> tuple[int, ...]:
    """What counts for each seat now: cards left, cards laid down or extra moves."""
    if state.config.variant == SOLITAIRE:
        return (state.extra,)
    if state.config.variant == STANDARD:
        return tuple(len(hand or ()) for hand in state.hands)
    owners = [owner for _, owner in state.pile]
    return tuple(owners.count(seat) for seat in range(state.config.seats))


def _hand(state: State, seat: Seat) -> tuple[str, ...]:
    return state.hands[seat] or ()


def _with(values: tuple[T | None, ...], seat: Seat, value: T) -> tuple[T | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _new_game(config: Config, past: tuple[Finished, ...], last: Cards | None = None) -> State:
    nobody = (None,) * config.seats
    return State(config, past, 0, (), nobody, (), due=0, run=0, idle=0, extra=0, last=last)
