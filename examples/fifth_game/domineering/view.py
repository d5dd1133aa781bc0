"""What one seat, or a spectator, may see: everything lies open."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from domineering.state import State
from formspiel.core.game import Seat


@dataclass(frozen=True, slots=True)
class View:
    """A state as one seat sees it; `seat` is None for a spectator."""

    seat: Seat | None
    state: State


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat or, for None, of a spectator."""
    return View(seat, state)


def sample(seen: View, _rng: Random) -> State:
    """The one state with this view."""
    return seen.state
