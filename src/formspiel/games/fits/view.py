"""What one seat, or a spectator, may see of a game of FITS.

Nothing is secret but what the others have done with the card in play, until all have
acted on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from formspiel.core.drawn import Drawn
from formspiel.core.game import Seat
from formspiel.games.fits.events import Move
from formspiel.games.fits.rules import apply, legal
from formspiel.games.fits.state import Board, Config, State


@dataclass(frozen=True, slots=True)
class View(Drawn):
    """A state as one seat sees it; `seat` is None for a spectator."""

    seat: Seat | None
    config: Config
    past: tuple[tuple[Board, ...], ...]
    starts: tuple[str | None, ...]
    boards: tuple[Board, ...]
    """As they were when the piece in play came up."""
    turned: tuple[str, ...]
    is_in_play: bool
    has_acted: tuple[bool, ...]
    move: Move | None
    """What the seat itself has done with the piece in play."""

    @property
    def is_over(self) -> bool:
        """Whether all rounds are over."""
        return len(self.past) == len(self.config.boards)

    @property
    def shown(self) -> tuple[Board, ...]:
        """The boards on the table: those of the last round stay there when it is over."""
        return self.past[-1] if self.is_over else self.boards


def view(state: State, seat: Seat | None) -> View:
    """The view of a seat or, for None, of a spectator."""
    return View(
        seat,
        state.config,
        state.past,
        state.starts,
        state.boards,
        state.turned,
        state.is_in_play,
        tuple([move is not None for move in state.moves]),
        None if seat is None else state.moves[seat],
    )


def sample(seen: View, rng: Random) -> State:
    """A state with this view: the moves that it hides are drawn at random."""
    nobody = (None,) * seen.config.seats
    state = State(
        seen.config, seen.past, seen.starts, seen.boards, seen.turned, nobody, seen.is_in_play
    )
    for seat, has_acted in enumerate(seen.has_acted):
        if has_acted:
            own = seen.move if seat == seen.seat else None
            state = apply(state, own or rng.choice(legal(state, seat)))
    return state
