"""`formspiel simulate`: bots against bots, or alone, many times."""

from __future__ import annotations

import json
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from math import inf
from multiprocessing import get_context
from pathlib import Path

from formspiel.cli.files import read_edition_of, write_safely
from formspiel.cli.games import check_player, find_game
from formspiel.cli.progress import progress
from formspiel.cli.trouble import Trouble
from formspiel.core.errors import counted
from formspiel.core.game import Json, Unreadable
from formspiel.core.options import options_among_bots
from formspiel.lab.simulation import Plan, Played, configure, play_games, summary
from formspiel.locales import signed


def plan_of(
    name: str,
    players: str,
    said: Json,
    seed: int,
    effort: float,
    edition: Path | None,
    *,
    keep_records: bool,
) -> Plan:
    """The plan that the words of the command ask for."""
    options = options_among_bots(find_game(name).info.options, said)
    names = tuple(word.strip() for word in players.split(","))
    own = None if edition is None else read_edition_of(name, edition)
    return Plan(name, names, options, seed, effort, keep_records, own)


def run_simulate(plan: Plan, games: int, workers: int, save: Path | None, *, as_json: bool) -> None:
    """Play the games of a plan and report."""
    _check(plan, games, workers)
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"{save}: {error.strerror or error}") from None
    played: list[Played] = []
    with ExitStack() as stack:
        executor: Executor | None = None
        if workers > 1:
            context = get_context("spawn")
            executor = stack.enter_context(ProcessPoolExecutor(workers, mp_context=context))
        advance = stack.enter_context(progress(f"{plan.game}: {', '.join(plan.players)}", games))
        for done in play_games(plan, games, executor):
            if save is not None:
                write_safely(save / f"{plan.game}-{plan.seed}-{done.number:05}.json", done.record)
            played.append(done)
            advance()
    found = summary(plan, played)
    print(json.dumps(found) if as_json else _told(found))


def _check(plan: Plan, games: int, workers: int) -> None:
    for name in plan.players:
        check_player(plan.game, name)
    if games < 1 or workers < 1:
        raise Trouble("games and workers must be at least 1")
    if not 0 < plan.effort < inf:
        raise Trouble("think must be more than 0 seconds")
    try:
        configure(plan)
    except Unreadable as error:
        raise Trouble(str(error)) from None


def _told(found: Json) -> str:
    lines = [f"{found['game']}: {counted(found['games'], 'game')}, seed {found['seed']}"]
    for player in found["players"]:
        low, high = player["interval"]
        lines.append(
            f"  {player['player']:8} mean {player['mean']:8.2f}  (95 %: {low:.2f} to {high:.2f})"
            f"  from {signed(player['least'])} to {signed(player['most'])}"
        )
        if len(found["players"]) > 1 and player["win_share"] is not None:
            low, high = player["win_interval"]
            lines.append(
                f"           wins {player['wins']} of {counted(found['decided'], 'decided game')},"
                f" {player['win_share']:.1%}  (95 %: {low:.1%} to {high:.1%})"
            )
        for rank, count in player["ranks"].items():
            lines.append(f"           {count:5}  {rank}")
    return "\n".join(lines)
