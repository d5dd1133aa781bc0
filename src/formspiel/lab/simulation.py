"""Many games between bots, on as many workers as you like, with the same result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from formspiel.core.edition import Edition
from formspiel.core.game import Json
from formspiel.core.record import Record, format_record
from formspiel.core.registry import GAMES
from formspiel.lab.crew import run_in_order
from formspiel.lab.match import play_out
from formspiel.lab.student import student_quantile
from formspiel.players import Thought, import_player

NORMAL = 1.96
"""Standard deviations either side that hold 95 %."""


@dataclass(frozen=True)
class Plan:
    """What to play. Players change seats from game to game, so that no seat favours one."""

    game: str
    players: tuple[str, ...]
    """Their names, each as `import_player` takes it."""
    options: Json
    seed: int
    effort: float
    keep_records: bool = False
    edition: Edition | None = None
    """A home-made one; the game's first if there is none."""


@dataclass(frozen=True)
class Played:
    """One game: what each player, in the order of the plan, has scored."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[str | None, ...]
    winners: tuple[int, ...]
    events: int
    record: str


def configure(plan: Plan) -> Any:
    """The config of all games of a plan; Unreadable if it cannot be."""
    game = GAMES[plan.game]
    edition = plan.edition or game.load_edition(game.editions[0])
    return game.configure(edition, len(plan.players), plan.options)


def play_game(plan: Plan, number: int) -> Played:
    """Play one game of a plan; the same number, the same game."""
    game = GAMES[plan.game]
    count = len(plan.players)
    config = configure(plan)
    # The player of a seat: seats turn by one from game to game.
    order = [(seat + number) % count for seat in range(count)]
    bots = [import_player(plan.game, plan.players[who]) for who in order]
    cards = Random(f"{plan.seed}/{number}/cards")
    minds = [Random(f"{plan.seed}/{number}/{who}") for who in order]
    state, events = play_out(game, config, bots, (cards, minds), Thought(plan.effort))
    record = Record(game, config)
    outcome = game.outcome(state)
    if plan.keep_records:
        names = [plan.players[who] for who in order]
        written = tuple(map(game.format_event, events))
        record = Record(game, config, written, {"players": names})
    return Played(
        number,
        tuple(outcome.scores[order.index(who)] for who in range(count)),
        tuple(outcome.ranks[order.index(who)] for who in range(count)),
        tuple(sorted(order[seat] for seat in outcome.winners)),
        len(events),
        format_record(record) if plan.keep_records else "",
    )


def play_games(plan: Plan, games: int, executor: Executor | None = None) -> Iterator[Played]:
    """Play the games 0, 1, … of a plan, in that order, on any executor of futures."""
    return run_in_order(partial(play_game, plan), range(games), executor)


def summary(plan: Plan, played: list[Played]) -> Json:
    """What the games show: means with their 95 % intervals, wins, ranks."""
    decided = [done for done in played if len(done.winners) == 1]
    players = [_about(plan, played, decided, who) for who in range(len(plan.players))]
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "think": plan.effort,
        "games": len(played),
        "decided": len(decided),
        "players": players,
    }


def _about(plan: Plan, played: list[Played], decided: list[Played], who: int) -> Json:
    scores = [done.scores[who] for done in played]
    mean = fmean(scores)
    wins = sum(done.winners == (who,) for done in decided)
    ranks: Mapping[Any, int] = Counter(done.ranks[who] for done in played if done.ranks[who])
    return {
        "player": plan.players[who],
        "mean": round(mean, 3),
        "interval": mean_interval(scores),
        "least": min(scores),
        "most": max(scores),
        "wins": wins,
        "win_share": round(wins / len(decided), 4) if decided else None,
        "win_interval": wilson(wins, len(decided)),
        "ranks": dict(sorted(ranks.items(), key=lambda pair: (-pair[1], pair[0]))),
    }


def mean_interval(scores: Sequence[float]) -> list[float] | None:
    """The 95 % interval of a mean, by Student's t; one game tells nothing of how others end."""
    if len(scores) < 2:
        return None
    mean = fmean(scores)
    half = student_quantile(len(scores) - 1) * stdev(scores) / sqrt(len(scores))
    return [round(mean - half, 3), round(mean + half, 3)]


def wilson(wins: int, games: int) -> list[float] | None:
    """The 95 % interval of a share, by Wilson's score, which holds near 0 and 1 too."""
    if not games:
        return None
    share, square = wins / games, NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games**2))
    half /= 1 + square / games
    return [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]
