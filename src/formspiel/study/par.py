"""What was possible with the cards of a challenge, and what bots make of them.

A deal is played here as at a table, by its secret. Bots think with a fixed number of samples and
a seed that follows from the deal, so that everywhere they play the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from formspiel.core.game import CHANCE, OVER, AnyGame, Json
from formspiel.core.record import Record
from formspiel.core.registry import GAMES
from formspiel.core.same_cards import SameCards, load_same_cards
from formspiel.players import load_player
from formspiel.solvers import has_solver, load_solver
from formspiel.solvers.solution import BeyondSolver
from formspiel.study.puzzles import FixedThought
from formspiel.table.dealer import Dealer, Draws

BOTS = ("hard", "master")
MOST_MOVES = 2_000
"""A bot that takes longer is told nothing of."""
SECONDS_A_ROUND = 20.0
Chooser = Callable[[Any, tuple[Any, ...]], Any]


@dataclass(frozen=True)
class Cards:
    """A game of one seat, and where its cards come from."""

    game: AnyGame
    config: Any
    dealer: Dealer
    declared: SameCards
    rounds: Sequence[int] = ()
    limit: int = 0

    def play(self, choose: Chooser) -> list[Any] | None:
        """The events of a game with these cards; None if it does not end."""
        game, state, draws, moves = self.game, self.game.setup(self.config), Draws(), 0
        events: list[Any] = []
        while (acting := game.to_act(state)) is not OVER and not self._is_reached(state):
            draws = draws.entered(game.round_of(state))
            if acting is CHANCE:
                event = self.dealer.deal(game, state, draws.number(self.rounds))
                draws = draws.drawn()
            else:
                if moves >= MOST_MOVES:
                    return None
                event = choose(state, game.legal(state, 0))
                moves += 1
            state = game.apply(state, event)
            events.append(event)
        return events

    def _is_reached(self, state: Any) -> bool:
        is_reached = self.declared.is_reached
        is_waiting = isinstance(self.game.to_act(state), tuple)
        return bool(self.limit and is_waiting and is_reached and is_reached(state, self.limit))


def find_par(played: Json) -> Json:
    """The most points, what proves them, and the points of bots.

    `played` is a game of a challenge: `game`, `edition`, `options`, `secret`, `limit`, `rounds`.
    """
    game, declared = GAMES[played["game"]], load_same_cards(played["game"])
    if declared is None:
        raise ValueError(f"{game.id} is not played with the same cards")
    config = game.configure(game.load_edition(played["edition"]), 1, played["options"])
    dealer = Dealer(bytes.fromhex(played["secret"]))
    cards = Cards(game, config, dealer, declared, played["rounds"], played["limit"])
    bots, best = [], []
    for level in BOTS:
        if level not in game.info.levels:
            continue
        events = cards.play(_bot(game, level, declared.samples, played["secret"]))
        if events is not None:
            points = game.outcome(_follow(game, config, events)).scores[0]
            bots.append({"level": level, "points": points})
            best = events
    if declared.fill is not None:
        fill = declared.fill
        best = cards.play(lambda state, _legal: fill(state)) or best
    return {**_solve(game, config, best), "bots": bots}


def _bot(game: AnyGame, level: str, samples: int, secret: str) -> Chooser:
    player, rng = load_player(game.id, level), Random(f"formspiel par {level}/{secret}")

    def choose(state: Any, legal: tuple[Any, ...]) -> Any:
        return player(game.view(state, 0), legal, rng, FixedThought(samples))

    return choose


def _follow(game: AnyGame, config: Any, events: Sequence[Any]) -> Any:
    state = game.setup(config)
    for event in events:
        state = game.apply(state, event)
    return state


def _solve(game: AnyGame, config: Any, events: Sequence[Any]) -> Json:
    nothing: Json = {"best": None, "bound": None, "proven": False, "rounds": []}
    if not events or not has_solver(game.id):
        return nothing
    record = Record(game, config, tuple(map(game.format_event, events)))
    solver = load_solver(game.id)
    try:
        found = [
            solver.solve_round(record, number, 0, SECONDS_A_ROUND)
            for number in solver.rounds_of(record)
        ]
    except BeyondSolver:
        return nothing
    return {
        "best": sum(one.best for one in found),
        "bound": sum(one.bound for one in found),
        "proven": all(one.proven for one in found),
        "rounds": [one.best for one in found],
    }
