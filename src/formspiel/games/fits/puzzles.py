"""Puzzles of FITS: a board that is nearly done, and the last cards in their order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from formspiel.core.game import phrase
from formspiel.core.speed.jit import require_numba
from formspiel.games.fits.components import load_edition
from formspiel.games.fits.events import Event, Move, TurnCard
from formspiel.games.fits.info import BOARDS
from formspiel.games.fits.players.levels import play_easy, play_hard
from formspiel.games.fits.rules import apply, chances, legal, setup, to_act
from formspiel.games.fits.solver.rounds import best_finish
from formspiel.games.fits.state import Config, State
from formspiel.games.fits.view import view
from formspiel.players import Thought
from formspiel.solvers.puzzle import Found, Maker, Sketch, find_only

EDITION = "2009"

LAST_CARDS = {1: (2, 2), 2: (2, 3), 3: (3, 4), 4: (3, 4), 5: (4, 5)}
"""How many pieces are to be placed at least and at most, by the level that is wanted."""

CARE = 0.8
"""How often a move before the position is a good one."""

SECONDS = 600.0
"""Far more than any of these takes: what is not proven is no puzzle."""


def sketch(rng: Random, level: int) -> Sketch | None:
    """A position that has come up in a round, with the cards that are left."""
    require_numba()
    edition = load_edition(EDITION)
    config = Config(edition, 1, (rng.choice(BOARDS),))
    count = rng.randint(*LAST_CARDS[level])
    state, events = setup(config), []
    while len(edition.pieces) - len(state.turned) >= count or not legal(state, 0):
        event = _draw(state, rng) if not isinstance(to_act(state), tuple) else _move(state, rng)
        state = apply(state, event)
        events.append(event)
        if state.round:
            return None
    left = [name for name in edition.pieces if name not in state.turned]
    rng.shuffle(left)
    order = [name for name in left if name != state.starts[0]]
    if not order:
        return None
    board = config.boards[0]
    whole = best_finish(edition, board, state.boards[0], [state.turned[-1], *order], SECONDS)

    def solve() -> Iterator[tuple[Move, Found]]:
        for move in legal(state, 0):
            found = best_finish(edition, board, apply(state, move).boards[0], order, SECONDS)
            yield move, (found.bound, found.line)

    only = find_only(solve(), whole.best)
    if only is None or not whole.proven:
        return None
    first, (best, line) = only
    return Sketch(
        config=config,
        events=tuple(events),
        seat=0,
        coming=tuple(map(TurnCard, left)),
        cards=tuple(left),
        goal=phrase("fits-puzzle-goal", number=len(order) + 1, board=config.boards[0]),
        best=best,
        line=(first, *line),
    )


def _draw(state: State, rng: Random) -> Event:
    own = chances(state)
    return own.pick(rng.randrange(own.total))


def _move(state: State, rng: Random) -> Move:
    play = play_hard if rng.random() < CARE else play_easy
    return play(view(state, 0), legal(state, 0), rng, Thought())


MAKER = Maker(sketch, samples=5_000)
