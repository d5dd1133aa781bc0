"""Puzzles of BITS: a board that is nearly full, and the last tiles in their order."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from formspiel.core.game import CHANCE, phrase
from formspiel.games.bits.components import load_edition
from formspiel.games.bits.events import Event, Place, TurnCard
from formspiel.games.bits.players.levels import play_easy
from formspiel.games.bits.rules import apply, chances, legal, setup, tile_in_play, to_act
from formspiel.games.bits.scoring import outcome
from formspiel.games.bits.solver.rounds import best_finish
from formspiel.games.bits.state import Config, State
from formspiel.games.bits.view import view
from formspiel.players import Thought
from formspiel.solvers.puzzle import Found, Maker, Sketch, find_only

EDITION = "2012"

LAST_TILES = {1: (2, 2), 2: (2, 3), 3: (3, 4), 4: (3, 5), 5: (4, 5)}
"""How many tiles there is room for at least and at most, by the level that is wanted."""

CARE = 0.8
"""How often a move before the position is a good one."""

SECONDS = 600.0
"""Far more than any of these takes: what is not proven is no puzzle."""

TRIES = 200
"""So often a round is played until it comes to nothing."""


def sketch(rng: Random, level: int) -> Sketch | None:
    """A position that has come up in one of the three rounds, with the tiles to come."""
    edition = load_edition(EDITION)
    config = Config(edition, 1)
    cells, room = edition.columns * edition.rows, rng.randint(*LAST_TILES[level])
    state, events = _play_rounds(config, rng.randrange(3), rng)
    while not legal(state, 0) or cells - sum(state.boards[0].heights) > 2 * room + 1:
        state, event = _go_on(state, rng, care=CARE)
        events.append(event)
    free = cells - sum(state.boards[0].heights)
    pool = [
        name
        for name, tile in edition.tiles.items()
        for _ in range(tile.count - state.turned.count(name))
    ]
    rng.shuffle(pool)
    # After so many tiles no board has room, wherever they were placed.
    order = pool[: free // 2 - 1]
    if not order:
        return None
    tasks = state.tasks
    whole = best_finish(edition, tasks, state.boards[0], [tile_in_play(state, 0), *order], SECONDS)

    def solve() -> Iterator[tuple[Place, Found]]:
        for move in legal(state, 0):
            after = apply(state, move)
            if after.round != state.round:
                # There is no room for another tile.
                yield move, (outcome(after).rounds[state.round].scores[0], ())
                continue
            found = best_finish(edition, tasks, after.boards[0], order, SECONDS)
            yield move, (found.bound, found.line)

    only = find_only(solve(), whole.best)
    if only is None or not whole.proven:
        return None
    first, (best, line) = only
    before = sum(one.scores[0] for one in outcome(state).rounds[: state.round])
    return Sketch(
        config=config,
        events=tuple(events),
        seat=0,
        coming=tuple(map(TurnCard, order)),
        cards=tuple(order),
        goal=phrase("bits-puzzle-goal", number=len(order) + 1, round=state.round + 1),
        best=before + best,
        line=(first, *line),
    )


def _play_rounds(config: Config, count: int, rng: Random) -> tuple[State, list[Event]]:
    """So many whole rounds, each of which comes to nothing.

    Then the points of the game are those of the round that the puzzle is about.
    """
    state, events = setup(config), list[Event]()
    for number in range(count):
        for _ in range(TRIES):
            here, made = state, list[Event]()
            while here.round == number:
                here, event = _go_on(here, rng, care=0.0)
                made.append(event)
            if outcome(here).scores[0] == 0:
                break
        else:
            return state, events
        state, events = here, events + made
    return state, events


def _go_on(state: State, rng: Random, *, care: float) -> tuple[State, Event]:
    if to_act(state) is CHANCE:
        own = chances(state)
        event: Event = own.pick(rng.randrange(own.total))
    elif rng.random() < care:
        event = play_easy(view(state, 0), legal(state, 0), rng, Thought())
    else:
        event = rng.choice(legal(state, 0))
    return apply(state, event), event


MAKER = Maker(sketch, samples=3_000)
