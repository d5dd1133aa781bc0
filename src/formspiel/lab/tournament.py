"""Tournaments: every player meets every other, with the same cards for all.

A bout is one deal for one group of players. It is played once for each way to turn them around
the table, so that everybody has had every seat with those cards; alone there is one game. All
groups get the same deals, so that luck with the cards falls out where players are compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import comb
from random import Random
from typing import Any

from formspiel.core.edition import Edition
from formspiel.core.game import Json
from formspiel.core.record import Record, format_record
from formspiel.core.registry import GAMES
from formspiel.lab.crew import run_in_order
from formspiel.lab.match import play_out
from formspiel.players import Thought, import_player
from formspiel.study.review import review


@dataclass(frozen=True)
class Contest:
    """What is played: all groups of so many of the players, each with every deal."""

    game: str
    players: tuple[str, ...]
    """Their names, each as `import_player` takes it."""
    seats: int
    options: Json
    seed: int
    effort: float
    luck: float = 0.0
    """About so many seconds go into measuring the luck of a seat in a game; 0 measures none."""
    keep_records: bool = False
    edition: Edition | None = None
    """A home-made one; the game's first if there is none."""


@dataclass(frozen=True)
class Game:
    """One game of a bout."""

    seating: tuple[int, ...]
    """The player of each seat, by place in the contest."""
    scores: tuple[int, ...]
    """The points of each seat."""
    fair: tuple[float, ...]
    """For each seat what it played for, points or a share of the win, without luck; if measured."""
    record: str


@dataclass(frozen=True)
class Bout:
    """One deal for one group."""

    deal: int
    games: tuple[Game, ...]


def configure(contest: Contest) -> Any:
    """The config of all games of a contest; Unreadable if it cannot be."""
    game = GAMES[contest.game]
    edition = contest.edition or game.load_edition(game.editions[0])
    return game.configure(edition, contest.seats, contest.options)


def count_bouts(contest: Contest, deals: int) -> int:
    """How many bouts there are."""
    return deals * comb(len(contest.players), contest.seats)


def play_bouts(contest: Contest, deals: int, executor: Executor | None = None) -> Iterator[Bout]:
    """Play a contest, deal by deal, on any executor of futures."""
    groups = list(combinations(range(len(contest.players)), contest.seats))
    items = ((deal, group) for deal in range(deals) for group in groups)
    return run_in_order(partial(play_bout, contest), items, executor)


def play_bout(contest: Contest, item: tuple[int, tuple[int, ...]]) -> Bout:
    """Play one deal with one group: the same deal and group, the same games."""
    deal, group = item
    turns = [group[turn:] + group[:turn] for turn in range(len(group))]
    return Bout(deal, tuple(_play(contest, deal, seating) for seating in turns))


def _play(contest: Contest, deal: int, seating: tuple[int, ...]) -> Game:
    game, config = GAMES[contest.game], configure(contest)
    names = [contest.players[who] for who in seating]
    bots = [import_player(contest.game, name) for name in names]
    cards = Random(f"{contest.seed}/{deal}/cards")
    table = "+".join(map(str, seating))
    minds = [Random(f"{contest.seed}/{deal}/{table}/{who}") for who in seating]
    state, events = play_out(game, config, bots, (cards, minds), Thought(contest.effort))
    written = tuple(map(game.format_event, events))
    record = Record(game, config, written, {"players": names})
    fair: tuple[float, ...] = ()
    if contest.luck:
        fair = tuple(_without_luck(record, seat, contest.luck) for seat in range(len(seating)))
    text = format_record(record) if contest.keep_records else ""
    return Game(seating, game.outcome(state).scores, fair, text)


def _without_luck(record: Record, seat: int, effort: float) -> float:
    found = review(record, seat, effort, has_hindsight=False)
    return found.result - found.luck
