"""A game by its rules, its moves given as numbers and its chance drawn by itself.

Where a move is decided in several steps, each step is an action of its own; the indices of a
step begin where those of the step before end, so that every action means one thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from formspiel.core.edition import Edition
from formspiel.core.game import CHANCE, OVER, AnyGame, Seat, Unreadable
from formspiel.core.layout import Layout
from formspiel.core.numbering import Indices
from formspiel.core.options import options_among_bots
from formspiel.envs.luck import Luck

Mask = NDArray[np.int8]
Tensors = dict[str, NDArray[Any]]


def agree(game: AnyGame, seats: int, edition: str | Path | Edition | None, options: Any) -> Any:
    """The config of an environment; Unreadable says what is wrong with what was asked for.

    An edition is one that comes with the game, by its name, a file or one that was parsed.
    """
    if isinstance(edition, Path):
        edition = game.parse_edition(edition.read_text("utf-8"))
    elif edition is None or isinstance(edition, str):
        name = game.editions[0] if edition is None else edition
        if name not in game.editions:
            raise Unreadable(f"{game.info.title} has no edition {name!r}")
        edition = game.load_edition(name)
    given: Mapping[str, Any] = {
        key: list(value) if isinstance(value, tuple) else value for key, value in options.items()
    }
    return game.configure(edition, seats, options_among_bots(game.info.options, given))


class Table(Layout):
    """What holds for all episodes of a config: its numbers and its tensors."""

    def __init__(self, game: AnyGame, config: Any) -> None:
        super().__init__(game, game.edition_of(config), game.seats_of(config))
        self.config = config
        self.small, self.large = (
            np.dtype([(own.name, kind, own.shape) for own in self.parts if own.dtype == kind])
            for kind in ("int8", "int32")
        )
        """The parts that are bytes, and those that are not, each as one record."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game, self.config)

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        return self


class Play:
    """One episode after the other."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.luck = Luck(0, 0)
        self.state: Any = None
        self.chosen: Indices = ()
        """What the seat to act has decided of its move."""
        self._moves: dict[Seat, dict[Indices, Any]] = {}

    def begin(self, seed: int, episode: int) -> None:
        """Begin the episode of a number, with the luck of a seed."""
        self.luck = Luck(seed, episode)
        self._set(self.game.setup(self.table.config))

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that are to act; none when the game is over."""
        acting = self.game.to_act(self.state)
        return acting if isinstance(acting, tuple) else ()

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat, as they stand."""
        return self.game.outcome(self.state).scores

    def view(self, seat: Seat) -> Any:
        """What a seat sees."""
        return self.game.view(self.state, seat)

    def choices(self, seat: Seat) -> list[int]:
        """The actions that a seat may choose from now, sorted; none if it is not to act."""
        step = len(self.chosen)
        first = self.table.first[step]
        moves = self.moves(seat)
        if not step and len(self.table.numbering.sizes) == 1:
            return sorted(number for (number,) in moves)
        return sorted({first + own[step] for own in moves if own[:step] == self.chosen})

    def moves(self, seat: Seat) -> dict[Indices, Any]:
        """The legal moves of a seat by their numbers."""
        if seat not in self._moves:
            view = self.view(seat)
            index = self.table.numbering.index
            legal = self.game.legal(self.state, seat)
            self._moves[seat] = {index(view, move): move for move in legal}
        return self._moves[seat]

    def mask(self, seat: Seat) -> Mask:
        """The choices of a seat as one byte an action."""
        mask = np.zeros(self.table.actions, np.int8)
        mask[self.choices(seat)] = 1
        return mask

    def act(self, seat: Seat, action: int) -> bool:
        """Let a seat choose; False, and nothing changes, where it may not."""
        if action not in self.choices(seat):
            return False
        chosen = (*self.chosen, action - self.table.first[len(self.chosen)])
        if len(chosen) < len(self.table.numbering.sizes):
            self.chosen = chosen
        else:
            self._set(self.game.apply(self.state, self.moves(seat)[chosen]))
        return True

    def read(self, seat: Seat) -> list[Any]:
        """The numbers of each part of what a seat sees."""
        return self.table.read(self.view(seat), self.chosen if seat in self.acting else ())

    def flat(self, seat: Seat) -> NDArray[np.int32]:
        """What a seat sees in one row, part after part."""
        return np.concatenate([np.asarray(own, np.int32) for own in self.read(seat)])

    def _set(self, state: Any) -> None:
        """Go on from a state, and let chance decide until a seat is to act."""
        game = self.game
        while (acting := game.to_act(state)) is CHANCE:
            state = game.apply(state, self.luck.draw(game.chances(state)))
        self.state, self.chosen, self._moves = state, (), {}
        self.is_over = acting is OVER
