"""What one seat, or a spectator, may see of a game of Quadrata: nothing is secret."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from formspiel.core.drawn import Drawn
from formspiel.core.game import Seat
from formspiel.games.quadrata.state import Board, Config, Round, State


@dataclass(frozen=True, slots=True)
class View(Drawn):
    """A state as one seat sees it; `seat` is None for a spectator."""

    seat: Seat | None
    config: Config
    past: tuple[Round, ...]
    starter: int | None
    turn: Seat | None
    """The seat whose turn it is."""
    turns: int
    pips: int | None
    is_joker: bool
    stock: tuple[int, ...]
    boards: tuple[Board, ...]

    @property
    def is_over(self) -> bool:
        """Whether all rounds have been played."""
        return len(self.past) == self.config.rounds

    @property
    def shown(self) -> tuple[Board, ...]:
        """The boards to look at: once the game is over, those of the last round."""
        return self.past[-1].boards if self.is_over else self.boards


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat or, for None, of a spectator."""
    return View(
        seat,
        state.config,
        state.past,
        state.starter,
        state.turn,
        state.turns,
        state.pips,
        state.is_joker,
        state.stock,
        state.boards,
    )


def sample(seen: View, _rng: Random) -> State:
    """The state with this view: there is just one."""
    return State(
        seen.config,
        seen.past,
        seen.starter,
        seen.turns,
        seen.pips,
        seen.is_joker,
        seen.stock,
        seen.boards,
    )
