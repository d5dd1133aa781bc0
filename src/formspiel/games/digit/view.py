"""What one seat, or a spectator, may see of a game of DIGIT.

In a closed game nobody sees another hand, only how many cards are in it. The stack is
never seen: which unseen cards are in it and which are in hidden hands is not in a view.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from formspiel.core.drawn import Drawn
from formspiel.core.game import Seat
from formspiel.games.digit.state import Cards, Config, Finished, State, Turn
from formspiel.geometry import Stick


@dataclass(frozen=True, slots=True)
class View(Drawn):
    """A state as one seat sees it; `seat` is None for a spectator."""

    seat: Seat | None
    config: Config
    past: tuple[Finished, ...]
    turn: Seat
    sticks: tuple[Stick, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """None where a hand is hidden, or not dealt yet."""
    sizes: tuple[int | None, ...]
    """How many cards each seat holds; None before the deal."""
    pile: tuple[tuple[str, Seat | None], ...]
    stack_size: int
    due: int
    run: int
    idle: int
    extra: int
    last: Cards | None
    """The cards of the game before; a hand that was hidden stays hidden."""
    trail: tuple[Turn, ...]
    """Standard: the turns since the cards were last shuffled."""
    last_turns: int


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat or, for None, of a spectator."""

    def seen(hands: tuple[tuple[str, ...] | None, ...]) -> tuple[tuple[str, ...] | None, ...]:
        if state.config.shows_hands:
            return hands
        return tuple(hand if owner == seat else None for owner, hand in enumerate(hands))

    return View(
        seat,
        state.config,
        state.past,
        state.turn,
        state.sticks,
        seen(state.hands),
        tuple(None if hand is None else len(hand) for hand in state.hands),
        state.pile,
        state.stack_size,
        state.due,
        state.run,
        state.idle,
        state.extra,
        state.last and replace(state.last, hands=seen(state.last.hands)),
        state.trail,
        state.last_turns,
    )


def sample(seen: View, rng: Random) -> State:
    """A state with this view: the hands that it hides are dealt at random.

    What the trail tells of them, for sure or by how people play, is left to the bots.
    """
    deck = tuple(seen.config.edition.figures)
    last = seen.last
    return State(
        seen.config,
        seen.past,
        seen.turn,
        seen.sticks,
        _dealt(deck, seen, rng),
        seen.pile,
        seen.due,
        seen.run,
        seen.idle,
        seen.extra,
        last and replace(last, hands=_dealt(deck, last, rng)),
        seen.trail,
        seen.last_turns,
    )


def _dealt(
    deck: tuple[str, ...], seen: View | Cards, rng: Random
) -> tuple[tuple[str, ...] | None, ...]:
    """The hands, those that are hidden dealt from the cards that are not seen."""
    known = {card for hand in seen.hands if hand for card in hand}
    known.update(card for card, _ in seen.pile)
    unseen = [card for card in deck if card not in known]
    rng.shuffle(unseen)
    hands = list(seen.hands)
    for seat, size in enumerate(seen.sizes):
        if hands[seat] is None and size is not None:
            hands[seat] = tuple(sorted(unseen[:size]))
            del unseen[:size]
    return tuple(hands)
