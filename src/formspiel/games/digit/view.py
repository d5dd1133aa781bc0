"""What one seat, or a spectator, may see of a game of DIGIT.

In a closed game nobody sees another hand, only how many cards are in it. The stack is
never seen: which unseen cards are in it and which are in hidden hands is not in a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from formspiel.games.core import Seat
from formspiel.games.digit.state import Config, Finished, State
from formspiel.geometry import Stick


@dataclass(frozen=True, slots=True)
class View:
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


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat or, for None, of a spectator."""
    shows_all = state.config.shows_hands
    return View(
        seat,
        state.config,
        state.past,
        state.turn,
        state.sticks,
        tuple(
            hand if shows_all or owner == seat else None for owner, hand in enumerate(state.hands)
        ),
        tuple(None if hand is None else len(hand) for hand in state.hands),
        state.pile,
        state.stack_size,
        state.due,
        state.run,
        state.idle,
        state.extra,
    )


def sample(seen: View, rng: Random) -> State:
    """A state with this view: the hands that it hides are dealt at random."""
    known = {card for hand in seen.hands if hand for card in hand}
    known.update(card for card, _ in seen.pile)
    unseen = [card for card in seen.config.edition.figures if card not in known]
    rng.shuffle(unseen)
    hands = list(seen.hands)
    for seat, size in enumerate(seen.sizes):
        if hands[seat] is None and size is not None:
            hands[seat] = tuple(sorted(unseen[:size]))
            del unseen[:size]
    return State(
        seen.config,
        seen.past,
        seen.turn,
        seen.sticks,
        tuple(hands),
        seen.pile,
        seen.due,
        seen.run,
        seen.idle,
        seen.extra,
    )
